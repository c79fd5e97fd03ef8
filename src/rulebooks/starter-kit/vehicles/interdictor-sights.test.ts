/** What interdiction costs those who do it (6.10.b). */
import { expect, test } from 'vitest';
import { play, weapon } from '../testing/bench.ts';
import { playRout } from '../testing/phase-bench.ts';
import { vehicleById } from './vehicles.ts';

/** A squad routs in the open before a tank and a squad with a mortar, each of which has something in its sights. */
function afterInterdiction(tank: -1 | -2, mortar: -1 | -2) {
  const match = playRout(
    {
      hexes: { '1:F7': 'woods' },
      units: ['german 4-6-7 F5 broken', 'russian 4-4-7 F2'],
      weapons: [
        {
          card: 'russian 50mm MTR',
          by: 'u2',
          acquired: { at: '1:A9', drm: mortar, by: 'u2', from: '1:F2' },
        },
      ],
      vehicles: [
        {
          card: 'russian T-34/85',
          at: '1:F1',
          facing: 3,
          acquired: { at: '1:A9', drm: tank, by: 'v1', from: '1:F1' },
        },
      ],
    },
    '1,2',
  );
  play(match, 'german', 'rout u1', 'step 1:F6');
  return {
    tank: vehicleById(match.state, 'v1').acquired?.drm,
    mortar: weapon(match, 'w1').acquired?.drm,
  };
}

test('[aslsk 6.10.b] one of those who could interdict does it, he who has least to lose, and he loses what he has acquired', () => {
  expect(afterInterdiction(-1, -2)).toEqual({ tank: undefined, mortar: -2 });
  expect(afterInterdiction(-2, -1)).toEqual({ tank: -2, mortar: undefined });
});
