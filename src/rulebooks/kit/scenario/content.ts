/** The scenarios that ship with a book. They come with the build; a test holds each file to the schema. */

/** The files of a folder, numbered in the order in which a newcomer should play them; `book` is told where one is asked for in vain. */
export function contentOf<Scenario extends { readonly id: string }>(
  files: Readonly<Record<string, Scenario>>,
  book: string,
) {
  const scenarios: readonly Scenario[] = Object.keys(files)
    .sort()
    .map(name => files[name] as Scenario);
  const scenarioById = (id: string): Scenario => {
    const found = scenarios.find(scenario => scenario.id === id);
    if (found) return found;
    const ids = scenarios.map(scenario => scenario.id).join(', ');
    throw new Error(`${book} has no scenario '${id}'; expected one of ${ids}`);
  };
  return { scenarios, scenarioById };
}
