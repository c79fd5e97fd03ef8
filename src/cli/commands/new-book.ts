/** `hedgerow new-book`: a book to begin with. It is the house's own small game under another name, and plays at once. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookCalled } from '../../rulebooks/books.ts';
import type { Command } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { projectRoot } from '../project.ts';

/** The game that is copied, by its id and its title. */
const EXAMPLE = { id: 'example', title: 'Example' } as const;
const FOLDERS = ['src/rulebooks', 'content/scenarios'] as const;
const REGISTRY = 'src/rulebooks/books.ts';

/** `root`: the project that the book is added to. */
export const newBookIn = (root: () => string): Command => ({
  name: 'new-book',
  summary: 'Add a small game that plays at once, to make a book of one’s own from (docs/adding-a-book.md)',
  usage: '<id>',
  options: { title: { takes: 'words', help: 'what the book is called' } },
  async run({ args, options, terminal }) {
    const [id, ...more] = args;
    if (id === undefined || more.length > 0)
      throw new UserError(`hedgerow new-book: found ${args.length} words; expected one <id>`);
    const title = options.text('title') ?? id.charAt(0).toUpperCase() + id.slice(1);
    mustBeFree(root(), id);
    const entry = withEntry(readFileSync(join(root(), REGISTRY), 'utf8'), id, title);
    for (const folder of FOLDERS) copy(root(), folder, id, title);
    writeFileSync(join(root(), REGISTRY), entry);
    const written = [...FOLDERS.map(folder => `${folder}/${id}`), REGISTRY];
    if (options.has('json')) terminal.print(JSON.stringify({ id, title, written }));
    else {
      for (const path of written) terminal.print(path);
      terminal.print(
        `Play it: hedgerow selfplay ${id} --seats sergeant,recruit --out game.record; hedgerow fuzz ${id}; npm start`,
      );
      terminal.print('Go on with docs/adding-a-book.md.');
    }
    return EXIT.done;
  },
});

export const newBook = newBookIn(projectRoot);

function mustBeFree(root: string, id: string): void {
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new UserError(`hedgerow new-book: "${id}"; expected lower-case letters, digits and dashes`);
  const taken =
    bookCalled(id)?.title ??
    FOLDERS.map(folder => `${folder}/${id}`).find(path => existsSync(join(root, path)));
  if (taken !== undefined)
    throw new UserError(`hedgerow new-book: ${id} is taken (${taken}); expected an id of its own`);
}

/** The list of entries with one more at its end. */
function withEntry(registry: string, id: string, title: string): string {
  const lines = [
    `id: '${id}',`,
    `folder: '${id}',`,
    `title: '${quoted(title)}',`,
    "publisher: 'unpublished',",
    "edition: 'a first draft',",
  ];
  const entry = `  {\n${lines.map(line => `    ${line}\n`).join('')}  },\n`;
  const end = registry.indexOf('\n];', registry.indexOf('export const BOOKS'));
  if (end < 0) throw new UserError(`${REGISTRY}: no list of books; expected 'export const BOOKS = [ … ];'`);
  return `${registry.slice(0, end + 1)}${entry}${registry.slice(end + 1)}`;
}

function copy(root: string, folder: string, id: string, title: string): void {
  const to = join(root, folder, id);
  cpSync(join(root, folder, EXAMPLE.id), to, { recursive: true });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, renamed(readFileSync(file, 'utf8'), id, title));
  }
}

const renamed = (text: string, id: string, title: string): string =>
  text
    .replace(new RegExp(`\\b${EXAMPLE.id}\\b`, 'g'), id)
    .replace(new RegExp(`'${EXAMPLE.title}'`, 'g'), `'${quoted(title)}'`);

/** Within single quotes. */
const quoted = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", '’');
