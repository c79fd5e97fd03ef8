/**
 * All that was ever answered in a match, in the order of time. A record keeps what stands, and apart from it what was
 * taken back; here they are laid out as they came, for its text, for the chain of hashes, and for whoever proves it.
 */
import type { Answer, GameRecord, Step, TakeBack } from './record.ts';

/** An answer or an interjection, in its place. */
export interface Given {
  readonly is: 'given';
  readonly rest: number;
  readonly epoch: number;
  /** Which of the answers since the rest it is; an interjection comes before the first. */
  readonly ordinal: number;
  readonly answer: Answer | Interjected;
  /** False: it was taken back later. */
  readonly stands: boolean;
}

export interface Interjected {
  readonly interjects: string;
  readonly act: string;
}

/** What came to pass in a match: an answer, or a going back. */
export type Chronicled = Given | { readonly is: 'back'; readonly takeBack: TakeBack };

export const isInterjected = (answer: Given['answer']): answer is Interjected => 'interjects' in answer;

export function chronicleOf({
  steps,
  history,
}: Pick<GameRecord, 'steps' | 'history'>): readonly Chronicled[] {
  return chronicle(steps, history?.takenBack ?? []);
}

/** Goes back in time: what stands after a take-back is cut off there, and what was dropped by it takes its place. */
export function chronicle(steps: readonly Step[], takenBack: readonly TakeBack[]): readonly Chronicled[] {
  const standing = givenIn(steps, true);
  const later: (readonly Chronicled[])[] = [];
  for (const takeBack of takenBack.toReversed()) {
    const since = standing.findLastIndex(given => !isCutBy(given, takeBack)) + 1;
    later.push([{ is: 'back', takeBack }, ...standing.splice(since)]);
    standing.push(...givenIn(takeBack.steps, false, takeBack.after));
  }
  return [standing, ...later.toReversed()].flat();
}

export function givenIn(steps: readonly Step[], stands: boolean, first = 0): Given[] {
  return steps.flatMap(({ rest, epoch, interjection, answers }, i) => {
    const place = { is: 'given', rest, epoch, stands } as const;
    const from = i === 0 ? first : 0;
    const given = answers.map((answer, at): Given => ({ ...place, ordinal: from + at, answer }));
    if (interjection === undefined) return given;
    return [
      { ...place, ordinal: -1, answer: { interjects: interjection.by, act: interjection.act } },
      ...given,
    ];
  });
}

/** Whether a take-back goes to before it. */
function isCutBy({ rest, ordinal }: Given, { rest: to, after }: TakeBack): boolean {
  return rest > to || (rest === to && (after === undefined || ordinal >= after));
}
