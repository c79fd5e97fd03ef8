import { expect, test } from 'vitest';
import { type ActCard, comesTo, likelihood, odds } from '../../../../engine/index.ts';
import { type BookAct, VERBS } from '../../acts.ts';
import { card } from '../../counters/index.ts';
import { movingStack } from '../../fire/shooters.ts';
import { type Position, play, skirmish, type TestMatch, unit } from '../../testing/bench.ts';
import { vehicleById } from '../../vehicles/vehicles.ts';
import { sceneOf } from '../test-tour.ts';
import { actCard } from './card.ts';

/** An act that throws dice, where it is offered. */
interface Throw {
  readonly position: Position;
  readonly by: string;
  /** What is played before it, by whom. */
  readonly before?: readonly (readonly [side: string, ...acts: string[]])[];
  /** The dice that this takes. */
  readonly dice?: string;
  readonly act: BookAct;
}

function reach({ position, before = [], dice = '' }: Throw, next = ''): TestMatch {
  const match = skirmish(position, `${dice} ${next}`);
  for (const [side, ...acts] of before) play(match, side, ...acts);
  return match;
}

/** How often the dice fall so that the card has such a result for the target. */
function chanceOn(of: ActCard | undefined, target: string, is: (result: string) => boolean): number {
  const { falls } = of?.rolls?.find(each => each.of === target) ?? { falls: [] };
  return falls.reduce((sum, { chance, result }) => sum + (is(result) ? chance : 0), 0);
}

const TIGER = 'german PzKpfw VIB C4 facing 0';
const TANK = { card: 'german PzKpfw IIIN', at: '1:C4', facing: 0 } as const;
const FAR = 'u9: russian 4-4-7 M10 broken';
const driving = (vehicle: NonNullable<Position['vehicles']>[number], more: Partial<Position> = {}) =>
  ({ phase: 'movement', attacker: 'german', units: [FAR], vehicles: [vehicle], ...more }) as const;
const FIGHT = {
  phase: 'german close-combat',
  date: { year: 1944, month: 8 },
  units: ['russian 4-4-7 C4', 'german 4-6-7 M1'],
  vehicles: ['german Panther C4 facing 0'],
} as const satisfies Position;
const ROUT = {
  phase: 'german rout',
  hexes: { '1:F7': 'woods' },
  units: ['german 4-6-7 F5 broken desperate', 'russian 4-4-7 F2'],
} as const satisfies Position;
const AGAINST_TANK = {
  attacker: 'russian',
  units: ['russian 4-2-6 C4', 'german 4-6-7 M1'],
  weapons: ['russian DC of u1'],
  vehicles: [{ card: 'german Panther', at: '1:C5', facing: 3, arms: { MA: { disabled: true } } }],
} as const satisfies Position;

