/** Whole games of every book: no roll goes untold, its arithmetic is right, and its words hold no ids. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rollProblem } from '../src/engine/fuzz/told-rolls.ts';
import {
  accountLines,
  accountSpoken,
  accountText,
  type Entry,
  type GameRecord,
  handDice,
  Match,
  parseRecord,
  quickDice,
  Random,
  type Rulebook,
} from '../src/engine/index.ts';
import { tabletopOf } from '../src/play/now.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { dice } from './proof/dice.ts';
import { proofGames } from './proof/index.ts';
import { Ids, tellerFor } from './told.ts';

const FOLDER = fileURLToPath(new URL('kept-games', import.meta.url));
const keptOf = (book: Rulebook) =>
  (existsSync(`${FOLDER}/${book.id}`) ? readdirSync(`${FOLDER}/${book.id}`) : [])
    .filter(file => file.endsWith('.record'))
    .map(file => ({ book, file: `${book.id}/${file}` }));
const games = rulebooks.flatMap(keptOf);
const small = [...proofGames, dice].flatMap(book => book.scenarios.map(({ id }) => ({ book, id })));

test.each(games)('$file: every roll tells itself to all who see it, by names', ({ book, file }) => {
  const match = replayed(book, parseRecord(readFileSync(`${FOLDER}/${file}`, 'utf8')));
  const ids = new Ids(tabletopOf(match, undefined));
  const wrong = new Set<string>();
  let rolls = 0;
  for (const viewer of [...match.sides, undefined]) {
    const { nameOf } = tellerFor(match, viewer);
    if (viewer !== undefined) ids.learn(tabletopOf(match, viewer));
    for (const roll of rollsIn(viewer === undefined ? match.journal.all() : match.journal.as(viewer))) {
      rolls++;
      for (const problem of rollProblem(roll)) wrong.add(`${roll.why}: ${problem}`);
      const terms = accountLines(roll.account, nameOf).flatMap(line => line.terms.map(({ text }) => text));
      for (const text of [accountText(roll.account, nameOf), accountSpoken(roll.account, nameOf), ...terms])
        if (ids.in(text) !== undefined) wrong.add(text);
    }
  }
  expect([...wrong]).toEqual([]);
  expect(rolls).toBeGreaterThan(0);
});

test.each(small)('$book.id, $id: every roll tells itself', ({ book, id }) => {
  const rolls = Array.from({ length: 10 }, (_, i) => rollsIn(played(book, id, `${i}`).journal.all())).flat();
  expect(rolls.length).toBeGreaterThan(0);
  expect(rolls.flatMap(rollProblem)).toEqual([]);
});

type Roll = Entry & { readonly is: 'roll' };
const rollsIn = (entries: readonly Entry[]): readonly Roll[] => entries.filter(entry => entry.is === 'roll');

/** The record told again from its beginning, without asking what else could have been done. */
function replayed(book: Rulebook, record: GameRecord): Match {
  const state = JSON.parse(JSON.stringify(book.begin(book.world(record))));
  const snapshots = [{ rest: 0, version: book.version, state }];
  return Match.resume(book, { ...record, snapshots }, { dice: handDice }).match;
}

/** A game at random. */
function played(book: Rulebook, scenario: string, seed: string): Match {
  const random = new Random(`rolls ${scenario} ${seed}`);
  const match = Match.begin(book, { scenario, options: {} }, { dice: quickDice(random) });
  while (!match.outcome) {
    const { by } = random.pick(match.choices);
    match.answer(by, random.pick(match.offered(by).toSorted()));
  }
  return match;
}
