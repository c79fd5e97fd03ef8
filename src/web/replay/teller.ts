/** How things are called in a recorded game: by the titles under which they were ever on the table. */
import type { Side } from '../../engine/index.ts';
import { type Phase, placesOf, placesOn, type Teller } from '../log/lines.ts';
import { labelKey } from './retrace.ts';
import type { Story } from './story.ts';

export interface Told {
  readonly teller: Teller;
  readonly phases: readonly Phase[];
}

export function told(story: Story, side: Side | undefined): Told {
  const names = story.names.get(side);
  const { sides = [] } = story.book.scenarios.find(({ id }) => id === story.record.scenario)?.about ?? {};
  return {
    phases: names?.phases ?? [],
    teller: {
      book: story.book.id,
      titleOf: id => names?.titles.get(id) ?? id,
      sideName: each => sides.find(({ id }) => id === each)?.name ?? each,
      placeName: placesOn(names?.battlefield ?? '', placesOf(story.book, story.world)),
      actWords: ({ rest, act }) => story.labels.get(labelKey(rest, act)),
    },
  };
}
