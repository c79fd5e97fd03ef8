/** Made by scripts/scenario-cards.ts when the page is built or tests are run. */
declare module 'virtual:scenario-cards' {
  /** By book. */
  const cards: Readonly<Record<string, readonly import('../engine/index.ts').ScenarioCard[]>>;
  export default cards;
}
