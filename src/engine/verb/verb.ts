/**
 * A verb in one place: who may say it of what, what stands against it, and what it does. Offers are the candidates
 * against which nothing stands, and *why not* is what stands against the others: legality is written once.
 *
 * A verb is asked in stages, from the cheap to the dear: bar, who, unfit, what, refusal. They follow the arguments of the
 * act, so that a single act can be judged without a list of all.
 */
import type { Act, Rule } from '../kernel/ask.ts';
import { type Refusal, refusal } from '../kernel/refusal.ts';

/** A piece, or a name; undefined for verbs that need nobody, such as the end of a phase. Never an act. */
export type Thing = { readonly id: string } | string | undefined;

/** How a verb is written. Properties in this order: types are inferred from the first to the last. */
export interface VerbRule<Scene, Game, A extends Act, Who extends Thing, What> {
  /** The rule that gives the right. */
  readonly cite: string;
  /** Against the verb as things stand, whoever would say it. */
  bar?(scene: Scene): Refusal | undefined;
  /** The first argument: all for whom the question makes sense, and not everybody. */
  who?(scene: Scene): readonly Who[];
  /** Said of everybody else. */
  readonly whoElse?: Refusal;
  /** Whose deed it is, where that is not the first argument: the bearer of a weapon, the units of a moving stack. */
  by?(scene: Scene, who: Who): string | readonly string[] | undefined;
  /** Against this one, whatever it is about. */
  unfit?(scene: Scene, who: Who): Refusal | undefined;
  /** The other arguments, for one who is fit. */
  what?(scene: Scene, who: Who): readonly What[];
  /** Said where there is none, and of all others. */
  readonly whatElse?: Refusal;
  /** Against this act alone. */
  refusal?(scene: Scene, who: Who, what: What): Refusal | undefined;
  /** The act's arguments, in the order of its text form; a verb without arguments needs none. */
  args?(who: Who, what: What): Omit<A, 'verb'>;
  perform(game: Game, act: A): Rule<void> | void;
}

/** How far a question came before something stood against it: the farther, the nearer the reason. */
const STAGES = ['elsewhere', 'unfit', 'barred', 'nothing', 'refused'] as const;
export type Stage = (typeof STAGES)[number];
export const depthOf = (stage: Stage): number => STAGES.indexOf(stage);

/** What stands against an act, and at which stage it was found. */
export interface Found {
  readonly stage: Stage;
  readonly refusal: Refusal;
}

/** What is asked about: a piece, or a place of the map. */
export interface Subject {
  readonly piece?: string;
  readonly place?: string;
}

/** A verb as asks and pages see it: who and what are closed over. */
export interface Verb<Scene, Game, A extends Act> {
  readonly verb: A['verb'];
  readonly cite: string;
  /** Never there: by it the types of a list of verbs know the acts of all of them. */
  readonly act?: A;
  /** Adds all that may be said. */
  offer(scene: Scene, into: A[]): void;
  /** The first of all that may be said; undefined: there is nothing. */
  first(scene: Scene): A | undefined;
  /** What stands against one act, without a list; undefined: it may be said. */
  against(scene: Scene, act: A): Found | undefined;
  /** What stands against everything that it could do with the subject: nothing where it doesn't speak of it, `free` where it may. */
  about(scene: Scene, subject: Subject): readonly Found[] | 'free';
  perform(game: Game, act: A): Rule<void>;
}

/** The acts of a list of verbs. */
export type ActIn<V extends readonly Verb<never, never, Act>[]> = NonNullable<V[number]['act']>;

/** Binds verbs to a book's table and vocabulary, and then to a scene: `const verb = verbsOf<Game, BookAct>()<RallyScene>()`. */
export function verbsOf<Game, BookAct extends Act>() {
  return <Scene>() =>
    <const V extends BookAct['verb'], Who extends Thing = undefined, What = undefined>(
      verb: V,
      rule: VerbRule<Scene, Game, Extract<BookAct, { readonly verb: V }>, Who, What>,
    ): Verb<Scene, Game, Extract<BookAct, { readonly verb: V }>> =>
      new StagedVerb(verb, rule);
}

/** Verbs that need nobody, or nothing but somebody, are said once. */
const ONCE = [undefined];
const once = (): readonly never[] => ONCE as never[];

const idOf = (thing: Thing): string | undefined => (typeof thing === 'object' ? thing.id : thing);

