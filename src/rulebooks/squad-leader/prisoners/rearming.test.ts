import { expect, test } from 'vitest';
import { enact, offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';
import { rearm } from './rearming.ts';

const BARE = { card: 'german 4-6-7', at: '1:D4', unarmed: true } as const;

/** Two squads, one of them without arms, kill or take who is with them. */
function fought(enemy: string, dice: readonly number[], ...more: readonly string[]) {
  const match = skirmish(
    {
      phase: 'close-combat',
      melees: ['1:D4'],
      units: [BARE, { ...BARE, card: 'german 8-3-8', unarmed: undefined }, { card: enemy, at: '1:D4' }],
    } as Parameters<typeof skirmish>[0],
    [dice],
  );
  play(match, 'german', 'done');
  play(match, 'russian', 'done');
  play(match, 'german', 'attack u1', 'attack u2', 'target u3', ...more, 'done');
  play(match, 'russian', 'done');
  const { card, unarmed = false } = unit(match, 'u1');
  return [card, unarmed];
}

test('[sl 5.8.2] who kills an enemy of its size has arms again, as the poorest of its size and nation', () => {
  expect(fought('russian 4-4-7', [1, 2])).toEqual(['german 4-3-6', false]);
  expect(fought('russian 4-4-7', [6, 5])).toEqual(['german 4-6-7', true]);
});

test('[sl 5.8.2] not of a smaller one, nor of one it takes alive', () => {
  expect(fought('russian 2-3-7', [1, 2])).toEqual(['german 4-6-7', true]);
  expect(fought('russian 4-4-7', [1, 2], 'take-alive')).toEqual(['german 4-6-7', true]);
});

// ---- in the field

const FOE = { card: 'russian 4-4-7', at: '1:M1' } as const;
const FAR = { ...BARE, at: '1:D9' } as const;
const ALSO = { ...FAR, at: '1:A9' } as const;

/** The squad without arms has gone north so many hexes. */
function walked(hexes: number, dice: readonly (readonly number[])[] = [], more: Partial<Position> = {}) {
  const match = skirmish({ phase: 'movement', units: [FAR, FOE, ALSO], ...more } as Position, dice);
  play(match, 'german', 'move u1');
  for (let n = 0; n < hexes; n++) play(match, 'german', `step 1:D${8 - n}`);
  play(match, 'german', 'done');
  return match;
}

test('[sl 5.8.2] the poorest has the least firepower, then the least morale, then the shortest range', () => {
  const armed = (card: string) =>
    enact({ units: [{ ...BARE, card }, FOE] } as Position, [], function* (game) {
      rearm(game, ['u1']);
    }).match.state.units[0]?.card;
  expect(armed('american 3-4-7')).toBe('american 2-3-6');
  expect(armed('american 8-4-7')).toBe('american 5-3-6');
  expect(armed('german 3-3-8')).toBe('german 2-3-6');
  expect(armed('russian 6-2-8')).toBe('russian 4-4-7');
  const again = enact({ units: [BARE, FOE] } as Position, [], function* (game) {
    rearm(game, ['u1']);
  }).match.state.units[0];
  // Who has been taken once has been counted for good (3.27.9).
  expect(again).toMatchObject({ rearmed: true });
  expect(again?.unarmed).toBeUndefined();
  // A single man stays who he is.
  expect(armed('german 8-0')).toBe('german 8-0');
});

test('[sl 5.8.7] who has spent all of its factors on its way out of its hex may look for arms: a 2 finds them', () => {
  const looked = (dice: readonly number[]) => {
    const match = walked(4, [dice]);
    play(match, 'german', 'scrounge u1');
    const { card, unarmed = false } = unit(match, 'u1');
    return [card, unarmed];
  };
  expect(looked([1, 1])).toEqual(['german 4-3-6', false]);
  expect(looked([1, 2])).toEqual(['german 4-6-7', true]);
});

test('[sl 5.8.7] not with a factor left, not in a marsh, nor if it has arms or is back where it began', () => {
  const refused = (match: ReturnType<typeof walked>) => refusals(match, 'german', 'scrounge u1');
  expect(refused(walked(3))).toEqual(['5.8.7']);
  // A marsh costs two factors.
  expect(refused(walked(3, [], { hexes: { '1:D6': 'marsh' } }))).toEqual(['5.8.7']);
  expect(refused(walked(3, [], { hexes: { '1:D6': 'brush' } }))).toEqual([]);
  expect(refused(walked(4, [], { units: [{ card: 'german 4-6-7', at: '1:D9' }, FOE, ALSO] }))).toEqual([
    '5.8.7',
  ]);
  expect(refused(walked(0))).toEqual(['5.8.7']);
  // Half a factor that it has kept on a road is a factor left.
  const road = { options: { doubleTime: false }, roads: [['D9', 'D8']] } as const;
  expect(refused(walked(4, [], road as never))).toEqual(['5.8.7']);
  const round = skirmish({ phase: 'movement', units: [FAR, FOE, ALSO] });
  play(round, 'german', 'move u1', 'step 1:D8', 'step 1:D9', 'step 1:D8', 'step 1:D9', 'done');
  expect(refused(round)).toEqual(['5.8.7']);
});

test('[sl 5.8.7, 4.7.1] what a road would give it besides is none of its own factors', () => {
  const road = walked(4, [], { roads: [['D9', 'D8', 'D7', 'D6', 'D5', 'D4']] });
  expect(unit(road, 'u1').at).toBe('1:D5');
  expect(refusals(road, 'german', 'scrounge u1')).toEqual([]);
});

test('[sl 5.8.7] one try for each side in a turn', () => {
  const match = walked(4, [[3, 4]]);
  play(match, 'german', 'move u3', ...[8, 7, 6, 5].map(row => `step 1:A${row}`), 'done');
  expect(offers(match, 'german', 'scrounge')).toEqual(['scrounge u1', 'scrounge u3']);
  play(match, 'german', 'scrounge u1');
  expect(refusals(match, 'german', 'scrounge u3')).toEqual(['5.8.7']);
  const after = (attacker: string) =>
    skirmish({
      phase: 'close-combat',
      attacker,
      scrounged: ['german'],
      units: [FAR, FOE],
      scenario: { movesFirst: 'german' },
    }).state.scrounged;
  expect([after('german'), after('russian')]).toEqual([['german'], undefined]);
});

test('[sl 5.8.7] who is stopped on his way has never found them', () => {
  const match = walked(
    4,
    [
      [1, 1],
      [3, 3],
      [6, 5],
    ],
    { units: [FAR, { card: 'russian 6-2-8', at: '1:E7' }, ALSO] },
  );
  play(match, 'german', 'scrounge u1', 'done');
  play(match, 'russian', 'ready u2', 'at 1:D7', 'shoot');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:D7', card: 'german 4-6-7', unarmed: true, broken: true });
  expect(unit(match, 'u1').rearmed).toBeUndefined();
});
