/** Acts in words: what a button says, and what it means. */
import {
  type ActWords,
  added,
  type ByVerb,
  isRefusal,
  lookUp,
  orLess,
  type Tally,
} from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { costOf, type Gait, pointsOf } from '../charts/index.ts';
import { cardOfUnit, isFielded, unitById } from '../game.ts';
import { stepCost } from '../movement/costs.ts';
import type { LocId, UnitId } from '../state.ts';
import { GAIT_NAMES, pieceName, placeText, type Scene } from './names.ts';

const GAIT_HINTS: Readonly<Record<Gait, string>> = {
  run: 'Farthest, easiest to hit, and without fire.',
  cautious: 'Without fire, and harder to hit than at a run.',
  assault: 'Slower, and with one shot at half strength on the way.',
  crawl: 'One hex, hard to hit, and with one shot at half strength.',
};

function doneWords({ view }: Scene): ActWords {
  const frame = view.doing.at(-1);
  if (frame?.is === 'set-up')
    return { label: 'Set-up is done', hint: 'Everybody stays where he stands.', grave: true };
  if (frame?.is === 'dig') return { label: 'Nobody else digs' };
  if (frame?.is === 'move') return { label: 'End the move', hint: 'Everybody stays here.' };
  return { label: 'End the Command Phase', hint: 'Nobody else of the side recovers now.' };
}

function passWords({ view }: Scene): ActWords {
  const frame = view.doing.at(-1);
  if (frame?.is === 'window') return { label: 'Hold fire', hint: 'Nobody fires at them now.' };
  if (frame?.is === 'move') return { label: 'Stay', hint: 'Nobody else slips away.' };
  if (frame?.is === 'close-combat')
    return frame.declared
      ? { label: 'No answer', hint: 'Nobody strikes back.' }
      : { label: 'Break off', hint: 'The attack is given up; the impulse is used.' };
  return { label: 'Pass', hint: 'This impulse is let go; four passes in a row end the turn.' };
}

/** What a step takes of its points: a crawl is one hex, whatever it costs. */
function stepTally({ world, view }: Scene, id: UnitId, to: LocId): Tally | undefined {
  const frame = view.doing.at(-1);
  const unit = unitById(view, id);
  if (frame?.is !== 'move' || !isFielded(unit)) return undefined;
  const cost = stepCost(world, view, unit, to);
  if (isRefusal(cost)) return undefined;
  return added([{ id: 'MP', cite: '10.1.2', n: frame.gait === 'crawl' ? 1 : cost }]);
}

const one = (scene: Scene, unit: UnitId): string => pieceName(scene, unit);

