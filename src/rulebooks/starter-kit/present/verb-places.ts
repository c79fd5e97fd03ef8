/** Where each verb belongs in the sequence of play, and by which rule. */
import type { Frame, Phase, RallyStep } from '../state.ts';
import type { Verb } from './by-verb.ts';
import type { Scene } from './names.ts';

interface Place {
  readonly cite: string;
  /** Said where the verb is out of place. */
  readonly when: string;
  isOn(scene: Scene): boolean;
}

const inFrame =
  (...frames: readonly Frame['is'][]) =>
  ({ view }: Scene): boolean =>
    frames.some(is => is === view.doing.at(-1)?.is);
const inStep =
  (...steps: readonly RallyStep[]) =>
  ({ view }: Scene): boolean => {
    const frame = view.doing.at(-1);
    return frame?.is === 'rally' && steps.includes(frame.step);
  };
/** In the phase itself, with nothing under way. */
const inPhase =
  (...phases: readonly Phase[]) =>
  ({ view }: Scene): boolean =>
    view.doing.length === 0 && phases.includes(view.phase);
const either =
  (...tests: readonly ((scene: Scene) => boolean)[]) =>
  (scene: Scene): boolean =>
    tests.some(test => test(scene));

const isFirePhase = inPhase('prep-fire', 'defensive-fire', 'advancing-fire');
const always = (): boolean => true;

