/** Guns, tanks and everything against tanks, fired at random through whole player turns. */
import { expect, test } from 'vitest';
import { notPlain, quickDice, Random } from '../../../engine/index.ts';
import type { Vehicle } from '../state.ts';
import { type Position, skirmish } from '../testing/bench.ts';
import type { Spine } from './covered-arcs.ts';
import { SPINES } from './covered-arcs.ts';

const NEAR = ['1:C4', '1:D4', '1:D5', '1:E5', '1:F4'] as const;
const FAR = ['1:D9', '1:E9', '1:F8', '1:G9', '1:G8'] as const;
const GROUNDS = ['woods', 'stone building', 'wooden building', 'brush', 'grain', 'open'] as const;

const STATES: readonly Partial<Vehicle>[] = [
  {},
  {},
  { crewExposed: true },
  { motion: true },
  { shaken: true },
  { bogged: 'bogged' },
  { lowAmmunition: true },
  { wreck: true },
];

const GUNS = {
  german: ['german 7.5cm PaK 40', 'german 2cm FlaK 38', 'german 8cm GrW 34', 'german 7.5cm leIG 18'],
  american: ['american M1 57mm AT', 'american M1A2 37mm AA', 'american M1 81mm MTR', 'american M1 155mm ART'],
} as const;
const ARMS = {
  german: ['german LMG', 'german PSK', 'german FT', 'german DC', 'german 50mm MTR'],
  american: ['american MMG', 'american BAZ 44', 'american FT', 'american DC', 'american 60mm MTR'],
} as const;
const TANKS = {
  german: ['german Panther', 'german Marder IIIM', 'german PzKpfw IIF', 'german SdKfz 234/1'],
  american: ['american M4A3', 'american M10', 'american M8', 'american M5A1'],
} as const;

function side(random: Random, nation: 'german' | 'american', hexes: readonly `1:${string}`[], first: number) {
  const crew = nation === 'german' ? 'german 2-2-8' : 'american 2-2-7';
  const squad = nation === 'german' ? 'german 4-6-7' : 'american 6-6-6';
  const spine = (): Spine => random.pick(SPINES);
  const units = [crew, crew, squad, squad, `${nation} 8-1`].map((card, i) => ({
    id: `u${first + i}` as const,
    card,
    at: random.pick(hexes),
    ...(random.below(5) === 0 ? { pinned: true as const } : {}),
  }));
  const weapons = [
    ...[0, 1].map(i => ({ card: random.pick(GUNS[nation]), by: `u${first + i}` as const, facing: spine() })),
    ...[2, 3].map(i => ({ card: random.pick(ARMS[nation]), by: `u${first + i}` as const })),
  ];
  const vehicles = [0, 1].map(() => ({
    card: random.pick(TANKS[nation]),
    at: random.pick(hexes),
    facing: spine(),
    ...random.pick(STATES),
  }));
  return { units, weapons, vehicles };
}

function battle(random: Random): Position {
  const germans = side(random, 'german', NEAR, 1);
  const americans = side(random, 'american', random.below(3) === 0 ? NEAR : FAR, 11);
  return {
    attacker: 'german',
    turns: 1,
    date: { year: 1944, month: 7 },
    sight: random.below(4) === 0 ? 'strict' : 'open',
    hexes: Object.fromEntries([...NEAR, ...FAR].map(hex => [hex, random.pick(GROUNDS)])),
    units: [...germans.units, ...americans.units],
    weapons: [...germans.weapons, ...americans.weapons],
    vehicles: [...germans.vehicles, ...americans.vehicles],
    scenario: {
      groups: [
        { id: 'german', side: 'german', elr: 3, units: { 'german 4-6-7': 6 } },
        { id: 'american', side: 'american', elr: 3, units: {}, vehicles: { 'american M4A3': 2 } },
      ],
    },
  };
}

test('random player turns with guns and tanks come to their end', () => {
  const random = new Random('guns and tanks');
  const asked = new Set<string>();
  for (let game = 0; game < 4; game++) {
    const match = skirmish(battle(random)).fork({ dice: quickDice(random), journal: false });
    let answers = 0;
    for (let [choice] = match.choices; choice && answers < 3000; [choice] = match.choices) {
      asked.add(choice.id);
      const verdict = match.answer(choice.by, random.pick(match.offered(choice.by)));
      if (!verdict.ok) throw new Error(verdict.problem);
      answers++;
    }
    expect(match.outcome).toBeDefined();
    expect(notPlain(match.state)).toBeUndefined();
  }
  expect([...asked]).toEqual(
    expect.arrayContaining(['ordnance-target', 'ordnance-shot', 'fire-group', 'first-fire', 'vehicle-guns']),
  );
});
