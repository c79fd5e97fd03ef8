/** What looking along a line comes to (2.1). */
import type { HexId } from '../../../board/index.ts';

export type Sight =
  | { readonly clear: true }
  | { readonly clear: false; readonly at: HexId; readonly by: string; readonly cite: string };

export const CLEAR: Sight = { clear: true };
