/** Morale: what changes a check, and what a failed one does. */
import { type Chart, cell, chart } from '../../../engine/index.ts';
import { modifierChart } from '../../../engine/numbers/modifier-chart.ts';
import { inferred, printed } from '../../kit/source.ts';

export const MORALE_MODIFIERS = modifierChart(
  {
    id: 'morale-support',
    title: 'Morale Support Table',
    cite: '9.1.2.a',
    source: printed('rule 9.1.2'),
    column: 'd10',
  },
  {
    leader: [-1, '9.1.2.a'],
    disrupted: [1, '9.1.2.b'],
    enfilade: [1, '9.1.2.b'],
    acquired: [1, '9.1.2.b'],
  },
);

/** The yellow markers, from the lightest on (4.3.1.a). */
export const YELLOW = ['pinned', 'disrupted', 'wia'] as const;
export type Yellow = (typeof YELLOW)[number];
export type Failure = Yellow | 'casualties' | 'eliminated';

export const MORALE_EFFECTS: Chart<Failure> = chart<Failure>({
  id: 'morale-effects',
  title: 'Morale Check Effects',
  cite: '12.3.1.5.1',
  source: printed('text l.1333 to 1337'),
  rows: ['good order', ...YELLOW],
  columns: ['by 1 or 2', 'by 3 or more'],
  cells: [
    ['pinned', 'disrupted'],
    ['disrupted', 'wia'],
    ['wia', 'casualties'],
    ['casualties', 'eliminated'],
  ],
  exceptions: {
    'good order/by 1 or 2': inferred('text l.1985: the numbers of the Quick Start'),
    'good order/by 3 or more': inferred('text l.1985: the numbers of the Quick Start'),
  },
});

/** From this margin on a failure is the graver one. */
const GRAVE = 3;

export const failureOf = (
  { moraleEffects }: { readonly moraleEffects: Chart<Failure> },
  state: Yellow | undefined,
  by: number,
): Failure => cell(moraleEffects, state ?? 'good order', by >= GRAVE ? 'by 3 or more' : 'by 1 or 2');
