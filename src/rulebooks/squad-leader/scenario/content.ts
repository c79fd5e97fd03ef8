/** The scenarios that ship with the book. They come with the build; a test holds each file to the schema. */
import type { Scenario } from './scenario.ts';

const files = import.meta.glob<Scenario>('../../../../content/scenarios/sl/*.json', {
  eager: true,
  import: 'default',
});

/** In the order in which a newcomer should play them, as their files are numbered. */
export const SCENARIOS: readonly Scenario[] = Object.keys(files)
  .sort()
  .map(name => files[name] as Scenario);

export function scenarioById(id: string): Scenario {
  const found = SCENARIOS.find(scenario => scenario.id === id);
  if (!found) {
    const ids = SCENARIOS.map(scenario => scenario.id).join(', ');
    throw new Error(`Squad Leader has no scenario '${id}'; expected one of ${ids}`);
  }
  return found;
}
