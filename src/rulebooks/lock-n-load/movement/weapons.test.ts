import { expect, test } from 'vitest';
import { offers, type Position, play, skirmish, type TestMatch, unit, weapon } from '../testing/bench.ts';

const SQUAD = { card: 'american 2-5-4-6', at: '1:C4' } as const;
const CLARKSON = 'american Lt. Clarkson C4';
const FOE = 'u99: german 1-6-4-5 M10 shaken';
const BAR = 'american BAR';
const M1919 = 'american M1919A4';

const begin = (position: Position): TestMatch => skirmish({ ...position, units: [...position.units, FOE] });
const americans = (match: TestMatch, ...answers: string[]): void => play(match, 'american', ...answers);
const offered = (match: TestMatch, verb: string) => offers(match, 'american', verb);

test('[lnl 1.6.b, 1.6.1.c] weapons go where their possessor goes', () => {
  const match = begin({ units: [SQUAD], weapons: [`${M1919} of u1`] });
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5', 'done');
  expect(weapon(match, 'w1')).toMatchObject({ possessedBy: 'u1' });
});

test('[lnl 1.6.m] a weapon is abandoned when its possessor leaves, Shaken or not', () => {
  for (const shaken of [{}, { shaken: true } as const]) {
    const match = begin({ units: [{ ...SQUAD, ...shaken }], weapons: [`${BAR} of u1`] });
    americans(match, 'activate 1:C4', 'move u1', 'abandon w1');
    expect(weapon(match, 'w1').possessedBy).toBe('u1');
    americans(match, 'step 1:C3', 'done');
    expect(weapon(match, 'w1')).toEqual({ id: 'w1', card: BAR, at: '1:C4' });
  }
});

test('[lnl 1.6.1.a, 1.6.m] a machine gun on its tripod does not move, and is left standing on it', () => {
  const match = begin({ units: [SQUAD], weapons: [`${M1919} of u1 assembled`] });
  americans(match, 'activate 1:C4', 'move u1');
  expect(offered(match, 'step')).toEqual([]);
  americans(match, 'abandon w1');
  expect(offered(match, 'step')).toHaveLength(6);
  americans(match, 'step 1:C5', 'done');
  expect(weapon(match, 'w1')).toMatchObject({ at: '1:C4', assembled: true });
});

test('[lnl 1.6.o] a weapon on the way is picked up for 2 points more', () => {
  const match = begin({ units: [SQUAD], weapons: [`${BAR} C5`] });
  americans(match, 'activate 1:C4', 'move u1');
  expect(offered(match, 'take')).toEqual([]);
  americans(match, 'step 1:C5', 'take u1 w1');
  expect(weapon(match, 'w1')).toEqual({ id: 'w1', card: BAR, possessedBy: 'u1' });
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'move', spent: 3 });
});

test('[lnl 1.6.o] not by Shaken units, and not without the points', () => {
  const lying = { weapons: [`${BAR} C5`], hexes: { C5: 'rubble' } } as const;
  const tired = begin({ units: [SQUAD], ...lying });
  americans(tired, 'activate 1:C4', 'move u1', 'step 1:C5');
  expect(offered(tired, 'take')).toEqual([]);
  const shaken = begin({ units: ['american 2-5-4-6 C4 shaken'], weapons: [`${BAR} C3`] });
  americans(shaken, 'activate 1:C4', 'move u1', 'step 1:C3');
  expect(offered(shaken, 'step').length).toBeGreaterThan(0);
  expect(offered(shaken, 'take')).toEqual([]);
});

test('[lnl 1.6.a, 1.6.h] nor by who carries all he can, or may carry nothing', () => {
  const weapons: Position['weapons'] = [`${BAR} C5`, `${BAR} of u1`, `${BAR} of u1`];
  const medic = 'american Medic C4';
  const match = begin({ units: [SQUAD, medic, CLARKSON], weapons });
  americans(match, 'activate 1:C4', 'move u1', 'with u2', 'with u3', 'step 1:C5');
  expect(offered(match, 'take')).toEqual(['take u3 w1']);
});

test('[lnl 1.6.a] a single man who takes up a weapon goes two points less far', () => {
  const match = begin({ units: [CLARKSON], weapons: [`${BAR} C5`] });
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5', 'take u1 w1', 'step 1:C6');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C6', moved: 'Moved' });
});

test('[lnl 1.6.a, 1.6.o] and takes it up only if that leaves him the points for it', () => {
  const match = begin({ units: [CLARKSON], weapons: [`${BAR} C7`] });
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5', 'step 1:C6', 'step 1:C7');
  expect(offered(match, 'step').length).toBeGreaterThan(0);
  expect(offered(match, 'take')).toEqual([]);
});

test('[lnl 5.3.c] the enemy may fire at who picks it up', () => {
  const watcher = 'german 1-6-4-5 C8';
  const match = begin({ units: [SQUAD, watcher], weapons: [`${BAR} C4`] });
  americans(match, 'activate 1:C4', 'move u1', 'take u1 w1');
  expect(match.choiceOf('german')).toMatchObject({ window: { on: 'opportunity-fire' } });
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'window', at: '1:C4', shots: 2 });
});

test('[lnl 1.7.f] in a new hex a gun faces any way it likes', () => {
  const gun = 'american 57mm ATG C4 facing 0 dugIn';
  const match = begin({ units: [gun] });
  americans(match, 'activate 1:C4', 'move u1');
  expect(offered(match, 'pivot')).toEqual([]);
  americans(match, 'step 1:C5');
  expect(offered(match, 'pivot')).toHaveLength(5);
  americans(match, 'pivot u1 3');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C5', facing: 3, moved: 'Moved' });
});

test('[lnl 21.2.b] a gun that has moved has no use of foxholes any more', () => {
  const gun = 'american 57mm ATG C4 facing 0 dugIn';
  const match = begin({ units: [gun] });
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5', 'done');
  expect(unit(match, 'u1')).not.toHaveProperty('dugIn');
});

test('[lnl 1.6.m] on the way, too, while it goes farther; not where it must stay', () => {
  const match = begin({ units: [SQUAD], weapons: [`${BAR} of u1`] });
  americans(match, 'activate 1:C4', 'move u1', 'step 1:C5');
  expect(offered(match, 'abandon')).toEqual(['abandon w1']);
  americans(match, 'step 1:C6', 'step 1:C7', 'step 1:C8');
  expect(offered(match, 'abandon')).toEqual([]);
});
