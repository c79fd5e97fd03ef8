import { expect, test } from 'vitest';
import { sourceOf } from '../../../engine/index.ts';
import { modifier } from '../../../engine/numbers/modifier-chart.ts';
import { equipmentModifier } from './equipment-modifiers.ts';
import { OUR_CHARTS } from './index.ts';
import { createdLeader } from './leader-creation-table.ts';

test('a modifier brings its number and its rule', () => {
  expect(modifier(OUR_CHARTS.rallyModifiers, 'desperation morale')).toEqual({ n: 4, cite: '3.1.j' });
  expect(modifier(OUR_CHARTS.rallyModifiers, 'self-rally')).toEqual({ n: 1, cite: '3.1.h' });
});

test('a modifier whose source differs from its list’s says so', () => {
  expect(sourceOf(OUR_CHARTS.ambushModifiers, 'CX', 'drm').provenance).toBe('printed');
  expect(sourceOf(OUR_CHARTS.ambushModifiers, 'pinned', 'drm').provenance).toBe('public');
});

test('the broken 5-2-7 of the example rallies with no modifier in all: in a building, by itself', () => {
  const sum =
    modifier(OUR_CHARTS.rallyModifiers, 'self-rally').n +
    modifier(OUR_CHARTS.rallyModifiers, 'in woods or building').n;
  expect(sum).toBe(0);
});

test('final protective fire next door is at full firepower: halved and doubled', () => {
  const factor =
    modifier(OUR_CHARTS.firepowerFactors, 'final protective fire').n *
    modifier(OUR_CHARTS.firepowerFactors, 'adjacent target').n;
  expect(9 * factor).toBe(9);
});

test('two 4-4-7 in the hex of their target advance firing with 12 factors', () => {
  const factor =
    modifier(OUR_CHARTS.firepowerFactors, 'same hex').n *
    modifier(OUR_CHARTS.firepowerFactors, 'advancing fire').n;
  expect(8 * factor).toBe(12);
  expect(modifier(OUR_CHARTS.firepowerAdditions, 'assault fire').n).toBe(1);
});

test('moving in the open without assault movement costs two', () => {
  expect(modifier(OUR_CHARTS.fireModifiers, 'FFMO').n + modifier(OUR_CHARTS.fireModifiers, 'FFNAM').n).toBe(
    -2,
  );
});

test('whoever ambushes gains one and costs his enemy one', () => {
  expect(modifier(OUR_CHARTS.closeCombatModifiers, 'attacker has ambushed').n).toBe(-1);
  expect(modifier(OUR_CHARTS.closeCombatModifiers, 'target has ambushed').n).toBe(1);
  expect(modifier(OUR_CHARTS.closeCombatModifiers, 'target broken').n).toBe(-2);
});

test('the conscripts of the example roll for ambush at +1', () => {
  expect(modifier(OUR_CHARTS.ambushModifiers, 'inexperienced').n).toBe(1);
});

test('firing a bazooka out of a building costs two to avoid the backblast', () => {
  expect(modifier(OUR_CHARTS.toHitModifiers, 'backblast avoided')).toEqual({ n: 2, cite: '4.4.3.a' });
});

test('half-squads find a Panzerfaust less often, leaders least, all more often in 1945', () => {
  expect(modifier(OUR_CHARTS.panzerfaustModifiers, 'half-squad or crew').n).toBe(1);
  expect(modifier(OUR_CHARTS.panzerfaustModifiers, 'SMC').n).toBe(2);
  expect(modifier(OUR_CHARTS.panzerfaustModifiers, 'in 1945').n).toBe(-1);
});

test('a captured weapon fires less often and breaks sooner, in green hands it breaks sooner', () => {
  expect(equipmentModifier(OUR_CHARTS, 'captured')).toEqual({ rateOfFire: -1, breakdown: -2, cite: '4.0.i' });
  expect(equipmentModifier(OUR_CHARTS, 'used by inexperienced troops')).toEqual({
    rateOfFire: 0,
    breakdown: -1,
    cite: '4.0.i',
  });
});

test('a pinned weapon loses its rate of fire, one in subsequent first fire two from its breakdown number', () => {
  expect(equipmentModifier(OUR_CHARTS, 'pinned').rateOfFire).toBe('lost');
  expect(equipmentModifier(OUR_CHARTS, 'machine gun in subsequent first fire').breakdown).toBe(-2);
});

test('a flamethrower that needs 10 to run dry runs dry on 8 in hands that are not elite', () => {
  expect(10 + equipmentModifier(OUR_CHARTS, 'flamethrower used by troops that are not elite').breakdown).toBe(
    8,
  );
});

test('the lower the roll, the better the leader; above 6 there is none', () => {
  expect([-1, 1, 2, 3, 4, 5, 6, 7, 9].map(dr => createdLeader(OUR_CHARTS, dr))).toEqual([
    '8-1',
    '8-1',
    '8-0',
    '8-0',
    '7-0',
    '7-0',
    '6+1',
    undefined,
    undefined,
  ]);
});

test('Russians bring forth leaders less often than Germans', () => {
  expect(modifier(OUR_CHARTS.leaderCreationModifiers, 'russian').n).toBe(1);
  expect(modifier(OUR_CHARTS.leaderCreationModifiers, 'german').n).toBe(-1);
});
