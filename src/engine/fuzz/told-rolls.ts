/**
 * Property: every roll tells itself. Nobody who sees the dice is left without what came of them; the dice that counted are
 * those that fell, with what was added they come to the total, and what was needed was reached exactly if the rule says so.
 */
import type { Faces, Side } from '../kernel/ask.ts';
import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';
import type { Tally } from '../numbers/tally.ts';
import { countOf, isMet, type Reckoning, type Sum } from '../telling/account.ts';
import type { Entry } from '../telling/journal.ts';
import { Fault } from './fault.ts';

const NAME = 'every roll tells itself';

/** How many rolls were looked at. */
export function checkToldRolls<S extends GameState, W>(match: Match<S, W>): number {
  const wrong = (who: Side | undefined) =>
    rollsIn(who === undefined ? match.journal.all() : match.journal.as(who)).flatMap(roll =>
      rollProblem(roll).map(problem => `'${roll.why}', as ${who ?? 'everybody'} is told: ${problem}`),
    );
  const [problem] = [undefined, ...match.sides].flatMap(wrong);
  if (problem !== undefined) throw new Fault(NAME, problem, match.record());
  return rollsIn(match.journal.all()).length;
}

type Roll = Entry & { readonly is: 'roll' };
const rollsIn = (entries: readonly Entry[]): readonly Roll[] => entries.filter(entry => entry.is === 'roll');

/** What is wrong with what a roll tells. */
export function rollProblem({ account, dice }: Roll): readonly string[] {
  if (account.length === 0) return ['nothing is told'];
  return account.flatMap(reckoning => reckoningProblem(reckoning, dice));
}

function reckoningProblem({ sum, needed, met, verdict }: Reckoning, dice: Faces): readonly string[] {
  const problems = [sum, ...(needed?.rolled ? [needed.rolled] : [])].flatMap(each => sumProblem(each, dice));
  if (verdict.trim() === '') problems.push('it has no verdict');
  if (needed === undefined) return problems;
  const against = needed.rolled ? needed.rolled.total - (needed.lead ?? 0) : (needed.made?.value ?? needed.n);
  if (against !== needed.n) problems.push(`${needed.n} was needed, but it is made of ${against}`);
  if (isMet(needed, sum.total) !== met)
    problems.push(
      `${sum.total} against ${needed.is} ${needed.n} is told as ${met ? '' : 'not '}reached: ${verdict}`,
    );
  return problems;
}

function sumProblem({ dice: counted, by, added, total }: Sum, dice: Faces): string[] {
  const problems: string[] = [];
  const thrown = Object.values(dice);
  for (const face of Object.values(counted)) {
    const at = thrown.indexOf(face);
    if (at < 0) problems.push(`a ${face} counts that was not thrown`);
    else thrown.splice(at, 1);
  }
  const sum = added.reduce((all, { value }) => all + value, countOf(by, counted));
  if (sum !== total) problems.push(`the dice and what is added come to ${sum}, not ${total}`);
  for (const each of added) if (!addsUp(each)) problems.push(`its entries don't come to ${each.value}`);
  return problems;
}

/** Where entries only add, they must come to what they are said to. */
function addsUp({ value, kept }: Tally): boolean {
  const isPlain = kept.every(({ op }) => op === '+');
  return !isPlain || kept.reduce((sum, { n }) => sum + n, 0) === value;
}
