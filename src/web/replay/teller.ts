/** How things are called in a recorded game: by the titles under which they were ever on the table. */
import type { Side, Teller } from '../../engine/index.ts';
import type { Phase } from '../log/lines.ts';
import { labelKey } from './retrace.ts';
import type { Story } from './story.ts';

export interface Told {
  readonly teller: Teller;
  readonly phases: readonly Phase[];
}

export function told(story: Story, side: Side | undefined): Told {
  const names = story.names.get(side);
  const last = story.moments.at(-1);
  const view = last && (side === undefined ? last.state : story.book.view(last.state, side, story.world));
  const { sides = [] } = story.book.scenarios.find(({ id }) => id === story.record.scenario)?.about ?? {};
  return {
    phases: names?.phases ?? [],
    teller: {
      book: story.book,
      nameOf: thing =>
        names?.titles.get(thing) ??
        (view && story.book.presentation?.nameOf(thing, view, story.world)) ??
        thing,
      sideName: each => sides.find(({ id }) => id === each)?.name ?? each,
      actWords: ({ rest, act }) => story.labels.get(labelKey(rest, act)),
    },
  };
}
