/** `hedgerow replay`: plays a record again, checks every answer, and tells what happened. */
import {
  type Entry,
  type GameRecord,
  handDice,
  Match,
  migrated,
  type Rulebook,
  type Side,
} from '../../engine/index.ts';
import { bookNamed, onlyFile, readRecord } from '../books.ts';
import type { Command } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { suggestion } from '../suggest.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'Play a record again and tell what happened, as one side saw it or all of it',
  usage: '<record>',
  options: {
    side: { takes: 'side', help: 'tell only what this side may know' },
    quiet: { help: 'only check, and say how it ended' },
  },
  async run({ args, options, terminal, rulebooks }) {
    const file = onlyFile(args, 'replay');
    const record = readRecord(file, terminal.folder);
    const book = bookNamed(record.rulebook, rulebooks, file);
    if (record.version !== book.version) return view(book, record, line => terminal.print(line));
    const match = replayed(book, record, file);
    const entries = entriesFor(match, options.text('side'));
    if (options.has('json')) {
      terminal.print(JSON.stringify({ rest: match.rest, outcome: match.outcome, journal: entries }));
      return EXIT.done;
    }
    if (!options.has('quiet')) for (const entry of entries) terminal.print(sentence(entry));
    terminal.print(ending(match));
    return EXIT.done;
  },
};

export function replayed(book: Rulebook, record: GameRecord, file: string): Match {
  try {
    const first = record.snapshots[0];
    // A record that begins in the middle of a game is taken up there: the fuzzer writes such ones.
    const midway =
      first !== undefined && (record.steps[0]?.rest ?? first.rest) >= first.rest && first.rest > 0;
    if (midway) return Match.resume(book, record, { dice: handDice }).match;
    return Match.replay(book, record, { dice: handDice });
  } catch (error) {
    throw new UserError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Under other rules than it was made by, a record is shown by its snapshots. */
function view(book: Rulebook, record: GameRecord, print: (line: string) => void): number {
  print(
    `made under version ${record.version} of ${book.id}, these rules are version ${book.version}: ` +
      `${record.snapshots.length} snapshots to look at`,
  );
  for (const snapshot of record.snapshots) {
    const { doing } = migrated(book, snapshot) as unknown as { doing: readonly { is: string }[] };
    print(
      `${String(snapshot.rest).padStart(5)}  rules ${snapshot.version}  ${doing.at(-1)?.is ?? 'between activities'}`,
    );
  }
  return EXIT.done;
}

function entriesFor(match: Match, side: Side | undefined): readonly Entry[] {
  if (side === undefined) return match.journal.all();
  if (match.sides.includes(side)) return match.journal.as(side);
  throw new UserError(
    `hedgerow replay: no side "${side}"${suggestion(side, match.sides)} (sides: ${match.sides.join(', ')})`,
  );
}

export function sentence(entry: Entry): string {
  const rest = String(entry.rest).padStart(5);
  switch (entry.is) {
    case 'act':
      return `${rest}  ${entry.by}, ${entry.ask}: ${entry.act}`;
    case 'secret':
      return `${rest}  ${entry.by}, ${entry.ask}: (secret)`;
    case 'roll': {
      const dice = Object.entries(entry.dice).map(([die, face]) => `${die} ${face}`);
      return `${rest}    dice ${dice.join(', ')}: ${plain(entry.why)} [${entry.cite}]`;
    }
    case 'say':
      return `${rest}    ${plain(entry.text)} [${entry.cite}]`;
    case 'reveal':
      return `${rest}    revealed: ${plain(entry.text)} [${entry.cite}]`;
  }
}

/** Sentences mark the names of pieces by braces, for pages that link them. */
function plain(text: string): string {
  return text.replace(/[{}]/g, '');
}

function ending(match: Match): string {
  const { outcome } = match;
  if (outcome === undefined)
    return `not over: rest ${match.rest}, ${match.choices.map(({ by, id }) => `${by} is asked '${id}'`).join('; ')}`;
  return `${outcome.winner ? `${outcome.winner} wins` : 'a draw'}: ${outcome.why} [${outcome.cite}]`;
}
