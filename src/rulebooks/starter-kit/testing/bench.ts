/**
 * The test bench: a game that stands where a test wants it, on a small board made for the occasion.
 *
 *     const match = skirmish({
 *       hexes: { '1:D4': 'stone building', '1:E5': 'woods' },
 *       phase: 'prep-fire',
 *       units: [{ card: 'german 4-6-7', at: '1:C4' }, { card: 'russian 4-4-7', at: '1:E5' }],
 *       weapons: [{ card: 'german LMG', by: 'u1' }],
 *     }, [[3, 4], [2, 2]]);
 *     play(match, 'german', 'ready u1', 'at 1:E5', 'shoot');
 *
 * Units are u1, u2 … and weapons w1, w2 … in their order, unless they say otherwise.
 */
import { battlefieldFrom, compileBoard } from '../../../board/index.ts';
import { type Sketch, sketchBoard } from '../../../board/test-sketch.ts';
import { clone, Match, type Rule, type Rulebook, type Side, scriptedDice } from '../../../engine/index.ts';
import { OUR_CHARTS } from '../charts/index.ts';
import { card, vehicleCard } from '../counters/index.ts';
import type { Game } from '../game.ts';
import { starterKit } from '../index.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Frame, Phase, State, Unit, UnitId, Vehicle, VehicleId, Weapon, WeaponId } from '../state.ts';
import { type AnyUnit, type AnyWeapon, unitById, weaponById } from '../units.ts';
import type { SightOption, World } from '../world.ts';

export interface Position extends Sketch {
  readonly date?: Scenario['date'];
  readonly turn?: number;
  /** Length of the scenario. */
  readonly turns?: number;
  readonly attacker?: Side;
  readonly phase?: Phase;
  readonly sight?: SightOption;
  /** 5 if nothing is said, so that nobody is replaced by accident. */
  readonly elr?: number | Readonly<Record<Side, number>>;
  readonly scenario?: Partial<Scenario>;

  readonly units: readonly (Partial<Unit> & { readonly card: string })[];
  readonly weapons?: readonly (Partial<Weapon> & { readonly card: string })[];
  /** v1, v2 … in their order. */
  readonly vehicles?: readonly (Partial<Vehicle> & { readonly card: string })[];
  readonly smoke?: State['smoke'];
  readonly residual?: State['residual'];
  readonly charges?: State['charges'];
  readonly melees?: State['melees'];
  readonly control?: State['control'];
  readonly losses?: State['losses'];
  readonly doing?: readonly Frame[];
  /** Whatever else the state should have. */
  readonly state?: Partial<State>;
}

type DiceScript = readonly (readonly number[])[];
type TestMatch = Match<State, World>;

/** A match from this position on: of the whole book, or of the part of it that `activity` plays. */
export function skirmish(
  position: Position,
  dice: DiceScript = [],
  activity = starterKit.activity,
): TestMatch {
  return matchOf(position, dice, { ...starterKit, activity });
}

/** Lets one rule happen in this position, and nothing else. `value` is what it gave, once it is through. */
export function enact<T>(
  position: Position,
  dice: DiceScript,
  rule: (game: Game) => Rule<T>,
): { readonly match: TestMatch; readonly value: T | undefined } {
  let value: T | undefined;
  const match = matchOf(position, dice, {
    ...starterKit,
    *activity(game) {
      value = yield* rule(game);
      game.own(game.state).doing = [{ is: 'done' }];
    },
    outcome: ({ doing }) =>
      doing.at(-1)?.is === 'done' ? { why: 'the rule is through', cite: '' } : undefined,
  });
  return {
    match,
    get value() {
      return value;
    },
  };
}

function matchOf(position: Position, dice: DiceScript, book: Rulebook<State, World>): TestMatch {
  const world = worldOf(position);
  const state = stateOf(position, world);
  return Match.begin(
    { ...book, world: () => world, begin: () => clone<State>(state) },
    { scenario: world.scenario.id, options: { sight: world.sight } },
    { dice: scriptedDice(dice) },
  );
}