/** What the card says of a target, and what becomes of it when the dice are thrown. */
test.each<[what: string, Throw, target: string, result: RegExp, fact: string]>([
  [
    'a tank that starts badly',
    { position: driving(TIGER), by: 'german', before: [['german', 'drive v1']], act: { verb: 'start' } },
    'v1',
    /immobilized/,
    'immobilized',
  ],
  [
    'a drive into woods',
    {
      position: driving(TANK, { hexes: { '1:C3': 'woods' } }),
      by: 'german',
      before: [['german', 'drive v1', 'start']],
      act: { verb: 'enter', to: '1:C3' },
    },
    'v1',
    /bogged/,
    'bogged',
  ],
  [
    'a hull that turns among trees',
    {
      position: { ...driving(TANK, { hexes: { '1:C4': 'woods' } }), phase: 'prep-fire' },
      by: 'german',
      before: [['german', 'done']],
      act: { verb: 'swivel', vehicle: 'v1', on: 'hull', spine: 2 },
    },
    'v1',
    /bogged/,
    'bogged',
  ],
  [
    'the guns of a tank in close combat',
    {
      position: FIGHT,
      by: 'german',
      dice: '6,5',
      before: [
        ['russian', 'attack u1', 'engage v1'],
        ['german', 'use-gun v1 CMG', 'target u1'],
      ],
      act: { verb: 'done' },
    },
    'u1',
    /eliminated/,
    'eliminated',
  ],
  [
    'infantry among infantry beside a tank',
    {
      position: { ...FIGHT, units: [...FIGHT.units, 'german 4-6-7 C4'] },
      by: 'russian',
      before: [['russian', 'attack u1', 'target u3']],
      act: { verb: 'done' },
    },
    'u3',
    /reduced/,
    'reduced',
  ],
  [
    'a rout under interdiction',
    { position: ROUT, by: 'german', before: [['german', 'rout u1']], act: { verb: 'step', to: '1:F6' } },
    'u1',
    /pinned/,
    'pinned',
  ],
  [
    'a charge against a tank',
    {
      position: { ...AGAINST_TANK, phase: 'movement' },
      by: 'russian',
      before: [['russian', 'move u1']],
      act: { verb: 'place-charge-on', weapon: 'w1', vehicle: 'v1' },
    },
    'u1',
    /pinned/,
    'pinned',
  ],
  [
    'an advance upon a tank',
    {
      position: { ...AGAINST_TANK, phase: 'advance' },
      by: 'russian',
      act: { verb: 'advance', unit: 'u1', to: '1:C5' },
    },
    'u1',
    /pinned/,
    'pinned',
  ],
  [
    'a squad of Marines that deploys',
    {
      position: {
        phase: 'american rally',
        units: ['american 7-6-8 C4', 'japanese 4-4-7 M9'],
        scenario: {
          groups: ['american', 'japanese'].map(side => ({
            id: side,
            side,
            elr: 5,
            units: side === 'american' ? { 'american 7-6-8': 1 } : {},
          })),
        },
      },
      by: 'american',
      act: { verb: 'deploy', unit: 'u1' },
    },
    'u1',
    /deployed/,
    'deployed',
  ],
])('the chances on the card of %s are those of the dice', (_, thrown, target, result, fact) => {
  const match = reach(thrown);
  expect(match.offered(thrown.by)).toContain(VERBS.print(thrown.act));
  const promised = chanceOn(actCard(sceneOf(match), thrown.act), target, each => result.test(each));
  const found = odds(match.tryOut(), thrown.by, thrown.act, { exactRuns: 50_000 });
  expect(found.exact).toBe(true);
  expect(promised).toBeGreaterThan(0);
  const { chance } = likelihood(found, ending => comesTo(ending, { of: target, is: fact }));
  expect(promised).toBeCloseTo(chance, 10);
});

const PUSH: Throw = {
  position: {
    phase: 'american movement',
    units: ['american 2-2-7 D6', 'u9: german 4-6-7 M10 broken'],
    weapons: ['american M1 57mm AT of u1 facing 0'],
  },
  by: 'american',
  before: [['american', 'move u1']],
  act: { verb: 'push', weapon: 'w1', to: '1:D5' },
};
function pushed(match: TestMatch): string {
  if (unit(match, 'u1').at === '1:D6') return 'does not move';
  return movingStack(match.state)?.halted ? 'moves, and stops' : 'moves, and may go on';
}

const BOGGED: Throw = {
  position: driving('german PzKpfw IIIN C4 facing 0 bogged mired'),
  by: 'german',
  before: [['german', 'drive v1']],
  act: { verb: 'free' },
};
function freed({ state }: TestMatch): string {
  const { bogged, immobilized } = vehicleById(state, 'v1');
  return immobilized ? 'immobilized' : (bogged ?? 'freed');
}

const CLOSE_DEFENCE: Throw = {
  position: FIGHT,
  by: 'german',
  dice: '6,5',
  before: [['russian', 'attack u1', 'engage v1']],
  act: { verb: 'close-defence', vehicle: 'v1' },
};
const RESIDUAL: Throw = {
  position: {
    phase: 'german movement',
    residual: [{ at: '1:C3', firepower: 12 }],
    units: ['german 4-6-7 C4', FAR],
  },
  by: 'german',
  before: [['german', 'move u1']],
  act: { verb: 'step', to: '1:C3' },
};
/** A squad that passes every check after it: only what the fire table itself does is left to see. */
function struck({ state }: TestMatch): string {
  const squad = state.units.find(({ id }) => id === 'u1');
  return squad ? (card(squad.card).kind === 'squad' ? 'lives' : 'reduced') : 'eliminated';
}
const onTheTable = (result: string): string =>
  /KIA/.test(result) ? 'eliminated' : /^K/.test(result) ? 'reduced' : 'lives';

const OPEN_HATCH: Throw = {
  position: driving('german PzKpfw IIIN C4 facing 0 crewExposed', {
    residual: [{ at: '1:C3', firepower: 24 }],
  }),
  by: 'german',
  before: [['german', 'drive v1', 'start']],
  act: { verb: 'enter', to: '1:C3' },
};
const crewStruck = ({ state }: TestMatch): string =>
  vehicleById(state, 'v1').recalled ? 'recalled' : 'goes on';
const onTheCrew = (result: string): string => (/^K|KIA/.test(result) ? 'recalled' : 'goes on');

