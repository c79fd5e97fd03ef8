/** Advances, rallies, routs and close combat. */
import { advanceOfFamily } from '../../suite/family-problems.ts';
import { does, doesNot, ends } from '../../suite/solutions.ts';
import { fought, ivan, leader, type Puzzle, squad, toWin } from './words.ts';

export const ADVANCE: readonly Puzzle[] = [
  ...advanceOfFamily({ fought, toWin }),
  {
    title: 'Two upon the broken',
    reason: 'They can’t fight back.',
    side: 'german',
    position: fought('advance', {
      units: [squad('1:F6'), squad('1:F6'), ivan('1:F5', { broken: true })],
    }),
    solved: ends('u1', '1:F5'),
  },
  {
    title: 'Stay in the house',
    reason: 'Nothing outside is better.',
    side: 'german',
    position: fought('advance', {
      hexes: { '1:F5': 'stone building' },
      scenario: toWin('russian', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), ivan('1:F1'), ivan('1:F1')],
    }),
    solved: ends('u1', '1:F5'),
  },
];

export const COMBAT: readonly Puzzle[] = [
  {
    title: 'Everybody attacks',
    reason: 'Who does not attack in close combat gives his blows away.',
    side: 'german',
    position: fought('close-combat', { units: [squad('1:F5'), squad('1:F5'), ivan('1:F5')] }),
    solved: does('attack u1', 'attack u2', 'target u3', 'done'),
  },
  {
    title: 'The leader lends a hand',
    reason: 'His modifier counts in one attack.',
    side: 'german',
    position: fought('close-combat', {
      units: [squad('1:F5'), leader('german 9-2', '1:F5'), ivan('1:F5')],
    }),
    solved: does('attack u1', 'lead u2', 'target u3'),
  },
  {
    title: 'First those who can hardly defend themselves',
    reason: 'A half-squad falls at odds that a squad laughs at, and broken men at better ones still.',
    side: 'german',
    position: fought('close-combat', {
      units: [squad('1:F5'), ivan('1:F5', { broken: true }), ivan('1:F5')],
    }),
    solved: does('target u2'),
  },
  {
    title: 'Stay in a melee that is being won',
    reason: 'Three against one: the next round will do it.',
    side: 'german',
    position: fought('close-combat', {
      melees: ['1:F5'],
      units: [squad('1:F5'), squad('1:F5'), squad('1:F5'), ivan('1:F5')],
    }),
    solved: doesNot('withdraw'),
  },
];

export const RECOVERY: readonly Puzzle[] = [
  {
    title: 'Rally whoever can be rallied',
    reason: 'It costs next to nothing.',
    side: 'german',
    position: fought('rally', {
      hexes: { '1:F5': 'woods' },
      units: [squad('1:F5', { broken: true }), leader('german 9-1', '1:F5'), ivan('1:A1')],
    }),
    solved: does('rally u1 u2'),
  },
  {
    title: 'A broken leader rallies himself first',
    reason: 'He helps the others afterwards.',
    side: 'german',
    position: fought('rally', {
      hexes: { '1:F5': 'woods' },
      units: [leader('german 9-1', '1:F5', { broken: true }), squad('1:F5', { broken: true }), ivan('1:A1')],
    }),
    solved: ({ answers }) => answers.find(text => text !== 'done') === 'self-rally u1',
  },
  {
    title: 'Repair the gun',
    reason: 'A gun that has stopped is dead weight.',
    side: 'german',
    position: fought('rally', {
      units: [squad('1:F5'), ivan('1:A1')],
      weapons: [{ card: 'german MMG', by: 'u1', malfunctioned: true }],
    }),
    solved: does('repair w1'),
  },
];
