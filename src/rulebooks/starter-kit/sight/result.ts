/** What looking along a line comes to (3.2.1). */
import type { HexId } from '../../../board/index.ts';

export interface Hindrance {
  readonly at: HexId;
  readonly by:
    | 'orchard'
    | 'grain'
    | 'brush'
    | 'palm trees'
    | 'kunai'
    | 'hut'
    | 'collapsed hut'
    | 'vehicle'
    | 'smoke';
  readonly drm: number;
  readonly cite: string;
}

export type Sight =
  | { readonly clear: true; readonly hindrances: readonly Hindrance[]; readonly total: number }
  | { readonly clear: false; readonly at: HexId; readonly by: string; readonly cite: string };

/** Hindrances that come to this much block the line altogether. */
export const OPAQUE = 6;
