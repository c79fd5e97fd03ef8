/** The manners in which machine guns fire: served by two, sustained, spraying, penetrating as their gunner likes (8.9). */
import { neighbourOf } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { ALL_DIRECTIONS, turned } from '../../../hex/index.ts';
import { replaceTop, top } from '../frames.ts';
import { verbsIn } from '../game.ts';
import { seesVertex } from '../sight/sight.ts';
import type { LocId } from '../state.ts';
import { isCaptured } from '../support-weapons/captured.ts';
import { levelAt } from '../terrain/terrain.ts';
import { type AnyUnit, isGoodOrder, isHero, isSmc, unitsAt } from '../units.ts';
import { distance, hexName, ix, type World } from '../world.ts';
import { declare, groupIn, placesIn, type Scene, targetIn, targetsOf } from './group.ts';
import { type Course, otherSide } from './line.ts';
import { obstaclesBeyond } from './penetration.ts';
import { machineGun, normalRange, type Shooter } from './shooters.ts';
import { aimRefusal } from './targets.ts';
import { keepsOnWith, trackOf } from './tracks.ts';

const verb = verbsIn<Scene>();

// ---- served by two

/** A gun in the hands of one man in whose hex the helper stands. */
const gunsToHelp = (scene: Scene, { at, id }: AnyUnit): readonly Shooter[] =>
  groupIn(scene).filter(
    shooter => machineGun(shooter) && isSmc(shooter.user) && shooter.at === at && shooter.user.id !== id,
  );

/** Two leaders or heroes fire a machine gun as men should (8.9.1.2). */
export const help = verb('help', {
  cite: '8.9.1.2',
  who: ({ view, side, ...scene }) =>
    placesIn({ view, side, ...scene }).flatMap(place => unitsAt(view, place, side).filter(isSmc)),
  whoElse: refusal('8.9.1.2', 'he is no single man with a gun beside him'),
  unfit(scene, unit) {
    const guns = gunsToHelp(scene, unit);
    if (guns.length === 0) return refusal('8.9.1.2', 'nobody there fires a machine gun alone');
    if (guns.some(({ helped }) => helped)) return refusal('8.9.1.2', 'there are two at the gun already');
    if (!isGoodOrder(scene.view, unit)) return refusal('3.21.1', 'he is in no state to help');
    if (unit.tasked) return refusal('4.4.3', 'he is busy with a task');
    const gunners = guns.map(({ id }) => id);
    if ((unit.fired || unit.directed) && !keepsOnWith(scene.view, unit.id, gunners))
      return refusal('3.2.2', 'he has fired or directed fire in this player turn');
    return scene.frame.leaders.includes(unit.id) ? refusal('8.9.1.3', 'he directs the fire') : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    declare(game, { helpers: [...(top(game.state, 'fire').helpers ?? []), unit] });
  },
});

/** What takes two men a hero does alone, if need be, in haste; otherwise it fires at half strength (3.8.6.a). */
export const alone = verb('alone', {
  cite: '3.8.6.a',
  who: ({ view, frame }) => view.weapons.filter(({ id }) => frame.shooters.includes(id)),
  whoElse: refusal('3.8.6.a', 'it takes no part in the attack'),
  by: (_, { by }) => by,
  unfit(scene, { id }) {
    const shooter = groupIn(scene).find(each => each.id === id);
    if (!shooter || !machineGun(shooter) || !isHero(shooter.user))
      return refusal('3.8.6.a', 'only heroes serve a machine gun so');
    if (shooter.helped) return refusal('8.9.1.2', 'there are two at the gun already');
    return shooter.alone ? refusal('3.8.6.a', 'that is said already') : undefined;
  },
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon }) {
    declare(game, { alone: [...(top(game.state, 'fire').alone ?? []), weapon] });
  },
});

// ---- sustained fire

/** Against a gun's sustained fire (8.9.7.1, 8.9.7.2, 5.5.6.3). */
function sustainRefusal({ view }: Scene, { user, weapon, helped }: Shooter): Refusal | undefined {
  if (weapon && isCaptured(user, weapon)) return refusal('8.9.7.2', 'the gun is captured');
  if (view.phase === 'advancing-fire' && user.moved) return refusal('8.9.7.1', 'it has moved');
  if (user.pinned) return refusal('5.5.6.3', 'its men are pinned');
  return isSmc(user) && !helped ? refusal('8.9.7.1', 'one man is not enough to keep it up') : undefined;
}

export const sustain = verb('sustain', {
  cite: '8.9.7.2',
  who: ({ view, frame }) => view.weapons.filter(({ id }) => frame.shooters.includes(id)),
  whoElse: refusal('8.9.7.1', 'it takes no part in the attack'),
  by: (_, { by }) => by,
  unfit(scene, { id }) {
    const shooter = groupIn(scene).find(each => each.id === id);
    if (!shooter || !machineGun(shooter)) return refusal('8.9.7.1', 'only machine guns can');
    return shooter.sustained
      ? refusal('8.9.7.2', 'that is announced already')
      : sustainRefusal(scene, shooter);
  },
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon }) {
    declare(game, { sustained: [...(top(game.state, 'fire').sustained ?? []), weapon] });
  },
});

// ---- spraying fire

