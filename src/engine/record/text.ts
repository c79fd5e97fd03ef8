/**
 * The text form of a record:
 *
 *     hedgerow record 1
 *     rulebook starter-kit 3
 *     scenario "the-crossing"
 *     option sight "open"
 *     pack "From my own card"
 *     values fire-modifiers {"FFMO/DRM":-2}
 *     hash charts 5f0c…
 *     commit 9c1d…
 *     nonce german 00ff…
 *
 *     0 german move: step u1 1:C4
 *     0 russian react: fire u7 1:C4
 *     0 roll coloured 3/6 white 5/6: fire at 1:C4
 *     1 russian interjects: drop u9
 *     snapshot 64 rules 3 {"doing":[],…}
 *     epoch 1
 *     result german holds the crossing [vc.1]
 *     seed 77aa…
 *
 * Lines that begin with `#` are remarks.
 */
import { type Answer, GameRecord, isDice, MOST_DICE, MOST_SIDES, type Step } from './record.ts';

const FORMAT = 'hedgerow record 1';

/** Characters of a whole record: the longest games that were ever played take a fortieth of it. */
export const LARGEST_RECORD = 4_000_000;
/** Characters of a line. A state may be long, but no answer is. */
const LONGEST_LINE = 10_000;

/** What is wrong with a record: in which line, and what was expected there. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly line: number;
  readonly wrong: string;
  readonly expected: string;
  constructor(line: number, wrong: string, expected: string) {
    super(`line ${line}: ${wrong}; expected ${expected}`);
    this.line = line;
    this.wrong = wrong;
    this.expected = expected;
  }
}

export function printRecord(record: GameRecord): string {
  const lines = [
    FORMAT,
    `rulebook ${record.rulebook} ${record.version}`,
    `scenario ${JSON.stringify(record.scenario)}`,
  ];
  for (const [name, value] of Object.entries(record.options))
    lines.push(`option ${name} ${JSON.stringify(value)}`);
  if (record.pack) {
    lines.push(`pack ${JSON.stringify(record.pack.name)}`);
    for (const [id, own] of Object.entries(record.pack.charts))
      lines.push(`values ${id} ${JSON.stringify(own)}`);
  }
  for (const [name, hash] of Object.entries(record.fingerprints)) lines.push(`hash ${name} ${hash}`);
  if (record.pledge) {
    lines.push(`commit ${record.pledge.commit}`);
    for (const [side, nonce] of Object.entries(record.pledge.nonces)) lines.push(`nonce ${side} ${nonce}`);
  }
  lines.push('');
  const snapshots = [...record.snapshots];
  let epoch = 0;
  const snapshotsUpTo = (rest: number) => {
    while (snapshots[0] && snapshots[0].rest <= rest) {
      const { rest: at, version, state } = snapshots.shift() as (typeof snapshots)[number];
      lines.push(`snapshot ${at} rules ${version} ${JSON.stringify(state)}`);
    }
  };
  for (const step of record.steps) {
    snapshotsUpTo(step.rest);
    if (step.epoch !== epoch) {
      epoch = step.epoch;
      lines.push(`epoch ${epoch}`);
    }
    lines.push(...printStep(step));
  }
  if (record.epoch !== undefined) lines.push(`epoch ${record.epoch}`);
  snapshotsUpTo(Number.POSITIVE_INFINITY);
  if (record.result) {
    const { winner, why, cite } = record.result;
    lines.push(`result ${winner ?? 'draw'} ${why} [${cite}]`);
  }
  if (record.seed) lines.push(`seed ${record.seed}`);
  return `${lines.join('\n')}\n`;
}

function printStep({ rest, interjection, answers }: Step): string[] {
  const lines = answers.map(answer => `${rest} ${printAnswer(answer)}`);
  return interjection ? [`${rest} ${interjection.by} interjects: ${interjection.act}`, ...lines] : lines;
}

function printAnswer(answer: Answer): string {
  if (!isDice(answer)) return `${answer.by} ${answer.ask}: ${answer.act}`;
  const faces = answer.roll.map(({ die, face, sides }) => `${die} ${face}/${sides}`).join(' ');
  return `roll ${faces}: ${answer.why}`;
}

type Line = {
  readonly pattern: RegExp;
  read(match: RegExpMatchArray, record: GameRecord, reading: Reading): void;
};
type Reading = { epoch: number; readonly line: number };

const HEAD: readonly Line[] = [
  {
    pattern: /^scenario (".+")$/s,
    read: ([, name = ''], record, at) => {
      record.scenario = String(json(name, at));
    },
  },
  {
    pattern: /^option (\S+) (".*"|true|false|-?\d.*)$/s,
    read: ([, name = '', value = ''], record, at) => {
      record.options[name] = json(value, at) as string;
    },
  },
  {
    pattern: /^pack (".+")$/s,
    read: ([, name = ''], record, at) => {
      record.pack = { name: String(json(name, at)), charts: {} };
    },
  },
  {
    pattern: /^values ([a-z][\w-]*) (\{.*\})$/s,
    read: ([, id = '', own = ''], record, at) => {
      if (!record.pack) throw new RecordError(at.line, 'values before any pack', "'pack <name>' first");
      record.pack.charts[id] = json(own, at) as Record<string, string>;
    },
  },
  {
    pattern: /^hash (\S+) (\S+)$/,
    read: ([, name = '', hash = ''], record) => {
      record.fingerprints[name] = hash;
    },
  },
  {
    pattern: /^commit ((?:[0-9a-f]{2})+)$/,
    read: ([, commit = ''], record) => {
      record.pledge = { commit, nonces: record.pledge?.nonces ?? {} };
    },
  },
  {
    pattern: /^nonce ([A-Za-z][\w-]*) ((?:[0-9a-f]{2})+)$/,
    read: ([, side = '', nonce = ''], record, at) => {
      if (!record.pledge)
        throw new RecordError(at.line, 'a nonce before any commitment', "'commit <hash>' first");
      record.pledge.nonces[side] = nonce;
    },
  },
];
const HEAD_EXPECTED = "'scenario', 'option', 'pack', 'values', 'hash', 'commit', 'nonce' or an empty line";

const BODY: readonly Line[] = [
  {
    pattern: /^(\d+) roll((?: [\w-]+ [1-9]\d*\/[1-9]\d*)+): (.*)$/s,
    read: ([, rest, faces = '', why = ''], record, at) => {
      const roll = [...faces.matchAll(/ (\S+) (\d+)\/(\d+)/g)].map(([, die = '', face, sides]) => {
        return { die, face: Number(face), sides: Number(sides) };
      });
      if (roll.length > MOST_DICE)
        throw new RecordError(at.line, `a roll of ${roll.length} dice`, `at most ${MOST_DICE}`);
      for (const { face, sides } of roll) {
        if (sides > MOST_SIDES)
          throw new RecordError(at.line, `a die of ${sides} sides`, `at most ${MOST_SIDES}`);
        if (face > sides)
          throw new RecordError(at.line, `a die of ${sides} sides that shows ${face}`, `1 to ${sides}`);
      }
      stepAt(record, Number(rest), at).answers.push({ roll, why });
    },
  },
  {
    pattern: /^(\d+) ([A-Za-z][\w-]*) interjects: (.+)$/s,
    read: ([, rest, by = '', act = ''], record, at) => {
      newStep(record, Number(rest), at).interjection = { by, act };
    },
  },
  {
    pattern: /^(\d+) ([A-Za-z][\w-]*) ([\w-]+): (.+)$/s,
    read: ([, rest, by = '', ask = '', act = ''], record, at) => {
      stepAt(record, Number(rest), at).answers.push({ by, ask, act });
    },
  },
  {
    pattern: /^snapshot (\d+) rules ([1-9]\d*) (\{.*\})$/s,
    read: ([, rest, version, state = ''], record, at) => {
      record.snapshots.push({
        rest: Number(rest),
        version: Number(version),
        state: json(state, at) as never,
      });
    },
  },
  {
    pattern: /^epoch (\d+)$/,
    read: ([, epoch], _record, at) => {
      at.epoch = Number(epoch);
    },
  },
  {
    pattern: /^result ([A-Za-z][\w-]*) (.*) \[(.*)\]$/s,
    read: ([, winner = '', why = '', cite = ''], record) => {
      record.result = winner === 'draw' ? { why, cite } : { winner, why, cite };
    },
  },
  {
    pattern: /^seed ((?:[0-9a-f]{2})+)$/,
    read: ([, seed = ''], record) => {
      record.seed = seed;
    },
  },
];
const BODY_EXPECTED =
  "'<rest> <side> <ask>: <act>', '<rest> <side> interjects: <act>', '<rest> roll <die> <face>/<sides> …: <why>', " +
  "'snapshot', 'epoch', 'result' or 'seed'";

/** Reads a record or throws a RecordError that says in which line what was expected. */
export function parseRecord(text: string): GameRecord {
  if (text.length > LARGEST_RECORD)
    throw new RecordError(1, `a text of ${text.length} characters`, `at most ${LARGEST_RECORD}`);
  const lines = text.split(/\r?\n/);
  if (lines[0] !== FORMAT) throw new RecordError(1, quoted(lines[0] ?? ''), `'${FORMAT}'`);
  const book = /^rulebook (\S+) ([1-9]\d*)$/.exec(lines[1] ?? '');
  if (!book) throw new RecordError(2, quoted(lines[1] ?? ''), "'rulebook <name> <version>'");
  const record: GameRecord = {
    rulebook: book[1] as string,
    version: Number(book[2]),
    scenario: '',
    options: {},
    fingerprints: {},
    steps: [],
    snapshots: [],
  };

  let kinds = HEAD;
  let epoch = 0;
  for (const [i, line] of lines.entries()) {
    if (i < 2 || line.startsWith('#')) continue;
    if (line === '') {
      kinds = BODY;
      continue;
    }
    if (line.length > LONGEST_LINE && !/^(?:snapshot|values) /.test(line))
      throw new RecordError(i + 1, `a line of ${line.length} characters`, `at most ${LONGEST_LINE}`);
    const reading: Reading = { epoch, line: i + 1 };
    const kind = kinds.find(each => each.pattern.test(line));
    if (kind === undefined) {
      throw new RecordError(i + 1, quoted(line), kinds === HEAD ? HEAD_EXPECTED : BODY_EXPECTED);
    }
    kind.read(line.match(kind.pattern) as RegExpMatchArray, record, reading);
    epoch = reading.epoch;
  }

  if (record.scenario === '')
    throw new RecordError(lines.length, 'no scenario', "'scenario <name>' in the head");
  if (epoch !== (record.steps.at(-1)?.epoch ?? 0)) record.epoch = epoch;
  const checked = GameRecord.safeParse(record);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  throw new RecordError(
    lines.length,
    `the record's ${issue?.path.join('.')}`,
    issue?.message ?? 'a whole record',
  );
}

/** The step that a line belongs to: the last one if it began at that rest, else a new one. */
function stepAt(record: GameRecord, rest: number, at: Reading): Step {
  const last = record.steps.at(-1);
  return last?.rest === rest ? last : newStep(record, rest, at);
}

function newStep(record: GameRecord, rest: number, { epoch, line }: Reading): Step {
  const last = record.steps.at(-1)?.rest ?? -1;
  if (rest <= last) throw new RecordError(line, `rest ${rest} after rest ${last}`, 'rests in their order');
  const step: Step = { rest, epoch, answers: [] };
  record.steps.push(step);
  return step;
}

function json(text: string, { line }: Reading): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordError(line, quoted(text), 'JSON');
  }
}

function quoted(text: string): string {
  return text.length > 60 ? `'${text.slice(0, 57)}…'` : `'${text}'`;
}
