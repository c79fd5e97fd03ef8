/** Direct Fire: at whom, with what, with how many. */
import { does, doesNot } from '../../suite/solutions.ts';
import {
  crusader,
  engagesFirst,
  inPhase,
  type Puzzle,
  panzer3,
  panzer4,
  piece,
  section,
  squad,
  truck,
} from './words.ts';

const FIRE = { command: 'FIRE' } as const;

export const DIRECT: readonly Puzzle[] = [
  {
    title: 'The nearer of two',
    reason: 'It is hit more easily, and holed more easily.',
    side: 'german',
    position: inPhase('combat', {
      units: [panzer3('1:C9', FIRE), crusader('1:C2', { facing: 3 }), crusader('1:C6', { facing: 3 })],
    }),
    solved: engagesFirst('u3'),
  },
  {
    title: 'The one that shows its flank',
    reason: 'Its side is thinner than the other’s front.',
    side: 'german',
    position: inPhase('combat', {
      units: [
        panzer3('1:F9', FIRE),
        piece('matilda-ii')('1:E5', { facing: 3 }),
        piece('a13-mk-ii')('1:G5', { facing: 0 }),
      ],
    }),
    solved: engagesFirst('u3'),
  },
  {
    title: 'The tank rather than the lorry',
    reason: 'The lorry hurts nobody.',
    side: 'german',
    position: inPhase('combat', {
      units: [panzer3('1:F6', FIRE), truck('1:E4'), crusader('1:G4', { facing: 3 })],
    }),
    solved: engagesFirst('u3'),
  },
  {
    title: 'Armour is pierced',
    reason: 'High explosive leaves a tank where it is.',
    side: 'german',
    position: inPhase('combat', { units: [panzer3('1:C7', FIRE), crusader('1:C4')] }),
    solved: does('engage u2', 'add u1 ap'),
  },
  {
    title: 'Shells for men',
    reason: 'A gun of 7.5 cm throws more than its machine guns.',
    side: 'german',
    position: inPhase('combat', { units: [panzer4('1:C8', FIRE), section('1:C4')] }),
    solved: does('engage u2', 'add u1 gp'),
  },
  {
    title: 'Two guns, two easy targets',
    reason: 'What one shot kills needs no second.',
    side: 'german',
    position: inPhase('combat', {
      units: [
        panzer3('1:F6', FIRE),
        panzer3('1:F6', FIRE),
        piece('a13-mk-ii')('1:E5', { facing: 0 }),
        piece('a13-mk-ii')('1:G5', { facing: 0 }),
      ],
    }),
    solved: does('engage u3', 'engage u4'),
  },
  {
    title: 'All at the only one',
    reason: 'One shot misses more often than not.',
    side: 'german',
    position: inPhase('combat', {
      units: [panzer3('1:C9', FIRE), panzer3('1:D8', FIRE), crusader('1:C3', { facing: 3 })],
    }),
    solved: does('add u1 ap', 'add u2 ap'),
  },
  {
    title: 'The gun before the lorry that towed it',
    reason: 'The gun fires back.',
    side: 'german',
    position: inPhase('combat', {
      units: [panzer4('1:F8', FIRE), truck('1:E6'), piece('2-pdr')('1:G6')],
    }),
    solved: engagesFirst('u3'),
  },
  {
    title: 'A short halt is for firing',
    reason: 'Whoever halts and does not fire has halted for nothing.',
    side: 'german',
    position: inPhase('combat', {
      units: [panzer3('1:C7', { command: 'SHORT-HALT' }), crusader('1:C5', { facing: 3 })],
    }),
    solved: does('engage u2', 'add u1 ap'),
  },
  {
    title: 'Rifles not at tanks',
    reason: 'They give themselves away for nothing.',
    side: 'german',
    position: inPhase('combat', { units: [squad('1:C9', FIRE), crusader('1:C4')] }),
    solved: doesNot('engage'),
  },
  {
    title: 'Rifles at men',
    reason: 'At two hexes they keep heads down.',
    side: 'german',
    position: inPhase('combat', { units: [squad('1:C6', FIRE), section('1:C4')] }),
    solved: does('engage u2'),
  },
];

const WATCH = { command: 'OW' } as const;

export const REACTION: readonly Puzzle[] = [
  {
    title: 'At one who drives past the muzzle',
    reason: 'It will not come nearer, and its side is open.',
    side: 'german',
    position: inPhase('movement', {
      first: 'german',
      units: [panzer3('1:F6', WATCH), crusader('1:D5', { facing: 1, command: 'MOVE' })],
    }),
    after: ['british move u2', 'british step 1:E5'],
    solved: does('react u1 ap'),
  },
  {
    title: 'Let him come',
    reason: 'He drives straight at the gun: in a moment the shot is twice as good.',
    side: 'german',
    position: inPhase('movement', {
      size: [13, 20],
      first: 'german',
      units: [panzer3('1:C19', WATCH), crusader('1:C7', { facing: 3, command: 'MOVE' })],
    }),
    after: ['british move u2', 'british step 1:C8'],
    solved: ({ answers }) => answers[0] === 'pass',
  },
  {
    title: 'Quicker than he',
    reason: 'Who waits for his turn may not live to see it.',
    side: 'german',
    position: inPhase('combat', {
      first: 'british',
      options: ['7.54'],
      grades: { german: 'Elite' },
      units: [panzer3('1:C7', FIRE), crusader('1:C5', FIRE)],
    }),
    after: ['british engage u1', 'british add u2 ap'],
    solved: ({ answers }) => answers.includes('react u1 ap'),
  },
  {
    title: 'At those who have fired',
    reason: 'Nobody else will come.',
    side: 'german',
    position: inPhase('overwatch', {
      first: 'german',
      units: [
        panzer3('1:C7', WATCH),
        crusader('1:C4', { command: 'FIRE', shown: true, fired: true, facing: 3 }),
      ],
    }),
    solved: does('engage u2', 'add u1 ap'),
  },
];
