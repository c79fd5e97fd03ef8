/** How near to its enemies a routing unit may take cover (3.6). */
import { expect, test } from 'vitest';
import { offers, play, unit } from '../testing/bench.ts';
import { playRout } from '../testing/phase-bench.ts';

test('[aslsk 3.6.g] cover two hexes from an enemy is a place to stop, and it must stop there', () => {
  const match = playRout({
    hexes: { '1:F5': 'brush', '1:F6': 'woods' },
    units: ['german 4-6-7 F5 broken', 'russian 4-4-7 F4'],
  });
  play(match, 'german', 'rout u1');
  expect(offers(match, 'german', 'crawl')).toEqual(['crawl 1:F6']);
  play(match, 'german', 'step 1:F6');
  expect(match.state.phase).toBe('advance');
  expect(unit(match, 'u1').at).toBe('1:F6');
});
