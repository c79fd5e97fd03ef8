/** Advances, rallies and close combat. */
import { advanceOfFamily } from '../../suite/family-problems.ts';
import { does, ends } from '../../suite/solutions.ts';
import { fought, ivan, type Puzzle, squad, toWin } from './words.ts';

export const ADVANCE: readonly Puzzle[] = [
  ...advanceOfFamily({ fought, toWin }),
  {
    title: 'Three upon the broken',
    reason: 'They can’t fight back.',
    position: fought('advance', {
      units: [squad('1:F6'), squad('1:F6'), ivan('1:F5', { broken: true })],
    }),
    solved: ends('u1', '1:F5'),
  },
  {
    title: 'The leader follows his men',
    reason: 'They are of no use to each other apart.',
    position: fought('advance', {
      hexes: { '1:F8': 'woods' },
      units: [squad('1:F8', { moved: true }), { card: 'german 8-1', at: '1:F7' }, ivan('1:F2')],
    }),
    solved: ends('u2', '1:F8'),
  },
  {
    title: 'Stay in the house',
    reason: 'Nothing outside is better.',
    position: fought('advance', {
      hexes: { '1:F5': 'stone building' },
      scenario: toWin('russian', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), ivan('1:F2'), ivan('1:F2')],
    }),
    solved: ends('u1', '1:F5'),
  },
  {
    title: 'Two to one for the victory hex on the last turn',
    reason: 'Somebody must throw them out, and there is no other time.',
    position: fought('advance', {
      turn: 4,
      turns: 4,
      scenario: toWin('german', '1:F5'),
      control: { '1:F5': 'russian' },
      units: [squad('1:F6'), squad('1:F6'), ivan('1:F5')],
    }),
    solved: ({ at }) => at('u1') === '1:F5' && at('u2') === '1:F5',
  },
];

export const RECOVERY: readonly Puzzle[] = [
  {
    title: 'Rally behind cover',
    reason: 'A leader is there, and a roof.',
    position: fought('rally', {
      hexes: { '1:F8': 'stone building' },
      units: [squad('1:F8', { broken: true }), { card: 'german 8-1', at: '1:F8' }, ivan('1:F1')],
      doing: [{ is: 'rally', step: 'rally', side: 'german' }],
    }),
    solved: ({ answers }) => answers.includes('rally u1 by u2') || answers.includes('rally u1 u2'),
  },
  {
    title: 'The leader rallies first himself',
    reason: 'Then he can rally the others.',
    position: fought('rally', {
      hexes: { '1:F8': 'stone building' },
      units: [
        squad('1:F8', { broken: true }),
        { card: 'german 9-1', at: '1:F8', broken: true },
        ivan('1:F1'),
      ],
      doing: [{ is: 'rally', step: 'self-rally', side: 'german' }],
    }),
    solved: ({ answers }) => answers[0] === 'self-rally u2',
  },
  {
    title: 'Pick up the machine gun',
    reason: 'It is of no use on the ground.',
    position: fought('rally', {
      units: [squad('1:F8'), ivan('1:F1')],
      weapons: [{ card: 'german MMG', at: '1:F8' }],
    }),
    solved: does('recover u1 w1'),
  },
  {
    title: 'Repair the machine gun',
    reason: 'Jammed it is worth nothing.',
    position: fought('rally', {
      units: [squad('1:F8'), ivan('1:F1')],
      weapons: [{ card: 'german MMG', by: 'u1', malfunctioned: true }],
    }),
    solved: does('repair w1'),
  },
  {
    title: 'Close combat with all hands',
    reason: 'Odds are everything.',
    position: fought('close-combat', {
      units: [squad('1:F5', { advanced: true }), squad('1:F5', { advanced: true }), ivan('1:F5')],
    }),
    solved: does('attack u1', 'attack u2', 'target u3'),
  },
];
