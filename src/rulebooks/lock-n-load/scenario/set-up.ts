/**
 * Set-up: the sides place their units in their areas, one side after the other, and give weapons to units of the
 * same group. Until it says that it is done, a side may lift units off again. Snipers stay off the map (11.4.a).
 */
import { type HexId, hexesIn } from '../../../board/index.ts';
import { type Rule, type Side, unset } from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import type { BookAct } from '../acts.ts';
import { type Bearer, weaponsCarried } from '../charts/index.ts';
import { isMmc, isWeaponTeam, mayUseWeapons } from '../counters/index.ts';
import { type AnyFrame, pop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import type { Location, SetUpFrame, UnitId } from '../state.ts';
import { insideOf, upstairsOf } from '../terrain/places.ts';
import { isBuildingHex, isMultiStory, terrainAt } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  isSniper,
  roomFor,
  unitById,
  weaponById,
  weaponsOf,
} from '../units.ts';
import { enemyOf, groupOf, ix, type World } from '../world.ts';
import { orderOfBattle } from './order-of-battle.ts';

/** The frames of the set-up, innermost last: first the side that sets up first. */
export function setUpFrames(world: World): readonly AnyFrame[] {
  const { scenario } = world;
  const order = [enemyOf(world, scenario.setsUpFirst), scenario.setsUpFirst];
  const busy = order.filter(side =>
    scenario.groups.some(group => group.side === side && (group.setUp || group.weapons)),
  );
  return busy.map(side => ({ is: 'set-up', side }));
}

/** One placement, one weapon given, one gun turned, or the end of a side's set-up. */
export function* setUpFrame(game: Game, { side }: SetUpFrame): Rule<void> {
  const act = yield* choose({
    by: side,
    id: 'set-up',
    cite: '1.3.a',
    prompt: 'Set up',
    acts: view => setUpActs(game.world, view, side),
  });
  switch (act.verb) {
    case 'place':
      return placeUnit(game, unitById(game.state, act.unit), act.at);
    case 'lift':
      return liftUnit(game, unitById(game.state, act.unit));
    case 'give':
      game.own(weaponById(game.state, act.weapon)).possessedBy = act.to;
      return;
    case 'face':
      game.own(unitById(game.state, act.unit)).facing = act.facing as Direction;
      return;
    case 'done':
      pop(game);
  }
}

function placeUnit(game: Game, unit: AnyUnit, at: Location): void {
  const mine = game.own(unit);
  mine.at = at;
  const card = cardOf(unit);
  if (!isWeaponTeam(card)) return;
  mine.dugIn = true;
  if (card.arc) mine.facing = 0;
}

function liftUnit(game: Game, unit: AnyUnit): void {
  for (const weapon of weaponsOf(game.state, unit)) unset(game.own(weapon), 'possessedBy');
  const mine = game.own(unit);
  unset(mine, 'at', 'dugIn', 'facing');
}

type SetUpAct = Extract<BookAct, { verb: 'place' | 'lift' | 'give' | 'face' | 'done' }>;

export function setUpActs(world: World, view: View, side: Side): readonly SetUpAct[] {
  const waiting = unitsToPlace(world, view, side);
  const unclaimed = weaponsToGive(world, view, side);
  const acts: SetUpAct[] = [];
  const hasRoom = roomFor(world, view, side);
  for (const unit of oneOfAKind(waiting)) {
    for (const at of areaOf(world, view, unit)) {
      if (hasRoom(unit, at)) acts.push({ verb: 'place', unit: unit.id, at });
    }
  }
  if (waiting.length === 0) {
    for (const weapon of oneOfAKind(unclaimed)) {
      for (const to of possessorsFor(world, view, weapon)) acts.push({ verb: 'give', weapon: weapon.id, to });
    }
    if (unclaimed.length === 0) acts.push({ verb: 'done' });
  }
  for (const unit of view.units) {
    if (unit.side !== side || unit.at === undefined) continue;
    acts.push({ verb: 'lift', unit: unit.id });
    for (let facing = 0; facing < 6; facing++) {
      if (unit.facing !== undefined && unit.facing !== facing)
        acts.push({ verb: 'face', unit: unit.id, facing });
    }
  }
  return acts;
}

