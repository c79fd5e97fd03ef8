/**
 * The test bench: a game that stands where a test wants it, on a small board made for the occasion.
 *
 *     const match = skirmish({
 *       phase: 'combat', first: 'german', options: ['7.8'],
 *       units: [{ card: 'pz-iiih', at: '1:C4', command: 'FIRE' }, { card: 'crusader-i', at: '1:C8' }],
 *     }, [hundred(45), hundred(12)]);
 *     play(match, 'german', 'engage u2', 'add u1 ap');
 *
 * Units are u1, u2 … in their order, and belong to a formation of their nation unless they say otherwise. In the Combat
 * Phase everybody is spotted who is not said to be unseen.
 */
import type { Sketch } from '../../../board/test-sketch.ts';
import type { Match, Side, Tally } from '../../../engine/index.ts';
import { benchFor, fieldOf, testScenario, twoNations } from '../../kit/testing/bench.ts';
import { type Grade, OUR_CHARTS } from '../charts/index.ts';
import { cardOf } from '../counters/index.ts';
import type { Shot } from '../fire/a-shot.ts';
import { hasTurret } from '../fire/field.ts';
import { weaponOf } from '../fire/weapon.ts';
import { type AnyUnit, fieldedById, unitById } from '../game.ts';
import { panzer } from '../index.ts';
import { type OptionId, optionsOf } from '../scenario/options.ts';
import type { Platoon, Scenario } from '../scenario/scenario.ts';
import type { Row, State, Unit, UnitId } from '../state.ts';
import type { World } from '../world.ts';

export { citesSaid, play } from '../../kit/testing/bench.ts';

/** Everything that the state has may be set; what is not is as at the beginning of a turn. */
export interface Position extends Sketch, Partial<Omit<State, 'units'>> {
  readonly options?: readonly OptionId[];
  readonly date?: Scenario['date'];
  readonly turns?: number;
  /** Grades of formations; Seasoned where nothing is said. */
  readonly grades?: Readonly<Record<string, Grade>>;
  /** What else is said of a formation or platoon. */
  readonly platoons?: Readonly<Record<string, Partial<Platoon>>>;
  readonly scenario?: Partial<Scenario>;
  readonly units: readonly (Partial<Unit> & { readonly card: Unit['card'] })[];
}
type TestMatch = Match<State, World>;

/** The dice of a roll (100): `hundred(45)`, `hundred(100)`. */
export const hundred = (n: number): readonly number[] => [Math.floor(n / 10) % 10 || 10, n % 10 || 10];

export function worldOf(position: Position): World {
  const options = Object.fromEntries((position.options ?? []).map(id => [id, 'on']));
  return {
    scenario: scenarioOf(position),
    field: fieldOf(position),
    charts: OUR_CHARTS,
    ...optionsOf({ scenario: 'test', options }),
  };
}

const nationsOf = ({ units }: Position) =>
  twoNations(
    units.map(({ card }) => cardOf(card)),
    ['german', 'british'],
  );

const groupOf = ({ card, group }: Position['units'][number]): string => group ?? cardOf(card).nation;

function scenarioOf(position: Position): Scenario {
  const sides = nationsOf(position);
  const names = new Set<string>([...sides, ...position.units.map(groupOf)]);
  const sideOf = (name: string): Side =>
    cardOf(position.units.find(unit => groupOf(unit) === name)?.card ?? 'pz-iiih').nation;
  return {
    ...testScenario(sides, position.turns),
    rulebook: 'panzer',
    date: position.date ?? { year: 1942, month: 5 },
    sides: sides.map(side => ({ id: side, nation: side, name: side })),
    forces: sides.map(side => ({ side, grade: position.grades?.[side] ?? 'Seasoned' })),
    groups: [...names].map(id => ({
      id,
      side: sides.includes(id as (typeof sides)[number]) ? id : sideOf(id),
      name: id,
      grade: position.grades?.[id] ?? 'Seasoned',
      units: {},
      setUp: ['1:A1'],
      faces: 0,
      ...position.platoons?.[id],
    })),
    ...position.scenario,
  };
}

export function stateOf(position: Position, world: World): State {
  const { units, phase = 'combat', options = [] } = position;
  const [first] = world.scenario.sides;
  const all = units.map((each, i): Unit => {
    const { nation } = cardOf(each.card);
    const facing = each.facing ?? 0;
    const turret = options.includes('7.8') && hasTurret(each) ? { turret: facing } : {};
    return { id: `u${i + 1}`, side: nation, group: nation, facing, command: 'N/C', ...turret, ...each };
  });
  const spottersOf = ({ side }: Unit): readonly UnitId[] =>
    all.filter(unit => unit.side !== side).map(({ id }) => id);
  return {
    doing: position.doing ?? [],
    turn: position.turn ?? 1,
    phase,
    first: position.first ?? first?.id ?? '',
    part: position.part ?? 0,
    engaged: position.engaged ?? [],
    wrecks: position.wrecks ?? [],
    minefields: position.minefields ?? [],
    batteries: position.batteries ?? [],
    aircraft: position.aircraft ?? [],
    clouds: position.clouds ?? [],
    ...(position.fires && { fires: position.fires }),
    ...(position.holders && { holders: position.holders }),
    ...(position.ruins && { ruins: position.ruins }),
    ...(position.kindled && { kindled: position.kindled }),
    units: all.map(unit => ({ spottedBy: spottersOf(unit), ...unit })),
    ...(options.includes('7.1') && { formations: position.formations ?? {} }),
    ...(options.includes('7.2') && { hidden: position.hidden ?? [] }),
    ...(position.firstBefore && { firstBefore: position.firstBefore }),
    ...(position.order && { order: position.order }),
    ...(position.acting && { acting: position.acting }),
    ...(position.shocks && { shocks: position.shocks }),
  };
}

const { skirmish: match, enact } = benchFor(panzer, { worldOf, stateOf });

export { enact, match as skirmish };

/** The world and state of a position, for rules that ask nothing. */
export function standing(position: Position): { readonly world: World; readonly view: State } {
  const world = worldOf(position);
  return { world, view: stateOf(position, world) };
}

export const unit = (game: TestMatch, id: UnitId): AnyUnit => unitById(game.state, id);

/** What the side is offered of one verb. */
export const offers = (game: TestMatch, side: Side, verb: string): readonly string[] =>
  game.offered(side).filter(act => act === verb || act.startsWith(`${verb} `));

/** The rules that stand against an act, in its text form. */
export function refusals(game: TestMatch, side: Side, text: string): readonly string[] {
  const parsed = panzer.verbs.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return game.whyNot(side, { act: parsed.value }).map(({ cite }) => cite);
}

/** A shot of u1 at u2 in this position, with the world and state in which it falls. */
export function shotIn(position: Position, row: Row = 'ap', more: Partial<Shot> = {}) {
  const { world, view } = standing(position);
  const [firer, target] = [fieldedById(view, 'u1'), fieldedById(view, 'u2')];
  const weapon = weaponOf(firer, row);
  if (!weapon) throw new Error(`u1 has no ${row}`);
  return { world, view, shot: { firer, target, row, weapon, manner: 'direct' as const, ...more } };
}

/** What counts in a tally, by name. */
export const counted = ({ kept }: Tally): Readonly<Record<string, number>> =>
  Object.fromEntries(kept.filter(({ op, n }) => op === '+' && n !== 0).map(({ id, n }) => [id, n] as const));
