/** The verbs of the book. Records hold them: a verb is only ever added, or renamed with its old name kept. */
import type { HexId } from '../../board/index.ts';
import { type ActOf, piece, place, verbs } from '../../engine/index.ts';
import type { UnitId } from './state.ts';

const unit = piece<UnitId>('a squad');
const hex = place<HexId>('a hex such as 1:C4', /^\d:[A-Z]{1,2}\d{1,2}$/);

export const VERBS = verbs({
  /** This is all, in whatever was asked. */
  done: {},
  place: { unit, at: hex },
  fire: { unit, at: unit },
  move: { unit },
  step: { to: hex },
});
export type BookAct = ActOf<typeof VERBS>;
