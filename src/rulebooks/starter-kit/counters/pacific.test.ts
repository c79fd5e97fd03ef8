/** The Japanese, the Marines and the early U.S. Army (8.1, 8.4). */
import { expect, test } from 'vitest';
import { CARDS, card, isLeader, isMmc, JAPANESE_RANKS, type MmcCard, personCard } from './index.ts';

const japanese = [...CARDS.values()].filter(({ nation }) => nation === 'japanese');
const squads = japanese.filter(isMmc).filter(({ kind }) => kind === 'squad');

function mmc(id: string | undefined): MmcCard {
  const found = card(id ?? '');
  if (!isMmc(found)) throw new Error(`${found.id} is no MMC`);
  return found;
}

test('a full squad steps down to its reduced side, that to a half-squad, and no squad has a broken side', () => {
  expect(squads).toHaveLength(8);
  for (const squad of squads) {
    expect(squad.brokenMorale).toBeUndefined();
    const step = mmc(squad.step);
    expect(step.kind).toBe(squad.reduced ? 'half-squad' : 'squad');
    expect(step.reduced).toBe(squad.reduced ? undefined : true);
    expect(step).toMatchObject({ class: squad.class, morale: squad.morale });
    expect(squad.half).toBe(squad.reduced ? squad.step : step.step);
  }
});

test('a reduced squad that is replaced is still reduced, a full one still full', () => {
  for (const squad of squads.filter(({ lower }) => lower !== undefined)) {
    expect(mmc(squad.lower).reduced).toBe(squad.reduced);
    expect(mmc(squad.lower).step).toBe(mmc(squad.step).lower);
  }
});

test('the stack of the example: 4-4-7 to 3-4-7, a reduced 2-3-7 beyond its ELR to a 1-2-6', () => {
  expect(mmc('japanese 4-4-7').step).toBe('japanese 3-4-7 reduced');
  const replaced = mmc(mmc('japanese 2-3-7 reduced').lower);
  expect(replaced).toMatchObject({ class: 'C', reduced: true });
  expect(replaced.step).toBe('japanese 1-2-6');
  expect(mmc('japanese 1-3-7')).toMatchObject({ kind: 'half-squad', brokenMorale: 6 });
});

test('a crew of 2-2-8 steps down to 1-2-8, that to a broken 1-2-7 which rallies on 8', () => {
  expect(mmc('japanese 2-2-8').step).toBe('japanese 1-2-8');
  expect(mmc('japanese 1-2-8').step).toBe('japanese 1-2-7');
  expect(mmc('japanese 1-2-7')).toMatchObject({ arrivesBroken: true, brokenMorale: 8 });
});

test('Japanese leaders have ranks of their own, no broken side and nobody below them', () => {
  const leaders = japanese.filter(isLeader);
  expect(leaders.map(({ id }) => id)).toEqual(JAPANESE_RANKS.map(rank => `japanese ${rank}`));
  expect(leaders.filter(each => each.brokenMorale !== undefined || each.lower !== undefined)).toEqual([]);
  expect(personCard('japanese 10-0')).toMatchObject({ morale: 10, leadership: 0 });
  expect(personCard('japanese 8+1')).toMatchObject({ morale: 8, leadership: 1 });
});

test('Marines: both big squads leave a 3-4-8, only the 7-6-8 deploys, Raiders are no Paramarines', () => {
  expect(mmc('american 7-6-8')).toMatchObject({
    half: 'american 3-4-8',
    deploysInto: 'american 3-4-8',
    smokeExponent: 3,
    assaultFire: true,
    steadfast: true,
    brokenMorale: 8,
  });
  expect(mmc('american 6-6-8').half).toBe('american 3-4-8');
  expect(mmc('american 6-6-8').deploysInto).toBeUndefined();
  expect(mmc('american 5-5-8 raiders')).toMatchObject({ corps: 'raiders', half: 'american 2-3-8 raiders' });
  expect(mmc('american 5-5-8 paramarines').corps).toBe('paramarines');
});

test('the early U.S. Army has 4-4-7 and 3-3-6 squads', () => {
  expect(mmc('american 4-4-7').lower).toBe('american 3-3-6');
  expect(mmc('american 3-3-6').half).toBe('american 1-2-6');
});

test('the grenade launcher fires each shell at its own ranges', () => {
  const launcher = card('japanese Type 89 MTR');
  if (launcher.kind !== 'mortar') throw new Error('no mortar');
  const at = (shell: string, range: number) =>
    launcher.shells?.find(use => use.shell === shell && use.range.min <= range && range <= use.range.max);
  expect(at('HE', 2)).toMatchObject({ rateOfFire: 1, airBursts: false });
  expect(at('HE', 3)?.rateOfFire).toBeUndefined();
  expect(at('WP', 5)).toMatchObject({ rateOfFire: 1, dispersed: true });
  expect(at('WP', 6)).toBeUndefined();
  expect([2, 3, 10, 11].map(range => at('smoke', range) !== undefined)).toEqual([false, true, true, false]);
});
