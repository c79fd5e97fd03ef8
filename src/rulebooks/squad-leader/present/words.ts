/** Acts in words: what a button says, and what it means. */
import { type ActWords, series } from '../../../engine/index.ts';
import { type WordsByVerb, wordsBy } from '../../kit/present/words.ts';
import type { BookAct } from '../acts.ts';
import { findShooter } from '../fire/shooters.ts';
import { targetsAt } from '../fire/targets.ts';
import { isEnemyHeld } from '../movement/entry.ts';
import type { LocId, Phase, RallyStep, ShooterId } from '../state.ts';
import { entryCost } from '../terrain/cost.ts';
import { type AnyUnit, isWeaponId, unitById, unitsAt } from '../units.ts';
import type { Verb } from './by-verb.ts';
import { nameOf, pieceName, placeText, type Scene } from './names.ts';

const PHASE_ENDS: Readonly<Record<Phase, ActWords>> = {
  rally: { label: 'End the rally phase' },
  'prep-fire': { label: 'End prep fire', hint: 'Nobody else fires before the movement phase.' },
  movement: { label: 'End movement', hint: 'Nobody else moves in this player turn; the defender fires.' },
  'defensive-fire': { label: 'End defensive fire', hint: 'Whoever has come through is where he ended.' },
  'advancing-fire': { label: 'End advancing fire', hint: 'Nobody else fires in this player turn.' },
  rout: { label: 'Nobody else routs', hint: 'Those who need not rout stay where they are.' },
  advance: { label: 'Done advancing', hint: 'Nobody else goes.' },
  'close-combat': {
    label: 'No more attacks',
    hint: 'Who has been given an attack makes it; the others don’t attack.',
    grave: true,
  },
};

const STEP_ENDS: Readonly<Record<RallyStep, string>> = {
  promote: 'No field promotions',
  deploy: 'Nobody else deploys',
  repair: 'Repair nothing more',
  rally: 'No more rally',
  interrogate: 'Interrogate nobody else',
  overawe: 'Overawe nobody else',
  command: 'Leave the others without orders',
};

function doneWords({ view }: Scene): ActWords {
  const frame = view.doing.at(-1);
  switch (frame?.is) {
    case 'set-up':
      return { label: 'Set-up is done', hint: 'Everybody stays where he stands.', grave: true };
    case 'sighting':
      return { label: 'No more guns', hint: 'What is sighted in stays so until it is moved.' };
    case 'rally':
      return { label: STEP_ENDS[frame.step], hint: 'Goes on to the next step of the rally phase.' };
    case 'move':
      return frame.begun
        ? { label: 'End the move', hint: 'They stay here: their movement phase is over.' }
        : { label: 'Stay', hint: 'They don’t move: their movement phase is over.' };
    case 'watch':
      return { label: 'Let them go on', hint: 'Nobody else fires at them here.' };
    case 'assembly':
      return { label: 'Leave the guns as they are' };
    case 'combat':
      return frame.stage === 'fight'
        ? PHASE_ENDS['close-combat']
        : { label: 'Nobody else withdraws', hint: 'The others fight it out.' };
    default:
      return PHASE_ENDS[view.phase];
  }
}

/** `4-6-7 C in K5`, `the LMG of 4-6-7 C in K5`. */
function shooterText(scene: Scene, id: ShooterId): string {
  const shooter = findShooter(scene.view, id);
  const name = isWeaponId(id) ? `the ${pieceName(scene, id)}` : pieceName(scene, id);
  if (!shooter) return name;
  const user = isWeaponId(id) ? ` of ${pieceName(scene, shooter.user.id)}` : '';
  return `${name}${user} in ${placeText(scene.world, shooter.at)}`;
}

function targetText({ world, view }: Scene): string {
  const frame = view.doing.at(-1);
  return frame?.is === 'fire' && frame.target !== undefined ? ` at ${placeText(world, frame.target)}` : '';
}

/** Whom fire would strike there: `: 6-6-6 K, and 6-6-6 L on its way` (5.6.1). */
function whoIsThere(scene: Scene, at: LocId): string {
  const { view } = scene;
  const there = unitsAt(view, at).filter(({ guard }) => guard === undefined);
  const passed = targetsAt(view, at).filter(unit => !there.includes(unit));
  const names = (units: readonly AnyUnit[]) => series(units.map(({ id }) => pieceName(scene, id)));
  const parts = [
    ...(there.length > 0 ? [names(there)] : []),
    ...(passed.length > 0 ? [`${names(passed)} on ${passed.length > 1 ? 'their' : 'its'} way`] : []),
  ];
  return parts.length > 0 ? `: ${parts.join('; ')}` : '';
}

