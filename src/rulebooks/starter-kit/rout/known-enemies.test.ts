import { expect, test } from 'vitest';
import { type Position, skirmish } from '../testing/bench.ts';
import { hasEnemyBeside, knownEnemies } from './known-enemies.ts';

/** Whom a German in C4 knows of the Russian in C6, and whether that one presses a German in C5. */
function known(enemy: object, more: Partial<Position> = {}) {
  const { world, state } = skirmish({
    scenario: { rules: ['concealment'] },
    hexes: { '1:C6': 'woods' },
    units: ['german 4-6-7 C4', { card: 'russian 4-4-7', at: '1:C6', ...enemy }],
    ...more,
  });
  const ids = knownEnemies(world, state, 'german', '1:C4').map(({ id }) => id);
  return [...ids, hasEnemyBeside(world, state, 'german', '1:C5')];
}

test('[aslsk 2.0.KEU] an enemy is known who is under no ?, broken or not, to those who see him at that moment', () => {
  expect(known({})).toEqual(['u2', true]);
  expect(known({ broken: true })).toEqual(['u2', true]);
  expect(known({ concealed: true })).toEqual([false]);
  expect(known({ hidden: true })).toEqual([false]);
  expect(known({}, { hexes: { '1:C5': 'stone building' } })).toEqual([true]);
});

test('[aslsk 2.0.KEU] so is a vehicle, and no wreck', () => {
  const tank = 'russian T-34/85 C6';
  const away = { at: '1:M10' } as const;
  expect(known(away, { hexes: {}, vehicles: [tank] })).toContain('v1');
  expect(known(away, { hexes: {}, vehicles: [`${tank} wreck`] })).not.toContain('v1');
});
