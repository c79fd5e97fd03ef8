import { expect, test } from 'vitest';
import { autoSetUp } from '../scenario/set-up.ts';
import type { Work } from '../state.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { viewFor } from './views.ts';

const FAR = 'american 7-6 M9 moved run';
const HIDDEN: Work = { is: 'mines', at: '1:D4', hidden: 'american' };
const isKnown = (match: { readonly state: Parameters<typeof viewFor>[0] }) =>
  viewFor(match.state, 'german').works.some(({ is }) => is === 'mines');

const laying = (more: Partial<Position> = {}): Position => ({
  units: ['german 6-6 D4', 'american 7-6 M9'],
  doing: [{ is: 'set-up', side: 'german' }],
  scenario: {
    groups: [
      { id: 'german', side: 'german', name: 'g', units: {}, setUp: ['1:D4-D5'], mines: 1 },
      { id: 'american', side: 'american', name: 'a', units: {}, setUp: ['1:M9'] },
    ],
  },
  ...more,
});

test('[combat 7.3.4, 6.3.1.b] as many as the order of battle gives are laid hidden, on no paved road; the other side is not told', () => {
  const match = skirmish(laying({ roads: [['D5', 'D6']] }));
  expect(offers(match, 'german', 'mine')).toEqual(['mine 1:D4']);
  expect(refusals(match, 'german', 'mine 1:D5')).toEqual(['7.3.4']);
  play(match, 'german', 'mine 1:D4');
  expect(offers(match, 'german', 'mine')).toEqual([]);
  expect([
    viewFor(match.state, 'german').works.length,
    viewFor(match.state, 'american').works.length,
  ]).toEqual([1, 0]);
  const { world, state } = standing(laying());
  expect(autoSetUp(world, state, 'german')).toEqual([{ verb: 'mine', at: '1:D4' }]);
});

test('[combat 7.3.4] who comes into the hex for the first time learns of them, at a crawl, too', () => {
  const walks = skirmish({ units: ['german 6-6 D3', FAR], works: [HIDDEN] }, '9,9');
  expect(isKnown(walks)).toBe(false);
  play(walks, 'german', 'move u1 cautious', 'step u1 1:D4');
  expect(isKnown(walks)).toBe(true);
  const crawls = skirmish({ units: ['german 6-6 D3', FAR], works: [HIDDEN] });
  play(crawls, 'german', 'move u1 crawl', 'step u1 1:D4');
  expect(isKnown(crawls)).toBe(true);
  // Their own side crawls over them, and tells nobody.
  const own = skirmish({ units: ['german 6-6 D3', FAR], works: [{ ...HIDDEN, hidden: 'german' }] });
  play(own, 'german', 'move u1 crawl', 'step u1 1:D4');
  expect(viewFor(own.state, 'american').works).toEqual([]);
  expect(unit(own, 'u1').at).toBe('1:D4');
});

test('[combat 7.3.5] searching finds them', () => {
  const match = skirmish({ units: ['german 6-6 D3', 'german nco D3', FAR], works: [HIDDEN] }, '9');
  play(match, 'german', 'move u1 cautious', 'join u2', 'declare-search', 'seek u2');
  expect(isKnown(match)).toBe(true);
});
