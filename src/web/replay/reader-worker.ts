/** Plays records through beside the page, so that the page never stands still for it. See reader.ts. */
import { parseRecord } from '../../engine/index.ts';
import { bookById } from '../play/table-setup.ts';
import { type Imported, importRecord } from '../start/import-record.ts';
import { type Telling, telling } from './story.ts';

/** A record to be told from its beginning, or to be taken in as a game. */
export interface Errand {
  readonly number: number;
  readonly is: 'tell' | 'import';
  readonly record: string;
}

export type Report =
  | { readonly number: number; readonly is: 'under way'; readonly done: number; readonly of: number }
  | { readonly number: number; readonly is: 'told'; readonly telling: Telling }
  | { readonly number: number; readonly is: 'imported'; readonly imported: Imported }
  | { readonly number: number; readonly is: 'failed'; readonly problem: string };

/** The part of a worker's own scope that is used here; the page's types don't know workers. */
interface Scope {
  onmessage: (event: MessageEvent<Errand>) => void;
  postMessage(report: Report): void;
}

const scope = globalThis as unknown as Scope;
/** How many steps are played between two words about how far it is. */
const STRIDE = 50;

scope.onmessage = ({ data: { number, is, record } }) => {
  try {
    if (is === 'import') scope.postMessage({ number, is: 'imported', imported: importRecord(record) });
    else scope.postMessage({ number, is: 'told', telling: toldFrom(number, record) });
  } catch (error) {
    scope.postMessage({
      number,
      is: 'failed',
      problem: error instanceof Error ? error.message : String(error),
    });
  }
};

function toldFrom(number: number, text: string): Telling {
  const record = parseRecord(text);
  const book = bookById(record.rulebook);
  if (book === undefined) throw new Error(`there is no rulebook '${record.rulebook}' here`);
  return telling(book, record, (done, of) => {
    if (done % STRIDE === 0) scope.postMessage({ number, is: 'under way', done, of });
  });
}
