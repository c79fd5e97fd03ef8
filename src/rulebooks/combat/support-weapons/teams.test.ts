import { expect, test } from 'vitest';
import { play, refusals, skirmish, unit } from '../testing/bench.ts';

test('[combat 12.9.8.1, 12.9.8] flame has the row of 30 from either side of its counter, and no cover counts against it', () => {
  // 55 is M+2 on that row; with the 20 of stone it were M+1. A 6 fails by one then, and not otherwise.
  for (const crew of ['', ' crew']) {
    const match = skirmish(
      {
        units: [`german Flamethrower D3${crew}`, 'american 7-6 D4 fired 2'],
        hexes: { D4: 'stone building' },
      },
      '5,5 6',
    );
    play(match, 'german', 'fire u1 1:D4', 'shoot');
    expect(unit(match, 'u2').morale).toBe('pinned');
  }
});

test('[combat 12.9.8.1] an FT needs a line of sight like all others', () => {
  const match = skirmish(
    { units: ['german Flamethrower D3', 'german 6-6 A1', 'american 7-6 D4'], hexes: { D4: 'woods' } },
    '5,6',
  );
  play(match, 'german', 'fire u1 1:D4', 'shoot');
  expect(unit(match, 'u1')).not.toHaveProperty('fired');
});

test('[combat 12.9.8.3] E-078 a ones die of 8 to 10 empties it', () => {
  const lost = (dice: string) => {
    const match = skirmish(
      { units: ['german Flamethrower D3', 'german 6-6 A1', 'american 7-6 D4 fired 2'] },
      dice,
    );
    play(match, 'german', 'fire u1 1:D4', 'shoot');
    return unit(match, 'u1').lost;
  };
  expect([lost('9,7'), lost('9,8'), lost('9,10')]).toEqual([undefined, 'used up', 'used up']);
});

test('a charge is gone when it was thrown, and bottles are for vehicles', () => {
  const match = skirmish({ units: ['german Demo D3', 'german 6-6 A1', 'american 7-6 D4 fired 2'] }, '9,9');
  play(match, 'german', 'fire u1 1:D4', 'shoot');
  expect(unit(match, 'u1').lost).toBe('used up');
  const bottles = skirmish({ units: ['russian Molotovs D3', 'russian 5-4 D3', 'american 7-6 D4'] });
  expect(refusals(bottles, 'russian', 'fire u1 1:D4')).toEqual(['12.9.6']);
});

test('[combat 12.7.1] what has a row of its own fires alone', () => {
  const match = skirmish({ units: ['german Flamethrower D3', 'german 6-6 D3', 'american 7-6 D4'] });
  play(match, 'german', 'fire u1 1:D4');
  expect(refusals(match, 'german', 'add u2')).toEqual(['12.7.1']);
});
