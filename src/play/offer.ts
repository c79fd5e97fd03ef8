/** An offered act, made ready for hands: what has to be touched for it, and what it is called. */
import type { Act, ActWords, Verbs } from '../engine/index.ts';

export interface Offer {
  /** The act's text form: what is sent as the answer. */
  readonly text: string;
  readonly act: Act;
  readonly words: ActWords;
  /** The pieces that the act names. */
  readonly pieces: readonly string[];
  /** The places on the map that it names. */
  readonly places: readonly string[];
  /** It breaks in on whatever is asked. */
  readonly interjects?: true;
}

export function offerOf(verbs: Verbs, act: Act, words: ActWords): Offer {
  const things: { pieces: string[]; places: string[] } = { pieces: [], places: [] };
  for (const [name, arg] of Object.entries(verbs.shapes[act.verb] ?? {})) {
    const value = (act as unknown as Readonly<Record<string, unknown>>)[name];
    const named = (Array.isArray(value) ? value : [value]).map(String);
    if (arg.names) things.pieces.push(...named);
    if (arg.place) things.places.push(...named);
  }
  return { text: verbs.print(act), act, words, ...things };
}
