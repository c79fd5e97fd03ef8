/** The verbs of the book. Records hold them: a verb is only ever added, or renamed with its old name kept. */
import type { HexId } from '../../board/index.ts';
import { type ActOf, oneOf, piece, place, verbs } from '../../engine/index.ts';
import { DIRECTIONS } from '../../hex/index.ts';
import { COMMANDS, ROWS, type UnitId } from './state.ts';

const unit = piece<UnitId>('a unit');
const hex = place<HexId>('a hex such as 1:C4', /^\d:[A-Z]{1,2}\d{1,2}$/);

export const VERBS = verbs({
  /** This is all, in whatever was asked. */
  done: {},
  place: { unit, at: hex },
  command: { unit, is: oneOf(...COMMANDS) },
  clear: { unit },
  engage: { target: unit },
  add: { unit, row: oneOf(...ROWS) },
  resolve: {},
  move: { unit },
  step: { to: hex },
  reverse: { to: hex },
  turn: { side: oneOf(...DIRECTIONS) },
  leave: {},
});
export type BookAct = ActOf<typeof VERBS>;
