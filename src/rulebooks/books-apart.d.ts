/** Made by scripts/books-apart.ts when the page is built or tests are run. */
declare module 'virtual:books-apart' {
  const books: readonly import('../engine/index.ts').Rulebook[];
  export default books;
}
