import { expect, test } from 'vitest';
import { modifier } from '../../../engine/numbers/modifier-chart.ts';
import { ACTIVITY_MARKERS, type MarkerQuestion, markerAllows } from './activity-markers.ts';
import type { DIRECT_FIRE_MODIFIERS } from './direct-fire-modifiers.ts';
import { createsHero } from './hero-creation.ts';
import { OUR_CHARTS } from './index.ts';
import { jamRepair } from './jam-repair.ts';
import { stackingLimit, stackingSize } from './limits.ts';
import { NATIONS, smokeNumber, starshellNumber } from './national-characteristics.ts';
import { canUse, SKILL_EFFECTS, SKILLS, skill } from './skills.ts';
import { spottingNumber } from './spotting.ts';
import { weaponsBesideFirepower, weaponsCarried } from './support-weapon-use.ts';

const DIE = [1, 2, 3, 4, 5, 6];
const fire = (name: Parameters<typeof modifier<keyof typeof DIRECT_FIRE_MODIFIERS.cites>>[1]) =>
  modifier(OUR_CHARTS.directFireModifiers, name).n;
const supporter = modifier(OUR_CHARTS.firepowerShares, 'other MMC').n;

test('E-015: two 2-5-4 that assault moved fire with 1', () => {
  expect(2 + 2 * supporter + fire('assault move')).toBe(1);
});

test('E-017: two 2-5-4 and a Leader of 1 fire with 4', () => {
  expect(Math.ceil(2 + 2 * supporter) + 1).toBe(4);
});

test('E-018: two 1-6-4 and a Leader of 1 fire at a mover with 4', () => {
  expect(Math.ceil(1 + 1 * supporter) + 1 + fire('moving target')).toBe(4);
});

test('E-051: a unit of 2 fires next door with 4, at night too; Assaulters with 5', () => {
  expect(2 + fire('adjacent target')).toBe(4);
  expect(2 + fire('adjacent target, Assaulters')).toBe(5);
  expect(fire('night, beyond sight')).toBe(-3);
});

test('an Ops Complete unit of no firepower comes out below zero', () => {
  expect(0 + modifier(OUR_CHARTS.unitFirepowerModifiers, 'Ops Complete').n).toBe(-1);
});

test('E-040: an open tank with a Leader of 1 fires through a Wreck at -1', () => {
  const open = modifier(OUR_CHARTS.ordnanceModifiers, 'firer is an open vehicle').n;
  expect(open - 1 + modifier(OUR_CHARTS.ordnanceModifiers, 'degrading hex').n).toBe(-1);
});

test('what hampers direct fire hampers ordnance too, where more is worse', () => {
  const both = ['adjacent target', 'assault move', 'degrading hex', 'fire out of smoke'] as const;
  for (const name of both)
    expect(Math.sign(modifier(OUR_CHARTS.ordnanceModifiers, name).n), name).toBe(-Math.sign(fire(name)));
});

test('the second acquisition is worth twice the first', () => {
  expect(modifier(OUR_CHARTS.ordnanceModifiers, 'acquired once').n).toBe(-1);
  expect(modifier(OUR_CHARTS.ordnanceModifiers, 'acquired twice').n).toBe(-2);
});

test('HEAT loses one against infantry in the open', () => {
  expect(
    modifier(OUR_CHARTS.highExplosiveModifiers, 'HEAT at infantry outside buildings and bunkers'),
  ).toEqual({
    n: -1,
    cite: '14.2.1',
  });
});

test('E-026: degrading terrain is spotted on 3, blocking terrain on 2', () => {
  expect(spottingNumber(OUR_CHARTS, 'degrading')).toBe(3);
  expect(spottingNumber(OUR_CHARTS, 'blocking')).toBe(2);
});

test('a Bunker is as hard to spot as blocking terrain', () => {
  expect(spottingNumber(OUR_CHARTS, 'bunker')).toBe(spottingNumber(OUR_CHARTS, 'blocking'));
});

test('a Scout spots through two degrading hexes as others through none', () => {
  expect(
    2 * modifier(OUR_CHARTS.spottingModifiers, 'degrading hex').n +
      modifier(OUR_CHARTS.spottingModifiers, 'Scout').n,
  ).toBe(0);
});

