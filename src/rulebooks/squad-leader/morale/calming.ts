/** A leader brings a crew in its rage away from its gun, and to its senses (3.25.10). */
import { type Rule, refusal, type Tally, tally, unset } from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import {
  type AnyUnit,
  canLead,
  gunOfRage,
  isLeader,
  ownUnits,
  unbrokenMorale,
  unitById,
  unitsAt,
} from '../units.ts';
import { leaderEntry } from './modifiers.ts';
import { passesCheck } from './plain-check.ts';
import { rallyVerb } from './rally-scene.ts';

export const calmingModifiers = (leader: AnyUnit): Tally =>
  tally({ stages: ['drm'] }, 0, [leaderEntry(leader, '3.25.10')]);

export const calm = rallyVerb('calm', {
  cite: '3.25.10',
  who: ownUnits,
  unfit({ view }, unit) {
    if (!gunOfRage(view, unit))
      return refusal('3.25.10', 'only a berserk crew at its machine gun is calmed so');
    return unit.acted ? refusal('3.25.10', 'it has been tried in this phase') : undefined;
  },
  what: ({ view }, { at, side, id }) =>
    at === undefined ? [] : unitsAt(view, at, side).filter(each => isLeader(each) && each.id !== id),
  whatElse: refusal('3.25.10', 'there is no leader with it'),
  refusal({ view }, _, leader) {
    if (!canLead(view, leader) || leader.berserk) return refusal('3.2.5', 'he is broken or berserk himself');
    return leader.busy ? refusal('4.8.3', 'he has seen to a deployment in this phase') : undefined;
  },
  args: (unit, leader) => ({ unit: unit.id, by: leader.id }),
  perform: (game, { unit, by }) => tryToCalm(game, unitById(game.state, unit), unitById(game.state, by)),
});

/** A normal check against the morale that is printed on its front. */
function* tryToCalm(game: Game, unit: AnyUnit, leader: AnyUnit): Rule<void> {
  game.own(unit).acted = true;
  const passes = yield* passesCheck(unit, {
    text: `{${leader.id}} calms {${unit.id}}`,
    cite: '3.25.10',
    modifiers: calmingModifiers(leader),
    morale: unbrokenMorale(unit),
    passed: 'comes to its senses',
    failed: 'rages on',
  });
  if (!passes) return;
  unset(game.own(unit), 'berserk', 'charges', 'bloodied');
  game.befall(unit.id, 'calmed');
  game.say('3.25.10', `{${unit.id}} comes to its senses`);
}
