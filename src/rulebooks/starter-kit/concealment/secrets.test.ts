/** Hidden guns and concealed units in games played at random: nothing of them leaks, and all worlds that are imagined fit. */
import { expect, test } from 'vitest';
import { checkViews } from '../../../engine/fuzz/imagined-views.ts';
import { checkPair } from '../../../engine/fuzz/pairs.ts';
import { playAtRandom } from '../../../engine/fuzz/random-match.ts';
import { Tape } from '../../../engine/fuzz/tape.ts';
import { CONCEALED, GUNS, JUNGLE } from './test-games.ts';

const GAMES = [
  { what: 'hidden guns', subject: GUNS },
  { what: 'concealed units', subject: CONCEALED },
  { what: 'hidden Japanese', subject: JUNGLE },
];

/** Steps at which the worlds truly differed. */
const ENOUGH = 60;

test.each(GAMES)('two worlds that differ in $what look the same to the enemy', ({ what, subject }) => {
  let steps = 0;
  for (let seed = 0; seed < 20 && steps < ENOUGH; seed++)
    steps += checkPair(subject, new Tape({ seed: `${what} ${seed}` })).steps;
  expect(steps).toBeGreaterThanOrEqual(ENOUGH);
});

test.each(GAMES)('what is imagined of $what looks like the truth', ({ what, subject }) => {
  const tape = new Tape({ seed: `looking at ${what}` });
  let looks = 0;
  playAtRandom(subject, new Tape({ seed: what }), {
    look(match) {
      if (looks++ % 4 === 0) checkViews(match, tape);
      return undefined;
    },
  });
  expect(looks).toBeGreaterThan(50);
});
