/** What becomes of a jammed machine gun in the Rally Phase (1.6.2). */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { printed } from './source.ts';

export type Repair = 'unjammed' | 'broken';

export const JAM_REPAIR: Chart<Repair> = chart<Repair>({
  id: 'jam-repair',
  title: 'Repair of a jammed machine gun',
  cite: '1.6.2.c',
  source: printed('rule 1.6.2'),
  rows: ['1', '2', '3', '4', '5', '6'],
  columns: ['map', 'map with sand'],
  cells: [
    ['broken', 'broken'],
    ['unjammed', 'broken'],
    ['unjammed', 'unjammed'],
    ['unjammed', 'unjammed'],
    ['unjammed', 'unjammed'],
    ['unjammed', 'unjammed'],
  ],
});
type HasJamRepair = { readonly jamRepair: typeof JAM_REPAIR };

export const jamRepair = ({ jamRepair: table }: HasJamRepair, die: number, sand = false): Repair =>
  cell(table, String(die), sand ? 'map with sand' : 'map');
