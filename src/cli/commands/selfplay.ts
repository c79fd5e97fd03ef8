/** `hedgerow selfplay`: lets two seats play a game with pledged dice, and prints its record. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  commitTo,
  diceKey,
  keyedDice,
  Match,
  type Pledge,
  play,
  printRecord,
  type Rulebook,
  type Setup,
  type Side,
} from '../../engine/index.ts';
import { bookNamed, setupsOf } from '../books.ts';
import type { Command } from '../command.ts';
import { EXIT, UserError } from '../errors.ts';
import { PLAYERS, playerNamed, RANDOM, seatOf } from '../lab/seats.ts';
import { PACK, packFor } from '../packs.ts';

export const selfplay: Command = {
  name: 'selfplay',
  summary: 'Let two players play a game, with dice that can be proven, and print its record',
  usage: '<rulebook>',
  options: {
    scenario: { takes: 'id', help: "one of the book's scenarios (the first)" },
    seats: { takes: 'a,b', help: `who plays, in the order of the sides: ${PLAYERS.join(', ')} (${RANDOM})` },
    seed: { takes: 'N', help: 'the same number plays the same game' },
    ...PACK,
    out: { takes: 'file', help: 'write the record there' },
  },
  async run({ args, options, terminal, rulebooks }) {
    const [id, ...more] = args;
    if (id === undefined || more.length > 0)
      throw new UserError('hedgerow selfplay: expected one <rulebook>');
    const book = bookNamed(id, rulebooks, 'hedgerow selfplay');
    const pack = packFor(book, options, terminal.folder, rulebooks);
    const [setup] = setupsOf(book, options.text('scenario'), 'hedgerow selfplay', pack);
    if (setup === undefined) throw new UserError(`hedgerow selfplay: ${book.id} has no scenario yet`);
    const seed = options.has('seed') ? options.number('seed', 0) : undefined;
    const players = (options.text('seats') ?? RANDOM).split(',').map(name => playerNamed(name, 'selfplay'));
    const record = playOut(book, setup, players, seed);
    const text = printRecord(record);
    const out = options.text('out');
    if (out !== undefined) {
      writeFileSync(resolve(terminal.folder, out), text);
      terminal.complain(`${out}: ${record.steps.length} steps`);
    } else if (options.has('json')) terminal.print(JSON.stringify(record));
    else terminal.print(text.trimEnd());
    return EXIT.done;
  },
};

function playOut(book: Rulebook, setup: Setup, players: readonly string[], number: number | undefined) {
  const bytes = (of: string) =>
    number === undefined ? randomBytes(32) : Buffer.from(commitTo(Buffer.from(`${of} ${number}`)), 'hex');
  const seed = bytes('seed');
  const sides = book.sides(book.world(setup));
  if (players.length > 1 && players.length !== sides.length) {
    throw new UserError(
      `hedgerow selfplay: --seats names ${players.length} players; ${setup.scenario} has the sides ${sides.join(', ')}`,
    );
  }
  const nonces = Object.fromEntries(sides.map(side => [side, Buffer.from(bytes(side)).toString('hex')]));
  const pledge: Pledge = { commit: commitTo(seed), nonces };
  const match = Match.begin(book, setup, { dice: keyedDice(diceKey(seed, nonces)), pledge, journal: false });
  const seatFor = (side: Side, i: number) =>
    seatOf(players[i] ?? players[0] ?? RANDOM, book, side, bytes(`seat ${side}`).toString('hex'));
  play(match, Object.fromEntries(sides.map((side, i) => [side, seatFor(side, i)])));
  return { ...match.record(), seed: Buffer.from(seed).toString('hex') };
}
