import { expect, test } from 'vitest';
import type { Position } from '../testing/bench.ts';
import { type Declared, lineOf, linesOf, moving } from '../testing/fire-bench.ts';

const german = 'german 4-6-7 C4';
const at = (hex: `1:${string}`, more = {}) => ({ card: 'russian 4-4-7', at: hex, ...more });

/** Everything that multiplied or raised a firer's factors, as a player would say it. */
function reckoning(position: Position, declared: Declared): readonly string[] {
  const [each] = lineOf(position, declared).each;
  return each?.firepower.kept.map(({ id, op, n }) => `${id} ${op}${n}`) ?? [];
}
const total = (position: Position, declared: Declared) => lineOf(position, declared).firepower.value;

test('[aslsk 3.2.2.a, 3.2.2.c, 3.2.2.d] adjacent doubles, long range halves, and fractions are kept', () => {
  expect(total({ units: [german, at('1:C5')] }, { by: ['u1'], at: '1:C5' })).toBe(8);
  expect(total({ units: [german, at('1:C10')] }, { by: ['u1'], at: '1:C10' })).toBe(4);
  const conscripts = 'german 4-3-6 C4';
  expect(total({ units: [conscripts, at('1:C9')] }, { by: ['u1'], at: '1:C9' })).toBe(2);
  const twice = `${conscripts} pinned`;
  const group: Position = { units: [twice, at('1:C9'), 'german 2-3-6 C4 pinned'] };
  expect(total(group, { by: ['u1', 'u3'], at: '1:C9' })).toBe(1.5);
});

test('[aslsk 3.2.2.b, 3.2.2.1.a] in the same hex firepower is tripled', () => {
  const shared: Position = { units: [german, at('1:C4', { broken: true })], weapons: ['german LMG of u1'] };
  expect(total(shared, { by: ['u1', 'w1'], at: '1:C4' })).toBe(21);
});

test('[aslsk 3.2.3.r] a pinned unit fires at half strength', () => {
  const pinned: Position = { units: ['german 4-6-7 C4 pinned', at('1:C7')] };
  expect(reckoning(pinned, { by: ['u1'], at: '1:C7' })).toEqual(['printed firepower +4', 'pinned x0.5']);
});

test('[aslsk 3.5.a, 3.5.b] advancing fire is halved; assault fire adds one and then rounds up', () => {
  const advancing = (card: string, hex: `1:${string}`): Position => ({
    phase: 'advancing-fire',
    units: [`${card} C4`, at(hex)],
  });
  expect(total(advancing('german 4-6-7', '1:C7'), { by: ['u1'], at: '1:C7' })).toBe(2);
  expect(total(advancing('german 5-4-8', '1:C7'), { by: ['u1'], at: '1:C7' })).toBe(4);
  // Beyond normal range there is neither the bonus nor the rounding.
  expect(total(advancing('german 5-4-8', '1:C9'), { by: ['u1'], at: '1:C9' })).toBe(1.25);
});

test('[aslsk 3.5.b] assault fire is for the own firepower of squads', () => {
  const position: Position = {
    phase: 'advancing-fire',
    units: ['german 5-4-8 C4', at('1:C7'), 'german 2-3-8 C4'],
    weapons: ['german LMG of u1'],
  };
  expect(total(position, { by: ['w1'], at: '1:C7' })).toBe(1.5);
  expect(total(position, { by: ['u3'], at: '1:C7' })).toBe(1);
});

test('[aslsk 3.3.3.g, 3.3.3.j, 3.4.b, 2.0.AreaFire] each marker halves what is fired next', () => {
  const marked = (fired: 'first' | 'final'): Position => ({
    phase: 'movement',
    attacker: 'russian',
    doing: [moving(['u2'])],
    units: [`${german} fired ${fired}`, at('1:C5')],
  });
  expect(reckoning(marked('first'), { by: ['u1'], at: '1:C5' })).toEqual([
    'printed firepower +4',
    'adjacent target x2',
    'subsequent first fire x0.5',
  ]);
  expect(reckoning(marked('final'), { by: ['u1'], at: '1:C5' })).toContain('final protective fire x0.5');
  const later: Position = { ...marked('first'), phase: 'defensive-fire', doing: [] };
  expect(reckoning(later, { by: ['u1'], at: '1:C5' })).toContain('final fire after first fire x0.5');
});

