/** Leaders interrogate prisoners (3.30): whoever fails a check of his morale tells something. */
import {
  against,
  atMost,
  type Refusal,
  type Rule,
  refusal,
  roll,
  sumOf,
  type Tally,
  type TallyEntry,
  tally,
} from '../../../engine/index.ts';
import { DR, type Game, type View } from '../game.ts';
import { rallyVerb, type Step } from '../morale/rally-scene.ts';
import {
  type AnyUnit,
  canLead,
  isLeader,
  isMmc,
  leadershipOf,
  printedBroken,
  unitById,
  unitsAt,
} from '../units.ts';
import { guardOf } from './guards.ts';
import { tellAll } from './information.ts';

/** Who was broken when the phase began, or was nobody yet, did not begin it with a prisoner (3.30.1). */
function questionerRefusal(view: View, leader: AnyUnit): Refusal | undefined {
  if (!canLead(view, leader)) return refusal('3.30.1', 'he is broken, or in a melee');
  if (leader.acted || leader.fresh) return refusal('3.30.1', 'he did not begin the phase unbroken');
  return leader.busy ? refusal('4.8.3', 'he has seen to a deployment in this phase') : undefined;
}

/** In the rally phase of its own player turn, and each prisoner once (3.30.1, 3.30.2). */
const interrogate = rallyVerb('interrogate', {
  cite: '3.30.1',
  bar: ({ view, side }) =>
    side === view.attacker
      ? undefined
      : refusal('3.30.1', 'only in the rally phase of one’s own player turn'),
  who: ({ view, side }) => view.units.filter(unit => guardOf(view, unit)?.side === side),
  whoElse: refusal('3.30.1', 'it is not a prisoner of this side'),
  unfit: (_, { questioned }) =>
    questioned ? refusal('3.30.2', 'it has been interrogated in this player turn') : undefined,
  what: ({ view, side }, { at }) => (at === undefined ? [] : unitsAt(view, at, side).filter(isLeader)),
  whatElse: refusal('3.30.1', 'there is no leader with it'),
  refusal: ({ view }, _, leader) => questionerRefusal(view, leader),
  args: (unit, leader) => ({ unit: unit.id, by: leader.id }),
  perform: (game, { unit, by }) => question(game, unitById(game.state, unit), unitById(game.state, by)),
});

/** The broken morale on his counter; the leaders taken with a squad stand by it, until they talk themselves (3.30.3, 3.30.4). */
export function steadfastness(view: View, prisoner: AnyUnit): Tally {
  return tally({ stages: ['printed', 'leaders'] }, 0, [
    { id: 'broken morale', cite: '3.30.3', op: '+', n: printedBroken(prisoner), stage: 'printed' },
    ...(isMmc(prisoner) ? examples(view, prisoner) : []),
  ]);
}

/** The best of those who have held out; of those who have talked all of them, against it (QA-120.4). */
function examples(view: View, { at, side }: AnyUnit): readonly TallyEntry[] {
  if (at === undefined) return [];
  const leaders = unitsAt(view, at, side).filter(unit => isLeader(unit) && unit.guard !== undefined);
  const [best] = leaders
    .filter(({ questioned }) => questioned !== 'talked')
    .toSorted((a, b) => leadershipOf(a) - leadershipOf(b));
  const talkers = leaders.filter(({ questioned }) => questioned === 'talked');
  const entry = (leader: AnyUnit, cite: string, n: number): TallyEntry => ({
    id: `{${leader.id}}`,
    cite,
    op: '+',
    n,
    stage: 'leaders',
  });
  return [
    ...(best ? [entry(best, '3.30.4', -leadershipOf(best))] : []),
    ...talkers.map(each => entry(each, 'QA-120.4', leadershipOf(each))),
  ];
}

/** Whatever comes of it, the leader has no time for anything else, and the prisoner stays there (3.30.1). */
function* question(game: Game, prisoner: AnyUnit, leader: AnyUnit): Rule<void> {
  const { id } = prisoner;
  const morale = steadfastness(game.state, prisoner).value;
  game.own(leader).tasked = true;
  const talks = yield* roll(
    DR,
    `{${leader.id}} interrogates {${id}}`,
    ({ coloured, white }) => coloured + white > morale,
    {
      cite: '3.30.3',
      by: leader.side,
      tell: (dice, found) =>
        against(sumOf(dice), atMost(morale), !found, found ? 'talks' : 'says nothing', { of: [id] }),
    },
  );
  game.own(unitById(game.state, id)).questioned = talks ? 'talked' : 'held';
  if (!talks) return;
  game.befall(id, 'talked');
  yield* tellAll(game, unitById(game.state, id), leader.side);
}

export const interrogating: Step = { cite: '3.30.1', prompt: 'Interrogate prisoners', deeds: [interrogate] };
