/** What became of units between two states: the odds count it, and the replay marks it. One row a fact. */
import { type Fact, factsOf } from '../../engine/index.ts';
import { type AnyUnit, isDisrupted, type View } from './game.ts';

type Change = (was: AnyUnit, is: AnyUnit) => boolean | undefined;

const FACTS: readonly (readonly [fact: string, has: Change])[] = [
  ['left', (was, is) => is.lost === 'exited' && was.lost === undefined],
  ['destroyed', (was, is) => is.lost === 'eliminated' && was.lost === undefined],
  ['reduced', (was, is) => is.half && !was.half],
  ['wounded', (was, is) => is.wounded && !was.wounded],
  ['disrupted', (was, is) => isDisrupted(is) && !isDisrupted(was)],
  ['pinned', (was, is) => is.morale === 'pinned' && was.morale === undefined],
];

export const digest = (before: View, after: View): readonly Fact[] =>
  after.units.flatMap((is, i) => {
    const was = before.units[i];
    if (was === undefined || was === is) return [];
    return factsOf(is.id, ...FACTS.map(([fact, has]) => has(was, is) && fact));
  });
