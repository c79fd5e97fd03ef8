/** Made by scripts/scenario-cards.ts when the page is built or tests are run. */
declare module 'virtual:scenario-cards' {
  /** By book: the version of its rules, and its scenarios. */
  const cards: Readonly<
    Record<
      string,
      { readonly version: number; readonly scenarios: readonly import('../engine/index.ts').ScenarioCard[] }
    >
  >;
  export default cards;
}
