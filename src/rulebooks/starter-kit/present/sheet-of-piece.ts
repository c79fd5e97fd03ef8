/** What guns and the main armament of vehicles have on their data sheets: barrel, ammunition, and the charts by range (6.0, 7.2). */
import type { SheetFigure, SheetPart, SheetTable } from '../../../engine/index.ts';
import { boreName } from '../charts/ordnance/bore.ts';
import {
  GUNS_ON_CHART,
  nationalColour,
  TARGET_TYPES,
  TO_HIT_INFANTRY,
  toHitNumber,
} from '../charts/ordnance/to-hit-chart.ts';
import { TO_KILL_AP, toKillWithAp } from '../charts/ordnance/to-kill.ts';
import type { GunCard, Nation, Piece, VehicleCard } from '../counters/index.ts';
import { type World, whenOf } from '../world.ts';
import { ammunition, figure } from './sheet-figures.ts';

export function pieceFigures(
  world: World,
  card: GunCard | VehicleCard,
  piece: Piece,
): readonly SheetFigure[] {
  const { range, rateOfFire, breakdown, lowAmmunition, unlimited, firepowerEquivalent, special } = piece;
  const value = (key: string, name: string, text: string | number | undefined, cite: string) =>
    figure(card, key, name, text, cite);
  return [
    ...value('gun', 'calibre and barrel', boreName(piece), '1.2.6.d'),
    ...value('rateOfFire', 'rate of fire', rateOfFire ?? 'none', '1.2.4.1.a'),
    ...value('breakdown', lowAmmunition ? 'low ammunition on' : 'breaks down on', breakdown, '6.12.a'),
    ...value('unlimited', 'always has', unlimited.join(' and ') || 'nothing', '6.2.a'),
    ...value('firepowerEquivalent', 'firepower as a machine gun', firepowerEquivalent, '6.8.a'),
    ...value('range', 'range', range && `${range.min} to ${range.max}`, '3.2.4.range'),
    ...ammunition(world, card, special, card.nation),
  ];
}

/** The last range of each column of the chart, and how it is headed. */
const RANGES = TO_HIT_INFANTRY.columns.map(band => ({ band, range: Number(band.split('-').at(-1)) }));

function byRange(rows: readonly { head: string; at(range: number): number | undefined }[]) {
  return {
    across: 'range',
    columns: RANGES.map(({ band }) => band.replace('-', '–')),
    rows: rows.map(({ head, at }) => ({ head, cells: RANGES.map(({ range }) => `${at(range) ?? '–'}`) })),
  } satisfies Partial<SheetTable>;
}

/** By target type, with the numbers that the nation's own crews use; nothing for barrels that have a chart of their own. */
export function toHitTable(world: World, piece: Piece, nation: Nation): readonly SheetPart[] {
  const gun = boreName(piece);
  if (!GUNS_ON_CHART.includes(gun)) return [];
  const colour = nationalColour(nation, whenOf(world));
  const rows = TARGET_TYPES.map(target => ({
    head: target,
    at: (range: number) => toHitNumber(world.charts, { target, gun, range, colour }),
  }));
  const { source } = TO_HIT_INFANTRY;
  return [{ is: 'table', title: 'To hit, at most', cite: '3.2.4.proc.b', source, ...byRange(rows) }];
}

/** With armour-piercing shot, before the armour is taken off. */
export function toKillTable(world: World, piece: Piece, nation: Nation): readonly SheetPart[] {
  const at = (range: number) => toKillWithAp(world.charts, { ...piece, nation, range });
  if (!piece.unlimited.includes('AP') || at(1) === undefined) return [];
  const { source, cite } = TO_KILL_AP;
  return [
    {
      is: 'table',
      title: 'To kill with AP, less the armour',
      cite,
      source,
      ...byRange([{ head: 'AP', at }]),
    },
  ];
}
