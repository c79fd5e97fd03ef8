/** Works out chances beside the page, so that the page never stands still for it. See oracle.ts. */
import type { GameRecord, Side } from '../../../engine/index.ts';
import { type Forecast, forecast } from '../../../play/forecast.ts';
import { openBook } from '../../../rulebooks/shelf.ts';

export interface Question {
  readonly number: number;
  readonly book: string;
  readonly record: GameRecord;
  readonly side: Side;
  readonly act: string;
}

export interface Reply {
  readonly number: number;
  readonly forecast: Forecast | undefined;
}

/** The part of a worker's own scope that is used here; the page's types don't know workers. */
interface Scope {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = async ({ data: { number, book, record, side, act } }) => {
  scope.postMessage({ number, forecast: forecast(await openBook(book), record, side, act) });
};