const WORDS: ByVerb<BookAct, Scene, BookAct['verb'], ActWords> = {
  done: doneWords,
  pass: passWords,
  'offer-end': () => ({
    label: 'Offer to end the turn',
    hint: 'A pass; if the enemy agrees at once, the turn is over.',
    aside: true,
  }),
  first: () => ({ label: 'Go first' }),
  second: () => ({ label: 'Go second', hint: 'The enemy has the first impulse.' }),
  place: (scene, { unit, at }) => ({ label: `${one(scene, unit)} to ${placeText(scene.world, at)}` }),
  hide: (scene, { unit, at }) => ({
    label: `Hide ${one(scene, unit)} in ${placeText(scene.world, at)}`,
    hint: 'The enemy does not see it before it fires, moves or is found.',
  }),
  enter: (scene, { unit, gait }) => ({
    label: `${one(scene, unit)} comes, ${GAIT_NAMES[gait].toLowerCase()}`,
    hint: `${pointsOf(scene.world.charts, gait)} MP. ${GAIT_HINTS[gait]}`,
  }),
  nest: (scene, { at }) => ({
    label: `Nest in ${placeText(scene.world, at)}`,
    hint: 'While a Commissar in order is in the building, nobody of his side in it fears anything.',
    grave: true,
  }),
  recon: (scene, { unit }) => ({
    label: `${one(scene, unit)} fires on suspicion`,
    hint: 'At half strength, into a place where nobody is to be seen.',
  }),
  at: ({ world }, { at }) => ({ label: `Into ${placeText(world, at)}` }),
  'declare-search': () => ({
    label: 'They search',
    hint: 'A leader with a squad looks into hexes beside them, and they do not fire.',
  }),
  seek: (scene, { unit }) => ({
    label: `Search: ${one(scene, unit)}`,
    hint: 'A die says into how many hexes beside him.',
    grave: true,
  }),
  look: ({ world }, { at }) => ({ label: `Look into ${placeText(world, at)}` }),
  charge: () => ({
    label: 'Bayonet Charge',
    hint: 'An Action Check; if it is passed they strike as soon as they are among the enemy.',
    grave: true,
  }),
  grapple: (scene, { unit }) => ({
    label: `Desperation: ${one(scene, unit)} in Close Combat`,
    hint: 'At half its value, and it takes a Morale Check by the same dice.',
  }),
  recover: (scene, { unit }) => ({
    label: `Recover ${one(scene, unit)}`,
    hint: 'With a leader it is restored, alone it takes a Morale Check.',
  }),
  regroup: (scene, { unit }) => ({
    label: `Make ${one(scene, unit)} whole`,
    hint: 'Two halves of a kind become a squad.',
  }),
  excess: (scene, { unit }) => ({
    label: `No room for ${one(scene, unit)}`,
    hint: 'It becomes Disrupted.',
    grave: true,
  }),
  move: (scene, { unit, gait }) => ({
    label: `${GAIT_NAMES[gait]}: ${one(scene, unit)}`,
    hint: `${pointsOf(scene.world.charts, gait)} MP. ${GAIT_HINTS[gait]}`,
  }),
  join: (scene, { unit }) => ({
    label: `${one(scene, unit)} goes along`,
    hint: 'They move as a platoon, with their leader.',
  }),
  step: (scene, { unit, to }) => {
    const cost = stepTally(scene, unit, to);
    return {
      label: `${one(scene, unit)} to ${placeText(scene.world, to)}`,
      ...(cost && { cost, hint: `It costs ${cost.value} MP; the enemy may fire.` }),
    };
  },
  hold: (scene, { unit }) => ({ label: `${one(scene, unit)} stays`, hint: 'The others go on.' }),
  flip: (scene, { unit }) => ({
    label: unitById(scene.view, unit).crew
      ? `${one(scene, unit)} sets up its weapon`
      : `${one(scene, unit)} packs up its weapon`,
    hint: `${costOf(scene.world.charts, 'flip')} MP; the enemy may fire.`,
  }),
  leave: (scene, { unit }) => ({
    label: `${one(scene, unit)} leaves the map`,
    hint: 'It does not come back.',
    grave: true,
  }),
  fire: (scene, { unit, at }) => ({
    label: `${one(scene, unit)} fires at ${placeText(scene.world, at)}`,
    hint: 'Others may join before the dice are thrown.',
  }),
  despair: (scene, { unit, at }) => ({
    label: `Desperation: ${one(scene, unit)} at ${placeText(scene.world, at)}`,
    hint: 'At half strength, and it takes a Morale Check by the same dice.',
  }),
  add: (scene, { unit }) => ({ label: `${one(scene, unit)} takes part` }),
  direct: (scene, { unit }) => ({
    label: `${one(scene, unit)} directs`,
    hint: 'Five better, and he does not fight himself.',
  }),
  shoot: () => ({ label: 'Fire', hint: 'The dice are thrown.', grave: true }),
  flee: (scene, { unit, to }) => ({ label: `${one(scene, unit)} flees to ${placeText(scene.world, to)}` }),
  assail: (scene, { unit }) => ({ label: `${one(scene, unit)} attacks in Close Combat` }),
  strike: () => ({ label: 'Strike', hint: 'Both sides throw, and both results count.', grave: true }),
  'bug-out': (scene, { unit, to }) => ({
    label: `${one(scene, unit)} slips away to ${placeText(scene.world, to)}`,
    hint: `It takes a Morale Check: ${orLess(cardOfUnit(unitById(scene.view, unit)).quality)} passes.`,
    grave: true,
  }),
  'get-in': (scene, { unit }) => ({
    label: `${one(scene, unit)} into the pit`,
    hint: 'For a point, into what somebody has left.',
  }),
  'take-cover': (scene, { unit }) => ({
    label: `${one(scene, unit)} into cover`,
    hint: 'Out of sight beyond its own hex, both ways.',
  }),
  'leave-cover': (scene, { unit }) => ({
    label: `${one(scene, unit)} out of cover`,
    hint: 'For a point.',
  }),
  clear: (scene, { unit }) => ({
    label: `Clear the hex: ${one(scene, unit)}`,
    hint: 'Done when the phase is over, if they stay and are not Disrupted.',
  }),
  mine: ({ world }, { at }) => ({
    label: `Mines in ${placeText(world, at)}`,
    hint: 'Hidden until the enemy comes upon them, or searches.',
  }),
  blow: (scene, { unit, at }) => ({
    label: `${one(scene, unit)} blows up what lies in ${placeText(scene.world, at)}`,
    hint: 'The charge is used up; an E does away with wire, mines and roadblocks.',
    grave: true,
  }),
  mousehole: (scene, { unit, to }) => ({
    label: `${one(scene, unit)} blows a hole towards ${placeText(scene.world, to)}`,
    hint: 'The charge is used up; with a hole, those behind it are attacked.',
    grave: true,
  }),
  search: ({ world }, { at }) => ({
    label: `Search ${placeText(world, at)}, too`,
    hint: 'Half the firepower on each hex.',
  }),
  'dig-in': (scene, { unit }) =>
    scene.view.doing.at(-1)?.is === 'set-up'
      ? { label: `${one(scene, unit)} is dug in`, hint: 'One of the pits that the scenario gives.' }
      : {
          label: `${one(scene, unit)} digs in`,
          hint: `An Action Check: ${orLess(cardOfUnit(unitById(scene.view, unit)).quality)} succeeds.`,
          grave: true,
        },
  smoke: (scene, { unit, at }) => ({
    label: `${one(scene, unit)} throws smoke into ${placeText(scene.world, at)}`,
    hint: 'Until the end of the phase fire through it is ten worse, and sight needs luck.',
  }),
};

export const words = (scene: Scene, act: BookAct): ActWords =>
  lookUp<BookAct, Scene, ActWords>(WORDS, scene, act) ?? { label: act.verb };
