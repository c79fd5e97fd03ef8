/** The one of most worth, the first of several. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let found: { readonly item: T; readonly worth: number } | undefined;
  for (const item of items) {
    const value = worth(item);
    if (!found || value > found.worth) found = { item, worth: value };
  }
  return found?.item;
}
