/** The fingerprint of a scenario. */
import { fingerprint } from '../../engine/index.ts';

const hashes = new WeakMap<object, string>();

/**
 * What a scenario's file calls its book is no part of what is played. It counts as the book was first called, so that records
 * made under a former name rest on the same scenario.
 */
export function scenarioHash(scenario: { readonly rulebook: string }, firstName: string): string {
  const known = hashes.get(scenario) ?? fingerprint(JSON.stringify({ ...scenario, rulebook: firstName }));
  hashes.set(scenario, known);
  return known;
}
