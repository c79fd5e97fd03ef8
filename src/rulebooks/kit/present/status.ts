/** How near each side is to victory, condition by condition, in short sentences. */
import type { Side, Status } from '../../../engine/index.ts';
import { sideName } from '../world.ts';

interface AnyCondition {
  readonly is: string;
  readonly side: Side;
  readonly least: number;
}

/** `counts` says in words what a condition of the book's own counts: `control 1 of 3 hexes`. */
export function victoryStatus<Condition extends AnyCondition>(
  world: Parameters<typeof sideName>[0] & {
    readonly scenario: { readonly victory: { readonly all: readonly Condition[] } };
  },
  progress: (condition: Condition) => number,
  counts: (condition: Condition, reached: number) => string | undefined,
  cite: string,
): readonly Status[] {
  return world.scenario.victory.all.map(condition => {
    const reached = progress(condition);
    const what = counts(condition, reached) ?? `have ${reached} points of ${COUNTED[condition.is]}`;
    const text = `${sideName(world, condition.side)} ${what}, ${condition.least} needed`;
    return { text, side: condition.side, cite };
  });
}

const COUNTED: Readonly<Record<string, string>> = {
  exit: 'units off the map',
  casualties: 'enemy losses',
};
