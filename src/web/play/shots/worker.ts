/** Puts shots together beside the page, so that the page never stands still for it. See gunner.ts. */
import { fetchLore } from '../../../bots/doctrine/fetch.ts';
import type { GameRecord, Side } from '../../../engine/index.ts';
import type { Shot } from '../../../play/shot.ts';
import { dangerOf, shotAt, shotOf, shotsOf } from '../../../play/shots.ts';
import { openBook } from '../../../rulebooks/shelf.ts';

/** All that promise something, one at a place, the one that these acts make, or what the others could do about an act. */
export type Wanted =
  | { readonly is: 'all' }
  | { readonly is: 'at'; readonly place: string }
  | { readonly is: 'of'; readonly acts: readonly string[] }
  | { readonly is: 'danger'; readonly act: string };

export interface Question {
  readonly number: number;
  readonly book: string;
  readonly record: GameRecord;
  readonly side: Side;
  readonly wanted: Wanted;
}

export interface Reply {
  readonly number: number;
  readonly shots: readonly Shot[];
}

/** The part of a worker's own scope that is used here; the page's types don't know workers. */
interface Scope {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = async ({ data }) => {
  scope.postMessage({ number: data.number, shots: await shotsFor(data) });
};

async function shotsFor({ book: id, record, side, wanted }: Question): Promise<readonly Shot[]> {
  const book = await openBook(id);
  if (wanted.is === 'all') return shotsOf(await fetchLore(book), record, side);
  const shot =
    wanted.is === 'danger'
      ? dangerOf(await fetchLore(book), record, side, wanted.act)
      : wanted.is === 'at'
        ? shotAt(book, record, side, wanted.place)
        : shotOf(book, record, side, wanted.acts);
  return shot ? [shot] : [];
}
