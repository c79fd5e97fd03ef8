import { expect, test } from 'vitest';
import { CARDS, type Card, CREW, cardOf, NATIONS } from './index.ts';

const all = Object.values(CARDS);
const of = <Is extends Card['is']>(is: Is) =>
  all.filter((card): card is Extract<Card, { is: Is }> => card.is === is);

test('[combat 2.3.1] Americans, Germans and Russians, with squads, leaders and teams each', () => {
  expect([...new Set(all.map(({ nation }) => nation))].sort()).toEqual([...NATIONS].sort());
  for (const nation of NATIONS)
    expect(new Set(all.filter(card => card.nation === nation).map(({ is }) => is))).toEqual(
      new Set(['squad', 'leader', 'team']),
    );
});

test('[combat 2.3.1.2] a squad has a half on its back, with half its firepower and the rest the same', () => {
  for (const { firepower, half } of of('squad')) expect(half).toBe(Math.ceil(firepower / 2));
  expect(cardOf('german 6-6')).toMatchObject({ firepower: 6, range: 6, half: 3 });
  expect(cardOf('american 7-6')).toMatchObject({ firepower: 7, range: 6, half: 4 });
});

test('[combat 2.3.1.1.d, 2.3.1.1.e] an officer is one above the NCO of his nation, a Commissar is a Russian of 9', () => {
  for (const nation of NATIONS) {
    const quality = (rank: string) => cardOf(`${nation} ${rank}`).quality;
    expect(quality('officer')).toBe(quality('nco') + 1);
  }
  expect(of('leader').filter(({ rank }) => rank === 'commissar')).toMatchObject([
    { nation: 'russian', quality: 9 },
  ]);
});

test('[combat 2.3.1.3.a, 2.3.1.3.b] teams have a rate of 1 unless it is printed, and a crew of 1-2 behind', () => {
  expect(cardOf('german MG 42')).toMatchObject({ firepower: 12, range: 9, rate: 2 });
  expect(cardOf('german MG 34')).toMatchObject({ firepower: 4, range: 8, rate: 1 });
  expect(cardOf('american BAR')).toMatchObject({ firepower: 3, range: 5, rate: 2, quality: 7 });
  expect(CREW).toEqual({ firepower: 1, range: 2 });
});

test('[combat 13.1.1.1] engineers are the German 8-2 and the Russian 7-2', () => {
  const engineers = Object.entries(CARDS).filter(([, card]) => card.is === 'squad' && card.engineers);
  expect(engineers.map(([id]) => id)).toEqual(['german 8-2', 'russian 7-2']);
});

test('every counter says where its values come from', () => {
  for (const { source, title } of all) expect([title, source.from.length > 0]).toEqual([title, true]);
});
