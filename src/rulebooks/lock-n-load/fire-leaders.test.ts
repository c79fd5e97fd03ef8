import { expect, test } from 'vitest';
import { offers, type Position, play, skirmish } from './testing.ts';

const TARGET = { card: 'german 1-6-4-5', at: '1:F4', shaken: true } as const;
const CLARKSON = { card: 'american Lt. Clarkson', at: '1:C5' } as const;

/** A squad that goes from C4 to its Leader in C5 and fires from there, in an impulse that took in these hexes. */
function joinAndFire(position: Partial<Position>, ...activated: readonly string[]) {
  const units = [{ card: 'american 2-5-4-6', at: '1:C4' } as const, CLARKSON, TARGET];
  const match = skirmish({ units, ...position });
  play(match, 'american', ...activated.map(hex => `activate ${hex}`));
  play(
    match,
    'american',
    'move u1',
    'assault',
    'step 1:C5',
    'done',
    ...(position.weapons ? ['ready w1'] : ['ready u1']),
  );
  return match;
}

test('[lnl 11.1.1.a, 5.0.1.a] a Leader aids the fire of his own impulse, not that of others who come to him', () => {
  expect(offers(joinAndFire({}, '1:C5', '1:C4'), 'american', 'lead')).toEqual(['lead u2']);
  expect(offers(joinAndFire({}, '1:C4'), 'american', 'lead')).toEqual([]);
});

test('[lnl 1.6.f, 4.0.c] a second single man serves a weapon in his own impulse alone', () => {
  const gunners: Partial<Position> = {
    units: [{ card: 'american Layer', at: '1:C4' }, CLARKSON, TARGET],
    weapons: [{ card: 'american BAR', possessedBy: 'u1' }],
  };
  expect(offers(joinAndFire(gunners, '1:C5', '1:C4'), 'american', 'assist')).toEqual(['assist u2']);
  expect(offers(joinAndFire(gunners, '1:C4'), 'american', 'assist')).toEqual([]);
});
