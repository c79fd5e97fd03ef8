/** The unit on its way, and what its next hex would cost. */
import { type HexId, type HexIx, neighbourOf } from '../../../board/index.ts';
import { isRefusal, type Owned, type Refusal, refusal, unset } from '../../../engine/index.ts';
import { ALL_DIRECTIONS, type Direction, opposite } from '../../../hex/index.ts';
import { mayStorm } from '../assault/come-up.ts';
import { coverIn } from '../charts/index.ts';
import {
  amend,
  cardOfUnit,
  type Fielded,
  fieldedById,
  type Game,
  isLeg,
  isVehicle,
  pop,
  push,
  type Scene,
  top,
  unitById,
  type View,
} from '../game.ts';
import { shock, unsettle } from '../morale/shocks.ts';
import { leaveScreen } from '../smoke/screen.ts';
import type { Unit } from '../state.ts';
import { terrainAt } from '../terrain/ground.ts';
import { isNarrow } from '../terrain/narrow.ts';
import { hexName, isOn, ix, type World } from '../world.ts';
import { followed, type Step, speedOf, stepFrom } from './costs.ts';
import { behind, escortRefusal, leaveFallen } from './escort.ts';
import { jamRefusal, laneInto } from './narrow.ts';

export const moverOf = (view: View): Fielded => fieldedById(view, top(view, 'move').unit);

/** So many vehicles and towed units, and so many leg units, of a side in one hex (B12.11). */
const STACK = { heavy: 5, leg: 10 } as const;

export const isEnemyIn = ({ units }: View, { side }: Fielded, hex: HexId): boolean =>
  units.some(each => each.at === hex && each.side !== side);

export function fullRefusal({ units }: View, unit: Fielded, hex: HexId): Refusal | undefined {
  const alike = units.filter(
    each =>
      each.at === hex &&
      each.side === unit.side &&
      each.id !== unit.id &&
      isLeg(each) === isLeg(unit) &&
      !each.aboard,
  ).length;
  return alike >= (isLeg(unit) ? STACK.leg : STACK.heavy) ? refusal('B12.11', 'the hex is full') : undefined;
}

/** The hex beyond a side of the mover’s. */
const beyond = ({ world }: Scene, { at }: Fielded, side: Direction): HexIx | undefined =>
  neighbourOf(world.field, ix(world, at), side);

export function hexesBeyond(scene: Scene, sides: readonly Direction[]): readonly HexId[] {
  const unit = moverOf(scene.view);
  return sides.flatMap(side => {
    const hex = beyond(scene, unit, side);
    return hex === undefined ? [] : [hexName(scene.world, hex)];
  });
}

/** Men and guns go through any side, vehicles through that which they face (B12.1). */
export const sidesAhead = (unit: Fielded): readonly Direction[] =>
  isVehicle(unit) ? [unit.facing] : ALL_DIRECTIONS;

const sideTo = (world: World, { at }: Fielded, to: HexId): Direction =>
  ALL_DIRECTIONS.find(side => neighbourOf(world.field, ix(world, at), side) === ix(world, to)) ?? 0;

/** What a step costs, or what stands against it; `times` for reverse, `more` for an overrun. */
export function priced(scene: Scene, to: HexId, { times = 1, more = 0 } = {}): Step | Refusal {
  const unit = moverOf(scene.view);
  const { used, hexes, way } = top(scene.view, 'move');
  if (unit.bogged) return refusal('7.29.e', 'it has bogged down');
  const full = fullRefusal(scene.view, unit, to);
  if (full) return full;
  const side = sideTo(scene.world, unit, to);
  const slow = escortRefusal(scene.world, scene.view, unit, hexes + 1);
  if (slow) return slow;
  const jam = jamRefusal(scene.world, scene.view, unit, side);
  if (jam) return jam;
  const step = stepFrom(scene.world, unit, side, ix(scene.world, to), hexes === 0 || way !== undefined);
  if (isRefusal(step)) return step;
  const gun = longGunRefusal(scene.world, unit, step, to);
  if (gun) return gun;
  const lying = lyingLow(scene.world, unit, hexes, to);
  if (lying) return lying;
  const cost = step.cost * times + more;
  const on = followed(step, hexes, way);
  // One hex forward is always allowed (B12.4).
  const isFirst = hexes === 0 && used === 0 && times === 1;
  if (!isFirst && used + cost > speedOf(scene.world, unit, on))
    return refusal('B12', 'it has too few points left');
  const { way: _, ...rest } = step;
  return { ...rest, cost, ...(on && { way: on }) };
}

