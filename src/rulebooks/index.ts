/** Every playable rulebook. */
import type { Rulebook } from '../engine/index.ts';

export const rulebooks: readonly Rulebook[] = [];
