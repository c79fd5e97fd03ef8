import { describe, expect, test } from 'vitest';
import { GROUNDS, ROADS, SIDE_TERRAINS } from '../../../board/document.ts';
import { sourceOf } from '../../../engine/index.ts';
import { holdChartList } from '../../kit/testing/hold-charts.ts';
import { rulesIn } from '../../kit/testing/hold-verbs.ts';
import * as charts from './index.ts';
import {
  ANGLES,
  apNumber,
  availableCommands,
  BANDS,
  bailsOutAt,
  basicDamage,
  bogsAt,
  CHARTS,
  chartsWith,
  commandRange,
  coverBehind,
  coverIn,
  crossingCost,
  DAMAGES,
  damageOf,
  damageRow,
  defenceOf,
  ELEVATIONS,
  entryCost,
  GRADES,
  gpNeeds,
  gpResult,
  heightOf,
  hitsOf,
  initiativeOf,
  LOCATIONS,
  locate,
  NET_LIMITS,
  penetrationChange,
  RATES,
  recoversAt,
  SPOTTED_KINDS,
  spottingRange,
  TERRAINS,
  TRACTIONS,
  terrainOf,
  turnCost,
  wayOf,
  wayTurn,
} from './index.ts';

const OURS = chartsWith(undefined);

const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);
const isFalling = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value <= (values[i - 1] ?? value));
const isRising = (values: readonly number[]): boolean => isFalling(values.toReversed());

describe('the list of charts', () => {
  holdChartList(CHARTS, charts, rulesIn(new URL('..', import.meta.url)));
});

describe('spotting', () => {
  test('[panzer B3.2] ranges by kind: the text’s 7 for a vehicle in a grove and 15 for a gun that has fired there', () => {
    expect(spottingRange(OURS, 'vehicle', -2)).toBe(7);
    expect(spottingRange(OURS, 'towed', -2 + 3)).toBe(15);
    expect(SPOTTED_KINDS.map(kind => spottingRange(OURS, kind, 0))).toEqual([20, 10, 6]);
  });

  test('a higher row is never nearer, and men are never seen farther than guns, guns than vehicles', () => {
    for (const kind of SPOTTED_KINDS)
      expect(isRising(from(-5, 2).map(row => spottingRange(OURS, kind, row)))).toBe(true);
    for (const row of from(-5, 2))
      expect(isFalling(SPOTTED_KINDS.map(kind => spottingRange(OURS, kind, row)))).toBe(true);
  });

  test('rows beyond the table are its last', () => {
    expect(spottingRange(OURS, 'vehicle', 3)).toBe(40);
    expect(spottingRange(OURS, 'leg', -9)).toBe(1);
  });
});

describe('grades', () => {
  test('[panzer B6.1] Force Grade in the initiative', () => {
    expect(GRADES.map(grade => initiativeOf(OURS, grade))).toEqual([40, 20, 0, -20, -40]);
  });
  test('[panzer B5.9] Command Range: none for Regulars and Green, as the text has it', () => {
    expect(GRADES.map(grade => commandRange(OURS, grade))).toEqual([3, 2, 1, 0, 0]);
    expect(sourceOf(OURS.commandRange, 'Green', 'hexes').provenance).toBe('printed');
  });
  test('[panzer B10.5] worse crews leave sooner and recover more rarely', () => {
    expect(GRADES.map(grade => bailsOutAt(OURS, grade))).toEqual([5, 10, 15, 25, 35]);
    expect(GRADES.map(grade => recoversAt(OURS, grade))).toEqual([75, 65, 55, 45, 35]);
  });
});

describe('available commands', () => {
  test('[panzer B5.6] tens and ones are added and rounded down: 23 units of Regulars have the text’s 11', () => {
    expect(availableCommands(OURS, 'Regulars', 23)).toBe(11);
    expect(availableCommands(OURS, 'Elite', 13)).toBe(11);
  });
  test('[panzer B5.6] one at least, and none for nobody', () => {
    expect(availableCommands(OURS, 'Green', 1)).toBe(1);
    expect(availableCommands(OURS, 'Elite', 0)).toBe(0);
  });
  test('more units never have fewer, nor better grades, and nobody has more commands than units', () => {
    for (const grade of GRADES)
      expect(isRising(from(1, 40).map(units => availableCommands(OURS, grade, units)))).toBe(true);
    for (const units of from(1, 40)) {
      expect(isFalling(GRADES.map(grade => availableCommands(OURS, grade, units)))).toBe(true);
      expect(availableCommands(OURS, 'Elite', units)).toBeLessThanOrEqual(units);
    }
  });
});

