/** What became of units between two states: the odds count it, and the replay marks it. One row a fact. */
import { type Fact, factsOf } from '../../engine/index.ts';
import { type AnyUnit, isDamaged, type View } from './game.ts';
import type { Aircraft } from './state.ts';

type Change = (was: AnyUnit, is: AnyUnit) => boolean | undefined;

const isLost: Change = (was, is) => is.lost !== undefined && was.lost === undefined;

const FACTS: readonly (readonly [fact: string, has: Change])[] = [
  ['left', (was, is) => isLost(was, is) && is.lost === 'left'],
  ['destroyed', (was, is) => isLost(was, is) && is.lost !== 'left'],
  ['damaged', (was, is) => isDamaged(is) && !isDamaged(was)],
  ['tracked', (was, is) => is.tracked && !was.tracked],
  ['bogged', (was, is) => is.bogged && !was.bogged],
  ['suppressed', (was, is) => is.suppressed !== undefined && was.suppressed === undefined],
  [
    'in smoke',
    (was, is) =>
      (is.screen?.is === 'DS' && was.screen?.is !== 'DS') || (is.smoke === 'ON' && was.smoke !== 'ON'),
  ],
  ['broken', (was, is) => is.broken !== undefined && was.broken === undefined],
  ['hesitates', (was, is) => is.hesitates !== undefined && was.hesitates === undefined],
  ['reduced', (was, is) => is.card !== was.card],
];

const factsOfUnits = (before: View, after: View): readonly Fact[] =>
  after.units.flatMap((is, i) => {
    const was = before.units[i];
    if (was === undefined || was === is) return [];
    return factsOf(is.id, ...FACTS.map(([fact, has]) => has(was, is) && fact));
  });

/** Aircraft that are fired at (B15.6). */
const factsOfAircraft = (before: View, after: View): readonly Fact[] =>
  after.aircraft.flatMap((is, i) => {
    const was = before.aircraft[i];
    if (was === undefined || was === is) return [];
    const came = (has: (plane: Aircraft) => boolean | undefined) => has(is) && !has(was);
    return factsOf(
      is.id,
      came(({ gone }) => gone === 'shot down') && 'destroyed',
      came(({ damaged }) => damaged) && 'damaged',
    );
  });

export const digest = (before: View, after: View): readonly Fact[] => [
  ...factsOfUnits(before, after),
  ...factsOfAircraft(before, after),
];
