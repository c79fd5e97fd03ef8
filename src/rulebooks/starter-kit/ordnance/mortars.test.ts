/** Mortars of more than 60mm, which are guns (6.9). */
import { expect, test } from 'vitest';
import { offers, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { aimed, OTHERS } from './test-guns.ts';

/** An 81mm mortar in D12 that looks north, and Americans at some range. */
function mortar(at: `1:${string}`, more: Partial<Position> = {}): Position {
  return {
    size: [13, 14],
    units: ['german 2-2-8 D12', `american 6-6-6 ${at}`, ...OTHERS],
    weapons: ['german 8cm GrW 34 of u1 facing 0'],
    ...more,
  };
}

const targets = (position: Position) => {
  const match = skirmish(position);
  if (!match.offered('german').includes('ready w1')) return [];
  play(match, 'german', 'ready w1');
  return offers(match, 'german', 'at');
};

test('[aslsk 6.9.a] a heavy mortar fires on the area target type alone, and keeps its rate of fire by the die', () => {
  const match = skirmish(mortar('1:D6'), '3,6 4,6');
  play(match, 'german', 'ready w1', 'at 1:D6');
  // Nothing else to choose from.
  expect(offers(match, 'german', 'aim')).toEqual([]);
  expect(aimed(match, 'u2')).toMatchObject({ effect: { column: 8 } });
  play(match, 'german', 'shoot');
  expect(weapon(match, 'w1')).not.toHaveProperty('fired');
  play(match, 'german', 'ready w1', 'at 1:D6', 'shoot');
  expect(weapon(match, 'w1').fired).toBe('prep');
});

test('[aslsk 6.9.a, 3.2.4.range] not at what is nearer than its least range, or farther than its greatest', () => {
  expect(targets(mortar('1:D11'))).not.toContain('at 1:D11');
  expect(targets(mortar('1:D10'))).toContain('at 1:D10');
  const far = (row: number) =>
    targets(
      mortar(`1:D${row}`, {
        size: [13, 70],
        units: ['german 2-2-8 D68', `american 6-6-6 D${row}`, ...OTHERS],
      }),
    );
  expect(far(8)).toContain('at 1:D8');
  expect(far(7)).not.toContain('at 1:D7');
});

test('[aslsk 6.9.a] nor out of a building', () => {
  expect(targets(mortar('1:D6', { hexes: { D12: 'wooden building' } }))).toEqual([]);
  expect(targets(mortar('1:D6', { hexes: { D12: 'brush' } }))).toContain('at 1:D6');
});

test('[aslsk 6.9.a, 6.1.b, 1.1.1.woods.d] an original 2 that hits is a critical hit; in woods its shells burst in the trees', () => {
  const open = skirmish(mortar('1:D6', { hexes: { D6: 'stone building' } }), '1,1 3,3');
  // Column 30 at -3: a 6 is a KIA. Column 8 at +3 would be no more than a task check.
  play(open, 'german', 'ready w1', 'at 1:D6', 'shoot');
  expect(open.state.units.map(({ id }) => id)).not.toContain('u2');
  const woods = skirmish(mortar('1:D6', { hexes: { D6: 'woods' } }));
  play(woods, 'german', 'ready w1', 'at 1:D6');
  expect(aimed(woods, 'u2').effect.drm.kept.map(({ id, n }) => [id, n])).toEqual([['air burst', -1]]);
  expect(unit(woods, 'u2').at).toBe('1:D6');
});
