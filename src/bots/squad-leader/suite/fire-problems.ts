/** Fire, in one’s own turn and at those who have moved. */
import { fireOfFamily } from '../../suite/family-problems.ts';
import { adds, doesNot, firstTarget, shoots } from '../../suite/solutions.ts';
import { fought, ivan, leader, type Puzzle, squad, toWin } from './words.ts';

export const FIRE: readonly Puzzle[] = [
  ...fireOfFamily({ fought, toWin }),
  {
    title: 'The machine gun fires with its squad',
    reason: 'Together they reach a column that neither has alone.',
    side: 'german',
    position: fought('prep-fire', {
      units: [squad('1:C5'), ivan('1:G5')],
      weapons: [{ card: 'german MMG', by: 'u1' }],
    }),
    solved: adds(1),
  },
  {
    title: 'Not at long range if somebody is near',
    reason: 'Beyond its normal range the fire is halved.',
    side: 'german',
    position: fought('prep-fire', { units: [squad('1:F2'), ivan('1:F9'), ivan('1:F5')] }),
    solved: firstTarget('1:F5'),
  },
  {
    title: 'No wild shot from those who must move',
    reason: 'A shot at long range into stone stops them for a turn, and time is short.',
    side: 'german',
    position: fought('prep-fire', {
      hexes: { '1:M2': 'stone building' },
      turns: 3,
      scenario: toWin('german', '1:A9'),
      units: [leader('german 4-4-7', '1:E5'), ivan('1:M2')],
    }),
    solved: doesNot('shoot'),
  },
  {
    title: 'After moving, fire with what one has',
    reason: 'Advancing fire costs nothing more.',
    side: 'german',
    position: fought('advancing-fire', { units: [squad('1:F5', { moved: true }), ivan('1:F7')] }),
    solved: shoots,
  },
  {
    title: 'Never into a melee of one’s own',
    reason: 'Fire into a melee strikes friends as well.',
    side: 'german',
    position: fought('prep-fire', {
      melees: ['1:F5'],
      units: [squad('1:F3'), squad('1:F5'), squad('1:F5'), ivan('1:F5')],
    }),
    solved: doesNot('shoot'),
  },
  {
    title: 'Finish them while they are broken',
    reason:
      'Broken men next door are reduced by every check they fail, and may rally if they are left alone.',
    side: 'german',
    position: fought('advancing-fire', { units: [squad('1:F5'), ivan('1:F6', { broken: true })] }),
    solved: shoots,
  },
];

/** The Russian has gone that way and ended his movement phase. */
const went = (...hexes: readonly string[]): readonly string[] => [
  'russian move u1',
  ...hexes.map(to => `russian step ${to}`),
  'russian done',
  'russian done',
];

export const REACTION: readonly Puzzle[] = [
  {
    title: 'At him while he was in the open',
    reason: 'He is in the house now, but he crossed the street, and there the fire finds him.',
    side: 'german',
    position: {
      attacker: 'russian',
      phase: 'movement',
      hexes: { '1:F7': 'stone building', '1:F9': 'stone building' },
      units: [ivan('1:F9'), squad('1:F5')],
    },
    after: went('1:F8', '1:F7'),
    solved: firstTarget('1:F8'),
  },
  {
    title: 'At him where he was nearest',
    reason: 'Next door the fire is doubled.',
    side: 'german',
    position: { attacker: 'russian', phase: 'movement', units: [ivan('1:E8'), squad('1:F5')] },
    after: went('1:E7', '1:E6', '1:D6'),
    solved: firstTarget('1:E6'),
  },
  {
    title: 'All together at the one in the open',
    reason: 'Eight firepower at him do more than twice four.',
    side: 'german',
    position: {
      attacker: 'russian',
      phase: 'movement',
      units: [ivan('1:F9'), squad('1:F5'), squad('1:F5')],
    },
    after: went('1:F8'),
    solved: adds(1),
  },
];
