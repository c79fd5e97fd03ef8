/** Movement. */
import { ends, fought, ivan, leader, type Puzzle, squad, toWin } from './words.ts';

export const MOVEMENT: readonly Puzzle[] = [
  {
    title: 'Not in the open before a machine gun',
    reason: 'There is time; the woods are safe and the field is not.',
    side: 'german',
    position: fought('movement', {
      hexes: { '1:F9': 'woods', '1:F2': 'stone building' },
      scenario: toWin('german', '1:F2'),
      control: { '1:F2': 'russian' },
      units: [squad('1:F9'), ivan('1:F2'), ivan('1:F2'), leader('russian 9-1', '1:F2')],
      weapons: [{ card: 'russian HMG', by: 'u2' }],
    }),
    solved: ends('u1', '1:F9'),
  },
  {
    title: 'Take the victory hex on the last turn',
    reason: 'Nothing comes after it.',
    side: 'german',
    position: fought('movement', {
      turn: 4,
      turns: 4,
      scenario: toWin('german', '1:F3'),
      units: [squad('1:F5'), ivan('1:M9')],
    }),
    solved: ends('u1', '1:F3', '1:F4', '1:E3', '1:G3', '1:E4', '1:G4'),
  },
  {
    title: 'On the last turn even through fire',
    reason: 'To stay is to lose.',
    side: 'german',
    position: fought('movement', {
      turn: 4,
      turns: 4,
      scenario: toWin('german', '1:F3'),
      units: [squad('1:F6'), squad('1:G6'), ivan('1:F1')],
    }),
    solved: ({ answers }) => answers.some(text => text.startsWith('step 1:')),
  },
  {
    title: 'Out of the open',
    reason: 'The woods are one hex away, and a machine gun looks on.',
    side: 'german',
    position: fought('movement', {
      hexes: { '1:F8': 'woods' },
      units: [squad('1:F7'), ivan('1:F1'), ivan('1:F1')],
      weapons: [{ card: 'russian HMG', by: 'u2' }],
    }),
    solved: ends('u1', '1:F8'),
  },
  {
    title: 'Hold what must be held',
    reason: 'Nobody else is there, and the enemy is near.',
    side: 'german',
    position: fought('movement', {
      hexes: { '1:F5': 'stone building', '1:F8': 'stone building' },
      scenario: toWin('russian', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), ivan('1:F8')],
    }),
    solved: ends('u1', '1:F5'),
  },
  {
    title: 'The leader goes to the broken',
    reason: 'Without him they never rally.',
    side: 'german',
    position: fought('movement', {
      hexes: { '1:F9': 'woods', '1:F1': 'stone building', '1:F5': 'stone building' },
      units: [
        squad('1:F9', { broken: true }),
        squad('1:F9', { broken: true }),
        leader('german 8-1', '1:F8'),
        ivan('1:F1'),
      ],
    }),
    solved: ends('u3', '1:F9'),
  },
  {
    title: 'The leader goes with his squad',
    reason: 'He brings it farther, and it fights better under him.',
    side: 'german',
    position: fought('movement', {
      turns: 5,
      scenario: toWin('german', '1:F1'),
      units: [squad('1:F10'), leader('german 8-1', '1:F10'), ivan('1:A1', { broken: true })],
    }),
    solved: ({ at }) => at('u1') !== '1:F10' && at('u1') === at('u2'),
  },
  {
    title: 'Across an empty map without delay',
    reason: 'Nobody is there to fire.',
    side: 'german',
    position: fought('movement', {
      turns: 3,
      scenario: toWin('german', '1:F1'),
      units: [squad('1:F10'), ivan('1:M1', { broken: true })],
    }),
    solved: ({ at }) => Number((at('u1') ?? '1:F10').slice(3)) <= 6,
  },
  {
    title: 'Behind the woods, not before the gun',
    reason: 'The way under cover is no longer than the one in the open.',
    side: 'german',
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
    title: 'Not all into one house',
    reason: 'Three squads in one hex are one target; there is another house beside it.',
    side: 'german',
    position: fought('movement', {
      hexes: { '1:F6': 'stone building', '1:G6': 'stone building', '1:F1': 'stone building' },
      units: [squad('1:F8'), squad('1:G8'), ivan('1:F1'), ivan('1:F1')],
      weapons: [{ card: 'russian MMG', by: 'u3' }],
    }),
    solved: ({ at }) => at('u1') !== at('u2'),
  },
];
