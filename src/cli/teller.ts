/** How the terminal calls things in a record that it tells: by the titles under which they were ever on the table. */
import type { Match, Onlooker, Rulebook, Side, Teller } from '../engine/index.ts';

/** Looks on while a record is told again, and then knows what its pieces were called. */
export class Listener implements Onlooker {
  readonly #titles = new Map<string, string>();
  readonly #viewer: Side | undefined;
  #last: Match | undefined;

  /** `viewer`: the side whose account it is; undefined, everything is told. */
  constructor(viewer: Side | undefined) {
    this.#viewer = viewer;
  }

  see(match: Match): void {
    this.#last = match;
    const { presentation } = match.rulebook;
    const counters = presentation?.tabletop(this.#view(match), this.#viewer, match.world).counters ?? [];
    for (const { id, title } of counters) this.#titles.set(id, title);
  }

  /** A book that can't be shown has no names to give: its things are told of as records know them. */
  teller(book: Rulebook): Teller {
    const match = this.#last;
    const view = match && this.#view(match);
    const named = (thing: string) => match && view && book.presentation?.nameOf(thing, view, match.world);
    const sides = book.scenarios.find(({ id }) => id === match?.setup.scenario)?.about?.sides ?? [];
    return {
      book,
      nameOf: thing => this.#titles.get(thing) ?? named(thing) ?? thing,
      sideName: side => sides.find(({ id }) => id === side)?.name ?? side,
    };
  }

  #view(match: Match): Match['state'] {
    const isSide = this.#viewer !== undefined && match.sides.includes(this.#viewer);
    return isSide ? match.view(this.#viewer) : match.state;
  }
}
