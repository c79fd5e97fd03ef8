import { expect, test } from 'vitest';
import { withPack } from '../../../engine/index.ts';
import type { Location } from '../state.ts';
import { type Position, standing } from '../testing/bench.ts';
import { cover, isSheltered, type Threat } from './cover.ts';

type Given = Omit<Partial<Position>, 'units'> & { readonly units?: Position['units'] };

function shelter(given: Given, threat: Threat = {}, at: Location = '1:D4'): number {
  const { world, view } = standing({ units: [], ...given });
  return cover(world, view, at, threat).value;
}

test('[lnl 5.5.a, 10.4.b] E-013 forest, wreck and smoke come to 5, and 4 is the limit', () => {
  expect(shelter({ hexes: { D4: 'woods' }, smoke: [{ at: '1:D4', stage: 2 }], wrecks: ['1:D4'] })).toBe(4);
});

test('[lnl 7.0.c] E-014 smoke in a forest makes 3', () => {
  expect(shelter({ hexes: { D4: 'woods' }, smoke: [{ at: '1:D4', stage: 1 }] })).toBe(3);
});

test('[lnl 21.2.a] E-017 foxholes add one, even in low crops', () => {
  expect(shelter({ hexes: { D4: 'vineyard' }, foxholes: ['1:D4'] })).toBe(1);
});

test('[lnl 21.2.b] guns have the use of foxholes only where they set up; machine guns everywhere', () => {
  const foxholes = ['1:D4'] as const;
  const forTeam = (card: string, dugIn?: true) => {
    const units = [{ card, at: '1:D4' as const, ...(dugIn && { dugIn }) }];
    const { world, view } = standing({ units, foxholes });
    const [unit] = view.units;
    return cover(world, view, '1:D4', unit && { unit }).value;
  };
  expect(forTeam('german 50mm mortar')).toBe(0);
  expect(forTeam('german 50mm mortar', true)).toBe(1);
  expect(forTeam('german MG42 team')).toBe(1);
});

test('[lnl 10.4.a, 21.4.a] what shelters nobody is not counted among what shelters', () => {
  const { world, view } = standing({ units: [], board: { sides: { 'D4/N': 'cliff' } } });
  expect(cover(world, view, '1:D4').kept.filter(({ op }) => op === '+')).toEqual([]);
});

test('[lnl 11.4.d] whatever his hex gives, a Sniper alone has no more than 8', () => {
  const sniper = 'german Sniper D4';
  const { world, view } = standing({ hexes: { D4: 'stone building' }, units: [sniper], wrecks: ['1:D4'] });
  const [unit] = view.units;
  // By a card of one's own on which terrain may come to 5.
  const pack = { name: 'Mine', charts: { limits: { 'Target Modifier/at most': 5 } } };
  const richer = { ...world, charts: withPack(world.charts, pack) };
  expect(cover(richer, view, '1:D4', unit && { unit }).value).toBe(8);
});

test('[lnl 5.5.b, 11.4.d] a Sniper alone doubles what his hex gives, but not against mortars or his like', () => {
  const sniper = 'german Sniper D4';
  const given = { hexes: { D4: 'stone building' }, units: [sniper] } as const;
  const { view } = standing(given);
  const [unit] = view.units;
  if (!unit) throw new Error('no sniper');
  expect(shelter(given, { unit })).toBe(8);
  expect(shelter(given, { unit, indirect: true })).toBe(4);
  expect(shelter(given, { unit, sniper: true })).toBe(4);
  const stacked = { ...given, units: [sniper, 'german 1-6-4-5 D4'] } as const;
  expect(shelter(stacked, { unit })).toBe(4);
});

const WALL = { board: { sides: { 'D4/S': 'wall' as const } } };

test('[lnl 10.4.a, 18.0.b] a wall shelters from fire across it, and not from mortars', () => {
  expect(shelter(WALL, { from: '1:D7' })).toBe(2);
  expect(shelter(WALL, { from: '1:D1' })).toBe(0);
  expect(shelter(WALL, { from: '1:D7', indirect: true })).toBe(0);
});

test('[lnl 3.0.d] for a rally any wall around the hex will do', () => {
  const { world, view } = standing({ units: [], ...WALL });
  expect(isSheltered(world, view, '1:D4')).toBe(true);
  expect(isSheltered(world, view, '1:D3')).toBe(false);
});

test('[lnl 18.0.b] height shelters from below, and not from mortars', () => {
  const hill = { levels: { D4: 1 } };
  expect(shelter(hill, { from: '1:D7' })).toBe(1);
  expect(shelter(hill, { from: '1:D7', indirect: true })).toBe(0);
  expect(shelter({ ...hill, hexes: { D4: 'woods' } }, { from: '1:D7' })).toBe(2);
});

test('[lnl 21.1.e] a bunker adds to its hex for those inside alone', () => {
  const bunkers = [{ at: '1:D4', kind: 'Light Bunker', facing: 0 }] as const;
  const given = { hexes: { D4: 'brush' }, bunkers } as const;
  expect(shelter(given, {}, '1:D4#b')).toBe(3);
  expect(shelter(given, {}, '1:D4')).toBe(1);
});

test('[lnl 21.1.b, 21.2.a] foxholes around a bunker are of no use to those inside', () => {
  const bunkers = [{ at: '1:D4', kind: 'Light Bunker', facing: 0 }] as const;
  const given = { bunkers, foxholes: ['1:D4'] } as const;
  expect(shelter(given, {}, '1:D4#b')).toBe(2);
  expect(shelter(given, {}, '1:D4')).toBe(1);
});

test('[lnl 10.4.a, 21.1.d] a wall around the hex is not between those in the bunker and those beside it', () => {
  const bunkers = [{ at: '1:D4', kind: 'Light Bunker', facing: 0 }] as const;
  expect(shelter({ ...WALL, bunkers }, { from: '1:D4' }, '1:D4#b')).toBe(2);
  expect(shelter({ ...WALL, bunkers }, { from: '1:D4#b' }, '1:D4')).toBe(0);
});

test('[lnl 10.4.a] a gully shelters those in it, a stream does not', () => {
  const along = ['C4', 'D4', 'E5'];
  const watered = (kind: 'stream' | 'gully') => ({ board: { watercourses: [{ kind, along }] } });
  expect(shelter(watered('gully'), { from: '1:D7' })).toBe(1);
  expect(shelter(watered('stream'), { from: '1:D7' })).toBe(0);
  expect(shelter(watered('gully'), { from: '1:D4' }, '1:D7')).toBe(0);
});