/** Men who are suppressed go one hex, into cover (B11.1). */
function lyingLow(world: World, unit: Fielded, hexes: number, to: HexId): Refusal | undefined {
  if (!unit.suppressed || !isLeg(unit)) return undefined;
  if (hexes > 0) return refusal('B11.1', 'it is suppressed, and goes one hex');
  const terrain = terrainAt(world, ix(world, to)) ?? 'clear';
  return coverIn(world.charts, terrain, 'leg') === 'no cover'
    ? refusal('B11.1', 'it is suppressed, and goes into cover')
    : undefined;
}

/** A long gun does not go among trees with its turret turned (7.20.a), unless it follows a way (7.20.b). */
function longGunRefusal(world: World, unit: Fielded, step: Step, to: HexId): Refusal | undefined {
  const card = cardOfUnit(unit);
  if (!isOn(world, '7.20') || step.way) return undefined;
  if (card.is !== 'vehicle' || !card.longGun || unit.turret === undefined) return undefined;
  const isAmongTrees = terrainAt(world, ix(world, to)) === 'grove';
  return isAmongTrees && (unit.turret - unit.facing + 6) % 3 !== 0
    ? refusal('7.20.a', 'its gun is too long to be turned among trees')
    : undefined;
}

/** The hex is entered, with all who ride or are towed. */
export function enter(game: Game, to: HexId, how: { times?: number; more?: number } = {}): Step {
  const { world } = game;
  const mover = moverOf(game.state);
  const step = priced({ world, view: game.state, side: mover.side }, to, how);
  if (isRefusal(step)) throw new Error(`${mover.id} can't enter ${to}`);
  const { used, hexes, unit } = top(game.state, 'move');
  const own = game.own(mover);
  takePlace(game, own, to, opposite(sideTo(world, mover, to)));
  own.at = to;
  own.spot = { by: 'MOVE', turn: game.state.turn };
  leaveScreen(own);
  unset(own, 'fullCover');
  unsettle(game, mover);
  for (const rider of game.state.units.filter(({ aboard }) => aboard === mover.id))
    game.own(unitById(game.state, rider.id)).at = to;
  leaveFallen(game, mover.id);
  for (const man of behind(game.state, mover.id)) {
    const theirs = game.own(man);
    theirs.at = to;
    theirs.spot = { by: 'MOVE', turn: game.state.turn };
    leaveScreen(theirs);
    unsettle(game, man);
  }
  pop(game);
  push(game, {
    is: 'move',
    unit,
    used: used + step.cost,
    hexes: hexes + 1,
    freeTurns: 1,
    turretTurns: 0,
    ...(step.way && { way: step.way }),
  });
  return step;
}

/** Who comes into a narrow road stands behind those who are there (7.30.e); whoever leaves one has no place in it. */
export function takePlace(
  { world, state }: Game,
  own: Owned<Unit>,
  to: HexId,
  side: Direction | undefined,
): void {
  unset(own, 'lane');
  unset(own, 'aside');
  if (isNarrow(world, to) && !isLeg(own)) own.lane = laneInto(state, to, own, side);
}

/** The move is over: whoever left his hex may have lost heart (7.1.2.b). */
export function endMove(game: Game): void {
  const { unit, hexes } = top(game.state, 'move');
  pop(game);
  if (hexes === 0) return;
  shock(game, unit, 'moved');
  const men = behind(game.state, unit).map(({ id }) => id);
  for (const id of men) shock(game, id, 'moved');
  mayStorm(game, men);
}

/** Points are spent that no hex took. */
export function spend(game: Game, points: number): void {
  amend(game, 'move', { used: top(game.state, 'move').used + points });
}
