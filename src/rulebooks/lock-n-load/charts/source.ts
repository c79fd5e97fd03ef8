/** Where the values of this book come from. */
import { inferred } from '../../kit/source.ts';

export { inferred, printed, published, substitute } from '../../kit/source.ts';

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
