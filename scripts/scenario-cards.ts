/** For Vite: the version and the scenarios of every book as data, worked out when the page is built. Choosing one needs no rules then. */
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const NAME = 'virtual:scenario-cards';
const root = fileURLToPath(new URL('..', import.meta.url));

type Registry = typeof import('../src/rulebooks/index.ts');

/** Worked out once, however many bundles ask for it: the page and each of its workers. */
let text: Promise<string> | undefined;

async function cardsAsText(): Promise<string> {
  const file = `${root}src/rulebooks/index.ts`;
  const { module } = await runnerImport<Registry>(file, { configFile: false, root });
  const cards = module.rulebooks.map(({ id, version, scenarios }) => [id, { version, scenarios }]);
  return `export default ${JSON.stringify(Object.fromEntries(cards))}`;
}

export function scenarioCards(): Plugin {
  return {
    name: 'hedgerow-scenario-cards',
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      text ??= cardsAsText();
      return text;
    },
  };
}
