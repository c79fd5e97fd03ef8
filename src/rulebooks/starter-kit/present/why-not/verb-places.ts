/** Where each verb belongs in the sequence of play, and by which rule. */
import type { Frame, Phase, RallyStep } from '../../state.ts';
import type { Verb } from '../by-verb.ts';
import type { Scene } from '../names.ts';

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
const never = (): boolean => false;

const place = (cite: string, when: string, isOn: Place['isOn']): Place => ({ cite, when, isOn });
const rallyStep = (cite: string, step: RallyStep): Place =>
  place(cite, 'this is a step of the rally phase', inStep(step));

// Where several verbs belong, and what is said of them elsewhere.
const PLACING = ['units are placed in the set-up', inFrame('set-up')] as const;
const DECLARING = ['no attack is being declared', inFrame('fire')] as const;
const AIMING = ['no shot is being declared', inFrame('fire')] as const;
const HATCHES = [
  'hatches open and close in the owner’s movement and advance phases',
  either(inFrame('drive'), inPhase('movement', 'advance')),
] as const;
const FIGHTING_VEHICLES = ['this belongs to close combat with a vehicle', inFrame('combat-in-turn')] as const;
const CHARGING = ['no charge is under way', inFrame('banzai')] as const;
const MOVING = ['nobody is on the move', inFrame('move')] as const;
const UNDER_WAY = ['nobody is on the move', inFrame('move', 'rout')] as const;
const LAYING_CHARGES = ['charges are placed on the move', inFrame('move')] as const;
const PARKING = ['vehicles are placed in the set-up', inFrame('set-up')] as const;
const DRIVING = ['no vehicle is on the move', inFrame('drive')] as const;
const ROUTING = ['nobody is in rout', inFrame('rout')] as const;
const ADVANCING = ['units advance in the advance phase', inPhase('advance')] as const;
const FIGHTING = ['this belongs to close combat', inFrame('combat', 'combat-in-turn')] as const;

