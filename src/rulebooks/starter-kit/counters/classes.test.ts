import { expect, test } from 'vitest';
import { CARDS, isLeader, isMmc, isPerson, NATIONS, personCard, weaponCard } from './index.ts';

const cards = [...CARDS.values()];

test('[aslsk 1.2.a, 2.0.Infantry] a counter is personnel or a support weapon; infantry is every single man and every group of men', () => {
  for (const card of cards) {
    expect(isPerson(card)).toBe(isLeader(card) || isMmc(card));
    expect(isLeader(card) && isMmc(card)).toBe(false);
  }
  expect(new Set(cards.filter(isPerson).map(({ kind }) => kind))).toEqual(
    new Set(['squad', 'half-squad', 'crew', 'leader']),
  );
});

test('[aslsk 2.0.Weapon] what is not infantry is a weapon, and nobody is both', () => {
  for (const { id, ...card } of cards) {
    const person = 'morale' in card;
    if (person) expect(() => weaponCard(id)).toThrow('no weapon');
    else expect(() => personCard(id)).toThrow('is a weapon');
  }
});

test('[aslsk 5.2.a] every nation has counters of its own, and no two field the same squads', () => {
  const squads = (nation: string) =>
    cards.flatMap(card =>
      card.nation === nation && card.kind === 'squad'
        ? [`${card.firepower}-${card.range}-${card.morale} ${card.brokenMorale} ${card.class}`]
        : [],
    );
  const sets = NATIONS.map(nation => squads(nation).sort().join(', '));
  expect(new Set(sets).size).toBe(NATIONS.length);
  for (const set of sets) expect(set).not.toBe('');
});
