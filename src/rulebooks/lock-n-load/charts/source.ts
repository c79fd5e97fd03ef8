/** Where a value comes from, in one word. */
import type { Source } from '../../../engine/index.ts';

/** In the text of the rules. */
export const printed = (from: string): Source => ({ provenance: 'printed', from });
/** In public material. */
export const published = (from: string): Source => ({ provenance: 'public', from });
/** Follows from the text's examples of play. */
export const inferred = (from: string): Source => ({ provenance: 'inferred', from });
/** Ours. */
export const substitute = (from: string): Source => ({ provenance: 'substitute', from });

/**
 * Known only from notes on the book: our copy of the text lacks the example, and nobody has checked the value against it.
 */
export const REPORTED = inferred('notes on an example that our copy of the text lacks; unchecked');

/** Public material that several charts and counters rest on. */
export const LATER_EDITION = 'the public pages of the core rules 5.1';
export const BAND_OF_HEROES = 'the public demo scenario of Band of Heroes';

/** The examples of play at the end of the text. */
export const INFANTRY_EXAMPLE = 'the example of basic infantry combat';
export const ARMOR_EXAMPLE = 'the example of basic armored combat';