describe('AP fire', () => {
  const nets = from(NET_LIMITS.least, NET_LIMITS.most);

  test('[panzer B8.1] the numbers without a modifier', () => {
    expect(BANDS.map(band => apNumber(OURS, band, 0))).toEqual([90, 70, 50, 30, 10]);
  });
  test('a tenth of it more or less for each step, between 0 and 99', () => {
    for (const band of BANDS)
      for (const net of nets.slice(1))
        expect(apNumber(OURS, band, net)).toBe(Math.min(99, (apNumber(OURS, band, 0) * (10 + net)) / 10));
    expect(BANDS.map(band => apNumber(OURS, band, -10))).toEqual([1, 1, 1, 1, 0]);
  });
  test('the net modifier is held between −10 and +5', () => {
    expect(apNumber(OURS, 'M', -14)).toBe(1);
    expect(apNumber(OURS, 'M', 9)).toBe(75);
  });
  test('[panzer B8.11] hits by rate of fire, and one more at half of the number', () => {
    expect(RATES.map(rate => hitsOf(OURS, rate, 50, 70))).toEqual([1, 1, 2, 3]);
    expect(RATES.map(rate => hitsOf(OURS, rate, 35, 70))).toEqual([1, 2, 3, 4]);
    expect(RATES.map(rate => hitsOf(OURS, rate, 71, 70))).toEqual([0, 0, 0, 0]);
  });
  test('[panzer B8.3] 00 always misses, whatever the number', () => {
    expect(hitsOf(OURS, 'F', 100, 100)).toBe(0);
    expect(hitsOf(OURS, 'F', 99, 100)).toBe(3);
  });
});

describe('hit location', () => {
  test('[panzer B8.14] 39 strikes the turret’s front from ahead and its rear from Rear/Side, as in the text', () => {
    expect(locate(OURS, 'Front', 'Level', 39)).toBe('TF');
    expect(locate(OURS, 'Rear/Side', 'Level', 39)).toBe('TR');
  });
  test('only falling shots strike the deck; nothing strikes the far side; tracks come last', () => {
    const struck = (angle: charts.Angle, elevation: charts.Elevation) => [
      ...new Set(from(1, 100).map(roll => locate(OURS, angle, elevation, roll))),
    ];
    for (const elevation of ELEVATIONS) {
      const deck = elevation === 'Falling' ? ['Dk'] : [];
      expect(struck('Front', elevation)).toEqual(['TF', ...deck, 'HF', 'TK']);
      expect(struck('Front/Side', elevation)).toEqual(['TF', 'TS', ...deck, 'HF', 'HS', 'TK']);
      expect(struck('Rear/Side', elevation)).toEqual(['TS', 'TR', ...deck, 'HS', 'HR', 'TK']);
      expect(struck('Rear', elevation)).toEqual(['TR', ...deck, 'HR', 'TK']);
    }
  });
  test('from ahead and from behind the table is the same', () => {
    const turned = new Map(LOCATIONS.map(each => [each, each.replace('R', 'F')]));
    for (const elevation of ELEVATIONS)
      for (const roll of from(1, 100))
        expect(turned.get(locate(OURS, 'Rear', elevation, roll))).toBe(
          locate(OURS, 'Front', elevation, roll),
        );
    expect(ANGLES).toHaveLength(4);
  });
});

describe('damage', () => {
  test('a 47 mm knocks out on 8 and brews up on 10, as in the text', () => {
    expect([5, 6, 8, 9, 10].map(die => damageOf(OURS, damageRow(47), die))).toEqual([
      'Damage',
      'KO',
      'KO',
      'KO',
      'BU',
    ]);
  });
  test('larger calibres do no less on the same die, and a higher die no less', () => {
    const worth = (calibre: number, die: number) => DAMAGES.indexOf(damageOf(OURS, damageRow(calibre), die));
    for (const die of from(1, 10))
      expect(isRising([20, 37, 50, 75, 88].map(calibre => worth(calibre, die)))).toBe(true);
    for (const calibre of [20, 37, 50, 75, 88])
      expect(isRising(from(1, 10).map(die => worth(calibre, die)))).toBe(true);
    expect(from(1, 10).map(die => damageOf(OURS, 'CE', die))).toContain('none');
  });
  test('[panzer CES.BG] in the Basic Game the excess decides, and to equal the armour is enough', () => {
    expect([-1, 0, 3, 4, 9, 10].map(excess => basicDamage(OURS, excess))).toEqual([
      undefined,
      'Damage',
      'Damage',
      'KO',
      'KO',
      'BU',
    ]);
  });
  test('[panzer 7.12.b, 7.12.c] penetration varies by the text’s examples, within the limit of its row (E-009)', () => {
    expect(penetrationChange(OURS, 27, [10, 4])).toBe(2);
    expect(penetrationChange(OURS, 18, [1, 2])).toBe(-3);
    expect(penetrationChange(OURS, 40, [10, 10])).toBe(6);
    expect(penetrationChange(OURS, 3, [9, 9])).toBe(1);
    for (const factor of [3, 9, 15, 25, 40]) {
      expect(from(1, 4).every(die => penetrationChange(OURS, factor, [die, 5]) < 0)).toBe(true);
      expect(penetrationChange(OURS, factor, [5, 6])).toBe(0);
      expect(from(7, 10).every(die => penetrationChange(OURS, factor, [die, 6]) > 0)).toBe(true);
    }
  });
});

