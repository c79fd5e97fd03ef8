/** Starshells (20.2): Leaders, Heroes and mortars light up the night until the Administration Phase. */
import { type Battlefield, type HexId, type HexIx, range } from '../../../board/index.ts';
import {
  type Rule,
  roll,
  type Tally,
  type TallyEntry,
  type TallyPlan,
  tally,
} from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { modifier, starshellNumber } from '../charts/index.ts';
import { placeRefusal } from '../fire/may-fire.ts';
import { fireKind, type Shooter, shooterOf } from '../fire/shooters.ts';
import { reachRefusal } from '../fire/targets.ts';
import { D6, type Game, type View } from '../game.ts';
import type { Action, AnyImpulse } from '../impulses/action.ts';
import { noteDeed, readyUnits } from '../impulses/groups.ts';
import type { Location, UnitId } from '../state.ts';
import { hexOf, placeOf } from '../terrain/places.ts';
import {
  type AnyUnit,
  isFresh,
  isGoodOrder,
  isHero,
  isLeader,
  isLocked,
  isScout,
  leadershipOf,
  unitById,
} from '../units.ts';
import { hasRule, nationOf, type World } from '../world.ts';
import { isClear } from './sight.ts';

export const firingStarshells: Action = { verbs: ['starshell', 'illuminate'], acts, perform };

function acts(world: World, view: View, impulse: AnyImpulse): readonly BookAct[] {
  if (!hasRule(world, 'night')) return [];
  const ready = readyUnits(view, impulse).filter(
    unit => isFresh(unit) && isGoodOrder(unit) && !isLocked(view, unit),
  );
  return [...ready.flatMap(unit => ownShells(world, view, unit)), ...mortarShells(world, view, ready)];
}

/** Any hex within three of a Leader or Hero without a marker (20.2.a). */
function ownShells(world: World, view: View, unit: AnyUnit): readonly BookAct[] {
  if (!(isLeader(unit) || isHero(unit)) || unit.at === undefined) return [];
  const reach = modifier(world.charts.distances, 'Starshell from a Leader or Hero').n;
  return hexesAround(world, unit.at, reach)
    .filter(at => !view.starshells?.includes(at))
    .map(at => ({ verb: 'starshell', unit: unit.id, at }) as const);
}

/** A Leader or Scout calls a mortar: near himself, or where he sees the flash of fire (20.2.c). */
function mortarShells(world: World, view: View, ready: readonly AnyUnit[]): readonly BookAct[] {
  const callers = ready.filter(unit => isLeader(unit) || isScout(unit));
  return callers.flatMap(caller =>
    mortarsFor(world, view, caller).flatMap(mortar =>
      calledHexes(world, view, caller)
        .filter(at => !view.starshells?.includes(at) && !reachRefusal(world, mortar, at))
        .map(at => ({ verb: 'illuminate', caller: caller.id, mortar: mortar.user.id, at }) as const),
    ),
  );
}

function mortarsFor(world: World, view: View, caller: AnyUnit): readonly Shooter[] {
  return view.units
    .filter(
      unit => unit.side === caller.side && unit.at !== undefined && fireKind({ user: unit }) === 'mortar',
    )
    .filter(unit => isFresh(unit) && isGoodOrder(unit) && !isLocked(view, unit))
    .map(({ id }) => shooterOf(view, id))
    .filter(mortar => !placeRefusal(world, mortar));
}

function calledHexes(world: World, view: View, caller: AnyUnit): readonly HexId[] {
  const from = caller.at as Location;
  const near = hexesAround(
    world,
    from,
    modifier(world.charts.distances, 'Starshell from a mortar, around its caller').n,
  );
  const flashes = view.units.flatMap(unit =>
    unit.fired && unit.at !== undefined && isClear(world, view, from, unit.at) ? [hexOf(world, unit.at)] : [],
  );
  return [...new Set([...near, ...flashes])];
}

const around = new WeakMap<Battlefield, Map<string, readonly HexId[]>>();

function hexesAround(world: World, at: Location, reach: number): readonly HexId[] {
  const { field } = world;
  const { hex } = placeOf(world, at);
  const known = around.get(field) ?? new Map<string, readonly HexId[]>();
  around.set(field, known);
  const key = `${hex} ${reach}`;
  const hexes = known.get(key) ?? field.ids.filter((_, ix) => range(field, hex, ix as HexIx) <= reach);
  known.set(key, hexes);
  return hexes;
}

function* perform(game: Game, _: AnyImpulse, act: BookAct): Rule<void> {
  if (act.verb === 'starshell') yield* fireStarshell(game, act.unit, act.at as HexId);
  if (act.verb === 'illuminate') callStarshell(game, act.caller, act.mortar, act.at as HexId);
}

const NUMBER_PLAN: TallyPlan = { stages: ['leadership'] };

/** So much or less on one die lights the hex: the nation's number, raised by a Leader's modifier (20.2.a). */
export function starshellChance(world: World, unit: AnyUnit): Tally {
  const entries: TallyEntry[] = isLeader(unit)
    ? [{ id: `{${unit.id}}`, cite: '20.2.a', op: '+', n: leadershipOf(world, unit), stage: 'leadership' }]
    : [];
  return tally(NUMBER_PLAN, starshellNumber(world.charts, nationOf(world, unit.side)), entries);
}

/** Whether it succeeds or not, he is Ops Complete (20.2.b). */
function* fireStarshell(game: Game, id: UnitId, at: HexId): Rule<void> {
  const unit = unitById(game.state, id);
  const { value } = starshellChance(game.world, unit);
  const succeeds = yield* roll(D6, `{${id}} fires a Starshell over ${at}`, ({ die }) => die <= value, {
    cite: '20.2.a',
    by: unit.side,
  });
  game.own(unit).opsComplete = true;
  noteDeed(game, id);
  if (succeeds) light(game, at);
}

function callStarshell(game: Game, caller: UnitId, mortar: UnitId, at: HexId): void {
  game.own(unitById(game.state, caller)).opsComplete = true;
  game.own(unitById(game.state, mortar)).fired = true;
  noteDeed(game, caller);
  game.say('20.2.c', `{${caller}} calls a Starshell from {${mortar}}`);
  light(game, at);
}

function light(game: Game, at: HexId): void {
  game.own(game.state).starshells = [...(game.state.starshells ?? []), at];
  game.say('20.2.b', `A Starshell lights up ${at} and what is around it`);
}
