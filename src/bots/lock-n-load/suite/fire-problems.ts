/** Fire, spotting and Opportunity Fire. */
import { does, doesNot, shoots } from '../../suite/solutions.ts';
import {
  brandt,
  clarkson,
  firstTarget,
  goesInto,
  half,
  koch,
  type Puzzle,
  pioneers,
  squad,
  toWin,
  waits,
  yank,
  yanksHalf,
} from './words.ts';

export const FIRE: readonly Puzzle[] = [
  {
    title: 'All rifles of the hex together',
    reason: 'One attack with everybody beats one with a single squad; the hex has but one.',
    position: { units: [squad('1:C5'), squad('1:C5'), squad('1:C5'), yank('1:F5')] },
    solved: ({ answers }) =>
      shoots({ answers, at: () => undefined }) &&
      answers.filter(text => text.startsWith('add ')).length === 2,
  },
  {
    title: 'The leader directs the fire',
    reason: 'His modifier is added to the die.',
    position: { units: [squad('1:C5'), squad('1:C5'), brandt('1:C5'), yank('1:F5')] },
    solved: does('lead u3', 'shoot'),
  },
  {
    title: 'The machine gun fires with its squad',
    reason: 'A squad may fire one weapon beside its rifles.',
    position: {
      units: [squad('1:C5'), yank('1:F5')],
      weapons: [{ card: 'german MG34', possessedBy: 'u1' }],
    },
    solved: does('ready u1', 'add w1', 'shoot'),
  },
  {
    title: 'The half-squad fires the gun, not its rifles',
    reason: 'It can do one of them, and the gun has the firepower.',
    position: {
      units: [half('1:C5'), yank('1:F5')],
      weapons: [{ card: 'german MG34', possessedBy: 'u1' }],
    },
    solved: does('ready w1', 'shoot'),
  },
  {
    title: 'First those in the open',
    reason: 'The same shot does far more where there is no cover.',
    position: {
      hexes: { F9: 'stone building' },
      spotted: ['1:F9'],
      units: [squad('1:F5'), squad('1:F5'), yank('1:F2'), yank('1:F9')],
    },
    solved: firstTarget('1:F2'),
  },
  {
    title: 'Fire into the crowd',
    reason: 'One roll strikes all who stand together.',
    position: {
      units: [squad('1:F5'), squad('1:F5'), yank('1:F1'), yank('1:F1'), yank('1:F1'), yank('1:F9')],
    },
    solved: firstTarget('1:F1'),
  },
  {
    title: 'At point blank',
    reason: 'Next door the die is two better.',
    position: {
      hexes: { F5: 'stone building' },
      scenario: toWin('american', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), koch('1:F5'), yank('1:F6'), yank('1:F6'), yank('1:F2')],
    },
    solved: firstTarget('1:F6'),
  },
  {
    title: 'With flames one does not wait outside',
    reason: 'Six firepower next door is worth any cover, and more in the house itself.',
    position: {
      hexes: { F6: 'stone building' },
      units: [pioneers('1:F5'), yank('1:F6'), yank('1:F6')],
      weapons: [{ card: 'german Flamethrower', possessedBy: 'u1' }],
    },
    solved: ({ answers }) => answers.some(text => text.endsWith(' w1') || text === 'step 1:F6'),
  },
  {
    title: 'The mortar on those in the open',
    reason: 'It needs no risk and keeps the better of two dice.',
    position: {
      hexes: { B2: 'stone building' },
      units: [{ card: 'german 50mm mortar', at: '1:B5' }, yank('1:H5'), yank('1:H5')],
    },
    solved: does('ready u1', 'shoot'),
  },
  {
    title: 'The machine gun team sweeps the street',
    reason: 'Four firepower at a stack in the open.',
    position: {
      hexes: { C5: 'stone building' },
      units: [{ card: 'german MG42 team', at: '1:C5' }, yank('1:H5'), yank('1:H5')],
    },
    solved: shoots,
  },
  {
    title: 'Look before you fire',
    reason: 'Who is not spotted can’t be fired at, and the captain finds him easily.',
    position: {
      hexes: { F5: 'brush', C5: 'woods' },
      units: [squad('1:C5'), squad('1:C5'), brandt('1:C5'), yank('1:F5'), yank('1:F5')],
    },
    solved: ({ answers }) => answers.some(text => text.startsWith('spot ') && text.endsWith(' 1:F5')),
  },
  {
    title: 'The scout looks',
    reason: 'He finds what others don’t, and costs no squad its fire.',
    position: {
      hexes: { F5: 'brush', C5: 'woods' },
      units: [squad('1:C5'), squad('1:C5'), { card: 'german Scout', at: '1:C5' }, yank('1:F5'), yank('1:F5')],
    },
    solved: does('spot u3 1:F5'),
  },
  {
    title: 'Hold the fire for those who must cross',
    reason: 'Hidden in stone, one waits for them to come into the open.',
    position: {
      hexes: { F5: 'stone building', F10: 'stone building' },
      spotted: ['1:F10'],
      scenario: toWin('american', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), yank('1:F10'), yank('1:F10'), yank('1:F10')],
    },
    solved: doesNot('ready'),
  },
];

