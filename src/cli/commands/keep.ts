/** `hedgerow keep`: plays finished games of a book and keeps them with their footprints, against loss by later changes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  footprintsOf,
  Match,
  play,
  printFootprints,
  printRecord,
  quickDice,
  Random,
  type Rulebook,
  type Setup,
  someOptions,
} from '../../engine/index.ts';
import { onlyBook, setupsOf } from '../books.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../errors.ts';
import { RANDOM, seatOf } from '../lab/seats.ts';

/** Bots do what chance rarely does, and chance what no bot would: both are kept. */
const PLAYERS = [RANDOM, 'recruit', RANDOM, 'sergeant'];

export const keep: Command = {
  name: 'keep',
  summary: 'Play finished games and keep them, with a hash of the state and of the offers at every rest',
  usage: '<rulebook>',
  options: {
    games: { takes: 'N', help: 'so many of each scenario (2)' },
    scenario: { takes: 'id', help: 'only this scenario' },
    seed: { takes: 'N', help: 'the same number plays the same games (1)' },
    out: { takes: 'folder', help: 'where they are kept, in a folder of the book (tests/kept-games)' },
  },
  async run({ args, options, terminal, rulebooks }) {
    const book = onlyBook(args, rulebooks, 'hedgerow keep');
    const games = options.number('games', 2, 1);
    const seed = options.number('seed', 1);
    const folder = resolve(terminal.folder, options.text('out') ?? 'tests/kept-games', book.id);
    mkdirSync(folder, { recursive: true });
    for (const { scenario } of setupsOf(book, options.text('scenario'), 'hedgerow keep'))
      for (let game = 0; game < games; game++) {
        const { record, name } = played(book, scenario, seed + game);
        writeFileSync(join(folder, `${name}.record`), printRecord(record));
        writeFileSync(join(folder, `${name}.footprints`), printFootprints(footprintsOf(book, record)));
        terminal.print(`${join(folder, name)}: ${record.steps.length} steps`);
      }
    return EXIT.done;
  },
};

function played(book: Rulebook, scenario: string, seed: number) {
  const random = new Random(`${scenario} ${seed}`);
  const setup: Setup = { scenario, options: someOptions(book, random) };
  const match = Match.begin(book, setup, { dice: quickDice(random), journal: false });
  const seats = match.sides.map(side => {
    const player = random.pick(PLAYERS);
    return [side, seatOf(player, book, side, `${scenario} ${seed}`)] as const;
  });
  play(match, Object.fromEntries(seats));
  return { record: match.record(), name: `${scenario}-${seed}` };
}
