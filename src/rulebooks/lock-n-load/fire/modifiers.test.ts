import { expect, test } from 'vitest';
import type { FireFrame } from '../state.ts';
import { firstSide, type Position, standing } from '../testing/bench.ts';
import { fireCard } from './card.ts';

const SQUAD = 'american 2-5-4-6';

/** What is added to the die of an attack from D8, and what shelters its target, one line each. */
function lines(position: Position, frame: Partial<FireFrame> = {}) {
  const { world, view } = standing(position);
  const by = firstSide(position);
  const card = fireCard(world, view, {
    is: 'fire',
    by,
    from: '1:D8',
    shooters: ['u1'],
    target: '1:D6',
    ...frame,
  });
  return (card?.lines ?? []).map(({ modifiers, cover, targets }) => ({
    modifiers: modifiers.value,
    cites: modifiers.kept.map(({ cite }) => cite),
    cover: cover.value,
    targets,
  }));
}
const modifiers = (position: Position, frame: Partial<FireFrame> = {}) =>
  lines(position, frame)[0]?.modifiers;

const at = (card: string, hex: string, rest: object = {}) => ({ card, at: hex as '1:D6', ...rest });
const enemy = (hex: string, rest: object = {}) => at('german 1-6-4-5', hex, rest);

test('[lnl 5.0.h] an adjacent target is hit easier, once for all who fire', () => {
  const units = [at(SQUAD, '1:D8'), at(SQUAD, '1:D8'), enemy('1:D7')];
  expect(modifiers({ units }, { shooters: ['u1', 'u2'], target: '1:D7' })).toBe(2);
  expect(modifiers({ units: [at(SQUAD, '1:D8'), enemy('1:D6')] })).toBe(0);
});

test('[lnl 5.6] Assaulters add three, and one of them does for the stack', () => {
  const units = [at('russian 3-3-4-6', '1:D8'), at('russian 1-5-4-5', '1:D8'), enemy('1:D7')];
  expect(modifiers({ units }, { shooters: ['u2'], target: '1:D7' })).toBe(2);
  expect(modifiers({ units }, { shooters: ['u2', 'u1'], target: '1:D7' })).toBe(3);
});

test('[lnl 20.1.b] E-051 at night the bonus for an adjacent target stays', () => {
  const units = [at(SQUAD, '1:D8'), enemy('1:D7')];
  expect(modifiers({ units, scenario: { rules: ['night'] } }, { target: '1:D7' })).toBe(2);
});

test('[lnl 20.1.a, 20.1.b] farther than two hexes in the dark the whole attack loses three, once', () => {
  const units = [at(SQUAD, '1:D8'), at(SQUAD, '1:D8'), enemy('1:D5', { fired: true })];
  const dark = { units, scenario: { rules: ['night' as const] } };
  expect(modifiers(dark, { shooters: ['u1', 'u2'], target: '1:D5' })).toBe(-3);
  expect(modifiers({ ...dark, starshells: ['1:D5'] }, { target: '1:D5' })).toBe(0);
});

test('[lnl 6.4.d, 11.6.a] after a move by Stealth all but Scouts lose two', () => {
  const stealthy = { moved: 'Stealth' };
  const squad = [at('british 2-4-4-6', '1:D8', stealthy), enemy('1:D6')];
  expect(modifiers({ units: squad })).toBe(-2);
  const scout = [at('british Scout', '1:D8', stealthy), enemy('1:D6')];
  expect(modifiers({ units: scout })).toBe(0);
  expect(modifiers({ units: scout, weapons: ['british Bren of u1'] }, { shooters: ['w1'] })).toBe(-2);
});

test('[lnl 10.3.b, 5.0.d] every degrading hex on the line costs a point', () => {
  const units = [at(SQUAD, '1:D8'), enemy('1:D5')];
  const hexes = { D7: 'brush', D6: 'brush' } as const;
  expect(modifiers({ hexes: { D7: 'brush' }, units }, { target: '1:D5' })).toBe(-1);
  expect(modifiers({ hexes, units }, { target: '1:D5' })).toBe(-2);
});

test('[lnl 7.0.c] fire out of smoke loses a point, and smoke shelters those in it', () => {
  const units = [at(SQUAD, '1:D8'), enemy('1:D7')];
  const [line] = lines(
    {
      units,
      smoke: [
        { at: '1:D8', stage: 2 },
        { at: '1:D7', stage: 1 },
      ],
    },
    { target: '1:D7' },
  );
  expect(line).toMatchObject({ modifiers: 2 - 1, cover: 1 });
});

