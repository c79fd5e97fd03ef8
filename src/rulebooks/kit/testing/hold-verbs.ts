/** What the verbs of every book are held to: what is listed is what is allowed, and all else is refused with a rule. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Act,
  findAct,
  Match,
  quickDice,
  Random,
  type Refusal,
  type Rulebook,
} from '../../../engine/index.ts';

/** By then small games are over, and large ones in full swing. */
const MOST_ANSWERS = 400;
/** One ask in so many is looked at, act by act and piece by piece. */
const ACTS_EVERY = 2;
const PIECES_EVERY = 8;
/** Of what was said before so many of each verb are tried again at every ask. */
const REMEMBERED = 4;

/** The rules of the compendium that lies in this folder, and its base rules if it has any. */
export function rulesIn(folder: URL): ReadonlySet<string> {
  const files = ['compendium.jsonl', 'base.jsonl'].map(name => new URL(name, folder)).filter(existsSync);
  const lines = files.flatMap(file => readFileSync(file, 'utf8').trim().split('\n'));
  return new Set(lines.map(line => (JSON.parse(line) as { readonly id: string }).id));
}

export function holdVerbs(
  book: Rulebook,
  rules: ReadonlySet<string>,
  scenarios: readonly { readonly id: string }[] = book.scenarios,
): void {
  describe.each(scenarios.map(({ id }) => id))('in a random game of %s', scenario => {
    test('what is listed is what is allowed, and whatever can do nothing is told why', () => {
      const found = new Tour(book, scenario, rules).run();
      expect(found.contradictions).toEqual([]);
      expect(found.unreasonable).toEqual([]);
      expect(found.asked).toBeGreaterThan(50);
    });
  });
}

class Tour {
  readonly contradictions: string[] = [];
  readonly unreasonable: string[] = [];
  asked = 0;
  readonly #match: Match;
  readonly #random: Random;
  readonly #rules: ReadonlySet<string>;
  #plan: string[] = [];
  readonly #said = new Map<string, Map<string, Act>>();

  constructor(book: Rulebook, scenario: string, rules: ReadonlySet<string>) {
    this.#random = new Random(`verbs ${scenario}`);
    const cards = book.options ?? [];
    const options = Object.fromEntries(
      cards.map(({ id, choices }) => [id, this.#random.pick(choices).value]),
    );
    this.#match = Match.begin(book, { scenario, options }, { dice: quickDice(this.#random), journal: false });
    this.#rules = rules;
  }

  run(): this {
    for (let n = 0; n < MOST_ANSWERS && !this.#match.outcome; n++) {
      const { by } = this.#random.pick(this.#match.choices);
      const offered = this.#match.offered(by);
      if (n % ACTS_EVERY === 0) this.#holdActs(by, new Set(offered));
      if (n % PIECES_EVERY === 0) this.#holdThings(by, offered);
      const text = this.#next(by, offered);
      this.#remember(text);
      const verdict = this.#match.answer(by, text);
      if (!verdict.ok) this.contradictions.push(verdict.problem);
      this.asked++;
    }
    return this;
  }

  /** Both ways: who looks at one act alone comes to the same as who makes the whole list. */
  #holdActs(by: string, offered: ReadonlySet<string>): void {
    for (const acts of this.#said.values())
      for (const [text, act] of acts) {
        const [against] = this.#match.whyNot(by, { act });
        if ((against === undefined) !== offered.has(text))
          this.contradictions.push(
            `${this.#where(by)}: ${text}: ${against ? told(against) : 'allowed, not listed'}`,
          );
        else if (against) this.#holdReason(by, text, against);
      }
    for (const text of offered) {
      const act = findAct(this.#match.rulebook, text);
      const [against] = 'problem' in act ? [] : this.#match.whyNot(by, { act });
      if (against) this.contradictions.push(`${this.#where(by)}: ${text} is listed: ${told(against)}`);
    }
  }

  /** Pieces of the side and places on the map: named by an offer and so free, or refused with a rule. */
  #holdThings(by: string, offered: readonly string[]): void {
    const { rulebook, world } = this.#match;
    const counters = rulebook.presentation?.tabletop(this.#match.view(by), by, world).counters ?? [];
    const named = new Set(offered.flatMap(text => text.split(/[ ,]/)));
    const pieces = counters.filter(({ side }) => side === by).map(({ id }) => ({ piece: id }));
    const places = [...new Set(counters.flatMap(({ at }) => at ?? []))].map(at => ({ place: at }));
    for (const about of [...pieces, ...places]) {
      const name = 'piece' in about ? about.piece : about.place;
      const reasons = this.#match.whyNot(by, about);
      const [first] = reasons;
      if (named.has(name) && first)
        this.contradictions.push(`${this.#where(by)}: ${name} is offered: ${told(first)}`);
      for (const reason of reasons) this.#holdReason(by, name, reason);
    }
  }

  #holdReason(by: string, about: string, reason: Refusal): void {
    const isTrue =
      this.#rules.has(reason.cite) && reason.why !== '' && !/undefined|NaN|\[object/.test(reason.why);
    if (!isTrue) this.unreasonable.push(`${this.#where(by)}: ${about}: ${told(reason)}`);
  }

  #where(by: string): string {
    return `rest ${this.#match.rest} ${this.#match.choiceOf(by)?.id}`;
  }

  #remember(text: string): void {
    const act = findAct(this.#match.rulebook, text);
    if ('problem' in act) throw new Error(act.problem);
    const acts = this.#said.get(act.verb) ?? new Map<string, Act>();
    this.#said.set(act.verb, acts.set(text, act));
    const [oldest] = acts.keys();
    if (acts.size > REMEMBERED && oldest !== undefined) acts.delete(oldest);
  }

  /** Set up sensibly, then do anything, with a will to do something, so that the sides come to blows. */
  #next(by: string, offered: readonly string[]): string {
    const { rulebook, world } = this.#match;
    if (this.#match.choiceOf(by)?.id === 'set-up') {
      // A plan is dear, and holds until it is carried out.
      if (this.#plan.length === 0)
        this.#plan = [...(rulebook.autoSetUp?.(this.#match.view(by), by, world) ?? [])];
      const planned = this.#plan.shift() ?? 'done';
      if (offered.includes(planned)) return planned;
    }
    const deeds = offered.filter(text => !['done', 'pass', 'lift'].includes(text.split(' ')[0] ?? ''));
    return this.#random.pick(deeds.length > 0 && this.#random.below(8) > 0 ? deeds : offered);
  }
}

const told = ({ why, cite }: Refusal): string => `${why} (${cite})`;
