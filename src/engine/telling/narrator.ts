/** Writes the journal: each side's copy of what happens, under the names by which that side knows things. */
import type { Act, Audience, Chance, Choice, Faces, Side } from '../kernel/ask.ts';
import type { Verbs } from '../kernel/verbs.ts';
import { accountFor } from './account-words.ts';
import { type Entry, includes, type Journal } from './journal.ts';
import { withNames } from './telling.ts';

type News = Entry extends infer E ? (E extends Entry ? Omit<E, 'rest'> : never) : never;

/** What the narrator needs to know of the match at the moment when something happens. */
export interface Scene {
  readonly rest: number;
  readonly sides: readonly Side[];
  nameFor(side: Side, id: string): string;
  /** What the side means by a name of its own. */
  idFor(side: Side, name: string): string;
}

export class Narrator {
  readonly #journal: Journal;
  readonly #verbs: Verbs;
  readonly #scene: Scene;

  constructor(journal: Journal, verbs: Verbs, scene: Scene) {
    this.#journal = journal;
    this.#verbs = verbs;
    this.#scene = scene;
  }

  /** `together`: other sides are answering at the same time, for the how-manieth time in this activity. */
  acted({ by, id: ask, secret }: Pick<Choice, 'by' | 'id' | 'secret'>, act: Act, together?: number): void {
    const named = (name: (id: string) => string): News => ({
      is: 'act',
      by,
      ask,
      act: this.#verbs.print(this.#verbs.renamed(act, mine => name(this.#scene.idFor(by, mine)))),
    });
    const known = (side: Side, name: (id: string) => string): News =>
      secret && side !== by ? { is: 'secret', by, ask } : named(name);
    const { sides } = this.#scene;
    this.#write(named, known, together && together * sides.length + sides.indexOf(by));
  }

  rolled(chance: Chance, dice: Faces, reading: unknown): void {
    const { by, why, cite, seen, dice: sides } = chance;
    const account = chance.tell(dice, reading);
    const named = (name: (id: string) => string, side?: Side): News => ({
      is: 'roll',
      ...(by === undefined ? {} : { by }),
      why: withNames(why, name),
      cite,
      dice,
      sides,
      account: accountFor(account, side, name),
    });
    this.#write(named, (side, name) => (includes(seen, side) ? named(name, side) : undefined));
  }

  said(cite: string, text: string, seen: Audience): void {
    const named = (name: (id: string) => string): News => ({ is: 'say', cite, text: withNames(text, name) });
    this.#write(named, (side, name) => (includes(seen, side) ? named(name) : undefined));
  }

  revealed(to: readonly Side[], cite: string, text: string): void {
    const named = (name: (id: string) => string): News => ({
      is: 'reveal',
      cite,
      text: withNames(text, name),
    });
    this.#write(named, (side, name) => (to.includes(side) ? named(name) : undefined));
  }

  #write(
    whole: (name: (id: string) => string) => News,
    known: (side: Side, name: (id: string) => string) => News | undefined,
    rank?: number,
  ): void {
    const { rest, sides } = this.#scene;
    const copies = new Map<Side, Entry>();
    for (const side of sides) {
      const news = known(side, id => this.#scene.nameFor(side, id));
      if (news) copies.set(side, { rest, ...news });
    }
    this.#journal.add({ rest, ...whole(id => id) }, copies, rank);
  }
}
