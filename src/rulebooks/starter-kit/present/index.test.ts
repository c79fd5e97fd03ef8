import { expect, test } from 'vitest';
import { holdPresentation } from '../../kit/testing/hold-presentation.ts';
import { starterKit } from '../index.ts';
import { areaOf } from '../scenario/set-up-area.ts';
import { skirmish, worldOf } from '../testing/bench.ts';
import { SIGHT_OPTIONS } from '../world.ts';
import { presentation } from './index.ts';
import { RULES, sceneOf, TOURS, tour } from './test-tour.ts';

holdPresentation({
  book: starterKit,
  rules: RULES,
  tours: TOURS,
  tour: id => look => tour(id, 2, look),
  pieces: ({ units, weapons, vehicles = [] }) => units.length + weapons.length + vehicles.length,
  waiting: ({ units }, world) =>
    units.filter(unit => unit.at === undefined && areaOf(world, unit).length > 0).length,
  phases: 'RPh PFPh MPh DFPh AFPh RtPh APh CCPh',
  least: 100,
});

const BETWEEN = {
  hexes: { '1:D4': 'stone building', '1:D5': 'stone building', '1:D7': 'brush' },
  units: ['german 4-6-7 C4', 'russian 4-4-7 E5'],
} as const;

test('a line of sight is read in the book’s words', () => {
  const { view, world } = sceneOf(skirmish(BETWEEN));
  expect(presentation.sight?.(view, '1:C4', '1:E5', world)).toEqual({
    clear: false,
    summary: 'C4 to E5: blocked by the building in D4',
    findings: [{ at: '1:D4', text: 'the building', cite: '1.1.1.building.a', blocks: true }],
  });
  expect(presentation.sight?.(view, '1:C7', '1:E8', world)).toMatchObject({
    clear: true,
    summary: 'C7 to E8: clear, hindered by +1',
    findings: [{ at: '1:D7', text: '+1 for brush', cite: '1.1.1.brush.a', blocks: false }],
  });
  expect(presentation.sight?.(view, '1:C4', '9:Z9', world)).toBeUndefined();
});

test('nobody looks along a line in a strict match', () => {
  const { view } = sceneOf(skirmish(BETWEEN));
  expect(
    presentation.sight?.(view, '1:C4', '1:E5', worldOf({ ...BETWEEN, sight: 'strict' })),
  ).toBeUndefined();
});

test('the first scenario is a first game, and its forces are told in words', () => {
  const [first] = starterKit.scenarios;
  expect(first?.about).toMatchObject({
    level: 1,
    minutes: 15,
    place: 'Near Cerisy-la-Forêt, Normandy',
    date: '10 June 1944',
  });
  expect(first?.about?.sides[1]?.forces).toEqual([
    '2 first line squads 4-6-7, 1 first line half-squad 2-4-7, leader 8-0 and LMG set up in O1-S10; ELR 3',
  ]);
});

test('the levels rise from a first game to the demanding ones: infantry, guns, tanks, the Pacific', () => {
  expect(starterKit.scenarios.map(({ about }) => about?.level)).toEqual(
    [
      [1, 2, 2, 3, 3, 3],
      [2, 3],
      [2, 3, 3],
      [2, 3, 3],
    ].flat(),
  );
});

test('the options are those that the book knows', () => {
  const [sight] = starterKit.options ?? [];
  expect(sight?.choices.map(({ value }) => value)).toEqual([...SIGHT_OPTIONS]);
  expect(sight?.otherwise).toBe('open');
  expect(presentation.charts.every(({ cite }) => RULES.has(cite))).toBe(true);
});
