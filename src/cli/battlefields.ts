/** Finding what a command line names on the table: a battlefield, a location. */
import { type Battlefield, type Location, type Outcome, parseLocation } from '../board/index.ts';
import { battlefieldOf, shippedBoards } from '../board/library.ts';
import { UserError } from './errors.ts';
import { suggestion } from './suggest.ts';

export function battlefieldNamed(layout: string, command: string): Battlefield {
  const outcome = battlefieldOf(layout);
  if (outcome.ok) return outcome.value;
  const boards = [...shippedBoards().keys()];
  const mistyped = layout.match(/[a-z][a-z0-9-]*/g)?.find(name => !boards.includes(name));
  throw new UserError(
    `hedgerow ${command}: ${outcome.wrong}${mistyped === undefined ? '' : suggestion(mistyped, boards)}`,
  );
}

export function locationNamed(battlefield: Battlefield, name: string, command: string): Location {
  return given(parseLocation(battlefield, name), command);
}

export function given<T>(outcome: Outcome<T>, command: string): T {
  if (outcome.ok) return outcome.value;
  throw new UserError(`hedgerow ${command}: ${outcome.wrong}`);
}
