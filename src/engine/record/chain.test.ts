import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { handDice, keyedDice } from '../dice/dice.ts';
import { Random } from '../dice/random.ts';
import { Match } from '../match/match.ts';
import { beginTiny, give, heap, strides, tinyWith } from '../test-game.ts';
import { chainOf, linksOf } from './chain.ts';
import { chronicleOf } from './chronicle.ts';
import { parseRecord, printRecord } from './text.ts';

const keyed = () => keyedDice(new Uint8Array(32).fill(5));

test('a record ends with the chain of its own lines, wherever it is taken in a game that goes to and fro', () => {
  const random = new Random('to and fro');
  const match = beginTiny(keyed(), strides);
  for (let n = 0; n < 300 && !match.outcome; n++) {
    const [choice] = match.choices;
    if (choice) match.answer(choice.by, random.pick(match.offered(choice.by)));
    if (random.below(4) === 0) match.truncate(random.below(match.rest + 1));
    if (random.below(4) === 0) match.retract(random.pick(match.sides));
    // Not every time, so that what is kept of the chain is sometimes old.
    if (random.below(3) > 0) continue;
    const record = match.record();
    expect(record.history?.chain).toBe(chainOf(record));
    expect(parseRecord(printRecord(record))).toEqual(record);
    expect(match.fork().record().history).toEqual(record.history);
  }
  expect(match.record().history?.takenBack.length).toBeGreaterThan(20);
});

test('a rule that fails leaves no trace in the chain', () => {
  const failing = tinyWith({
    *interject(table, side) {
      if (side === 'B') throw new Error('out of order');
      table.own(table.state.log).push('hey');
    },
  });
  const match = beginTiny(keyed(), failing);
  give(match, 'A hide 2', 'B hide 3', 'A add 1');
  match.interject('A', 'shout hey');
  expect(() => match.interject('B', 'shout hey')).toThrow('out of order');
  expect(match.record().history?.chain).toBe(chainOf(match.record()));
  give(match, 'B pass');
  expect(match.record().history?.chain).toBe(chainOf(match.record()));
});

test('every link is made of the last one and of the next line', () => {
  const match = beginTiny(keyed(), strides);
  give(match, 'A hide 2', 'B hide 3', 'A gamble');
  match.truncate(1);
  const record = match.record();
  const events = chronicleOf(record);
  expect(events.map(event => (event.is === 'back' ? 'back' : event.stands))).toEqual([
    true,
    true,
    false,
    false,
    'back',
  ]);
  expect(linksOf(record)).toHaveLength(events.length + 1);
  const lines = printRecord(record).split('\n');
  const head = lines.slice(0, lines.indexOf(''));
  const given = lines.slice(head.length + 1).filter(line => /^(?:\d|back)/.test(line));
  let link = sha256(utf8ToBytes(`${head.join('\n')}\n`));
  const links = [link];
  for (const line of given) {
    link = sha256(concatBytes(link, utf8ToBytes(line)));
    links.push(link);
  }
  expect(linksOf(record)).toEqual(links.map(bytesToHex));
});

test('a match that is taken up goes on with the chain; one of the first format has none', () => {
  const match = beginTiny(keyed(), strides);
  give(match, 'A hide 2', 'B hide 3', 'A gamble');
  match.truncate(1);
  const { match: taken } = Match.resume(strides, parseRecord(printRecord(match.save())), { dice: keyed() });
  give(match, 'A gamble');
  give(taken, 'A gamble');
  expect(taken.record().history).toEqual(match.record().history);
  const { history: _, ...old } = match.record();
  const again = Match.replay(strides, old, { dice: handDice });
  again.truncate(1);
  expect(again.record()).toMatchObject({ epoch: 2 });
  expect(again.record()).not.toHaveProperty('history');
});

test('answers given together are taken back together, and those that stand are given again', () => {
  const match = Match.begin(strides, heap, { dice: keyed() });
  give(match, 'B hide 3');
  match.retract('B');
  give(match, 'A hide 1');
  match.retract('A');
  give(match, 'B hide 2', 'A hide 1');
  const text = printRecord(match.record());
  expect(text.split('\n').filter(line => /^(0|back)/.test(line))).toEqual([
    '0 B hide: hide 3',
    'back to 0',
    '0 A hide: hide 1',
    'back to 0',
    '0 A hide: hide 1',
    '0 B hide: hide 2',
  ]);
});
