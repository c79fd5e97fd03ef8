/** What makes units check their morale (7.1.2, 7.1.3). It is noted where it happens, and dealt with before anything else. */
import { type Refusal, refusal, unset } from '../../../engine/index.ts';
import { commandRange } from '../charts/index.ts';
import { commands } from '../commands/chain.ts';
import {
  type AnyUnit,
  type Fielded,
  type Game,
  gradeOf,
  isArmed,
  isFielded,
  isVehicle,
  unitById,
} from '../game.ts';
import type { Fate, ShockCause, State, UnitId } from '../state.ts';
import { distance, formationOf, isOn } from '../world.ts';
import { countLoss } from './cohesion.ts';

export function shock(game: Game, unit: UnitId, by: ShockCause): void {
  if (!isOn(game.world, '7.1')) return;
  game.own(game.state).shocks = [...(game.state.shocks ?? []), { unit, by }];
}

/** Where initiative is staggered, the checks of a unit for fire or overruns wait until all of them are over (7.42.1.2.b, 7.42.2.c). */
export function shockLater(game: Game, unit: UnitId, by: ShockCause): void {
  const { world, state } = game;
  const waits = isOn(world, '7.42') && (state.phase === 'combat' || state.phase === 'movement');
  const target = unitById(state, unit);
  if (!waits) shock(game, unit, by);
  else if (isOn(world, '7.1') && isFielded(target) && !(by === 'fire' && target.checked))
    game.own(target).pending = [...(target.pending ?? []), by];
}

/** It is over for these, or for everybody. */
export function shockPending(
  game: Game,
  ids: readonly UnitId[] = game.state.units.map(({ id }) => id),
): void {
  for (const id of ids) {
    const { pending = [] } = unitById(game.state, id);
    if (pending.length === 0) continue;
    const own = game.own(unitById(game.state, id));
    unset(own, 'pending');
    // One check for fire a turn is enough (7.42.1.2.b).
    if (pending.includes('fire')) own.checked = true;
    for (const by of pending) shock(game, id, by);
  }
}

/** Whoever fell in this step did so in an overrun or man against man. */
export function inMelee(game: Game): void {
  if (game.state.fallen?.length)
    game.own(game.state).fallen = game.state.fallen.map(each => ({ ...each, inMelee: true }));
}

/** Those of a formation whom a rule asks for. */
const those = ({ state }: Game, fits: (unit: Fielded) => boolean): readonly Fielded[] =>
  state.units
    .filter(isFielded)
    .filter(unit => unit.aboard === undefined && unit.under === undefined && fits(unit));

type Fallen = NonNullable<State['fallen']>[number];

/** Whoever was lost since the last step is counted, and those around him are shaken. */
export function mourn(game: Game): void {
  const { fallen = [] } = game.state;
  game.own(game.state).fallen = [];
  for (const each of fallen) {
    const unit = unitById(game.state, each.unit);
    const formation = formationOf(game.world, unit.group);
    if (isCounted(unit, each.fate)) countLoss(game, formation);
    for (const id of shakenBy(game, unit, each)) shock(game, id, causeOf(each));
    for (const { id } of leaderless(game, unit, each)) shock(game, id, 'command lost');
  }
}

/** Combat units alone count, and only those that are gone (7.1.1.2). */
const isCounted = (unit: AnyUnit, fate: Fate): boolean =>
  fate !== 'left' && isArmed({ card: unit.was ?? unit.card });

const causeOf = ({ inMelee }: Fallen): ShockCause => (inMelee ? 'comrades lost' : 'brew-up');

/** Men of the formation in the hex where others fell man against man, or anybody where a vehicle burns (7.1.2.e, 7.1.2.g). */
function shakenBy(game: Game, unit: AnyUnit, { at, fate, inMelee }: Fallen): readonly UnitId[] {
  const burns = fate === 'brewed up';
  const fell = inMelee && !isVehicle(unit);
  if (!burns && !fell) return [];
  const formation = formationOf(game.world, unit.group);
  return those(
    game,
    each =>
      each.at === at &&
      each.side === unit.side &&
      formationOf(game.world, each.group) === formation &&
      (burns || !isVehicle(each)),
  ).map(({ id }) => id);
}

/** Those below a headquarters that is gone, in their own Command Range of where it stood (7.1.2.f, 7.1.3.d). */
const leaderless = (game: Game, chief: AnyUnit, { at, fate }: Fallen): readonly Fielded[] => {
  const { world } = game;
  if (fate === 'left') return [];
  return those(
    game,
    unit =>
      unit.side === chief.side &&
      commands(world, chief, unit) &&
      distance(world, unit.at, at) <= commandRange(world.charts, gradeOf(world, unit)),
  );
};

/** Who hesitates or is broken begins no fight at close quarters (7.1.5.1.b, 7.1.5.2.d). */
export function shakenRefusal({ broken, hesitates }: AnyUnit): Refusal | undefined {
  if (broken) return refusal('7.1.5.2.d', 'it is broken');
  return hesitates ? refusal('7.1.5.1.b', 'it hesitates') : undefined;
}

/** Whoever is about to recover and moves is not (7.1.5.1.d, 7.1.5.2.f). */
export function unsettle(game: Game, unit: AnyUnit): void {
  if (unit.broken === 'OFF') game.own(unit).broken = 'ON';
  if (unit.hesitates === 'OFF') game.own(unit).hesitates = 'ON';
}
