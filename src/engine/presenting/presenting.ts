/**
 * What a book gives to be seen and explained. The page, the terminal and screen readers draw any book from this
 * alone: they know no counters, phases or markers of their own.
 */
import type { Act, Side } from '../kernel/ask.ts';
import type { Frozen } from '../kernel/data.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Chart } from '../numbers/chart.ts';
import type { Tally } from '../numbers/tally.ts';
import type { Sheet } from './sheet.ts';

/** Everything on the table, as one side (or, at the end, everybody) sees it. */
export interface Tabletop {
  /** Boards as in board/layout.ts, and terrain that play has changed. */
  readonly battlefield: string;
  readonly counters: readonly Counter[];
  readonly overlays: readonly Overlay[];
  /** The turn track and the phases of the turn, in order. */
  readonly turns: Track;
  readonly phases: Track;
  /** Victory and other state in short sentences. */
  readonly status: readonly Status[];
}

export interface Counter {
  /** As the side knows it: the name that acts use. */
  readonly id: string;
  readonly side: Side;
  /** A hex or location, or undefined off the map; then `box` says where it waits. */
  readonly at?: string;
  readonly box?: string;
  /** The counter that holds this one: a weapon's bearer, a passenger's vehicle. They are drawn joined. */
  readonly on?: string;
  /** 0 to 5 a hexside, 0.5 to 5.5 a vertex, clockwise from north. */
  readonly facing?: number;
  /** Where its turret points, by the same numbers; drawn where it differs from the facing. */
  readonly turret?: number;
  readonly face: Face;
  readonly back?: Face;
  readonly badges: readonly Badge[];
  /** For speech and titles: `German squad 4-6-7`. */
  readonly title: string;
  /** It can do nothing more for now: drawn dimmed, with a bar. */
  readonly spent?: boolean;
}

export const SYMBOLS = [
  'squad',
  'half-squad',
  'crew',
  'leader',
  'hero',
  'medic',
  'scout',
  'sniper',
  'machine-gun',
  'mortar',
  'flamethrower',
  'charge',
  'launcher',
  'rifle',
  'gun',
  'tank',
  'self-propelled-gun',
  'half-track',
  'car',
  'truck',
  'aircraft',
  'battery',
  'hidden',
  'unknown',
] as const;
export type CounterSymbol = (typeof SYMBOLS)[number];

export interface Face {
  /** Colours and badge go by it: `german`, `russian` … */
  readonly nation: string;
  readonly symbol: CounterSymbol;
  /** `weak`: the broken, shaken or reduced side of a counter. */
  readonly tone: 'plain' | 'weak';
  readonly figures: readonly Figure[];
}

/** A number or letter on a counter, in the place where that book prints it. */
export interface Figure {
  readonly text: string;
  /** What it is, in words: `firepower`. */
  readonly name: string;
  readonly at:
    | 'bottom'
    | 'top-left'
    | 'top-right'
    | 'right'
    | 'left'
    | 'bottom-left'
    | 'bottom-right'
    | 'top';
  readonly style?: 'boxed' | 'underlined' | 'raised' | 'circled';
  readonly cite?: string;
}

/** A marker on a counter, by its familiar word. */
export interface Badge {
  readonly text: string;
  /** What it means, in a sentence. */
  readonly means: string;
  readonly cite: string;
  readonly tone: 'good' | 'neutral' | 'bad';
}

/** Something that lies on hexes: smoke, residual fire, set-up areas, victory hexes, control, arcs of fire. */
export interface Overlay {
  readonly kind: 'zone' | 'marker' | 'control' | 'line' | 'arc';
  readonly hexes: readonly string[];
  readonly text: string;
  readonly means: string;
  readonly side?: Side;
  readonly cite?: string;
  /** The counter it belongs to: then it is drawn only while somebody looks at that counter. */
  readonly of?: string;
}

export interface Track {
  readonly steps: readonly { readonly short: string; readonly name: string }[];
  readonly at: number;
}

