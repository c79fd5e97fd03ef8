/** For Vite: games that the page can open and that stand on no shelf. Players' pages have none; the page that is built to be tested has the proof games. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:books-apart';
const proofGames = fileURLToPath(new URL('../tests/proof/on-page.ts', import.meta.url));

/** `mode`: what the page is built for. */
export function booksApart(mode: string): Plugin {
  return {
    name: 'hedgerow-books-apart',
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      return mode === 'proof'
        ? `export { gamesOnPage as default } from ${JSON.stringify(proofGames)}`
        : 'export default []';
    },
  };
}
