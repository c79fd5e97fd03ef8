/** Commands: who fires, who goes, who waits. */
import {
  crusader,
  gives,
  inPhase,
  type Puzzle,
  pak,
  panzer3,
  piece,
  squad,
  toHold,
  toLeave,
} from './words.ts';

export const COMMANDS: readonly Puzzle[] = [
  {
    title: 'A shot at two hexes is fired',
    reason: 'At this range nearly every shot goes through.',
    side: 'german',
    position: inPhase('command', { units: [panzer3('1:C4'), crusader('1:C2')] }),
    solved: gives('u1 FIRE'),
  },
  {
    title: 'Forward where nobody is',
    reason: 'The enemy is out of reach, and the hex decides the game.',
    side: 'german',
    position: inPhase('command', {
      size: [30, 10],
      scenario: toHold('german', '1:L5'),
      units: [panzer3('1:C5', { facing: 1 }), crusader('1:DD9')],
    }),
    solved: gives('u1 MOVE'),
  },
  {
    title: 'The gun waits for those behind the trees',
    reason: 'It sees nobody yet, and they must come.',
    side: 'german',
    position: inPhase('command', {
      hexes: { '1:E5': 'woods', '1:E6': 'woods', '1:E4': 'woods' },
      scenario: toLeave('british', '1:A1-A10'),
      units: [pak('1:C5', { facing: 1 }), crusader('1:G5', { facing: 4 })],
    }),
    solved: gives('u1 OW'),
  },
  {
    title: 'The gun fires at what stands before it',
    reason: 'A target that is there is better than one that may come.',
    side: 'german',
    position: inPhase('command', { units: [pak('1:C8'), crusader('1:C4')] }),
    solved: gives('u1 FIRE'),
  },
  {
    title: 'Without a track there is still the gun',
    reason: 'It can’t go anywhere, and it can fire.',
    side: 'german',
    position: inPhase('command', { units: [panzer3('1:C8', { tracked: true }), crusader('1:C5')] }),
    solved: gives('u1 FIRE'),
  },
  {
    title: 'Out while the door is open',
    reason: 'To leave is to win.',
    side: 'german',
    position: inPhase('command', {
      scenario: toLeave('german', '1:A1-A10'),
      units: [panzer3('1:D5', { facing: 5 }), crusader('1:L5')],
    }),
    solved: gives('u1 MOVE'),
  },
  {
    title: 'Pioneers beside a tank',
    reason: 'Their charges do what rifles never do.',
    side: 'german',
    position: inPhase('command', { units: [piece('german-pioneers')('1:C4'), crusader('1:C3')] }),
    solved: gives('u1 MOVE'),
  },
  {
    title: 'One command for two',
    reason: 'They stand together and share it.',
    side: 'german',
    position: inPhase('command', {
      grades: { german: 'Green' },
      units: [panzer3('1:C6'), panzer3('1:C6'), crusader('1:C3')],
    }),
    solved: gives('u1 FIRE', 'u2 FIRE'),
  },
  {
    title: 'No shot that can’t go through',
    reason: 'From ahead a 3.7 cm does nothing to a Matilda: any other place is better than this one.',
    side: 'german',
    position: inPhase('command', {
      units: [piece('pz-iiif')('1:C9'), piece('matilda-ii')('1:C4', { facing: 3 })],
    }),
    solved: ({ answers }) => !answers.includes('command u1 FIRE'),
  },
  {
    title: 'Who can fires, who can’t goes',
    reason: 'One has a target; the other is far from everything, and the hex waits.',
    side: 'german',
    position: inPhase('command', {
      size: [30, 10],
      hexes: { '1:L5': 'woods' },
      grades: { german: 'Elite' },
      scenario: toHold('german', '1:M9'),
      units: [panzer3('1:X2', { facing: 1 }), panzer3('1:C9', { facing: 1 }), crusader('1:Z1')],
    }),
    solved: gives('u1 FIRE', 'u2 MOVE'),
  },
  {
    title: 'Men in sight of men fire',
    reason: 'At two hexes their rifles tell.',
    side: 'german',
    position: inPhase('command', { units: [squad('1:C6'), piece('british-section')('1:C5')] }),
    solved: gives('u1 FIRE'),
  },
];
