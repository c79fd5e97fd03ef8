/** Where each verb belongs in the sequence of play, and by which rule. */
import type { Frame, Phase } from '../../state.ts';
import type { Scene, Verb } from '../names.ts';

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

/** In the phase itself, with nothing under way. */
const between =
  (phase: Phase) =>
  ({ view }: Scene): boolean =>
    view.doing.length === 0 && view.phase === phase;
const either =
  (...tests: readonly ((scene: Scene) => boolean)[]) =>
  (scene: Scene): boolean =>
    tests.some(test => test(scene));
const always = (): boolean => true;
/** Asked for in the midst of something, and at no other time. */
const never = (): boolean => false;

const inRally: Omit<Place, 'cite'> = {
  when: 'this belongs to the Rally Phase',
  isOn: inFrame('rally'),
};
const inImpulse: Omit<Place, 'cite'> = {
  when: 'this is for units that an impulse has activated',
  isOn: inFrame('impulse'),
};
const onTheMove: Omit<Place, 'cite'> = { when: 'nobody is on the move', isOn: inFrame('move') };
const inFire: Omit<Place, 'cite'> = { when: 'no attack is being declared', isOn: inFrame('fire') };
const inSetUp: Omit<Place, 'cite'> = { when: 'this belongs to the set-up', isOn: inFrame('set-up') };
const inMelee: Omit<Place, 'cite'> = { when: 'no Melee is being fought', isOn: inFrame('melee') };

export const PLACES: Readonly<Record<Verb, Place>> = {
  done: { cite: '4.0.a', when: 'there is nothing to end', isOn: always },
  pass: {
    cite: '4.0.a',
    when: 'there is nothing to let pass',
    isOn: either(inFrame('window'), between('operations')),
  },

  place: { cite: '1.3.a', ...inSetUp },
  lift: { cite: '1.3.a', ...inSetUp },
  give: { cite: '1.6.a', ...inSetUp },
  face: { cite: '1.7.f', ...inSetUp },

  rally: { cite: '3.0.c', ...inRally },
  heal: { cite: '11.3.b', ...inRally },
  steady: { cite: '11.3.b', ...inRally },
  combine: { cite: '3.0.k', ...inRally },
  repair: { cite: '1.6.2.c', ...inRally },
  'pick-up': { cite: '1.6.o', ...inRally },
  hand: { cite: '1.6.n', ...inRally },
  drop: { cite: '1.6.l', ...inRally },
  destroy: { cite: '1.6.l', ...inRally },
  assemble: { cite: '1.6.1.b', ...inRally },
  dismantle: { cite: '1.6.1.b', ...inRally },

  activate: {
    cite: '4.0.c',
    when: 'hexes are activated at the beginning of an impulse',
    isOn: either(between('operations'), inFrame('impulse')),
  },
  enter: { cite: '22.0.a', when: 'units come on in an impulse of their own', isOn: between('operations') },
  spot: { cite: '10.1.k', ...inImpulse },
  snipe: { cite: '11.4.a', when: 'no Sniper shows himself now', isOn: never },
  smoke: { cite: '7.0.a', ...inImpulse },
  starshell: { cite: '20.2.a', ...inImpulse },
  illuminate: { cite: '20.2.c', ...inImpulse },

  ready: {
    cite: '5.0.a',
    when: 'fire is for activated units, and for those who see enemies move',
    isOn: inFrame('impulse', 'window'),
  },
  at: { cite: '5.0.a', ...inFire },
  add: { cite: '5.2.a', ...inFire },
  lead: { cite: '5.0.1.a', ...inFire },
  call: { cite: '18.1.c', ...inFire },
  assist: { cite: '1.6.f', ...inFire },
  shoot: { cite: '5.0.a', ...inFire },

  move: { cite: '6.0.a', ...inImpulse },
  with: { cite: '6.0.b', ...onTheMove },
  assault: { cite: '6.1.a', ...onTheMove },
  stealth: { cite: '6.4.a', ...onTheMove },
  crawl: { cite: '6.3.a', ...onTheMove },
  'double-time': { cite: '6.2', ...onTheMove },
  step: { cite: '6.0.a', ...onTheMove },
  abandon: { cite: '1.6.m', ...onTheMove },
  take: { cite: '1.6.o', ...onTheMove },
  pivot: {
    cite: '1.7.f',
    when: 'weapon teams turn in their impulse, on the move, and to fire at enemies who move',
    isOn: inFrame('impulse', 'move', 'window'),
  },
  exit: { cite: '22.0.d', ...onTheMove },
  retreat: { cite: '1.6.3.b', when: 'nobody has to retreat', isOn: inFrame('retreat') },

  melee: { cite: '8.1.a', ...inImpulse },
  withdraw: {
    cite: '8.1.c',
    when: 'this is for units that an impulse has activated',
    isOn: inFrame('impulse', 'withdrawal'),
  },
  target: { cite: '8.0.f', ...inMelee },
  ambush: { cite: '8.4.a', ...inMelee },
  strike: { cite: '8.0.g', ...inMelee },

  'place-hero': { cite: '11.2.c', when: 'no Hero is without room', isOn: never },
  keep: { cite: '1.6.j', when: 'nobody has a weapon too many', isOn: never },
  arrive: { cite: '1.8.b', when: 'nobody arrives by an event', isOn: inFrame('event') },
};
