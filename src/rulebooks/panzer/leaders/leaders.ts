/** Leaders (7.55): each is with a unit for good or ill, and helps it, or all whom he commands. */
import { refusal, unset } from '../../../engine/index.ts';
import type { Addend } from '../../../engine/numbers/tally.ts';
import { commandRange, type Observer } from '../charts/index.ts';
import { commands, roleOf } from '../commands/chain.ts';
import {
  type AnyUnit,
  cardOfUnit,
  type Fielded,
  gradeOf,
  isFielded,
  isVehicle,
  ownUnits,
  type Scene,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import type { Unit, UnitId } from '../state.ts';
import { distance, formationOf, isOn, platoonOf, type World } from '../world.ts';
import { type Leader, leaderCalled, leadersOf, type Rating } from './roster.ts';

/** What is printed on his counter; undefined: nobody leads the unit. */
export const leaderOf = (unit: AnyUnit): Leader | undefined =>
  unit.leader === undefined ? undefined : leaderCalled(cardOfUnit(unit).nation, unit.leader.name);

/** Ranks from which the leader of a company, a battalion or a platoon comes (7.55.3.b). */
const RANKS = { CHQ: 7, BHQ: 9, platoon: 5 } as const;

/**
 * Those whom the scenario names; where it names nobody, each formation has one, with the first unit of its headquarters or of its
 * first platoon (7.55). Headquarters of regiments have none.
 */
export function appointLeaders(world: World, units: readonly Unit[]): readonly Unit[] {
  if (!isOn(world, '7.55')) return units;
  const taken = new Set<string>();
  const heads = headsOf(world, units);
  return units.map(unit => {
    if (!heads.includes(unit.id)) return unit;
    const named = platoonOf(world, unit.group).leader;
    const role = roleOf(world, unit);
    const least = role === undefined || role === 'RHQ' ? RANKS.platoon : RANKS[role];
    const all = leadersOf(cardOfUnit(unit).nation);
    const free = all.filter(({ name }) => !taken.has(`${unit.side} ${name}`));
    const leader =
      all.find(({ name }) => name === named) ?? free.find(({ rank }) => rank >= least) ?? free.at(-1);
    if (!leader) return unit;
    taken.add(`${unit.side} ${leader.name}`);
    return { ...unit, leader: { name: leader.name } };
  });
}

function headsOf(world: World, units: readonly Unit[]): readonly UnitId[] {
  const { groups } = world.scenario;
  const first = (group: string) => units.filter(unit => unit.group === group).slice(0, 1);
  const named = groups.filter(({ leader }) => leader !== undefined);
  if (named.length > 0) return named.flatMap(({ id }) => first(id)).map(({ id }) => id);
  const formations = [...new Set(groups.map(({ id }) => formationOf(world, id)))];
  return formations.flatMap(formation => {
    const platoons = groups.filter(
      ({ id, headquarters }) => formationOf(world, id) === formation && headquarters !== 'RHQ',
    );
    const chosen = platoons.find(({ headquarters }) => headquarters !== undefined) ?? platoons[0];
    return chosen ? first(chosen.id).map(({ id }) => id) : [];
  });
}

/** Whether what he is good at reaches the unit: he is with it, or commands it and is near (7.55.2.d, g, h). */
function reaches(world: World, leader: Fielded, unit: Fielded): boolean {
  if (leader.id === unit.id) return true;
  const role = roleOf(world, leader);
  if (role !== 'CHQ' && role !== 'BHQ') return false;
  const isNear = distance(world, leader.at, unit.at) <= commandRange(world.charts, gradeOf(world, unit));
  return isNear && leader.side === unit.side && commands(world, leader, unit);
}

const CITES: Readonly<Record<Rating, string>> = {
  A: '7.55.2.d',
  G: '7.55.2.d',
  S: '7.55.2.g',
  M: '7.55.2.h',
  P: '7.55.2.i',
  R: '7.55.2.j',
};

/** The best that one of these leaders gives: never two at once (7.55.2.c). */
function bestOf(leaders: readonly AnyUnit[], rating: Rating, cite = CITES[rating]): Addend | undefined {
  const offers = leaders.flatMap(unit => {
    const leader = leaderOf(unit);
    const n = leader?.ratings[rating] ?? 0;
    return leader && n > 0 ? [{ id: `leader ${leader.name}`, cite, n }] : [];
  });
  return offers.toSorted((one, other) => other.n - one.n)[0];
}

/** What a leader adds for the unit; for spotting only his own (7.55.2.i). */
export const ledBy = (world: World, view: View, unit: Fielded, rating: Rating): Addend | undefined =>
  isOn(world, '7.55')
    ? bestOf(
        view.units
          .filter(isFielded)
          .filter(each => !each.under || each.id === unit.id)
          .filter(each => each.leader && (rating === 'P' ? each.id === unit.id : reaches(world, each, unit))),
        rating,
      )
    : undefined;

/** To the guns he speaks for his own unit alone, and only as an observer, a commander or with scouts (7.55.2.j). */
export const leadsTheGuns = (world: World, unit: Fielded, is: Observer): Addend | undefined =>
  isOn(world, '7.55') && is !== 'other' && roleOf(world, unit) !== 'RHQ' ? bestOf([unit], 'R') : undefined;

/** In a fight at close quarters one leader who takes part counts, once, and no other (7.55.2.e, 7.55.2.f). */
export const inTheFight = (units: readonly AnyUnit[], cite: '7.55.2.e' | '7.55.2.f'): Addend | undefined =>
  bestOf(units, 'G', cite);

const verb = verbsIn<Scene>();

/** He goes over to other men in his hex, and takes his post with him, when all else is done (7.55.1.f, 7.55.1.g). */
export const transfer = verb('transfer', {
  cite: '7.55.1.f',
  bar: ({ world }) => (isOn(world, '7.55') ? undefined : refusal('7.55', 'there are no leaders')),
  who: scene => ownUnits(scene).filter(({ leader }) => leader !== undefined),
  whoElse: refusal('7.55.1.a', 'no leader is with it'),
  unfit: ({ view }, unit) => {
    if (unit.under) return refusal('7.2.2.b', 'it is hidden');
    if (isVehicle(unit)) return refusal('7.55.1.e', 'he stays with his vehicle');
    if (unit.suppressed || unit.broken || unit.hesitates)
      return refusal('7.55.1.h', 'he does not leave men who are shaken');
    return unit.leader?.since === view.turn ? refusal('7.55.1.g', 'he has come in this turn') : undefined;
  },
  what: (scene, unit): readonly UnitId[] =>
    ownUnits(scene)
      .filter(({ id, at }) => id !== unit.id && at === unit.at)
      .map(({ id }) => id),
  whatElse: refusal('7.55.1.f', 'it is not in his hex'),
  refusal: ({ world, view }, unit, to) => {
    const other = unitById(view, to);
    if (other.under) return refusal('7.2.2.b', 'it is hidden');
    if (isVehicle(other)) return refusal('7.55.1.f', 'he does not go over to vehicles');
    if (formationOf(world, other.group) !== formationOf(world, unit.group))
      return refusal('7.55.1.f', 'it is of another formation');
    return other.leader ? refusal('7.55.1.a', 'it has a leader') : undefined;
  },
  args: ({ id }, to) => ({ unit: id, to }),
  perform(game, { unit, to }) {
    const [from, other] = [unitById(game.state, unit), unitById(game.state, to)];
    if (!from.leader) return;
    const [theirs, ours] = [game.own(other), game.own(from)];
    const role = roleOf(game.world, from);
    theirs.leader = { ...from.leader, since: game.state.turn };
    unset(ours, 'leader');
    if (role === undefined || roleOf(game.world, other) !== undefined) return;
    theirs.role = role;
    ours.role = 'none';
  },
});
