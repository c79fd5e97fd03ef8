import { expect, test } from 'vitest';
import { isGone, offers, type Position, play, skirmish, unit } from '../testing/bench.ts';

const WAITING = 'russian 4-4-7 group reserve';
const BROKEN = 'u99: german 4-6-7 M10 broken';

const game = (position: Partial<Position>, turn = 1) =>
  skirmish({
    phase: 'russian movement',
    scenario: {
      groups: [
        { id: 'russian', side: 'russian', elr: 5, units: {} },
        { id: 'german', side: 'german', elr: 5, units: {} },
        {
          id: 'reserve',
          side: 'russian',
          elr: 5,
          units: {},
          enter: { turn, along: ['1:A3', '1:A4', '1:A5'] },
        },
      ],
    },
    ...position,
    units: [...(position.units ?? [WAITING]), BROKEN],
  });

test('[aslsk 3.3.d, 3.1.b] units come onto the map in their turn, by their hexes, at the cost of the terrain there', () => {
  const match = game({ hexes: { '1:A4': 'woods' } });
  play(match, 'russian', 'move u1');
  expect(offers(match, 'russian', 'step')).toEqual(['step 1:A3', 'step 1:A4', 'step 1:A5']);
  play(match, 'russian', 'step 1:A4', 'step 1:B4', 'step 1:C5');
  expect(unit(match, 'u1').at).toBe('1:C5');
  expect(match.state.phase).not.toBe('movement');
});

test('[aslsk 3.3.d] not before, and off the map they do nothing else', () => {
  const early = game({ units: [WAITING, 'russian 4-4-7 D4'] }, 2);
  expect(early.offered('russian')).toEqual(['move u2', 'done']);
  const match = game({ weapons: ['russian LMG of u1'] });
  play(match, 'russian', 'move u1');
  expect(offers(match, 'russian', 'drop')).toEqual([]);
});

test('[aslsk 3.3.d, 3.3.1.b] they may come as a stack, with a leader’s bonus', () => {
  const match = game({ units: [WAITING, 'russian 8-0 group reserve'] });
  play(match, 'russian', 'move u1', 'with u2', 'step 1:A4');
  for (const to of ['1:B4', '1:C5', '1:D5', '1:E6', '1:F6']) play(match, 'russian', `step ${to}`);
  expect([unit(match, 'u1').at, unit(match, 'u2').at]).toEqual(['1:F6', '1:F6']);
});

test('[aslsk 3.3.d] roads go on beyond the edge of the map', () => {
  const roads = [['A4/NW', 'A4', 'B4', 'C5', 'D5', 'E6']];
  const match = game({ roads });
  play(match, 'russian', 'move u1', 'step 1:A4', 'step 1:B4', 'step 1:C5', 'step 1:D5', 'step 1:E6');
  expect(unit(match, 'u1').at).toBe('1:E6');
  const across = game({ roads });
  play(across, 'russian', 'move u1', 'step 1:A5', 'step 1:A4', 'step 1:B4', 'step 1:C5');
  expect(across.state.phase).not.toBe('movement');
});

test('[aslsk 3.3.d] they may come in the advance phase, and are lost if they don’t', () => {
  const match = game({ phase: 'advance', units: [WAITING, WAITING], weapons: ['russian LMG of u2'] });
  play(match, 'russian', 'advance u1 1:A4', 'done');
  expect(unit(match, 'u1').at).toBe('1:A4');
  expect(isGone(match, 'u2')).toBe(true);
  expect(isGone(match, 'w1')).toBe(true);
});

test('[aslsk 3.3.d] those of another group do not come with them, nor anybody who stands on the map', () => {
  const match = game({ units: [WAITING, WAITING, 'russian 4-4-7 group russian', 'russian 4-4-7 A4'] });
  play(match, 'russian', 'move u1');
  expect(offers(match, 'russian', 'with')).toEqual(['with u2']);
});
