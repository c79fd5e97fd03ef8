import { expect, test } from 'vitest';
import { type Dice, enact, isGone, type Position, standing, unit } from '../testing/bench.ts';
import { fire } from '../testing/fire-bench.ts';
import { leadershipOf, moraleOf, unitById } from '../units.ts';
import { breakUnit, eliminate, newAftermath } from './losses.ts';
import { checkModifiers, leaderLosses, PIN_TASK_CHECK } from './morale.ts';

const squad = 'russian 4-4-7 C5';
const leader = (card: `${number}-${number}`, more = {}) =>
  ({ card: `russian ${card}`, at: '1:C5', ...more }) as const;

/** Three squads point blank at the stack in C5: 24 factors, which no leader directs. */
const VOLLEY = { by: ['u91', 'u92', 'u93'], at: '1:C5' } as const;
const FIRERS = (['u91', 'u92', 'u93'] as const).map(id => `${id}: german 4-6-7 C4`);
const under = (...targets: Position['units']): Position => ({
  units: [...targets, ...FIRERS],
  attacker: 'german',
});

/** What leadership does to a check of u1. */
function helpFor(units: Position['units'], more: Partial<Position> = {}): number {
  const match = standing({ units, ...more });
  return checkModifiers(match.world, match.state, unit(match, 'u1'), PIN_TASK_CHECK).value;
}

test('[aslsk 3.2.3.k, 1.2.1.b] a leader in good order helps those in his hex; pinned, broken, in melee or elsewhere he does not', () => {
  expect(helpFor([squad, leader('9-2')])).toBe(-2);
  expect(helpFor([squad, leader('9-2', { pinned: true })])).toBe(0);
  expect(helpFor([squad, leader('9-2', { broken: true })])).toBe(0);
  expect(helpFor([squad, leader('9-2', { at: '1:C6' })])).toBe(0);
  expect(helpFor([squad, 'german 9-2 C5'])).toBe(0);
  expect(helpFor([squad, leader('9-2')], { melees: ['1:C5'] })).toBe(0);
});

test('[aslsk 3.2.3.k, 1.2.1.b] the best of several leaders helps, and nobody adds to him', () => {
  expect(helpFor([squad, leader('8-1'), leader('9-2')])).toBe(-2);
  expect(helpFor([squad, leader('9-2'), leader('8-1')])).toBe(-2);
});

test('[aslsk 3.2.3.k] a leader helps another of lower morale, and neither himself nor his betters', () => {
  expect(helpFor([leader('8-1'), leader('9-2')])).toBe(-2);
  expect(helpFor([leader('9-1'), leader('9-2')])).toBe(0);
  expect(helpFor([leader('9-2'), leader('8-1')])).toBe(0);
  expect(helpFor([leader('9-2')])).toBe(0);
  // Of squads he asks no such thing.
  expect(helpFor(['russian 4-5-8 C5', leader('8-1')])).toBe(-1);
});

test('[aslsk 3.2.3.g] of several leaders the best one checks first, and by his morale if they lead alike', () => {
  // 9 on column 24: a 2MC. The 9-2 rolls 5; the 8-1 rolls 7, which he stands with that man's help alone.
  const better = fire(under(squad, leader('8-1'), leader('9-2')), VOLLEY, '4,5 2,3 3,4 1,2');
  expect([unit(better, 'u2').broken, unit(better, 'u3').broken]).toEqual([undefined, undefined]);
  // Two who lead alike: the 9-1 rolls the 5 and the 8-1 the 7, which is just enough for him.
  const alike = fire(under(squad, leader('8-1'), leader('9-1')), VOLLEY, '4,5 2,3 3,4 1,2');
  expect([unit(alike, 'u2').pinned, unit(alike, 'u3').pinned]).toEqual([true, undefined]);
  // Of two with the same morale the better leader: he rolls the 8, and breaks. The squad checks, and then for his sake.
  const brave = fire(under(squad, leader('9-1'), leader('9-2')), VOLLEY, '4,5 4,4 2,3 1,2 1,2');
  expect([unit(brave, 'u2').broken, unit(brave, 'u3').broken]).toEqual([undefined, true]);
});

test('[aslsk 3.2.3.g] who breaks is pinned and exhausted no more', () => {
  const match = fire(under(`${squad} pinned exhausted`), VOLLEY, '4,5 4,5');
  expect(unit(match, 'u1')).toMatchObject({ broken: true, desperate: true });
  expect(unit(match, 'u1')).not.toHaveProperty('pinned');
  expect(unit(match, 'u1')).not.toHaveProperty('exhausted');
});

test('[aslsk 3.2.3.h, 3.2.3.i] only an original 12 costs men; to be replaced one must fail by more than the ELR', () => {
  // 9 on column 24: a 2MC. An 11 makes 13, six more than its morale.
  const eleven = (elr: number) => unit(fire({ ...under(squad), elr }, VOLLEY, '4,5 5,6'), 'u1');
  expect(eleven(6)).toMatchObject({ card: 'russian 4-4-7', broken: true });
  expect(eleven(5)).toMatchObject({ card: 'russian 4-2-6', broken: true });
});

