import { expect, test } from 'vitest';
import { CARDS } from '../counters/index.ts';
import { sufferHits } from '../fire/effects.ts';
import { newAftermath, pin, pinAnybody } from '../morale/losses.ts';
import { fireCheck, leaderLosses, moraleCheck, PIN_TASK_CHECK, pinTaskCheck } from '../morale/morale.ts';
import { sweepAcquisitions } from '../ordnance/acquisition.ts';
import { type Dice, enact, isGone, type Position, standing, unit } from '../testing/bench.ts';
import { moraleOf, unitById } from '../units.ts';

const C4 = '1:C4' as const;
const RAW = 3;
/** All Japanese of the position take a morale check, `harder` than a normal one by so much. */
function check(units: Position['units'], dice: Dice, { harder = 1, elr = RAW } = {}) {
  const { match } = enact({ units, elr }, dice, function* (game) {
    const aftermath = newAftermath();
    for (const { id } of units.map((_, i) => ({ id: `u${i + 1}` }))) {
      yield* moraleCheck(game, unitById(game.state, id), fireCheck(harder), aftermath);
    }
    yield* leaderLosses(game, aftermath);
  });
  return match;
}
const men = (face: string, more = {}) => ({ card: `japanese ${face}`, at: C4, ...more });

test('E-093 [aslsk 8.1.1, 8.1.2, 8.1.3.a] a 4-4-7 at full strength that fails a check turns to its reduced side, unbroken, pinned and exhausted as it was', () => {
  const match = check([men('4-4-7', { pinned: true, exhausted: true })], '3,4');
  expect(unit(match, 'u1')).toMatchObject({
    card: 'japanese 3-4-7 reduced',
    pinned: true,
    exhausted: true,
  });
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[aslsk 8.1.3.b] one at reduced strength is replaced by an unbroken half-squad', () => {
  const match = check([men('3-4-7 reduced')], '3,4');
  expect(unit(match, 'u1')).toMatchObject({ card: 'japanese 2-3-7' });
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('E-094 [aslsk 8.1.3.d] a reduced 2-3-7 beyond its ELR becomes an unbroken conscript half-squad', () => {
  const match = check([men('2-3-7 reduced')], '4,6');
  expect(unit(match, 'u1')).toMatchObject({ card: 'japanese 1-2-6' });
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[aslsk 8.1.3.c] a squad at full strength beyond its ELR is replaced by the next lower class, and that loses a step', () => {
  const match = check([men('4-4-7')], '5,6');
  expect(unit(match, 'u1')).toMatchObject({ card: 'japanese 2-3-7 reduced' });
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test.each(['3-3-6', '2-2-6 reduced'])(
  'E-095 [aslsk 8.1.3.e] conscripts (%s) beyond their ELR are replaced by a broken half-squad',
  face => {
    const match = check([men(face)], '5,6');
    expect(unit(match, 'u1')).toMatchObject({ card: 'japanese 1-2-6', broken: true, desperate: true });
  },
);

test('E-095 [aslsk 8.1.5] a half-squad breaks as any other, within its ELR', () => {
  const match = check([men('1-3-7')], '3,4');
  expect(unit(match, 'u1')).toMatchObject({ card: 'japanese 1-3-7', broken: true, desperate: true });
});

test('[aslsk 8.1.4] a 12 reduces a squad like any other: the half-squad that is left is broken', () => {
  const match = check([men('4-4-7')], '6,6', { elr: 5, harder: 0 });
  expect(unit(match, 'u1')).toMatchObject({ card: 'japanese 2-3-7', broken: true });
});

test('[aslsk 8.1.6] a crew turns to its reduced side, and then to a broken crew of lower quality', () => {
  const match = check([men('2-2-8')], '4,4');
  expect(unit(match, 'u1')).toMatchObject({ card: 'japanese 1-2-8' });
  expect(unit(match, 'u1').broken).toBeUndefined();
  const again = check([men('1-2-8')], '4,4');
  expect(unit(again, 'u1')).toMatchObject({ card: 'japanese 1-2-7', broken: true });
});

test('[aslsk 8.1.3.a, 8.1.7.b] who would break because others were killed loses a step, a leader is wounded', () => {
  const units = [men('4-4-7'), men('4-4-7'), men('9-1')];
  const { match } = enact({ units }, '1 2', function* (game) {
    const hit = { result: { is: 'KIA', n: 1 }, column: 8, targets: ['u1', 'u2', 'u3'] } as const;
    yield* sufferHits(game, [hit]);
  });
  expect(isGone(match, 'u1')).toBe(true);
  expect(unit(match, 'u2').card).toBe('japanese 3-4-7 reduced');
  expect(unit(match, 'u3')).toMatchObject({ card: 'japanese 9-1', wounded: true });
});

test('[aslsk 8.1.7.b] a leader who fails is wounded, a second time at his peril, and never replaced; a 12 kills him', () => {
  const wounded = check([men('9-1')], '5,6 4', { elr: 0 });
  expect(unit(wounded, 'u1')).toMatchObject({ card: 'japanese 9-1', wounded: true });
  expect(isGone(check([men('9-1', { wounded: true })], '5,6 4'), 'u1')).toBe(true);
  expect(isGone(check([men('9-1')], '6,6'), 'u1')).toBe(true);
});

test('[aslsk 8.1.7.a] a leader is neither pinned by a bare pass nor takes a pin task check', () => {
  expect(unit(check([men('9-1')], '4,4'), 'u1').pinned).toBeUndefined();
  const { match } = enact({ units: [men('9-1'), men('4-4-7')] }, '5,6', function* (game) {
    for (const each of game.state.units) yield* pinTaskCheck(game, each, PIN_TASK_CHECK);
  });
  expect([unit(match, 'u1').pinned, unit(match, 'u2').pinned]).toEqual([undefined, true]);
});

test('[aslsk 8.1.7.c] in the company of a leader squads, half-squads and crews have one more morale, leaders do not', () => {
  const units = [
    men('4-4-7'),
    men('2-3-7', { broken: true }),
    men('2-2-8'),
    men('8-0'),
    men('10-2'),
    men('4-4-7', { at: '1:C5' }),
  ];
  const match = standing({ units });
  expect(match.state.units.map(each => moraleOf(match.world, match.state, each))).toEqual([
    8, 8, 9, 8, 10, 7,
  ]);
});

test('[aslsk 8.1.8.3] for the loss of a leader unbroken Japanese take a task check, broken ones a morale check', () => {
  const units = [men('4-4-7'), men('1-3-7', { broken: true, desperate: true }), men('10-1')];
  const { match } = enact({ units }, '5,6 5,6', function* (game) {
    const hit = { result: { is: 'KIA', n: 1 }, column: 8, targets: ['u3'] } as const;
    yield* sufferHits(game, [hit]);
  });
  expect(unit(match, 'u1')).toMatchObject({ card: 'japanese 4-4-7', pinned: true });
  expect(isGone(match, 'u2')).toBe(true);
});

test('[aslsk 8.1.2] who loses a step keeps what his gun has acquired; whoever is broken by it does not', () => {
  const acquired = { at: '1:C8', drm: -2, by: 'u1', from: C4 } as const;
  const after = (face: string) => {
    const position: Position = {
      units: [men(face), 'american 6-6-6 C8'],
      weapons: [{ card: 'japanese Type 92 INF', by: 'u1', facing: 3, acquired }],
    };
    const { match } = enact(position, '4,4', function* (game) {
      yield* moraleCheck(game, unitById(game.state, 'u1'), fireCheck(1), newAftermath());
      sweepAcquisitions(game);
    });
    return match.state.weapons[0]?.acquired?.drm;
  };
  expect([after('2-2-8'), after('1-2-8')]).toEqual([-2, undefined]);
});

test('[aslsk 8.1.4, 8.1.6] a 12 leaves nothing of a crew, and it is not replaced beyond its ELR', () => {
  expect(isGone(check([men('2-2-8')], '6,6'), 'u1')).toBe(true);
  const beyond = check([men('2-2-8')], '5,6', { elr: 0, harder: 0 });
  expect(unit(beyond, 'u1').card).toBe('japanese 1-2-8');
});

test('[aslsk 8.1.6] a crew loses a step as well when others are killed beside it', () => {
  const { match } = enact({ units: [men('4-4-7'), men('2-2-8'), men('1-2-8')] }, '1', function* (game) {
    const hit = { result: { is: 'KIA', n: 1 }, column: 8, targets: ['u1', 'u2', 'u3'] } as const;
    yield* sufferHits(game, [hit]);
  });
  expect(unit(match, 'u2')).toMatchObject({ card: 'japanese 1-2-8' });
  expect(unit(match, 'u2').broken).toBeUndefined();
  expect(unit(match, 'u3')).toMatchObject({ card: 'japanese 1-2-7', broken: true });
});

test('[aslsk 8.1.3.e] conscripts within their ELR lose a step like others', () => {
  const match = check([men('3-3-6')], '3,4');
  expect(unit(match, 'u1')).toMatchObject({ card: 'japanese 2-2-6 reduced' });
  expect(unit(match, 'u1').broken).toBeUndefined();
});

test('[aslsk 8.1.7.a] bamboo and falling huts pin a leader all the same', () => {
  const { match } = enact({ units: [men('9-1'), men('9-1')] }, [], function* (game) {
    pin(game, unitById(game.state, 'u1'), '3.2.3.n');
    pinAnybody(game, unitById(game.state, 'u2'), '8.2.1.bamboo.b');
  });
  expect([unit(match, 'u1').pinned, unit(match, 'u2').pinned]).toEqual([undefined, true]);
});

test('[aslsk 8.1.7.c] only his own hex, and only Japanese, feel his presence', () => {
  const match = standing({ units: [men('4-4-7'), men('9-1', { at: '1:C5' }), 'american 6-6-6 C5'] });
  expect(match.state.units.map(each => moraleOf(match.world, match.state, each))).toEqual([7, 9, 6]);
});

test('[aslsk 8.1.7.a] from the best to the worst: 10-2, 10-1, 10-0, 9-1, 9-0, 8-0, 8+1', () => {
  const faces = [...CARDS.values()].flatMap(card =>
    card.kind === 'leader' && card.nation === 'japanese' ? [card] : [],
  );
  const ranked = faces.toSorted((a, b) => b.morale - a.morale || a.leadership - b.leadership);
  expect(ranked.map(({ id }) => id)).toEqual(
    ['10-2', '10-1', '10-0', '9-1', '9-0', '8-0', '8+1'].map(face => `japanese ${face}`),
  );
});
