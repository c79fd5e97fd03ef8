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
  cards.map((card, i) => ({ card, at: places[i % places.length] as Location }));

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
    { card: 'german 75mm infantry gun', at: '1:D5', facing: 1 },
    { card: 'german 50mm mortar', at: '1:E5' },
    { card: 'german Medic', at: '1:B2', shaken: true },
    { card: 'german Kessler', at: '1:B4' },
    { card: 'german 0-4-4-5', at: '1:C3', shaken: true },
    ...spread(
      ['british 2-4-4-6', 'british 2-5-4-5', 'british 1-4-4-5', 'british 1-5-4-5-4', 'british Lt. Penrose'],
      RELIEF,
    ),
    { card: 'british Scout', at: '1:E3', wounded: true },
    { card: 'british Fenwick', at: '1:F2', wounded: true, skill: 'Crack Shot' },
    { card: 'british 1-4-4-5', at: '1:F4' },
    { card: 'british Sniper' },
  ],
  weapons: [
    { card: 'german MG42', possessedBy: 'u1', assembled: true },
    { card: 'german Flamethrower', possessedBy: 'u2' },
    { card: 'german Satchel Charge', possessedBy: 'u2' },
    { card: 'german MG34', at: '1:B4' },
    { card: 'british Bren', possessedBy: 'u11', jammed: true },
    { card: 'british PIAT', possessedBy: 'u12' },
    { card: 'german MG34', possessedBy: 'u14' },
  ],
};

export const crowd = (seed: number, look: Look): void => tours.crowd(skirmish(CROWD), seed, look);
