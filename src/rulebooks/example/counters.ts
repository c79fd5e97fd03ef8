/** What is printed on the counters. */
import type { Source } from '../../engine/index.ts';

export interface Card {
  readonly title: string;
  /** How far it fires, in hexes. */
  readonly range: number;
  /** How far it moves in a turn, in hexes. */
  readonly moves: number;
  readonly source: Source;
}

const OURS: Source = { provenance: 'substitute', from: 'made for this game' };

export const CARDS = {
  rifles: { title: 'rifle squad', range: 6, moves: 2, source: OURS },
  scouts: { title: 'scout squad', range: 3, moves: 3, source: OURS },
} as const satisfies Readonly<Record<string, Card>>;
export type CardId = keyof typeof CARDS;
