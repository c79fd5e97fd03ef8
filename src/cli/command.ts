/** What a command is, and how its part of the command line is read. */
import { parseArgs } from 'node:util';
import type { Rulebook } from '../engine/index.ts';
import { UserError } from './errors.ts';
import { suggestion } from './suggest.ts';
import type { Terminal } from './terminal.ts';

export interface OptionCard {
  /** What the option takes, as help shows it (`N`, `file`); without it the option is a switch. */
  readonly takes?: string;
  readonly help: string;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows the name: `[book]`, `<file...>`. */
  readonly usage: string;
  readonly options: Readonly<Record<string, OptionCard>>;
  /** Gives the exit code. */
  run(context: Context): Promise<number>;
}

export interface Context {
  readonly args: readonly string[];
  readonly options: Options;
  readonly terminal: Terminal;
  /** Every rulebook that can be played. */
  readonly rulebooks: readonly Rulebook[];
}

/** Options as they were given. */
export interface Options {
  /** Whether a switch was given. */
  has(name: string): boolean;
  text(name: string): string | undefined;
  /** A whole number, or `otherwise` when the option was not given. */
  number(name: string, otherwise: number, atLeast?: number): number;
}

/** Every command has these. */
const COMMON: Readonly<Record<string, OptionCard>> = {
  json: { help: 'print the answer as JSON' },
  help: { help: 'print this page' },
};
export const optionsOf = (command: Command): Readonly<Record<string, OptionCard>> => ({
  ...command.options,
  ...COMMON,
});

export function readCommandLine(
  command: Command,
  argv: readonly string[],
): { readonly args: readonly string[]; readonly options: Options } {
  const cards = optionsOf(command);
  const types = Object.entries(cards).map(
    ([name, { takes }]) => [name, { type: takes === undefined ? 'boolean' : 'string' }] as const,
  );
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(types),
    strict: false,
    tokens: true,
  });
  const given = new Map<string, string | undefined>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const card = cards[token.name];
    if (card === undefined) {
      const known = Object.keys(cards).map(name => `--${name}`);
      throw new UserError(
        `hedgerow ${command.name}: unknown option ${token.rawName}${suggestion(token.rawName, known)}`,
      );
    }
    if (card.takes === undefined && token.value !== undefined)
      throw new UserError(`hedgerow ${command.name}: --${token.name} is a switch and takes no value`);
    if (card.takes !== undefined && (token.value === undefined || token.value.startsWith('--')))
      throw new UserError(
        `hedgerow ${command.name}: --${token.name} needs a value: --${token.name} ${card.takes}`,
      );
    given.set(token.name, token.value);
  }
  return { args: positionals, options: optionsFrom(command.name, given) };
}

function optionsFrom(command: string, given: ReadonlyMap<string, string | undefined>): Options {
  return {
    has: name => given.has(name),
    text: name => given.get(name),
    number(name, otherwise, atLeast = 0) {
      const text = given.get(name);
      if (text === undefined) return otherwise;
      if (/^\d{1,15}$/.test(text) && Number(text) >= atLeast) return Number(text);
      throw new UserError(
        `hedgerow ${command}: --${name} is "${text}"; expected a whole number, ${atLeast} or more`,
      );
    },
  };
}
