/** One rule under way: the generator, what it asks now, and what came of it. */
import type { Act, Chance, Choice, Rule, Side } from './ask.ts';

export type Question = Choice | Chance;

export class Strand<T = void> {
  #rule: Rule<T>;
  #ask: Question | undefined;
  #parts: readonly (readonly [Side, Strand<unknown>])[] | undefined;
  #timesTogether = 0;
  #result: T | undefined;

  constructor(rule: Rule<T>) {
    this.#rule = rule;
    this.#advance(undefined);
  }

  /** True when the rule has come to its end. */
  get done(): boolean {
    return this.#ask === undefined && this.#parts === undefined;
  }

  /** While several sides are asked at once: the how-manieth time since the rule began. */
  get together(): number | undefined {
    return this.#parts && this.#timesTogether;
  }

  get asks(): readonly Question[] {
    if (this.#ask) return [this.#ask];
    return this.#parts?.flatMap(([, part]) => part.asks) ?? [];
  }

  choiceOf(side: Side): Choice | undefined {
    if (this.#ask) return this.#ask.kind === 'choice' && this.#ask.by === side ? this.#ask : undefined;
    return this.#parts?.find(([of]) => of === side)?.[1].choiceOf(side);
  }

  get chance(): Chance | undefined {
    return this.#ask?.kind === 'chance' ? this.#ask : undefined;
  }

  answer(side: Side, act: Act): void {
    if (this.#parts === undefined) {
      this.#advance(act);
    } else {
      this.#parts.find(([of]) => of === side)?.[1].answer(side, act);
      this.#joinParts();
    }
  }

  /** Goes on after a roll, with its reading. */
  rolled(reading: unknown): void {
    this.#advance(reading);
  }

  #advance(reply: unknown): void {
    this.#ask = undefined;
    this.#parts = undefined;
    const step = this.#rule.next(reply);
    if (step.done) {
      this.#result = step.value;
    } else if (step.value.kind === 'together') {
      this.#timesTogether++;
      this.#parts = Object.entries(step.value.parts).map(([side, rule]) => [side, part(side, rule)] as const);
      this.#joinParts();
    } else {
      this.#ask = step.value;
    }
  }

  #joinParts(): void {
    const parts = this.#parts;
    if (parts?.every(([, strand]) => strand.done)) {
      this.#advance(Object.fromEntries(parts.map(([side, strand]) => [side, strand.#result])));
    }
  }
}

/** A part may ask its own side only: anything else would make the outcome depend on who answers first. */
function part(side: Side, rule: Rule<unknown>): Strand<unknown> {
  return new Strand(ownChoicesOnly(side, rule));
}

function* ownChoicesOnly(side: Side, rule: Rule<unknown>): Rule<unknown> {
  let step = rule.next();
  while (!step.done) {
    const ask = step.value;
    if (ask.kind !== 'choice' || ask.by !== side) {
      const found = ask.kind === 'choice' ? `choice of ${ask.by}` : ask.kind;
      throw new Error(`a part of together for ${side} may hold only choices of ${side}, not a ${found}`);
    }
    step = rule.next(yield ask);
  }
  return step.value;
}
