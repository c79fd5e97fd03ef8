/** The chance to answer (12.1.2.a): after every Movement Point and every shot of an impulse. */
import { anyOffer, PASS, type Refusal, type Rule, refusal, type Subject } from '../../../engine/index.ts';
import { decide, type Game, pop, type Scene, sceneFor, sceneNow, verbsIn } from '../game.ts';
import { mayBeWatched } from '../hidden/watchers.ts';
import type { AnyFrame } from '../state.ts';
import { despair, fire } from './declaration.ts';

const verb = verbsIn<Scene>();

const pass = verb('pass', { cite: '12.1.2.1', perform: game => pop(game) });

/** One shot, or nothing (12.1.2.1). It closes by itself when nobody is left who could fire. */
export function* windowFrame(game: Game, { side, cause }: Extract<AnyFrame, { is: 'window' }>): Rule<void> {
  const deeds = [fire, despair] as const;
  // Whether somebody is asked is seen by all: it must not tell of those whom nobody sees.
  if (!anyOffer(deeds, sceneNow(game, side)) && !mayBeWatched(game, side)) return pop(game);
  yield* decide(game, [...deeds, pass] as const, sceneFor(game, side), idle, {
    by: side,
    id: cause === 'shot' ? 'defensive-fire-at-firers' : 'defensive-fire',
    cite: '12.1.2.a',
    prompt: 'Defensive Fire',
    window: { on: 'defensive-fire', pass: PASS },
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('12.1.2.a', place === undefined ? 'it has no part in this' : 'those who gave cause are not there');
