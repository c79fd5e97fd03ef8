import { expect, test } from 'vitest';
import { isMeleeEligible } from './melee/strength.ts';
import { type Position, standing, WORLD } from './testing/bench.ts';
import { fitsIn, leadershipOf, markersAllow, moraleOf, stacksOf, unitById } from './units.ts';

const AT = '1:C4' as const;
const squad = `german 1-6-4-5 ${AT}`;
const half = `german 0-4-4-5 ${AT}`;
const team = `german MG42 team ${AT}`;
const leader = `german Lt. Koch ${AT}`;
const hero = `german Dorn ${AT}`;

const fits = (...units: Position['units']) => fitsIn(WORLD, standing({ units }).view, AT, 'german', []);
const one = (given: Position['units'][number], weapons: Position['weapons'] = []) => {
  const { view } = standing({ units: [given], weapons });
  return { view, unit: unitById(view, 'u1') };
};

test('[lnl 1.3.a, 1.3.c] three squads, or their like in half-squads and teams, and two men fit in a location', () => {
  expect(fits(squad, squad, team, leader, hero)).toBe(true);
  expect(fits(squad, squad, half, half)).toBe(true);
  expect(fits(squad, squad, half, half, half)).toBe(false);
  expect(fits(leader, hero, `german Medic ${AT}`)).toBe(false);
});

test('[lnl 1.3.g] E-002 those who pass through count with those who are there', () => {
  const { view } = standing({ units: [squad, squad, 'german 1-6-4-5 C5', 'german 1-6-4-5 C5'] });
  const [, , third, fourth] = view.units;
  if (!third || !fourth) throw new Error('no units');
  expect(fitsIn(WORLD, view, AT, 'german', [third])).toBe(true);
  expect(fitsIn(WORLD, view, AT, 'german', [third, fourth])).toBe(false);
});

test('[lnl 1.3.a, 1.3.e] each side and each floor has a limit of its own', () => {
  const { view } = standing({ units: [squad, squad, squad, 'american 2-5-4-6 D4'] });
  const american = view.units.at(-1);
  if (!american) throw new Error('no unit');
  expect(fitsIn(WORLD, view, AT, 'american', [american])).toBe(true);
  expect(fitsIn(WORLD, view, '1:C4/1', 'german', [unitById(view, 'u1')])).toBe(true);
});

test('[lnl 1.5.a, 5.1.l] Morale is that of the side that is up, less one for a wound', () => {
  expect(moraleOf(WORLD, one(`german 1-5-4-5-4 ${AT}`).unit)).toBe(5);
  expect(moraleOf(WORLD, one(`german 1-5-4-5-4 ${AT} shaken`).unit)).toBe(4);
  expect(moraleOf(WORLD, one(`${leader} wounded`).unit)).toBe(6);
  expect(moraleOf(WORLD, one(`${hero} wounded`).unit)).toBe(6);
  expect(moraleOf(WORLD, one(`${hero} skill Iron Nerve`).unit)).toBe(8);
});

test('[lnl 5.1.l] a wound costs a Leader one of his modifier, never below zero', () => {
  expect(leadershipOf(WORLD, one(`${leader} wounded`).unit)).toBe(0);
  expect(leadershipOf(WORLD, one(`german Sgt. Weidner ${AT} wounded`).unit)).toBe(0);
});

test('[lnl 5.3.a, 4.1.b] Moved and Fired units take no opportunity fire, Ops Complete ones do', () => {
  const may = (marker: string) => markersAllow(WORLD, one(`${squad} ${marker}`).unit, 'may opportunity fire');
  expect(may('')).toBe(true);
  expect(may('opsComplete')).toBe(true);
  expect(may('moved Assault Move')).toBe(true);
  expect(may('moved Assault Move fired')).toBe(false);
  expect(may('moved Moved')).toBe(false);
});

test('[lnl 8.1.e] Leaders without a weapon for it, Medics, Snipers and the Shaken are not for Melee', () => {
  const eligible = (given: Position['units'][number], weapons: Position['weapons'] = []) => {
    const { view, unit } = one(given, weapons);
    return isMeleeEligible(view, unit);
  };
  expect(eligible(squad)).toBe(true);
  expect(eligible(`${squad} shaken`)).toBe(false);
  expect(eligible(leader)).toBe(false);
  expect(eligible(leader, ['german MG34 of u1'])).toBe(true);
  expect(eligible(leader, ['german Panzerfaust of u1'])).toBe(false);
  expect(eligible(`german Medic ${AT}`)).toBe(false);
  expect(eligible(`german Sniper ${AT}`)).toBe(false);
  expect(eligible(hero)).toBe(true);
});

test('stacks come by location, without those who are off the map', () => {
  const { view } = standing({ units: [squad, 'german 1-6-4-5 D4', half, 'german Sniper'] });
  const stacks = [...stacksOf(view, 'german')].map(([at, units]) => [at, units.map(({ id }) => id)]);
  expect(stacks).toEqual([
    ['1:C4', ['u1', 'u3']],
    ['1:D4', ['u2']],
  ]);
});

test('[lnl 12.0.a, 5.1.l] a Skill raises the Morale of Leaders as well, wounded or not', () => {
  expect(moraleOf(WORLD, one(`${leader} skill Iron Nerve`).unit)).toBe(8);
  expect(moraleOf(WORLD, one(`${leader} skill Iron Nerve wounded`).unit)).toBe(7);
});

test('[lnl 1.3.a] who is there already is counted once', () => {
  const { view } = standing({ units: [squad, squad, squad] });
  expect(fitsIn(WORLD, view, AT, 'german', [unitById(view, 'u1')])).toBe(true);
});
