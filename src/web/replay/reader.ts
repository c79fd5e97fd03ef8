/** Has records played through by the worker that does it. */
import type { Proof } from '../../engine/index.ts';
import type { Imported } from '../start/import-record.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Errand, Report } from './reader-worker.ts';
import type { Telling } from './story.ts';

export type OnProgress = (done: number, of: number) => void;

const waiting = new Map<number, (report: Report) => void>();
let worker: Worker | undefined;
let sent = 0;

/** The record from its beginning. Fails with one clear sentence if these rules don't lead where it goes. */
export async function tellingOf(record: string, onProgress: OnProgress): Promise<Telling> {
  const report = await send({ is: 'tell', record }, onProgress);
  if (report.is === 'told') return report.telling;
  throw new Error(report.is === 'failed' ? report.problem : 'the reader was interrupted');
}

/** The last one is kept: it takes a while, and people turn to the dice and back. */
let lastProof: { readonly record: string; readonly proof: Promise<Proof> } | undefined;

/** What can be proven of a record: it is played through from its beginning, and nothing in it is trusted. */
export function proofOf(record: string): Promise<Proof> {
  if (lastProof?.record !== record) lastProof = { record, proof: prove(record) };
  return lastProof.proof;
}

async function prove(record: string): Promise<Proof> {
  const report = await send({ is: 'prove', record });
  if (report.is === 'proven') return report.proof;
  throw new Error(report.is === 'failed' ? report.problem : 'the reader was interrupted');
}

/** The record as a game of one's own, or why it is none. */
export async function importedFrom(record: string): Promise<Imported> {
  const report = await send({ is: 'import', record });
  if (report.is === 'imported') return report.imported;
  return { ok: false, problem: report.is === 'failed' ? report.problem : 'the reader was interrupted' };
}

/** What is wrong with a kept game; undefined if it can be gone on with. */
export async function problemOf(game: SavedGame): Promise<string | undefined> {
  const report = await send({ is: 'check', game });
  if (report.is === 'checked') return report.problem;
  return report.is === 'failed' ? report.problem : 'the reader was interrupted';
}

type Wanted =
  | { readonly is: 'tell' | 'prove' | 'import'; readonly record: string }
  | { readonly is: 'check'; readonly game: SavedGame };

function send(wanted: Wanted, onProgress: OnProgress = () => {}): Promise<Report> {
  worker ??= hire();
  const number = ++sent;
  worker.postMessage({ number, ...wanted } satisfies Errand);
  return new Promise(done =>
    waiting.set(number, report => {
      if (report.is === 'under way') {
        onProgress(report.done, report.of);
        return;
      }
      waiting.delete(number);
      done(report);
    }),
  );
}

function hire(): Worker {
  const hired = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
  hired.onmessage = ({ data }: MessageEvent<Report>) => waiting.get(data.number)?.(data);
  hired.onerror = ({ message }) => {
    for (const [number, tell] of waiting)
      tell({ number, is: 'failed', problem: message || 'a part of the page did not arrive' });
    worker = undefined;
  };
  return hired;
}
