/** The Sniper who waits off the map. To show himself costs no impulse, so he does when there is somebody to shoot. */

import { best } from '../../rulebooks/kit/best.ts';
import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import { possibleTargets } from '../../rulebooks/lock-n-load/fire/fire.ts';
import { shooterOf } from '../../rulebooks/lock-n-load/fire/shooters.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { findUnit } from '../../rulebooks/lock-n-load/units.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { course } from './course.ts';
import { harmOf } from './fire.ts';
import { worthOf } from './men.ts';
import type { Situation } from './situation.ts';

type Snipe = Extract<BookAct, { verb: 'snipe' }>;

/** He appears but once: his first shot must be worth it. */
const WORTH_SHOWING = 1.5;
/** What his further shots from there count for, and the fire that he draws. */
const LATER = 0.35;
const DRAWN = 0.35;
/** Places that are looked at closely. */
const CLOSE_LOOKS = 5;

/** The best place and shot, if it is good enough. Whatever else is worth `most` can be done all the same, after it. */
export function sniperCourses(s: Situation, acts: readonly BookAct[], most: number): readonly Course[] {
  const looks = acts
    .filter(act => act.verb === 'snipe')
    .map(act => ({ act, promise: promiseOf(s, act) }))
    .filter(({ promise }) => promise > 0)
    .sort((a, b) => b.promise - a.promise)
    .slice(0, CLOSE_LOOKS);
  const shot = best(
    looks.flatMap(({ act, promise }) => shotsFrom(s, act, promise)),
    ({ gain }) => gain,
  );
  if (!shot || shot.gain < WORTH_SHOWING) return [];
  const deeds: readonly BookAct[] = [shot.act, { verb: 'at', location: shot.target }, { verb: 'shoot' }];
  return [course(deeds, most + shot.gain, `The sniper had somebody in his sights in ${shot.target}.`)];
}

/** What he is good for in a place, at a glance. */
function promiseOf(s: Situation, { unit: id, at }: Snipe): number {
  const unit = findUnit(s.view, id);
  if (!unit) return 0;
  const shot = s.bestShot([unit], at);
  return shot === 0 ? 0 : LATER * shot - DRAWN * worthOf(unit) * s.danger(at, unit, 'careful');
}

interface Shot {
  readonly act: Snipe;
  readonly target: Location;
  readonly gain: number;
}

function shotsFrom(s: Situation, act: Snipe, promise: number): readonly Shot[] {
  const { unit: id, at } = act;
  const units = s.view.units.map(unit => (unit.id === id ? { ...unit, at } : unit));
  const view: View = { ...s.view, units };
  return possibleTargets(s.world, view, shooterOf(view, id), s.side).map(({ at: target }) => {
    const frame = { is: 'fire', by: s.side, from: at, shooters: [id], target } as const;
    return { act, target, gain: harmOf(s, view, frame) + promise };
  });
}
