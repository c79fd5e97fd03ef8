/** What becomes of a thing: `{ of: 'u3', is: 'broken' }`, `{ of: '1:K5', is: 'smoke' }`. */
export interface Fact {
  /** A piece by its id, or a place. */
  readonly of: string;
  readonly is: string;
}

/** The facts about one thing; what is no text did not become of it. */
export function factsOf(of: string, ...all: readonly (string | false | undefined)[]): readonly Fact[] {
  return all.filter(is => typeof is === 'string').map(is => ({ of, is }));
}
