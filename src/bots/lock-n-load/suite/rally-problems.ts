/** The Rally Phase, and Melees that go on. */
import type { Position } from '../../../rulebooks/lock-n-load/testing/bench.ts';
import { does, doesNot } from '../../suite/solutions.ts';
import { brandt, half, koch, type Puzzle, squad, toWin, yank, yanksHalf } from './words.ts';

const rallying = (position: Position): Position => ({
  phase: 'rally',
  doing: [{ is: 'rally', side: 'german', step: 'others' }],
  ...position,
});

export const RALLY: readonly Puzzle[] = [
  {
    title: 'Rally behind cover, beside the leader',
    reason: 'An attempt costs nothing.',
    position: rallying({
      hexes: { F5: 'woods' },
      units: [squad('1:F5', { shaken: true }), koch('1:F5'), yank('1:M9')],
    }),
    solved: does('rally u1'),
  },
  {
    title: 'Clear the jam',
    reason: 'Five times in six the gun fires again.',
    position: rallying({
      units: [squad('1:F5'), yank('1:M9')],
      weapons: [{ card: 'german MG34', possessedBy: 'u1', jammed: true }],
    }),
    solved: does('repair w1'),
  },
  {
    title: 'Pick up the gun',
    reason: 'On the ground it is no use.',
    position: rallying({
      units: [squad('1:F5'), yank('1:M9')],
      weapons: [{ card: 'german MG34', at: '1:F5' }],
    }),
    solved: does('pick-up u1 w1'),
  },
  {
    title: 'Two halves make a squad',
    reason: 'Together they have firepower again.',
    position: rallying({ units: [half('1:F5'), half('1:F5'), koch('1:F5'), yank('1:M9')] }),
    solved: ({ answers }) => answers.some(text => text.startsWith('combine ')),
  },
  {
    title: 'The gun on its tripod, where one holds',
    reason: 'Three firepower at twelve hexes instead of two at eight.',
    position: rallying({
      scenario: toWin('american', '1:F5'),
      control: { '1:F5': 'german' },
      units: [squad('1:F5'), yank('1:L9')],
      weapons: [{ card: 'german MG42', possessedBy: 'u1' }],
    }),
    solved: does('assemble w1'),
  },
  {
    title: 'The gun off its tripod, where one attacks',
    reason: 'Who has far to go takes it along.',
    position: rallying({
      scenario: toWin('german', '1:M9'),
      control: { '1:M9': 'american' },
      units: [squad('1:B2'), yank('1:M9')],
      weapons: [{ card: 'german MG42', possessedBy: 'u1', assembled: true }],
    }),
    solved: does('dismantle w1'),
  },
  {
    title: 'The gun to those who use it beside their rifles',
    reason: 'The leader fires at half strength and leads nobody meanwhile.',
    position: rallying({
      units: [squad('1:F5'), brandt('1:F5'), yank('1:M9')],
      weapons: [{ card: 'german MG34', possessedBy: 'u2' }],
    }),
    solved: does('hand w1 u1'),
  },
  {
    title: 'Nothing is thrown away',
    reason: 'A weapon dropped is a weapon lost.',
    position: rallying({
      units: [squad('1:F5'), yank('1:M9')],
      weapons: [{ card: 'german MG34', possessedBy: 'u1' }],
    }),
    solved: played => doesNot('drop')(played) && doesNot('destroy')(played),
  },
];

const locked = (position: Position): Position => ({ melees: [{ at: '1:F5' }], ...position });

export const MELEE: readonly Puzzle[] = [
  {
    title: 'Fight on at good odds',
    reason: 'The round is fought in any case; better at once.',
    position: locked({ units: [squad('1:F5'), squad('1:F5'), squad('1:F5'), yanksHalf('1:F5')] }),
    solved: does('melee 1:F5'),
  },
  {
    title: 'Out of a hopeless fight',
    reason: 'One squad against three will not last; a check may save it.',
    position: locked({ units: [squad('1:F5'), yank('1:F5'), yank('1:F5'), yank('1:F5')] }),
    solved: does('withdraw u1'),
  },
  {
    title: 'Strike at one when all are too many',
    reason: 'All fall or none: at even odds against one there is something to gain.',
    position: locked({
      initiative: 'american',
      units: [yank('1:F5'), yank('1:F5'), yank('1:F5'), squad('1:F5')],
    }),
    after: ['american activate 1:F5', 'american melee 1:F5'],
    solved: ({ answers }) => answers.filter(text => text.startsWith('target ')).length === 1,
  },
  {
    title: 'Strike at all when there are enough of us',
    reason: 'At three to one both of them fall together.',
    position: locked({
      units: [
        squad('1:F5'),
        squad('1:F5'),
        squad('1:F5'),
        brandt('1:F5'),
        yanksHalf('1:F5'),
        yanksHalf('1:F5'),
      ],
    }),
    after: ['german activate 1:F5', 'german melee 1:F5'],
    solved: ({ answers }) => answers.filter(text => text.startsWith('target ')).length === 2,
  },
];
