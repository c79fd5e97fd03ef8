/** The book's charts. Every value says where it comes from, and a player may lay his own over ours. */
import { type ChartPack, cell, chart, type Source, withPack } from '../../engine/index.ts';
import { type ModifierChart, modifier, modifierChart } from '../../engine/numbers/modifier-chart.ts';

const OURS: Source = { provenance: 'substitute', from: 'made for this game' };

/** Two dice must show no more than this. */
const TO_HIT = chart({
  id: 'to-hit',
  title: 'To hit',
  cite: '3.2',
  source: OURS,
  rows: ['1', '2', '3', '4', '5', '6'],
  columns: ['number'],
  cells: [[9], [8], [7], [7], [6], [5]],
});

/** What the number is raised or lowered by. */
const MODIFIERS = modifierChart(
  { id: 'modifiers', title: 'Modifiers to hit', cite: '3.3', source: OURS, column: 'number' },
  { woods: [-1, '3.3'], building: [-2, '3.3'] },
);
type ModifierName = typeof MODIFIERS extends ModifierChart<infer Name> ? Name : never;

const OUR_CHARTS = { toHit: TO_HIT, modifiers: MODIFIERS };
export type Charts = typeof OUR_CHARTS;

export const CHARTS = Object.values(OUR_CHARTS);
export const chartsWith = (pack: ChartPack | undefined): Charts =>
  pack ? withPack(OUR_CHARTS, pack) : OUR_CHARTS;

export const toHitAt = ({ toHit }: Charts, range: number): number => cell(toHit, `${range}`, 'number');
export const modifierOf = ({ modifiers }: Charts, name: ModifierName) => modifier(modifiers, name);
