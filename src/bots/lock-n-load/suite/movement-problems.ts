/** Movement: ground, cover, leaders, time. */
import { does, doesNot, ends } from '../../suite/solutions.ts';
import { brandt, half, koch, type Puzzle, pioneers, squad, toWin, waits, yank } from './words.ts';

export const MOVEMENT: readonly Puzzle[] = [
  {
    title: 'Take the victory hex on the last turn',
    reason: 'Nothing comes after it.',
    position: {
      turn: 4,
      turns: 4,
      scenario: toWin('german', '1:F3'),
      control: { '1:F3': 'american' },
      units: [squad('1:F6'), yank('1:M9')],
    },
    solved: ends('u1', '1:F3'),
  },
  {
    title: 'On the last turn even through fire',
    reason: 'To stay is to lose.',
    position: {
      turn: 4,
      turns: 4,
      scenario: toWin('german', '1:F3'),
      control: { '1:F3': 'american' },
      units: [squad('1:F5'), squad('1:G5'), yank('1:I1'), yank('1:I1')],
    },
    solved: ({ answers }) => answers.some(text => text.startsWith('step 1:F')),
  },
  {
    title: 'Not in the open before a machine gun',
    reason: 'There is time; the woods are safe and the field is not.',
    position: {
      hexes: { F9: 'woods', F2: 'stone building' },
      scenario: toWin('german', '1:F2'),
      control: { '1:F2': 'american' },
      units: [squad('1:F9'), { card: 'american M2 team', at: '1:F2' }, yank('1:F2'), yank('1:F2')],
    },
    solved: ends('u1', '1:F9'),
  },
  {
    title: 'Out of the open',
    reason: 'The woods are one hex away, and a machine gun looks on.',
    position: {
      hexes: { F9: 'woods', F2: 'stone building' },
      units: [squad('1:F8'), { card: 'american M2 team', at: '1:F2' }],
    },
    solved: ends('u1', '1:F9'),
  },
  {
    title: 'Hold what must be held',
    reason: 'Nobody else is there, and the enemy is near.',
    position: {
      hexes: { F5: 'stone building', F9: 'stone building' },
      scenario: toWin('american', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), yank('1:F9')],
    },
    solved: ends('u1', '1:F5'),
  },
  {
    title: 'Through the woods or behind them, not over the field',
    reason: 'Both ways are as long, and one of them lies under a heavy machine gun.',
    position: {
      hexes: { E7: 'woods', E6: 'woods', K3: 'stone building' },
      turns: 4,
      scenario: toWin('german', '1:E4'),
      control: { '1:E4': 'american' },
      units: [squad('1:E8'), { card: 'american M2 team', at: '1:K3' }],
    },
    solved: ends('u1', '1:E7', '1:E6', '1:D7', '1:D6'),
  },
  {
    title: 'The leader takes his men along at the double',
    reason: 'With him they go two hexes farther, and the way is long.',
    position: {
      turns: 3,
      scenario: toWin('german', '1:M5'),
      control: { '1:M5': 'american' },
      units: [squad('1:B5'), squad('1:B5'), brandt('1:B5'), { ...yank('1:M5'), shaken: true }],
    },
    solved: ({ answers }) => answers.some(text => text.startsWith('double-time')),
  },
  {
    title: 'The leader is not left behind',
    reason: 'Alone he commands nobody.',
    position: {
      turns: 3,
      scenario: toWin('german', '1:K5'),
      control: { '1:K5': 'american' },
      units: [squad('1:B5'), koch('1:B5'), { ...yank('1:M9'), shaken: true }],
    },
    solved: ({ at }) => at('u1') === at('u2') && at('u1') !== '1:B5',
  },
  {
    title: 'The Shaken leave the field',
    reason: 'Beside a squad that can walk over them they are lost.',
    position: {
      hexes: { F7: 'woods', F8: 'woods' },
      units: [squad('1:F6', { shaken: true }), yank('1:F4'), yank('1:F4')],
    },
    solved: ({ at }) => at('u1') !== '1:F6',
  },
  {
    title: 'The empty house before the full one',
    reason: 'Both count the same, and one of them costs nothing.',
    position: {
      hexes: { C3: 'stone building', J3: 'stone building' },
      turns: 3,
      scenario: {
        victory: {
          side: 'german',
          all: [{ is: 'control', side: 'german', places: ['1:C3', '1:J3'], least: 1 }],
          words: 'One of the houses.',
        },
      },
      control: { '1:C3': 'american', '1:J3': 'american' },
      units: [squad('1:F4'), yank('1:J3'), yank('1:J3')],
    },
    solved: ends('u1', '1:C3', '1:D3', '1:D4', '1:C4'),
  },
  {
    title: 'Off the map, where that wins',
    reason: 'That is what they came for.',
    position: {
      scenario: {
        victory: {
          side: 'german',
          all: [{ is: 'exit', side: 'german', along: ['1:A1-A10'], least: 2 }],
          words: 'Leave by the west edge.',
        },
      },
      units: [squad('1:B5'), yank('1:M5')],
    },
    solved: does('exit'),
  },
  {
    title: 'Come when it is time',
    reason: 'Who has not come in his turn never does.',
    position: {
      scenario: {
        groups: [
          { id: 'german', side: 'german', units: {}, enter: { turn: 1, along: ['1:A1-A5'] } },
          { id: 'american', side: 'american', units: {} },
        ],
      },
      units: [{ card: 'german 1-6-4-5' }, yank('1:M9')],
    },
    solved: ({ answers, at }) => answers[0] === 'enter u1' && at('u1') !== undefined,
  },
  {
    title: 'Go in by assault, and fire',
    reason: 'Pioneers move and fire in one impulse, and next door they are three better.',
    position: {
      turns: 6,
      units: [pioneers('1:F6'), pioneers('1:F6'), yank('1:F4', { fired: true })],
      scenario: toWin('german', '1:F3'),
      control: { '1:F3': 'american' },
    },
    solved: ({ answers }) => answers.includes('shoot') || answers.includes('step 1:F4'),
  },
  {
    title: 'Smoke before the crossing',
    reason: 'The street lies under a heavy machine gun, and somebody must cross it now.',
    side: 'american',
    position: {
      hexes: { F6: 'stone building', F4: 'stone building', K3: 'stone building' },
      turn: 3,
      turns: 4,
      scenario: toWin('american', '1:F4'),
      control: { '1:F4': 'german' },
      units: [
        yank('1:F6'),
        yank('1:F6'),
        { card: 'german MG42 team', at: '1:K3' },
        squad('1:K3'),
        squad('1:K3'),
        brandt('1:K3'),
      ],
    },
    solved: ({ answers }) => answers.some(text => text.startsWith('smoke ')),
  },
  {
    title: 'The leader brings in those beside him',
    reason: 'Two stacks that fire in one impulse are not answered in between.',
    position: {
      units: [squad('1:F5'), koch('1:F5'), squad('1:G5'), squad('1:G5'), yank('1:F2'), yank('1:F2')],
    },
    solved: does('activate 1:F5', 'activate 1:G5', 'shoot'),
  },
  {
    title: 'Wait, when nothing is gained',
    reason: 'A hidden post that must be held shows itself to nobody.',
    position: {
      hexes: { F5: 'stone building', M9: 'stone building' },
      scenario: toWin('american', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), yank('1:M9')],
    },
    solved: waits,
  },
  {
    title: 'The gun stays on its tripod',
    reason: 'It covers the field that the enemy has to cross.',
    position: {
      hexes: { F5: 'stone building' },
      scenario: toWin('american', '1:F5'),
      control: { '1:F5': 'german' },
      units: [half('1:F5'), yank('1:L9')],
      weapons: [{ card: 'german MG42', possessedBy: 'u1', assembled: true }],
    },
    solved: doesNot('abandon'),
  },
];
