import { expect, test } from 'vitest';
import { courseLine, joinCourses, junctions } from './courses.ts';
import { distance, type Point } from './geometry.ts';
import { type Course, type Stop, toPaper } from './scene.ts';

const hex = (x: number, y: number): Stop => ({ is: 'hex', at: [x, y] });
const side = (x: number, y: number): Stop => ({ is: 'side', at: [x, y] });
const road = (...stops: Stop[]): Course<'road'> => ({ kind: 'road', stops });

const passes = (line: readonly Point[], point: Point): boolean =>
  line.some(at => distance(at, toPaper(point)) < 0.01);

test('a course crosses hexsides at their middles, however it wanders between', () => {
  const line = courseLine(road(side(192, 0), hex(192, 48), hex(192, 144), hex(288, 192)), 9);
  expect(passes(line, [192, 0])).toBe(true);
  expect(passes(line, [192, 96])).toBe(true);
  expect(passes(line, [240, 168])).toBe(true);
  expect(line.at(-1)).toEqual(toPaper([288, 192]));
});

test('courses of a kind that end in the same hex become one', () => {
  const joined = joinCourses([road(hex(0, 48), hex(0, 144)), road(hex(96, 192), hex(0, 144))]);
  expect(joined).toHaveLength(1);
  expect(joined[0]?.stops.map(stop => stop.at)).toEqual([
    [0, 48],
    [0, 144],
    [96, 192],
  ]);
});

test('a third road keeps a meeting a junction', () => {
  const three = [
    road(hex(0, 48), hex(0, 144)),
    road(hex(96, 192), hex(0, 144)),
    road(hex(0, 240), hex(0, 144)),
  ];
  expect(joinCourses(three)).toHaveLength(3);
});

test('a side road ends on the bend of the road it meets', () => {
  const bend = road(hex(0, 48), hex(0, 144), hex(96, 192));
  const lane = road(hex(-96, 192), hex(0, 144));
  const end = courseLine(lane, 0, junctions([bend, lane])).at(-1);
  const nearest = Math.min(...courseLine(bend, 0).map(point => distance(point, end ?? [0, 0])));
  expect(nearest).toBeLessThan(0.01);
});