/** How far the search for what may be said of a scene has come, and the one that it found last. */
interface Search<Scene, A, Who, What> {
  readonly scene: Scene;
  whos: readonly Who[] | undefined;
  whats: readonly What[] | undefined;
  i: number;
  j: number;
  act: A | undefined;
}

/**
 * The stages are taken out of the rule: rules have as many shapes as there are verbs, this has one, and to read it is the
 * innermost loop of random play.
 */
class StagedVerb<Scene, Game, A extends Act, Who extends Thing, What> implements Verb<Scene, Game, A> {
  readonly verb: A['verb'];
  readonly cite: string;
  readonly #rule: VerbRule<Scene, Game, A, Who, What>;
  readonly #bar: ((scene: Scene) => Refusal | undefined) | undefined;
  readonly #who: (scene: Scene) => readonly Who[];
  readonly #unfit: ((scene: Scene, who: Who) => Refusal | undefined) | undefined;
  readonly #what: (scene: Scene, who: Who) => readonly What[];
  readonly #refusal: ((scene: Scene, who: Who, what: What) => Refusal | undefined) | undefined;
  readonly #args: ((who: Who, what: What) => Omit<A, 'verb'>) | undefined;
  /** Where the search for the first stopped: a list that is made of the same scene afterwards goes on from there. */
  #stop: Search<Scene, A, Who, What> | undefined;

  constructor(verb: A['verb'], rule: VerbRule<Scene, Game, A, Who, What>) {
    this.verb = verb;
    this.cite = rule.cite;
    this.#rule = rule;
    this.#bar = rule.bar;
    this.#who = rule.who ?? once;
    this.#unfit = rule.unfit;
    this.#what = rule.what ?? once;
    this.#refusal = rule.refusal;
    this.#args = rule.args;
  }

  offer(scene: Scene, into: A[]): void {
    const stop = this.#stop;
    if (stop?.scene === scene) {
      if (stop.act === undefined) return;
      into.push(stop.act);
      this.#search(stop, into);
    } else if (!this.#bar?.(scene)) this.#search(this.#start(scene), into);
  }

  first(scene: Scene): A | undefined {
    if (this.#stop?.scene !== scene) {
      const start = this.#start(scene);
      start.act = this.#bar?.(scene) ? undefined : this.#search(start);
      this.#stop = start;
    }
    return this.#stop?.act;
  }

  #start(scene: Scene): Search<Scene, A, Who, What> {
    return { scene, whos: undefined, whats: undefined, i: 0, j: 0, act: undefined };
  }

