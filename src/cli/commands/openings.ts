/** `hedgerow openings`: which of many set-ups wins most games of a scenario. Captains go by what it finds. */
import { distinctSetUps, type Opening } from '../../bots/index.ts';
import type { Rulebook, Setup, Side } from '../../engine/index.ts';
import { onlyBook, setupsOf } from '../books.ts';
import type { Command, Context } from '../command.ts';
import { performed } from '../crew/crew.ts';
import { crewFor, WORKERS } from '../crew/options.ts';
import { progressLine } from '../crew/progress.ts';
import { EXIT } from '../errors.ts';
import { type GamePiece, gameTask } from '../lab/game.ts';
import { KeptResults } from '../lab/kept-results.ts';
import { shareText, wilson } from '../lab/statistics.ts';

/** So many come into the last heat, */
const FINALISTS = 3;
/** and of those before it this share goes on, to twice as many games. */
const BETTER = 1 / 3;
/** Of the finalists those are kept that win nearly as many of a hundred games as the best. */
const NEARLY = 5;

/** Who sets up where. */
interface Table {
  readonly book: Rulebook;
  readonly setup: Setup;
  readonly side: Side;
}

type Tried = Opening['setUps'][number];

export const openings: Command = {
  name: 'openings',
  summary: 'Find the set-ups that win most games, for Captains to know',
  usage: '<rulebook>',
  options: {
    variations: { takes: 'N', help: 'so many set-ups besides the plain one (48)' },
    games: { takes: 'N', help: 'so many games of each at first; the better a third, the more they play (6)' },
    scenario: { takes: 'id', help: 'only this scenario' },
    seed: { takes: 'N', help: 'the same number plays the same games (1)' },
    ...WORKERS,
    out: { takes: 'file', help: 'where the best are kept, scenario by scenario (src/bots/openings.json)' },
  },
  async run(context) {
    const { args, options, terminal, rulebooks } = context;
    const book = onlyBook(args, rulebooks, 'hedgerow openings');
    const kept = new KeptResults<Opening>(context, 'src/bots/openings.json', 'openings', 'openings');
    const found: Opening[] = [];
    for (const setup of setupsOf(book, options.text('scenario'), 'hedgerow openings'))
      for (const side of book.sides(book.world(setup))) {
        const opening = await bestOf(context, { book, setup, side });
        if (opening === 'interrupted') {
          terminal.complain(`interrupted at ${setup.scenario}, ${side}; what was found before is kept`);
          return EXIT.interrupted;
        }
        if (opening === undefined) {
          terminal.complain(`${setup.scenario}, ${side}: there is nothing to set up in different ways`);
          continue;
        }
        found.push(opening);
        kept.write(inOrder([...kept.earlier.filter(each => !found.some(isOf(each))), ...found]));
        if (!options.has('json')) terminal.print(line(opening));
      }
    if (options.has('json')) terminal.print(JSON.stringify(found));
    return EXIT.done;
  },
};

const isOf = (one: Opening) => (other: Opening) =>
  one.book === other.book && one.scenario === other.scenario && one.side === other.side;

/** By name, so that the file is the same in whatever order it was filled. */
function inOrder(all: readonly Opening[]): readonly Opening[] {
  const name = ({ book, scenario, side }: Opening) => `${book} ${scenario} ${side}`;
  return all.toSorted((a, b) => (name(a) < name(b) ? -1 : 1));
}

/** Undefined: there are no two ways to set up. */
async function bestOf(context: Context, table: Table): Promise<Opening | 'interrupted' | undefined> {
  const { options } = context;
  const { book, setup, side } = table;
  const variations = options.number('variations', 48, 1);
  const games = options.number('games', 6, 1);
  const seed = options.number('seed', 1);
  const different = distinctSetUps(book, setup, side, variations);
  if (different.length < 2) return undefined;
  const finalists = await inHeats(context, table, different, games, seed);
  if (finalists === undefined) return 'interrupted';
  const most = finalists[0]?.wins ?? 0;
  const setUps = finalists.filter(each => each.wins >= most - (each.games * NEARLY) / 100);
  return { book: book.id, scenario: setup.scenario, side, variations, games, seed, setUps };
}

/** The best first, with what they did in the last heat: earlier games are what they were chosen by. */
async function inHeats(
  context: Context,
  table: Table,
  variations: readonly number[],
  games: number,
  seed: number,
  played = 0,
): Promise<readonly Tried[] | undefined> {
  const results = await heat(context, table, variations, { from: played, games, seed });
  if (results === undefined) return undefined;
  const ranked = results.toSorted((a, b) => b.wins - a.wins);
  if (variations.length <= FINALISTS) return ranked;
  const better = ranked.slice(0, Math.max(FINALISTS, Math.ceil(variations.length * BETTER)));
  return inHeats(
    context,
    table,
    better.map(({ variation }) => variation),
    2 * games,
    seed,
    played + games,
  );
}

interface Games {
  readonly from: number;
  readonly games: number;
  readonly seed: number;
}

/** Every set-up in the same games, between Sergeants. */
async function heat(
  context: Context,
  { book, setup, side }: Table,
  variations: readonly number[],
  { from, games, seed }: Games,
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
        seed: `${seed} ${from + game}`,
      }),
    ),
  );
  const winners: (Side | undefined)[] = [];
  const started = performance.now();
  for await (const { winner } of performed(gameTask, pieces, crewFor(context))) {
    winners.push(winner);
    const what = `${setup.scenario}, ${side}: ${variations.length} set-ups in ${games} games each`;
    const seconds = (performance.now() - started) / 1000;
    context.terminal.progress(progressLine(what, winners.length / pieces.length, seconds));
  }
  context.terminal.progress('');
  if (winners.length < pieces.length) return undefined;
  return variations.map((variation, i) => {
    const own = winners.slice(i * games, (i + 1) * games);
    return { variation, wins: own.filter(winner => winner === side).length, games };
  });
}

function line({ scenario, side, setUps }: Opening): string {
  const each = setUps.map(
    ({ variation, wins, games }) => `number ${variation} ${shareText(wilson(wins, games))}`,
  );
  return `${scenario}, ${side}: ${each.join(', ')}`;
}
