import type { Refusal } from '../../../../engine/index.ts';

/** Of fire its verbs speak themselves; this is what the reasons of all others are. */
export type Reasons = readonly Refusal[];
