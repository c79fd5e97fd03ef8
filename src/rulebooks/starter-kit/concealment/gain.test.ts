/** Concealment at set-up (8.3). */
import { expect, test } from 'vitest';
import { Match, scriptedDice } from '../../../engine/index.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { type Position, play, skirmish, unit } from '../testing/bench.ts';
import { game, JUNGLE } from './test-games.ts';

type Groups = Scenario['groups'];
const begin = ({ book, setup }: ReturnType<typeof game>) =>
  Match.begin(book, setup, { dice: scriptedDice([]) });

test('E-103 [aslsk 8.3.b] a ? of the order of battle covers a hex of concealment terrain, and no other', () => {
  const groups: Groups = [
    {
      id: 'defenders',
      side: 'japanese',
      elr: 3,
      units: { 'japanese 4-4-7': 6 },
      concealment: 6,
      setUp: ['1:A1-F7'],
    },
    { id: 'marines', side: 'american', elr: 4, units: { 'american 7-6-8': 1 }, setUp: ['1:I1-I7'] },
  ];
  const match = begin(game(['pacific'], groups, ['japanese', 'american']));
  const places = ['1:B3', '1:C4', '1:D3', '1:F3', '1:A1', '1:A2'];
  play(match, 'japanese', ...places.map((at, i) => `place u${i + 1} ${at}`));
  const conceal = () => match.offered('japanese').filter(each => each.startsWith('conceal'));
  expect(conceal()).toEqual(['conceal 1:B3', 'conceal 1:C4', 'conceal 1:D3', 'conceal 1:F3']);
  play(match, 'japanese', ...conceal());
  expect(conceal()).toEqual([]);
  play(match, 'japanese', 'done');
  expect(match.view('american').units.filter(({ card }) => card === 'concealed')).toHaveLength(4);
});

test('[aslsk 8.3.b] there are no more of them than the order of battle has', () => {
  const groups: Groups = [
    {
      id: 'defenders',
      side: 'japanese',
      elr: 3,
      units: { 'japanese 4-4-7': 2 },
      concealment: 1,
      setUp: ['1:A1-F7'],
    },
    { id: 'marines', side: 'american', elr: 4, units: { 'american 7-6-8': 1 }, setUp: ['1:I1-I7'] },
  ];
  const match = begin(game(['pacific'], groups, ['japanese', 'american']));
  play(match, 'japanese', 'place u1 1:B3', 'place u2 1:D3', 'conceal 1:B3');
  expect(match.offered('japanese').some(each => each.startsWith('conceal'))).toBe(false);
});

test('[aslsk 8.3.b] a group without ? counters has none, whatever others of its side have', () => {
  const group = (id: string, concealment?: number): Groups[number] => ({
    id,
    side: 'japanese',
    elr: 3,
    units: { 'japanese 4-4-7': 1 },
    ...(concealment === undefined ? {} : { concealment }),
    setUp: ['1:A1-F7'],
  });
  const marines: Groups[number] = {
    id: 'marines',
    side: 'american',
    elr: 4,
    units: { 'american 7-6-8': 1 },
    setUp: ['1:I1-I7'],
  };
  const match = begin(
    game(['pacific'], [group('first', 1), group('second'), marines], ['japanese', 'american']),
  );
  play(match, 'japanese', 'place u1 1:B3', 'place u2 1:D3', 'conceal 1:B3');
  expect(match.offered('japanese').some(each => each.startsWith('conceal'))).toBe(false);
});

const AFTER_SET_UP: Position = {
  attacker: 'american',
  hexes: { '1:D6': 'stone building' },
  doing: [{ is: 'set-up', side: 'american' }],
  units: ['japanese 4-4-7 D8', 'japanese 4-4-7 F8', 'american 6-6-6 D2'],
};

test('E-104 [aslsk 8.3.b, 8.3.a] after all set-up those are concealed whom no enemy sees, whatever their terrain', () => {
  const match = skirmish({ ...AFTER_SET_UP, scenario: { rules: ['concealment'] } });
  play(match, 'american', 'done');
  expect([unit(match, 'u1').concealed, unit(match, 'u2').concealed]).toEqual([true, undefined]);
  const without = skirmish(AFTER_SET_UP);
  play(without, 'american', 'done');
  expect(unit(without, 'u1').concealed).toBeUndefined();
});

test('E-104 [aslsk 8.3.b] if the enemy sets up nobody, all are concealed before he looks; and so is he when he comes', () => {
  const match = begin(JUNGLE);
  play(
    match,
    'japanese',
    'place u1 1:A1',
    'place u2 1:B3',
    'place u5 1:B3',
    'place u3 1:A2',
    'place u4 1:D7',
  );
  play(match, 'japanese', 'give w1 u1', 'give w2 u2', 'face w1 1', 'done');
  expect(match.state.units.filter(({ side }) => side === 'japanese').every(each => each.concealed)).toBe(
    true,
  );
  expect(match.view('american').units.filter(({ card }) => card === 'concealed')).toHaveLength(4);
  play(match, 'american', 'give w3 u6', 'done');
  expect(match.state.units.every(each => each.concealed)).toBe(true);
});