describe('GP fire', () => {
  test('[panzer B9.1] a rifle squad beside a squad in the open suppresses at 61 and is effective at 91', () => {
    expect([60, 61, 90, 91].map(total => gpResult(OURS, 0, total))).toEqual([
      undefined,
      'Suppressed',
      'Suppressed',
      'Effective',
    ]);
  });
  test('a stronger column needs no more, and columns beyond the table are its last', () => {
    for (const result of ['Suppressed', 'Effective'] as const)
      expect(isFalling(from(-6, 10).map(excess => gpNeeds(OURS, result, excess) ?? 999))).toBe(true);
    expect(gpNeeds(OURS, 'Effective', -6)).toBeUndefined();
    expect(gpNeeds(OURS, 'Suppressed', -20)).toBe(gpNeeds(OURS, 'Suppressed', -6));
    expect(gpNeeds(OURS, 'Effective', 14)).toBe(gpNeeds(OURS, 'Effective', 10));
  });
});

describe('terrain', () => {
  test('wheels never go where tracks can’t, nor for less; clear ground is the cheapest', () => {
    for (const terrain of TERRAINS) {
      const [tracks, halves, wheels] = TRACTIONS.map(traction => entryCost(OURS, terrain, traction));
      expect(halves).toBe(tracks);
      expect(wheels ?? 99).toBeGreaterThanOrEqual(tracks ?? 99);
      expect(tracks).toBeGreaterThanOrEqual(entryCost(OURS, 'clear', 'tracked') ?? 99);
      expect(turnCost(OURS, terrain)).toBeGreaterThanOrEqual(1);
    }
    expect(entryCost(OURS, 'grove', 'wheeled')).toBeUndefined();
    expect([wayTurn(OURS, 'road'), wayTurn(OURS, 'path')]).toEqual([0, 1]);
  });
  test('men have at least the cover that a vehicle has, and rough ground is some for them alone', () => {
    const worth = (cover: charts.Cover) => charts.COVERS.indexOf(cover);
    for (const terrain of TERRAINS)
      expect(worth(coverIn(OURS, terrain, 'leg'))).toBeGreaterThanOrEqual(
        worth(coverIn(OURS, terrain, 'vehicle')),
      );
    expect([coverIn(OURS, 'rough', 'vehicle'), coverIn(OURS, 'rough', 'leg')]).toEqual([
      'no cover',
      'Light cover',
    ]);
    expect(coverIn(OURS, 'grove', 'vehicle')).toBe('Medium cover');
  });
  test('heights of what stands on the ground, and depth of a gully', () => {
    expect(
      (['clear', 'light grove', 'grove', 'wooden building', 'gully'] as const).map(terrain =>
        heightOf(OURS, terrain),
      ),
    ).toEqual([0, 1, 2, 1, -1]);
  });
  test('bogging: the text’s 30 in rough ground; buildings of stone protect better than those of wood', () => {
    expect(bogsAt(OURS, 'rough')).toBe(30);
    expect(bogsAt(OURS, 'clear')).toBe(0);
    expect([defenceOf(OURS, 'wooden building'), defenceOf(OURS, 'stone building')]).toEqual([4, 8]);
  });
  test('everything that a board can show plays as something', () => {
    for (const ground of GROUNDS)
      expect(terrainOf(OURS, ground) ?? 'water').toSatisfy(
        (terrain: string) => ground === 'water' || TERRAINS.some(each => each === terrain),
      );
    expect(terrainOf(OURS, 'building', 'stone')).toBe('stone building');
    expect(terrainOf(OURS, 'water')).toBeUndefined();
    expect(ROADS.map(road => wayOf(OURS, road))).toEqual(['road', 'path', 'path', 'road', 'road']);
    expect(SIDE_TERRAINS.map(side => crossingCost(OURS, side, 'wheeled'))).toEqual([
      undefined,
      1,
      undefined,
      undefined,
      undefined,
    ]);
    expect(crossingCost(OURS, 'wall', 'tracked')).toBe(1);
    expect(crossingCost(OURS, 'cliff', 'tracked')).toBeUndefined();
    expect([coverBehind(OURS, 'wall'), coverBehind(OURS, 'cliff')]).toEqual(['Light cover', 'no cover']);
  });
});
