/** `hedgerow sim`: many games of one scenario, and what they say together. */
import { battlefieldOf } from '../../board/library.ts';
import { goesBy, type Rulebook, type Setup, type Side } from '../../engine/index.ts';
import { HEIGHT } from '../../hex/index.ts';
import type { Command, Context } from '../command.ts';
import { performed } from '../crew/crew.ts';
import { crewFor, WORKERS } from '../crew/options.ts';
import { progressLine } from '../crew/progress.ts';
import { EXIT, UserError } from '../errors.ts';
import { type GamePiece, type GameReport, gameTask } from '../lab/game.ts';
import { drawHeat, heatOf } from '../lab/heat-map.ts';
import { KeptLines } from '../lab/kept-lines.ts';
import { PLAYERS, playerNamed, RANDOM } from '../lab/seats.ts';
import { percent, shareText } from '../lab/statistics.ts';
import { type Spread, type Summary, summarize } from '../lab/summary.ts';
import { PACK, packFor } from '../packs.ts';
import { preparePicture, writePicture } from '../pictures.ts';
import { suggestion } from '../suggest.ts';

const HEX_PIXELS = 56;
/** Fair dice look odder than this once in a thousand runs. */
const ODD = 0.001;
/** With fewer falls for each face than this, chi-square says nothing. */
const FEWEST_A_FACE = 5;

export const sim: Command = {
  name: 'sim',
  summary: 'Play many games of a scenario: who wins, how long it takes, who dies where',
  usage: '<scenario>',
  options: {
    games: { takes: 'N', help: 'so many games (100)' },
    seats: {
      takes: 'a,b',
      help: `a player for each side, in the card's order: ${PLAYERS.join(', ')} (random)`,
    },
    book: { takes: 'id', help: 'the rulebook, where several have a scenario of that name' },
    seed: { takes: 'N', help: 'the same number plays the same games (1)' },
    ...WORKERS,
    ...PACK,
    resume: { takes: 'file', help: 'keep every game there, and go on with those that it holds' },
    heat: { takes: 'file', help: 'paint where pieces were lost: a name that ends in .png or .svg' },
  },
  async run(context) {
    const { options, terminal } = context;
    const { book, setup } = scenarioNamed(context);
    const sides = book.sides(book.world(setup));
    const players = playersOf(options.text('seats') ?? RANDOM, sides);
    const heat = options.text('heat');
    if (heat !== undefined) await preparePicture(heat, 'sim', 'heat');

    const reports = await playAll(context, { book: book.id, setup, players });
    const summary = summarize(reports, sides);
    if (options.has('json'))
      terminal.print(JSON.stringify({ book: book.id, scenario: setup.scenario, players, ...summary }));
    else for (const line of lines(setup.scenario, players, summary)) terminal.print(line);
    if (heat !== undefined) await paintHeat(heat, book, setup, reports, context);
    if (summary.games >= options.number('games', 100, 1)) return EXIT.done;
    terminal.complain(`interrupted after ${summary.games} games`);
    return EXIT.interrupted;
  },
};

function scenarioNamed({ args, options, terminal, rulebooks }: Context): { book: Rulebook; setup: Setup } {
  const [id, ...more] = args;
  if (id === undefined || more.length > 0)
    throw new UserError(`hedgerow sim: found ${args.length} words; expected one <scenario>`);
  const only = options.text('book');
  const books = rulebooks.filter(book => only === undefined || goesBy(book, only));
  const known = books.flatMap(book => book.scenarios.map(scenario => scenario.id));
  const [book, another] = books.filter(each => each.scenarios.some(scenario => scenario.id === id));
  if (book === undefined)
    throw new UserError(
      `hedgerow sim: no scenario "${id}"${suggestion(id, known)} (scenarios: ${known.join(', ') || 'none'})`,
    );
  if (another !== undefined)
    throw new UserError(
      `hedgerow sim: ${book.id} and ${another.id} have a scenario "${id}"; expected --book to name one`,
    );
  const pack = packFor(book, options, terminal.folder, rulebooks);
  return { book, setup: { scenario: id, options: {}, ...(pack && { pack }) } };
}

