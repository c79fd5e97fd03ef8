/** Smoke shells of mortars: on those whose fire the others must cross, before the movement. */
import { type Act, isRefusal } from '../../engine/index.ts';
import { type Firer, type Shooter, shootersOf } from '../../rulebooks/starter-kit/fire/shooters.ts';
import { mayFireAt } from '../../rulebooks/starter-kit/fire/targets.ts';
import { firesAtGround, isReadyAtGround } from '../../rulebooks/starter-kit/ordnance/ground.ts';
import { ordnanceOf } from '../../rulebooks/starter-kit/ordnance/ordnance.ts';
import { depletionOf, mayLoad } from '../../rulebooks/starter-kit/ordnance/shells.ts';
import { coverAt } from '../../rulebooks/starter-kit/terrain/terrain.ts';
import { type AnyUnit, isMmc, moraleOf } from '../../rulebooks/starter-kit/units.ts';
import { distance, neighbours } from '../../rulebooks/starter-kit/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import type { Draft } from '../thinking/draft.ts';
import { chanceUpTo } from './harm.ts';
import { worthOf } from './men.ts';
import type { Post, Situation } from './situation.ts';

/** How much of their fire smoke takes, and how much of that fire would have come. */
const SPARED = 0.5;
const FIRE_ON_THE_WAY = 0.6;

/** Mortars that have smoke shells, as far as is known, and may still fire them in the prep fire phase. */
const smokeMortars = ({ world, view, side }: Situation): readonly Shooter[] =>
  shootersOf(view, side).filter(
    shooter =>
      firesAtGround(world, shooter) &&
      !shooter.weapon?.shelled &&
      mayLoad(world, { ...shooter, mode: 'prep' }, 'smoke') &&
      isReadyAtGround(world, view, side, shooter.id),
  );

/** `priceOf`: what the mortar's men give up by firing now. */
export function shellSmokeDrafts(s: Situation, priceOf: (firer: Firer) => number): readonly Draft[] {
  const isGoing = s.aim.is === 'take' || s.aim.is === 'leave';
  if (s.view.phase !== 'prep-fire' || !isGoing) return [];
  return smokeMortars(s).flatMap(mortar =>
    s.theirs.flatMap((post): readonly Draft[] => {
      const firer = post.arms.length > 0 && mayFireAt(s.world, s.view, mortar, post.at);
      if (!firer || isRefusal(firer)) return [];
      const most = chanceOf(s, firer, post) * sparedBy(s, post);
      const acts = [
        { verb: 'ready', shooter: mortar.id },
        { verb: 'load', shell: 'smoke' },
        { verb: 'at', hex: post.at },
        { verb: 'shoot' },
      ] as const;
      const course = (): Course => ({
        acts: acts as readonly [Act, ...Act[]],
        worth: most - priceOf(firer),
        why: `Smoke on ${post.at} lets the others cross.`,
      });
      return [{ most, courses: () => [course()] }];
    }),
  );
}

/** That there is a smoke shell at hand, and that it falls where it should. */
function chanceOf(s: Situation, firer: Firer, { at }: Post): number {
  const shells = depletionOf(s.world, firer, 'smoke') ?? 0;
  const number = ordnanceOf(s.world, firer)?.toHit(distance(s.world, firer.at, at)) ?? 0;
  const drm = (s.modifier(firer.at, at, 'still') ?? 9) - (coverAt(s.world, s.view, at)?.tem ?? 0);
  return chanceUpTo(shells) * chanceUpTo(number - drm);
}

/** What the fire of the post would do to those who go on from where they are. */
function sparedBy(s: Situation, post: Post): number {
  const goers = s.ours
    .flatMap(({ units }) => units)
    .filter(unit => isMmc(unit) && !unit.broken && !unit.fired);
  return goers.reduce(
    (sum, unit) => sum + SPARED * FIRE_ON_THE_WAY * worthOf(unit) * exposure(s, post, unit),
    0,
  );
}

function exposure(s: Situation, post: Post, unit: AnyUnit): number {
  const { at } = unit;
  if (at === undefined) return 0;
  const target = { morale: moraleOf(s.world, s.view, unit), broken: false, crowd: 1 };
  const onward = neighbours(s.world, at).filter(hex => s.aim.way(hex) < s.aim.way(at));
  return Math.max(0, ...onward.map(hex => s.harmBy(post, hex, target, 'running')));
}
