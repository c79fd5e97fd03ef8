/** What stands out on the way through a game: where dice fell, and where something became of a piece. */
import { isPlace, type Side } from '../../engine/index.ts';
import { kindOf } from '../log/rolls.ts';
import { EVERYBODY, type Moment, type Story } from './story.ts';

export interface Mark {
  /** Which moment it led to. */
  readonly moment: number;
  /** Dice fell, or something became of a piece by it: it broke, fled, was lost. */
  readonly is: 'dice' | 'fate';
  readonly words: string;
}

export function marksOf(
  story: Story,
  side: Side | undefined,
  nameOf: (thing: string) => string,
): readonly Mark[] {
  const kinds = rollKinds(story, side);
  return story.moments.flatMap((moment, i): Mark[] => {
    const before = story.moments[i - 1];
    if (before === undefined) return [];
    const fates = moment.facts.filter(({ of }) => isKnown(story, side, before, of));
    if (fates.some(({ of }) => !isPlace(of))) {
      const words = fates.map(({ of, is }) => `${nameOf(of)} ${is}`).join('; ');
      return [{ moment: i, is: 'fate', words }];
    }
    const kind = kinds.get(before.rest);
    return kind === undefined ? [] : [{ moment: i, is: 'dice', words: kind }];
  });
}

/** Whether the side knew the thing for what it is: of what it didn't see it is told nothing. */
function isKnown({ book, sides }: Story, side: Side | undefined, { state }: Moment, thing: string): boolean {
  const onlookers = side === undefined ? [] : side === EVERYBODY ? sides : [side];
  return onlookers.every(each => book.nameFor(state, each, thing) === thing);
}

/** The kind of the first roll that the side saw at each rest. */
function rollKinds(story: Story, side: Side | undefined): ReadonlyMap<number, string> {
  const kinds = new Map<number, string>();
  for (const entry of story.journal(side))
    if (entry.is === 'roll' && !kinds.has(entry.rest)) kinds.set(entry.rest, kindOf(entry.why));
  return kinds;
}