export const PLACES: Readonly<Record<Verb, Place>> = {
  done: { cite: '3.0.a', when: 'there is nothing to end', isOn: always },
  pass: { cite: '3.3.3.b', when: 'there is nothing to let pass', isOn: inFrame('window', 'reaction') },

  place: { cite: '1.3.a', when: 'units are placed in the set-up', isOn: inFrame('set-up') },
  lift: { cite: '1.3.a', when: 'units are placed in the set-up', isOn: inFrame('set-up') },
  give: {
    cite: '4.0.a',
    when: 'weapons change hands in the set-up, the rally phase and the advance phase',
    isOn: either(inFrame('set-up'), inStep('transfer'), inPhase('advance')),
  },

  face: {
    cite: '3.2.4.ca.d',
    when: 'guns are turned in the set-up, at the end of a fire phase, and where they have been pushed to',
    isOn: inFrame('set-up', 'turn-guns', 'move'),
  },
  hide: { cite: '6.4.a', when: 'nothing is hidden after the set-up', isOn: inFrame('set-up') },
  conceal: { cite: '8.3.b', when: '? counters are placed in the set-up', isOn: inFrame('set-up') },
  show: { cite: '8.3.e', when: 'nothing is concealed', isOn: always },

  deploy: {
    cite: '8.4.a',
    when: 'squads deploy in the set-up and in their rally phase',
    isOn: either(inFrame('set-up'), inStep('muster', 'deploy')),
  },
  recombine: { cite: '8.4.1', when: 'this is a step of the rally phase', isOn: inStep('muster') },

  recover: { cite: '3.1.c', when: 'this is a step of the rally phase', isOn: inStep('recover') },
  repair: { cite: '3.1.d', when: 'this is a step of the rally phase', isOn: inStep('repair') },
  'self-rally': { cite: '3.1.g', when: 'this is a step of the rally phase', isOn: inStep('self-rally') },
  rally: { cite: '3.1.i', when: 'this is a step of the rally phase', isOn: inStep('rally') },
  'stay-desperate': {
    cite: '3.1.o',
    when: 'this is the last step of the rally phase',
    isOn: inStep('clear'),
  },

  ready: {
    cite: '3.2.a',
    when: 'an attack begins in a fire phase, or when enemies move',
    isOn: either(isFirePhase, inFrame('window', 'drive')),
  },
  faust: {
    cite: '4.4.2.a',
    when: 'an attack begins in a fire phase, or when enemies move',
    isOn: either(isFirePhase, inFrame('window')),
  },
  at: { cite: '3.2.2.e', when: 'no attack is being declared', isOn: inFrame('fire') },
  add: { cite: '3.2.2.i', when: 'no attack is being declared', isOn: inFrame('fire') },
  direct: { cite: '3.2.2.m', when: 'no attack is being declared', isOn: inFrame('fire') },
  shoot: { cite: '3.2.2.i', when: 'no attack is being declared', isOn: inFrame('fire') },
  load: { cite: '6.2.b', when: 'no shot is being declared', isOn: inFrame('fire') },
  aim: { cite: '3.2.4.proc.b', when: 'no shot is being declared', isOn: inFrame('fire') },
  point: { cite: '3.2.4.ca.b', when: 'no shot is being declared', isOn: inFrame('fire') },
  apart: { cite: '3.2.2.k', when: 'no fire group has proved blind in part', isOn: () => false },
  rate: { cite: '3.3.5.b', when: 'no weapon has kept its rate of fire', isOn: () => false },
  destroy: {
    cite: '4.0.g',
    when: 'weapons are destroyed in the prep and defensive fire phases',
    isOn: inPhase('prep-fire', 'defensive-fire'),
  },
  backblast: { cite: '4.4.3.a', when: 'there is no backblast', isOn: inFrame('fire') },

  'open-hatch': {
    cite: '7.7.c',
    when: 'hatches open and close in the owner’s movement and advance phases',
    isOn: either(inFrame('drive'), inPhase('movement', 'advance')),
  },
  'button-up': {
    cite: '7.7.c',
    when: 'hatches open and close in the owner’s movement and advance phases',
    isOn: either(inFrame('drive'), inPhase('movement', 'advance')),
  },
  'repair-arm': { cite: '3.1.e', when: 'this is a step of the rally phase', isOn: inStep('repair') },
  swivel: {
    cite: '3.3.2.f',
    when: 'hulls and turrets are turned at the end of a fire phase',
    isOn: inFrame('turn-guns'),
  },
  'close-defence': {
    cite: '3.8.s',
    when: 'this belongs to close combat with a vehicle',
    isOn: inFrame('combat-in-turn'),
  },

  move: { cite: '3.3.a', when: 'units begin to move in the movement phase', isOn: inPhase('movement') },
  banzai: { cite: '8.1.8.6.a', when: 'a charge begins in the movement phase', isOn: inPhase('movement') },
  charge: { cite: '8.1.8.6.a', when: 'nobody has called for a charge', isOn: inFrame('banzai') },
  rush: { cite: '8.1.8.6.d', when: 'no charge is under way', isOn: inFrame('banzai') },
  hold: { cite: '8.1.8.6.f', when: 'no charge is under way', isOn: inFrame('banzai') },
  with: { cite: '3.3.1.e', when: 'nobody is on the move', isOn: inFrame('move', 'banzai') },
  assault: { cite: '3.3.1.f', when: 'nobody is on the move', isOn: inFrame('move') },
  'double-time': { cite: '3.3.1.g', when: 'nobody is on the move', isOn: inFrame('move') },
  step: { cite: '3.3.b', when: 'nobody is on the move', isOn: inFrame('move', 'rout') },
  push: { cite: '6.5.a', when: 'guns are pushed in the movement phase', isOn: inFrame('move') },
  creep: { cite: '1.1.1.woodsroad.b', when: 'nobody is on the move', isOn: inFrame('move', 'rout') },
  stay: { cite: '3.3.1.e', when: 'nobody is on the move', isOn: inFrame('move') },
  smoke: { cite: '3.3.1.j', when: 'smoke grenades are for those on the move', isOn: inFrame('move') },
  'pick-up': { cite: '3.3.1.l', when: 'nobody is on the move', isOn: inFrame('move') },
  drop: {
    cite: '4.0.b',
    when: 'weapons are dropped on the move and in the advance phase',
    isOn: either(inFrame('move', 'banzai'), inPhase('advance')),
  },
  'place-charge': { cite: '4.3.c', when: 'charges are placed on the move', isOn: inFrame('move') },
  'place-charge-on': { cite: '4.3.e', when: 'charges are placed on the move', isOn: inFrame('move') },
  exit: { cite: '3.3.e', when: 'nobody is on the move', isOn: inFrame('move', 'drive') },

  park: { cite: '1.3.a', when: 'vehicles are placed in the set-up', isOn: inFrame('set-up') },
  unpark: { cite: '1.3.a', when: 'vehicles are placed in the set-up', isOn: inFrame('set-up') },
  heading: { cite: '3.2.4.ca.f', when: 'no vehicle is being set up', isOn: inFrame('set-up') },
  drive: { cite: '3.3.2.a', when: 'vehicles begin to move in the movement phase', isOn: inPhase('movement') },
  start: { cite: '3.3.2.h', when: 'no vehicle is on the move', isOn: inFrame('drive') },
  free: { cite: '7.6.d', when: 'no vehicle is on the move', isOn: inFrame('drive') },
  delay: { cite: '3.3.2.l', when: 'no vehicle is on the move', isOn: inFrame('drive') },
  stop: { cite: '3.3.2.i', when: 'no vehicle is on the move', isOn: inFrame('drive') },
  turn: { cite: '3.3.2.e', when: 'no vehicle is on the move', isOn: inFrame('drive', 'window') },
  turret: {
    cite: '3.3.2.g',
    when: 'no vehicle is on the move, or set up',
    isOn: inFrame('drive', 'window', 'set-up'),
  },
  slowly: { cite: '3.3.2.a', when: 'no vehicle is on the move', isOn: inFrame('drive') },
  enter: { cite: '3.3.2.e', when: 'no vehicle is on the move', isOn: inFrame('drive') },
  'enter-with-all': { cite: '3.3.2.s', when: 'no vehicle is on the move', isOn: inFrame('drive') },
  come: { cite: '3.3.d', when: 'no vehicle is on the move', isOn: inFrame('drive') },
  'come-with-all': { cite: '3.3.d', when: 'no vehicle is on the move', isOn: inFrame('drive') },
  dispense: {
    cite: '7.5.a',
    when: 'smoke is dispensed on the move, and when enemies move',
    isOn: inFrame('drive', 'window'),
  },
  rouse: { cite: '3.3.2.1.a', when: 'no enemy moves', isOn: inFrame('window') },
  scrap: { cite: '3.3.2.k', when: 'no hex is crowded', isOn: () => false },

  rout: { cite: '3.6.b', when: 'units rout in the rout phase', isOn: inPhase('rout') },
  crawl: { cite: '3.6.d', when: 'nobody is in rout', isOn: inFrame('rout') },
  'go-along': { cite: '3.6.k', when: 'nobody is in rout', isOn: inFrame('rout') },
  advance: { cite: '3.7.a', when: 'units advance in the advance phase', isOn: inPhase('advance') },
  'advance-off': { cite: '3.3.e', when: 'units advance in the advance phase', isOn: inPhase('advance') },

  fight: { cite: '3.8.b', when: 'this belongs to the close combat phase', isOn: inPhase('close-combat') },
  stack: { cite: '3.8.g', when: 'this belongs to close combat', isOn: inFrame('combat') },
  attack: {
    cite: '3.8.c',
    when: 'this belongs to close combat',
    isOn: inFrame('combat', 'combat-in-turn'),
  },
  target: {
    cite: '3.8.d',
    when: 'this belongs to close combat',
    isOn: inFrame('combat', 'combat-in-turn'),
  },
  'use-gun': {
    cite: '3.8.r',
    when: 'this belongs to close combat with a vehicle',
    isOn: inFrame('combat-in-turn'),
  },
  engage: {
    cite: '3.8.l',
    when: 'no attack is being put together',
    isOn: inFrame('combat-in-turn', 'fire'),
  },
  react: { cite: '3.3.4.a', when: 'no vehicle moves among them', isOn: inFrame('reaction') },
  promote: { cite: '5.3.a', when: 'no roll of 2 has called for a leader', isOn: () => false },
};