test('[aslsk 4.1.a] a leader alone halves a machine gun; a second one with him makes up for it', () => {
  const position: Position = {
    units: ['german 8-0 C4', at('1:C7'), 'german 8-1 C4'],
    weapons: ['german MMG of u1'],
  };
  expect(total(position, { by: ['w1'], at: '1:C7' })).toBe(2.5);
  expect(total(position, { by: ['w1', 'u3'], at: '1:C7' })).toBe(5);
});

test('[aslsk 4.1.c] beyond 16 hexes a machine gun is halved again against unbroken infantry', () => {
  const position: Position = {
    size: [5, 20],
    units: ['german 4-6-7 C1', at('1:C18'), at('1:C18', { broken: true }), 'german 8-0 C1'],
    weapons: ['german HMG of u1'],
  };
  const lines = linesOf(position, { by: ['w1'], at: '1:C18', led: ['u4'] });
  expect(lines.map(({ targets, firepower }) => [targets, firepower.value])).toEqual([
    [['u2'], 1.75],
    [['u3'], 3.5],
  ]);
});

test('[aslsk 4.2.a] a flamethrower: 24 factors next door and half at two hexes, whatever else would change them', () => {
  const position = (hex: `1:${string}`, phase: 'prep-fire' | 'advancing-fire'): Position => ({
    phase,
    units: [german, at(hex)],
    weapons: ['german FT of u1'],
  });
  expect(total(position('1:C5', 'prep-fire'), { by: ['w1'], at: '1:C5' })).toBe(24);
  expect(total(position('1:C6', 'prep-fire'), { by: ['w1'], at: '1:C6' })).toBe(12);
  expect(total(position('1:C5', 'advancing-fire'), { by: ['w1'], at: '1:C5' })).toBe(24);
  // Nor is it tripled against those in its own hex, where a squad is.
  expect(total(position('1:C4', 'prep-fire'), { by: ['w1'], at: '1:C4' })).toBe(24);
  expect(total(position('1:C4', 'prep-fire'), { by: ['u1'], at: '1:C4' })).toBe(12);
});

test('[aslsk 4.4.4.a] an anti-tank rifle is one factor, doubled next door, and whole in anybody’s hands', () => {
  const position = (hex: `1:${string}`): Position => ({
    units: ['german 8-0 C4', at(hex)],
    weapons: ['german ATR of u1'],
  });
  expect(total(position('1:C5'), { by: ['w1'], at: '1:C5' })).toBe(2);
  expect(total(position('1:C10'), { by: ['w1'], at: '1:C10' })).toBe(1);
});

/** The firepower of a squad’s weapon alone. */
const ofWeapon = (card: string, hex: `1:${string}`, more: Partial<Position> = {}) =>
  total(
    { units: [german, at(hex, hex === '1:C4' ? { broken: true } : {})], weapons: [`${card} of u1`], ...more },
    { by: ['w1'], at: hex },
  );

test.each([
  ['german LMG', 3],
  ['german HMG', 7],
  ['german ATR', 1],
])(
  '[aslsk 3.2.2.a, 3.2.2.b, 3.2.2.1.a] %s: twice its %d next door, three times in its own hex',
  (card, factors) => {
    expect((['1:C6', '1:C5', '1:C4'] as const).map(hex => ofWeapon(card, hex))).toEqual([
      factors,
      2 * factors,
      3 * factors,
    ]);
  },
);

test('[aslsk 3.2.2.b, 4.2.a] a flamethrower gains nothing in its own hex, and has its whole flame at one hex in any phase', () => {
  expect(ofWeapon('german FT', '1:C4')).toBe(24);
  expect(ofWeapon('german FT', '1:C6', { phase: 'advancing-fire' })).toBe(12);
});

test('[aslsk 3.2.2.c, 3.5.b] up to its normal range a unit loses nothing', () => {
  expect(total({ units: [german, at('1:C10')] }, { by: ['u1'], at: '1:C10' })).toBe(4);
  expect(reckoning({ units: [german, at('1:C10')] }, { by: ['u1'], at: '1:C10' })).toHaveLength(1);
  const assault: Position = { phase: 'advancing-fire', units: ['german 5-4-8 C4', at('1:C8')] };
  expect(total(assault, { by: ['u1'], at: '1:C8' })).toBe(4);
});