const DISPENSER: Throw = {
  position: driving('british Cromwell IV C4 facing 0', { attacker: 'british' }),
  by: 'british',
  before: [['british', 'drive v1']],
  act: { verb: 'dispense', vehicle: 'v1', kind: 'sM', at: '1:C3' },
};
const smoked = ({ state }: TestMatch): string => (state.smoke.length > 0 ? 'smoke' : 'no smoke');

const BROKEN_GUN: Throw = {
  position: driving({ ...TANK, arms: { CMG: { malfunctioned: true } } }, { phase: 'rally' }),
  by: 'german',
  act: { verb: 'repair-arm', arm: 'v1.CMG' },
};
function mended({ state }: TestMatch): string {
  const { disabled, malfunctioned } = vehicleById(state, 'v1').arms?.CMG ?? {};
  return disabled ? 'lost' : malfunctioned ? 'no change' : 'repaired';
}

const ROUSED: Throw = {
  position: {
    phase: 'russian movement',
    hexes: { '1:C6': 'stone building' },
    units: ['russian 4-4-7 C8'],
    vehicles: [
      {
        ...TANK,
        arms: { MA: { disabled: true }, CMG: { disabled: true }, BMG: { disabled: true } },
      },
    ],
  },
  by: 'german',
  before: [['russian', 'move u1', 'step 1:C7', 'step 1:D6']],
  act: { verb: 'rouse', vehicle: 'v1' },
};
const roused = ({ state }: TestMatch): string => (vehicleById(state, 'v1').motion ? 'in motion' : 'stays');

const FACES = [1, 2, 3, 4, 5, 6];
const ALL_PAIRS = FACES.flatMap(coloured => FACES.map(white => [coloured, white]));

type Rolls = [
  what: string,
  thrown: Throw,
  target: string,
  /** How the dice are read: their sum, or the coloured die alone. */
  read: (dice: readonly number[]) => number,
  see: (match: TestMatch) => string,
  /** What the result on the card comes to. */
  meant?: (result: string) => string,
];

test.each<Rolls>([
  ['a gun that is pushed', PUSH, 'w1', sum, pushed],
  ['a tank that works itself free', BOGGED, 'v1', ([coloured = 0]) => coloured, freed],
  ['a smoke mortar', DISPENSER, '1:C3', sum, smoked],
  ['a repair aboard', BROKEN_GUN, 'v1.CMG', sum, mended],
  ['a tank that tries to get into motion', ROUSED, 'v1', sum, roused],
  ['a close defence weapon', CLOSE_DEFENCE, 'u1', sum, struck, onTheTable],
  ['a step into residual fire', RESIDUAL, 'u1', sum, struck, onTheTable],
  ['an open hatch in residual fire', OPEN_HATCH, 'v1', sum, crewStruck, onTheCrew],
])('roll by roll the card of %s says what happens', (_, thrown, target, read, see, meant = String) => {
  const row =
    actCard(sceneOf(reach(thrown)), thrown.act)?.rolls?.find(each => each.of === target)?.falls ?? [];
  const throws = row.length === 6 && read === sum ? FACES.map(face => [face]) : ALL_PAIRS;
  for (const dice of throws) {
    const match = reach(thrown, `${dice.join()} 1,2`);
    play(match, thrown.by, VERBS.print(thrown.act));
    const { result = 'nothing' } = row.find(({ roll }) => roll === `${read(dice)}`) ?? {};
    expect([dice, meant(result)]).toEqual([dice, see(match)]);
  }
});

function sum(dice: readonly number[]): number {
  return dice.reduce((total, die) => total + die, 0);
}

test('the cards of a Banzai charge say what it has to spend, and what a hex costs', () => {
  const match = skirmish({
    phase: 'japanese movement',
    scenario: { rules: ['pacific'] },
    residual: [{ at: '1:E5', firepower: 4 }],
    units: ['japanese 9-0 F5', 'japanese 4-4-7 F5', 'american 7-6-8 C5'],
  });
  play(match, 'japanese', 'banzai u1', 'with u2');
  const charge = actCard(sceneOf(match), { verb: 'charge', at: '1:C5' });
  expect(charge?.parts.map(({ reads }) => reads)).toEqual(['8 MF', '8 MF']);
  play(match, 'japanese', 'charge 1:C5');
  const rush = actCard(sceneOf(match), { verb: 'rush', unit: 'u2', to: '1:E5' });
  expect(rush?.parts[0]?.reads).toBe('7 MF left after it, if nobody spends more');
  expect(rush?.rolls?.map(({ of }) => of)).toEqual(['u2']);
});
