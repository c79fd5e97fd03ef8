/** Fire, in one’s own turn and in answer to those who move. */
import { fireOfFamily } from '../../suite/family-problems.ts';
import { adds, does, doesNot, firstTarget, shoots } from '../../suite/solutions.ts';
import { fought, ivan, type Puzzle, squad, toWin } from './words.ts';

export const FIRE: readonly Puzzle[] = [
  ...fireOfFamily({ fought, toWin }),
  {
    title: 'The machine gun fires with its squad',
    reason: 'Together they reach a column that neither has alone.',
    position: fought('prep-fire', {
      units: [squad('1:C5'), ivan('1:G5')],
      weapons: [{ card: 'german HMG', by: 'u1' }],
    }),
    solved: adds(1),
  },
  {
    title: 'Flames into the house',
    reason: 'A flamethrower knows no cover, and the house is next door.',
    position: fought('prep-fire', {
      hexes: { '1:F6': 'stone building' },
      units: [{ card: 'german 5-4-8', at: '1:F5' }, ivan('1:F6'), ivan('1:F6')],
      weapons: [{ card: 'german FT', by: 'u1' }],
    }),
    solved: does('ready w1', 'shoot'),
  },
  {
    title: 'No wild shot from those who must move',
    reason: 'A shot at long range into stone stops them for a turn, and time is short.',
    position: fought('prep-fire', {
      hexes: { '1:A1': 'stone building', '1:M2': 'stone building' },
      turns: 3,
      scenario: toWin('german', '1:A9'),
      units: [{ card: 'german 4-4-7', at: '1:E5' }, ivan('1:M2')],
    }),
    solved: doesNot('shoot'),
  },
  {
    title: 'After moving, fire with what one has',
    reason: 'Advancing fire costs nothing more.',
    position: fought('advancing-fire', { units: [squad('1:F5'), ivan('1:F7')] }),
    solved: shoots,
  },
  {
    title: 'Together in the defensive fire phase, too',
    reason: 'Eight firepower at those in the open do more than twice four at whoever is named first.',
    position: {
      attacker: 'russian',
      phase: 'defensive-fire',
      hexes: { '1:F9': 'stone building' },
      units: [ivan('1:F9'), ivan('1:F3'), squad('1:F5'), squad('1:F5')],
    },
    solved: played => adds(1)(played) && firstTarget('1:F3')(played),
  },
  {
    title: 'Finish them while they are broken',
    reason:
      'Broken men next door are reduced by every check they fail, and may rally if they are left alone.',
    position: fought('advancing-fire', {
      units: [squad('1:F5'), ivan('1:F6', { broken: true, desperate: true })],
    }),
    solved: shoots,
  },
];

/** The Russian has just stepped into the hex. */
const stepped = (to: string): readonly string[] => ['russian move u1', `russian step ${to}`];

export const REACTION: readonly Puzzle[] = [
  {
    title: 'Fire at the man in the open',
    reason: 'He runs without cover before a loaded machine gun.',
    position: {
      attacker: 'russian',
      phase: 'movement',
      units: [ivan('1:F8'), squad('1:F5')],
      weapons: [{ card: 'german MMG', by: 'u2' }],
    },
    after: stepped('1:F7'),
    solved: shoots,
  },
  {
    title: 'Fire at the stack in the open',
    reason: 'Three squads at once will not come again.',
    position: {
      attacker: 'russian',
      phase: 'movement',
      units: [ivan('1:F8'), ivan('1:F8'), ivan('1:F8'), squad('1:F5')],
    },
    after: ['russian move u1', 'russian with u2', 'russian with u3', 'russian step 1:F7'],
    solved: shoots,
  },
  {
    title: 'Hold the fire for better targets',
    reason: 'A squad in stone far away is no target while others have yet to cross the open.',
    position: {
      attacker: 'russian',
      phase: 'movement',
      hexes: { '1:A2': 'stone building' },
      units: [ivan('1:A1'), ivan('1:H8'), ivan('1:H8'), squad('1:H5')],
    },
    after: stepped('1:A2'),
    solved: ({ answers }) => answers[0] === 'pass',
  },
  {
    title: 'Fire again at those next door',
    reason: 'They are in the open and adjacent: half of twice the firepower is still enough.',
    position: {
      attacker: 'russian',
      phase: 'movement',
      units: [ivan('1:F7'), squad('1:F5', { fired: 'first' })],
    },
    after: stepped('1:F6'),
    solved: shoots,
  },
  {
    title: 'No last round for nothing',
    reason: 'Final protective fire is a morale check, and the house next door stands it better than we do.',
    position: {
      attacker: 'russian',
      phase: 'movement',
      hexes: { '1:F6': 'stone building' },
      units: [
        { card: 'russian 4-5-8', at: '1:F7' },
        { card: 'german 4-3-6', at: '1:F5', fired: 'final' },
      ],
    },
    after: stepped('1:F6'),
    solved: ({ answers }) => answers[0] === 'pass',
  },
];
