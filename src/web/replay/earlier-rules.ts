/** What is to be said of a game that other rules than these have made. */
import { isOfTheseRules } from '../../engine/index.ts';
import type { Story } from './story.ts';

/** Undefined for games of these rules, about which there is nothing to say. */
export function rulesNotice({ book, record, partings }: Story): string | undefined {
  if (isOfTheseRules(book, record)) return undefined;
  const told = `Played under version ${record.version} of these rules, and told as version ${book.version} would have it.`;
  const [first] = partings;
  if (first === undefined) return told;
  return (
    `${told} They part at ${first.rest} (${first.why}): from there on the log holds what was answered and rolled, ` +
    'and the map shows no more than what was kept.'
  );
}
