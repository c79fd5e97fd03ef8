/** What the verifier says of honest records. Forged ones are in tests/forgeries.test.ts. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { handDice, keyedDice } from '../dice/dice.ts';
import { commitTo, diceKey, nonceOfWords } from '../dice/fairness.ts';
import { Match } from '../match/match.ts';
import { play, randomSeat } from '../match/seat.ts';
import { beginTiny, give, heap, tiny, tinyWith } from '../test-game.ts';
import { linksOf } from './chain.ts';
import { detailWords, verdictWords } from './proof-words.ts';
import { type GameRecord, isDice } from './record.ts';
import { parseRecord, printRecord } from './text.ts';
import { verifyRecord } from './verify.ts';

const seed = Uint8Array.from({ length: 32 }, (_, i) => 3 * i + 1);
const nonces = { A: nonceOfWords('a'), B: nonceOfWords('b') };
const pledge = { commit: commitTo(seed), nonces };
const begin = () => Match.begin(tiny, heap, { dice: keyedDice(diceKey(seed, nonces)), pledge });
const shown = (record: GameRecord) => parseRecord(printRecord({ ...record, seed: bytesToHex(seed) }));

/** A whole game with pledged dice, a step back over some of them, and the seed shown at the end. */
function finished(): GameRecord {
  const match = begin();
  give(match, 'A hide 1', 'B hide 2', 'A gamble', 'B gamble', 'A gamble');
  match.truncate(2);
  play(match, { A: randomSeat('a'), B: randomSeat('b') });
  return shown(match.record());
}
const record = finished();
const rolls = record.steps.flatMap(step => step.answers).filter(isDice).length;
const { history: _, ...ofTheFirstFormat } = record;

test('a whole game is proven, over undone dice too', () => {
  expect(record.result).toBeDefined();
  expect(rolls).toBeGreaterThan(2);
  const proof = verifyRecord(tiny, record);
  expect(proof).toMatchObject({
    is: 'proven',
    rolls: { standing: rolls, takenBack: 2 },
    answers: { takenBack: 2 },
    wentBack: { times: 1, acrossDice: 1 },
    left: [],
  });
  expect(verdictWords(proof)).toMatch(
    /^Proved: \d+ rolls are those of the seed that was pledged before the game, and all/,
  );
  expect(detailWords(proof)[0]).toBe(
    'Somebody went back across dice once: 2 rolls were taken back and are in the record with the others; the dice fell anew.',
  );
});

test('what no record can show is said of every pledged game', () => {
  expect(detailWords(verifyRecord(tiny, record)).join()).toContain(
    'No record shows whose hands made the seed',
  );
});

test('answers taken back before any die are counted apart', () => {
  const match = begin();
  give(match, 'A hide 1');
  match.retract('A');
  give(match, 'A hide 2', 'B hide 2', 'A add 1');
  match.truncate(1);
  play(match, { A: randomSeat('a'), B: randomSeat('b') });
  const proof = verifyRecord(tiny, shown(match.record()));
  expect(proof).toMatchObject({ is: 'proven', wentBack: { times: 2, acrossDice: 0 } });
  expect(detailWords(proof)[0]).toBe('Nobody went back across dice; other answers were taken back 2 times.');
});

test('a record of the first format is proven in part, and says how often somebody went back across dice', () => {
  const proof = verifyRecord(tiny, parseRecord(printRecord(ofTheFirstFormat)));
  expect(proof).toMatchObject({ is: 'in part', format: 1, rolls: { standing: rolls, takenBack: 0 } });
  expect(proof.left).toEqual([
    'What was taken back: the first format of records kept none of it, and had no chain. That somebody went back across dice once is all it tells.',
  ]);
  expect(detailWords(proof)).toContain('Somebody went back across dice once.');
});

test('a record of other rules is proven in part: which dice were due is its own word', () => {
  const proof = verifyRecord(tinyWith({ version: 2 }), record);
  expect(proof.is).toBe('in part');
  expect(proof.left).toEqual([
    "The answers, the result and which dice were due: it was made under version 1 of tiny, which are not these rules, so they can't be checked here. By its own account these dice fell: blue of 6, red of 6.",
  ]);
});

test('of a game that is not over the dice are not proven yet, and its answers are', () => {
  const match = begin();
  give(match, 'A hide 1', 'B hide 2', 'A gamble');
  const proof = verifyRecord(tiny, match.save());
  expect(proof.is).toBe('unproven');
  expect(verdictWords(proof)).toBe(
    'Not proved. The dice: the seed has not been shown yet; it is added when the game ends.',
  );
  expect(
    verifyRecord(tiny, { ...match.save(), snapshots: [{ rest: 1, version: 1, state: {} }] }),
  ).toMatchObject({
    is: 'false',
    wrong: 'snapshot',
  });
});

test('dice that were typed in are nobody’s proof', () => {
  const match = beginTiny(handDice);
  give(match, 'A hide 1', 'B hide 2', 'A gamble');
  match.typeDice({ red: 6, blue: 1 });
  expect(verifyRecord(tiny, match.record())).toMatchObject({ is: 'unproven', rolls: { standing: 1 } });
});

test('epochs follow from what was taken back, and from nothing else', () => {
  const steps = record.steps.map(step => ({ ...step, epoch: 7 }));
  expect(verifyRecord(tiny, { ...record, steps })).toMatchObject({
    is: 'false',
    wrong: 'epoch',
    problem: 'rest 0 is of epoch 7, and somebody went back across dice 0 times',
  });
});

test('a changed face is named by its place', () => {
  const changed = structuredClone(record);
  const step = changed.steps.findLast(each => each.answers.some(isDice));
  const roll = step?.answers.find(isDice);
  const die = roll?.roll[0];
  if (!step || !die) throw new Error('the game has dice');
  const [red, blue] = roll.roll.map(({ face }) => face);
  die.face = (die.face % 6) + 1;
  expect(verifyRecord(tiny, changed).problem).toBe(
    `rest ${step.rest}, 'the gamble': the record shows ${die.face} ${blue}, the seed gives ${red} ${blue}`,
  );
});

test('what somebody noted during the game is in the chain, or the game is another', () => {
  const links = linksOf(record);
  for (const noted of [links[0], links[5], links.at(-1)])
    expect(verifyRecord(tiny, record, { noted: noted ?? '' }).is).toBe('proven');
  expect(verifyRecord(tiny, record, { noted: '00'.repeat(32) })).toMatchObject({
    is: 'false',
    wrong: 'chain',
  });
  expect(verifyRecord(tiny, ofTheFirstFormat, { noted: links[0] ?? '' })).toMatchObject({
    is: 'false',
    wrong: 'chain',
  });
});
