/** Close combat in a hex with a vehicle: attack by attack in turn, each resolved before the next is declared (3.8). */
import type { Frozen, Rule, Side } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { newAftermath } from '../morale/losses.ts';
import { leaderLosses } from '../morale/morale.ts';
import type { AttackInTurn, CombatFrame, CombatInTurnFrame, UnitId, VehicleId } from '../state.ts';
import { type AnyUnit, isMmc, unitById } from '../units.ts';
import { closeDefence, closeDefenceActs } from '../vehicles/close-defence.ts';
import { combatGuns, enemyVehiclesAt, gunOf, vehicleById, vehiclesAt } from '../vehicles/vehicles.ts';
import { enemyOf, type World } from '../world.ts';
import { resolveAttacks } from './attack.ts';
import { attackWithGuns } from './attack-by-vehicle.ts';
import { assaultVehicle, canAssault } from './attack-on-vehicle.ts';
import { groupHeads, type Stacks, survivors, withStacked } from './groups.ts';
import { endCombat } from './melee.ts';

type InTurn = Frozen<CombatInTurnFrame>;
type Attack = Frozen<AttackInTurn>;

/** How it begins: an ambusher attacks first, else the side without a vehicle, else the ATTACKER (3.8.l). */
export function combatInTurn(
  game: Game,
  { at, stacked, handToHand, shadows }: Frozen<CombatFrame>,
  ambusher: Side | undefined,
): CombatInTurnFrame {
  const { attacker } = game.state;
  const defender = enemyOf(game.world, attacker);
  const has = (side: Side) => vehiclesAt(game.state, at, side).length > 0;
  const side = ambusher ?? (has(attacker) && !has(defender) ? defender : attacker);
  return {
    is: 'combat-in-turn',
    at,
    ...(ambusher !== undefined && { ambusher }),
    ...(handToHand && { handToHand }),
    ...(shadows && { shadows }),
    stacked,
    side,
    through: [],
    attacked: [],
    suffered: [],
  };
}

/** One pick of an attack; with the last one the dice fall. */
export function* combatInTurnFrame(game: Game, frame: InTurn): Rule<void> {
  const acts = (view: View) => attackActs(game.world, view, frame);
  if (frame.open === undefined && acts(game.state).length === 1) return endAttacks(game, frame);
  const act = yield* choose({
    by: frame.side,
    id: 'attack-in-turn',
    cite: '3.8.l',
    prompt: 'Attack',
    acts,
  });
  const { by, guns, on } = frame.open ?? { by: [], guns: [], on: [] };
  const group = (unit: UnitId) => withStacked(frame.stacked, unit);
  switch (act.verb) {
    case 'attack':
      return replaceTop(game, { ...frame, open: { by: [...by, ...group(act.unit)], guns, on } });
    case 'use-gun':
      return replaceTop(game, {
        ...frame,
        open: { by, guns: [...guns, `${act.vehicle}.${act.gun}`], on },
      });
    case 'target':
      return replaceTop(game, { ...frame, open: { by, guns, on: [...on, ...group(act.unit)] } });
    case 'engage':
      return yield* engage(game, frame, by, act.vehicle);
    case 'close-defence':
      yield* closeDefence(game, vehicleById(game.state, act.vehicle), frame.at);
      return endAttack(
        game,
        { ...frame, defended: [...(frame.defended ?? []), act.vehicle] },
        { by, guns, on },
        frame.stacked,
      );
    case 'done':
      return frame.open === undefined
        ? endAttacks(game, frame)
        : yield* attackInfantry(game, frame, frame.open);
  }
}

type AttackAct = Extract<
  BookAct,
  { verb: 'attack' | 'use-gun' | 'target' | 'engage' | 'close-defence' | 'done' }
>;

/** Units attack once and are attacked once (3.8.d); a vehicle's guns attack once each, and it may be attacked often. */
function attackActs(world: World, view: View, frame: InTurn): readonly AttackAct[] {
  const { open } = frame;
  const done = { verb: 'done' } as const;
  if (open === undefined) {
    const bombs = closeDefenceActs(world, view, frame);
    return [...unitActs(view, frame), ...gunActs(world, view, frame), ...bombs, done];
  }
  const targets = targetActs(view, frame);
  if (open.on.length > 0) return [...targets, done];
  if (open.guns.length > 0) return [...gunActs(world, view, frame, open), ...targets];
  return [...unitActs(view, frame, open), ...targets, ...vehicleActs(view, frame, open.by)];
}

