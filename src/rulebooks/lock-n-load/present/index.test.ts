import { expect, test } from 'vitest';
import { holdPresentation } from '../../kit/testing/hold-presentation.ts';
import { mortarsFireFrom } from '../charts/index.ts';
import { lockNLoad } from '../index.ts';
import { unitsToPlace } from '../scenario/set-up.ts';
import { vehiclesToPlace } from '../scenario/vehicle-set-up.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { skirmish } from '../testing/bench.ts';
import { sidesOf } from '../world.ts';
import { presentation } from './index.ts';
import { RULES, sceneOf, TOURS, tour } from './test-tour.ts';

holdPresentation({
  book: lockNLoad,
  rules: RULES,
  tours: TOURS,
  tour: id => look => void tour(id, 2, look),
  pieces: ({ units, weapons, vehicles = [] }) => units.length + weapons.length + vehicles.length,
  waiting: (view, world) =>
    sidesOf(world).flatMap(side => [
      ...unitsToPlace(world, view, side),
      ...vehiclesToPlace(world, view, side),
    ]).length,
  phases: 'Rally Ops Admin',
});

const BETWEEN = {
  hexes: { '1:D4': 'stone building', '1:D5': 'stone building', '1:D7': 'brush', '1:E8': 'woods' },
  units: ['german 1-6-4-5 C4', 'american 2-5-4-6 E8'],
} as const;

test('[lnl 10.3.d] anybody may look along any line at any time, and is told in the book’s words', () => {
  const { view, world } = sceneOf(skirmish(BETWEEN));
  expect(presentation.sight?.(view, '1:C4', '1:E5', world)).toMatchObject({
    clear: false,
    summary: expect.stringMatching(/^C4 to E5: blocked by .* in D[45]$/),
  });
  expect(presentation.sight?.(view, '1:C7', '1:E8', world)).toMatchObject({
    clear: true,
    summary: 'C7 to E8: clear, degraded by 1; not spotted',
    findings: [{ at: '1:D7' }, { at: '1:E8', text: 'not spotted' }],
  });
  expect(presentation.sight?.(view, '1:C4', '9:Z9', world)).toBeUndefined();
});

test('a set-up uses bunkers, guns look to the enemy, and mortars stand where they can fire', () => {
  const setUp = (scenario: string, side: string) => {
    const world = lockNLoad.world({ scenario, options: {} });
    return lockNLoad.autoSetUp?.(lockNLoad.begin(world), side, world, 1).join('\n') ?? '';
  };
  expect(setUp('across-the-wurm', 'german')).toMatch(/place u\d+ 1:\w+#b/);
  expect(setUp('the-bridgehead', 'german')).toMatch(/face u\d+ 1/);
  const world = lockNLoad.world({ scenario: 'the-bridgehead', options: {} });
  const mortar = lockNLoad.begin(world).units.find(({ card }) => card === 'german 50mm mortar');
  const [, hex = ''] = new RegExp(`place ${mortar?.id} (\\S+)`).exec(setUp('the-bridgehead', 'german')) ?? [];
  const terrain = terrainAt(world, world.field.names.get(hex) ?? -1);
  expect(terrain && mortarsFireFrom(world.charts, terrain)).toBe(true);
});

test('the first scenario is a first game, and its forces are told in words', () => {
  const [first] = lockNLoad.scenarios;
  expect(first?.about).toMatchObject({ level: 1, minutes: 15, date: '6 June 1944' });
  expect(first?.about?.sides[1]?.forces).toEqual([
    '2 squads 1-6-4-5, 1 half-squad 0-4-4-5, Sgt. Weidner and MG34 set up in O1-S10',
  ]);
});

test('works and events are told on the card', () => {
  const cardFor = (id: string) => lockNLoad.scenarios.find(each => each.id === id)?.about;
  expect(cardFor('across-the-wurm')?.sides[1]?.forces.at(-1)).toBe(
    '3 Bunkers, 4 hexes of Foxholes, 4 hexes of Wire and 4 Mines markers on the map',
  );
  expect(cardFor('the-middle-road')?.rules.at(-1)).toContain('3 event markers');
  expect(cardFor('storm-group')?.rules).toContain('It is night (20.1).');
});

test('floors and bunkers have names of their own', () => {
  const { world, view } = sceneOf(skirmish(BETWEEN));
  const name = (place: string) => presentation.nameOf(place, view, world);
  expect(['1:D4', '1:D4/1', '1:D4#b'].map(name)).toEqual(['D4', 'D4 upstairs', 'the Bunker in D4']);
});
