/** What a rulebook is to everything else. The page, bots, server and terminal know this and no book. */
import type { Problem } from '../../board/problem.ts';
import type { Random } from '../dice/random.ts';
import type { Chart } from '../numbers/chart.ts';
import type { ChartPack } from '../numbers/chart-pack.ts';
import type { Presentation } from '../presenting/presenting.ts';
import type { Act, Audience, Rule, Side } from './ask.ts';
import type { Frozen, Json, Owned } from './data.ts';
import type { Fact } from './fact.ts';
import type { Hidden } from './hidden.ts';
import type { OptionsOfBook } from './options.ts';
import type { Verbs } from './verbs.ts';

/** What encloses the present step (a move, a window, an impulse) is data, innermost last. */
export interface Frame {
  readonly is: string;
}

/** Everything there is to know at a rest, as plain JSON. */
export interface GameState {
  readonly doing: readonly Frame[];
}

/** What a match is set up from. */
export interface Setup {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** A player's own values for some of the charts. */
  readonly pack?: ChartPack | undefined;
}

/** A scenario as players choose it. Small test games fill in no more than its name. */
export interface ScenarioCard {
  readonly id: string;
  readonly title: string;
  readonly about?: {
    readonly place: string;
    readonly date: string;
    readonly situation: string;
    readonly aftermath?: string;
    readonly battlefield: string;
    readonly turns: number;
    readonly minutes: number;
    /** 1 is a first game. */
    readonly level: 1 | 2 | 3;
    readonly sides: readonly {
      readonly id: Side;
      readonly name: string;
      readonly nation: string;
      readonly forces: readonly string[];
    }[];
    readonly victory: string;
    readonly rules: readonly string[];
    /**
     * Who wins more often between equals, and how many games of a hundred, as measured by that version of the rules;
     * undefined where it is nearly even.
     */
    readonly favours?: { readonly side: Side; readonly percent: number; readonly rules: number };
  };
}

/** A kind of window (`Window.on`), as players set stops for it. */
export interface WindowKind {
  readonly on: string;
  readonly title: string;
}

export interface Outcome {
  /** Undefined: a draw. */
  readonly winner?: Side;
  readonly why: string;
  readonly cite: string;
}

/** Where rules work: the state to read, the way to write it, and the way to be heard. */
export interface Table<S, W> {
  readonly state: Frozen<S>;
  readonly world: W;
  /** The part, to be written. Reading needs no owning. */
  own<T extends object>(part: T): Owned<T>;
  /** A sentence for the log, with the rule that took effect; things are named as `{u12}`. */
  say(cite: string, text: string, seen?: Audience): void;
  /** Knowledge grows by this alone: what the sides learn, and by which rule. */
  reveal(to: readonly Side[], cite: string, text: string): void;
  /** Something that befalls a piece or a place and leaves no trace in the state, such as a hit: the odds count it. */
  befall(of: string, is: string): void;
}

/** Whether that is the book's name, or was. */
export function goesBy(
  { id, formerly = [] }: Pick<Rulebook, 'id' | 'formerly'>,
  name: string | undefined,
): boolean {
  return name !== undefined && (id === name || formerly.includes(name));
}

export interface Rulebook<S extends GameState = GameState, W = unknown, A extends Act = Act>
  extends OptionsOfBook {
  readonly id: string;
  /** Names that it had before: what was written under them is still of this book. */
  readonly formerly?: readonly string[];
  readonly title: string;
  /** Raised whenever the same answers could lead to another state. */
  readonly version: number;
  readonly verbs: Verbs;
  readonly scenarios: readonly ScenarioCard[];
  /** The kinds of windows that players can set stops for; none unless said. */
  readonly windows?: readonly WindowKind[];

  /** Everything that is wrong with the text of one of its scenario files. */
  scenarioProblems?(text: string, file: string): readonly Problem[];

  /** Its charts, or with a player's own values. Throws with one clear sentence if the pack doesn't fit. */
  charts?(pack?: ChartPack): readonly Chart<unknown>[];
  /** What never changes in a match and is not in its state: battlefield, cards, charts, options. */
  world(setup: Setup): W;
  sides(world: W): readonly Side[];
  /** Hashes of the charts, boards and counters that the match rests on; they go into its record. */
  fingerprints(world: W): Readonly<Record<string, string>>;
  begin(world: W): S;
  /**
   * A sensible set-up for the side, as acts in their text form, one after the other; other numbers may give
   * variations of it.
   */
  autoSetUp?(view: Frozen<S>, side: Side, world: W, variation?: number): readonly string[];

  /** One step, dispatched on the innermost frame of `state.doing`. Its end is a rest. */
  activity(table: Table<S, W>): Rule<void>;
  outcome(state: Frozen<S>, world: W): Outcome | undefined;

  /** What the side may do at any rest, whoever is asked. */
  anytime?(view: Frozen<S>, side: Side, world: W): readonly A[];
  interject?(table: Table<S, W>, side: Side, act: A): Rule<void>;

  /** The state as the side knows it: built up from what it may see, in the same type. */
  view(state: Frozen<S>, side: Side, world: W): Frozen<S>;
  /** A state that the side can't tell from the true one: `view(determinize(v)) = v`. */
  determinize(view: Frozen<S>, side: Side, world: W, random: Random): S;
  /** How the side knows a thing: its own name, an alias such as `?7`, or `?` for what it has never seen. */
  nameFor(state: Frozen<S>, side: Side, id: string): string;
  /** What the side means by a name of its own, where the book has aliases. */
  idFor?(state: Frozen<S>, side: Side, name: string): string;

  /** What sides may keep from one another in a match of this world; nothing unless said. */
  hides?(world: W): readonly Hidden<S, W>[];

  /** What became of pieces and places between two states: the odds count it. Losses go by the words of `Loss`. */
  digest(before: Frozen<S>, after: Frozen<S>, world: W): readonly Fact[];
  /** How it is seen and explained; a book without it can be played, but not on the page. */
  readonly presentation?: Presentation<S, W, A>;
  /** By version: takes a state at a rest from that version to the next. */
  readonly migrations?: Readonly<Record<number, (state: Json) => Json>>;
}
