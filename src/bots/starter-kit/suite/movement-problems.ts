/** Movement. */
import { movementOfFamily } from '../../suite/family-problems.ts';
import { does, ends } from '../../suite/solutions.ts';
import { fought, ivan, type Puzzle, squad, toWin } from './words.ts';

export const MOVEMENT: readonly Puzzle[] = [
  ...movementOfFamily({ fought, toWin }),
  {
    title: 'On the last turn even through fire',
    reason: 'To stay is to lose.',
    position: fought('movement', {
      turn: 4,
      turns: 4,
      scenario: toWin('german', '1:F3'),
      units: [squad('1:F6'), squad('1:G6'), ivan('1:F1')],
    }),
    solved: ({ answers }) => answers.some(text => text.startsWith('step 1:F')),
  },
  {
    title: 'Across an empty map without delay',
    reason: 'Nobody is there to fire.',
    position: fought('movement', {
      turns: 3,
      scenario: toWin('german', '1:F1'),
      units: [squad('1:F10'), ivan('1:M1', { broken: true })],
    }),
    solved: ends('u1', '1:F6', '1:F5', '1:F4', '1:F3', '1:G6', '1:E6', '1:E5', '1:G5'),
  },
  {
    title: 'Around behind the woods',
    reason: 'The way under cover is no longer than the one in front of the gun.',
    position: fought('movement', {
      hexes: { '1:F5': 'woods', '1:F6': 'woods', '1:F7': 'woods', '1:G4': 'stone building' },
      turns: 6,
      scenario: toWin('german', '1:D3'),
      units: [squad('1:D8'), ivan('1:K6'), ivan('1:K6')],
      weapons: [{ card: 'russian HMG', by: 'u2' }],
    }),
    solved: ({ at }) =>
      ['A', 'B', 'C', 'D', 'E'].includes((at('u1') ?? '').slice(2, 3)) && at('u1') !== '1:D8',
  },
  {
    title: 'Smoke before the street is crossed',
    reason: 'Three squads have to cross before a machine gun, and one of them can spare the time.',
    position: fought('movement', {
      turn: 3,
      turns: 4,
      hexes: { '1:F7': 'stone building', '1:F5': 'stone building' },
      scenario: toWin('german', '1:F5'),
      units: [squad('1:F7'), squad('1:F7'), squad('1:F7'), ivan('1:K6'), ivan('1:K6')],
      weapons: [{ card: 'russian HMG', by: 'u4' }],
    }),
    solved: ({ answers }) => answers.some(text => text.startsWith('smoke ')),
  },
  {
    title: 'Reinforcements come',
    reason: 'Who has not come by the end of his turn never does.',
    position: fought('movement', {
      scenario: {
        groups: [
          { id: 'german', side: 'german', elr: 5, units: {} },
          { id: 'reserve', side: 'german', elr: 5, units: {}, enter: { turn: 1, along: ['1:A1-A10'] } },
          { id: 'russian', side: 'russian', elr: 5, units: {} },
        ],
      },
      units: [{ card: 'german 4-6-7', group: 'reserve' }, ivan('1:J5')],
    }),
    solved: ({ at }) => at('u1') !== undefined,
  },
  {
    title: 'Off the map, if that is the task',
    reason: 'It is what wins.',
    position: fought('movement', {
      scenario: {
        victory: {
          side: 'german',
          all: [{ is: 'exit', side: 'german', along: ['1:A1-A10'], least: 4 }],
          words: 'Exit.',
        },
      },
      units: [squad('1:B5'), ivan('1:M5')],
    }),
    solved: does('exit'),
  },
];
