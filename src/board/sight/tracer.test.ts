import { expect, test } from 'vitest';
import { CENTRE, type Spot, sideSpot, vertexSpot } from '../../hex/index.ts';
import { type Battlefield, findHex, hexLabel, sideLabel } from '../battlefield.ts';
import type { BoardDocument } from '../document.ts';
import { testBattlefield, testBoard } from '../test-board.ts';
import { trace } from './lines.ts';
import type { Trace } from './trace.ts';
import { traceLine, traceRay } from './tracer.ts';

const at = (field: Battlefield, name: string, spot: Spot = CENTRE) => ({
  hex: findHex(field, name) ?? -1,
  spot,
});
const legs = (field: Battlefield, { legs: all }: Trace) =>
  all.map(({ kind, hex, twin, nth }) => {
    const names = [hex, ...(twin === undefined ? [] : [twin])].map(ix => hexLabel(field, ix));
    return `${nth} ${kind} ${names.join('|')}`;
  });
const touches = ({ touches: all }: Trace) =>
  all.map(({ shape, leg, on, gap, own }) => [`shape ${shape} leg ${leg} ${on}`, gap, own]);

/** An area of woods that belongs to some hexes, with any outline. */
function woods(hexes: string[], ...outline: [number, number][]): Partial<BoardDocument> {
  return {
    hexes: Object.fromEntries(hexes.map(hex => [hex, { ground: 'woods' as const }])),
    areas: [{ ground: 'woods', hexes, outline }],
  };
}
const EMPTY = testBattlefield();

test('a run along a hexside has both hexes, the crossings say along and corner', () => {
  const found = traceLine(EMPTY, at(EMPTY, 'C4'), at(EMPTY, 'E4'));
  expect(legs(EMPTY, found)).toEqual(['0 in C4', '1 side D3|D4', '2 in E4']);
  expect(found.crossings.map(({ side, kind, on, end }) => [sideLabel(EMPTY, side), kind, on, end])).toEqual([
    ['C4/NE', 'corner', 'left', 'from'],
    ['C4/SE', 'corner', 'right', 'from'],
    ['D3/S', 'along', 'both', undefined],
    ['D3/SE', 'corner', 'left', 'to'],
    ['D4/NE', 'corner', 'right', 'to'],
  ]);
});

test('a run along the top edge of the map has no twin', () => {
  const found = traceLine(EMPTY, at(EMPTY, 'B0'), at(EMPTY, 'D0'));
  expect(legs(EMPTY, found)).toEqual(['0 in B0', '1 side C1', '2 in D0']);
  expect(found.leaves).toBe(false);
});

test('a line through a vertex touches the third hex there', () => {
  const found = traceLine(EMPTY, at(EMPTY, 'C1'), at(EMPTY, 'D5'));
  expect(legs(EMPTY, found)).toContain('2 vertex D2');
});

test('drawing on both sides is told from drawing on one side only', () => {
  // C3 to C5 runs down x = 192 from y = 240 to y = 432.
  const through = testBattlefield(testBoard(woods(['C4'], [170, 310], [210, 310], [210, 350], [170, 350])));
  const beside = testBattlefield(testBoard(woods(['C4'], [192, 310], [210, 310], [210, 350], [192, 350])));
  const line = (field: Battlefield) => touches(traceLine(field, at(field, 'C3'), at(field, 'C5')));
  expect(line(through)).toEqual([['shape 0 leg 1 both', 0, undefined]]);
  expect(line(beside)).toEqual([['shape 0 leg 1 left', 0, undefined]]);
});

test('a near miss is reported with its true distance, a wide one not at all', () => {
  const by = (x: number) => testBattlefield(testBoard(woods(['C4'], [x, 330], [240, 310], [240, 350])));
  const line = (field: Battlefield) => touches(traceLine(field, at(field, 'C3'), at(field, 'C5')));
  // Three columns' units are 3 * √3/2, or 2.6 units of true distance.
  expect(line(by(195))).toEqual([['shape 0 leg 1 left', 3, undefined]]);
  expect(line(by(198))).toEqual([]);
});

