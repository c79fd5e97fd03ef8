/** What stands out on the way through a game: where dice fell, and where something became of a piece. */
import { kindOf } from '../log/rolls.ts';
import type { Story } from './story.ts';

export interface Mark {
  /** Which moment it led to. */
  readonly moment: number;
  /** Dice fell, or something became of a piece by it: it broke, fled, was lost. */
  readonly is: 'dice' | 'fate';
  readonly words: string;
}

export function marksOf(story: Story, titleOf: (id: string) => string): readonly Mark[] {
  const kinds = rollKinds(story);
  return story.moments.flatMap(({ rolls, facts }, i): Mark[] => {
    if (facts.length > 0) return [{ moment: i, is: 'fate', words: facts.map(told).join('; ') }];
    if (rolls === 0) return [];
    const before = story.moments[i - 1]?.rest ?? 0;
    return [{ moment: i, is: 'dice', words: kinds.get(before) ?? 'Dice' }];
  });

  /** `u3 broken` is `German squad 4-6-7 broken`. */
  function told(fact: string): string {
    const [piece = '', ...rest] = fact.split(' ');
    return [titleOf(piece), ...rest].join(' ');
  }
}

/** The kind of the first roll at each rest. */
function rollKinds(story: Story): ReadonlyMap<number, string> {
  const kinds = new Map<number, string>();
  for (const entry of story.journal(undefined))
    if (entry.is === 'roll' && !kinds.has(entry.rest)) kinds.set(entry.rest, kindOf(entry.why));
  return kinds;
}
