/** Gun positions that several tests share, and the shot that is being declared in them. */
import { type Position, type TestMatch, unit } from '../testing/bench.ts';
import { declaredShot } from './declared-shot.ts';
import { effectOf } from './hits/effect.ts';
import { toHitModifiers, toHitNumberOf } from './hits/to-hit.ts';
import type { Shot } from './shot.ts';

export function declared(match: TestMatch): Shot {
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) throw new Error('nothing is being aimed at a hex');
  return declaredShot(match.world, match.state, frame, frame.target);
}

/** The declared shot against one of its targets. */
export function aimed(match: TestMatch, id: string) {
  const shot = declared(match);
  const target = unit(match, id);
  return {
    number: toHitNumberOf(match.world, shot),
    drm: toHitModifiers(match.world, match.state, shot, target),
    effect: effectOf(match.world, match.state, shot, target, false),
  };
}

/** Somebody else, so that the phase does not end with the shot under test. */
export const OTHERS = ['u8: german 4-6-7 L1', 'u9: american 6-6-6 L3'] as const;

/** An 88 in D8, a squad in the woods in D4, grain between them. */
export const flak = (more: Partial<Position> = {}): Position => ({
  hexes: { D4: 'woods', D6: 'grain' },
  units: ['german 2-2-8 D8', 'american 7-4-7 D4', ...OTHERS],
  weapons: ['german 8.8cm FlaK 18 of u1 facing 0'],
  ...more,
});
