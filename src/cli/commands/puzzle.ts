/** `hedgerow puzzle`: checks a puzzle, lets bots try it, and shows a way that they have found. */

import { problemText } from '../../board/problem.ts';
import { loreOf } from '../../bots/doctrine/doctrines.ts';
import { isLevel, type Level } from '../../bots/index.ts';
import { tryPuzzle } from '../../bots/puzzle.ts';
import { PuzzleDocument, readPuzzle } from '../../engine/puzzle/index.ts';
import { bookNamed, onlyFile, readFile } from '../books.ts';
import type { Command } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';

/** A puzzle is too easy if random play solves it so often, of a hundred. */
const TOO_OFTEN = 20;

export const puzzle: Command = {
  name: 'puzzle',
  summary: 'Check a puzzle: a bot solves it, and random play seldom does',
  usage: '<file>',
  options: {
    level: { takes: 'name', help: 'who tries it (captain)' },
    tries: { takes: 'N', help: 'how often each tries it, with dice that fall anew (10)' },
    find: { help: 'print a solution that the bot finds with the puzzle’s own dice, and check nothing' },
  },
  async run({ args, options, terminal, rulebooks }) {
    const file = onlyFile(args, 'puzzle');
    const text = readFile(file, terminal.folder, 'a puzzle');
    const level = options.text('level') ?? 'captain';
    if (!isLevel(level)) throw new UserError(`hedgerow puzzle: no level "${level}"`);
    const tries = options.number('tries', 10, 1);
    if (options.has('find')) {
      const found = find(PuzzleDocument.parse(JSON.parse(text)), level, tries);
      if (found === undefined) {
        terminal.complain(`${file}: ${level} found no solution in ${tries} tries`);
        return EXIT.failed;
      }
      terminal.print(JSON.stringify(found, undefined, 2));
      return EXIT.done;
    }
    const reading = readPuzzle(text, file, rulebooks);
    if (!reading.ok) {
      for (const problem of reading.problems) terminal.complain(problemText(problem));
      return EXIT.misused;
    }
    const lore = loreOf(reading.book);
    const rate = (player: Level | 'random') => {
      let solved = 0;
      for (let i = 0; i < tries; i++)
        if (tryPuzzle(lore, reading.puzzle, player, `${i}`, `luck ${i}`).solved) solved++;
      return Math.round((100 * solved) / tries);
    };
    const rates = { [level]: rate(level), random: rate('random') };
    const isOne = rates.random < TOO_OFTEN && (rates[level] ?? 0) > rates.random;
    if (options.has('json')) terminal.print(JSON.stringify({ file, tries, ...rates, isOne }));
    else
      terminal.print(
        `${file}: solved by its solution; ${level} solves ${rates[level]} of 100, random play ${rates.random}`,
      );
    if (!isOne)
      terminal.complain(`${file}: no puzzle; expected that ${level} solves it, and random play seldom`);
    return isOne ? EXIT.done : EXIT.failed;

    function find(document: PuzzleDocument, by: Level, most: number): readonly string[] | undefined {
      const known = loreOf(bookNamed(document.rulebook, rulebooks, 'hedgerow puzzle'));
      for (let i = 0; i < most; i++) {
        const { solved, answers } = tryPuzzle(known, document, by, `${i}`);
        if (solved) return answers;
      }
      return undefined;
    }
  },
};
