/** How an attack is declared (5.1, 5.5): who fires, at what, who joins in, who directs; then the dice. */
import {
  anyOffer,
  asking,
  carryOut,
  type Frozen,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
} from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { amend, pop, push, top } from '../frames.ts';
import { choose, type Game, type View, verbsIn } from '../game.ts';
import type { FireFrame, LocId } from '../state.ts';
import { passersAt } from '../trails/back.ts';
import { type AnyUnit, canLead, isLeader, unitsAt } from '../units.ts';
import { distance, type World } from '../world.ts';
import { fireAttack } from './attack.ts';
import { fireRefusal, longestRange, type Shooter, shooterOf, shootersOf } from './shooters.ts';
import { aimRefusal, targetPlaces } from './targets.ts';

// ---- who begins

export interface OpeningScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

const opening = verbsIn<OpeningScene>();

const targetsOf = remembered(({ view, side }: OpeningScene) => targetPlaces(view, side));

const NOTHING_IN_REACH = refusal('5.1.1', 'there is nothing in its range and sight to fire at');

export const ready = opening('ready', {
  cite: '5.1.1',
  who: ({ view, side }) => shootersOf(view, side),
  whoElse: refusal('1.1.2.5', 'it has nothing to fire with, or nobody mans it'),
  by: (_, { user }) => user.id,
  unfit(scene, shooter) {
    const { world, view } = scene;
    const against = fireRefusal(view, shooter);
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

export const canOpenFire = (scene: OpeningScene): boolean => anyOffer([ready], scene);

// ---- the declaration

interface Scene extends OpeningScene {
  readonly frame: Frozen<FireFrame>;
}

const verb = verbsIn<Scene>();

const declare = (game: Game, more: Partial<FireFrame>): void => amend(game, 'fire', more);

const groupIn = remembered(({ view, frame }: Scene): readonly Shooter[] =>
  frame.shooters.map(id => shooterOf(view, id)),
);

const unready = verb('unready', { cite: '5.1.7', perform: pop });

const at = verb('at', {
  cite: '5.1.1',
  who: ({ view, side }) => targetPlaces(view, side),
  whoElse: refusal('5.1.1', 'there is no enemy to fire at'),
  unfit: (scene, place) => {
    const [first] = groupIn(scene);
    return first && aimRefusal(scene.world, scene.view, first, place);
  },
  args: place => ({ at: place }),
  perform: (game, { at: target }) => declare(game, { target }),
});

const targetIn = ({ frame }: Scene): LocId => {
  if (frame.target === undefined) throw new Error('the attack has no target yet');
  return frame.target;
};

const placesIn = remembered((scene: Scene): readonly LocId[] => [
  ...new Set(groupIn(scene).map(each => each.at)),
]);

const directed = ({ frame }: Scene): Refusal | undefined =>
  frame.leaders.length > 0 ? refusal('3.2.4', 'the attack is directed: its group stands') : undefined;

/** In the same hex or one that is linked to it hex by hex (5.1.6). */
const add = verb('add', {
  cite: '5.1.6',
  bar: directed,
  who: ({ view, side, frame }) => shootersOf(view, side).filter(({ id }) => !frame.shooters.includes(id)),
  whoElse: refusal('5.1.6', 'it takes part already, or has nothing to fire with'),
  by: (_, { user }) => user.id,
  unfit(scene, shooter) {
    const { world, view, frame } = scene;
    if (!placesIn(scene).some(place => distance(world, place, shooter.at) <= 1))
      return refusal('5.1.6', 'it is neither in nor next to a hex of the group');
    return fireRefusal(view, shooter, frame.shooters) ?? aimRefusal(world, view, shooter, targetIn(scene));
  },
  args: ({ id }) => ({ shooter: id }),
  perform(game, { shooter }) {
    declare(game, { shooters: [...top(game.state, 'fire').shooters, shooter] });
  },
});

/** A leader directs those of his hex, once a player turn, and none if he mans a weapon (3.2.2, 8.9.1.3). */
function directionRefusal({ view, frame }: Scene, leader: AnyUnit): Refusal | undefined {
  if (!canLead(view, leader)) return refusal('3.2.5', 'a broken leader directs nobody');
  if (leader.directed) return refusal('3.2.2', 'he has directed fire in this player turn');
  const isFiring = view.weapons.some(({ id, by }) => by === leader.id && frame.shooters.includes(id));
  return isFiring ? refusal('8.9.1.3', 'he fires himself') : undefined;
}

const leadersAt = (scene: Scene, place: LocId): readonly AnyUnit[] =>
  unitsAt(scene.view, place, scene.side).filter(unit => isLeader(unit) && !directionRefusal(scene, unit));

const isDirectedAt = ({ view, frame }: Scene, place: LocId): boolean =>
  unitsAt(view, place).some(({ id }) => frame.leaders.includes(id));

const direct = verb('direct', {
  cite: '3.2.2',
  bar(scene) {
    const bare = placesIn(scene).find(
      place => !isDirectedAt(scene, place) && leadersAt(scene, place).length === 0,
    );
    return bare === undefined
      ? undefined
      : refusal('QA-15.2', `there is no leader to direct those in ${bare}`);
  },
  who: scene => placesIn(scene).flatMap(place => unitsAt(scene.view, place, scene.side).filter(isLeader)),
  whoElse: refusal('3.2.1', 'he is no leader, or not with those who fire'),
  unfit: (scene, leader) =>
    leader.at !== undefined && isDirectedAt(scene, leader.at)
      ? refusal('3.2.4', 'one leader directs those of his hex')
      : directionRefusal(scene, leader),
  args: ({ id }) => ({ leader: id }),
  perform(game, { leader }) {
    declare(game, { leaders: [...top(game.state, 'fire').leaders, leader] });
  },
});

/** Who only passed through may be let go on (5.6.1). */
const spare = verb('spare', {
  cite: '5.6.1',
  who: scene => (scene.view.phase === 'defensive-fire' ? passersAt(scene.view, targetIn(scene)) : []),
  whoElse: refusal('5.6.1', 'it did not pass through the target'),
  unfit(scene, unit) {
    if (unit.at === targetIn(scene)) return refusal('5.6.2', 'it ended its move there');
    return scene.frame.spared?.includes(unit.id) ? refusal('5.6.1', 'it is spared already') : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    declare(game, { spared: [...(top(game.state, 'fire').spared ?? []), unit] });
  },
});

const shoot = verb('shoot', {
  cite: '5.5.4',
  bar: scene =>
    scene.frame.leaders.length === 0 || placesIn(scene).every(place => isDirectedAt(scene, place))
      ? undefined
      : refusal('QA-15.2', 'a leader must direct those of every hex, or none'),
  *perform(game) {
    const frame = top(game.state, 'fire');
    if (frame.target !== undefined) yield* fireAttack(game, { ...frame, target: frame.target });
  },
});

const TARGET_VERBS = [at, unready] as const;
const GROUP_VERBS = [add, direct, spare, shoot, unready] as const;

/** One pick of the declaration; the last one throws the dice. */
export function* fireFrame(game: Game, frame: FireFrame): Rule<void> {
  const sceneOf = (view: View): Scene => ({ world: game.world, view, side: frame.by, frame });
  if (frame.target === undefined) {
    const prompt = 'At which hex?';
    const ask = {
      by: frame.by,
      id: 'fire-target',
      cite: '5.1.1',
      prompt,
      ...asking(TARGET_VERBS, sceneOf, idle),
    };
    return yield* carryOut(TARGET_VERBS, game, yield* choose(ask));
  }
  const prompt = `Who fires at ${frame.target}?`;
  const ask = {
    by: frame.by,
    id: 'fire-group',
    cite: '5.1.6',
    prompt,
    ...asking(GROUP_VERBS, sceneOf, idle),
  };
  yield* carryOut(GROUP_VERBS, game, yield* choose(ask));
}

/** Of pieces and places of which no verb speaks. */
export function idle({ view, side }: OpeningScene, { piece }: Subject): Refusal {
  const weapon = view.weapons.find(({ id }) => id === piece);
  const unit = view.units.find(({ id }) => id === (weapon?.by ?? piece));
  if (unit && unit.side !== side) return refusal('1.3.1', 'it is the other side’s');
  if (unit && isLeader(unit))
    return refusal('3.2.2', 'a leader has no firepower of his own; he directs others');
  return weapon
    ? refusal('1.1.2.5', 'nobody mans it')
    : refusal('5.1.1', 'there is nothing for it to do now');
}
