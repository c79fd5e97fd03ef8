/** Where a Banzai charge begins and ends (8.1.8.6 to 8.1.8.8): who may be in it, at whom it goes, what it can't do. */
import { expect, test } from 'vitest';
import { ambushModifiers, isAmbushPossible } from '../close-combat/ambush.ts';
import { citesSaid, type Dice, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { lineOf } from '../testing/fire-bench.ts';

type Match = ReturnType<typeof skirmish>;
const squad = (at: `1:${string}`, more = '') => `japanese 4-4-7 ${at} ${more}`;
const LEADER = 'japanese 9-0 E5';
const MARINE = 'american 7-6-8 C5';
/** Who can't fire. */
const TARGET = 'american 7-6-8 C5 broken';
const charge = (units: Position['units'], more: Partial<Position> = {}, dice: Dice = []) =>
  skirmish(
    { phase: 'movement', attacker: 'japanese', scenario: { rules: ['pacific'] }, units, ...more },
    dice,
  );
const offered = (match: Match, start: string) =>
  match.offered('japanese').filter(act => act.startsWith(start));

test.each([
  ['broken', 'japanese 2-3-7 E6 broken'],
  ['pinned', 'japanese 4-4-7 E6 pinned'],
  ['moved', 'japanese 4-4-7 E6 moved'],
  ['through with firing', 'japanese 4-4-7 E6 fired prep'],
  ['with an enemy', 'japanese 4-4-7 D5'],
  ['two hexes away', 'japanese 4-4-7 E7'],
])('[aslsk 8.1.8.6.a, 8.1.8.6.b] nobody joins who is %s', (_how, other) => {
  const enemy = 'american 7-6-8 D5 broken';
  const match = charge([LEADER, other, squad('1:F5'), TARGET, enemy]);
  play(match, 'japanese', 'banzai u1');
  expect(offered(match, 'with')).toEqual(['with u3']);
});

test('[aslsk 8.1.8.6.b] eight hexes are near enough; one and the same unit must be so near and see the target', () => {
  const far = charge(['japanese 9-0 K5', TARGET]);
  expect(offered(far, 'banzai')).toEqual(['banzai u1']);
  // The one is near and blind, the other sees from nine hexes away.
  const hexes = { D4: 'woods', D5: 'woods', D6: 'woods', E5: 'woods' } as const;
  const wall = { ...hexes, C4: 'woods', C6: 'woods' } as const;
  const split = charge(['japanese 9-0 F5', squad('1:G5'), TARGET], { hexes: wall });
  expect(offered(split, 'banzai')).toEqual([]);
});

test('[aslsk 8.1.8.6.b, 8.3.2.a] a ? is an enemy like any other to charge at; what is hidden is none', () => {
  const hexes = { C5: 'woods' } as const;
  const at = (how: string) => offered(charge([LEADER, `${MARINE} ${how}`], { hexes }), 'banzai');
  expect([at('concealed'), at('hidden')]).toEqual([['banzai u1'], []]);
});

test('[aslsk 8.1.8.6.b] a vehicle is a target, a wreck is none', () => {
  const tank = 'american M4A2 C5';
  const away = 'american 7-6-8 M10 broken';
  const calls = (wreck: string) =>
    offered(charge([LEADER, away], { vehicles: [`${tank} ${wreck}`] }), 'banzai');
  expect([calls(''), calls('wreck')]).toEqual([['banzai u1'], []]);
});

test('[aslsk 8.1.8.6.c] whoever charges is seen, hidden or concealed as he was', () => {
  const match = charge([
    `${LEADER} concealed`,
    squad('1:E6', 'concealed'),
    squad('1:E6', 'concealed'),
    TARGET,
  ]);
  play(match, 'japanese', 'banzai u1', 'with u2', 'charge 1:C5');
  expect(match.state.units.map(({ concealed }) => concealed)).toEqual([
    undefined,
    undefined,
    true,
    undefined,
  ]);
});

test('[aslsk 8.1.8.6.c] nobody carries more than his own capacity, though a leader is there to help', () => {
  const match = charge([LEADER, squad('1:E5'), TARGET], { weapons: ['japanese HMG of u2'] });
  play(match, 'japanese', 'banzai u1', 'with u2');
  expect(offered(match, 'charge')).toEqual([]);
});

test('[aslsk 8.1.8.6.g] who is broken by fire has left the charge', () => {
  const match = charge(['japanese 9-0 F5', 'japanese 2-3-7 F5', MARINE], {}, '3,4 1,1 5,6');
  play(match, 'japanese', 'banzai u1', 'with u2', 'charge 1:C5');
  const to = offered(match, 'rush u2')[0]?.slice(-4) ?? '';
  play(match, 'japanese', `rush u1 ${to}`, `rush u2 ${to}`);
  play(match, 'american', 'ready u3', 'shoot');
  expect(unit(match, 'u2')).toMatchObject({ broken: true, banzai: 'over' });
  expect(offered(match, 'rush u2')).toEqual([]);
  expect(offered(match, 'rush u1').length).toBeGreaterThan(0);
});

test('[aslsk 8.1.8.6.g] once the enemy in its hex is gone a unit may advance', () => {
  const alone = skirmish({
    phase: 'japanese advance',
    scenario: { rules: ['pacific'] },
    units: [squad('1:C5', 'banzai over'), 'american 7-6-8 M10 broken'],
  });
  expect(offered(alone, 'advance u1').length).toBeGreaterThan(0);
});

test('[aslsk 8.1.8.7.a] residual fire strikes before those upon whom they have come must fire', () => {
  const match = charge(
    ['japanese 9-0 D5', squad('1:D5'), MARINE],
    { residual: [{ at: '1:C5', firepower: 12 }] },
    // A 2 on column 12 kills both who have come.
    '1,1 1 1',
  );
  play(match, 'japanese', 'banzai u1', 'with u2', 'charge 1:C5', 'rush u2 1:C5', 'rush u1 1:C5');
  const cites = citesSaid(match);
  expect(cites).toContain('3.3.5.d');
  expect(cites.indexOf('3.3.5.d')).toBeLessThan(
    cites.includes('8.1.8.7.a') ? cites.indexOf('8.1.8.7.a') : Number.POSITIVE_INFINITY,
  );
});

test('[aslsk 8.3.2.c, 8.1.8.6.c] no ? stops a charge: it is found, and the charge is upon it', () => {
  const match = charge(['japanese 9-0 D5', 'american 7-6-8 C5 concealed']);
  play(match, 'japanese', 'banzai u1', 'charge 1:C5', 'rush u1 1:C5');
  expect(unit(match, 'u1').at).toBe('1:C5');
  expect(unit(match, 'u2').concealed).toBeUndefined();
});

test('[aslsk 8.1.8.7.b] the defender’s fire into the hex spares his own men there as well', () => {
  const position: Position = {
    phase: 'japanese defensive-fire',
    scenario: { rules: ['pacific'] },
    units: [squad('1:C5', 'banzai over'), MARINE, 'american 6-6-8 D5'],
  };
  expect(lineOf(position, { by: ['u3'], at: '1:C5' }).targets).toEqual(['u1']);
});

test('[aslsk 8.1.8.8] in a hex into which others advance Banzai units make an ambush possible and harder by one, not alone', () => {
  const at = (...units: Position['units']) => {
    const { world, state } = skirmish({
      phase: 'japanese prep-fire',
      hexes: { C5: 'stone building' },
      units: [squad('1:C5', 'banzai over'), ...units, MARINE],
    });
    return [isAmbushPossible(world, state, '1:C5'), ambushModifiers(world, state, '1:C5', 'japanese').value];
  };
  expect(at()).toEqual([false, 1]);
  expect(at(squad('1:C5', 'advanced'))).toEqual([true, 0]);
  expect(at('japanese 3-4-7 C5 advanced')).toEqual([true, 1]);
  // Conscripts among them are no worse for that.
  expect(at('japanese 3-3-6 C5 advanced')).toEqual([true, 1]);
});
