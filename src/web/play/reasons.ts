/** Why a piece can do nothing, in words that a person can read. */
import { type Refusal, type Side, told } from '../../engine/index.ts';
import type { Session } from './session.ts';

export function reasonsAgainst(session: Session, side: Side, piece: string): readonly Refusal[] {
  const { match, book } = session;
  const isAsked = match.choiceOf(side);
  // A book whose ask gives no reasons of its own may have them in its presentation.
  if (isAsked && !isAsked.whyNot && book.presentation?.whyNot)
    return book.presentation.whyNot({ piece }, match.view(side), side, match.world);
  return match
    .whyNot(side, { piece })
    .map(reason => ({ ...reason, why: told(reason.why, thing => session.nameOf(thing)) }));
}
