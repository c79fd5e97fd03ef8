import { expect, test } from 'vitest';
import { handDice, scriptedDice } from '../../src/engine/dice/dice.ts';
import { Random } from '../../src/engine/dice/random.ts';
import { fuzzOnce, newCount } from '../../src/engine/fuzz/index.ts';
import { someOptions } from '../../src/engine/kernel/options.ts';
import { Match } from '../../src/engine/match/match.ts';
import { comesTo, likelihood, odds } from '../../src/engine/odds/odds.ts';
import { barrages } from './barrages.ts';
import { play, playAtRandom } from './random-play.ts';

type Options = Record<string, string>;
function begin(dice: readonly (readonly number[])[] = [], options: Options = {}) {
  return Match.begin(barrages, { scenario: 'ranges', options }, { dice: scriptedDice(dice) });
}
const gunsThat = (match: ReturnType<typeof begin>, is: string) =>
  match.state.guns.filter(gun => gun.is === is).map(({ id }) => id);

test('[2] the sum of all dice must come to more than six for each gun', () => {
  const missed = play(begin([[3, 3, 3, 3]]), 'red: barrage 2');
  expect(gunsThat(missed, 'damaged')).toEqual([]);
  const struck = play(
    begin([
      [3, 3, 3, 4],
      [6, 1, 1, 1, 1, 1],
    ]),
    'red: barrage 2',
  );
  expect(gunsThat(struck, 'damaged')).toEqual(['b1']);
});

test('[3] all who roll highest are struck', () => {
  const match = play(
    begin([
      [6, 1],
      [2, 5, 1, 5, 4, 5],
    ]),
    'red: barrage 1',
  );
  expect(gunsThat(match, 'damaged')).toEqual(['b2', 'b4', 'b6']);
});

test('[3] by lot one is struck, and who has been struck has two lots', () => {
  const match = play(begin([[6, 2], [2], [3]], { strikes: 'lots' }), 'red: barrage 1');
  expect(gunsThat(match, 'lost')).toEqual(['b2']);
});

test('the odds of a barrage of six guns are exact, though its dice fall in two billion ways', () => {
  const match = Match.begin(barrages, { scenario: 'ranges', options: {} }, { dice: handDice });
  const found = odds(match.tryOut(), 'red', { verb: 'barrage', guns: 6 } as never, { exactRuns: 5_000 });
  expect(found.exact).toBe(true);
  expect(likelihood(found, () => true).chance).toBeCloseTo(1, 12);
  const struck = (gun: string) =>
    likelihood(found, ending => comesTo(ending, { of: gun, is: 'damaged' })).chance;
  expect(struck('b1')).toBeCloseTo(struck('b6'), 12);
  expect(struck('b1')).toBeGreaterThan(0.1);
});

test('random games end, and every property of the kernel holds on them', () => {
  for (let seed = 1; seed <= 10; seed++) playAtRandom(barrages, 'ranges', seed);
  const count = newCount();
  for (let game = 0; game < 10; game++) {
    const setup = { scenario: 'ranges', options: someOptions(barrages, new Random(game)) };
    expect(fuzzOnce({ book: barrages, setup }, `barrages ${game}`, count)?.fault).toBeUndefined();
  }
}, 60_000);
