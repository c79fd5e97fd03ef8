/** `hedgerow replay`: plays a record again, checks every answer, and tells what happened. */
import {
  accountText,
  actWords,
  diceWords,
  type Entry,
  type GameRecord,
  handDice,
  isOfTheseRules,
  Match,
  type Outcome,
  type Parting,
  type Rulebook,
  retell,
  type Side,
  spoken,
  type Teller,
  told,
} from '../../engine/index.ts';
import { bookNamed, onlyFile, readRecord } from '../books.ts';
import type { Command, Context } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { packFor } from '../packs.ts';
import { suggestion } from '../suggest.ts';
import { Listener } from '../teller.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'Play a record again and tell what happened, as one side saw it or all of it',
  usage: '<record>',
  options: {
    side: { takes: 'side', help: 'tell only what this side may know' },
    pack: { takes: 'file', help: 'play it with the chart values of this file and not with its own' },
    quiet: { help: 'only check, and say how it ended' },
  },
  async run(context) {
    const { args, options, terminal, rulebooks } = context;
    const file = onlyFile(args, 'replay');
    const kept = readRecord(file, terminal.folder);
    const book = bookNamed(kept.rulebook, rulebooks, file);
    const pack = packFor(book, options, terminal.folder, rulebooks);
    const record = pack ? { ...kept, pack } : kept;
    if (!isOfTheseRules(book, record)) return retellOld(context, file, book, record);
    const match = replayed(book, record, file);
    const { journal, sides } = match;
    const entries = entriesFor(sides, options.text('side'), side =>
      side === undefined ? journal.all() : journal.as(side),
    );
    if (options.has('json')) {
      terminal.print(JSON.stringify({ rest: match.rest, outcome: match.outcome, journal: entries }));
      return EXIT.done;
    }
    const listener = new Listener(options.text('side'));
    if (!options.has('quiet') && !beginsMidway(record)) retell(book, record, listener);
    listener.see(match);
    const teller = listener.teller(book);
    if (!options.has('quiet')) for (const entry of entries) terminal.print(sentence(entry, teller));
    terminal.print(ending(match, teller));
    return EXIT.done;
  },
};

/** A record of other rules: as far as these go along with it, then its own lines, up to the next state that it kept. */
function retellOld({ options, terminal }: Context, file: string, book: Rulebook, record: GameRecord): number {
  const listener = new Listener(options.text('side'));
  const { sides, outcome, partings, entries: entriesOf } = sound(file, () => retell(book, record, listener));
  const entries = entriesFor(sides, options.text('side'), entriesOf);
  const versions = { version: record.version, rules: book.version };
  if (options.has('json')) {
    terminal.print(JSON.stringify({ ...versions, partings, outcome, journal: entries }));
    return EXIT.done;
  }
  terminal.print(
    `made under version ${record.version} of ${book.id}; told as version ${book.version} would have it` +
      `${partings.length > 0 ? ', and where that parts, as it was answered' : ''}`,
  );
  const teller = listener.teller(book);
  if (!options.has('quiet')) for (const line of linesOf(entries, partings, teller)) terminal.print(line);
  terminal.print(outcome ? result(outcome, teller) : 'not over when it was kept');
  return EXIT.done;
}

/** The entries as sentences, with a word where the rules part from them. */
function* linesOf(
  entries: readonly Entry[],
  partings: readonly Parting[],
  teller: Teller,
): Generator<string> {
  const ahead = [...partings];
  for (const entry of entries) {
    while (ahead[0] && ahead[0].rest <= entry.rest) yield parted(ahead.shift() as Parting);
    yield sentence(entry, teller);
  }
  yield* ahead.map(parted);
}

const parted = ({ rest, why }: Parting): string => `${String(rest).padStart(5)}  the rules part here: ${why}`;

export function replayed(book: Rulebook, record: GameRecord, file: string): Match {
  return sound(file, () => {
    if (beginsMidway(record)) return Match.resume(book, record, { dice: handDice }).match;
    return Match.replay(book, record, { dice: handDice });
  });
}

/** A record that begins in the middle of a game is taken up there: the fuzzer writes such ones. */
function beginsMidway({ snapshots: [first], steps }: GameRecord): boolean {
  return first !== undefined && (steps[0]?.rest ?? first.rest) >= first.rest && first.rest > 0;
}

function sound<T>(file: string, play: () => T): T {
  try {
    return play();
  } catch (error) {
    throw new UserError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function entriesFor(
  sides: readonly Side[],
  side: Side | undefined,
  entries: (viewer: Side | undefined) => readonly Entry[],
): readonly Entry[] {
  if (side === undefined || sides.includes(side)) return entries(side);
  throw new UserError(
    `hedgerow replay: no side "${side}"${suggestion(side, sides)} (sides: ${sides.join(', ')})`,
  );
}

/** A line of the log, with the names that people have for things. */
export function sentence(entry: Entry, teller: Teller): string {
  const rest = String(entry.rest).padStart(5);
  const cite = 'cite' in entry && entry.cite !== '' ? ` [${entry.cite}]` : '';
  switch (entry.is) {
    case 'act':
      return `${rest}  ${teller.sideName(entry.by)}, ${entry.ask}: ${spoken(actWords(entry, teller))}`;
    case 'secret':
      return `${rest}  ${teller.sideName(entry.by)}, ${entry.ask}: (secret)`;
    case 'roll': {
      const dice = diceWords(entry.dice, entry.sides);
      const account = accountText(entry.account, teller.nameOf);
      const roll = `${rest}    dice ${dice}: ${told(entry.why, teller.nameOf)}${cite}`;
      return account === '' ? roll : `${roll}\n${' '.repeat(rest.length)}      ${account}`;
    }
    case 'say':
      return `${rest}    ${told(entry.text, teller.nameOf)}${cite}`;
    case 'reveal':
      return `${rest}    revealed: ${told(entry.text, teller.nameOf)}${cite}`;
  }
}

function ending(match: Match, teller: Teller): string {
  const { outcome } = match;
  if (outcome === undefined)
    return `not over: rest ${match.rest}, ${match.choices.map(({ by, id }) => `${teller.sideName(by)} is asked '${id}'`).join('; ')}`;
  return result(outcome, teller);
}

const result = ({ winner, why, cite }: Outcome, { nameOf, sideName }: Teller): string =>
  `${winner ? `${sideName(winner)} win` : 'a draw'}: ${told(why, nameOf)} [${cite}]`;
