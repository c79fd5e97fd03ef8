/** Something the user can put right. The message says what is wrong, where, and what was expected. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Exit codes, as `hedgerow --help` states them. */
export const EXIT = { done: 0, failed: 1, misused: 2, broken: 70, interrupted: 130 } as const;
