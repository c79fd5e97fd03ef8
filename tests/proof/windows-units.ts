/** The pieces of Windows (windows.ts), and what each side knows of them. */
import { type Aliases, aliasOf } from '../../src/engine/aliases.ts';
import { clone, type Frozen } from '../../src/engine/data.ts';
import type { Random } from '../../src/engine/random.ts';
import { columnOf, fieldOf, type Hex } from './hexes.ts';

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
export type Kind = keyof typeof CARDS;

export interface Unit {
  id: string;
  side: Side;
  /** `off` before the set-up and after death. */
  at: Hex | 'off';
  cover: 'open' | 'concealed' | 'hidden';
  shape: 'fit' | 'broken' | 'dead';
  weapon: 'ready' | 'spent' | 'jammed';
  moved: boolean;
}

export type Move = { is: 'move'; unit: string; left: number };
export type Window = { is: 'window'; by: Side; after: 'step' | 'shot'; unit: string };
type Doing = { is: 'setup' } | { is: 'turn'; side: Side } | Move | Window;

export interface State {
  turn: number;
  doing: Doing[];
  units: Unit[];
  aliases: Aliases;
  /** Hexes where units of the side have been: no hidden enemy can be there. */
  trodden: Record<Side, Hex[]>;
  /** Counted since version 2. */
  shots?: Record<Side, number>;
}

export const HEXES = fieldOf(6, 3);
export const CARDS = {
  leader: { morale: 9, firepower: 0, range: 0, rate: 0 },
  squad: { morale: 7, firepower: 10, range: 4, rate: 1 },
  ambush: { morale: 8, firepower: 10, range: 1, rate: 3 },
  dummy: { morale: 0, firepower: 0, range: 0, rate: 0 },
} as const;
export const FORCE: readonly Kind[] = ['leader', 'squad', 'squad', 'ambush', 'dummy'];
export const ROSTER = SIDES.flatMap(side =>
  FORCE.map((kind, i) => ({ id: `${side[0]}${i + 1}`, side, kind })),
);

export const enemyOf = (side: string): Side => (side === 'red' ? 'blue' : 'red');
export const kindOf = (id: string): Kind => ROSTER.find(card => card.id === id)?.kind ?? 'dummy';

export function unitOf(state: Frozen<State>, id: string): Frozen<Unit> {
  const found = state.units.find(each => each.id === id);
  if (found === undefined) throw new Error(`there is no unit ${id}`);
  return found;
}

export function zoneOf(side: Side, kind: Kind): readonly Hex[] {
  const depth = kind === 'ambush' ? 3 : 2;
  return HEXES.filter(at => (side === 'red' ? columnOf(at) < depth : columnOf(at) > 5 - depth));
}

export function unseen(id: string, side: Side, at: Unit['at']): Unit {
  return { id, side, at, cover: 'hidden', shape: 'fit', weapon: 'ready', moved: false };
}

export function nameFor(state: Frozen<State>, side: string, id: string): string {
  const unit = state.units.find(each => each.id === id);
  if (unit === undefined || unit.side === side || unit.cover === 'open') return id;
  return aliasOf(state.aliases, side, id) ?? '?';
}

export function view(state: Frozen<State>, side: string): Frozen<State> {
  const name = (id: string) => nameFor(state, side, id);
  const known = state.units.filter(each => each.side === side || each.cover === 'open');
  const strangers = state.units
    .filter(each => each.side !== side && each.cover === 'concealed')
    .map(each => ({ ...each, id: name(each.id) }))
    .sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
  return withNames(state, side, [...known, ...strangers], name, {});
}

/** Who hides behind the aliases, and where the ambush is, is drawn from all that the side can't rule out. */
export function determinize(view: Frozen<State>, side: string, random: Random): State {
  const strangers = view.units.filter(each => each.id.startsWith('?'));
  const unknown = ROSTER.filter(({ id }) => !view.units.some(each => each.id === id));
  const suspects = random.shuffled(unknown.filter(({ kind }) => kind !== 'ambush'));
  const behind = new Map(strangers.map((each, i) => [each.id, suspects[i]?.id ?? each.id]));
  const name = (alias: string) => behind.get(alias) ?? alias;
  const seen = view.units.map(each => ({ ...each, id: name(each.id) }));
  const hides = zoneOf(enemyOf(side), 'ambush').filter(at => !view.trodden[side as Side].includes(at));
  const hide = () => (view.doing[0]?.is === 'setup' ? 'off' : random.pick(hides));
  const units = ROSTER.map(
    card => seen.find(({ id }) => id === card.id) ?? unseen(card.id, card.side, hide()),
  );
  const aliases = Object.fromEntries([...behind].map(([alias, id]) => [id, alias]));
  return clone<State>(withNames(view, side, units, name, aliases));
}

/** The state with other names for the units, and other aliases of the side. */
function withNames(
  state: Frozen<State>,
  side: string,
  units: readonly Frozen<Unit>[],
  name: (id: string) => string,
  of: Readonly<Record<string, string>>,
): Frozen<State> {
  const doing = state.doing.map(frame => ('unit' in frame ? { ...frame, unit: name(frame.unit) } : frame));
  const aliases = { ...state.aliases, [side]: { next: state.aliases[side]?.next ?? 1, of } };
  return { ...state, doing, units, aliases };
}