export function unitsToPlace(world: World, view: View, side: Side): readonly AnyUnit[] {
  return view.units.filter(
    unit =>
      unit.side === side && unit.at === undefined && !isSniper(unit) && groupOf(world, unit.group).setUp,
  );
}

/** Counters with the same face and group are as good as one another: the first of each kind is offered. */
function oneOfAKind<T extends AnyUnit | AnyWeapon>(pieces: readonly T[]): readonly T[] {
  const kind = (piece: AnyUnit | AnyWeapon) => `${piece.card}/${'group' in piece ? piece.group : ''}`;
  const seen = new Set<string>();
  return pieces.filter(piece => {
    const first = !seen.has(kind(piece));
    seen.add(kind(piece));
    return first;
  });
}

const grounds = new WeakMap<World, Map<string, readonly Location[]>>();

/** Ground and upper floors of a group's area, for units that go into houses or for guns that don't: read once. */
function groundOfGroup(world: World, group: string, outdoors: boolean): readonly Location[] {
  const known = grounds.get(world) ?? new Map<string, readonly Location[]>();
  grounds.set(world, known);
  const key = `${group} ${outdoors}`;
  const ground = known.get(key) ?? hexesIn(world.field, groupOf(world, group).setUp ?? []).flatMap(floors);
  known.set(key, ground);
  return ground;

  function floors(hex: HexId): readonly Location[] {
    const at = ix(world, hex);
    if (terrainAt(world, at) === undefined || (outdoors && isBuildingHex(world, at))) return [];
    return isMultiStory(world, at) ? [hex, upstairsOf(hex)] : [hex];
  }
}

/** Where the unit may set up: ground, upper floors and bunkers of its group's area. */
export function areaOf(world: World, view: View, unit: AnyUnit): readonly Location[] {
  const ground = groundOfGroup(world, unit.group, isTooBigForHouses(unit));
  if (!view.bunkers) return ground;
  const bunkers = view.bunkers.filter(({ at }) => ground.includes(at)).map(({ at }) => insideOf(at));
  return [...ground, ...bunkers];
}

const GREATEST_CALIBRE_IN_HOUSES = 13;

/** Guns and mortars of more than 13 mm stay out of buildings (1.7.b). */
export function isTooBigForHouses(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return isWeaponTeam(card) && card.weapon !== 'machine-gun' && card.calibre > GREATEST_CALIBRE_IN_HOUSES;
}

export function weaponsToGive({ scenario }: World, view: View, side: Side): readonly AnyWeapon[] {
  const { groupOfWeapon } = orderOfBattle(scenario);
  return view.weapons.filter(
    weapon => weapon.possessedBy === undefined && groupOfWeapon.get(weapon.id)?.side === side,
  );
}

/** Units of the weapon's group with a hand free for it (1.6.a). */
export function possessorsFor(world: World, view: View, weapon: AnyWeapon): readonly UnitId[] {
  const { scenario } = world;
  const group = orderOfBattle(scenario).groupOfWeapon.get(weapon.id)?.id;
  return view.units
    .filter(unit => unit.group === group && canCarryMore(world, view, unit))
    .map(({ id }) => id);
}

export function canCarryMore(world: World, view: View, unit: AnyUnit): boolean {
  const bearer = bearerOf(unit);
  return bearer !== undefined && weaponsOf(view, unit).length < weaponsCarried(world.charts, bearer);
}

/** What the unit counts as in the use of support weapons; undefined if it may use none (1.6.h, 1.7.c). */
export function bearerOf(unit: AnyUnit): Bearer | undefined {
  const card = cardOf(unit);
  if (!mayUseWeapons(card)) return undefined;
  return isMmc(card) ? card.kind : 'SMC';
}