test('[aslsk 3.2.3.q] a leader who passes his own pin task check helps the others with theirs', () => {
  // 12 on column 24: a PTC. An 8 is too much for a squad of 7 without the 9-1.
  const checked = (first: readonly [number, number]) =>
    fire(under(squad, leader('9-1')), VOLLEY, [[6, 6], first, [4, 4]]);
  const stands = checked([2, 3]);
  expect([unit(stands, 'u1').pinned, unit(stands, 'u2').pinned]).toEqual([undefined, undefined]);
  const falls = checked([5, 5]);
  expect([unit(falls, 'u1').pinned, unit(falls, 'u2').pinned]).toEqual([true, true]);
});

test('[aslsk 3.2.3.f] a wound costs a leader one of his morale, broken or not, and one of his leadership', () => {
  const match = standing({ units: [leader('8-0'), leader('8-0', { wounded: true })] });
  const [whole, wounded] = [unit(match, 'u1'), unit(match, 'u2')];
  expect([moraleOf(match.world, match.state, wounded), leadershipOf(wounded)]).toEqual([7, 1]);
  const broken = { broken: true } as const;
  expect(moraleOf(match.world, match.state, { ...wounded, ...broken })).toBe(
    moraleOf(match.world, match.state, { ...whole, ...broken }) - 1,
  );
});

test('[aslsk 3.2.3.e] a wounded man adds one to the die for his next wound, and no more for a third', () => {
  // 5 on column 24: K/4.
  expect(isGone(fire(under(leader('8-0', { wounded: true })), VOLLEY, '2,3 3'), 'u1')).toBe(false);
  expect(isGone(fire(under(leader('8-0', { wounded: true })), VOLLEY, '2,3 4'), 'u1')).toBe(true);
});

// ---- the loss of a leader: u1

type Fate = 'killed' | 'broken';

function losing(fate: Fate, position: Position, dice: Dice) {
  return enact(position, dice, function* (game) {
    const aftermath = newAftermath();
    const lost = unitById(game.state, 'u1');
    if (fate === 'killed') eliminate(game, lost, '3.2.3.b', aftermath);
    else breakUnit(game, lost, aftermath);
    yield* leaderLosses(game, aftermath);
  }).match;
}

test('[aslsk 3.2.3.l] a leader killed: those of lower morale with him check, broken ones too; nobody else does', () => {
  const units = [
    leader('9-2'),
    squad,
    leader('9-1'),
    `${squad} broken desperate`,
    'russian 4-4-7 C6',
    'german 4-6-7 C5',
  ] as const;
  // Only two check: a 7, with 2 on top and 1 for the 9-1, breaks the one squad and costs the other men.
  const match = losing('killed', { units }, '3,4 3,4');
  expect(unit(match, 'u2').broken).toBe(true);
  expect(unit(match, 'u4').card).toBe('russian 2-3-7');
  expect([unit(match, 'u3').broken, unit(match, 'u5').broken, unit(match, 'u6').broken]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each(['killed', 'broken'] as const)(
  '[aslsk 3.2.3.l, 3.2.3.m] in close combat nobody looks round for a leader %s',
  fate => {
    const units = [leader('9-2'), squad, 'german 4-6-7 C5'] as const;
    const fighting = losing(fate, { units, melees: ['1:C5'] }, []);
    expect(unit(fighting, 'u2')).not.toHaveProperty('pinned');
    const phase = losing(fate, { units: units.slice(0, 2), phase: 'close-combat' }, []);
    expect(unit(phase, 'u2')).not.toHaveProperty('pinned');
  },
);

test('[aslsk 3.2.3.l] a modifier that helped nobody is not held against them', () => {
  const conscripts = 'russian 4-2-6 C5';
  // A wounded 8-0 has 7 and +1. A 6 is just enough, and pins.
  const match = losing('killed', { units: [leader('8-0', { wounded: true }), conscripts, squad] }, '3,3');
  expect(unit(match, 'u2').pinned).toBe(true);
  expect(unit(match, 'u3')).not.toHaveProperty('pinned');
});

test('[aslsk 3.2.3.m] a leader broken: those in good order and of lower morale take a pin task check, his modifier against them', () => {
  const units = [
    leader('9-2'),
    `${squad} broken desperate`,
    squad,
    leader('9-1'),
    squad,
    'russian 4-4-7 C6',
  ] as const;
  // With 2 on top and 1 for the 9-1 a 6 is just enough; a 7 is not.
  const match = losing('broken', { units }, '2,4 3,4');
  expect([unit(match, 'u3').pinned, unit(match, 'u5').pinned]).toEqual([undefined, true]);
  expect(unit(match, 'u2')).toMatchObject({ card: 'russian 4-4-7' });
  expect([unit(match, 'u4').pinned, unit(match, 'u6').pinned]).toEqual([undefined, undefined]);
});