/** Gives the side's answers one after another; each must be offered. */
export function play(match: TestMatch, side: Side, ...answers: readonly string[]): void {
  for (const answer of answers) {
    const verdict = match.answer(side, answer);
    if (!verdict.ok) {
      const offered = match.choiceOf(side) ? `; offered: ${match.offered(side).join(', ')}` : '';
      throw new Error(`${verdict.problem}${offered}`);
    }
  }
}

export const unit = (match: TestMatch, id: string): AnyUnit => unitById(match.state, id);
export const weapon = (match: TestMatch, id: string): AnyWeapon => weaponById(match.state, id);
export const isGone = (match: TestMatch, id: string): boolean =>
  ![...match.state.units, ...match.state.weapons].some(each => each.id === id);

/** The rules that have taken effect so far, in their order. */
export const citesSaid = (match: TestMatch): readonly string[] =>
  match.journal.all().flatMap(entry => (entry.is === 'say' ? [entry.cite] : []));

// ---- the world of a position

export function worldOf(position: Position): World {
  const board = compileBoard(sketchBoard(position));
  const field = battlefieldFrom('test', new Map([['test', board]]));
  if (!field.ok) throw new Error(field.wrong);
  return {
    scenario: scenarioOf(position),
    field: field.value,
    sight: position.sight ?? 'open',
    charts: OUR_CHARTS,
  };
}

function scenarioOf(position: Position): Scenario {
  const sides = sidesOf(position);
  const [first, second] = sides;
  const elrOf = (side: Side) =>
    typeof position.elr === 'object' ? (position.elr[side] ?? 5) : (position.elr ?? 5);
  return {
    format: 'hedgerow scenario 1',
    rulebook: 'aslsk',
    id: 'test',
    title: 'A test',
    place: 'nowhere',
    date: position.date ?? { year: 1944, month: 7 },
    situation: '',
    aftermath: '',
    battlefield: 'test',
    turns: position.turns ?? 10,
    minutes: 10,
    level: 1,
    sides: sides.map(side => ({ id: side, nation: side, name: side })),
    setsUpFirst: second,
    movesFirst: first,
    groups: sides.map(side => ({ id: side, side, elr: elrOf(side), units: {} })),
    victory: {
      side: first,
      all: [{ is: 'casualties', side: first, least: 999 }],
      words: 'None: this is a test.',
    },
    rules: [],
    ...position.scenario,
  };
}

/** The nations of the counters; Germans and Russians where there are too few. */
function sidesOf({ units, vehicles = [], attacker }: Position) {
  const cards = [...units.map(each => card(each.card)), ...vehicles.map(each => vehicleCard(each.card))];
  const nations = new Set(cards.map(({ nation }) => nation));
  for (const other of ['german', 'russian'] as const) if (nations.size < 2) nations.add(other);
  const [one, two] = nations;
  if (!one || !two || nations.size > 2) throw new Error('a test has counters of two nations');
  return attacker === two ? ([two, one] as const) : ([one, two] as const);
}

function stateOf(position: Position, world: World): State {
  const {
    phase = 'prep-fire',
    units,
    weapons = [],
    turn = 1,
    attacker = world.scenario.movesFirst,
  } = position;
  return {
    doing: position.doing ?? [],
    turn,
    attacker,
    phase,
    units: units.map((each, i) => {
      const { nation } = card(each.card);
      return { id: `u${i + 1}` as UnitId, side: nation, group: each.side ?? nation, ...each };
    }),
    weapons: weapons.map((each, i) => ({ id: `w${i + 1}` as WeaponId, ...each })),
    ...(position.vehicles && {
      vehicles: position.vehicles.map((each, i) => {
        const { nation } = vehicleCard(each.card);
        const facing = each.at === undefined ? {} : { facing: 0 as const };
        return {
          id: `v${i + 1}` as VehicleId,
          side: nation,
          group: each.side ?? nation,
          ...facing,
          ...each,
        };
      }),
    }),
    smoke: position.smoke ?? [],
    residual: position.residual ?? [],
    charges: position.charges ?? [],
    melees: position.melees ?? [],
    control: position.control ?? {},
    losses: position.losses ?? [],
    next: units.length + weapons.length + 1,
    ...position.state,
  };
}

/** An empty field: for rules that ask for the charts of a match alone. */
export const WORLD: World = worldOf({ units: [] });