test('[lnl 5.5.a, 10.4.b] E-013 the Target Modifier goes no higher than four', () => {
  const units = [at(SQUAD, '1:D8'), enemy('1:D6')];
  const features = { wrecks: ['1:D6' as const], smoke: [{ at: '1:D6' as const, stage: 1 as const }] };
  expect(lines({ hexes: { D6: 'woods' }, units, ...features })[0]?.cover).toBe(4);
  const sniper = [at(SQUAD, '1:D8'), at('german Sniper', '1:D6')];
  expect(lines({ hexes: { D6: 'woods' }, units: sniper, ...features })[0]?.cover).toBe(8);
});

test('[lnl 7.0.c] E-014 smoke in a forest makes three', () => {
  const units = [at(SQUAD, '1:D8'), enemy('1:D6')];
  expect(lines({ hexes: { D6: 'woods' }, units, smoke: [{ at: '1:D6', stage: 1 }] })[0]?.cover).toBe(3);
});

test.each([
  ['Moved', 1],
  ['Assault Move', 1],
  ['Low Crawl', 0],
  ['Stealth', 0],
])('[lnl 6.0.d, 6.3.b, 6.4.c] a target under %s is hit easier by %i', (moved, n) => {
  expect(modifiers({ units: [at(SQUAD, '1:D8'), enemy('1:D6', { moved })] })).toBe(n);
});

test('[lnl 5.3.e] not in the crops, which hide those who move', () => {
  const units = [at(SQUAD, '1:D8'), enemy('1:D6', { moved: 'Moved' })];
  expect(modifiers({ hexes: { D6: 'vineyard' }, units })).toBe(0);
});

test('[lnl 5.3.f] those who moved are hit easier, those beside them are not', () => {
  const units = [at(SQUAD, '1:D8'), enemy('1:D6', { moved: 'Moved' }), enemy('1:D6')];
  expect(lines({ units }).map(({ targets, modifiers: n }) => [targets, n])).toEqual([
    [['u2'], 1],
    [['u3'], 0],
  ]);
});

test('[lnl 1.6.3.e, 5.0.h] nothing but Leadership bears on a Satchel Charge that is thrown by itself', () => {
  const units = [
    at(SQUAD, '1:D8', { moved: 'Assault Move' }),
    enemy('1:D7'),
    at('american Lt. Clarkson', '1:D8'),
  ];
  const weapons = ['american Satchel Charge of u1'];
  const thrown = lines({ units, weapons }, { shooters: ['w1'], target: '1:D7', leader: 'u3' });
  expect(thrown[0]).toMatchObject({ modifiers: 1, cites: ['5.0.1.a'] });
  const [mixed] = lines({ units, weapons }, { shooters: ['w1', 'u1'], target: '1:D7', leader: 'u3' });
  expect(mixed?.modifiers).toBe(1 + 2 - 2);
  expect(mixed?.cites).toHaveLength(3);
});

test('[lnl 7.0.c] smoke elsewhere does not hinder fire', () => {
  expect(modifiers({ units: [at(SQUAD, '1:D8'), enemy('1:D6')], smoke: [{ at: '1:A1', stage: 1 }] })).toBe(0);
});

test.each([
  ['normal', 1],
  ['assault', 1],
  ['stealth', 0],
  ['crawl', 0],
] as const)('[lnl 6.0.d, 5.3.e] a target on a move of the kind %s is hit easier by %i', (kind, n) => {
  const doing: Position['doing'] = [
    { is: 'move', side: 'german', units: ['u2'], kind, spent: 1, steps: 1, begun: true },
  ];
  expect(modifiers({ units: [at(SQUAD, '1:D8'), enemy('1:D6')], doing })).toBe(n);
});

test('[lnl 5.6] the superscript is on an Assaulter’s own firepower: his weapon alone adds two', () => {
  const units = [at('russian 3-3-4-6', '1:D8'), enemy('1:D7')];
  const weapons = ['russian DP-28 of u1'];
  expect(modifiers({ units, weapons }, { shooters: ['w1'], target: '1:D7' })).toBe(2);
  expect(modifiers({ units, weapons }, { shooters: ['w1', 'u1'], target: '1:D7' })).toBe(3);
});
