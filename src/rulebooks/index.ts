/** Every playable rulebook. */
import type { Rulebook } from '../engine/index.ts';
import { lockNLoad } from './lock-n-load/index.ts';
import { starterKit } from './starter-kit/index.ts';

export const rulebooks: readonly Rulebook[] = [starterKit, lockNLoad];
