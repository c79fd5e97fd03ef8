/**
 * The board document: what a board file holds, and nothing that can be derived from it.
 *
 * Coordinates are integers on the board's own lattice: a hex is 96 wide from column to column and 96 high,
 * x runs right and y runs down from the top left corner. On it every hex centre, vertex and hexside middle
 * is a whole number (see hex/lattice.ts), so a drawn outline can touch a hexside exactly.
 */
import { z } from 'zod';

export const GROUNDS = [
  'open',
  'woods',
  'brush',
  'orchard',
  'grain',
  'vineyard',
  'marsh',
  'water',
  'building',
  'rubble',
  'shellholes',
  'graveyard',
  'rough',
  'sand',
  'crag',
  'debris',
] as const;
export const SIDE_TERRAINS = ['wall', 'hedge', 'hedgerow', 'cliff', 'bocage'] as const;
export const ROADS = ['road', 'dirt', 'path', 'sunken', 'elevated'] as const;
export const WATERCOURSES = ['stream', 'gully'] as const;
export const MATERIALS = ['wood', 'stone'] as const;

/** `C4`; columns run A … Z, AA … ZZ; even columns have a half-hex numbered 0 at the top. */
export const HexName = z
  .string()
  .regex(/^(?:[A-Z]|([A-Z])\1)(?:0|[1-9]\d?)$/, 'a hex name such as C4 or GG10');
/** `C4/NE`: one of the six sides of a hex, named from that hex. */
export const SideName = z
  .string()
  .regex(/^(?:[A-Z]|([A-Z])\1)(?:0|[1-9]\d?)\/(?:N|NE|SE|S|SW|NW)$/, 'a hexside such as C4/NE');

const Point = z.tuple([z.int(), z.int()]);
const Outline = z.array(Point).min(3, 'an outline needs at least three points');
const HexList = z.array(HexName).min(1);
/** From hex to neighbouring hex; the first and the last entry may be a hexside through which it leaves the board. */
const Course = z.array(z.union([HexName, SideName])).min(2);

export const Hex = z.strictObject({
  ground: z.enum(GROUNDS).optional(),
  level: z.int().min(-2).max(8).optional(),
});

/** Drawn ground: what blocks or hinders sight where a book goes by the drawing and not by the hex. */
export const Area = z.strictObject({
  ground: z.enum(GROUNDS).exclude(['open', 'building']),
  hexes: HexList,
  outline: Outline,
});

export const Building = z.strictObject({
  id: z.string().min(1),
  name: z.string().optional(),
  material: z.enum(MATERIALS),
  /** Storeys above the ground floor: 0 is a one-storey house. */
  upper: z.int().min(0).max(6),
  cellar: z.boolean().optional(),
  hexes: HexList,
  /** Where the stairs are; without any there are some in every hex. */
  stairs: HexList.optional(),
  /** The hex over which its steeple rises. */
  steeple: HexName.optional(),
  outline: Outline,
});

/** A contour: the ground within the outline lies at `level` or higher. It may run off the board. */
export const Crest = z.strictObject({ level: z.int().min(1).max(8), outline: Outline });

export const Road = z.strictObject({ kind: z.enum(ROADS), along: Course });
export const Watercourse = z.strictObject({ kind: z.enum(WATERCOURSES), along: Course });
export const Bridge = z.strictObject({ hex: HexName, material: z.enum(MATERIALS), carries: z.enum(ROADS) });
export const Label = z.strictObject({
  text: z.string().min(1),
  at: Point,
  size: z.enum(['small', 'large']).optional(),
});

export const BoardDocument = z.strictObject({
  format: z.literal('hedgerow board 1'),
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes'),
  title: z.string().min(1),
  about: z.string(),
  columns: z.int().min(1).max(52),
  rows: z.int().min(1).max(40),
  /** Only hexes that differ from open ground at level 0. */
  hexes: z.record(HexName, Hex),
  sides: z.record(SideName, z.enum(SIDE_TERRAINS)),
  /** Gates in walls and hedges: openings in the middle of a hexside. */
  gates: z.array(SideName).optional(),
  /** Walls without a door inside a building, on hexsides between its hexes. */
  bars: z.array(SideName).optional(),
  areas: z.array(Area),
  buildings: z.array(Building),
  crests: z.array(Crest),
  roads: z.array(Road),
  watercourses: z.array(Watercourse),
  bridges: z.array(Bridge),
  labels: z.array(Label),
});

export type Ground = (typeof GROUNDS)[number];
export type SideTerrain = (typeof SIDE_TERRAINS)[number];
export type RoadKind = (typeof ROADS)[number];
export type WatercourseKind = (typeof WATERCOURSES)[number];
export type BoardDocument = z.infer<typeof BoardDocument>;
