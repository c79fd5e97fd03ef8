/** `hedgerow openings`: which of many set-ups wins most games of a scenario. Captains go by what it finds. */
import { loreOf } from '../../bots/doctrine/doctrines.ts';
import { distinctSetUps, type Opening, type SetUpTable } from '../../bots/index.ts';
import { onlyBook, setupsOf } from '../books.ts';
import type { Command, Context } from '../command.ts';
import { performed } from '../crew/crew.ts';
import { crewFor, WORKERS } from '../crew/options.ts';
import { progressLine } from '../crew/progress.ts';
import type { Task } from '../crew/task.ts';
import { EXIT } from '../errors.ts';
import { type GamePiece, gameTask } from '../lab/game.ts';
import { KeptResults } from '../lab/kept-results.ts';
import { type SetUpPiece, setUpTask } from '../lab/set-up-trial.ts';
import { shareText, wilson } from '../lab/statistics.ts';

/** So many play whole games in the end, besides the plain set-up, */
const FINALISTS = 3;
/** and of those that are only tried out this share is tried on, twice as often. */
const BETTER = 1 / 3;
/** Of the finalists those are kept that win nearly as many of a hundred games as the best. */
const NEARLY = 5;

type Tried = Opening['setUps'][number];

export const openings: Command = {
  name: 'openings',
  summary: 'Find the set-ups that win most games, for Captains to know',
  usage: '<rulebook>',
  options: {
    variations: { takes: 'N', help: 'so many set-ups besides the plain one (48)' },
    playouts: { takes: 'N', help: 'each is tried so often at first; the better a third, the more often (4)' },
    games: { takes: 'N', help: `so many whole games of each of the best ${FINALISTS} in the end (48)` },
    scenario: { takes: 'id', help: 'only this scenario' },
    seed: { takes: 'N', help: 'the same number plays the same games (1)' },
    ...WORKERS,
    out: {
      takes: 'file',
      help: 'where the best are kept, scenario by scenario (src/bots/set-up/openings.json)',
    },
  },
  async run(context) {
    const { args, options, terminal, rulebooks } = context;
    const book = onlyBook(args, rulebooks, 'hedgerow openings');
    const kept = new KeptResults<Opening>(context, {
      file: 'src/bots/set-up/openings.json',
      command: 'openings',
      what: 'openings',
      nameOf: each => `${each.book} ${each.scenario} ${each.side}`,
    });
    const found: Opening[] = [];
    for (const setup of setupsOf(book, options.text('scenario'), 'hedgerow openings'))
      for (const side of book.sides(book.world(setup))) {
        const opening = await bestOf(context, { ...loreOf(book), setup, side });
        if (opening === 'interrupted') {
          terminal.complain(`interrupted at ${setup.scenario}, ${side}; what was found before is kept`);
          return EXIT.interrupted;
        }
        if (opening === undefined) {
          terminal.complain(`${setup.scenario}, ${side}: there is nothing to set up in different ways`);
          continue;
        }
        found.push(opening);
        kept.keep(opening);
        if (!options.has('json')) terminal.print(line(opening));
      }
    if (options.has('json')) terminal.print(JSON.stringify(found));
    return EXIT.done;
  },
};

/** Undefined: there are no two ways to set up. */
async function bestOf(context: Context, table: SetUpTable): Promise<Opening | 'interrupted' | undefined> {
  const { options } = context;
  const { book, setup, side } = table;
  const variations = options.number('variations', 48, 1);
  const playouts = options.number('playouts', 4, 1);
  const games = options.number('games', 48, 1);
  const seed = options.number('seed', 1);
  const different = distinctSetUps(table, variations);
  if (different.length < 2) return undefined;
  const finalists = await inHeats(context, table, different, playouts, seed);
  const finished = finalists && (await final(context, table, [...new Set([0, ...finalists])], games, seed));
  if (finished === undefined) return 'interrupted';
  const most = Math.max(...finished.map(({ wins }) => wins));
  const setUps = finished
    .filter(each => each.wins >= most - (games * NEARLY) / 100)
    .toSorted((a, b) => b.wins - a.wins);
  return {
    book: book.id,
    scenario: setup.scenario,
    side,
    rules: book.version,
    variations,
    playouts,
    games,
    seed,
    setUps,
  };
}

/**
 * Tried out as far as a set-up tells, under the same luck: how things stand then says more than who wins in the end,
 * which is one bit and mostly luck. Undefined if somebody interrupted.
 */
async function inHeats(
  context: Context,
  { book, setup, side }: SetUpTable,
  variations: readonly number[],
  playouts: number,
  seed: number,
): Promise<readonly number[] | undefined> {
  /** How things stood for the side, all playouts of a variation together. */
  const standings = new Map(variations.map(variation => [variation, 0]));
  const standing = (variation: number) => standings.get(variation) ?? 0;
  let left = variations;
  let tried = 0;
  for (let more = playouts; left.length > FINALISTS; more *= 2) {
    const pieces = left.flatMap(variation =>
      Array.from(
        { length: more },
        (_, i): SetUpPiece => ({ book: book.id, setup, side, variation, seed: `${seed} ${tried + i}` }),
      ),
    );
    const what = `${setup.scenario}, ${side}: ${left.length} set-ups in ${more} playouts each`;
    const ends = await all(context, setUpTask, pieces, what);
    if (ends === undefined) return undefined;
    for (const [i, { variation }] of pieces.entries())
      standings.set(variation, standing(variation) + (ends[i] as number));
    tried += more;
    left = left
      .toSorted((a, b) => standing(b) - standing(a))
      .slice(0, Math.max(FINALISTS, Math.ceil(left.length * BETTER)));
  }
  return left;
}

/** Every set-up in the same games, between Sergeants. */
async function final(
  context: Context,
  { book, setup, side }: SetUpTable,
  variations: readonly number[],
  games: number,
  seed: number,
): Promise<readonly Tried[] | undefined> {
  const players = Object.fromEntries(book.sides(book.world(setup)).map(each => [each, 'sergeant']));
  const pieces = variations.flatMap(variation =>
    Array.from(
      { length: games },
      (_, game): GamePiece => ({
        book: book.id,
        setup,
        players,
        setUps: { [side]: variation },
        seed: `${seed} ${game}`,
      }),
    ),
  );
  const what = `${setup.scenario}, ${side}: the best ${variations.length} in ${games} games each`;
  const reports = await all(context, gameTask, pieces, what);
  return (
    reports &&
    variations.map((variation, i) => {
      const own = reports.slice(i * games, (i + 1) * games);
      return { variation, wins: own.filter(({ winner }) => winner === side).length, games };
    })
  );
}

/** All the results, or undefined if somebody interrupted. */
async function all<Piece, Result>(
  context: Context,
  task: Task<Piece, Result>,
  pieces: readonly Piece[],
  what: string,
): Promise<readonly Result[] | undefined> {
  const results: Result[] = [];
  const started = performance.now();
  for await (const result of performed(task, pieces, crewFor(context))) {
    results.push(result);
    const seconds = (performance.now() - started) / 1000;
    context.terminal.progress(progressLine(what, results.length / pieces.length, seconds));
  }
  context.terminal.progress('');
  return results.length < pieces.length ? undefined : results;
}

function line({ scenario, side, setUps }: Opening): string {
  const each = setUps.map(
    ({ variation, wins, games }) => `number ${variation} ${shareText(wilson(wins, games))}`,
  );
  return `${scenario}, ${side}: ${each.join(', ')}`;
}
