/** Every command, in the order in which help lists them. */
import type { Command } from '../command.ts';
import { balance } from './balance.ts';
import { coverage } from './coverage.ts';
import { fuzz } from './fuzz.ts';
import { keep } from './keep.ts';
import { ladder } from './ladder.ts';
import { leaks } from './leaks.ts';
import { newBook } from './new-book.ts';
import { openings } from './openings.ts';
import { pack } from './pack.ts';
import { paint } from './paint.ts';
import { prove } from './prove.ts';
import { puzzle } from './puzzle.ts';
import { replay } from './replay.ts';
import { selfplay } from './selfplay.ts';
import { sight } from './sight.ts';
import { sim } from './sim.ts';
import { validate } from './validate.ts';
import { verify } from './verify.ts';

export const commands: readonly Command[] = [
  validate,
  pack,
  selfplay,
  keep,
  replay,
  verify,
  sim,
  balance,
  ladder,
  openings,
  puzzle,
  fuzz,
  leaks,
  coverage,
  prove,
  newBook,
  paint,
  sight,
];
