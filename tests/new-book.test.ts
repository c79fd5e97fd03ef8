import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hexOfPlace } from '../src/board/index.ts';
import { battlefieldOf } from '../src/board/library.ts';
import { loreOf } from '../src/bots/doctrine/doctrines.ts';
import { seat } from '../src/bots/index.ts';
import { newBookIn } from '../src/cli/commands/new-book.ts';
import { projectRoot, readProjectCoverage } from '../src/cli/project.ts';
import { hedgerow } from '../src/cli/test-terminal.ts';
import { fuzzOnce, newCount } from '../src/engine/fuzz/index.ts';
import { ask, type Choice, Match, quickDice, Random, type Rulebook, spoken } from '../src/engine/index.ts';
import { forecast, recent } from '../src/play/forecast.ts';
import { linesOf } from '../src/web/log/lines.ts';
import { CounterFace } from '../src/web/play/counters/CounterFace.tsx';
import { boxesOf, stacksOf } from '../src/web/play/map/stacks.ts';
import { Session } from '../src/web/play/session.ts';
import { newTable } from '../src/web/play/table-setup.ts';

/** A project with nothing in it but the example: the layers below are those of this one. */
let root = '';
const made = (...argv: readonly string[]) =>
  hedgerow(['new-book', ...argv], { commands: [newBookIn(() => root)] });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeAll(() => {
  const ours = projectRoot();
  mkdirSync(join(ours, 'dist'), { recursive: true });
  root = mkdtempSync(join(ours, 'dist', 'new-book-'));
  for (const folder of ['hex', 'board', 'engine', 'rulebooks/kit']) {
    mkdirSync(join(root, 'src', folder, '..'), { recursive: true });
    symlinkSync(join(ours, 'src', folder), join(root, 'src', folder));
  }
  for (const path of ['src/rulebooks/example', 'src/rulebooks/books.ts', 'content/scenarios/example'])
    cpSync(join(ours, path), join(root, path), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let book: Rulebook;
const setup = () => ({ scenario: book.scenarios[0]?.id ?? '', options: {} });

test('a new book has an entry, a folder of rules and a folder of scenarios under its own name', async () => {
  const { code, out } = await made('sixth', '--title', "Nobody's Game");
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 3)).toEqual([
    'src/rulebooks/sixth',
    'content/scenarios/sixth',
    'src/rulebooks/books.ts',
  ]);
  const entry = "  {\n    id: 'sixth',\n    folder: 'sixth',\n    title: 'Nobody’s Game',\n";
  expect(read('src/rulebooks/books.ts')).toMatch(
    new RegExp(`\\n  \\},\\n${entry.replaceAll(/[{}]/g, '\\$&')}`),
  );
  expect(read('src/rulebooks/sixth/rules.test.ts')).not.toContain('example');
  book = (await import(/* @vite-ignore */ join(root, 'src/rulebooks/sixth/index.ts'))).rulebook;
  expect([book.id, book.title]).toEqual(['sixth', 'Nobody’s Game']);
  expect(book.scenarios.length).toBeGreaterThan(0);
});

test('every rule of it is named by a test', async () => {
  const entry = { id: 'sixth', folder: 'sixth', title: '', publisher: '', edition: '' };
  const { books, unknown } = readProjectCoverage(root, [entry]);
  expect(books[0]?.counts.rules).toBeGreaterThan(9);
  expect(books[0]?.counts.covered).toBe(books[0]?.counts.rules);
  expect(unknown).toEqual([]);
});

test('it plays to its end, against bots that know nothing of it but its rules', () => {
  for (const level of ['recruit', 'sergeant'] as const) {
    const match = Match.begin(book, setup(), { dice: quickDice(new Random(level)), journal: false });
    const seats = new Map(match.sides.map(side => [side, seat(level, loreOf(book), side, 1)]));
    for (let asked = 0; asked < 500 && !match.outcome; asked++) {
      const choice = match.choices[0] as Choice;
      expect(match.say(choice.by, seats.get(choice.by)?.answer(ask(match, choice)) ?? '')).toEqual({
        ok: true,
      });
    }
    expect(match.outcome?.winner).toBeDefined();
  }
});

test('it is fuzzed, and every property holds', () => {
  const count = newCount();
  for (let game = 0; game < 6; game++)
    expect(fuzzOnce({ book, setup: setup() }, `new book ${game}`, count)?.fault).toBeUndefined();
  expect(count.games).toBe(6);
});

test('the page draws it: board, counters, boxes, offers in words, odds and log', () => {
  const [first = '', second = ''] = book.sides(book.world(setup()));
  const seats = { [first]: 'human', [second]: 'human' } as const;
  const table = newTable({ book: book.id, ...setup(), seats, dice: 'computed' });
  const session = Session.begin(book, { ...table, seed: '11'.repeat(32) });
  const field = battlefieldOf(session.now.tabletop.battlefield);
  if (!field.ok) throw new Error(field.wrong);
  const drawn = () => {
    const { counters, overlays } = session.now.tabletop;
    for (const { face } of counters)
      expect(renderToStaticMarkup(createElement('svg', {}, createElement(CounterFace, { face })))).toContain(
        'face-figure',
      );
    for (const hex of [...overlays.flatMap(({ hexes }) => hexes), ...counters.flatMap(({ at }) => at ?? [])])
      expect(hexOfPlace(field.value, hex)).toBeDefined();
    return { onMap: stacksOf(field.value, counters).length, boxes: boxesOf(counters).length };
  };
  expect(drawn()).toEqual({ onMap: 0, boxes: 1 });
  while (session.canSetUp) {
    session.setUpForMe();
    session.answer('done');
  }
  expect(drawn()).toEqual({ onMap: session.now.tabletop.counters.length, boxes: 0 });
  const random = new Random('drawn');
  let forecasts = 0;
  for (let asked = 0; asked < 40 && session.now.ask; asked++) {
    const { side, offers, prompt } = session.now.ask;
    for (const { words } of offers) expect(words.label).not.toMatch(/\bu\d|\d:|undefined/);
    expect(prompt).not.toBe('');
    const { text } = random.pick(offers);
    const isShot = text.startsWith('fire');
    if (isShot && forecast(book, recent(session.match.save()), side, text)?.chances) forecasts++;
    session.answer(text);
    drawn();
  }
  expect(forecasts).toBeGreaterThan(0);
  const nameOf = (thing: string) => session.nameOf(thing);
  const lines = linesOf(session.now.journal, { book, nameOf, sideName: side => side }, []);
  expect(lines.some(({ is }) => is === 'roll')).toBe(true);
  expect(lines.map(({ words }) => spoken(words)).join()).not.toMatch(/undefined|\{/);
});

test.each([
  [['aslsk'], 'aslsk is taken (ASL Starter Kit); expected an id of its own'],
  [['starter-kit'], 'starter-kit is taken'],
  [['sixth'], 'sixth is taken (src/rulebooks/sixth)'],
  [['Seventh!'], '"Seventh!"; expected lower-case letters, digits and dashes'],
  [[], 'found 0 words; expected one <id>'],
])('%j is refused', async (argv, why) => {
  const { code, err } = await made(...argv);
  expect([code, err]).toEqual([2, expect.stringContaining(why)]);
});