/** The American steps into a hex. */
const stepped = (to: string): readonly string[] => [
  'american activate 1:F8',
  'american move u1',
  `american step ${to}`,
];
const coming = { initiative: 'american' } as const;

export const REACTION: readonly Puzzle[] = [
  {
    title: 'Fire at the man in the open',
    reason: 'He runs without cover before a loaded machine gun.',
    position: {
      ...coming,
      units: [yank('1:F8'), squad('1:F5')],
      weapons: [{ card: 'german MG34', possessedBy: 'u2' }],
    },
    after: stepped('1:F7'),
    solved: does('add w1', 'shoot'),
  },
  {
    title: 'Fire at the stack in the open',
    reason: 'Three squads at once will not come again.',
    position: { ...coming, units: [yank('1:F8'), yank('1:F8'), yank('1:F8'), squad('1:F5'), squad('1:F5')] },
    after: [
      'american activate 1:F8',
      'american move u1',
      'american with u2',
      'american with u3',
      'american step 1:F7',
    ],
    solved: shoots,
  },
  {
    title: 'Next door it is now or never',
    reason: 'They come to the wall of the house: fire before they are in it.',
    position: {
      ...coming,
      hexes: { F6: 'stone building' },
      scenario: toWin('american', '1:F6'),
      control: { '1:F6': 'german' },
      units: [yank('1:F8'), squad('1:F6'), koch('1:F6')],
    },
    after: stepped('1:F7'),
    solved: does('lead u3', 'shoot'),
  },
  {
    title: 'No shot at one man in stone',
    reason: 'A leader who slips into a house far away is no target while three squads have yet to cross.',
    position: {
      ...coming,
      hexes: { F7: 'stone building', F8: 'stone building', F2: 'stone building', H7: 'woods' },
      scenario: toWin('american', '1:F2'),
      control: { '1:F2': 'german' },
      units: [clarkson('1:F8'), squad('1:F2'), yank('1:H7'), yank('1:H7'), yank('1:H7')],
    },
    after: stepped('1:F7'),
    solved: waits,
  },
  {
    title: 'No shot at the half-squad, the company comes behind',
    reason: 'It goes into stone; those who follow cross the field.',
    position: {
      ...coming,
      hexes: { F7: 'stone building', F8: 'stone building', F2: 'stone building', G8: 'woods' },
      scenario: toWin('american', '1:F2'),
      control: { '1:F2': 'german' },
      units: [yanksHalf('1:F8'), squad('1:F2'), yank('1:G8'), yank('1:G8'), yank('1:G8')],
    },
    after: stepped('1:F7'),
    solved: waits,
  },
  {
    title: 'Fire with the leader when they run past',
    reason: 'The captain’s two and the runner’s one make five of a squad’s two.',
    position: {
      ...coming,
      hexes: { E5: 'stone building' },
      units: [yank('1:F8'), yank('1:F8'), squad('1:E5'), squad('1:E5'), brandt('1:E5')],
    },
    after: ['american activate 1:F8', 'american move u1', 'american with u2', 'american step 1:F7'],
    solved: does('lead u5', 'shoot'),
  },
];

export const CHARGE: readonly Puzzle[] = [
  {
    title: 'Walk over the Shaken',
    reason: 'With nobody able to fight they are lost to whoever comes in.',
    position: {
      units: [squad('1:F5'), yank('1:F7', { shaken: true }), yank('1:F7', { shaken: true }), yank('1:L9')],
    },
    solved: goesInto('1:F7'),
  },
  {
    title: 'Three squads against half of one',
    reason: 'At such odds he falls, and hardly ever takes anybody along.',
    position: {
      hexes: { F6: 'stone building' },
      scenario: toWin('german', '1:F6'),
      control: { '1:F6': 'american' },
      units: [pioneers('1:F5'), pioneers('1:F5'), pioneers('1:F5'), yanksHalf('1:F6', { fired: true })],
    },
    solved: goesInto('1:F6'),
  },
  {
    title: 'Not alone into a crowd',
    reason: 'One squad against three is a gift.',
    position: {
      hexes: { F6: 'stone building', F5: 'stone building' },
      units: [squad('1:F5'), yank('1:F6'), yank('1:F6'), yank('1:F6')],
    },
    solved: doesNot('step 1:F6'),
  },
  {
    title: 'All together, not one by one',
    reason: 'In Melee everybody counts in full.',
    position: {
      hexes: { F6: 'stone building' },
      turn: 4,
      turns: 4,
      scenario: toWin('german', '1:F6'),
      control: { '1:F6': 'american' },
      units: [pioneers('1:F5'), pioneers('1:F5'), pioneers('1:F5'), yank('1:F6', { fired: true })],
    },
    solved: ({ answers }) =>
      answers.includes('step 1:F6') && answers.filter(text => text.startsWith('with ')).length === 2,
  },
];
