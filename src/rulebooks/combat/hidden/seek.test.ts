import { expect, test } from 'vitest';
import { offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

const AREA: NonNullable<Position['scenario']> = {
  groups: [
    { id: 'german', side: 'german', name: 'germans', units: {}, setUp: ['1:A1'] },
    { id: 'american', side: 'american', name: 'americans', units: {}, setUp: ['1:C2-E6'], hidden: 2 },
  ],
};
const HIDDEN = ['american 7-6 D5 secret hidden', 'american 7-6 D4/1 secret hidden'];
const searching = (units: readonly string[], dice = '', more: Partial<Position> = {}) =>
  skirmish(
    {
      units: [...units, ...HIDDEN, 'german 5-4 M9'],
      scenario: AREA,
      buildings: { mill: { material: 'stone', hexes: ['D4'], upper: 1 } },
      hexes: { D5: 'woods' },
      ...more,
    },
    dice,
  );
const MEN = ['german 6-6 D3', 'german nco D3'];

test('[combat 3.3.4.3.2.a] a squad, or two halves, that moves with a leader, by caution or a crawl, and says so first', () => {
  const can = (units: readonly string[], gait: string, joins: readonly string[]) => {
    const match = searching(units);
    play(match, 'german', `move u1 ${gait}`, ...joins);
    return offers(match, 'german', 'declare-search').length > 0;
  };
  expect([can(MEN, 'cautious', ['join u2']), can(MEN, 'crawl', ['join u2'])]).toEqual([true, true]);
  expect([can(MEN, 'run', ['join u2']), can(MEN, 'assault', ['join u2']), can(MEN, 'cautious', [])]).toEqual([
    false,
    false,
    false,
  ]);
  const half = 'german 6-6 D3 half';
  expect(can([half, 'german nco D3'], 'cautious', ['join u2'])).toBe(false);
  expect(can([half, 'german nco D3', half], 'cautious', ['join u2', 'join u3'])).toBe(true);
  const apart = ['german 6-6 D3', 'german nco D2'];
  expect(can(apart, 'cautious', ['join u2'])).toBe(false);
  const silent = searching(MEN);
  play(silent, 'german', 'move u1 cautious', 'join u2');
  expect(refusals(silent, 'german', 'seek u2')).toEqual(['3.3.4.3.2.a']);
  play(silent, 'german', 'step u1 1:C3', 'step u2 1:C3');
  play(silent, 'american', 'pass');
  expect(refusals(silent, 'german', 'declare-search')).toEqual(['3.3.4.3.2.a']);
});

test('[combat 3.3.4.3.2.b] a die says into how many hexes they look, at any point of the move, and whoever is hidden there is found', () => {
  const match = searching(MEN, '4');
  play(match, 'german', 'move u1 cautious', 'join u2', 'declare-search', 'seek u2');
  // A 4 is two hexes.
  expect(offers(match, 'german', 'look')).toHaveLength(6);
  play(match, 'german', 'look 1:D2');
  expect(offers(match, 'german', 'look')).not.toContain('look 1:D2');
  play(match, 'german', 'look 1:D4');
  expect(offers(match, 'german', 'look')).toEqual([]);
  // D5 does not lie beside them.
  expect([unit(match, 'u3').secret, unit(match, 'u4').secret]).toEqual(['hidden', undefined]);
  // They go on, and do not search again.
  expect(refusals(match, 'german', 'seek u2')).toEqual(['3.3.4.3.2.c']);
  expect(offers(match, 'german', 'step').length).toBeGreaterThan(0);
});

test.each([
  ['1', 1],
  ['3', 1],
  ['4', 2],
  ['6', 2],
  ['7', 3],
  ['8', 3],
])('[combat 3.3.4.3.2.b] with a %s they look into %i', (die, count) => {
  const match = searching(MEN, die);
  play(match, 'german', 'move u1 cautious', 'join u2', 'declare-search', 'seek u2');
  expect((match.state.doing.at(-1) as { readonly left: number }).left).toBe(count);
});

test('[combat 3.3.4.3.2.b] with a 9 into all six; engineers have two more', () => {
  const all = searching(MEN, '9');
  play(all, 'german', 'move u1 cautious', 'join u2', 'declare-search', 'seek u2');
  expect([unit(all, 'u4').secret, all.choiceOf('german')?.id]).toEqual([undefined, 'move']);
  const sappers = searching(['german 8-2 D3', 'german nco D3'], '7');
  play(sappers, 'german', 'move u1 cautious', 'join u2', 'declare-search', 'seek u2');
  expect(unit(sappers, 'u4').secret).toBeUndefined();
});

test('[combat 3.3.4.3.2.c] they are marked as having crawled and fired: only Desperation Fire is left to them', () => {
  const match = searching(MEN, '1 9,9', {});
  play(match, 'german', 'move u1 cautious', 'join u2', 'declare-search', 'seek u2', 'look 1:D2', 'done');
  for (const id of ['u1', 'u2'] as const)
    expect(unit(match, id)).toMatchObject({ moved: 'crawl', halfFired: true });
  play(match, 'american', 'move u3 cautious', 'step u3 1:D4');
  expect([offers(match, 'german', 'fire'), offers(match, 'german', 'despair')]).toEqual([
    [],
    ['despair u1 1:D4'],
  ]);
});
