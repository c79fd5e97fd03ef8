/** Ways to lie with a record. Each takes an honest one and makes of it what a cheat might show around. */
import {
  chainOf,
  commitTo,
  type DiceAnswer,
  type GameRecord,
  isDice,
  printRecord,
  type Step,
  takesDiceBack,
  type Wrong,
} from '../src/engine/index.ts';
import { seedOf } from './honest-records.ts';

export interface Forgery {
  readonly kind: string;
  readonly name: string;
  /** What must be said about it; `unreadable`: it is no record at all. */
  readonly found: readonly (Wrong | 'unreadable')[];
  /** The text that is shown around. */
  forge(honest: GameRecord): string;
}

type Change = (record: GameRecord) => void;
const BODY = /\n\n/;

/** A change by somebody who knows the format and makes the chain fit again. */
function sealed(change: Change): Forgery['forge'] {
  return honest => {
    const record = structuredClone(honest);
    change(record);
    if (record.history) record.history.chain = chainOf(record);
    return printRecord(record);
  };
}

/** A change by somebody who only knows an editor. */
function edited(change: Change): Forgery['forge'] {
  return honest => {
    const record = structuredClone(honest);
    change(record);
    return printRecord(record);
  };
}

/** The same game as the first format would have kept it, and then changed. */
function inFirstFormat(change: Change): Forgery['forge'] {
  return edited(record => {
    delete record.history;
    change(record);
  });
}

function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`the honest record has no ${what}`);
  return thing;
}

const rollsIn = (steps: readonly Step[]): DiceAnswer[] =>
  steps.flatMap(({ answers }) => answers.filter(isDice));
const firstRoll = ({ steps }: GameRecord) => found(rollsIn(steps)[0], 'roll');
const lastRoll = ({ steps }: GameRecord) => found(rollsIn(steps).at(-1), 'roll');
const acrossDice = ({ history }: GameRecord) =>
  found(history?.takenBack.find(takesDiceBack), 'take-back across dice');
const takenFreely = ({ history }: GameRecord) =>
  found(
    history?.takenBack.find(each => !takesDiceBack(each)),
    'free take-back',
  );
const undoneRoll = (record: GameRecord) => found(rollsIn(acrossDice(record).steps)[0], 'undone roll');
const lastDie = ({ roll }: DiceAnswer) => found(roll.at(-1), 'die');
const midway = ({ steps }: GameRecord) => found(steps[Math.floor(steps.length / 2)], 'middle');

/** An answer of a side in the later half, where all kinds of things are asked. */
function someAnswer({ steps }: GameRecord) {
  const later = steps.slice(Math.floor(steps.length / 2)).flatMap(({ answers }) => answers);
  return found(
    later.find(answer => !isDice(answer)),
    'answer',
  ) as { by: string; ask: string; act: string };
}

function turnDie(answer: DiceAnswer): void {
  const die = lastDie(answer);
  die.face = (die.face % die.sides) + 1;
}

function otherSide(record: GameRecord, side: string): string {
  return found(
    Object.keys(record.pledge?.nonces ?? {}).find(each => each !== side),
    'other side',
  );
}

function result(record: GameRecord) {
  return found(record.result, 'result');
}

