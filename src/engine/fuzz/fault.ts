import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';
import { RuleFault } from '../match/match.ts';
import type { GameRecord } from '../record/record.ts';

/** What a fault says, as plain data: threads can tell it one another. */
export interface FaultData {
  readonly property: string;
  readonly problem: string;
  /** The game in which it was seen. */
  readonly record: GameRecord;
}

/** A property that does not hold. */
export class Fault extends Error implements FaultData {
  override readonly name = 'Fault';
  readonly property: string;
  readonly problem: string;
  readonly record: GameRecord;
  constructor(property: string, problem: string, record: GameRecord) {
    super(`${property}: ${problem}`);
    this.property = property;
    this.problem = problem;
    this.record = record;
  }
}

/** Runs a part of a check; whatever is thrown in it becomes a fault of that property. */
export function holding<S extends GameState, W, T>(property: string, match: Match<S, W>, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (error instanceof Fault) throw error;
    const record = error instanceof RuleFault ? error.record : match.record();
    throw new Fault(property, error instanceof Error ? error.message : String(error), record);
  }
}

export function mustEqual<S extends GameState, W>(
  property: string,
  match: Match<S, W>,
  what: string,
  found: unknown,
  expected: unknown,
): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Fault(property, `${what} differs: ${difference(a ?? '', b ?? '')}`, match.record());
}

/** The first place where two texts part, with what stands around it. */
function difference(found: string, expected: string): string {
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `found …${around(found)}…, expected …${around(expected)}…`;
}