/** The pairs of neighbours that meet with a hex in one point, and by which of its corners. */
function clustersAt(world: World, at: LocId) {
  const { field } = world;
  const hex = ix(world, at);
  return ALL_DIRECTIONS.flatMap(corner => {
    const [one, two] = [neighbourOf(field, hex, corner), neighbourOf(field, hex, turned(corner, 1))];
    if (one === undefined || two === undefined || one < 0 || two < 0) return [];
    return [{ corner, and: hexName(world, one), also: hexName(world, two) }];
  });
}

/** The corner in which they meet, as a corner of the nearest of them: what lies before it is not in its own way. */
function seesCluster(world: World, from: LocId, at: LocId, { corner, and, also }: Cluster): boolean {
  const [nearest] = [
    { at, corner },
    { at: and, corner: turned(corner, 2) },
    { at: also, corner: turned(corner, 4) },
  ].toSorted((a, b) => distance(world, from, a.at) - distance(world, from, b.at));
  return nearest !== undefined && seesVertex(world, from, nearest.at, nearest.corner);
}
type Cluster = ReturnType<typeof clustersAt>[number];

const hexesOf = (at: LocId, { and, also }: Cluster): readonly LocId[] => [at, and, also];

/** Medium and heavy machine guns may strike three hexes at once, at half strength (8.9.3.1). */
export const spray = verb('spray', {
  cite: '8.9.3.1',
  bar(scene) {
    const [first] = groupIn(scene);
    const gun = first && machineGun(first);
    if (first && trackOf(scene.view, first.id))
      return refusal('5.6.9.7', 'it keeps up the fire that it has begun');
    return gun && gun.size !== 'LMG'
      ? undefined
      : refusal('8.9.3.1', 'only medium and heavy machine guns can');
  },
  who: targetsOf,
  whoElse: refusal('8.9.3.1', 'there is no enemy to fire at'),
  by: ({ frame }) => frame.shooters[0],
  unfit({ world, view, ...scene }, place) {
    const [first] = groupIn({ world, view, ...scene });
    if (!first) return undefined;
    if (distance(world, first.at, place) > normalRange(first))
      return refusal('8.9.3.1', 'spraying fire goes no farther than the normal range');
    return aimRefusal(world, view, first, place);
  },
  what: ({ world }, place) => clustersAt(world, place),
  refusal({ world, view, ...scene }, place, cluster) {
    const [first] = groupIn({ world, view, ...scene });
    const hexes = hexesOf(place, cluster);
    if (first && hexes.some(at => at === first.at))
      return refusal('8.9.3.1', 'nobody sprays the hex that he stands in');
    if (first && hexes.some(at => distance(world, first.at, at) > normalRange(first)))
      return refusal('8.9.3.1', 'spraying fire goes no farther than the normal range');
    const levels = hexes.map(at => levelAt(world, at));
    if (Math.max(...levels) - Math.min(...levels) > 1)
      return refusal('8.9.3.4', 'the three hexes lie more than a level apart');
    if (view.volleys?.some(({ from, at }) => from === first?.at && hexes.includes(at)))
      return refusal('5.1.5', 'those of one hex fire at one target together');
    return world.options.sight === 'strict' || !first || seesCluster(world, first.at, place, cluster)
      ? undefined
      : refusal('8.9.3.2', 'the point where the three hexes meet is out of sight');
  },
  args: (place, { and, also }) => ({ at: place, and, also }),
  perform: (game, { at, and, also }) => declare(game, { target: at, spray: [and, also] }),
});

// ---- penetration

const courseOf = ({ frame: { past = [], right } }: Scene): Course => ({ past, ...(right && { right }) });

/** It may go by an obstacle instead of into it, and farther then (8.9.2.7). */
export const passBy = verb('pass-by', {
  cite: '8.9.2.7',
  bar: ({ frame }) => (frame.spray ? refusal('8.9.3.1', 'spraying fire does not penetrate') : undefined),
  who: scene => [
    ...new Set(
      groupIn(scene).flatMap(shooter =>
        obstaclesBeyond(scene.world, scene.view, shooter, targetIn(scene), courseOf(scene)),
      ),
    ),
  ],
  whoElse: refusal('8.9.2.7', 'no obstacle there is in the way of penetrating fire'),
  by: ({ frame }) => frame.shooters[0],
  args: at => ({ at }),
  perform(game, { at }) {
    declare(game, { past: [...(top(game.state, 'fire').past ?? []), at] });
  },
});

/** Where its line runs along hexsides it strikes the hexes on one side of it, as its gunner likes (8.9.2.8). */
export const beside = verb('beside', {
  cite: '8.9.2.8',
  bar: ({ frame }) => (frame.spray ? refusal('8.9.3.1', 'spraying fire does not penetrate') : undefined),
  who: scene => [
    ...new Set(
      groupIn(scene).flatMap(
        shooter => otherSide(scene.world, shooter, targetIn(scene), courseOf(scene)) ?? [],
      ),
    ),
  ],
  whoElse: refusal('8.9.2.8', 'its line does not run along that hex'),
  by: ({ frame }) => frame.shooters[0],
  args: at => ({ at }),
  perform(game) {
    const { right, ...frame } = top(game.state, 'fire');
    replaceTop(game, right ? frame : { ...frame, right: true });
  },
});
