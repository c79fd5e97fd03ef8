/** How an attack is declared (5.1, 5.5): who fires, at what, who joins in, who directs; then the dice. */
import { type Refusal, type Rule, refusal, type Subject } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { pop, push, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import type { FireFrame, LocId } from '../state.ts';
import { passersAt } from '../trails/back.ts';
import { type AnyUnit, isLeader, unitsAt } from '../units.ts';
import { distance } from '../world.ts';
import { attackLines, declaredAttack } from './attack.ts';
import {
  declare,
  groupIn,
  isLinked,
  type OpeningScene,
  placesIn,
  type Scene,
  targetIn,
  targetsOf,
} from './group.ts';
import { inspire } from './heroism.ts';
import { emptyTargets } from './line.ts';
import { alone, beside, help, passBy, spray, sustain } from './manners.ts';
import { fireAttack } from './resolution.ts';
import {
  directionRefusal,
  fireRefusal,
  isFlamethrower,
  longestRange,
  machineGun,
  type Shooter,
  shooterOf,
  shootersOf,
  UNDIRECTED_RANGE,
} from './shooters.ts';
import { aimRefusal } from './targets.ts';
import { trackOf } from './tracks.ts';

// ---- who begins

const opening = verbsIn<OpeningScene>();

const NOTHING_IN_REACH = refusal('5.1.1', 'there is nothing in its range and sight to fire at');

export const ready = opening('ready', {
  cite: '5.1.1',
  who: ({ view, side }) => shootersOf(view, side),
  whoElse: refusal('1.1.2.5', 'it has nothing to fire with, or nobody mans it'),
  by: (_, { user }) => user.id,
  unfit(scene, shooter) {
    const { world, view } = scene;
    const against = fireRefusal(world, view, shooter);
    if (against) return against;
    const inReach = targetsOf(scene).some(
      at => distance(world, shooter.at, at) <= longestRange(shooter) && !aimRefusal(world, view, shooter, at),
    );
    return inReach ? undefined : NOTHING_IN_REACH;
  },
  args: ({ id }) => ({ shooter: id }),
  perform(game, { shooter }) {
    const { user } = shooterOf(game.state, shooter);
    push(game, { is: 'fire', by: user.side, shooters: [shooter], leaders: [] });
  },
});

// ---- the declaration

const verb = verbsIn<Scene>();

const unready = verb('unready', { cite: '5.1.7', perform: pop });

/** A machine gun may fire at an empty hex for the sake of those behind it (8.9.2.2). */
const emptyIn = remembered((scene: Scene): readonly LocId[] => {
  const [first] = groupIn(scene);
  return first && !trackOf(scene.view, first.id) ? emptyTargets(scene.world, first, targetsOf(scene)) : [];
});

const at = verb('at', {
  cite: '5.1.1',
  who: scene => [...targetsOf(scene), ...emptyIn(scene)],
  whoElse: refusal('5.1.1', 'there is no enemy to fire at'),
  unfit: (scene, place) => {
    const [first] = groupIn(scene);
    return first && aimRefusal(scene.world, scene.view, first, place);
  },
  args: place => ({ at: place }),
  perform: (game, { at: target }) => declare(game, { target }),
});

const directed = ({ frame }: Scene): Refusal | undefined =>
  frame.leaders.length > 0 ? refusal('3.2.4', 'the attack is directed: its group stands') : undefined;

/** Flames and spraying fire go by themselves; with the latter only the squad that sprays (8.10.3, 8.9.3.1, 8.9.3.5). */
function joinRefusal(scene: Scene, shooter: Shooter): Refusal | undefined {
  const group = groupIn(scene);
  if (!shooter.weapon && scene.frame.heroes?.includes(shooter.user.id))
    return refusal('3.8.10', 'he takes part by his example');
  if (isFlamethrower(shooter) || group.some(isFlamethrower))
    return refusal('8.10.3', 'a flamethrower never fires together with others');
  const keepsUp = ({ id }: Shooter) => trackOf(scene.view, id) !== undefined;
  if (group.some(each => keepsUp(each) !== keepsUp(shooter)))
    return refusal('5.6.9.5', 'who keeps up his fire does not fire together with others');
  const isOwn = !shooter.weapon && group.every(({ user }) => user.id === shooter.id);
  return scene.frame.spray && !isOwn
    ? refusal('8.9.3.1', 'spraying fire is no part of a fire group')
    : undefined;
}

/** In the same hex or one that is linked to it hex by hex (5.1.6). */
const add = verb('add', {
  cite: '5.1.6',
  bar: directed,
  who: ({ view, side, frame }) => shootersOf(view, side).filter(({ id }) => !frame.shooters.includes(id)),
  whoElse: refusal('5.1.6', 'it takes part already, or has nothing to fire with'),
  by: (_, { user }) => user.id,
  unfit(scene, shooter) {
    const { world, view, frame } = scene;
    if (!isLinked(scene, shooter)) return refusal('5.1.6', 'it is neither in nor next to a hex of the group');
    return (
      joinRefusal(scene, shooter) ??
      fireRefusal(world, view, shooter, frame.shooters) ??
      aimRefusal(world, view, shooter, targetIn(scene))
    );
  },
  args: ({ id }) => ({ shooter: id }),
  perform(game, { shooter }) {
    declare(game, { shooters: [...top(game.state, 'fire').shooters, shooter] });
  },
});

/** Against his directing this attack (3.2.2, 3.2.3, 8.9.1.3). */
function directing(scene: Scene, leader: AnyUnit): Refusal | undefined {
  const group = groupIn(scene);
  if (group.some(isFlamethrower)) return refusal('8.10.2', 'no leader helps a flamethrower');
  return directionRefusal(scene.view, leader, group, scene.frame.helpers);
}

const leadersAt = (scene: Scene, place: LocId): readonly AnyUnit[] =>
  unitsAt(scene.view, place, scene.side).filter(unit => isLeader(unit) && !directing(scene, unit));

const isDirectedAt = ({ view, frame }: Scene, place: LocId): boolean =>
  unitsAt(view, place).some(({ id }) => frame.leaders.includes(id));

const direct = verb('direct', {
  cite: '3.2.2',
  bar(scene) {
    const places = placesIn(scene);
    const isBare = (place: LocId) => leadersAt(scene, place).length === 0;
    const bare = places.length > 1 ? places.find(isBare) : undefined;
    return bare === undefined
      ? undefined
      : refusal('QA-15.2', `there is no leader to direct those in ${bare}`);
  },
  who: scene => placesIn(scene).flatMap(place => unitsAt(scene.view, place, scene.side).filter(isLeader)),
  whoElse: refusal('3.2.1', 'he is no leader, or not with those who fire'),
  unfit: (scene, leader) =>
    leader.at !== undefined && isDirectedAt(scene, leader.at)
      ? refusal('3.2.4', 'one leader directs those of his hex')
      : directing(scene, leader),
  args: ({ id }) => ({ leader: id }),
  perform(game, { leader }) {
    declare(game, { leaders: [...top(game.state, 'fire').leaders, leader] });
  },
});

/** The hexes that the attack strikes, as far as one may know. */
const struckIn = remembered((scene: Scene): readonly LocId[] => {
  const { world, view, frame } = scene;
  const attack = declaredAttack(view, { ...frame, target: targetIn(scene), spared: [] });
  return [...new Set(attackLines(world, view, attack).map(line => line.at))];
});

/** Who only passed through may be let go on (5.6.1). */
const spare = verb('spare', {
  cite: '5.6.1',
  who: scene => {
    if (scene.view.phase !== 'defensive-fire') return [];
    const places = struckIn(scene);
    return [...new Set(places.flatMap(place => passersAt(scene.view, place)))];
  },
  whoElse: refusal('5.6.1', 'it did not pass through the target'),
  unfit(scene, unit) {
    if (unit.at !== undefined && struckIn(scene).includes(unit.at))
      return refusal('5.6.2', 'it ended its move there');
    return scene.frame.spared?.includes(unit.id) ? refusal('5.6.1', 'it is spared already') : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    declare(game, { spared: [...(top(game.state, 'fire').spared ?? []), unit] });
  },
});

/** What a declaration still lacks before the dice may fall. */
function lacks(scene: Scene): Refusal | undefined {
  const { world, frame } = scene;
  const isFar = (shooter: Shooter) =>
    machineGun(shooter) && distance(world, shooter.at, targetIn(scene)) > UNDIRECTED_RANGE;
  if (frame.leaders.length === 0) {
    return groupIn(scene).some(isFar)
      ? refusal('8.9.5.1', `beyond ${UNDIRECTED_RANGE} hexes a leader must direct it`)
      : undefined;
  }
  return placesIn(scene).every(place => isDirectedAt(scene, place))
    ? undefined
    : refusal('QA-15.2', 'a leader must direct those of every hex, or none');
}

const shoot = verb('shoot', {
  cite: '5.5.4',
  bar: lacks,
  *perform(game) {
    const frame = top(game.state, 'fire');
    if (frame.target !== undefined) yield* fireAttack(game, { ...frame, target: frame.target });
  },
});

const TARGET_VERBS = [at, spray, unready] as const;
const GROUP_VERBS = [
  add,
  direct,
  inspire,
  help,
  alone,
  sustain,
  passBy,
  beside,
  spare,
  shoot,
  unready,
] as const;

/** One pick of the declaration; the last one throws the dice. */
export function* fireFrame(game: Game, frame: FireFrame): Rule<void> {
  const sceneOf = (view: View): Scene => ({ world: game.world, view, side: frame.by, frame });
  const { by, target } = frame;
  if (target === undefined) {
    const ask = { by, id: 'fire-target', cite: '5.1.1', prompt: 'At which hex?' };
    yield* decide(game, TARGET_VERBS, sceneOf, idle, ask);
  } else {
    const lacking = lacks(sceneOf(game.state));
    const prompt = `Who fires at ${target}?${lacking ? ` Not yet: ${lacking.why}` : ''}`;
    const ask = { by, id: 'fire-group', cite: lacking?.cite ?? '5.1.6', prompt };
    yield* decide(game, GROUP_VERBS, sceneOf, idle, ask);
  }
}

/** Of pieces and places of which no verb speaks. */
export function idle({ view, side }: OpeningScene, { piece }: Subject): Refusal {
  const weapon = view.weapons.find(({ id }) => id === piece);
  const frame = view.doing.at(-1);
  if (frame?.is === 'fire' && frame.shooters.some(id => id === piece))
    return refusal('5.1.6', 'it takes part in this fire already');
  const unit = view.units.find(({ id }) => id === (weapon?.by ?? piece));
  if (unit && unit.side !== side) return refusal('1.3.1', 'it is the other side’s');
  if (unit && isLeader(unit))
    return refusal('3.2.2', 'a leader has no firepower of his own; he directs others');
  return weapon
    ? refusal('1.1.2.5', 'nobody mans it')
    : refusal('5.1.1', 'there is nothing for it to do now');
}