function stepWords(scene: Scene, to: Parameters<typeof placeText>[1], label: string): ActWords {
  const frame = scene.view.doing.at(-1);
  const id = frame?.is === 'move' ? frame.units[0] : frame?.is === 'rout' ? frame.unit : undefined;
  const from = id === undefined ? undefined : unitById(scene.view, id).at;
  const cost = entryCost(scene.world, { from, to });
  return { label: `${label} ${placeText(scene.world, to)}`, ...(cost && { cost }) };
}

const WORDS: WordsByVerb<BookAct, Scene, Verb> = {
  done: doneWords,
  pass: 'Pass — Let this go by.',
  place: 'Place {unit} in {at}',
  lift: (scene, { unit }) => ({
    label: `Take ${pieceName(scene, unit)} off again`,
    hint: 'What it has been given is to be given anew.',
    aside: true,
  }),
  give: (scene, { weapon, to }) => ({
    label: `Give the ${pieceName(scene, weapon)} to ${pieceName(scene, to)}`,
    // Who moves has other things to think of.
    ...(scene.view.phase === 'movement' && { aside: true }),
  }),
  'bore-sight':
    'Sight in the {weapon} on {at} — Two less on its dice there, as long as it stays and fires with no others. The enemy does not know.',
  repair: '! Repair the {weapon} — One die: up to its repair number it works again, on a 6 it is gone.',
  rally: '! {by} rallies {unit} — Two dice, up to its broken morale. A 12 costs casualties.',
  'self-rally': '! {unit} rallies himself — Two dice, up to his broken morale. A 12 costs him dear.',
  calm: '{by} calms {unit} — Two dice, up to its morale: it is berserk no more.',
  promote: '! A leader from {unit} — Two dice: a 2 or 3 brings forth a leader, a 12 is the end of the unit.',
  deploy: '! {by} deploys {unit} — A normal morale check; passed, the squad becomes two half-squads.',
  recombine: '{unit} and {with} recombine',
  command: 'Orders for {unit} — Without them it neither moves nor fires in this player turn.',
  interrogate:
    '{by} interrogates {unit} — Two dice above its broken morale make it talk. He does nothing else in this player turn.',
  ready: (scene, { shooter }) => ({ label: `Fire with ${shooterText(scene, shooter)}` }),
  at: (scene, { at }) => ({
    label: `At ${placeText(scene.world, at)}${whoIsThere(scene, at)}`,
    hint:
      scene.world.options.sight === 'strict'
        ? 'Whether the line is clear shows only when the attack is declared.'
        : 'The line of sight is clear.',
  }),
  add: (scene, { shooter }) => ({ label: `Add ${shooterText(scene, shooter)}` }),
  unready: () => ({ label: 'Don’t fire after all', hint: 'The declaration is taken back.', aside: true }),
  direct:
    '{leader} directs — His modifier counts and nobody cowers; he directs nobody else in this player turn.',
  inspire: '{unit} gives an example — One less on the dice of the attack, instead of his own fire.',
  spare: (scene, { unit }) => ({
    label: `Leave out ${pieceName(scene, unit)}`,
    hint: 'It only passed through, and may be fired at elsewhere on its way.',
    aside: true,
  }),
  shoot: scene => ({
    label: `Fire${targetText(scene)}`,
    hint: 'The attack is declared: the dice fall.',
    grave: true,
  }),
  help: '{unit} helps at the gun — Two men fire it at its full strength; both do nothing else.',
  alone: 'Full fire of the {weapon} — He serves it alone: all of its firepower, and one more on the dice.',
  sustain: 'Sustained fire with the {weapon} — A column more; it breaks down two sooner, and then for good.',
  spray:
    'Spray {at}, {and} and {also} — Half its firepower at each of the three; what else the squad has goes at the first.',
  'pass-by': (scene, { at }) => ({
    label: `Fire past ${placeText(scene.world, at)}`,
    hint: 'Those in cover there are left alone, and the fire goes on behind them.',
    aside: true,
  }),
  beside: (scene, { at }) => ({
    label: `Along ${placeText(scene.world, at)}`,
    hint: 'The line runs between hexes: the fire strikes those on this side.',
    aside: true,
  }),
  lay: '! Place the {weapon} on {at} — It goes off in the advancing fire phase, if those who place it stand defensive fire here.',
  explode: '! Set off the {weapon} — Two dice on the fire table against all who are there.',
  throw: '! Throw the {weapon} at {at} — It goes off at once, and strikes the thrower’s hex as well.',
  move(scene, { unit }) {
    const { at } = unitById(scene.view, unit);
    const from = at === undefined ? 'onto the map' : `from ${placeText(scene.world, at)}`;
    return { label: `Move ${pieceName(scene, unit)} ${from}` };
  },
  with: '{unit} goes along',
  bear: '{by} carries {unit} — He weighs five points, and goes as fast as they do.',
  assault: 'Assault movement — One hex with care: fire gets no modifier for movement.',
  'double-time': 'Double time — Two movement factors more, no advancing fire, and exhausted.',
  step: (scene, { to }) => stepWords(scene, to, 'Move to'),
  stay: '{unit} stays here — The others go on.',
  search: 'Search the hex — A movement factor for a better chance to find what lies here.',
  discard: '! Give up the {weapon} — There are more weapons in the hex than it holds.',
  dismantle: 'Dismantle the {weapon} — It weighs half, and can’t be fired.',
  assemble: 'Put the {weapon} together',
  'pick-up': '{unit} takes the {weapon}',
  drop: (scene, { weapon }) => ({ label: `Leave the ${pieceName(scene, weapon)} here`, aside: true }),
  exit: '! Leave the map — They don’t come back, if they come through defensive fire.',
  scrounge: '{unit} looks for arms — A 2 with two dice finds some. One try for each side in a turn.',
  guard: (scene, { unit, by }) => ({
    label: `${pieceName(scene, by)} guards ${pieceName(scene, unit)}`,
    hint: 'Who guards prisoners fires at half strength, and takes them along.',
    aside: true,
  }),
  abandon: (scene, { unit }) => ({
    label: `Leave the prisoner ${pieceName(scene, unit)} behind`,
    hint: 'It is free as soon as its guard leaves the hex.',
    aside: true,
    grave: true,
  }),
  rout: 'Rout {unit} — It leaves its weapons behind and makes for the nearest cover.',
  flee: (scene, { to }) => stepWords(scene, to, 'Rout to'),
  advance: (scene, { unit, to }) => {
    const { side } = unitById(scene.view, unit);
    return {
      label: `${pieceName(scene, unit)} advances to ${placeText(scene.world, to)}`,
      ...(isEnemyHeld(scene.view, to, side) && { hint: 'Into close combat.' }),
    };
  },
  withdraw:
    '{unit} withdraws — It makes no attack, and attacks on it are easier. If it survives it leaves the hex.',
  'fall-back': '{unit} falls back to {to}',
  attack: '{unit} attacks',
  target: 'against {unit}',
  lead: '{leader} leads — His modifier counts in this attack.',
  'take-alive': 'Take them prisoner — One more on the dice: who would be eliminated is taken.',
  wreck: (scene, { weapon }) => ({
    label: `Destroy the ${pieceName(scene, weapon)}`,
    hint: 'In the coming close combat phase, if its bearer has nobody to fight.',
    aside: true,
    grave: true,
  }),
  jam: (scene, { weapon }) => ({
    label: `Make the ${pieceName(scene, weapon)} useless`,
    hint: 'It malfunctions in the coming close combat phase, if its bearer has nobody to fight, and may be repaired.',
    aside: true,
    grave: true,
  }),
  share: '{leader} keeps with {unit} — He shares its fate. The enemy does not know with whom he goes.',
  next: 'Next attack — This one stands as it is.',
  evacuate: '! Evacuate {unit} — He leaves the game, and does not count as lost.',
  'carry-on': '{unit} carries on — Unbroken, but his wound costs him morale, leadership and speed.',
  hero: '! Look for a hero in {unit} — One die: on a 1 or 2 there is one. A leader becomes a hero himself.',
  capture:
    '{by} takes {unit} prisoner — Prisoners count double at the end, but their guard fires at half strength.',
  kill: '! No quarter for {unit} — It is eliminated.',
  'let-be': 'Leave {unit} where it is — It may be taken prisoner later.',
  overawe:
    '{by} overawes {unit} — Once four times its firepower faces it, five with a machine gun, it checks its morale.',
  execute: (scene, { unit }) => ({
    label: `Shoot the prisoner ${pieceName(scene, unit)}`,
    hint: 'It counts no more, its guard doesn’t fire, and comrades who see it will fight the harder.',
    aside: true,
    grave: true,
  }),
  break: (scene, { unit }) => ({
    label: `${pieceName(scene, unit)} breaks of its own will`,
    hint: 'It may rout in the coming rout phase, and has to be rallied.',
    aside: true,
    grave: true,
  }),
  'go-along': '{leader} goes along — He stays with those who rout for the whole phase.',
};

export const words = wordsBy<BookAct, Scene>(WORDS, nameOf);
