/** What turning a gun to fire costs it of its rate of fire (3.2.4). */
import { expect, test } from 'vitest';
import { play, skirmish, weapon } from '../../testing/bench.ts';

/** Fired in prep fire at a squad fifteen hexes to the north, with a coloured die that just keeps the printed rate of fire. */
function isMarked(gun: string, facing: 0 | 3, coloured: number, aim: string) {
  const isGerman = gun.startsWith('german');
  const attacker = isGerman ? 'german' : 'russian';
  const match = skirmish(
    {
      size: [8, 20],
      phase: 'prep-fire',
      attacker,
      units: [`${attacker} 2-2-8 D18`, { card: isGerman ? 'russian 4-4-7' : 'german 4-6-7', at: '1:D3' }],
      weapons: [`${gun} of u1 facing ${facing}`],
    },
    `${coloured},6 6,5`,
  );
  play(match, attacker, 'ready w1', 'at 1:D3');
  if (match.offered(attacker).includes(aim)) play(match, attacker, aim);
  if (match.offered(attacker).includes('point 0')) play(match, attacker, 'point 0');
  play(match, attacker, 'shoot');
  return weapon(match, 'w1').fired !== undefined;
}

test('[aslsk 3.2.4.rof] a gun that is turned to fire keeps its rate of fire one number less often', () => {
  expect(isMarked('german 7.5cm PaK 40', 0, 2, 'aim infantry')).toBe(false);
  expect(isMarked('german 7.5cm PaK 40', 3, 2, 'aim infantry')).toBe(true);
  expect(isMarked('german 7.5cm PaK 40', 3, 1, 'aim infantry')).toBe(false);
});

test('[aslsk 3.2.4.rof] a mortar of 76 to 82 mm is turned round at no such cost, a heavier one is not', () => {
  expect(isMarked('german 8cm GrW 34', 3, 3, 'aim area')).toBe(false);
  expect(isMarked('russian 120mm PM obr. 38', 0, 2, 'aim area')).toBe(false);
  expect(isMarked('russian 120mm PM obr. 38', 3, 2, 'aim area')).toBe(true);
});
