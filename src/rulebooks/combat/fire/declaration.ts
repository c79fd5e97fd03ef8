/** Declaring fire: one unit and a place, then all who take part (12.7), and who directs it. */
import { type Refusal, type Rule, refusal, type Subject } from '../../../engine/index.ts';
import {
  amend,
  armOf,
  decide,
  type Fielded,
  fieldedById,
  type Game,
  isDisrupted,
  isLeader,
  ownUnits,
  push,
  type Scene,
  sceneFor,
  sceneNow,
  top,
  unitById,
  verbsIn,
} from '../game.ts';
import type { AnyFrame, Right } from '../state.ts';
import { areAdjacent } from '../terrain/ground.ts';
import { firerRefusal, targetPlaces, targetRefusal, windowPlaces } from './eligible.ts';
import { notOnTheMove, payForFire } from './on-the-move.ts';
import { resolve } from './resolution.ts';
import { search } from './search.ts';
import { armsOf } from './strength.ts';

const verb = verbsIn<Scene>();

/** In an impulse anybody may be fired at; in a window those who gave cause for it. */
const rightIn = ({ view }: Scene): Right => (view.doing.at(-1)?.is === 'window' ? 'defensive' : 'impulse');

const placesFor = (scene: Scene) =>
  rightIn(scene) === 'defensive' ? windowPlaces(scene.view) : targetPlaces(scene);

const triedRefusal = ({ view }: Scene, { id }: Fielded): Refusal | undefined => {
  const frame = view.doing.at(-1);
  return frame?.is === 'window' && frame.tried.includes(id)
    ? refusal('5.1.10.a', 'it has looked in vain')
    : undefined;
};

export const fire = verb('fire', {
  cite: '12.1.1.1st',
  who: ownUnits,
  unfit: (scene, unit) => firerRefusal(scene.world, unit, rightIn(scene)) ?? triedRefusal(scene, unit),
  what: placesFor,
  whatElse: refusal('12.1.1.1st', 'there is nobody to fire at'),
  refusal: (scene, unit, at) => targetRefusal(scene, unit, at, rightIn(scene)),
  args: ({ id }, at) => ({ unit: id, at }),
  perform(game, { unit, at }) {
    const { side } = fieldedById(game.state, unit);
    const right = rightIn(sceneNow(game, side));
    if (right === 'impulse') game.own(game.state).acted = true;
    push(game, { is: 'fire', side, right, at, units: [unit] });
  },
});

/** Desperation Fire (12.6.2.a): at those who move beside it, once for each of their points (R6). */
export const despair = verb('despair', {
  cite: '12.6.2.a',
  bar: ({ view }) =>
    top(view, 'window').cause === 'mp' ? undefined : refusal('12.6.2.a', 'nobody is on the move'),
  who: ownUnits,
  unfit: ({ world, view }, unit) => {
    if (top(view, 'window').desperate.includes(unit.id)) return refusal('12.6.2.a', 'it has just done so');
    if (top(view, 'window').tried.includes(unit.id)) return refusal('5.1.10.a', 'it has looked in vain');
    return firerRefusal(world, unit, 'desperation');
  },
  what: ({ view }) => windowPlaces(view),
  whatElse: refusal('12.6.2.a', 'nobody moves beside it'),
  refusal: (scene, unit, at) => targetRefusal(scene, unit, at, 'desperation'),
  args: ({ id }, at) => ({ unit: id, at }),
  perform(game, { unit, at }) {
    const { desperate } = top(game.state, 'window');
    amend(game, 'window', { desperate: [...desperate, unit] });
    push(game, {
      is: 'fire',
      side: fieldedById(game.state, unit).side,
      right: 'desperation',
      at,
      units: [unit],
    });
  },
});

type FireFrame = Extract<AnyFrame, { is: 'fire' }>;
const MOST_HEXES = 3;

const placesOf = ({ view }: Pick<Scene, 'view'>, units: FireFrame['units']) => [
  ...new Set(units.map(id => fieldedById(view, id).at)),
];

