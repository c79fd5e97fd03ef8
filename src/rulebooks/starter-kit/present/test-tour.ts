/** For tests of the presentation: random games of this book to look at. */
import type { HexId } from '../../../board/index.ts';
import { rulesIn } from '../../kit/testing/hold-verbs.ts';
import { type Moment as AnyMoment, toursOf } from '../../kit/testing/tour.ts';
import type { BookAct } from '../acts.ts';
import { starterKit } from '../index.ts';
import type { State } from '../state.ts';
import { type Position, skirmish } from '../testing/bench.ts';
import type { SightOption, World } from '../world.ts';

export { citesOf, isFit, sceneOf, textsIn } from '../../kit/testing/tour.ts';

export const RULES = rulesIn(new URL('..', import.meta.url));

export type Moment = AnyMoment<State, World, BookAct>;
const tours = toursOf(starterKit);
export const tour = (scenario: string, seed: number, look: (moment: Moment) => void) =>
  void tours.tour({ scenario, options: { sight: 'open' } }, seed, look);

type Tour = readonly [name: string, walk: (look: (moment: Moment) => void) => void];

/** Games to look at: a small one, and the crowd with and without a look along the lines, and with tanks. */
export const TOURS: readonly Tour[] = [
  ['the crossroads', look => tour('the-crossroads', 1, look)],
  ['a crowd', look => [3, 5, 7].forEach(seed => void crowd(seed, look))],
  ['a crowd that may not look', look => [2, 8].forEach(seed => void crowd(seed, look, 'strict'))],
  ['tanks in a crowd', look => [1, 4].forEach(seed => void crowd(seed, look, 'open', TANKS))],
];

const GARRISON = ['1:B2', '1:B4', '1:C3'] as const;
const RELIEF = ['1:E3', '1:F2', '1:F4'] as const;
const spread = (cards: readonly string[], hexes: readonly HexId[]) =>
  cards.map((card, i) => `${card} ${hexes[i % hexes.length]}`);

/** So many counters of every kind so close together that everything happens which the book knows. */
export const CROWD: Position = {
  size: [7, 5],
  hexes: {
    '1:B2': 'stone building',
    '1:C3': 'wooden building',
    '1:D3': 'woods',
    '1:F2': 'stone building',
    '1:F4': 'brush',
  },
  roads: [['B4', 'C4', 'D3', 'E3', 'F3']],
  date: { year: 1944, month: 10 },
  turns: 5,
  phase: 'rally',
  elr: 2,
  scenario: {
    rules: ['panzerfausts'],
    groups: ['german', 'british'].map(side => ({
      id: side,
      side,
      elr: 2,
      units: { 'german 4-6-7': 4 },
    })),
    victory: {
      side: 'british',
      all: [{ is: 'exit', side: 'british', along: ['1:A1-A5'], least: 30 }],
      words: 'Thirty points off the map.',
    },
  },
  units: [
    ...spread(
      ['german 4-6-8', 'german 5-4-8', 'german 4-6-7', 'german 9-1', 'german 8-0', 'german 2-4-7'],
      GARRISON,
    ),
    ...spread(
      ['british 4-5-8', 'british 4-5-7', 'british 4-5-7', 'british 9-1', 'british 8-0', 'british 2-4-7'],
      RELIEF,
    ),
  ],
  weapons: [
    'german LMG of u1',
    'german DC of u2',
    'german PSK of u3',
    'german MMG B4',
    'british DC of u7',
    'british 51mm MTR of u8',
    'british MMG of u9',
    'british FT of u7',
    'british PIAT of u12',
    'british LMG of u9 malfunctioned',
  ],
};

/** The same with armour: with and without turrets, lids and smoke, on tracks and on wheels. */
export const TANKS: Partial<Position> = {
  vehicles: [
    'german PzKpfw IIIN B4 facing 1',
    'german StuG IIIG A3 facing 1',
    'german SdKfz 234/1 C4 facing 0 crewExposed',
    'british Cromwell IV F3 facing 4',
    'british Crusader III G3 facing 4 bogged bogged',
    'british Daimler E4 facing 4',
  ],
};

export function crowd(
  seed: number,
  look: (moment: Moment) => void,
  sight: SightOption = 'open',
  more: Partial<Position> = {},
): void {
  tours.crowd(skirmish({ ...CROWD, ...more, sight }), seed, look);
}
