/** Snipers, Starshells, and what is thrown or fired but once. */
import { does, doesNot } from '../../suite/solutions.ts';
import { brandt, type Puzzle, pioneers, squad, toWin, yank } from './words.ts';

const sniper = { card: 'german Sniper' } as const;

export const WEAPONS: readonly Puzzle[] = [
  {
    title: 'The sniper shows himself when there is somebody to shoot',
    reason: 'Three squads and their leader cross the field, and to show himself costs no impulse.',
    position: {
      hexes: { F2: 'woods', C5: 'woods' },
      units: [squad('1:C5'), yank('1:F6'), yank('1:F6'), yank('1:F6'), sniper],
    },
    solved: ({ answers }) => answers[0]?.startsWith('snipe u5 ') === true && answers.includes('shoot'),
  },
  {
    title: 'The sniper waits while nobody is to be seen',
    reason: 'He can come but once.',
    position: {
      hexes: { F2: 'woods', H9: 'stone building' },
      units: [squad('1:C5'), yank('1:H9'), sniper],
    },
    solved: doesNot('snipe'),
  },
  {
    title: 'Light for the machine guns',
    reason: 'They come over the field in the dark, just beyond what anybody sees.',
    position: {
      hexes: { C5: 'stone building' },
      scenario: { ...toWin('american', '1:C5'), rules: ['night'] },
      control: { '1:C5': 'german' },
      units: [squad('1:C5'), squad('1:C5'), brandt('1:C5'), yank('1:F5'), yank('1:F5'), yank('1:F5')],
      weapons: [
        { card: 'german MG34', possessedBy: 'u1' },
        { card: 'german MG34', possessedBy: 'u2' },
      ],
    },
    solved: ({ answers }) => answers.some(text => text.startsWith('starshell u3 ')),
  },
  {
    title: 'No light where everybody sees anyway',
    reason: 'Next door the dark hides nobody.',
    position: {
      hexes: { C5: 'stone building' },
      scenario: { ...toWin('american', '1:C5'), rules: ['night'] },
      control: { '1:C5': 'german' },
      units: [squad('1:C5'), squad('1:C5'), brandt('1:C5'), yank('1:D5')],
    },
    solved: doesNot('starshell'),
  },
  {
    title: 'The satchel charge into the full house',
    reason: 'It is carried for this: thrown from next door, or used hand to hand.',
    position: {
      hexes: { F6: 'stone building', F5: 'stone building' },
      units: [pioneers('1:F5'), yank('1:F6'), yank('1:F6'), yank('1:F6')],
      weapons: [{ card: 'german Satchel Charge', possessedBy: 'u1' }],
    },
    solved: ({ answers }) => answers.some(text => text.endsWith(' w1') || text === 'step 1:F6'),
  },
  {
    title: 'No Panzerfaust at a single man',
    reason: 'It is one shot, and the rifles will do.',
    position: {
      units: [squad('1:F5'), { card: 'american Scout', at: '1:F6' }],
      weapons: [{ card: 'german Panzerfaust', possessedBy: 'u1' }],
    },
    solved: ({ answers }) =>
      does('ready u1', 'shoot')({ answers, at: () => undefined }) && !answers.includes('ready w1'),
  },
];