export const PLACES: Readonly<Record<Verb, Place>> = {
  done: place('3.0.a', 'there is nothing to end', always),
  pass: place('3.3.3.b', 'there is nothing to let pass', inFrame('window', 'reaction')),

  place: place('1.3.a', ...PLACING),
  lift: place('1.3.a', ...PLACING),
  give: place(
    '4.0.a',
    'weapons change hands in the set-up, the rally phase and the advance phase',
    either(inFrame('set-up'), inStep('transfer'), inPhase('advance')),
  ),

  face: place(
    '3.2.4.ca.d',
    'guns are turned in the set-up, at the end of a fire phase, and where they have been pushed to',
    inFrame('set-up', 'turn-guns', 'move'),
  ),
  hide: place('6.4.a', 'nothing is hidden after the set-up', inFrame('set-up')),
  conceal: place('8.3.b', '? counters are placed in the set-up', inFrame('set-up')),
  show: place('8.3.e', 'nothing is concealed', always),

  deploy: place(
    '8.4.a',
    'squads deploy in the set-up and in their rally phase',
    either(inFrame('set-up'), inStep('muster', 'deploy')),
  ),
  recombine: rallyStep('8.4.1', 'muster'),

  recover: rallyStep('3.1.c', 'recover'),
  repair: rallyStep('3.1.d', 'repair'),
  'self-rally': rallyStep('3.1.g', 'self-rally'),
  rally: rallyStep('3.1.i', 'rally'),
  'stay-desperate': place('3.1.o', 'this is the last step of the rally phase', inStep('clear')),

  ready: place(
    '3.2.a',
    'an attack begins in a fire phase, or when enemies move',
    either(isFirePhase, inFrame('window', 'drive')),
  ),
  faust: place(
    '4.4.2.a',
    'an attack begins in a fire phase, or when enemies move',
    either(isFirePhase, inFrame('window')),
  ),
  at: place('3.2.2.e', ...DECLARING),
  add: place('3.2.2.i', ...DECLARING),
  direct: place('3.2.2.m', ...DECLARING),
  shoot: place('3.2.2.i', ...DECLARING),
  load: place('6.2.b', ...AIMING),
  aim: place('3.2.4.proc.b', ...AIMING),
  point: place('3.2.4.ca.b', ...AIMING),
  apart: place('3.2.2.k', 'no fire group has proved blind in part', never),
  rate: place('3.3.5.b', 'no weapon has kept its rate of fire', never),
  destroy: place(
    '4.0.g',
    'weapons are destroyed in the prep and defensive fire phases',
    inPhase('prep-fire', 'defensive-fire'),
  ),
  backblast: place('4.4.3.a', 'there is no backblast', inFrame('fire')),

  'open-hatch': place('7.7.c', ...HATCHES),
  'button-up': place('7.7.c', ...HATCHES),
  'repair-arm': rallyStep('3.1.e', 'repair'),
  swivel: place('3.3.2.f', 'hulls and turrets are turned at the end of a fire phase', inFrame('turn-guns')),
  'close-defence': place('3.8.s', ...FIGHTING_VEHICLES),

  move: place('3.3.a', 'units begin to move in the movement phase', inPhase('movement')),
  banzai: place('8.1.8.6.a', 'a charge begins in the movement phase', inPhase('movement')),
  charge: place('8.1.8.6.a', 'nobody has called for a charge', inFrame('banzai')),
  rush: place('8.1.8.6.d', ...CHARGING),
  hold: place('8.1.8.6.f', ...CHARGING),
  with: place('3.3.1.e', 'nobody is on the move', inFrame('move', 'banzai')),
  assault: place('3.3.1.f', ...MOVING),
  'double-time': place('3.3.1.g', ...MOVING),
  step: place('3.3.b', ...UNDER_WAY),
  push: place('6.5.a', 'guns are pushed in the movement phase', inFrame('move')),
  creep: place('1.1.1.woodsroad.b', ...UNDER_WAY),
  stay: place('3.3.1.e', ...MOVING),
  smoke: place('3.3.1.j', 'smoke grenades are for those on the move', inFrame('move')),
  'pick-up': place('3.3.1.l', ...MOVING),
  drop: place(
    '4.0.b',
    'weapons are dropped on the move and in the advance phase',
    either(inFrame('move', 'banzai'), inPhase('advance')),
  ),
  'place-charge': place('4.3.c', ...LAYING_CHARGES),
  'place-charge-on': place('4.3.e', ...LAYING_CHARGES),
  exit: place('3.3.e', 'nobody is on the move', inFrame('move', 'drive')),

  park: place('1.3.a', ...PARKING),
  unpark: place('1.3.a', ...PARKING),
  heading: place('3.2.4.ca.f', 'no vehicle is being set up', inFrame('set-up')),
  drive: place('3.3.2.a', 'vehicles begin to move in the movement phase', inPhase('movement')),
  start: place('3.3.2.h', ...DRIVING),
  free: place('7.6.d', ...DRIVING),
  delay: place('3.3.2.l', ...DRIVING),
  stop: place('3.3.2.i', ...DRIVING),
  turn: place('3.3.2.e', 'no vehicle is on the move', inFrame('drive', 'window')),
  turret: place('3.3.2.g', 'no vehicle is on the move, or set up', inFrame('drive', 'window', 'set-up')),
  slowly: place('3.3.2.a', ...DRIVING),
  enter: place('3.3.2.e', ...DRIVING),
  'enter-with-all': place('3.3.2.s', ...DRIVING),
  come: place('3.3.d', ...DRIVING),
  'come-with-all': place('3.3.d', ...DRIVING),
  dispense: place(
    '7.5.a',
    'smoke is dispensed on the move, and when enemies move',
    inFrame('drive', 'window'),
  ),
  rouse: place('3.3.2.1.a', 'no enemy moves', inFrame('window')),
  scrap: place('3.3.2.k', 'no hex is crowded', never),

  rout: place('3.6.b', 'units rout in the rout phase', inPhase('rout')),
  crawl: place('3.6.d', ...ROUTING),
  'go-along': place('3.6.k', ...ROUTING),
  advance: place('3.7.a', ...ADVANCING),
  'advance-off': place('3.3.e', ...ADVANCING),

  fight: place('3.8.b', 'this belongs to the close combat phase', inPhase('close-combat')),
  stack: place('3.8.g', 'this belongs to close combat', inFrame('combat')),
  attack: place('3.8.c', ...FIGHTING),
  target: place('3.8.d', ...FIGHTING),
  'use-gun': place('3.8.r', ...FIGHTING_VEHICLES),
  engage: place('3.8.l', 'no attack is being put together', inFrame('combat-in-turn', 'fire')),
  react: place('3.3.4.a', 'no vehicle moves among them', inFrame('reaction')),
  promote: place('5.3.a', 'no roll of 2 has called for a leader', never),
};
