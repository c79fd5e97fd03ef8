/**
 * Standing orders: which chances to react a player wants to be asked about. What isn't asked is let pass, as if he
 * had said so himself; he is never made to do anything.
 */

/** When a window of a kind is asked about: never, or if one of the reactions is worth it. */
export type Stop =
  | 'never'
  | {
      /** It has an effect on somebody of the other side with at least this chance. */
      readonly least: number;
      /** Whoever could react is no farther away than this many hexes; undefined: at any distance. */
      readonly within?: number;
    };

export interface Orders {
  /** By kind of window; what isn't named here is as usual. */
  readonly stops: Readonly<Record<string, Stop>>;
  /** Pieces that hold back: what only they could do isn't asked about. */
  readonly holding: readonly string[];
  /** He wants to be asked even where nothing but seldom wanted acts could be done. */
  readonly seldom?: boolean;
}

export const ALWAYS: Stop = { least: 0 };
/** A shot that will hardly do anything is no reason to interrupt a move. */
export const USUAL: Stop = { least: 0.15 };
export const NO_ORDERS: Orders = { stops: {}, holding: [] };

/** Orders by name, for all kinds of windows at once. */
export const PRESETS = {
  free: { title: 'Free: every chance', stop: ALWAYS },
  usual: { title: 'As usual: no idle shots', stop: USUAL },
  good: { title: 'Only good shots', stop: { least: 0.3 } },
  ambush: { title: 'Ambush: only what comes near', stop: { least: 0.15, within: 2 } },
  hold: { title: 'Hold: never', stop: 'never' },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly stop: Stop }>>;
export type Preset = keyof typeof PRESETS;

export const stopFor = ({ stops }: Orders, on: string): Stop => stops[on] ?? USUAL;

/** Something that could be done in a window. */
export interface Reaction {
  /** The pieces that would do it. */
  readonly pieces: readonly string[];
  /** How far they are from what the window is about; undefined where that can't be told. */
  readonly range: number | undefined;
  /** The chance of an effect on somebody of the other side, worked out on request; undefined where that can't be told. */
  chance(): number | undefined;
}

/** Let pass for good, whatever comes of it. */
export const FOR_GOOD = Number.POSITIVE_INFINITY;

/**
 * What can't be told is asked about: orders never swallow what they can't judge. `declined` is the best chance that
 * the player has already let pass in the same matter: he is asked again only if things have got better, or always if
 * he wants that.
 */
export function isWorthAsking(
  orders: Orders,
  on: string,
  reactions: readonly Reaction[],
  declined = -1,
): boolean {
  const stop = stopFor(orders, on);
  if (stop === 'never' || declined === FOR_GOOD) return false;
  const { least, within = Number.POSITIVE_INFINITY } = stop;
  return reactions.some(({ pieces, range = 0, chance }) => {
    const isHolding = pieces.length > 0 && pieces.every(piece => orders.holding.includes(piece));
    if (isHolding || range > within) return false;
    if (least === 0) return true;
    const likely = chance() ?? 1;
    return likely >= least && likely > declined;
  });
}

/** What is let pass with a window. */
export const bestChance = (reactions: readonly Reaction[]): number =>
  Math.max(0, ...reactions.map(({ chance }) => chance() ?? 1));

/** The orders with another stop for a kind of window. */
export const withStop = (orders: Orders, on: string, stop: Stop): Orders => ({
  ...orders,
  stops: { ...orders.stops, [on]: stop },
});

/** The orders with the stops of a preset; who holds back goes on holding back. */
export const withPreset = (orders: Orders, kinds: readonly string[], preset: Preset): Orders => ({
  ...orders,
  stops: Object.fromEntries(kinds.map(on => [on, PRESETS[preset].stop])),
});

/** The preset that the stops are, if they are one. */
export function presetOf(orders: Orders, kinds: readonly string[]): Preset | undefined {
  const text = (stop: Stop) => (stop === 'never' ? stop : `${stop.least} ${stop.within}`);
  const names = Object.keys(PRESETS) as Preset[];
  return names.find(name => kinds.every(on => text(stopFor(orders, on)) === text(PRESETS[name].stop)));
}

export function withHolding(orders: Orders, piece: string, holds: boolean): Orders {
  const others = orders.holding.filter(each => each !== piece);
  return { ...orders, holding: holds ? [...others, piece] : others };
}
