/** Broken units of both sides try to rally (3.23). */
import {
  against,
  atMost,
  exactly,
  type Refusal,
  type Rule,
  refusal,
  roll,
  sumOf,
  type Tally,
  type TallyEntry,
  tally,
  unset,
} from '../../../engine/index.ts';
import { modifier, type RALLY_MODIFIERS } from '../charts/index.ts';
import { DR, type Game, type View } from '../game.ts';
import { isCoverAt } from '../terrain/terrain.ts';
import { type AnyUnit, canLead, inMelee, isLeader, moraleOf, ownUnits, unitById, unitsAt } from '../units.ts';
import type { World } from '../world.ts';
import { calm } from './calming.ts';
import { leaderLosses, loseLeader, newAftermath } from './check.ts';
import { reduce } from './losses.ts';
import { leaderEntry } from './modifiers.ts';
import { rallyVerb, type Step } from './rally-scene.ts';
import { wound } from './wounds.ts';

/** Once a phase, and not from a melee (QA-14.2, 6.3.2). */
function tryRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (unit.at === undefined) return refusal('3.23.1', 'it is not on the map');
  if (!unit.broken) return refusal('3.23.1', 'it is not broken');
  if (unit.guard !== undefined) return refusal('3.29.10', 'it is a prisoner');
  if (inMelee(view, unit)) return refusal('6.3.2', 'who is in melee does nothing but fight');
  if (unit.exchanged) return refusal('3.29.6', 'it stays broken until it has routed');
  return unit.acted ? refusal('QA-14.2', 'it has tried to rally in this phase') : undefined;
}

const rally = rallyVerb('rally', {
  cite: '3.23.1',
  who: ownUnits,
  unfit: ({ view }, unit) => tryRefusal(view, unit),
  what: ({ view }, { at, side, id }) =>
    at === undefined ? [] : unitsAt(view, at, side).filter(each => isLeader(each) && each.id !== id),
  whatElse: refusal('3.23.1', 'there is no leader with it'),
  refusal({ view }, _, leader) {
    if (!canLead(view, leader)) return refusal('3.2.5', 'he is broken himself');
    return leader.busy ? refusal('4.8.3', 'he has seen to a deployment in this phase') : undefined;
  },
  args: (unit, leader) => ({ unit: unit.id, by: leader.id }),
  perform: (game, { unit, by }) => rallyAttempt(game, unitById(game.state, unit), unitById(game.state, by)),
});

const selfRally = rallyVerb('self-rally', {
  cite: '3.23.3',
  who: scene => ownUnits(scene).filter(isLeader),
  whoElse: refusal('3.23.3', 'only leaders rally themselves'),
  unfit: ({ view }, unit) => tryRefusal(view, unit),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => rallyAttempt(game, unitById(game.state, unit)),
});

const PLAN = { stages: ['drm'] } as const;

/** What is added to the dice (3.23.2, 3.23.5 to 3.23.7). */
export function rallyModifiers(world: World, unit: AnyUnit, leader: AnyUnit | undefined): Tally {
  const listed = (id: keyof typeof RALLY_MODIFIERS.cites): TallyEntry => ({
    id,
    ...modifier(world.charts.rallyModifiers, id),
    op: '+',
    stage: 'drm',
  });
  return tally(PLAN, 0, [
    ...(unit.desperate || unit.escaped ? [listed('desperation morale')] : []),
    ...(unit.at !== undefined && isCoverAt(world, unit.at) ? [] : [listed('out of cover')]),
    ...(leader ? [leaderEntry(leader, '3.23.5')] : []),
  ]);
}

function* rallyAttempt(game: Game, unit: AnyUnit, leader?: AnyUnit): Rule<void> {
  const modifiers = rallyModifiers(game.world, unit, leader);
  const drm = modifiers.value;
  const morale = moraleOf(unit);
  const result = yield* roll(
    DR,
    leader ? `{${leader.id}} rallies {${unit.id}}` : `{${unit.id}} rallies himself`,
    ({ coloured, white }) => {
      const original = coloured + white;
      // A 12 is a casualty, whatever the modifiers (3.23.8).
      return original === 12 ? 'casualties' : original + drm <= morale ? 'rallied' : 'failed';
    },
    {
      cite: leader ? '3.23.2' : '3.23.3',
      by: unit.side,
      tell: (dice, found) =>
        found === 'casualties'
          ? against(sumOf(dice), exactly(12), true, 'casualties', { of: [unit.id] })
          : against(
              sumOf(dice, modifiers),
              atMost(morale),
              found === 'rallied',
              found === 'rallied' ? 'rallies' : 'stays broken',
              { of: [unit.id] },
            ),
    },
  );
  const mine = game.own(unit);
  mine.acted = true;
  unset(mine, 'escaped');
  if (result === 'rallied') {
    unset(mine, 'broken');
    game.say('3.23.2', `{${unit.id}} rallies`);
  } else if (result === 'casualties') {
    yield* dwindle(game, unit);
  }
}

/** A 12 costs a squad half of its men and others all of them; a leader is wounded, and those with him check (3.23.8, 3.20.8). */
function* dwindle(game: Game, unit: AnyUnit): Rule<void> {
  if (!isLeader(unit)) return reduce(game, unit, '3.23.8');
  const aftermath = newAftermath();
  loseLeader(aftermath, unit);
  yield* wound(game, unit, '3.23.8');
  yield* leaderLosses(game, aftermath);
}

export const rallying: Step = { cite: '3.23.1', prompt: 'Rally', deeds: [rally, selfRally, calm] };
