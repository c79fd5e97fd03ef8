/** `hedgerow verify`: proves that no die of a record was chosen, and that every answer was a legal one. */
import { isDice, verifyDice } from '../../engine/index.ts';
import { bookNamed, onlyFile, readRecord } from '../books.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../errors.ts';
import { replayed } from './replay.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Prove a record: its dice are those of the seed that was pledged, its answers are legal',
  usage: '<record>',
  options: {},
  async run({ args, options, terminal, rulebooks }) {
    const file = onlyFile(args, 'verify');
    const record = readRecord(file, terminal.folder);
    const book = bookNamed(record.rulebook, rulebooks, file);
    const dice = verifyDice(record);
    const legal = record.version === book.version;
    if (legal) replayed(book, record, file);
    const answers = record.steps.reduce(
      (sum, step) => sum + step.answers.filter(each => !isDice(each)).length,
      0,
    );
    if (options.has('json')) {
      terminal.print(JSON.stringify({ dice, answers, legal: legal ? 'proven' : 'made under other rules' }));
    } else if (!dice.ok) {
      terminal.complain(`${file}: the dice are not proven: ${dice.problem}`);
    } else {
      terminal.print(`${file}: ${dice.rolls} rolls are those of the seed that was pledged before the game`);
      const rules = `version ${record.version} of ${book.id}`;
      terminal.print(
        legal
          ? `${file}: all ${answers} answers were asked for and offered under ${rules}`
          : `${file}: made under ${rules}, which are not these: the answers can't be checked here`,
      );
    }
    return dice.ok ? EXIT.done : EXIT.failed;
  },
};
