/** Going back: which answer a side may take back by itself, and what stands in the way of more. */
import { type GameRecord, isDice, type Match, type Side, type Step } from '../../engine/index.ts';

/** An answer that a person gave, with what it was called then. */
export interface Given {
  readonly side: Side;
  readonly rest: number;
  /** Which of the answers since that rest it was. */
  readonly ordinal: number;
  readonly label: string;
}

/** The last answer of the side that may still be taken back. */
export function lastFree(match: Match, side: Side, given: readonly Given[]): Given | undefined {
  const last = given.at(-1);
  if (last === undefined || last.side !== side) return undefined;
  const earliest = match.freeUndo(side);
  if (last.rest < match.rest) return last.rest >= earliest ? last : undefined;
  const open = openStep(match);
  const since = open?.answers.slice(last.ordinal) ?? [];
  return since.every(answer => !isDice(answer) && answer.by === side) ? last : undefined;
}

/** Why there is nothing to take back. */
export function limitOf(match: Match, side: Side | undefined): string {
  const last = match.record().steps.at(-1);
  if (last === undefined || side === undefined) return 'Nothing has been done yet.';
  if (last.answers.some(isDice)) return 'The dice have fallen: that stands.';
  return 'The other side has answered since: that stands.';
}

/** Takes the answer back, and everything after it. */
export function takeBack(match: Match, { side, rest, ordinal }: Given): void {
  if (rest < match.rest) {
    match.truncate(rest);
    return;
  }
  while ((openStep(match)?.answers.length ?? 0) > ordinal) {
    if (!match.retract(side).ok) return;
  }
}

export function openStep(match: Match): Step | undefined {
  const last = match.record().steps.at(-1);
  return last?.rest === match.rest ? last : undefined;
}

/** What people answered in a recorded game, for a session that takes it up. */
export function givenIn(record: GameRecord, isHuman: (side: Side) => boolean): Given[] {
  return record.steps.flatMap(({ rest, answers }) =>
    answers.flatMap((answer, ordinal) =>
      isDice(answer) || !isHuman(answer.by)
        ? []
        : [{ side: answer.by, rest, ordinal, label: `“${answer.act}”` }],
    ),
  );
}
