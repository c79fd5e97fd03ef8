/** Property 2: every listed act is accepted; an unlisted, stale or malformed one is refused and changes nothing. */

import type { GameState } from '../kernel/rulebook.ts';
import type { Match, Verdict } from '../match/match.ts';
import { Fault, holding } from './fault.ts';
import { offeredNow } from './random-match.ts';
import type { Tape } from './tape.ts';

const NAME = 'what is offered is accepted, and nothing else';
const NONSENSE = ['', ' ', 'no-such-verb', 'toString', '__proto__ x', '{"verb":"pass"}'];

export function checkOffers<S extends GameState, W>(
  match: Match<S, W>,
  tape: Tape,
  stale: readonly string[],
): void {
  const before = standing(match);
  const mustRefuse = (what: string, attempt: () => Verdict): void =>
    holding(NAME, match, () => {
      const verdict = attempt();
      if (verdict.ok) throw new Fault(NAME, `${what} was accepted`, match.record());
      if (!verdict.problem) throw new Fault(NAME, `${what} was refused without a reason`, match.record());
      if (standing(match) !== before)
        throw new Fault(NAME, `${what} was refused and changed something`, match.record());
    });

  for (const choice of match.choices) {
    const offered = offeredNow(match, choice);
    holding(NAME, match, () => {
      const verdict = match.fork().answer(choice.by, tape.pick(offered));
      if (!verdict.ok) throw new Fault(NAME, `offered and refused: ${verdict.problem}`, match.record());
    });
    const malformed = [...NONSENSE, `${offered[0]} more`, `${offered[0]?.slice(0, -1)}`, `x${offered[0]}`];
    for (const text of [...malformed, ...stale].filter(each => !offered.includes(each)))
      mustRefuse(`'${text}' by ${choice.by}`, () => match.answer(choice.by, text));
  }
  const unasked = match.sides.find(side => match.choiceOf(side) === undefined);
  const [choice] = match.choices;
  if (unasked && choice)
    mustRefuse(`an answer by ${unasked}`, () => match.answer(unasked, match.offered(choice.by)[0] ?? ''));
  mustRefuse('dice that nobody asked for', () => match.typeDice({ white: 6 }));
  mustRefuse('a side that does not exist', () => match.answer('nobody', 'pass'));
}

/** What an answer could change: the state, and the end of the record. */
function standing<S extends GameState, W>(match: Match<S, W>): string {
  const { steps } = match.record();
  return JSON.stringify([match.state, match.rest, steps.length, steps.at(-1) ?? 'none']);
}
