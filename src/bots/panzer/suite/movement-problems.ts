/** Movement, assaults, turrets and hatches. */
import { does, doesNot, ends } from '../../suite/solutions.ts';
import { crusader, inPhase, type Puzzle, panzer3, piece, section, squad, toHold, toLeave } from './words.ts';

const MOVE = { command: 'MOVE' } as const;
/** The Germans move first: they are the Second Player. */
const going = { first: 'british' } as const;

export const MOVEMENT: readonly Puzzle[] = [
  {
    title: 'Over the edge',
    reason: 'It is what they came for.',
    side: 'german',
    position: inPhase('movement', {
      ...going,
      scenario: toLeave('german', '1:A1-A10'),
      units: [panzer3('1:C5', { ...MOVE, facing: 5 }), crusader('1:M9')],
    }),
    solved: does('leave'),
  },
  {
    title: 'Onto the hex that decides',
    reason: 'It lies within reach, and nobody is there.',
    side: 'german',
    position: inPhase('movement', {
      ...going,
      scenario: toHold('german', '1:C3'),
      units: [panzer3('1:C6', MOVE), crusader('1:M9')],
    }),
    solved: ends('u1', '1:C3'),
  },
  {
    title: 'By the road',
    reason: 'Along it a tank goes nearly twice as far.',
    side: 'german',
    position: inPhase('movement', {
      ...going,
      size: [13, 20],
      roads: [Array.from({ length: 20 }, (_, i) => `C${20 - i}`)],
      scenario: toHold('german', '1:C2'),
      units: [panzer3('1:C18', MOVE), crusader('1:M19')],
    }),
    solved: ({ at }) => Number((at('u1') ?? '1:C18').slice(3)) <= 11,
  },
  {
    title: 'Not out of the trees before the 88s of the others',
    reason: 'In the open six pounders find it, and there is nothing to win there.',
    side: 'german',
    position: inPhase('movement', {
      ...going,
      hexes: { '1:C9': 'woods' },
      units: [
        panzer3('1:C9', MOVE),
        piece('6-pdr')('1:C3', { facing: 3 }),
        piece('6-pdr')('1:D3', { facing: 3 }),
      ],
    }),
    solved: ({ at }) => !['1:C8', '1:C7', '1:C6', '1:C5'].includes(at('u1') ?? ''),
  },
  {
    title: 'A lorry drives out of sight',
    reason: 'Whoever sees it destroys it.',
    side: 'german',
    position: inPhase('movement', {
      ...going,
      hexes: { '1:E5': 'woods', '1:E6': 'woods', '1:F5': 'woods', '1:F6': 'woods', '1:E4': 'woods' },
      units: [piece('german-truck')('1:D7', { ...MOVE, facing: 0 }), crusader('1:I5', { facing: 4 })],
    }),
    solved: ({ at }) => at('u1') !== '1:D7',
  },
  {
    title: 'Round the flank of a Matilda',
    reason: 'From ahead nothing goes through.',
    side: 'german',
    position: inPhase('movement', {
      ...going,
      units: [
        panzer3('1:F8', { ...MOVE, facing: 0 }),
        piece('matilda-ii')('1:F5', { facing: 3, command: 'FIRE', shown: true, fired: true }),
      ],
    }),
    solved: ({ at }) => !['1:F8', '1:F7', '1:F6', '1:F9'].includes(at('u1') ?? ''),
  },
  {
    title: 'Together with those who share the command',
    reason: 'They must end near one another.',
    side: 'german',
    position: inPhase('movement', {
      ...going,
      scenario: toHold('german', '1:C2'),
      units: [
        panzer3('1:C9', { ...MOVE, shares: 1 }),
        panzer3('1:C9', { ...MOVE, shares: 1 }),
        crusader('1:M9', { command: 'FIRE' }),
      ],
    }),
    solved: ({ at }) => {
      const [one, other] = [at('u1') ?? '', at('u2') ?? ''];
      return one !== '1:C9' && Math.abs(Number(one.slice(3)) - Number(other.slice(3))) <= 1;
    },
  },
  {
    title: 'Stay on what must be held',
    reason: 'Whoever drives off gives it away.',
    side: 'german',
    position: inPhase('movement', {
      ...going,
      scenario: toHold('british', '1:C5'),
      units: [panzer3('1:C5', MOVE), crusader('1:L2')],
    }),
    solved: ends('u1', '1:C5'),
  },
];

export const ASSAULTS: readonly Puzzle[] = [
  {
    title: 'All together on the tank',
    reason: 'Each adds to the strength of the first.',
    side: 'german',
    position: inPhase('assault', {
      first: 'german',
      units: [squad('1:C4', MOVE), squad('1:C4', MOVE), crusader('1:C3')],
    }),
    solved: does('assault u3', 'join u1', 'join u2'),
  },
  {
    title: 'No brawl that can’t be won',
    reason: 'Half a squad against three is lost.',
    side: 'german',
    position: inPhase('assault', {
      first: 'german',
      grades: { german: 'Green' },
      units: [piece('german-half-squad')('1:C4', MOVE), section('1:C3'), section('1:C3'), section('1:C3')],
    }),
    solved: doesNot('assault'),
  },
  {
    title: 'Pioneers lead',
    reason: 'The strength of the first counts in full.',
    side: 'german',
    position: inPhase('assault', {
      first: 'german',
      units: [squad('1:C4', MOVE), piece('german-pioneers')('1:C4', MOVE), crusader('1:C3')],
    }),
    solved: ({ answers }) => answers.find(text => text.startsWith('join ')) === 'join u2',
  },
];

const turrets = { first: 'german', options: ['7.8'] } as const;

export const ADJUSTMENT: readonly Puzzle[] = [
  {
    title: 'The turret turns to the enemy',
    reason: 'Next turn it fires only where it points.',
    side: 'german',
    position: inPhase('adjustment', {
      ...turrets,
      units: [panzer3('1:F5', { facing: 0 }), crusader('1:H6', { facing: 5 })],
    }),
    solved: does('swing u1 SE'),
  },
  {
    title: 'The turret stays on him',
    reason: 'It points where it should.',
    side: 'german',
    position: inPhase('adjustment', {
      ...turrets,
      units: [panzer3('1:F7'), crusader('1:F4', { facing: 3 })],
    }),
    solved: doesNot('swing'),
  },
  {
    title: 'Hatches closed among rifles',
    reason: 'So near they find the commander.',
    side: 'german',
    position: inPhase('adjustment', { ...turrets, units: [panzer3('1:F6'), section('1:F5')] }),
    solved: does('button u1'),
  },
  {
    title: 'Hatches open where nobody is near',
    reason: 'Through slits one sees little.',
    side: 'german',
    position: inPhase('adjustment', {
      ...turrets,
      units: [panzer3('1:F9', { buttoned: true }), crusader('1:F2')],
    }),
    solved: does('open u1'),
  },
];
