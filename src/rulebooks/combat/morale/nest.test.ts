import { expect, test } from 'vitest';
import { offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

const HOUSE: Partial<Position> = {
  buildings: { works: { material: 'stone', hexes: ['D4', 'D5'] } },
  scenario: { nest: 'russian' },
  nest: '1:works',
  active: 'russian',
};
const FOE = 'german 6-6 M9 moved run';

/** A squad in the building is fired at, and would be Pinned. */
function firedAt(units: readonly string[], dice: string, more: Partial<Position> = {}) {
  const match = skirmish(
    { ...HOUSE, units: ['german 6-6 D3', ...units, FOE], active: 'german', ...more },
    dice,
  );
  play(match, 'german', 'fire u1 1:D4', 'shoot');
  return match;
}

test('[combat 9.2.4.1] while a Commissar in order is in the building nobody of his side in it needs a check', () => {
  // He may be in another of its hexes. Sight by stone at 45, 12 firepower, 15 and 20: M+1.
  const match = firedAt(['russian 5-4 D4', 'russian commissar D5'], '1,1 1,5');
  expect(unit(match, 'u2').morale).toBeUndefined();
  const alone = firedAt(['russian 5-4 D4', 'russian nco D5'], '1,1 1,5 9');
  expect(unit(alone, 'u2').morale).toBeDefined();
  const outside = firedAt(['russian 5-4 D4', 'russian commissar E6'], '1,1 1,5 9');
  expect(unit(outside, 'u2').morale).toBeDefined();
});

test('[combat 9.2.4.1] without him it is a nest no more, whoever comes', () => {
  const match = skirmish({
    ...HOUSE,
    units: [
      'german 6-6 M9',
      'russian 5-4 D4',
      'russian commissar D4 morale disrupted',
      'russian commissar D6',
    ],
  });
  play(match, 'russian', 'move u4 cautious', 'step u4 1:D5');
  expect(match.state.nest).toBeUndefined();
});

test('[combat 9.2.4] one building of up to four hexes in the Russian area, where the scenario gives it', () => {
  const choosing = (nest: string | undefined, area: readonly string[]) =>
    skirmish({
      units: ['german 6-6 M9', { card: 'russian commissar' }],
      buildings: {
        small: { material: 'stone', hexes: ['D4', 'D5'] },
        large: { material: 'wood', hexes: ['G3', 'G4', 'G5', 'G6', 'G7'] },
      },
      scenario: {
        ...(nest && { nest }),
        groups: [
          { id: 'german', side: 'german', name: 'germans', units: {}, setUp: ['1:M9'] },
          { id: 'russian', side: 'russian', name: 'russians', units: {}, setUp: [...area] },
        ],
      },
      doing: [{ is: 'set-up', side: 'russian' }],
    });
  const match = choosing('russian', ['1:C2-H8']);
  expect(offers(match, 'russian', 'nest')).toEqual(['nest 1:D4']);
  expect(offers(choosing('russian', ['1:C2-D4']), 'russian', 'nest')).toEqual([]);
  expect(refusals(choosing(undefined, ['1:C2-H8']), 'russian', 'nest 1:D4')).toEqual(['9.2.4']);
  play(match, 'russian', 'nest 1:D4');
  expect(refusals(match, 'russian', 'nest 1:D4')).toEqual(['9.2.4']);
  expect(match.view('german').nest).toBeUndefined();
});
