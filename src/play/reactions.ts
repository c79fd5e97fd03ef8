/** What a side could do in a window, judged from its own view: how far away, and how likely of effect. */
import { type Battlefield, type HexIx, hexOfPlace, range } from '../board/index.ts';
import { battlefieldOf } from '../board/library.ts';
import type { Choice, Match, Side, Tabletop } from '../engine/index.ts';
import { forecast, likeliestEffect, recent } from './forecast.ts';
import { offersTo, tabletopOf } from './now.ts';
import type { Reaction } from './orders.ts';

export function reactionsIn(match: Match, choice: Choice): readonly Reaction[] {
  const { presentation, verbs } = match.rulebook;
  const { by: side, window } = choice;
  if (presentation === undefined || window === undefined) return [];
  const tabletop = tabletopOf(match, side);
  const pass = verbs.print(window.pass);
  const ground = battlefieldOf(tabletop.battlefield);
  const about = ground.ok ? hexesOf(ground.value, tabletop, (window.subject ?? '').split(',')) : [];
  return offersTo(match, side)
    .filter(({ text }) => text !== pass)
    .map(({ text, pieces }) => ({
      pieces,
      range: ground.ok ? nearest(ground.value, hexesOf(ground.value, tabletop, pieces), about) : undefined,
      chance: () => chanceOf(match, side, text, tabletop),
    }));
}

function chanceOf(match: Match, side: Side, text: string, { counters }: Tabletop): number | undefined {
  const found = forecast(match.rulebook, recent(match.save()), side, text);
  const isTheirs = (piece: string) => counters.some(({ id, side: whose }) => id === piece && whose !== side);
  if (found?.chances) return likeliestEffect(found.chances, isTheirs);
  // Where no dice are thrown nothing happens to anybody; where nobody may look, that can't be told.
  return found === undefined || found.source === 'unmeasured' ? undefined : 0;
}

/** The hexes of pieces or places; what lies nowhere is left out. */
function hexesOf(
  battlefield: Battlefield,
  { counters }: Tabletop,
  things: readonly string[],
): readonly HexIx[] {
  return things.flatMap(thing => {
    const counter = counters.find(({ id }) => id === thing);
    const bearer = counters.find(({ id }) => id === counter?.on);
    const hex = hexOfPlace(battlefield, counter?.at ?? bearer?.at ?? thing);
    return hex === undefined ? [] : [hex];
  });
}

function nearest(battlefield: Battlefield, from: readonly HexIx[], to: readonly HexIx[]): number | undefined {
  const ranges = from.flatMap(a => to.map(b => range(battlefield, a, b)));
  return ranges.length === 0 ? undefined : Math.min(...ranges);
}
