import { expect, test } from 'vitest';
import { covers } from '../../ordnance/covered-arcs.ts';
import type { Vehicle } from '../../state.ts';
import { type Position, skirmish } from '../../testing/bench.ts';
import { tabletop } from '../tabletop.ts';
import { RULES } from '../test-tour.ts';

const PANTHER = { card: 'german Panther', at: '1:D4', facing: 1 } as const;
const POSITION: Position = {
  phase: 'prep-fire',
  units: ['german 2-2-8 B2', 'russian 4-4-7 F6'],
  weapons: ['german 7.5cm PaK 40 of u1 facing 2 emplaced'],
  vehicles: [PANTHER],
};

const sceneOf = (changes: Partial<Position> = {}) => {
  const { state, world } = skirmish({ ...POSITION, ...changes });
  return { view: state, world };
};
const counterOf = (changes: Partial<Position>, id: string) =>
  tabletop(sceneOf(changes)).counters.find(each => each.id === id);
const panther = (changes: Partial<Vehicle>) => counterOf({ vehicles: [{ ...PANTHER, ...changes }] }, 'v1');
const badges = (changes: Partial<Vehicle>) => panther(changes)?.badges.map(({ text }) => text);

test('guns and hulls look along hexspines, and a turret where it points', () => {
  expect(counterOf({}, 'w1')).toMatchObject({ on: 'u1', at: '1:B2', facing: 2.5 });
  expect(panther({})).toMatchObject({ facing: 1.5, turret: 1.5, title: 'German tank Panther' });
  expect(panther({ turret: 4 })).toMatchObject({ facing: 1.5, turret: 4.5 });
  const stug = counterOf({ vehicles: ['german StuG IIIG D4 facing 1'] }, 'v1');
  expect(stug?.facing).toBe(1.5);
  expect(stug?.turret).toBeUndefined();
});

test('a wreck lies on its back, and nothing else is said of it', () => {
  const wreck = panther({ wreck: true, motion: true });
  expect(wreck?.face.tone).toBe('weak');
  expect(wreck?.badges.map(({ text }) => text)).toEqual(['Wreck']);
  expect(wreck?.spent).toBe(true);
});

test.each<[string, Partial<Vehicle>]>([
  ['Shock', { shocked: 'shock' }],
  ['UK', { shocked: 'UK' }],
  ['Stun', { stunned: true }],
  ['Recall', { recalled: true }],
  ['+1', { shaken: true }],
  ['Immobilized', { immobilized: true }],
  ['Bog', { bogged: 'bogged' }],
  ['Mired', { bogged: 'mired' }],
  ['Motion', { motion: true }],
  ['Moving target', { moving: true }],
  ['CE', { crewExposed: true }],
  ['Low ammo', { lowAmmunition: true }],
  ['Intensive', { intensive: true }],
  ['No APCR', { depleted: ['APCR'] }],
  ['MA broken', { arms: { MA: { malfunctioned: true } } }],
  ['CMG disabled', { arms: { CMG: { disabled: true } } }],
  ['BMG fired', { arms: { BMG: { fired: 'final' } } }],
  ['Acq -2', { acquired: { at: '1:F6', drm: -2, by: 'v1', from: '1:D4', on: { u2: '1:F6' } } }],
])('a vehicle is marked %s', (word, state) => {
  expect(badges(state)).toEqual([word]);
});

test('every badge of a battered tank explains itself and cites a rule', () => {
  const all = panther({
    shocked: 'UK',
    recalled: true,
    immobilized: true,
    bogged: 'mired',
    motion: true,
    lowAmmunition: true,
    arms: { MA: { disabled: true }, CMG: { fired: 'first' } },
  })?.badges;
  expect(all?.length).toBeGreaterThan(6);
  expect(all?.filter(({ cite, means }) => !RULES.has(cite) || means.length < 15)).toEqual([]);
});

test('the crew of an open-topped vehicle is marked when it ducks', () => {
  const marder = 'german Marder IIIM D4 facing 1';
  const words = (vehicle: string) => counterOf({ vehicles: [vehicle] }, 'v1')?.badges.map(({ text }) => text);
  expect(words(marder)).toEqual(['BU']);
  expect(words(`${marder} crewExposed`)).toEqual([]);
});

test('covered arcs belong to their counters: a gun’s own, a tank’s hull and turret', () => {
  const scene = sceneOf({ vehicles: ['german Panther D4 facing 1 turret 4'] });
  const arcs = tabletop(scene).overlays.filter(({ kind }) => kind === 'arc');
  expect(arcs.map(({ of, text }) => [of, text])).toEqual([
    ['w1', 'Covered arc'],
    ['v1', 'VCA'],
    ['v1', 'TCA'],
  ]);
  const turret = arcs[2]?.hexes ?? [];
  expect(turret).toEqual(scene.world.field.ids.filter(hex => covers(scene.world, '1:D4', 4, hex)));
  expect(turret).toContain('1:D4');
});

test('what a tank has ranged in on is shown by a line to those who look at it', () => {
  const acquired = { at: '1:F6', drm: -1, by: 'v1', from: '1:D4', on: { u2: '1:F6' } } as const;
  const { overlays } = tabletop(sceneOf({ vehicles: [{ ...PANTHER, acquired }] }));
  expect(overlays.find(({ text }) => text === 'Acquired -1')).toMatchObject({
    kind: 'line',
    hexes: ['1:D4', '1:F6'],
    cite: '6.10.a',
    of: 'v1',
  });
});

test('a dug-in gun says so, and a hidden crew too', () => {
  expect(counterOf({}, 'w1')?.badges.map(({ text }) => text)).toEqual(['Emplaced']);
  const hidden = ['german 2-2-8 B2 hidden'];
  expect(counterOf({ units: hidden }, 'u1')?.badges.map(({ text }) => text)).toEqual(['Hidden']);
});

test.each<[string, Partial<Vehicle>, string]>([
  ['a wreck', { wreck: true }, '7.4.c'],
  ['a crew in shock', { shocked: 'shock' }, '7.10.e'],
  ['a broken gun', { arms: { MA: { malfunctioned: true } } }, '7.2.b'],
])('why not: %s', (_, state, cite) => {
  const gun = { ...PANTHER, card: 'russian SU-76M', side: 'german', ...state } as const;
  const match = skirmish({ ...POSITION, vehicles: [gun] });
  expect(match.whyNot('german', { piece: 'v1' })).toMatchObject([{ cite }]);
});
