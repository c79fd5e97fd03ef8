/** Acts in words: what a button says, and what it means. */
import { type ActWords, type ByVerb, lookUp } from '../../../engine/index.ts';
import { directionName } from '../../../hex/index.ts';
import type { BookAct } from '../acts.ts';
import { loadOf, planeOnPass } from '../air/aircraft.ts';
import type { Altitude } from '../charts/index.ts';
import { aircraftCard } from '../counters/index.ts';
import { isVehicle, unitById } from '../game.ts';
import { formationName } from '../morale/cohesion.ts';
import type { Phase } from '../phases.ts';
import { type Command, commandText, type UnitId } from '../state.ts';
import { formationOf, platoonOf } from '../world.ts';
import { LOAD_NAMES, nameOf, pieceName, placeText, ROW_NAMES, type Scene } from './names.ts';

const PHASE_ENDS: Readonly<Partial<Record<Phase, ActWords>>> = {
  dischargers: { label: 'No more dischargers' },
  command: { label: 'Commands are given', hint: 'Everybody else has N/C.', grave: true },
  air: { label: 'No more aircraft' },
  'air-again': { label: 'No more aircraft' },
  indirect: { label: 'No more Indirect Fire', hint: 'Fire that is not kept up is checked.' },
  combat: { label: 'End Direct Fire', hint: 'Nobody else of the side fires now.' },
  overwatch: { label: 'No more Overwatch' },
  assault: { label: 'No more assaults' },
  movement: { label: 'End movement', hint: 'Nobody else of the side moves.' },
  hiding: { label: 'Nobody else hides' },
  adjustment: { label: 'All is adjusted' },
};

function doneWords({ view }: Scene): ActWords {
  const frame = view.doing.at(-1);
  if (frame?.is === 'set-up')
    return { label: 'Set-up is done', hint: 'Everybody stays where he stands.', grave: true };
  if (frame?.is === 'camouflage') return { label: 'It is noted', hint: 'Nobody else is camouflaged.' };
  if (frame?.is === 'sneak') return { label: 'End the move', hint: 'The counter stays here.' };
  if (frame?.is === 'pass') return { label: 'Break off', hint: 'It flies on without an attack.' };
  if (frame?.is === 'storm') return { label: 'No more assaults' };
  if (frame?.is === 'move') return { label: 'End the move', hint: 'It stays here.' };
  return PHASE_ENDS[view.phase] ?? { label: 'Done' };
}

const COMMAND_HINTS: Readonly<Record<Command, string>> = {
  FIRE: 'Direct Fire in the Combat Phase.',
  'SHORT-HALT': 'Direct Fire at a penalty, and then half of its movement.',
  MOVE: 'Movement, overruns and assaults.',
  OW: 'One shot at an enemy who moves or has fired.',
  'N/C': 'Nothing.',
};

/** Whom the present fire or assault is on. */
function targetText(scene: Scene): string {
  const frame = scene.view.doing.at(-1);
  const id =
    frame?.is === 'volley' || frame?.is === 'assault'
      ? frame.target
      : frame?.is === 'overwatch'
        ? frame.mover
        : frame?.is === 'quickdraw'
          ? frame.firer.unit
          : undefined;
  return id === undefined ? '' : ` at ${pieceName(scene, id)}`;
}

const ALTITUDE_HINTS: Readonly<Record<Altitude, string>> = {
  Low: 'Guns, bombs and rockets; everybody below may fire at it.',
  Medium: 'Bombs alone; small arms do not reach it.',
  High: 'Bombs alone, that fall far apart; heavy guns alone reach it.',
};

const isRockets = (scene: Scene): boolean => {
  const plane = planeOnPass(scene.view);
  return plane !== undefined && loadOf(plane) === 'rockets';
};

/** Only for shells at armour it matters from where. */
function comesFrom(scene: Scene, target: UnitId, from: string): string {
  const plane = planeOnPass(scene.view);
  const matters = plane && aircraftCard(plane.card).cannon && isVehicle(unitById(scene.view, target));
  return matters ? ` from ${from}` : '';
}

