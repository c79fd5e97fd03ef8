/** `hedgerow verify`: proves that no die of a record was chosen, and that every answer was a legal one. */
import { detailWords, verdictWords, verifyText } from '../../engine/index.ts';
import { bookNamed, onlyFile, readFile, readRecord } from '../books.ts';
import type { Command } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Prove a record: its dice are those of the seed that was pledged, its answers are legal',
  usage: '<record>',
  options: {
    noted: { takes: 'hash', help: 'a link of its chain that somebody noted while the game was played' },
  },
  async run({ args, options, terminal, rulebooks }) {
    const file = onlyFile(args, 'verify');
    const { rulebook } = readRecord(file, terminal.folder);
    const book = bookNamed(rulebook, rulebooks, file);
    const noted = options.text('noted');
    if (noted !== undefined && !/^[0-9a-f]{64}$/.test(noted))
      throw new UserError(`hedgerow verify: --noted "${noted}"; expected 64 digits of a hash in hex`);
    const proof = verifyText(
      book,
      readFile(file, terminal.folder, 'a record'),
      noted === undefined ? {} : { noted },
    );
    const isSound = proof.is === 'proven' || proof.is === 'in part';
    if (options.has('json')) terminal.print(JSON.stringify(proof));
    else {
      const say = (line: string) => (isSound ? terminal.print(line) : terminal.complain(line));
      say(`${file}: ${verdictWords(proof)}`);
      for (const line of detailWords(proof)) say(`${file}: ${line}`);
    }
    return isSound ? EXIT.done : EXIT.failed;
  },
};
