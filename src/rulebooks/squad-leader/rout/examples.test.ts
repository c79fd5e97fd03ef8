/** Worked examples of routs, and where a rout may end. */
import { expect, test } from 'vitest';
import { offers, type Position, play, skirmish, unit } from '../testing/bench.ts';

/** From E5 to I5 one sees past a house in H5, from F5 one does not; a house in G5 is in the way of both. */
function waysFrom(house: '1:H5' | '1:G5'): readonly string[] {
  const match = skirmish({
    phase: 'rout',
    hexes: { [house]: 'stone building', '1:F5': 'woods', '1:A3': 'woods' },
    units: [
      { card: 'german 4-6-7', at: '1:E5', broken: true },
      { card: 'russian 4-4-7', at: '1:I5', broken: true },
    ],
  } as Position);
  play(match, 'german', 'rout u1');
  return offers(match, 'german', 'flee');
}

test('[sl QA-13.41a] E1-044: whom an enemy sees does not go nearer to him, were it out of his sight', () => {
  expect(waysFrom('1:H5').length).toBeGreaterThan(0);
  expect(waysFrom('1:H5')).not.toContain('flee 1:F5');
});

test('[sl QA-13.51] E1-053: an enemy on the map whom it does not see itself is no known enemy', () => {
  expect(waysFrom('1:G5')).toEqual(['flee 1:F5']);
});

test('[sl SQLA-14A] E1-058: who broke of his own will rallies in the next rally phase with his full morale', () => {
  const match = skirmish(
    {
      phase: 'advancing-fire',
      attacker: 'german',
      hexes: { '1:E5': 'woods' },
      units: [
        { card: 'german 4-6-7', at: '1:E5' },
        { card: 'german 8-0', at: '1:E5' },
        { card: 'russian 4-4-7', at: '1:E8' },
      ],
    },
    [[3, 4]],
  );
  play(match, 'german', 'break u1', 'done');
  play(match, 'german', 'rally u1 u2');
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[sl 3.21.7, 3.21.2] cover beside an enemy is none to make for, were he out of sight', () => {
  const ways = (...enemies: Position['units']) => {
    const match = skirmish({
      phase: 'rout',
      hexes: { '1:E3': 'woods', '1:H4': 'woods' },
      units: [
        { card: 'german 4-6-7', at: '1:E5', broken: true },
        { card: 'russian 4-4-7', at: '1:A9', broken: true },
        ...enemies,
      ],
    });
    play(match, 'german', 'rout u1');
    return offers(match, 'german', 'flee');
  };
  expect(ways()).toEqual(['flee 1:E4']);
  expect(ways({ card: 'russian 4-4-7', at: '1:E2', broken: true })).not.toContain('flee 1:E4');
});

test('[sl 3.21.11, 3.2.8] who takes a leader along needs room for both', () => {
  const ends = (...acts: string[]) => {
    const match = skirmish({
      phase: 'rout',
      hexes: { '1:E3': 'woods', '1:E1': 'woods' },
      units: [
        { card: 'german 4-6-7', at: '1:E4', broken: true },
        { card: 'german 8-0', at: '1:E4' },
        { card: 'russian 4-4-7', at: '1:E10' },
        ...['german 4-6-7', 'german 4-6-7', 'german 8-1'].map(card => ({ card, at: '1:E3' }) as const),
      ],
    });
    play(match, 'german', 'rout u1', ...acts, 'flee 1:E3');
    return offers(match, 'german', 'flee').length === 0;
  };
  expect([ends(), ends('go-along u2')]).toEqual([true, false]);
});

test('it looks for cover as far as it could go in four phases after its first hex, and no farther', () => {
  const isOnItsWay = (start: string) => {
    const match = skirmish({
      phase: 'rout',
      size: [13, 30],
      hexes: { '1:E3': 'woods' },
      units: [
        { card: 'german 4-6-7', at: start as '1:E5', broken: true },
        { card: 'russian 4-4-7', at: '1:M30' },
      ],
    });
    return offers(match, 'german', 'rout').length > 0;
  };
  expect([isOnItsWay('1:E27'), isOnItsWay('1:E28')]).toEqual([true, false]);
});
