import { expect, test } from 'vitest';
import { type Dice, isGone, type Position, play, skirmish, unit } from '../testing/bench.ts';

const SQUAD = 'american 2-5-4-6 C4';
const FOE = 'u99: german 1-6-4-5 M10 shaken';
const MINES = { at: '1:C5', by: 'german', firepower: 1 } as const;

function enter(position: Partial<Position>, dice: Dice) {
  const units = [...(position.units ?? [SQUAD]), FOE];
  const match = skirmish({ mines: [MINES], ...position, units }, dice);
  const others = units.slice(1, -1).map((_, i) => `with u${i + 2}`);
  play(match, 'american', 'activate 1:C4', 'move u1', ...others, 'step 1:C5');
  return match;
}

test('[lnl 21.4.a, 6.0.h, 5.1.h] Mines attack the enemies who enter with their firepower, and may stop them', () => {
  // 1 + 4 against 3: 5 + 2 above 6.
  const match = enter({}, '4,3 5');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C5', shaken: true, moved: 'Moved' });
  expect(match.state.active).toBe('german');
});

test('[lnl 21.4.a] who comes through goes on', () => {
  const match = enter({}, '3,4');
  play(match, 'american', 'step 1:C6');
  expect(unit(match, 'u1').at).toBe('1:C6');
});

test('[lnl 21.4.a, 10.4.a] the terrain shelters from them', () => {
  const match = enter({ hexes: { C5: 'woods' } }, '4,3');
  expect(unit(match, 'u1').shaken).toBeUndefined();
});

test('[lnl 21.4.a] two markers are two attacks, upon the whole stack each', () => {
  const match = enter({ mines: [MINES, MINES], units: [SQUAD, SQUAD] }, '4,3 5 2 4,3 1 1 5');
  expect(unit(match, 'u1').shaken).toBe(true);
  expect(unit(match, 'u2').shaken).toBe(true);
});

test('[lnl 11.2.a, 5.1.n] a check that Mines cause may bring forth a Hero', () => {
  const match = enter({}, '6,1 1 2 1');
  expect(match.state.units.map(({ card }) => card)).toContain('american Layer');
});

test('[lnl 21.4.d] its own side is safe from them', () => {
  const match = enter({ mines: [{ ...MINES, by: 'american' }] }, []);
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'move', spent: 2 });
});

test('[lnl 6.0.h] the shells that fall on a hex come before its Mines', () => {
  const barrages = [{ at: '1:C5', by: 'german', firepower: 2 }] as const;
  // Three dice for the mortar and two for the Mines, neither of them enough.
  const match = enter({ barrages }, '1,1,6 1,6');
  expect(unit(match, 'u1').shaken).toBeUndefined();
});

test('[lnl 18.2.i, 21.4.a, 8.1.f] in an enemy’s hex they come first, and whoever is not fit to fight then is lost', () => {
  const enemy = 'german 1-6-4-5 C5 fired';
  const match = skirmish({ units: [SQUAD, enemy, FOE], mines: [MINES] }, '6,3 4');
  play(match, 'american', 'activate 1:C4', 'move u1', 'step 1:C5');
  expect(isGone(match, 'u1')).toBe(true);
  expect(isGone(match, 'u2')).toBe(false);
});

test('[lnl 21.4.a] from floor to floor nobody treads on them again', () => {
  const bunkers = [{ at: '1:C5', kind: 'Bunker', facing: 0 }] as const;
  const match = skirmish({ units: ['american 2-5-4-6 C5#b', FOE], mines: [MINES], bunkers });
  play(match, 'american', 'activate 1:C5#b', 'move u1', 'step 1:C5', 'done');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C5', moved: 'Moved' });
});
