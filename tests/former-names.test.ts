/** Books have had other names. Whatever was written under those is still taken: commands, addresses, packs, settings, games. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { hedgerow } from '../src/cli/test-terminal.ts';
import {
  chainOf,
  goesBy,
  Match,
  parseRecord,
  printRecord,
  quickDice,
  Random,
  verifyText,
} from '../src/engine/index.ts';
import { printPack, readPack } from '../src/engine/numbers/pack-file.ts';
import { puzzleProblems } from '../src/engine/puzzle/index.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { parseHash } from '../src/web/app/router.ts';
import { ruleHash } from '../src/web/log/rule-link.ts';
import { Session } from '../src/web/play/session.ts';
import { filtersOf } from '../src/web/rules/filters.ts';
import { parseSettings } from '../src/web/settings/settings.ts';
import { isWanted } from '../src/web/start/filter.ts';
import { importRecord } from '../src/web/start/import-record.ts';
import { findScenario } from '../src/web/start/scenarios.ts';
import { honestRecord } from './honest-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'hedgerow-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const root = fileURLToPath(new URL('..', import.meta.url));
const NAMES = [
  ['aslsk', 'starter-kit'],
  ['lnl', 'lock-n-load'],
] as const;
const bookOf = (name: string) => {
  const book = rulebooks.find(each => goesBy(each, name));
  if (book === undefined) throw new Error(`no book ${name}`);
  return book;
};

/** A few answers of a game, under the name given. */
function begun(name: string) {
  const book = bookOf(name);
  const setup = { scenario: book.scenarios[0]?.id ?? '', options: {} };
  const match = Match.begin(book, setup, { dice: quickDice(new Random(1)) });
  for (let i = 0; i < 4; i++) {
    const [choice] = match.choices;
    if (choice) match.answer(choice.by, match.offered(choice.by)[0] ?? '');
  }
  return {
    book,
    match,
    text: printRecord(match.save()).replace(`rulebook ${book.id} `, `rulebook ${name} `),
  };
}

test.each(NAMES)('commands know %s as %s, too, and write the present name', async (id, former) => {
  const out = `${id}.record`;
  const played = await hedgerow(['selfplay', former, '--seats', 'random,random', '--out', out], {
    folder,
    rulebooks,
  });
  expect(played.code).toBe(0);
  const text = readFileSync(join(folder, out), 'utf8');
  expect(text).toContain(`\nrulebook ${id} `);
  expect((await hedgerow(['coverage', former], { rulebooks })).out).toMatch(new RegExp(`^${id} `));
});

test.each(NAMES)('a finished game of %s is proven under the name %s', (id, former) => {
  const book = bookOf(id);
  const honest = { ...honestRecord(book, book.scenarios[0]?.id ?? '', 'names'), rulebook: former };
  const record = { ...honest, history: { takenBack: [], ...honest.history, chain: chainOf(honest) } };
  expect(verifyText(book, printRecord(record))).toMatchObject({ is: 'proven', left: [] });
});

test.each(NAMES)('a running game of %s that was begun as %s goes on under that name', (_, former) => {
  const { book, text } = begun(former);
  const record = parseRecord(text);
  const { match } = Match.resume(book, record, { dice: quickDice(new Random(2)) });
  expect(match.record().rulebook).toBe(former);
  expect(match.fork().record().rulebook).toBe(former);
  expect(
    Match.replay(book, { ...record, snapshots: [] }, { dice: quickDice(new Random(2)) }).record().rulebook,
  ).toBe(former);
});

test.each(NAMES)(
  'a stored game of %s under the name %s is opened, and so is a record from elsewhere',
  async (id, former) => {
    const { text } = begun(former);
    const imported = await importRecord(text);
    if (!imported.ok) throw new Error(imported.problem);
    const { game } = imported;
    expect(game.meta.book).toBe(id);
    const table = JSON.stringify({ ...JSON.parse(game.table), book: former });
    const kept = { ...game, meta: { ...game.meta, book: former }, table };
    const session = Session.open(bookOf(former), kept);
    expect(session.now.ask).toBeDefined();
    session.close();
  },
);

test.each(NAMES)('addresses lead to %s by the name %s, too', (id, former) => {
  const [scenario] = bookOf(id).scenarios;
  const { query } = parseHash(`#/?book=${former}&scenario=${scenario?.id}`);
  const found = findScenario(query);
  expect([found?.book.id, found?.card.id]).toEqual([id, scenario?.id]);
  expect(found && isWanted(found, { book: former })).toBe(true);
  expect(found && isWanted(found, { book: 'chess' })).toBe(false);
  expect(filtersOf(parseHash(`#/rules/${former}/1.1`))).toMatchObject({ book: { id }, rule: '1.1' });
  expect(ruleHash(former, '3.2')).toBe(`#/rules/${id}/3.2`);
});

test.each(NAMES)('what was set and written down for %s as %s holds', async (id, former) => {
  expect(parseSettings(JSON.stringify({ passes: { [former]: ['x'] } })).passes[id]).toEqual(['x']);
  expect(parseSettings(JSON.stringify({ passes: { [former]: ['x'], [id]: [] } })).passes[id]).toEqual([]);
  const pack = { name: 'Mine', charts: {} };
  expect(readPack(printPack(former, pack), 'it', rulebooks)).toEqual({ ok: true, book: id, pack });
  writeFileSync(join(folder, 'pack.json'), printPack(former, pack));
  expect((await hedgerow(['pack', 'check', 'pack.json'], { folder, rulebooks })).err).toBe('');
  const name = id === 'aslsk' ? '1-the-house-on-the-corner' : '1-before-they-wake';
  const puzzle = readFileSync(`${root}content/puzzles/${id}/${name}.json`, 'utf8');
  expect(puzzleProblems(puzzle.replace(`"${id}"`, `"${former}"`), 'it', rulebooks)).toEqual([]);
  const file = id === 'aslsk' ? '01-the-crossroads' : '01-first-light';
  const scenario = readFileSync(`${root}content/scenarios/${id}/${file}.json`, 'utf8');
  writeFileSync(join(folder, 'scenario.json'), scenario.replace(`"${id}"`, `"${former}"`));
  expect(await hedgerow(['validate', 'scenario.json'], { folder, rulebooks })).toMatchObject({
    code: 0,
    err: '',
  });
});