const FAR = { size: [5, 20], units: ['german 4-6-7 C1', at('1:C18')] } as const;
const LEADERS_GUN: Position = { units: ['german 8-0 C4', at('1:C7')], weapons: ['german MMG of u1'] };
/** A German in C4 with this marker, and a Russian who moves beside him. */
const underWay = (fired: 'first' | 'final'): Position => ({
  phase: 'movement',
  attacker: 'russian',
  doing: [moving(['u2'])],
  units: [`${german} fired ${fired}`, at('1:C5')],
});

test.each([
  ['long range', { units: ['german 4-6-7 C3', at('1:C10')] }, { by: ['u1'], at: '1:C10' }],
  ['pinned', { units: ['german 4-6-7 C4 pinned', at('1:C7')] }, { by: ['u1'], at: '1:C7' }],
  ['advancing fire', { units: [german, at('1:C7')], phase: 'advancing-fire' }, { by: ['u1'], at: '1:C7' }],
  ['subsequent first fire', underWay('first'), { by: ['u1'], at: '1:C5' }],
  ['final protective fire', underWay('final'), { by: ['u1'], at: '1:C5' }],
  [
    'final fire after first fire',
    { ...underWay('first'), phase: 'defensive-fire', doing: [] },
    { by: ['u1'], at: '1:C5' },
  ],
  ['machine gun fired by one leader', LEADERS_GUN, { by: ['w1'], at: '1:C7' }],
  ['machine gun beyond 16 hexes', { ...FAR, weapons: ['german HMG of u1'] }, { by: ['w1'], at: '1:C18' }],
  ['concealed target', { units: [german, at('1:C7', { concealed: true })] }, { by: ['u1'], at: '1:C7' }],
] as const satisfies readonly (readonly [string, Position, Declared])[])(
  '[aslsk 2.0.AreaFire] %s halves, once',
  (cause, position, declared) => {
    const halvings = reckoning(position, declared).filter(each => each.endsWith('x0.5'));
    expect(halvings.filter(each => each.startsWith(cause))).toEqual([`${cause} x0.5`]);
  },
);

test('[aslsk 2.0.AreaFire, 3.2.2.d] every case halves again', () => {
  const pinned = 'german 4-3-6 C4 pinned';
  const thrice: Position = { phase: 'advancing-fire', units: [pinned, at('1:C8')] };
  expect(total(thrice, { by: ['u1'], at: '1:C8' })).toBe(0.5);
  // Next door it is doubled as well.
  const near: Position = { phase: 'advancing-fire', units: [pinned, at('1:C5')] };
  expect(total(near, { by: ['u1'], at: '1:C5' })).toBe(2);
});

test('[aslsk 4.1.a] two leaders make up for one another only at the same place and the same gun', () => {
  const position: Position = {
    units: [...LEADERS_GUN.units, 'german 8-1 D4', 'german 4-6-7 C4'],
    weapons: ['german MMG of u1'],
  };
  // A squad beside him fires its own firepower, and a leader next door does not hold the belt.
  expect(total(position, { by: ['w1', 'u4'], at: '1:C7' })).toBe(6.5);
});

test('[aslsk 4.1.c] at 16 hexes a machine gun has its whole firepower', () => {
  const position: Position = { ...FAR, units: [FAR.units[0], at('1:C17')], weapons: ['german HMG of u1'] };
  expect(total(position, { by: ['w1'], at: '1:C17' })).toBe(7);
});

test('[aslsk 3.4.b, 3.4.a] in final fire it is the marker of the weapon itself that halves it', () => {
  const marked = (fired?: 'first'): Position => ({
    phase: 'defensive-fire',
    attacker: 'russian',
    units: ['german 4-6-7 C4 fired first', at('1:C5')],
    weapons: [{ card: 'german MMG', by: 'u1', ...(fired && { fired }) }],
  });
  expect(total(marked('first'), { by: ['w1'], at: '1:C5' })).toBe(5);
  expect(total(marked(), { by: ['w1'], at: '1:C5' })).toBe(10);
});

test('[aslsk 4.1.a] of two guns of one group only that is whole at which the second leader stands', () => {
  const position: Position = {
    units: ['german 8-0 C4', at('1:C7'), 'german 8-1 C4', 'german 7-0 D4'],
    weapons: ['german MMG of u1', 'german MMG of u4'],
  };
  expect(total(position, { by: ['w1', 'u3', 'w2'], at: '1:C7' })).toBe(5 + 2.5);
});
