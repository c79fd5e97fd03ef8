/**
 * The text form of a record:
 *
 *     hedgerow record 2
 *     rulebook aslsk 3
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
 *     back to 1
 *     1 russian move: pass
 *     snapshot 64 rules 3 {"doing":[],…}
 *     chain 03ab…
 *     result german holds the crossing [vc.1]
 *     seed 77aa…
 *
 * Lines that begin with `#` are remarks. docs/record-format.md tells all of it, for those who read records by other means.
 */
import { chronicleOf } from './chronicle.ts';
import { backLine, FORMATS, givenLine, headLines } from './lines.ts';
import { GameRecord, MOST_DICE, MOST_SIDES, type Step, type TakeBack, takesDiceBack } from './record.ts';

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
  const { history } = record;
  const lines = [...headLines(record, history ? FORMATS.present : FORMATS.first), ''];
  const snapshots = [...record.snapshots];
  const snapshotsUpTo = (rest: number) => {
    for (let [next] = snapshots; next && next.rest <= rest; [next] = snapshots) {
      lines.push(`snapshot ${next.rest} rules ${next.version} ${JSON.stringify(next.state)}`);
      snapshots.shift();
    }
  };
  let epoch = 0;
  for (const event of chronicleOf(record)) {
    if (event.is === 'back') {
      lines.push(backLine(event.takeBack));
      continue;
    }
    if (event.stands) snapshotsUpTo(event.rest);
    if (history === undefined && event.epoch !== epoch) lines.push(`epoch ${event.epoch}`);
    epoch = event.epoch;
    lines.push(givenLine(event));
  }
  if (history === undefined && record.epoch !== undefined) lines.push(`epoch ${record.epoch}`);
  snapshotsUpTo(Number.POSITIVE_INFINITY);
  if (history?.chain) lines.push(`chain ${history.chain}`);
  if (record.result) {
    const { winner, why, cite } = record.result;
    lines.push(`result ${winner ?? 'draw'} ${why} [${cite}]`);
  }
  if (record.seed) lines.push(`seed ${record.seed}`);
  return `${lines.join('\n')}\n`;
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
    pattern: /^(0|[1-9]\d*) roll((?: [\w-]+ [1-9]\d*\/[1-9]\d*)+): (.*)$/s,
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
    pattern: /^(0|[1-9]\d*) ([A-Za-z][\w-]*) interjects: (.+)$/s,
    read: ([, rest, by = '', act = ''], record, at) => {
      newStep(record, Number(rest), at).interjection = { by, act };
    },
  },
  {
    pattern: /^(0|[1-9]\d*) ([A-Za-z][\w-]*) ([\w-]+): (.+)$/s,
    read: ([, rest, by = '', ask = '', act = ''], record, at) => {
      stepAt(record, Number(rest), at).answers.push({ by, ask, act });
    },
  },
  {
    pattern: /^snapshot (0|[1-9]\d*) rules ([1-9]\d*) (\{.*\})$/s,
    read: ([, rest, version, state = ''], record, at) => {
      record.snapshots.push({
        rest: Number(rest),
        version: Number(version),
        state: json(state, at) as never,
      });
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

/** The first format says in which epoch dice fall; the second keeps what was taken back, and the epoch follows from that. */
const FIRST_BODY: readonly Line[] = [
  ...BODY,
  {
    pattern: /^epoch (0|[1-9]\d*)$/,
    read: ([, epoch], _record, at) => {
      at.epoch = Number(epoch);
    },
  },
];
const PRESENT_BODY: readonly Line[] = [
  ...BODY,
  {
    pattern: /^back to (0|[1-9]\d*)(?: after (0|[1-9]\d*))?$/,
    read: ([, rest, after], record, at) => {
      const takeBack = cutAt(record, Number(rest), after === undefined ? undefined : Number(after), at);
      record.history?.takenBack.push(takeBack);
      if (takesDiceBack(takeBack)) at.epoch++;
    },
  },
  {
    pattern: /^chain ([0-9a-f]{64})$/,
    read: ([, chain = ''], record) => {
      if (record.history) record.history.chain = chain;
    },
  },
];
const answersExpected = (others: string) =>
  `'<rest> <side> <ask>: <act>', '<rest> <side> interjects: <act>', '<rest> roll <die> <face>/<sides> …: <why>', ${others}`;
const FIRST_EXPECTED = answersExpected("'snapshot', 'epoch', 'result' or 'seed'");
const PRESENT_EXPECTED = answersExpected("'back to <rest>', 'snapshot', 'chain', 'result' or 'seed'");

/** Reads a record or throws a RecordError that says in which line what was expected. */
export function parseRecord(text: string): GameRecord {
  if (text.length > LARGEST_RECORD)
    throw new RecordError(1, `a text of ${text.length} characters`, `at most ${LARGEST_RECORD}`);
  const lines = text.split(/\r?\n/);
  const isFirst = lines[0] === FORMATS.first;
  if (!isFirst && lines[0] !== FORMATS.present)
    throw new RecordError(1, quoted(lines[0] ?? ''), `'${FORMATS.first}' or '${FORMATS.present}'`);
  const book = /^rulebook (\S+) ([1-9]\d*)$/.exec(lines[1] ?? '');
  if (!book) throw new RecordError(2, quoted(lines[1] ?? ''), "'rulebook <name> <version>'");
  const record: GameRecord = {
    rulebook: book[1] as string,
    version: Number(book[2]),
    scenario: '',
    options: {},
    fingerprints: {},
    steps: [],
    ...(isFirst ? {} : { history: { takenBack: [] } }),
    snapshots: [],
  };

  const body = isFirst
    ? { kinds: FIRST_BODY, expected: FIRST_EXPECTED }
    : { kinds: PRESENT_BODY, expected: PRESENT_EXPECTED };
  let kinds = HEAD;
  let epoch = 0;
  for (const [i, line] of lines.entries()) {
    if (i < 2 || line.startsWith('#')) continue;
    if (line === '') {
      kinds = body.kinds;
      continue;
    }
    if (line.length > LONGEST_LINE && !/^(?:snapshot|values) /.test(line))
      throw new RecordError(i + 1, `a line of ${line.length} characters`, `at most ${LONGEST_LINE}`);
    const reading: Reading = { epoch, line: i + 1 };
    const kind = kinds.find(each => each.pattern.test(line));
    if (kind === undefined) {
      throw new RecordError(i + 1, quoted(line), kinds === HEAD ? HEAD_EXPECTED : body.expected);
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

/**
 * The first line of a text that is not as the record would be written: something said twice, or in a place where whoever reads it
 * would take it for something else. Remarks and empty lines are free.
 */
export function oddLine(
  text: string,
  record: GameRecord,
): { readonly line: number; readonly found: string } | undefined {
  const due = printRecord(record)
    .split('\n')
    .filter(line => line !== '');
  const lines = text.split(/\r?\n/).map((found, i) => ({ line: i + 1, found }));
  const told = lines.filter(({ found }) => found !== '' && !found.startsWith('#'));
  return told.find(({ found }, i) => found !== due[i]);
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

/** What is taken back, cut from what stands. */
function cutAt(record: GameRecord, rest: number, after: number | undefined, { line }: Reading): TakeBack {
  const steps = record.steps.filter(step => step.rest >= rest);
  const [first] = steps;
  if (first?.rest !== rest)
    throw new RecordError(line, `back to rest ${rest}`, 'a rest at which something was answered that stands');
  record.steps = record.steps.filter(step => step.rest < rest);
  if (after === undefined) return { rest, steps };
  if (after === 0 && first.interjection === undefined)
    throw new RecordError(line, `back to after nothing since rest ${rest}`, `'back to ${rest}'`);
  if (first.answers.length <= after)
    throw new RecordError(
      line,
      `back to after answer ${after} since rest ${rest}`,
      'an answer that was given',
    );
  const { interjection: _stands, ...dropped } = { ...first, answers: first.answers.slice(after) };
  const takeBack = { rest, after, steps: [dropped, ...steps.slice(1)] };
  // A step has one epoch: what fell before and what falls after would not be of the same.
  if (takesDiceBack(takeBack))
    throw new RecordError(line, 'dice taken back and answers before them not', `'back to ${rest}'`);
  record.steps.push({ ...first, answers: first.answers.slice(0, after) });
  return takeBack;
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
