import { afterEach, expect, test, vi } from 'vitest';
import type { Command, Context } from './command.ts';
import { commands } from './commands/index.ts';
import { UserError } from './errors.ts';
import { hedgerow } from './test-terminal.ts';

const command = (run: (context: Context) => Promise<number>): Command => ({
  name: 'march',
  summary: 'March somewhere',
  usage: '<place>',
  options: { speed: { takes: 'N', help: 'hexes a turn' }, quietly: { help: 'no songs' } },
  run,
});
const march = (argv: readonly string[], run: (context: Context) => Promise<number> = async () => 0) =>
  hedgerow(['march', ...argv], { commands: [command(run)] });

afterEach(() => vi.unstubAllEnvs());

test('help lists every command with its summary', async () => {
  const { code, out } = await hedgerow(['--help']);
  expect(code).toBe(0);
  for (const { name, summary } of commands) {
    expect(out).toContain(`  ${name} `);
    expect(out).toContain(summary);
  }
});

test('without a command the overview goes to stderr and nothing to stdout', async () => {
  const { code, out, err } = await hedgerow([]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('coverage');
});

test('each command has a page of its own, with --json in it', async () => {
  for (const { name, usage } of commands) {
    const { code, out } = await hedgerow([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`hedgerow ${name} ${usage}`);
    expect(out).toContain('--json');
  }
});

test('an unknown command is one line with the nearest name', async () => {
  const { code, err } = await hedgerow(['covrage']);
  expect(code).toBe(2);
  expect(err).toMatch(/^hedgerow: no command "covrage"; did you mean coverage\? \(commands: [^\n]*\)$/);
});

test.each([
  [['--sped', '4'], 'hedgerow march: unknown option --sped; did you mean --speed?'],
  [['--speed'], 'hedgerow march: --speed needs a value: --speed N'],
  [['--speed', '--quietly'], 'hedgerow march: --speed needs a value: --speed N'],
  [['--quietly=yes'], 'hedgerow march: --quietly is a switch and takes no value'],
  [['--speed', 'fast'], 'hedgerow march: --speed is "fast"; expected a whole number, 1 or more'],
  [['--speed=0'], 'hedgerow march: --speed is "0"; expected a whole number, 1 or more'],
])('misuse is one line and exit code 2: %j', async (argv, line) => {
  const { code, err } = await march(argv, async ({ options }) => options.number('speed', 1, 1));
  expect({ code, err }).toEqual({ code: 2, err: line });
});

test('a command gets its arguments and options', async () => {
  const { out } = await march(
    ['Carentan', '--speed', '6', '--quietly'],
    async ({ args, options, terminal }) => {
      terminal.print(
        `${args.join()} ${options.number('speed', 4)} ${options.has('quietly')} ${options.has('json')}`,
      );
      return 0;
    },
  );
  expect(out).toBe('Carentan 6 true false');
});

test('what follows -- is no option', async () => {
  const { out } = await march(['--', '--quietly'], async ({ args, terminal }) => {
    terminal.print(args.join());
    return 0;
  });
  expect(out).toBe('--quietly');
});

test("the command's code is the exit code", async () => {
  expect((await march([], async () => 1)).code).toBe(1);
});

test("the user's mistake is told without a stack trace", async () => {
  const { code, err } = await march([], async () => {
    throw new UserError('the bridge is out');
  });
  expect({ code, err }).toEqual({ code: 2, err: 'the bridge is out' });
});

test('our own mistake is one line, and shows its stack only on demand', async () => {
  const fail = async () => {
    throw new TypeError('no boots');
  };
  const quiet = await march([], fail);
  expect(quiet.code).toBe(70);
  expect(quiet.err).toBe('hedgerow broke: no boots (set HEDGEROW_DEBUG=1 to see where)');
  vi.stubEnv('HEDGEROW_DEBUG', '1');
  expect((await march([], fail)).err).toContain('main.test.ts');
});
