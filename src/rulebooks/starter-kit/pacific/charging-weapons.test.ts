/** Weapons in a Banzai charge (8.1.8.6). */
import { expect, test } from 'vitest';
import { offers, play, skirmish, weapon } from '../testing/bench.ts';

test('[aslsk 8.1.8.6.d, 4.0.b] what chargers carry has moved with them', () => {
  const match = skirmish({
    phase: 'japanese movement',
    scenario: { rules: ['pacific'] },
    units: ['japanese 9-0 F5', 'japanese 4-4-7 F5', 'american 7-6-8 C5 broken'],
    weapons: ['japanese LMG of u2', 'japanese LMG F5'],
  });
  play(match, 'japanese', 'banzai u1', 'with u2', 'charge 1:C5');
  const [rush] = offers(match, 'japanese', 'rush u2');
  play(match, 'japanese', `${rush}`);
  expect(weapon(match, 'w1').moved).toBe(true);
  expect(weapon(match, 'w2').moved).toBeUndefined();
});
