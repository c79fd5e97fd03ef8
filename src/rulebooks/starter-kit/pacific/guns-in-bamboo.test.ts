import { expect, test } from 'vitest';
import { emplaceGuns, hidingRefusal } from '../guns/gun-set-up.ts';
import { turningRefusal } from '../guns/turning.ts';
import { enact, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { unitById, weaponById } from '../units.ts';

const CREW = 'japanese 2-2-8 D5';
const MARINE = 'american 7-6-8 D7';
const gun = (more = {}) => ({ card: 'japanese Type 92 INF', by: 'u1', facing: 2, ...more }) as const;
const IN_BAMBOO: Position = {
  scenario: { rules: ['pacific'] },
  hexes: { D5: 'brush' },
  units: [CREW, MARINE],
  weapons: [gun()],
};
const ready = (position: Position) => skirmish(position).offered('japanese').includes('ready w1');
/** Whether it may be fired at the Marines, whatever ground there is to fire at besides. */
function aims(position: Position): boolean {
  const match = skirmish(position);
  play(match, 'japanese', 'ready w1');
  return match.offered('japanese').includes('at 1:D7');
}

test('[aslsk 8.2.1.bamboo.d] a gun in bamboo may be hidden, and is not dug in', () => {
  const { match } = enact(IN_BAMBOO, [], function* (game) {
    expect(hidingRefusal(game.world, game.state, unitById(game.state, 'u1'))).toBeUndefined();
    emplaceGuns(game, 'japanese');
  });
  expect(weapon(match, 'w1').emplaced).toBeUndefined();
});

test('[aslsk 8.2.1.bamboo.d] it is not turned to fire, nor fired after it was turned, nor turned after it has fired', () => {
  expect(aims(IN_BAMBOO)).toBe(true);
  expect(aims({ ...IN_BAMBOO, weapons: [gun({ facing: 5 })] })).toBe(false);
  expect(aims({ ...IN_BAMBOO, hexes: {}, weapons: [gun({ facing: 5 })] })).toBe(true);
  expect(ready({ ...IN_BAMBOO, units: [`${CREW} anchored`, MARINE] })).toBe(false);
  const refused = (more: Partial<Position>) => {
    const { world, state } = skirmish({ ...IN_BAMBOO, units: [`${CREW} used w1`, MARINE], ...more });
    return turningRefusal(world, state, weaponById(state, 'w1'))?.cite;
  };
  expect([refused({}), refused({ hexes: {} })]).toEqual(['8.2.1.bamboo.d', undefined]);
});

test('[aslsk 8.2.1.bamboo.d] nobody pushes it in', () => {
  const position: Position = {
    ...IN_BAMBOO,
    phase: 'japanese movement',
    hexes: { D4: 'brush' },
    units: [CREW, 'american 7-6-8 M9 broken'],
  };
  const match = skirmish(position);
  play(match, 'japanese', 'move u1');
  expect(match.offered('japanese')).toContain('push w1 1:C5');
  expect(match.offered('japanese')).not.toContain('push w1 1:D4');
  expect(unit(match, 'u1').at).toBe('1:D5');
});
