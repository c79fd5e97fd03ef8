/** What there is in Trails (trails.ts): the village, the raiders and their trails, and what these tell. */
import { clone, type Frozen } from '../../src/engine/data.ts';
import type { GameState, Table } from '../../src/engine/rulebook.ts';
import type { Field, Square } from './squares.ts';

export type Deed = { did: 'captured' | 'took' | 'dropped' | 'smoked' } | { did: 'pushed'; to: Square };

export interface Step {
  at: Square;
  cost: number;
  /** Who was with it. */
  with: string[];
  did: Deed[];
  /** Steps are numbered in the order in which they were made; those made together share a number. */
  when: number;
}

export interface Raider {
  id: string;
  at: Square;
  killed: boolean;
  /** Empty unless it has moved this turn; the first step is where it set out. */
  trail: Step[];
}

/** Everything that raiders change on their way. It is what they found, and then what their trails tell. */
export interface Things {
  /** Where the satchel lies, or who has it. */
  satchel: Square | string;
  cart: Square;
  captured: Square[];
  smoke: { at: Square; by: string }[];
}

export type TrailsFrame =
  | { is: 'mining' | 'moving' | 'firing' | 'settling' }
  | { is: 'walking' | 'rerouting'; units: string[] }
  | { is: 'mined'; units: string[]; at: Square };

export interface TrailsState extends GameState {
  doing: TrailsFrame[];
  turn: number;
  raiders: Raider[];
  guns: { id: string; at: Square; fired: boolean }[];
  /** What was there when the turn began, and what is there now. */
  found: Things;
  things: Things;
  /** The number of the last step; none before `settled` is fired at any more. */
  clock: number;
  settled: number;
  hiddenMines: (Square | '?')[];
  knownMines: Square[];
  /** Every square that a raider ever stepped on: no mine can still be hidden there. */
  trodden: Square[];
}

export interface TrailsWorld {
  readonly field: Field;
  readonly turns: number;
  readonly mines: number;
  readonly houses: readonly Square[];
}

export type TrailsTable = Table<TrailsState, TrailsWorld>;
export type Seen = Frozen<TrailsState>;

export const village: TrailsWorld = {
  field: { columns: 7, rows: 5 },
  turns: 5,
  mines: 3,
  houses: ['C1', 'C3', 'C5', 'E3'],
};
const ROWS = Array.from({ length: village.field.rows }, (_, i) => i + 1);
/** Where mines may be laid. */
export const MINEABLE = ['C', 'D', 'E', 'F']
  .flatMap(column => ROWS.map(row => `${column}${row}`))
  .filter(at => !village.houses.includes(at));

const SET_UP = { l1: 'B2', s1: 'B2', s2: 'B2', l2: 'B4', s3: 'B4', s4: 'B3' } as const;
export const OWN_POINTS = 2;
const LED_POINTS = 5;
export const isLeader = (id: string) => id.startsWith('l');

export function begin(): TrailsState {
  return {
    doing: [{ is: 'mining' }],
    turn: 1,
    raiders: Object.entries(SET_UP).map(([id, at]) => ({ id, at, killed: false, trail: [] })),
    guns: ['F1', 'G3', 'F5'].map((at, i) => ({ id: `g${i + 1}`, at, fired: false })),
    found: { satchel: 'C2', cart: 'C4', captured: [], smoke: [] },
    things: { satchel: 'C2', cart: 'C4', captured: [], smoke: [] },
    clock: 0,
    settled: 0,
    hiddenMines: [],
    knownMines: [],
    trodden: [],
  };
}

// ---- what the trails tell

/** The things as they were after a step: as the turn found them, and then every deed that stands, in its order. */
export function told({ found, raiders }: Seen, until: number): Things {
  const things = clone<Things>(found);
  const steps = raiders.flatMap(({ id, trail }) => trail.map(step => ({ id, ...step })));
  for (const { id, at, did } of steps.filter(step => step.when <= until).sort((a, b) => a.when - b.when)) {
    for (const deed of did) tell(things, id, at, deed);
  }
  return things;
}

/** A deed that no longer finds its thing where it was comes to nothing. */
function tell(things: Things, id: string, at: Square, deed: Frozen<Deed>): void {
  if (deed.did === 'captured' && !things.captured.includes(at)) things.captured.push(at);
  if (deed.did === 'pushed' && things.cart === at) things.cart = deed.to;
  if (deed.did === 'took' && things.satchel === at) things.satchel = id;
  if (deed.did === 'dropped' && things.satchel === id) things.satchel = at;
  if (deed.did === 'smoked') things.smoke.push({ at, by: id });
}

// ---- questions

export function raiderIn({ raiders }: Seen, id: string | undefined): Frozen<Raider> {
  const unit = raiders.find(each => each.id === id);
  if (unit === undefined) throw new Error(`there is no raider ${id}`);
  return unit;
}

/** Who may move next: the leaders first. */
export function nextToMove(view: Seen): readonly Frozen<Raider>[] {
  const ready = readyIn(view);
  const leaders = ready.filter(each => isLeader(each.id));
  return leaders.length > 0 ? leaders : ready;
}

function readyIn({ raiders }: Seen): readonly Frozen<Raider>[] {
  return raiders.filter(each => !each.killed && each.trail.length === 0);
}

/** A leader takes the squads of his square along. */
export function companyOf(view: Seen, id: string): string[] {
  if (!isLeader(id)) return [id];
  const { at } = raiderIn(view, id);
  const squads = readyIn(view).filter(each => !isLeader(each.id) && each.at === at);
  return [id, ...squads.map(each => each.id)];
}

export function isMined({ hiddenMines, knownMines }: Seen, at: Square): boolean {
  return hiddenMines.includes(at) || knownMines.includes(at);
}

export function costOf({ things }: Seen, to: Square): number {
  return village.houses.includes(to) || things.cart === to ? 2 : 1;
}

export function spent(trail: Frozen<Step[]>): number {
  return trail.reduce((sum, step) => sum + step.cost, 0);
}

export function mayEnter(view: Seen, id: string, units: readonly string[], to: Square): boolean {
  const { trail } = raiderIn(view, id);
  const points = units.some(isLeader) ? LED_POINTS : OWN_POINTS;
  return trail.every(({ at }) => at !== to) && spent(trail) + costOf(view, to) <= points;
}

/** Smoke covers only those who came when it was there. */
export function cover(state: Seen, { at, when }: Frozen<Step>): number {
  const smoke = told(state, when).smoke.some(each => each.at === at);
  return (village.houses.includes(at) ? 2 : 0) + (smoke ? 2 : 0);
}
