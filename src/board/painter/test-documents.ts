/** Documents for the painter's tests: the boards that ship, and one small enough to reason about. */
import { readFileSync } from 'node:fs';
import { BoardDocument } from '../document.ts';

export const BOARD_IDS = [
  'village',
  'hill',
  'farm',
  'town',
  'jungle',
  'lagoon',
  'plain',
  'escarpment',
  'wadi',
  'dunes',
  'pass',
  'bluff',
] as const;

export const boardFile = (id: string): string => `content/boards/${id}.json`;
export const boardText = (id: string): string => readFileSync(boardFile(id), 'utf8');
export const shippedBoard = (id: string): BoardDocument => BoardDocument.parse(JSON.parse(boardText(id)));

/** Five columns, three rows, open ground; C2 is its middle. */
export const smallBoard = (change: Partial<BoardDocument> = {}): BoardDocument => ({
  format: 'hedgerow board 1',
  id: 'small',
  title: 'Small',
  about: 'For tests.',
  columns: 5,
  rows: 3,
  hexes: {},
  sides: {},
  areas: [],
  buildings: [],
  crests: [],
  roads: [],
  watercourses: [],
  bridges: [],
  labels: [],
  ...change,
});

/** A square of 40 units around the middle of C2. */
export const SQUARE: [number, number][] = [
  [172, 124],
  [212, 124],
  [212, 164],
  [172, 164],
];
