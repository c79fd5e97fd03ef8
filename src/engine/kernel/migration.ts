/** Running games go forward only, at a rest: a state is taken from version to version up to the present one. */

import type { Snapshot } from '../record/record.ts';
import type { Json } from './data.ts';
import type { GameState, Rulebook } from './rulebook.ts';

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** A snapshot's state under the present version of the rules. */
export function migrated<S extends GameState, W>(book: Rulebook<S, W>, snapshot: Snapshot): Json {
  const { version } = snapshot;
  if (version > book.version) {
    throw new MigrationError(
      `the snapshot was made by version ${version} of ${book.id}, later than ${book.version}`,
    );
  }
  let state: Json = structuredClone(snapshot.state);
  for (let from = version; from < book.version; from++) {
    const step = book.migrations?.[from];
    if (step === undefined) throw new MigrationError(`${book.id} can't take a state from version ${from} on`);
    state = step(state);
  }
  return state;
}
