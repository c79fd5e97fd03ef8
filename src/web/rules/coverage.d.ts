/** Made by vite.config.ts when the page is built. */
declare module 'virtual:coverage/counts' {
  /** By book. */
  const counts: Readonly<Record<string, import('../../engine/compendium/coverage.ts').BookCoverage>>;
  export default counts;
}

declare module 'virtual:coverage/marks' {
  /** By book: rule to the test file that names it, rule to the reason why it does not apply. */
  const marks: Readonly<
    Record<
      string,
      {
        readonly covered: Readonly<Record<string, string>>;
        readonly notApplicable: Readonly<Record<string, string>>;
      }
    >
  >;
  export default marks;
}
