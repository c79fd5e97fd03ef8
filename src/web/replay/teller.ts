/** How things are called in a recorded game: by the titles under which they were ever on the table. */
import { publicView, type Side, type Teller } from '../../engine/index.ts';
import type { Phase } from '../log/lines.ts';
import { labelKey } from './retrace.ts';
import { EVERYBODY, type Moment, type Story } from './story.ts';

export interface Told {
  readonly teller: Teller;
  readonly phases: readonly Phase[];
}

export function told(story: Story, side: Side | undefined): Told {
  const names = story.names.get(side);
  const last = story.moments.at(-1);
  const view = last && viewOf(story, last, side);
  const isOpen = story.outcome !== undefined || (story.book.hides?.(story.world) ?? []).length === 0;
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
      // What a side called its own act tells of what that side saw.
      actWords: ({ rest, act, by }) =>
        isOpen || side === undefined || by === side ? story.labels.get(labelKey(rest, act)) : undefined,
    },
  };
}

function viewOf({ book, world }: Story, { state }: Moment, side: Side | undefined): Moment['state'] {
  if (side === EVERYBODY) return publicView(book, state, world);
  return side === undefined ? state : book.view(state, side, world);
}
