/** Guns and those who serve them. */
import { does, doesNot, ends, firstTarget, shoots } from '../../suite/solutions.ts';
import { fought, ivan, type Puzzle, squad, toWin } from './words.ts';

const CREW = { card: 'german 2-2-8', at: '1:F8' } as const;
const PAK = { card: 'german 7.5cm PaK 40', by: 'u1', facing: 5 } as const;
/** A tank that shows its side to the south, or its front. */
const SIDEWAYS = { card: 'russian T-34 M41', at: '1:F3', facing: 1 } as const;
const HEAD_ON = { card: 'russian T-34 M41', at: '1:F3', facing: 2 } as const;

export const GUNS: readonly Puzzle[] = [
  {
    title: 'The gun takes the tank in the flank',
    reason: 'It goes through the side armour more often than not.',
    position: fought('prep-fire', { units: [CREW, ivan('1:C2')], weapons: [PAK], vehicles: [SIDEWAYS] }),
    solved: played => does('ready w1', 'at 1:F3')(played) && shoots(played),
  },
  {
    title: 'The tank before the squad',
    reason: 'An anti-tank gun is there for tanks.',
    position: fought('prep-fire', {
      hexes: { '1:E4': 'woods' },
      units: [CREW, ivan('1:E4')],
      weapons: [PAK],
      vehicles: [SIDEWAYS],
    }),
    solved: firstTarget('1:F3'),
  },
  {
    title: 'The flank before the front',
    reason: 'Two tanks in sight, and one of them shows its side.',
    position: fought('prep-fire', {
      units: [CREW, ivan('1:A1')],
      weapons: [PAK],
      vehicles: [
        { ...HEAD_ON, card: 'russian IS-2', at: '1:G3' },
        { ...SIDEWAYS, card: 'russian IS-2' },
      ],
    }),
    solved: firstTarget('1:F3'),
  },
  {
    title: 'The crowd before the straggler',
    reason: 'One shell strikes all in the hex.',
    position: fought('prep-fire', {
      units: [CREW, ivan('1:F3'), ivan('1:F3'), ivan('1:F3'), ivan('1:E4', { broken: true })],
      weapons: [{ ...PAK, card: 'german 7.5cm leIG 18' }],
    }),
    solved: firstTarget('1:F3'),
  },
  {
    title: 'The mortar finds those who are under trees',
    reason: 'Its shells burst above them.',
    position: fought('prep-fire', {
      hexes: { '1:F3': 'woods', '1:D3': 'stone building' },
      units: [CREW, ivan('1:F3'), ivan('1:F3'), ivan('1:D3'), ivan('1:D3')],
      weapons: [{ ...PAK, card: 'german 8cm GrW 34' }],
    }),
    solved: firstTarget('1:F3'),
  },
  {
    title: 'The hidden gun lets a straggler pass',
    reason: 'A broken half-squad far away is no reason to be found.',
    position: fought('prep-fire', {
      hexes: { '1:F8': 'woods', '1:F2': 'stone building' },
      units: [
        { ...CREW, hidden: true },
        { card: 'russian 2-2-6', at: '1:F2', broken: true },
      ],
      weapons: [{ ...PAK, emplaced: true }],
    }),
    solved: doesNot('ready'),
  },
  {
    title: 'The hidden gun speaks',
    reason: 'There will be no better shot than this one.',
    position: fought('prep-fire', {
      hexes: { '1:F8': 'woods' },
      units: [{ ...CREW, hidden: true }, ivan('1:A1')],
      weapons: [{ ...PAK, emplaced: true }],
      vehicles: [{ ...SIDEWAYS, card: 'russian KV-1 M41', at: '1:F5' }],
    }),
    solved: does('ready w1'),
  },
  {
    title: 'A popgun keeps quiet before the giant',
    reason: 'Nothing that it has goes through that front.',
    position: fought('prep-fire', {
      hexes: { '1:F8': 'woods' },
      date: { year: 1941, month: 6 },
      units: [{ ...CREW, hidden: true }, ivan('1:A1')],
      weapons: [{ ...PAK, card: 'german 3.7cm PaK 35/36', emplaced: true }],
      vehicles: [{ ...HEAD_ON, card: 'russian KV-1 M41' }],
    }),
    solved: doesNot('ready'),
  },
  {
    title: 'The crew stays with its gun',
    reason: 'Two men and a pistol take no house; a gun without them takes nothing at all.',
    position: fought('movement', {
      hexes: { '1:F5': 'stone building' },
      scenario: toWin('german', '1:F5'),
      units: [CREW, squad('1:G8'), ivan('1:A1')],
      weapons: [PAK],
    }),
    solved: ends('u1', '1:F8'),
  },
  {
    title: 'The rocket at arm’s length',
    reason: 'At two hexes it can hardly miss.',
    position: fought('prep-fire', {
      units: [squad('1:F5'), ivan('1:A1')],
      weapons: [{ card: 'german PSK', by: 'u1' }],
      vehicles: [SIDEWAYS],
    }),
    solved: does('ready w1'),
  },
];
