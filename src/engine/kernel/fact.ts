/** The words of all books for what is lost for good, and for what lost a part: casualties are counted by them. */
export const LOSSES = ['eliminated', 'destroyed', 'reduced'] as const;
export type Loss = (typeof LOSSES)[number];

/** What becomes of a thing: `{ of: 'u3', is: 'broken' }`, `{ of: '1:K5', is: 'smoke' }`. */
export interface Fact {
  /** A piece by its id, or a place. */
  readonly of: string;
  readonly is: string;
}

/** Whether something was lost by it. */
export const isLoss = ({ is }: Fact): boolean => LOSSES.some(loss => loss === is);

/** The facts about one thing; what is no text did not become of it. */
export function factsOf(of: string, ...all: readonly (string | false | undefined)[]): readonly Fact[] {
  return all.filter(is => typeof is === 'string').map(is => ({ of, is }));
}
