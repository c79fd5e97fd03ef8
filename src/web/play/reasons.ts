/** Why a piece can do nothing, or nothing can be done at a place, in words that a person can read. */
import { type About, type Refusal, type Side, told } from '../../engine/index.ts';
import type { Session } from './session.ts';

export const reasonsAgainst = (session: Session, side: Side, about: About): readonly Refusal[] =>
  session.match
    .whyNot(side, about)
    .map(reason => ({ ...reason, why: told(reason.why, thing => session.nameOf(thing)) }));