const WORDS: ByVerb<BookAct, Scene, BookAct['verb'], ActWords> = {
  done: scene => doneWords(scene),
  pass: () => ({ label: 'Hold fire', hint: 'Nobody fires now.' }),
  place: (scene, { unit, at }) => ({ label: `${pieceName(scene, unit)} to ${placeText(scene.world, at)}` }),
  mine: (scene, { at }) => ({ label: `Mines in ${placeText(scene.world, at)}` }),
  command: (scene, { unit, is }) => ({
    label: `${pieceName(scene, unit)}: ${commandText(is)}`,
    hint: COMMAND_HINTS[is],
  }),
  platoon: (scene, { unit, is }) => ({
    label: `All of ${platoonOf(scene.world, unitById(scene.view, unit).group).name}: ${commandText(is)}`,
    hint: `Everybody in it who has none yet, as far as commands go. ${COMMAND_HINTS[is]}`,
  }),
  clear: (scene, { unit }) => ({ label: `${pieceName(scene, unit)}: no command`, aside: true }),
  engage: (scene, { target }) => ({ label: `Fire at ${pieceName(scene, target)}` }),
  add: (scene, { unit, row }) => ({
    label: `${pieceName(scene, unit)} with ${ROW_NAMES[row]}`,
    hint: `Its counter is turned up, and it fires${targetText(scene)}.`,
  }),
  resolve: scene => ({
    label: scene.view.doing.at(-1)?.is === 'assault' ? 'Assault' : 'Fire',
    hint: 'The dice are thrown.',
    grave: true,
  }),
  react: (scene, { unit, row }) => ({
    label: `${pieceName(scene, unit)} fires ${ROW_NAMES[row]}${targetText(scene)}`,
    grave: true,
  }),
  answer: (scene, { target, row }) => ({
    label: `Fire ${ROW_NAMES[row]} back at ${pieceName(scene, target)}`,
    grave: true,
  }),
  conceal: (scene, { unit, at }) => ({
    label: `Hide ${pieceName(scene, unit)} in ${placeText(scene.world, at)}`,
    hint: 'It goes under a counter, and the enemy does not know which.',
  }),
  decoy: (scene, { at }) => ({
    label: `A fake in ${placeText(scene.world, at)}`,
    hint: 'A counter with nothing under it.',
  }),
  hide: (scene, { unit }) => ({ label: `Hide ${pieceName(scene, unit)}` }),
  sneak: (scene, { counter }) => ({ label: `Move ${nameOf(scene, counter)}` }),
  discharge: (scene, { unit }) => ({
    label: `${pieceName(scene, unit)} discharges smoke`,
    hint: 'Not again in the turn after.',
  }),
  smoke: (scene, { unit }) => ({
    label: `${pieceName(scene, unit)} makes smoke`,
    hint: 'In place of its small arms’ fire.',
  }),
  name: (scene, { unit }) => ({
    label: `Name ${formationName(scene.world, formationOf(scene.world, unitById(scene.view, unit).group))}`,
    hint: 'If the roll is won, it fires next, and moves before those who fired earlier.',
  }),
  camouflage: (scene, { unit }) => ({
    label: `Camouflage ${pieceName(scene, unit)}`,
    hint: 'Until it moves, or fires in sight of the enemy, it is hard to make out.',
  }),
  move: (scene, { unit }) => ({ label: `Move ${pieceName(scene, unit)}` }),
  step: (scene, { to }) => ({ label: `Go to ${placeText(scene.world, to)}` }),
  reverse: (scene, { to }) => ({ label: `Reverse to ${placeText(scene.world, to)}` }),
  turn: (_, { side }) => ({ label: `Turn to ${side}` }),
  swing: (scene, { unit, side }) => ({ label: `Turret of ${pieceName(scene, unit)} to ${side}` }),
  shelter: (scene, { unit }) => ({
    label: `${pieceName(scene, unit)} goes behind it`,
    hint: 'It moves with the vehicle, as far as men go, and is no easier to hit for it.',
  }),
  follow: (scene, { unit, to }) => ({
    label: `${pieceName(scene, unit)} has the command of ${pieceName(scene, to)}`,
    hint: 'It takes none of its own formation’s.',
  }),
  quickmarch: () => ({ label: 'Quickmarch', hint: 'One hex farther, without fire, and easier to hit.' }),
  leave: () => ({ label: 'Leave the map', hint: 'It does not come back.', grave: true }),
  pivot: (scene, { unit, side }) => ({
    label: `Point ${pieceName(scene, unit)} ${side}`,
    hint: `It turns from ${directionName(unitById(scene.view, unit).facing)}; its counter is turned up.`,
  }),
  mount: (scene, { unit, on }) => ({ label: `${pieceName(scene, unit)} onto ${pieceName(scene, on)}` }),
  dismount: (scene, { unit }) => ({ label: `${pieceName(scene, unit)} dismounts` }),
  alight: (scene, { unit }) => ({
    label: `The observer of ${pieceName(scene, unit)} goes on foot`,
    hint: 'He is a section of his own, and may come back.',
  }),
  overrun: (scene, { to }) => ({ label: `Overrun ${placeText(scene.world, to)}`, grave: true }),
  push: (scene, { unit }) => ({
    label: `Push ${pieceName(scene, unit)} off the road`,
    hint: 'It takes all of its movement.',
    grave: true,
  }),
  shove: () => ({ label: 'Push the wreck off the road', hint: 'It takes all of its movement.', grave: true }),
  call: (scene, { battery, by }) => ({ label: `${nameOf(scene, by)} calls ${nameOf(scene, battery)}` }),
  aim: (scene, { at, load }) => ({
    label: `${LOAD_NAMES[load]} on ${placeText(scene.world, at)}`,
    grave: true,
  }),
  keep: (scene, { battery }) => ({ label: `${nameOf(scene, battery)} goes on`, grave: true }),
  shift: (scene, { battery, at }) => ({
    label: `${nameOf(scene, battery)} shifts to ${placeText(scene.world, at)}`,
    grave: true,
  }),
  cease: (scene, { battery }) => ({ label: `${nameOf(scene, battery)} checks fire` }),
  counter: (scene, { battery }) => ({ label: `${nameOf(scene, battery)} looks for it`, grave: true }),
  fly: (scene, { aircraft, altitude }) => ({
    label: `${nameOf(scene, aircraft)}, ${altitude}`,
    hint: ALTITUDE_HINTS[altitude],
  }),
  approach: (scene, { at }) => ({
    label: `To ${placeText(scene.world, at)}`,
    hint: 'Whoever can, fires at it before it attacks.',
    grave: true,
  }),
  strafe: (scene, { target, from }) => ({
    label: `Strafe ${pieceName(scene, target)}${comesFrom(scene, target, from)}`,
    grave: true,
  }),
  bomb: scene => ({
    label: isRockets(scene) ? 'Fire rockets' : 'Drop bombs',
    hint: 'Everybody is attacked on whom they fall.',
    grave: true,
  }),
  flak: (scene, { unit }) => ({
    label: `${pieceName(scene, unit)} fires at it`,
    hint: 'Its counter is turned up; it does not fire again in this turn.',
    grave: true,
  }),
  assault: (scene, { target }) => ({ label: `Assault ${pieceName(scene, target)}` }),
  demolish: (scene, { at }) => ({ label: `Clear the mines in ${placeText(scene.world, at)}` }),
  breach: (scene, { at, side }) => ({ label: `Breach the wall ${side} of ${placeText(scene.world, at)}` }),
  shell: (scene, { unit, row, at }) => ({
    label: `${pieceName(scene, unit)} fires ${ROW_NAMES[row]} at the house in ${placeText(scene.world, at)}`,
    hint: 'Two effective results leave rubble.',
    grave: true,
  }),
  join: (scene, { unit }) => ({ label: `${pieceName(scene, unit)} takes part` }),
  button: (scene, { unit }) => ({ label: `Close the hatches of ${nameOf(scene, unit)}`, aside: true }),
  open: (scene, { unit }) => ({ label: `Open the hatches of ${nameOf(scene, unit)}`, aside: true }),
  'keep-down': (scene, { unit }) => ({
    label: `${pieceName(scene, unit)} into Full Cover`,
    hint: 'It is seen from the next hex alone, and sees no farther; firing or moving ends it.',
    aside: true,
  }),
  rise: (scene, { unit }) => ({ label: `${pieceName(scene, unit)} out of Full Cover`, aside: true }),
  transfer: (scene, { unit, to }) => ({
    label: `${unitById(scene.view, unit).leader?.name ?? 'He'} goes over to ${pieceName(scene, to)}`,
    aside: true,
  }),
  jettison: (scene, { unit }) => ({
    label: `Let the trailer of ${pieceName(scene, unit)} go`,
    hint: 'It has no more fuel for its flamethrower, and may reverse.',
    grave: true,
    aside: true,
  }),
  'bail-out': (scene, { unit }) => ({
    label: `Give up ${pieceName(scene, unit)}`,
    hint: 'Its crew leaves it for good.',
    grave: true,
    aside: true,
  }),
};

export const words = (scene: Scene, act: BookAct): ActWords =>
  lookUp<BookAct, Scene, ActWords>(WORDS, scene, act) ?? { label: act.verb };
