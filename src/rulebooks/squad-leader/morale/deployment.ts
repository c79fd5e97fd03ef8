/** Squads deploy into half-squads, and half-squads recombine (4.8). */
import { refusal, tally } from '../../../engine/index.ts';
import { CARDS } from '../counters/index.ts';
import { fitsIn } from '../movement/stacking.ts';
import { take } from '../support-weapons/hands.ts';
import {
  type AnyUnit,
  canLead,
  cardOf,
  isGoodOrder,
  isLeader,
  isSquad,
  mmcCard,
  ownUnits,
  unitById,
  unitsAt,
  weaponsOf,
} from '../units.ts';
import { join } from './arrivals.ts';
import { removeUnit } from './losses.ts';
import { leaderEntry } from './modifiers.ts';
import { passesCheck } from './plain-check.ts';
import { rallyVerb, type Step } from './rally-scene.ts';

/** What a check to deploy adds to the dice: the leader's modifier (4.8.2). */
export const deploymentModifiers = (leader: AnyUnit) =>
  tally({ stages: ['drm'] }, 0, [leaderEntry(leader, '4.8.2')]);

const deploy = rallyVerb('deploy', {
  cite: '4.8.2',
  who: ownUnits,
  unfit({ view, world }, unit) {
    if (!isSquad(unit) || mmcCard(unit).half === undefined) return refusal('4.8.2', 'only squads deploy');
    if (!isGoodOrder(view, unit) || unit.berserk)
      return refusal('4.8.2', 'only unbroken squads outside of a melee deploy');
    if (unit.acted) return refusal('4.8.2', 'it has tried in this phase');
    const isRoom = unit.at !== undefined && fitsIn(world, view, unit.at, unit.side, [{ ...unit, id: 'u' }]);
    return isRoom ? undefined : refusal('4.3.1', 'there is no room for another half-squad');
  },
  what: ({ view }, { at, side }) => (at === undefined ? [] : unitsAt(view, at, side).filter(isLeader)),
  whatElse: refusal('4.8.2', 'there is no leader with it'),
  refusal({ view }, _, leader) {
    if (!canLead(view, leader)) return refusal('4.8.2', 'he is broken');
    return leader.busy ? refusal('4.8.3', 'he has seen to a deployment in this phase') : undefined;
  },
  args: (unit, leader) => ({ unit: unit.id, by: leader.id }),
  *perform(game, { unit: id, by }) {
    const unit = unitById(game.state, id);
    const leader = unitById(game.state, by);
    game.own(unit).acted = true;
    game.own(leader).busy = true;
    const passed = yield* passesCheck(unit, {
      text: `{${id}} deploys`,
      cite: '4.8.2',
      modifiers: deploymentModifiers(leader),
      passed: 'deploys',
      failed: 'stays together',
    });
    const { half } = mmcCard(unit);
    if (!passed || half === undefined) return;
    const was = unit.card;
    const mine = game.own(unitById(game.state, id));
    mine.card = half;
    mine.was = was;
    const other = join(game, unit, half);
    game.own(unitById(game.state, other)).was = was;
    game.befall(id, 'deployed');
    game.say('4.8.4', `{${id}} and {${other}} are half-squads now`);
  },
});

/** The squad that a half-squad can be a part of again: the one it was, or the only one with such halves (4.8.5). */
function squadOf(unit: AnyUnit): string | undefined {
  if (unit.was !== undefined) return unit.was;
  const squads = [...CARDS.values()].filter(card => card.kind === 'squad' && card.half === unit.card);
  return squads.length === 1 ? squads[0]?.id : undefined;
}

const isHalf = (unit: AnyUnit): boolean => cardOf(unit).kind === 'half-squad';

const recombine = rallyVerb('recombine', {
  cite: '4.8.5',
  who: ownUnits,
  unfit({ view }, unit) {
    if (!isHalf(unit)) return refusal('4.8.5', 'only half-squads recombine');
    return isGoodOrder(view, unit) && !unit.berserk
      ? undefined
      : refusal('4.8.5', 'only unbroken half-squads outside of a melee recombine');
  },
  what: ({ view }, { at, side, id }) =>
    at === undefined ? [] : unitsAt(view, at, side).filter(each => isHalf(each) && each.id > id),
  whatElse: refusal('4.8.5', 'there is no other half-squad with it'),
  refusal({ view }, unit, other) {
    if (!isGoodOrder(view, other) || other.berserk) return refusal('4.8.5', 'the other one is broken');
    const squad = squadOf(unit);
    return squad !== undefined && squad === squadOf(other)
      ? undefined
      : refusal('4.8.5', 'they are not of the same kind of squad');
  },
  args: (unit, other) => ({ unit: unit.id, with: other.id }),
  perform(game, { unit: id, with: otherId }) {
    const other = unitById(game.state, otherId);
    const squad = squadOf(other);
    if (squad === undefined) return;
    const mine = game.own(unitById(game.state, id));
    mine.card = squad;
    // What one half was told the other has heard by now (3.30.T).
    if (other.swayed && !mine.swayed) Object.assign(mine, { swayed: true, spirit: (mine.spirit ?? 0) - 1 });
    for (const weapon of weaponsOf(game.state, other)) take(game, weapon, mine);
    removeUnit(game, other);
    game.say('4.8.5', `{${id}} is a squad again`);
  },
});

export const deploying: Step = { cite: '4.8.2', prompt: 'Deploy and recombine', deeds: [deploy, recombine] };