test('E-054: the Medic’s 8 fails against 6 in the open and passes under cover', () => {
  const cover = modifier(OUR_CHARTS.moraleModifiers, 'positive Target Modifier').n;
  const [roll, morale] = [8, 6];
  expect(roll).toBeGreaterThan(morale);
  expect(roll + cover).toBeLessThanOrEqual(morale);
});

test('[lnl 1.3.c] a weapon team or two half-squads or crews stack as a squad, three squads fill a hex', () => {
  const squad = stackingSize(OUR_CHARTS, 'squad');
  expect(stackingSize(OUR_CHARTS, 'weapon team')).toBe(squad);
  expect(2 * stackingSize(OUR_CHARTS, 'half-squad')).toBe(squad);
  expect(2 * stackingSize(OUR_CHARTS, 'crew')).toBe(squad);
  expect(3 * squad).toBe(stackingLimit(OUR_CHARTS));
  expect(4 * squad, 'E-002').toBeGreaterThan(stackingLimit(OUR_CHARTS));
});

test('a squad carries two support weapons, anybody else one', () => {
  expect(
    (['squad', 'half-squad', 'crew', 'SMC'] as const).map(each => weaponsCarried(OUR_CHARTS, each)),
  ).toEqual([2, 1, 1, 1]);
});

test('only a squad fires a support weapon beside its own firepower', () => {
  expect(
    (['squad', 'half-squad', 'crew', 'SMC'] as const).map(each => weaponsBesideFirepower(OUR_CHARTS, each)),
  ).toEqual([1, 0, 0, 0]);
});

test('a jam breaks the gun on 1, on 2 as well where there is sand', () => {
  expect(DIE.filter(die => jamRepair(OUR_CHARTS, die) === 'broken')).toEqual([1]);
  expect(DIE.filter(die => jamRepair(OUR_CHARTS, die, true) === 'broken')).toEqual([1, 2]);
});

test('an even die makes a Hero', () => {
  expect(DIE.filter(die => createsHero(OUR_CHARTS, die))).toEqual([2, 4, 6]);
  expect(modifier(OUR_CHARTS.limits, 'Heroes of a nation on the map').n).toBe(2);
});

test('markers: who may still fire at movers, who is given away, who counts as moving', () => {
  const yes = (question: MarkerQuestion) =>
    ACTIVITY_MARKERS.filter(marker => markerAllows(OUR_CHARTS, marker, question));
  expect(yes('may opportunity fire')).toEqual(['Assault Move', 'Stealth', 'Ops Complete']);
  expect(yes('may attempt to spot')).toEqual([]);
  expect(yes('hex is spotted')).toEqual(['Moved', 'Assault Move', 'Fired', 'Melee']);
  expect(yes('counts as moving')).toEqual(['Moved', 'Assault Move']);
});

test('smoke and Starshells are rolled for with numbers a die can give', () => {
  for (const nation of NATIONS) {
    expect(DIE).toContain(smokeNumber(OUR_CHARTS, nation));
    expect(DIE).toContain(starshellNumber(OUR_CHARTS, nation));
  }
  expect(smokeNumber(OUR_CHARTS, 'german')).toBe(2);
});

test('Deadly adds one in Melee; every effect belongs to one Skill', () => {
  expect(skill(OUR_CHARTS, 'Deadly')).toEqual({
    for: 'either',
    affects: 'Melee firepower',
    by: 1,
    once: false,
  });
  expect(SKILLS.map(name => skill(OUR_CHARTS, name).affects).toSorted()).toEqual(SKILL_EFFECTS.toSorted());
});

test('a Hero has Skills to draw, but not a Leader’s', () => {
  expect(SKILLS.filter(name => !canUse(OUR_CHARTS, 'Hero', name))).toEqual(['Charismatic', 'Assaulter']);
  expect(SKILLS.filter(name => !canUse(OUR_CHARTS, 'Leader', name))).toEqual(['Crack Shot', 'Hard to Kill']);
});