/** Who can begin the attack, or join it: only multi-man counters join one another, and only against infantry. */
function unitActs(view: View, frame: InTurn, open?: Attack): readonly AttackAct[] {
  const hasInfantry = targetActs(view, frame).length > 0;
  const isOpen = (unit: AnyUnit) =>
    open === undefined
      ? hasInfantry || vehicleActs(view, frame, withStacked(frame.stacked, unit.id)).length > 0
      : hasInfantry && isMmc(unit) && open.by.some(id => isMmc(unitById(view, id)));
  return groupHeads(view, frame.at, frame.side, frame.stacked)
    .filter(unit => !unit.broken && !frame.attacked.includes(unit.id) && !open?.by.includes(unit.id))
    .filter(isOpen)
    .map(({ id }) => ({ verb: 'attack', unit: id }));
}

/** Guns of one vehicle, together or each for itself (3.8.r). */
function gunActs(world: World, view: View, frame: InTurn, open?: Attack): readonly AttackAct[] {
  if (targetActs(view, frame).length === 0) return [];
  const first = open?.guns[0];
  const vehicles =
    first === undefined ? vehiclesAt(view, frame.at, frame.side) : [gunOf(view, first).vehicle];
  return vehicles
    .flatMap(each => combatGuns(world, each))
    .filter(gun => !frame.attacked.includes(gun) && !open?.guns.includes(gun))
    .map(gun => {
      const { vehicle, mount } = gunOf(view, gun);
      return { verb: 'use-gun', vehicle: vehicle.id, gun: mount };
    });
}

function targetActs(view: View, { at, side, stacked, suffered, open }: InTurn): readonly AttackAct[] {
  return unitsOfOthers(view, at, side, stacked)
    .filter(unit => !suffered.includes(unit.id) && !open?.on.includes(unit.id))
    .map(({ id }) => ({ verb: 'target', unit: id }));
}

function unitsOfOthers(view: View, at: InTurn['at'], side: Side, stacked: Stacks): readonly AnyUnit[] {
  const enemy = view.units.find(unit => unit.at === at && unit.side !== side)?.side;
  return enemy === undefined ? [] : groupHeads(view, at, enemy, stacked);
}

function vehicleActs(view: View, { at, side }: InTurn, by: readonly UnitId[]): readonly AttackAct[] {
  if (!canAssault(by.map(id => unitById(view, id)))) return [];
  return enemyVehiclesAt(view, at, side).map(({ id }) => ({ verb: 'engage', vehicle: id }));
}

/** Infantry against a vehicle, and against nothing besides (3.8.o). */
function* engage(game: Game, frame: InTurn, ids: readonly UnitId[], on: VehicleId): Rule<void> {
  const by = ids.map(id => unitById(game.state, id));
  const { ambusher } = frame;
  const aftermath = newAftermath();
  const { leader } = yield* assaultVehicle(
    game,
    { by, on: vehicleById(game.state, on), ambusher },
    aftermath,
  );
  yield* leaderLosses(game, aftermath);
  const companion = by.find(isMmc);
  const stacked = leader && companion ? { ...frame.stacked, [leader.id]: companion.id } : frame.stacked;
  const assaulted = [...(frame.assaulted ?? []), on];
  endAttack(game, { ...frame, assaulted }, { by: ids, guns: [], on: [] }, stacked);
}

function* attackInfantry(game: Game, frame: InTurn, attack: Attack): Rule<void> {
  const { stacked, side, ambusher } = frame;
  const { by, guns, on } = attack;
  if (guns.length === 0) {
    const declared = { [side]: [{ by, on }] };
    const after = yield* resolveAttacks(game, { ...frame, declared }, [side]);
    return endAttack(game, frame, attack, after);
  }
  const units = on.map(id => unitById(game.state, id));
  const aftermath = newAftermath();
  yield* attackWithGuns(game, { guns, on: units, stacked, side, ambusher }, aftermath);
  yield* leaderLosses(game, aftermath);
  endAttack(game, frame, attack, stacked);
}

/** What is done is done; a leader who came forth has attacked with his unit. */
function endAttack(game: Game, frame: InTurn, { by, guns, on }: Attack, after: Stacks): void {
  const { open: _, ...closed } = frame;
  const stacked = survivors(game.state, after);
  passTurn(game, {
    ...closed,
    stacked,
    attacked: [...frame.attacked, ...by.flatMap(id => withStacked(stacked, id)), ...guns],
    suffered: [...frame.suffered, ...on],
  });
}

function endAttacks(game: Game, frame: InTurn): void {
  const through = [...frame.through, frame.side];
  if (through.length === 2) endCombat(game, frame);
  else passTurn(game, { ...frame, through });
}

/** The sides take turns; an ambusher makes all his attacks before the other makes his first. */
function passTurn(game: Game, frame: InTurn): void {
  const other = enemyOf(game.world, frame.side);
  const goesOn =
    frame.through.includes(other) || (frame.ambusher === frame.side && !frame.through.includes(frame.side));
  replaceTop(game, { ...frame, side: goesOn ? frame.side : other });
}
