/** Command control, where the sides play with it (SOP.1.13, 3.1). */
import { expect, test } from 'vitest';
import { offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

const SQUAD = { card: 'german 4-6-7', at: '1:E5' } as const;
const LEADER = { card: 'german 8-0', at: '1:A1' } as const;
const FOE = { card: 'russian 4-4-7', at: '1:E8' } as const;
const WITH = { command: true } as const;

const command = (units: readonly object[], dice: readonly (readonly number[])[] = [], more: object = {}) =>
  skirmish(
    {
      phase: 'rally',
      options: WITH,
      units: [...units, FOE],
      date: { year: 1944, month: 10 },
      ...more,
    } as Position,
    dice,
  );

test('[sl SOP.1.13, 3.1.2, 3.1.3.a, 3.1.3.b] whoever is neither with nor beside a leader, nor gets his orders, neither moves nor fires', () => {
  const units = [SQUAD, { ...SQUAD, at: '1:A2' }, LEADER, SQUAD];
  const match = command(units, [[1]]);
  expect(offers(match, 'german', 'command')).toEqual(['command u1', 'command u4']);
  play(match, 'german', 'command u4');
  expect([1, 2, 3, 4].map(n => unit(match, `u${n}`).adrift)).toEqual([true, undefined, undefined, undefined]);
  expect(refusals(match, 'german', 'ready u1')).toEqual(['3.1.3.a']);
  expect(refusals(match, 'german', 'ready u4')).toEqual([]);
  play(match, 'german', 'done');
  expect(refusals(match, 'german', 'move u1')).toEqual(['3.1.3.a']);
  expect(offers(match, 'german', 'move')).toContain('move u4');
});

test('[sl 3.1.3.a] it may advance all the same, and the next player turn is another matter', () => {
  const match = skirmish({ phase: 'advance', units: [{ ...SQUAD, adrift: true }, FOE] });
  expect(offers(match, 'german', 'advance').length).toBeGreaterThan(0);
  const over = skirmish({ phase: 'close-combat', units: [{ ...SQUAD, adrift: true }, FOE] });
  expect(unit(over, 'u1').adrift).toBeUndefined();
});

test('[sl SOP.1.13] it is the last step of the rally phase, and only of one’s own; without the option there is none', () => {
  const order: (string | undefined)[] = [];
  const match = command([SQUAD, { ...SQUAD, broken: true }, { ...LEADER, at: '1:E9', broken: true }], [[1]]);
  while (match.state.phase === 'rally') {
    order.push(match.choiceOf('german')?.id);
    play(match, 'german', order.at(-1) === 'command' ? 'command u1' : 'done');
  }
  expect(order.at(-1)).toBe('command');
  expect(unit(match, 'u1').adrift).toBeUndefined();
  expect(
    command([SQUAD, LEADER], [], {
      attacker: 'russian',
      units: [SQUAD, LEADER, { ...FOE, card: 'russian 2-3-7' }, { ...FOE, card: 'russian 8-0' }],
    }).state.phase,
  ).not.toBe('rally');
  expect(unit(command([SQUAD, LEADER], [], { options: {} }), 'u1').adrift).toBeUndefined();
});

test('[sl 3.1.3.b] a leader two hexes off and a broken one command nobody; berserk men ask nobody', () => {
  const beside = { ...LEADER, at: '1:E4' } as const;
  const other = { ...SQUAD, at: '1:M1' } as const;
  expect(offers(command([SQUAD, beside, other], [[6]]), 'german', 'command')).toEqual(['command u3']);
  const apart = command([SQUAD, { ...beside, at: '1:E3' }], [[6]]);
  expect(offers(apart, 'german', 'command')).toEqual(['command u1']);
  const broken = command([SQUAD, { ...beside, broken: true }], [[6]]);
  play(broken, 'german', 'done');
  expect(offers(broken, 'german', 'command')).toEqual(['command u1']);
  const raging = command([{ ...SQUAD, berserk: true }, LEADER, other], [[6]]);
  expect(offers(raging, 'german', 'command')).toEqual(['command u3']);
});

/** How many squads get their orders by the roll. */
function ordered(dice: readonly number[], more: object = {}, n = 9, ...others: readonly object[]): number {
  const squads = Array.from({ length: n }, (_, i) => ({ ...SQUAD, at: `1:${'EFGHIJKLM'[i % 9]}5` }));
  const match = command([...squads, ...others], [dice], more);
  let given = 0;
  for (let next = offers(match, 'german', 'command')[0]; next; next = offers(match, 'german', 'command')[0]) {
    play(match, 'german', next);
    given++;
  }
  return given;
}

test('[sl 3.1.4] a die for every ten squads or part of them says how many', () => {
  expect(ordered([3])).toBe(3);
  expect(ordered([3, 4], {}, 11)).toBe(7);
});

test('[sl 3.1.5] each die is modified by nation and year', () => {
  const when = (year: number, month: number) => ordered([2], { date: { year, month } });
  expect([when(1943, 12), when(1944, 8), when(1944, 9), when(1945, 1)]).toEqual([4, 4, 2, 1]);
  expect(ordered([1, 1], { date: { year: 1944, month: 8 } }, 11)).toBe(6);
});

test('[sl 3.1.7] never fewer than the leadership of all unbroken leaders comes to', () => {
  const far = { card: 'german 9-2', at: '1:A1' } as const;
  expect(ordered([1], {}, 9, far, { ...far, card: 'german 9-1' })).toBe(3);
  expect(ordered([1], {}, 9, far, { ...far, card: 'german 6+1' })).toBe(2);
});

test('[sl 3.1.9] a half-squad and inexperienced men count as two', () => {
  for (const card of ['german 2-4-7', 'german 4-3-6']) {
    const match = command([{ ...SQUAD, card }, { ...SQUAD, card }, LEADER], [[3]]);
    play(match, 'german', 'command u1');
    expect(unit(match, 'u2').adrift).toBe(true);
  }
});
