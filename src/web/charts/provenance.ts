/** Where the values of a chart come from, in a sign and in words: never in colour alone. */
import type { Chart, Provenance, Source } from '../../engine/index.ts';

interface ProvenanceWords {
  readonly sign: string;
  readonly word: string;
  readonly means: string;
}

export const PROVENANCE_WORDS: Readonly<Record<Provenance, ProvenanceWords>> = {
  printed: { sign: '●', word: 'printed', means: 'It stands in the text of the rules.' },
  public: { sign: '◆', word: 'public', means: 'It comes from public material, which is named.' },
  inferred: { sign: '◐', word: 'inferred', means: 'It follows from the examples in the text.' },
  substitute: {
    sign: '○',
    word: 'substitute',
    means: 'It is ours, and agrees with every value that is known.',
  },
  pack: { sign: '★', word: 'your pack', means: 'It is your own, from a chart pack that you have added.' },
};

/** What is said of a value before its source, if sources differ about it. */
export const doubtWords = ({ doubtful }: Source): string => (doubtful ? 'doubtful, ' : '');

/** How many values of a chart come from where. */
export function provenanceCounts(chart: Chart<unknown>): ReadonlyMap<Provenance, number> {
  const exceptions = Object.values(chart.exceptions ?? {});
  const all = chart.rows.length * chart.columns.length;
  const counts = new Map<Provenance, number>([[chart.source.provenance, all - exceptions.length]]);
  for (const { provenance } of exceptions) counts.set(provenance, (counts.get(provenance) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** A value as a chart prints it. */
export function cellText(value: unknown): string {
  if (value === undefined || value === null || value === '' || value === '-') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return `${value}`.replace('-', '−');
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(cellText).join(', ') : JSON.stringify(value);
}

/** The head of a row or a column as a chart prints it: data write `<=0`. */
export const headText = (head: string): string =>
  head
    .replace('<=', '≤ ')
    .replace('>=', '≥ ')
    .replace(/^-(?=\d)/, '−');
