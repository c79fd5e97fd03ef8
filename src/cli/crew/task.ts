/** Work that is done piece by piece, in this thread or in several. */
import type { Rulebook } from '../../engine/index.ts';

/** Pieces and results are plain data: they go from thread to thread. */
export interface Task<Piece = unknown, Result = unknown> {
  readonly name: string;
  perform(piece: Piece, rulebooks: readonly Rulebook[]): Result;
}

/** A piece that could not be done: the program is at fault, not the user. */
export class BrokenPiece extends Error {
  override readonly name = 'BrokenPiece';
}

// ---- what the threads say to one another

/** What a thread is told when it begins. */
export interface Assignment {
  readonly task: string;
}
export interface Order {
  readonly piece: unknown;
}
export type Delivery = { readonly result: unknown } | { readonly broke: string };
