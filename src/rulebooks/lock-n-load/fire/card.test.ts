import { expect, test } from 'vitest';
import { type Position, standing } from '../testing/bench.ts';
import { fireCard } from './card.ts';

const POSITION: Position = {
  hexes: { D6: 'orchard' },
  units: [
    'german 1-6-4-5 D8',
    'german Lt. Koch D8',
    'american 2-5-4-6 D6',
    'american Layer D6',
    'american 1-4-4-6 D6 shaken moved Moved',
  ],
  weapons: ['german MG34 of u1'],
};

test('[lnl 5.0.d, 5.0.f] the card says before the dice what they will be added to, and who will check against what', () => {
  const { world, view } = standing(POSITION);
  const card = fireCard(world, view, {
    is: 'fire',
    by: 'german',
    from: '1:D8',
    shooters: ['u1', 'w1'],
    leader: 'u2',
    target: '1:D6',
  });
  expect(card).toMatchObject({ kind: 'combined', dice: 'one', firepower: { value: 3 } });
  expect(card?.lines.map(({ attack, defence, targets }) => ({ attack, defence, targets }))).toEqual([
    { attack: 4, defence: 1, targets: ['u3', 'u4'] },
    { attack: 5, defence: 1, targets: ['u5'] },
  ]);
  expect(card?.lines.flatMap(({ checks }) => checks)).toEqual([
    { unit: 'u3', column: 'Good Order MMC', morale: 6 },
    { unit: 'u4', column: 'Hero', morale: 7 },
    { unit: 'u5', column: 'Shaken MMC', morale: 6 },
  ]);
});

test('there is no card before there is a target', () => {
  const { world, view } = standing(POSITION);
  expect(fireCard(world, view, { is: 'fire', by: 'german', from: '1:D8', shooters: ['u1'] })).toBeUndefined();
});