function pledge(record: GameRecord) {
  return found(record.pledge, 'pledge');
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const forgery = (
  kind: string,
  name: string,
  wrong: Wrong | 'unreadable' | readonly (Wrong | 'unreadable')[],
  forge: Forgery['forge'],
): Forgery => ({ kind, name, found: typeof wrong === 'string' ? [wrong] : wrong, forge });

export const FORGERIES: readonly Forgery[] = [
  forgery(
    'a face',
    'the first die turned',
    'face',
    sealed(record => turnDie(firstRoll(record))),
  ),
  forgery(
    'a face',
    'the last die turned',
    'face',
    sealed(record => turnDie(lastRoll(record))),
  ),
  forgery(
    'a face',
    'the last die turned, in an editor',
    'face',
    edited(record => turnDie(lastRoll(record))),
  ),
  forgery(
    'a face',
    'an undone die turned',
    'face',
    sealed(record => turnDie(undoneRoll(record))),
  ),

  forgery(
    'the dice',
    'dice with one side each',
    'die',
    sealed(record => {
      for (const die of firstRoll(record).roll) Object.assign(die, { face: 1, sides: 1 });
    }),
  ),
  forgery(
    'the dice',
    'one side each, in the first format',
    'die',
    inFirstFormat(record => {
      for (const die of firstRoll(record).roll) Object.assign(die, { face: 1, sides: 1 });
    }),
  ),
  forgery(
    'the dice',
    'a die with more sides',
    'die',
    sealed(record => {
      lastDie(lastRoll(record)).sides += 6;
    }),
  ),
  forgery(
    'the dice',
    'a die of another name',
    'die',
    sealed(record => {
      lastDie(firstRoll(record)).die += '-loaded';
    }),
  ),
  forgery(
    'the dice',
    'one die more',
    'die',
    sealed(record => void firstRoll(record).roll.push({ die: 'lucky', face: 6, sides: 6 })),
  ),
  forgery(
    'the dice',
    'thrown for something else',
    'die',
    sealed(record => {
      firstRoll(record).why = 'who buys the beer';
    }),
  ),
  forgery(
    'the dice',
    'a roll left out',
    ['answer', 'face', 'die'],
    sealed(record => {
      const step = found(
        record.steps.find(({ answers }) => answers.some(isDice)),
        'step with dice',
      );
      step.answers = step.answers.filter(answer => !isDice(answer));
    }),
  ),

  forgery(
    'a hidden take-back',
    'the first one across dice left out',
    ['face', 'answer', 'die'],
    sealed(record => {
      const { takenBack } = found(record.history, 'history');
      takenBack.splice(takenBack.indexOf(acrossDice(record)), 1);
    }),
  ),
  forgery(
    'a hidden take-back',
    'all of them left out',
    ['face', 'answer', 'die'],
    sealed(record => {
      found(record.history, 'history').takenBack.length = 0;
    }),
  ),
  forgery(
    'a hidden take-back',
    'the undone dice left out, so that it does not count',
    ['face', 'answer', 'take-back'],
    sealed(record => {
      for (const step of acrossDice(record).steps)
        step.answers = step.answers.filter(answer => !isDice(answer));
    }),
  ),
  forgery('a hidden take-back', 'the line itself removed', ['unreadable', 'answer', 'face'], honest =>
    printRecord(honest).replace(/\nback to \d+/, ''),
  ),

  forgery(
    'an invented take-back',
    'as if the first dice had fallen before',
    ['face', 'answer'],
    sealed(record => {
      const step = found(
        record.steps.find(({ answers }) => answers.some(isDice)),
        'step with dice',
      );
      record.history?.takenBack.unshift({ rest: step.rest, steps: [structuredClone(step)] });
    }),
  ),
  forgery('an invented take-back', 'of nothing', 'unreadable', honest =>
    printRecord(honest).replace(/\nchain /, '\nback to 99999\nchain '),
  ),
  forgery(
    'an invented take-back',
    'to another rest',
    ['take-back', 'answer', 'unreadable', 'face', 'die'],
    honest =>
      printRecord(honest).replace(
        /\nback to (\d+)/,
        (_, rest) => `\nback to ${Math.max(0, Number(rest) - 1)}`,
      ),
  ),

  forgery('the epoch', 'written into a record that derives it', 'unreadable', honest =>
    printRecord(honest).replace(BODY, '\n\nepoch 3\n'),
  ),
  forgery(
    'the epoch',
    'falls in the first format',
    'epoch',
    inFirstFormat(record => {
      found(record.steps.at(-1), 'last step').epoch = 0;
    }),
  ),
  forgery(
    'the epoch',
    'raised in the first format, with the old dice',
    'face',
    inFirstFormat(record => {
      const first = record.steps.findIndex(({ answers }) => answers.some(isDice));
      for (const step of record.steps.slice(first)) step.epoch += 1;
    }),
  ),
  forgery(
    'the epoch',
    'ends lower than it was, in the first format',
    'unreadable',
    honest => `${inFirstFormat(() => {})(honest)}epoch -1\n`,
  ),

  forgery(
    'an answer',
    'that is no act',
    'answer',
    sealed(record => {
      someAnswer(record).act = 'win the war';
    }),
  ),
  forgery(
    'an answer',
    'of the other side',
    'answer',
    sealed(record => {
      const answer = someAnswer(record);
      answer.by = otherSide(record, answer.by);
    }),
  ),
  forgery(
    'an answer',
    'to something that was not asked',
    'answer',
    sealed(record => {
      someAnswer(record).ask = 'wishes';
    }),
  ),
  forgery(
    'an answer',
    'left out with its step',
    ['answer', 'die', 'face'],
    sealed(record => {
      record.steps = record.steps.filter(step => step !== midway(record));
    }),
  ),
  forgery(
    'an answer',
    'broken in with',
    'answer',
    sealed(record => {
      const step = midway(record);
      step.interjection = {
        by: found(record.pledge && Object.keys(record.pledge.nonces)[0], 'side'),
        act: 'surrender',
      };
    }),
  ),
  forgery(
    'an answer',
    'that was taken back, and was none',
    'answer',
    sealed(record => {
      const [step] = takenFreely(record).steps;
      const answer = found(step?.answers[0], 'undone answer');
      if (!isDice(answer)) answer.act = 'win the war';
    }),
  ),

  forgery(
    'the beginning',
    'in the middle, from a kept state',
    'beginning',
    sealed(record => {
      const kept = found(record.snapshots[0], 'snapshot');
      record.steps = record.steps.filter(({ rest }) => rest >= kept.rest);
      record.snapshots = [kept];
      if (record.history) record.history.takenBack = [];
    }),
  ),
  forgery(
    'the beginning',
    'in the middle, in the first format',
    'beginning',
    inFirstFormat(record => {
      const kept = found(record.snapshots[0], 'snapshot');
      record.steps = record.steps.filter(({ rest }) => rest >= kept.rest);
      record.snapshots = [kept];
    }),
  ),
  forgery(
    'the beginning',
    'later, with no state at all',
    'beginning',
    sealed(record => {
      record.steps = record.steps.slice(-3);
      record.snapshots = [];
      if (record.history) record.history.takenBack = [];
    }),
  ),

  forgery(
    'the result',
    'won by the other side',
    'result',
    edited(record => {
      result(record).winner = otherSide(record, result(record).winner ?? '');
    }),
  ),
  forgery(
    'the result',
    'for another reason',
    'result',
    edited(record => {
      result(record).why = 'by sheer brilliance';
    }),
  ),
  forgery(
    'the result',
    'by another rule',
    'result',
    edited(record => {
      result(record).cite = '0.0';
    }),
  ),
  forgery(
    'the result',
    'left out',
    'result',
    edited(record => {
      delete record.result;
    }),
  ),
  forgery(
    'the result',
    'another one, in the first format',
    'result',
    inFirstFormat(record => {
      result(record).why = 'by sheer brilliance';
    }),
  ),

  forgery(
    'a kept state',
    'with something more in it',
    'snapshot',
    edited(record => {
      const kept = found(record.snapshots[0], 'snapshot');
      kept.state = { ...(kept.state as object), reinforcements: 12 };
    }),
  ),
  forgery(
    'a kept state',
    'with nothing under way',
    'snapshot',
    edited(record => {
      const kept = found(record.snapshots.at(-1), 'snapshot');
      kept.state = { ...(kept.state as object), doing: [{ is: 'victory' }] };
    }),
  ),
  forgery(
    'a kept state',
    'at a rest that never was',
    'snapshot',
    edited(record => {
      const kept = found(record.snapshots[0], 'snapshot');
      record.snapshots = [...record.snapshots, { ...kept, rest: 99_999 }];
    }),
  ),

  forgery(
    'a nonce',
    'of nobody',
    'nonce',
    sealed(record => {
      const { nonces } = pledge(record);
      delete nonces[found(Object.keys(nonces)[0], 'nonce')];
    }),
  ),
  forgery(
    'a nonce',
    'of a stranger',
    'nonce',
    sealed(record => {
      pledge(record).nonces.stranger = '00'.repeat(16);
    }),
  ),
  forgery(
    'a nonce',
    'that could be guessed',
    'nonce',
    sealed(record => {
      const { nonces } = pledge(record);
      nonces[found(Object.keys(nonces)[0], 'nonce')] = '00';
    }),
  ),
  forgery(
    'a nonce',
    'another one',
    'face',
    sealed(record => {
      const { nonces } = pledge(record);
      nonces[found(Object.keys(nonces)[0], 'nonce')] = '11'.repeat(16);
    }),
  ),

  forgery(
    'the seed',
    'another one',
    'seed',
    edited(record => {
      record.seed = hex(seedOf('luck'));
    }),
  ),
  forgery(
    'the seed',
    'another one with its commitment',
    'face',
    sealed(record => {
      record.seed = hex(seedOf('luck'));
      pledge(record).commit = commitTo(seedOf('luck'));
    }),
  ),
  forgery(
    'the seed',
    'a short one with its commitment',
    'seed',
    sealed(record => {
      const short = seedOf('luck').slice(0, 4);
      record.seed = hex(short);
      pledge(record).commit = commitTo(short);
    }),
  ),
  forgery(
    'the seed',
    'half a commitment',
    'commit',
    sealed(record => {
      pledge(record).commit = pledge(record).commit.slice(0, 32);
    }),
  ),

  forgery(
    'the head',
    'other charts',
    'head',
    sealed(record => {
      record.fingerprints[found(Object.keys(record.fingerprints)[0], 'fingerprint')] = 'ff';
    }),
  ),
  forgery(
    'the head',
    'charts that nobody knows',
    'head',
    sealed(record => {
      record.fingerprints.house = 'ff';
    }),
  ),

  forgery('the text', 'a result before the true one', 'text', honest =>
    printRecord(honest).replace(/\nresult /, '\nresult draw of honour [0.0]\nresult '),
  ),
  forgery('the text', 'a seed before the true one', 'text', honest =>
    printRecord(honest).replace(/\nseed /, `\nseed ${'00'.repeat(32)}\nseed `),
  ),
  forgery('the text', 'a commitment before the true one', 'text', honest =>
    printRecord(honest).replace(/\ncommit /, `\ncommit ${'00'.repeat(32)}\ncommit `),
  ),
  forgery('the text', 'answers behind the end', 'text', honest => {
    const text = printRecord(honest);
    const beforeChain = /\n[^\n]+(?=\nchain )/;
    return `${text.replace(beforeChain, '').trimEnd()}${beforeChain.exec(text)?.[0] ?? ''}\n`;
  }),

  forgery(
    'the end',
    'cut off where it went wrong',
    'end',
    sealed(record => {
      const last = record.steps.findLastIndex(({ answers }) => answers.every(answer => !isDice(answer)));
      record.steps = record.steps.slice(0, last);
      record.snapshots = [];
      delete record.result;
    }),
  ),
  forgery(
    'the end',
    'cut off before dice that fall',
    'end',
    sealed(record => {
      const last = record.steps.findLastIndex(({ answers }) => answers.some(isDice));
      record.steps = record.steps.slice(0, last + 1);
      const step = found(record.steps.at(-1), 'step with dice');
      step.answers = step.answers.slice(0, step.answers.findIndex(isDice));
      record.snapshots = [];
      delete record.result;
    }),
  ),

  forgery('the chain', 'another one', 'chain', honest =>
    printRecord(honest).replace(/\nchain ..../, '\nchain 0bad'),
  ),
  forgery('the chain', 'none', 'chain', honest => printRecord(honest).replace(/\nchain .*/, '')),
  forgery(
    'the chain',
    'that of a game without the free take-back',
    'chain',
    edited(record => {
      const { takenBack } = found(record.history, 'history');
      takenBack.splice(takenBack.indexOf(takenFreely(record)), 1);
    }),
  ),
];
