import { expect, test } from 'vitest';
import type { MoveFrame } from '../state.ts';
import { type Dice, enact, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { fire, moving, windowOn } from '../testing/fire-bench.ts';
import { residualAttack } from './residual.ts';

const german = 'german 4-6-7 C4';
const russian = 'russian 4-4-7 C6';
const FIRST: Position = {
  attacker: 'russian',
  phase: 'movement',
  doing: [moving(['u2'])],
  hexes: { '1:C6': 'stone building' },
  units: [german, russian],
};
const SHOT = { by: ['u1'], at: '1:C6' } as const;
const NOTHING = [6, 5] as const;

/** What is left in C6 of a shot that does nothing else. */
function left(
  position: Position,
  declared: { by: readonly ('u1' | 'u3' | 'w1')[]; at: '1:C6'; led?: readonly 'u3'[] } = SHOT,
  dice = NOTHING,
): number {
  const match = fire({ ...FIRST, ...position }, declared, [dice]);
  return match.state.residual.find(({ at }) => at === '1:C6')?.firepower ?? 0;
}

test('[aslsk 3.3.5.a] first fire leaves half its column; other fire leaves nothing', () => {
  expect(left({ units: [german, russian] })).toBe(2);
  expect(left({ units: [german, russian], phase: 'defensive-fire', doing: [] })).toBe(0);
});

test('[aslsk 3.3.5.a] never more than 12', () => {
  const mass: Position = {
    hexes: { '1:C5': 'stone building' },
    units: [german, 'russian 4-4-7 C5', german, german],
    weapons: ['german HMG of u1'],
  };
  const match = fire({ ...FIRST, ...mass }, { by: ['u1', 'u3', 'u4', 'w1'], at: '1:C5' }, '6,5 1,1');
  expect(match.state.residual).toEqual([{ at: '1:C5', firepower: 12 }]);
});

test('[aslsk 3.3.5.c] E-108: a hindrance takes a column off, exhaustion another, and no leader brings them back', () => {
  const hexes = { '1:C6': 'stone building', '1:C5': 'orchard' } as const;
  expect(left({ units: [german, russian], hexes })).toBe(1);
  const tired: Position = { hexes, units: [`${german} exhausted`, russian, 'german 9-2 C4'] };
  expect(left(tired, { ...SHOT, led: ['u3'] })).toBe(0);
});

test('[aslsk 3.3.5.c] a bad leader takes a column off; height and cover of the target do not', () => {
  const units = [german, russian, 'german 6+1 C4'];
  expect(left({ units }, { ...SHOT, led: ['u3'] })).toBe(1);
  expect(left({ units: [german, russian], hexes: {}, levels: { '1:C6': 1, '1:C7': 1 } }, SHOT, [6, 5])).toBe(
    2,
  );
});

test('[aslsk 3.3.5.a, 3.2.2.f] cowering lowers what is left', () => {
  expect(left({ units: [german, russian] }, SHOT, [5, 5] as unknown as typeof NOTHING)).toBe(1);
});

test('[aslsk 3.3.5.b, 3.3.5.b2] a weapon that jams leaves nothing: what is left is of the others alone', () => {
  const position: Position = { units: [german, russian], weapons: ['german MMG of u1'] };
  const match = fire({ ...FIRST, ...position }, { by: ['u1', 'w1'], at: '1:C6' }, '6,6');
  expect(weapon(match, 'w1').malfunctioned).toBe(true);
  // 9 factors would leave 4; doubles cower the squad's 4 to column 2.
  expect(match.state.residual).toEqual([{ at: '1:C6', firepower: 1 }]);
});

test('[aslsk 4.4.4.a] an anti-tank rifle leaves nothing', () => {
  const position: Position = { units: [german, russian], weapons: ['german ATR of u1'] };
  const match = fire(
    { ...FIRST, ...position, hexes: { '1:C5': 'stone building' }, units: [german, 'russian 4-4-7 C5'] },
    { by: ['w1'], at: '1:C5' },
    [NOTHING],
  );
  expect(match.state.residual).toEqual([]);
});

test('[aslsk 3.3.5.b] E-109: a gun keeps its rate of fire and leaves nothing, or gives it up and leaves its share', () => {
  const gun: Position = { ...FIRST, weapons: ['german MMG of u1'] };
  const kept = windowOn(gun, moving(['u2']), '2,6');
  play(kept, 'german', 'ready w1', 'shoot', 'rate w1 keep');
  expect([kept.state.residual, weapon(kept, 'w1').fired]).toEqual([[], undefined]);
  const spent = windowOn(gun, moving(['u2']), '2,6');
  play(spent, 'german', 'ready w1', 'shoot', 'rate w1 spend');
  expect([spent.state.residual, weapon(spent, 'w1').fired]).toEqual([
    [{ at: '1:C6', firepower: 2 }],
    'first',
  ]);
});

test('[aslsk 3.3.5.f] one counter a location, and only a greater one replaces it', () => {
  const there = (firepower: number): number =>
    left({ units: [german, russian], residual: [{ at: '1:C6', firepower }] });
  expect([there(1), there(6)]).toEqual([2, 6]);
});

/** Lets residual firepower attack a stack in C6. */
function attacked(position: Partial<Position>, move: Partial<MoveFrame>, dice: Dice = []) {
  const stack = moving(['u2'], { entry: { from: '1:C7', byRoad: false }, ...move });
  return enact(
    { ...FIRST, hexes: {}, residual: [{ at: '1:C6', firepower: 2 }], ...position, doing: [stack] },
    dice,
    function* (game) {
      yield* residualAttack(game);
      const [frame] = game.state.doing;
      return frame?.is === 'move' ? frame.residualDrm : undefined;
    },
  );
}

test('[aslsk 3.3.5.d] E-043: residual firepower attacks who enters, by FFNAM and FFMO', () => {
  // 5 less 2 on column 2 is a 1MC.
  const { match, value } = attacked({}, {}, '2,3 3,4');
  expect(value).toBe(-2);
  expect(unit(match, 'u2').broken).toBe(true);
});

test('[aslsk 3.3.5.d] the terrain and smoke of the location count', () => {
  expect(attacked({ hexes: { '1:C6': 'stone building' } }, {}, [NOTHING]).value).toBe(2);
  expect(attacked({ smoke: [{ at: '1:C6', kind: 'grenade', by: 'russian' }] }, {}, [NOTHING]).value).toBe(1);
});

test('[aslsk 3.3.5.e, 3.3.5.d] it attacks before the defender is asked, and not who leaves', () => {
  const match = skirmish(
    {
      attacker: 'russian',
      phase: 'movement',
      units: [german, 'russian 4-4-7 C7'],
      residual: [
        { at: '1:C6', firepower: 4 },
        { at: '1:C7', firepower: 12 },
      ],
    },
    '5,6',
  );
  play(match, 'russian', 'move u2', 'step 1:C6');
  expect(match.choiceOf('german')?.id).toBe('first-fire');
  expect(unit(match, 'u2').broken).toBeUndefined();
});

test('[aslsk 3.3.5.g] once in a location, and again only if the stack has exposed itself more', () => {
  expect(attacked({}, { residualDrm: -2 }).value).toBe(-2);
  expect(attacked({}, { residualDrm: -1 }, [NOTHING]).value).toBe(-2);
});

test('[aslsk 3.2.2.h, 3.3.5.e] residual firepower never cowers', () => {
  // 6 less 2 on column 2: a 1MC; a column lower it would be a NMC, which a 7 passes.
  const { match } = attacked({}, {}, '3,3 3,4');
  expect(unit(match, 'u2').broken).toBe(true);
});

test('[aslsk 3.3.5.h] at the end of the movement phase it is gone', () => {
  const match = skirmish({ ...FIRST, doing: [], residual: [{ at: '1:A1', firepower: 2 }] });
  play(match, 'russian', 'done');
  expect(match.state.residual).toEqual([]);
});