/** Those of one location always fire together; others in up to three hexes that hang together, with a leader (12.7.1, 12.7.1.1). */
function platoonRefusal(scene: Scene, unit: Fielded): Refusal | undefined {
  const { world, view } = scene;
  const { units } = top(view, 'fire');
  const places = placesOf(scene, units);
  if (places.includes(unit.at)) return undefined;
  if (places.length >= MOST_HEXES) return refusal('12.7.1', 'they would fire from more than three hexes');
  if (!places.some(each => areAdjacent(world, each, unit.at)))
    return refusal('12.7.1', 'it is not beside those who fire');
  const isLed = [...places, unit.at].some(at => ledAt(scene, at));
  return isLed ? undefined : refusal('12.7.1.1', 'there is no leader among them');
}

const ledAt = (scene: Scene, at: string): boolean =>
  ownUnits(scene).some(unit => unit.at === at && isLeader(unit) && !isDisrupted(unit));

/** Men and machine guns fire together; whatever has a row of its own does so alone (12.7.1). */
function apartRefusal({ world, view }: Scene, unit: Fielded): Refusal | undefined {
  const firers = top(view, 'fire').units.map(id => fieldedById(view, id));
  return [unit, ...firers].every(each => armsOf(world, each)?.isSmall !== false)
    ? undefined
    : refusal('12.7.1', 'it does not fire together with others');
}

const add = verb('add', {
  cite: '12.7.1',
  bar: ({ view }) =>
    top(view, 'fire').right === 'desperation'
      ? refusal('12.7.1.1', 'who despairs fires alone')
      : top(view, 'fire').also
        ? refusal('12.8.1.2', 'the gun searches by itself')
        : undefined,
  who: scene => ownUnits(scene).filter(({ id }) => !top(scene.view, 'fire').units.includes(id)),
  unfit: (scene, unit) => {
    const { right, at, leader, units } = top(scene.view, 'fire');
    if (unit.id === leader) return refusal('12.7.3', 'he directs the fire');
    const elsewhere = right === 'assault' ? notOnTheMove(scene, unit) : undefined;
    if (elsewhere) return elsewhere;
    return (
      apartRefusal(scene, unit) ??
      firerRefusal(scene.world, unit, right) ??
      platoonRefusal(scene, unit) ??
      targetRefusal(scene, unit, at, right) ??
      (units.length >= MOST_FIRERS ? refusal('8.1.1', 'there is no room for more') : undefined)
    );
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const { units, right } = top(game.state, 'fire');
    amend(game, 'fire', { units: [...units, unit] });
    if (right === 'assault') payForFire(game, unit);
  },
});

/** More than three full hexes never fire together. */
const MOST_FIRERS = 24;

/** One leader among those who fire, who then doesn't fire himself (12.7.3). */
const direct = verb('direct', {
  cite: '12.7.3',
  bar: ({ view }) => {
    const { right, leader, units } = top(view, 'fire');
    if (right === 'desperation') return refusal('12.7.1.1', 'who despairs fires alone');
    const arms = units.map(id => armOf(unitById(view, id)));
    if (arms.includes('FT')) return refusal('12.9.8.1', 'no leader helps a flamethrower');
    if (arms.includes('DC')) return refusal('12.9.4', 'no leader helps a charge');
    return leader ? refusal('12.7.3', 'one leader directs it already') : undefined;
  },
  who: scene => ownUnits(scene).filter(isLeader),
  whoElse: refusal('12.7.3', 'it is no leader'),
  unfit: (scene, unit) => {
    const { units } = top(scene.view, 'fire');
    if (units.includes(unit.id)) return refusal('12.7.3', 'he fires himself');
    if (isDisrupted(unit)) return refusal('12.7.1.1', 'he is Disrupted');
    return placesOf(scene, units).includes(unit.at) ? undefined : refusal('12.7.3', 'he is not among them');
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    amend(game, 'fire', { leader: unit });
  },
});

const shoot = verb('shoot', { cite: '12.1.1.3rd', perform: game => resolve(game) });

export function* fireFrame(game: Game, frame: FireFrame): Rule<void> {
  const { side, at } = frame;
  // Whoever was to be fired at may have gone in the meantime; nobody fires at nothing.
  const verbs = [add, search, direct, shoot] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'fire',
    cite: '12.7.2',
    prompt: `Fire at ${at}`,
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('12.7.1', place === undefined ? 'it does not take part in this fire' : 'the target is chosen');
