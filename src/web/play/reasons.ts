/** Why a piece can do nothing, in words that a person can read. */
import { type Refusal, type Side, told } from '../../engine/index.ts';
import type { Session } from './session.ts';

export const reasonsAgainst = (session: Session, side: Side, piece: string): readonly Refusal[] =>
  session.match
    .whyNot(side, { piece })
    .map(reason => ({ ...reason, why: told(reason.why, thing => session.nameOf(thing)) }));
