/** What becomes of a fault that fuzzing has found: it is told and kept at once, and then shown in a shorter game. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { answersIn, type FaultData, type Finding, shrunk } from '../../engine/fuzz/index.ts';
import { printRecord, type Rulebook } from '../../engine/index.ts';
import type { Context } from '../command.ts';
import { progressLine } from '../crew/progress.ts';
import { type FuzzPiece, subjectOf } from './fuzz-task.ts';

/** Whoever reads of a fault can begin with the long game; the short one is worth so long a wait. */
export const SECONDS_TO_SHRINK = 30;

/** A fault in words, with the file that holds its game. */
interface KeptFault {
  readonly problem: string;
  readonly record: string;
  /** How many the game has. */
  readonly answers: number;
}

export interface FoundFault extends KeptFault {
  readonly property: string;
  /** The same fault in a shorter game. */
  readonly short?: KeptFault;
}

export async function tellFault(
  finding: Finding,
  piece: FuzzPiece,
  book: Rulebook,
  signal: AbortSignal,
  { options, terminal }: Context,
): Promise<FoundFault> {
  const folder = resolve(terminal.folder, options.text('out') ?? '.');
  const name = `fault-${book.id}-${piece.seed}-${piece.game}`;
  const keep = (fault: FaultData, file: string): KeptFault => {
    const record = resolve(folder, file);
    // Hours of play must not be lost for want of a folder.
    mkdirSync(folder, { recursive: true });
    writeFileSync(record, printRecord(fault.record));
    return { problem: `${fault.property}: ${fault.problem}`, record, answers: answersIn(fault) };
  };
  // An answer as JSON comes at the end; a fault doesn't wait for that.
  const tell = (line: string) => (options.has('json') ? terminal.complain(line) : terminal.print(line));

  const found = keep(finding.fault, `${name}.record`);
  terminal.progress('');
  tell(`${book.id}: FAULT in game ${piece.game}, ${piece.setup.scenario}: ${found.problem}`);
  tell(`  hedgerow replay ${found.record}`);

  const limit = options.number('shrink', SECONDS_TO_SHRINK);
  const shorter = await shortest(finding, piece, book, { limit, signal, progress: terminal.progress });
  const short = answersIn(shorter) < found.answers ? keep(shorter, `${name}-short.record`) : undefined;
  return { property: finding.fault.property, ...found, ...(short ? { short } : {}) };
}

async function shortest(
  finding: Finding,
  piece: FuzzPiece,
  book: Rulebook,
  {
    limit,
    signal,
    progress,
  }: { readonly limit: number; readonly signal: AbortSignal; progress(line: string): void },
): Promise<FaultData> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const mayGoOn = () => seconds() < limit && !signal.aborted;
  let { fault } = finding;
  for (const best of shrunk(subjectOf(piece, book), finding, mayGoOn)) {
    fault = best.fault;
    const done = Math.max(best.share, seconds() / limit);
    const what = `${book.id}: looking for a shorter game, ${answersIn(fault)} of ${answersIn(finding.fault)} answers are left`;
    progress(progressLine(what, done, seconds()));
    // Somebody may want to interrupt, and is heard only while nothing runs.
    await setImmediate();
  }
  progress('');
  return fault;
}
