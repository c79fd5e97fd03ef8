/** Where a value comes from, in one word. */
import type { Source } from '../../../engine/index.ts';

/** In the text of the rules. */
export const printed = (from: string): Source => ({ provenance: 'printed', from });
/** In public material. */
export const published = (from: string): Source => ({ provenance: 'public', from });
/** Ours. */
export const substitute = (from: string): Source => ({ provenance: 'substitute', from });
/** A value that another source contradicts, or that looks odd; its source says how. */
export const doubtful = (source: Source): Source => ({ ...source, doubtful: true });
