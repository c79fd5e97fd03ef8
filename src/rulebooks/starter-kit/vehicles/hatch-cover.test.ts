/** What covers a crew that looks out, and what is told of it (7.7). */
import { expect, test } from 'vitest';
import { linesOf, modifiersOf } from '../testing/fire-bench.ts';

const within = (terrain: 'open' | 'woods' | 'wooden building' | 'stone building') => {
  const [line] = linesOf(
    {
      phase: 'russian prep-fire',
      hexes: { '1:F5': terrain },
      units: ['russian 4-4-7 H5'],
      vehicles: ['german Panther F5 facing 1 crewExposed'],
    },
    { by: ['u1'], at: '1:F5' },
  );
  return line && { counts: modifiersOf(line), not: line.drm.dropped.map(({ entry }) => entry.id) };
};

test('[aslsk 7.7.b] of the hatch and the hex the better cover counts, and the other is told to count for nothing', () => {
  expect(within('open')).toEqual({ counts: ['crew exposed +2'], not: [] });
  expect(within('woods')).toEqual({ counts: ['crew exposed +2'], not: ['woods'] });
  expect(within('wooden building')).toEqual({ counts: ['crew exposed +2'], not: ['wooden building'] });
  expect(within('stone building')).toEqual({ counts: ['stone building +3'], not: ['crew exposed'] });
});