test('a drawing that spills from an end hex is marked as its own', () => {
  const field = testBattlefield(testBoard(woods(['C3'], [170, 230], [210, 230], [210, 300], [170, 300])));
  expect(touches(traceLine(field, at(field, 'C3'), at(field, 'C5')))).toEqual([
    ['shape 0 leg 0 both', 0, 'from'],
    ['shape 0 leg 1 both', 0, 'from'],
  ]);
});

test('a drawing across several hexes is dealt out to each leg', () => {
  const field = testBattlefield(
    testBoard(woods(['C4', 'C5'], [170, 300], [210, 300], [210, 470], [170, 470])),
  );
  expect(touches(traceLine(field, at(field, 'C3'), at(field, 'C7')))).toEqual([
    ['shape 0 leg 1 both', 0, undefined],
    ['shape 0 leg 2 both', 0, undefined],
  ]);
});

test('an aim at a vertex in bypass: hexes and drawings behind it are not on the line', () => {
  // Vertex 1 of C4 is its eastern tip; the woods of C4 touch it from behind.
  const field = testBattlefield(testBoard(woods(['C4'], [170, 310], [256, 336], [170, 360])));
  const found = traceLine(field, at(field, 'D3', vertexSpot(3)), at(field, 'G5'));
  expect(legs(field, found)[0]).toMatch(/D3/);
  expect(legs(field, found).join()).not.toMatch(/C4/);
  expect(found.touches).toEqual([]);
});

test('an aim at a vertex of a hex that the line leaves behind still starts in that hex', () => {
  const found = traceLine(EMPTY, at(EMPTY, 'C4', vertexSpot(1)), at(EMPTY, 'E4'));
  expect(legs(EMPTY, found)).toEqual(['0 vertex C4', '1 side D3|D4', '2 in E4']);
});

test('an aim at a hexside crosses it at the very start', () => {
  const found = traceLine(EMPTY, at(EMPTY, 'C4', sideSpot(0)), at(EMPTY, 'C2'));
  expect(found.crossings[0]).toMatchObject({ kind: 'across', end: 'from', from: { n: 0 } });
});

test('floors share a trace: a level is no part of it', () => {
  const ground = { ...at(EMPTY, 'C4'), half: 0 };
  const upstairs = { ...at(EMPTY, 'C4'), half: 4 };
  expect(trace(EMPTY, upstairs, at(EMPTY, 'H6'))).toBe(trace(EMPTY, ground, at(EMPTY, 'H6')));
  expect(legs(EMPTY, trace(EMPTY, ground, upstairs))).toEqual(['0 in C4']);
});

test('a remembered trace is the same object, and from the other end its mirror', () => {
  const [a, b] = [at(EMPTY, 'C4'), at(EMPTY, 'M9')];
  const there = trace(EMPTY, a, b);
  const back = trace(EMPTY, b, a);
  expect(trace(EMPTY, a, b)).toBe(there);
  expect(back.from).toEqual(b);
  expect(back.legs.map(({ hex }) => hex)).toEqual(there.legs.map(({ hex }) => hex).reverse());
});

test('a ray goes on behind the target to the edge of the map', () => {
  const ray = traceRay(EMPTY, at(EMPTY, 'C4'), at(EMPTY, 'C6'));
  expect(legs(EMPTY, ray)).toEqual([4, 5, 6, 7, 8, 9, 10].map(row => `${row - 4} in C${row}`));
  expect(ray.range).toBe(2);
  expect(ray.leaves).toBe(false);
});

test('a line that leaves a map with a bay in it says so', () => {
  const [a, b] = [testBoard({ id: 'a', columns: 9, rows: 4 }), testBoard({ id: 'b', columns: 5, rows: 4 })];
  const field = testBattlefield([a, b], 'a/b');
  expect(traceLine(field, at(field, '1:I4'), at(field, '2:E4')).leaves).toBe(true);
  expect(traceLine(field, at(field, '1:C1'), at(field, '2:B4')).leaves).toBe(false);
});

test('ranges and lines run on across a seam', () => {
  const [a, b] = [testBoard({ id: 'a' }), testBoard({ id: 'b' })];
  const field = testBattlefield([a, b], 'a+b');
  const found = traceLine(field, at(field, '1:FF4'), at(field, '2:B4'));
  expect(legs(field, found)).toEqual(['0 in 1:FF4', '1 side 1:GG4|1:GG5', '2 in 2:B4']);
  expect(found.range).toBe(2);
});
