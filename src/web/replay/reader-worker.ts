/** Plays records through beside the page, so that the page never stands still for it. See reader.ts. */
import { type Proof, parseRecord, verifyText } from '../../engine/index.ts';
import { openBook } from '../../rulebooks/shelf.ts';
import { gameProblem } from '../start/check-game.ts';
import { type Imported, importRecord } from '../start/import-record.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { type Telling, telling } from './story.ts';

/** A record to be told from its beginning, to be proven, or to be taken in as a game; a kept game to be played through. */
export type Errand = { readonly number: number } & (
  | { readonly is: 'tell' | 'prove' | 'import'; readonly record: string }
  | { readonly is: 'check'; readonly game: SavedGame }
);

export type Report =
  | { readonly number: number; readonly is: 'under way'; readonly done: number; readonly of: number }
  | { readonly number: number; readonly is: 'told'; readonly telling: Telling }
  | { readonly number: number; readonly is: 'proven'; readonly proof: Proof }
  | { readonly number: number; readonly is: 'imported'; readonly imported: Imported }
  | { readonly number: number; readonly is: 'checked'; readonly problem: string | undefined }
  | { readonly number: number; readonly is: 'failed'; readonly problem: string };

/** The part of a worker's own scope that is used here; the page's types don't know workers. */
interface Scope {
  onmessage: (event: MessageEvent<Errand>) => void;
  postMessage(report: Report): void;
}

const scope = globalThis as unknown as Scope;
/** How many steps are played between two words about how far it is. */
const STRIDE = 50;

scope.onmessage = async ({ data }) => {
  const { number } = data;
  try {
    scope.postMessage(await reportOn(data));
  } catch (error) {
    scope.postMessage({
      number,
      is: 'failed',
      problem: error instanceof Error ? error.message : String(error),
    });
  }
};

async function reportOn(errand: Errand): Promise<Report> {
  const { number } = errand;
  switch (errand.is) {
    case 'tell':
      return { number, is: 'told', telling: await toldFrom(number, errand.record) };
    case 'prove':
      return { number, is: 'proven', proof: await proofFor(errand.record) };
    case 'import':
      return { number, is: 'imported', imported: await importRecord(errand.record) };
    case 'check':
      return { number, is: 'checked', problem: await gameProblem(errand.game) };
  }
}

async function toldFrom(number: number, text: string): Promise<Telling> {
  const record = parseRecord(text);
  return telling(await openBook(record.rulebook), record, (done, of) => {
    if (done % STRIDE === 0) scope.postMessage({ number, is: 'under way', done, of });
  });
}

async function proofFor(text: string): Promise<Proof> {
  return verifyText(await openBook(parseRecord(text).rulebook), text);
}
