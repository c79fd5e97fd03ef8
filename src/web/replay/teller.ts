/** How things are called in a recorded game: by the titles under which they were ever on the table. */
import type { Side } from '../../engine/index.ts';
import { type Phase, placesOn, type Teller } from '../log/lines.ts';
import { labelKey, type Story } from './story.ts';

export interface Told {
  readonly teller: Teller;
  readonly phases: readonly Phase[];
}

/** Looks at every moment once, as the side sees it. */
export function told(story: Story, side: Side | undefined): Told {
  const titles = new Map<string, string>();
  const phases: Phase[] = [];
  let battlefield = '';
  for (const moment of story.moments) {
    const tabletop = story.tabletop(moment, side);
    for (const { id, title } of tabletop.counters) titles.set(id, title);
    const turn = tabletop.turns.steps[tabletop.turns.at]?.name ?? '';
    const phase = tabletop.phases.steps[tabletop.phases.at]?.name ?? '';
    const last = phases.at(-1);
    if (last?.turn !== turn || last.phase !== phase) phases.push({ rest: moment.rest, turn, phase });
    battlefield = tabletop.battlefield;
  }
  const { sides = [] } = story.book.scenarios.find(({ id }) => id === story.record.scenario)?.about ?? {};
  return {
    phases,
    teller: {
      book: story.book.id,
      titleOf: id => titles.get(id) ?? id,
      sideName: each => sides.find(({ id }) => id === each)?.name ?? each,
      placeName: placesOn(battlefield),
      actWords: ({ rest, act }) => story.labels.get(labelKey(rest, act)),
    },
  };
}
