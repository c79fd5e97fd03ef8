/** Tanks: where they drive, what they fire at, and what they keep away from. */
import type { Played } from '../../suite/problem.ts';
import { does, doesNot, firstTarget } from '../../suite/solutions.ts';
import { fought, ivan, type Puzzle, squad, toWin } from './words.ts';

const PANZER = { card: 'german PzKpfw IVH', at: '1:F8', facing: 5 } as const;
const T34 = { card: 'russian T-34 M41', at: '1:F3', facing: 1 } as const;

/** The last hex that a vehicle entered. */
const endsIn =
  (...hexes: readonly string[]) =>
  ({ answers }: Played) =>
    hexes.includes(answers.findLast(text => text.startsWith('enter '))?.slice('enter '.length) ?? '');

export const TANKS: readonly Puzzle[] = [
  {
    title: 'A tank shoots at the tank',
    reason: 'It is the only thing on the field that can hurt it.',
    position: fought('prep-fire', {
      hexes: { '1:E4': 'woods' },
      units: [squad('1:A9'), ivan('1:E4')],
      vehicles: [PANZER, T34],
    }),
    solved: firstTarget('1:F3'),
  },
  {
    title: 'Machine guns for men in the open',
    reason: 'Three squads in a bunch, and nothing between.',
    position: fought('prep-fire', {
      units: [squad('1:A9'), ivan('1:F4'), ivan('1:F4'), ivan('1:F4')],
      vehicles: [PANZER],
    }),
    solved: ({ answers }) => answers.some(text => /^ready v1\.(?:BMG|CMG)$/.test(text)),
  },
  {
    title: 'The tank drives to the fight',
    reason: 'At the far end of the map it is of no use to anybody.',
    position: fought('movement', {
      hexes: { '1:F2': 'stone building' },
      scenario: toWin('german', '1:F2'),
      units: [squad('1:F4', { moved: true }), ivan('1:F2')],
      vehicles: [{ ...PANZER, at: '1:F9' }],
    }),
    solved: does('drive v1'),
  },
  {
    title: 'Off the map while the way is free',
    reason: 'That is what it came for.',
    position: fought('movement', {
      scenario: {
        victory: {
          side: 'german',
          all: [{ is: 'exit', side: 'german', along: ['1:A1-M1'], least: 5 }],
          words: 'Five points off the map.',
        },
      },
      units: [squad('1:A9', { moved: true }), ivan('1:M9')],
      vehicles: [{ ...PANZER, at: '1:G3', facing: 5 }],
    }),
    solved: does('exit'),
  },
  {
    title: 'Round the wood, not through it',
    reason: 'Among trees it may bog.',
    position: fought('movement', {
      hexes: { '1:F6': 'woods', '1:E6': 'woods', '1:F2': 'stone building' },
      scenario: toWin('german', '1:F2'),
      units: [squad('1:F4', { moved: true }), ivan('1:F2')],
      vehicles: [{ ...PANZER, at: '1:F8' }],
    }),
    solved: played =>
      does('drive v1')(played) && doesNot('enter 1:F6')(played) && doesNot('enter 1:E6')(played),
  },
  {
    title: 'The gun that has the flank does not drive on',
    reason: 'The shot of the day comes before the move.',
    position: fought('prep-fire', {
      hexes: { '1:M2': 'stone building' },
      scenario: toWin('german', '1:M2'),
      units: [squad('1:K3'), ivan('1:M2')],
      vehicles: [PANZER, { ...T34, at: '1:F5' }],
    }),
    solved: does('ready v1.MA'),
  },
  {
    title: 'Not beside the men with the rockets',
    reason: 'They wait for nothing else.',
    position: fought('movement', {
      hexes: { '1:F2': 'stone building' },
      scenario: toWin('german', '1:F2'),
      date: { year: 1944, month: 6 },
      units: [
        squad('1:A9', { moved: true }),
        { card: 'russian 4-4-7', at: '1:F2' },
        ivan('1:F2'),
        ivan('1:F2'),
      ],
      weapons: [{ card: 'german PSK', by: 'u2' }],
      vehicles: [{ ...PANZER, at: '1:F7' }],
    }),
    solved: played => !endsIn('1:F3', '1:E3', '1:G3', '1:E2', '1:G2', '1:F1')(played),
  },
];