  /** Adds what it finds from there on; or, if there is nothing to add to, gives the first and stays behind it. */
  #search(at: Search<Scene, A, Who, What>, into?: A[]): A | undefined {
    const { scene } = at;
    const whos = at.whos ?? this.#who(scene);
    let { whats, i, j } = at;
    for (; i < whos.length; i++) {
      const who = whos[i] as Who;
      if (whats === undefined) {
        if (this.#unfit?.(scene, who)) continue;
        whats = this.#what(scene, who);
      }
      for (; j < whats.length; j++) {
        const what = whats[j] as What;
        if (this.#refusal?.(scene, who, what)) continue;
        const act = this.#act(who, what);
        if (into === undefined) {
          at.whos = whos;
          at.whats = whats;
          at.i = i;
          at.j = j + 1;
          return act;
        }
        into.push(act);
      }
      whats = undefined;
      j = 0;
    }
    return undefined;
  }

  against(scene: Scene, act: A): Found | undefined {
    const rule = this.#rule;
    const bar = this.#bar?.(scene);
    if (bar) return { stage: 'barred', refusal: bar };
    const [, first] = Object.values(act) as readonly unknown[];
    for (const who of this.#who(scene)) {
      if (rule.who && idOf(who) !== first) continue;
      const unfit = this.#unfit?.(scene, who);
      if (unfit) return { stage: 'unfit', refusal: unfit };
      for (const what of this.#what(scene, who)) {
        if (!isSame(this.#act(who, what), act)) continue;
        const refused = this.#refusal?.(scene, who, what);
        return refused && { stage: 'refused', refusal: refused };
      }
      return { stage: 'nothing', refusal: rule.whatElse ?? this.#other };
    }
    return { stage: 'elsewhere', refusal: rule.whoElse ?? this.#other };
  }

  about(scene: Scene, subject: Subject): readonly Found[] | 'free' {
    const name = subject.piece ?? subject.place;
    const bar = this.#bar?.(scene);
    const found: Found[] = [];
    for (const who of this.#who(scene)) {
      const isDeed = name !== undefined && this.#isDeedOf(scene, who, name);
      // Its own unfitness is told before what stands against the verb as such; offers ask the other way round, for speed.
      const unfit = this.#unfit?.(scene, who);
      if (unfit || bar) {
        if (isDeed && unfit) found.push({ stage: 'unfit', refusal: unfit });
        else if (isDeed && bar) found.push({ stage: 'barred', refusal: bar });
        continue;
      }
      let isNothing = true;
      for (const what of this.#what(scene, who)) {
        isNothing = false;
        if (!isDeed && !names(this.#act(who, what), name)) continue;
        const refused = this.#refusal?.(scene, who, what);
        if (!refused) return 'free';
        found.push({ stage: 'refused', refusal: refused });
      }
      if (isDeed && isNothing) found.push({ stage: 'nothing', refusal: this.#rule.whatElse ?? this.#other });
    }
    return found;
  }

  *perform(game: Game, act: A): Rule<void> {
    const rule = this.#rule.perform(game, act);
    if (rule) yield* rule;
  }

  #act(who: Who, what: What): A {
    const { verb } = this;
    return (this.#args ? { verb, ...this.#args(who, what) } : { verb }) as A;
  }

  #isDeedOf(scene: Scene, who: Who, name: string): boolean {
    if (idOf(who) === name) return true;
    const by = this.#rule.by?.(scene, who);
    return by === name || (Array.isArray(by) && by.includes(name));
  }

  get #other(): Refusal {
    return refusal(this.cite, 'that is not among what it may be about');
  }
}

/**
 * One verb to which several ways lead (a squad and a gun are made ready by rules of their own): it may be said if any of them
 * allows it, and the nearest reason counts. What it does is the same whichever way allowed it.
 */
export function ways<Scene, Game, A extends Act>(
  first: Verb<Scene, Game, A>,
  ...others: readonly Verb<Scene, Game, A>[]
): Verb<Scene, Game, A> {
  const all = [first, ...others];
  return {
    verb: first.verb,
    cite: first.cite,
    offer(scene, into) {
      const start = into.length;
      for (const way of all) {
        const before = into.length;
        way.offer(scene, into);
        // What an earlier way has offered is not offered twice.
        for (let i = into.length - 1; i >= before && before > start; i--)
          if (isAmong(into, start, before, into[i] as A)) into.splice(i, 1);
      }
    },
    first(scene) {
      for (const way of all) {
        const act = way.first(scene);
        if (act !== undefined) return act;
      }
      return undefined;
    },
    against: (scene, act) => nearest(all.map(way => way.against(scene, act))),
    about(scene, subject) {
      const found: Found[] = [];
      for (const way of all) {
        const told = way.about(scene, subject);
        if (told === 'free') return 'free';
        found.push(...told);
      }
      return found;
    },
    perform: (game, act) => first.perform(game, act),
  };
}

/** The one that came farthest; undefined as soon as one found nothing. */
function nearest(found: readonly (Found | undefined)[]): Found | undefined {
  let best: Found | undefined;
  for (const each of found) {
    if (each === undefined) return undefined;
    if (!best || depthOf(each.stage) > depthOf(best.stage)) best = each;
  }
  return best;
}

type Arguments = Readonly<Record<string, unknown>>;

/** Two acts are one if all their arguments are. */
function isSame(one: Act, other: Act): boolean {
  const [a, b] = [one, other] as unknown as readonly [Arguments, Arguments];
  let n = 0;
  for (const key in a) {
    if (!isEqual(a[key], b[key])) return false;
    n++;
  }
  return n === Object.keys(b).length;
}

/** Whether one of the acts from `start` up to `end` is this one. */
function isAmong(acts: readonly Act[], start: number, end: number, act: Act): boolean {
  for (let i = start; i < end; i++) if (isSame(acts[i] as Act, act)) return true;
  return false;
}

function isEqual(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

function names(act: Act, name: string | undefined): boolean {
  return Object.values(act).some(value => value === name || (Array.isArray(value) && value.includes(name)));
}