export interface Status {
  readonly text: string;
  readonly side?: Side;
  readonly cite?: string;
}

/** An act in words. */
export interface ActWords {
  /** For a button: `Fire`, `Move to K5`. */
  readonly label: string;
  /** What it does, in a sentence. */
  readonly hint?: string;
  /** It commits to dice or can't be taken back: pages ask once. */
  readonly grave?: boolean;
  /** It puts right what was done just now, or is seldom wanted: pages keep it out of the way of the rest. */
  readonly aside?: boolean;
  /** What it costs, where it costs something: a tally with its rules. */
  readonly cost?: Tally;
}

/** The card of an act: whom it is about, every number that goes into it, and what each roll would bring. */
export interface ActCard {
  readonly title: string;
  /** Those whom the act is about: each is shown with what may become of it. */
  readonly targets?: readonly CardTarget[];
  /** Those who do it and what they do it with: what becomes of these is told apart. */
  readonly by?: { readonly title: string; readonly of: readonly string[] };
  readonly parts: readonly CardPart[];
  readonly rolls?: readonly CardRoll[];
  /** What its chances suppose, where nobody may know it beforehand: the odds may say otherwise. */
  readonly supposing?: string;
}

export interface CardTarget {
  /** A piece by its id, or a place. */
  readonly of: string;
  /** What it is called if nothing becomes of it: `unhurt`, `stays broken`, `no smoke`. */
  readonly otherwise: string;
}

/** A number that goes into the act, with everything that is applied or left out. */
export interface CardPart {
  readonly title: string;
  readonly tally: Tally;
  /** How the value is read: `column 8`. */
  readonly reads?: string;
  /** What the dice must show for it. */
  readonly need?: Need;
}

/** What the dice must show for something to come about, and how likely that is: the odds must say the same. */
export interface Need {
  readonly words: string;
  readonly for: Fact;
  readonly chance: number;
}

/** A row of a chart that dice go to: what each fall of them brings to one thing. */
export interface CardRoll {
  /** The piece or the place that it befalls. */
  readonly of: string;
  /** What is rolled for, where the same thing may have to do with several rolls. */
  readonly title?: string;
  /** It is made only if a roll before it calls for it. */
  readonly after?: true;
  readonly falls: readonly CardFall[];
}

export interface CardFall extends CardResult {
  /** The total, and the faces where the total alone doesn't tell: `6 by 3 + 3`. */
  readonly roll: string;
  /** In how many of all ways the dice fall so. */
  readonly chance: number;
}

export interface CardResult {
  readonly result: string;
  /** What that comes to, where this roll is always made and alone decides it: the odds must say the same. */
  readonly is?: string;
  /** Nothing becomes of it. */
  readonly spares?: true;
}

/** A line of sight in the book's own words. */
export interface SightWords {
  readonly clear: boolean;
  readonly summary: string;
  readonly findings: readonly {
    readonly at: string;
    readonly text: string;
    readonly cite: string;
    readonly blocks: boolean;
  }[];
}

export interface Presentation<S, W, A extends Act = Act> {
  tabletop(view: Frozen<S>, side: Side | undefined, world: W): Tabletop;
  words(act: A, view: Frozen<S>, world: W): ActWords;
  /**
   * What players call a piece or a place: `4-6-7 C`, `K5 upstairs`. Also one that is not in the view any more, or that the
   * side has never seen; never its id.
   */
  nameOf(thing: string, view: Frozen<S>, world: W): string;
  /** The numbers behind an act, where it has any. */
  card?(act: A, view: Frozen<S>, side: Side, world: W): ActCard | undefined;
  /** Everything that is printed on a piece, with what follows from it; undefined where its face tells nothing. */
  sheet?(piece: string, view: Frozen<S>, world: W): Sheet | undefined;
  /** Undefined where the match forbids looking. */
  sight?(view: Frozen<S>, from: string, to: string, world: W): SightWords | undefined;
  readonly charts: readonly Chart<unknown>[];
}
