/** For tests of the presentation: random games of this book to look at. */
import { rulesIn } from '../../kit/testing/hold-verbs.ts';
import { type Moment as AnyMoment, toursOf } from '../../kit/testing/tour.ts';
import type { BookAct } from '../acts.ts';
import { lockNLoad } from '../index.ts';
import type { Location, State } from '../state.ts';
import { type Position, skirmish } from '../testing/bench.ts';
import type { World } from '../world.ts';

export { isFit, sceneOf } from '../../kit/testing/tour.ts';

export const RULES = rulesIn(new URL('..', import.meta.url));

type Look = (moment: AnyMoment<State, World, BookAct>) => void;
/** Snipers show themselves whoever is asked. */
const tours = toursOf(lockNLoad, { interjectsOneIn: 40 });
export const tour = (scenario: string, seed: number, look: Look, most?: number) =>
  tours.tour({ scenario, options: {} }, seed, look, most);

/** Games to look at: a small one, one at night, and the crowd. */
export const TOURS: readonly (readonly [string, (look: Look) => void])[] = [
  ['first light', look => void tour('first-light', 1, look)],
  ['the storm group', look => void tour('storm-group', 1, look)],
  ['a crowd', look => [3, 5, 7].forEach(seed => void crowd(seed, look))],
];

const GARRISON = ['1:B2', '1:B4', '1:C3', '1:B2/1', '1:B4#b'] as const;
const RELIEF = ['1:E3', '1:F2', '1:F4', '1:C3'] as const;
const spread = (cards: readonly string[], places: readonly Location[]) =>
  cards.map((card, i) => `${card} ${places[i % places.length]}`);

/** So many counters of every kind so close together that everything happens which the book knows. */
export const CROWD: Position = {
  size: [7, 5],
  hexes: { '1:C3': 'wooden building', '1:D3': 'woods', '1:F2': 'stone building', '1:F4': 'brush' },
  buildings: { house: { material: 'stone', hexes: ['B2', 'B1', 'A1'], upper: 1 } },
  turns: 5,
  phase: 'rally',
  bunkers: [{ at: '1:B4', kind: 'Bunker', facing: 2 }],
  foxholes: ['1:F4'],
  wire: ['1:D2'],
  mines: [{ at: '1:D4', by: 'german', firepower: 1 }],
  smoke: [{ at: '1:E2', stage: 1 }],
  melees: [{ at: '1:C3' }],
  cup: ['Deadly', 'Iron Nerve'],
  scenario: {
    rules: ['night'],
    groups: ['german', 'british'].map(side => ({ id: side, side, units: {}, ambush: true })),
    victory: {
      side: 'british',
      all: [
        { is: 'exit', side: 'british', along: ['1:A1-A5'], least: 30 },
        { is: 'control', side: 'british', places: ['1:B2', '1:B2/1', '1:F2'], least: 3 },
      ],
      words: 'Thirty points off the map.',
    },
  },
  units: [
    ...spread(
      ['german 1-6-4-5', 'german 2-3-4-6', 'german 0-4-4-5', 'german Lt. Koch', 'german MG42 team'],
      GARRISON,
    ),
    'german 75mm infantry gun D5 facing 1',
    'german 50mm mortar E5',
    'german Medic B2 shaken',
    'german Kessler B4',
    'german 0-4-4-5 C3 shaken',
    ...spread(
      ['british 2-4-4-6', 'british 2-5-4-5', 'british 1-4-4-5', 'british 1-5-4-5-4', 'british Lt. Penrose'],
      RELIEF,
    ),
    'british Scout E3 wounded',
    'british Fenwick F2 wounded skill Crack Shot',
    'british 1-4-4-5 F4',
    'british Sniper',
  ],
  weapons: [
    'german MG42 of u1 assembled',
    'german Flamethrower of u2',
    'german Satchel Charge of u2',
    'german MG34 B4',
    'british Bren of u11 jammed',
    'british PIAT of u12',
    'german MG34 of u14',
  ],
};

export const crowd = (seed: number, look: Look): void => tours.crowd(skirmish(CROWD), seed, look);
