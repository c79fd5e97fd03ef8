/** Movement. */
import { movementOfFamily } from '../../suite/family-problems.ts';
import { fought, ivan, type Puzzle, squad, toWin } from './words.ts';

export const MOVEMENT: readonly Puzzle[] = [
  ...movementOfFamily({ fought, toWin }),
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