/** One name seats it on every side. */
function playersOf(text: string, sides: readonly Side[]): Readonly<Record<Side, string>> {
  const names = text.split(',').map(name => playerNamed(name.trim(), 'sim'));
  if (names.length !== 1 && names.length !== sides.length)
    throw new UserError(
      `hedgerow sim: --seats names ${names.length} players; expected ${sides.length}, for ${sides.join(', ')}`,
    );
  return Object.fromEntries(sides.map((side, i) => [side, names[i] ?? names[0] ?? RANDOM]));
}

async function playAll(context: Context, table: Omit<GamePiece, 'seed'>): Promise<readonly GameReport[]> {
  const { options, terminal } = context;
  const games = options.number('games', 100, 1);
  const seed = options.number('seed', 1);
  const file = options.text('resume');
  const kept =
    file === undefined
      ? undefined
      : new KeptLines<GameReport>(
          file,
          terminal.folder,
          { ...table, seed },
          { command: 'sim', what: 'game' },
        );
  const reports = kept?.earlier.slice(0, games) ?? [];
  const first = reports.length;
  const pieces = Array.from(
    { length: games - first },
    (_, i): GamePiece => ({
      ...table,
      seed: `${seed} ${first + i}`,
    }),
  );
  const started = performance.now();
  for await (const report of performed(gameTask, pieces, crewFor(context))) {
    kept?.add(report);
    reports.push(report);
    const share = (reports.length - first) / pieces.length;
    const what = `${reports.length} of ${games} games`;
    terminal.progress(progressLine(what, share, (performance.now() - started) / 1000));
  }
  terminal.progress('');
  return reports;
}

async function paintHeat(
  file: string,
  book: Rulebook,
  { scenario }: Setup,
  reports: readonly GameReport[],
  { terminal }: Context,
): Promise<void> {
  const layout = book.scenarios.find(card => card.id === scenario)?.about?.battlefield ?? '';
  const battlefield = battlefieldOf(layout);
  if (!battlefield.ok)
    throw new UserError(
      `hedgerow sim: --heat: ${scenario} has no battlefield to paint (${battlefield.wrong})`,
    );
  const places = reports.flatMap(({ casualties }) => casualties.flatMap(({ at }) => at ?? []));
  const list = drawHeat(battlefield.value, heatOf(places, battlefield.value));
  await writePicture(list, HEX_PIXELS / HEIGHT, {
    file,
    folder: terminal.folder,
    command: 'sim',
    option: 'heat',
  });
  terminal.complain(`${file}: where ${places.length} pieces were lost`);
}

function lines(
  scenario: string,
  players: Readonly<Record<Side, string>>,
  { games, wins, draws, turns, answers, casualties, dice }: Summary,
): readonly string[] {
  const width = Math.max(...Object.keys(wins).map(side => side.length));
  const spread = ({ mean, least, most }: Spread) => `${mean.toFixed(1)} (${least} to ${most})`;
  const lost = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .map(([how, count]) => `${count.toFixed(1)} ${how}`)
      .join(', ') || 'nothing';
  return [
    `${scenario}: ${games} games`,
    ...Object.entries(wins).map(
      ([side, share]) => `  ${side.padEnd(width)}  ${players[side]} wins ${shareText(share)}`,
    ),
    ...(draws > 0 ? [`  drawn ${percent(draws / games)}`] : []),
    `  length  ${turns ? `${spread(turns)} turns, ` : ''}${spread(answers)} answers`,
    ...Object.entries(casualties).map(([side, of]) => `  ${side.padEnd(width)}  loses ${lost(of)} a game`),
    ...Object.entries(dice)
      .filter(([sides, { rolled }]) => rolled >= FEWEST_A_FACE * Number(sides))
      .map(
        ([sides, { rolled, chiSquare, degrees, p }]) =>
          `  ${rolled} dice of ${sides} sides: chi-square ${chiSquare.toFixed(2)} at ${degrees} degrees, ` +
          `p = ${p.toFixed(3)}: ${p < ODD ? 'NOT FAIR' : 'fair'}`,
      ),
  ];
}
