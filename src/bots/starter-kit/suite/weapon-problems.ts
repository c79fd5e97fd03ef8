/** Charges, Panzerfausts and smoke shells. */
import type { Position } from '../../../rulebooks/starter-kit/testing/bench.ts';
import { does, doesNot } from '../../suite/solutions.ts';
import { fought, ivan, type Puzzle, squad, toWin } from './words.ts';

/** As many squads as bring some Panzerfausts along. */
const issued = {
  rules: ['panzerfausts'],
  groups: [
    { id: 'german', side: 'german', elr: 5, units: { 'german 4-6-7': 4 } },
    { id: 'russian', side: 'russian', elr: 5, units: { 'russian 4-4-7': 4 } },
  ],
} satisfies Partial<NonNullable<Position['scenario']>>;

export const WEAPONS: readonly Puzzle[] = [
  {
    title: 'A charge into the full house',
    reason: 'Thirty firepower among three squads, and the engineers stand next door.',
    position: fought('movement', {
      hexes: { '1:F5': 'stone building', '1:F6': 'stone building' },
      units: [
        { card: 'german 4-6-8', at: '1:F6' },
        ivan('1:F5'),
        ivan('1:F5'),
        ivan('1:F5', { broken: true }),
      ],
      weapons: [{ card: 'german DC', by: 'u1' }],
    }),
    solved: does('place-charge w1 1:F5'),
  },
  {
    title: 'No charge for a straggler',
    reason: 'There is one charge, and he is worth none.',
    position: fought('movement', {
      hexes: { '1:F5': 'stone building', '1:F6': 'stone building' },
      units: [
        { card: 'german 4-6-8', at: '1:F6' },
        { card: 'russian 2-2-6', at: '1:F5', broken: true },
      ],
      weapons: [{ card: 'german DC', by: 'u1' }],
    }),
    solved: doesNot('place-charge'),
  },
  {
    title: 'A Panzerfaust for the house next door',
    reason: 'Three squads behind one wall; the rifles have fired, and the turn is nearly over.',
    position: fought('advancing-fire', {
      hexes: { '1:F5': 'wooden building' },
      scenario: { ...issued, date: { year: 1945, month: 3 } },
      units: [squad('1:F6'), ivan('1:F5'), ivan('1:F5'), ivan('1:F5')],
    }),
    solved: does('faust u1'),
  },
  {
    title: 'No Panzerfaust while there is a way to go',
    reason: 'One chance in three to find one is no reason to give up the move of the last turn.',
    position: fought('prep-fire', {
      turn: 4,
      turns: 4,
      hexes: { '1:F5': 'wooden building' },
      scenario: {
        ...toWin('german', '1:F9'),
        ...issued,
        date: { year: 1944, month: 8 },
      },
      units: [squad('1:F6'), ivan('1:F5')],
    }),
    solved: doesNot('faust'),
  },
  {
    title: 'Smoke shells before the company crosses',
    reason: 'The machine guns in the house see all the field; blinded, they hit half as often.',
    side: 'british',
    position: {
      phase: 'british prep-fire',
      hexes: { '1:F2': 'stone building', '1:F9': 'woods', '1:G9': 'woods', '1:E9': 'woods' },
      scenario: {
        ...toWin('british', '1:F2'),
        sides: [
          { id: 'british', nation: 'british', name: 'British' },
          { id: 'german', nation: 'german', name: 'Germans' },
        ],
        date: { year: 1944, month: 8 },
      },
      turn: 3,
      turns: 4,
      control: { '1:F2': 'german' },
      units: [
        { card: 'british 4-5-7', at: '1:F9' },
        { card: 'british 4-5-7', at: '1:G9' },
        { card: 'british 4-5-7', at: '1:E9' },
        { card: 'british 2-4-7', at: '1:H9' },
        { card: 'german 4-6-7', at: '1:F2' },
        { card: 'german 4-6-7', at: '1:F2' },
        { card: 'german 9-2', at: '1:F2' },
      ],
      weapons: [
        { card: 'british 51mm MTR', by: 'u4' },
        { card: 'german HMG', by: 'u5' },
        { card: 'german MMG', by: 'u6' },
      ],
    },
    solved: does('load smoke'),
  },
];
