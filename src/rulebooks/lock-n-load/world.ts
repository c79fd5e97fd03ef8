/** What never changes in a match: scenario and battlefield. The rules ask it about ground and sides. */
import type { Battlefield, HexId, HexIx } from '../../board/index.ts';
import type { ChartPack, Side } from '../../engine/index.ts';
import type { Charts, Nation } from './charts/index.ts';
import type { Group, Scenario, ScenarioRule } from './scenario/scenario.ts';

export interface World {
  readonly scenario: Scenario;
  readonly field: Battlefield;
  /** Ours, or with a player's own values: the rules read these alone. */
  readonly charts: Charts;
  /** Whose values those are, if not ours. */
  readonly pack?: ChartPack;
}

export function sidesOf({ scenario }: World): readonly [Side, Side] {
  const [first, second] = scenario.sides;
  if (!first || !second) throw new Error('a scenario has two sides');
  return [first.id, second.id];
}

export function enemyOf({ scenario }: World, side: Side): Side {
  const [one, two] = scenario.sides;
  if (!one || !two) throw new Error('a scenario has two sides');
  return side === one.id ? two.id : one.id;
}

export function nationOf({ scenario }: World, side: Side): Nation {
  const found = scenario.sides.find(each => each.id === side);
  if (!found) throw new Error(`no side ${side}`);
  return found.nation;
}

export function sideName({ scenario }: World, side: Side): string {
  return scenario.sides.find(each => each.id === side)?.name ?? side;
}

const groupsOf = new WeakMap<Scenario, ReadonlyMap<string, Group>>();

export function groupOf({ scenario }: World, id: string): Group {
  const groups = groupsOf.get(scenario) ?? new Map(scenario.groups.map(each => [each.id, each]));
  groupsOf.set(scenario, groups);
  const group = groups.get(id);
  if (!group) throw new Error(`no group ${id}`);
  return group;
}

export function hasRule({ scenario }: World, rule: ScenarioRule): boolean {
  return scenario.rules.includes(rule);
}

/** The number by which the battlefield's tables know a hex. */
export function ix({ field }: World, hex: HexId): HexIx {
  const found = field.names.get(hex);
  if (found === undefined) throw new Error(`the battlefield has no hex ${hex}`);
  return found;
}

export function hexName({ field }: World, hex: HexIx): HexId {
  const id = field.ids[hex];
  if (id === undefined) throw new Error(`the battlefield has no hex number ${hex}`);
  return id;
}

const neighboursIn = new WeakMap<Battlefield, readonly (readonly HexIx[])[]>();

export function neighbours({ field }: World, hex: HexIx): readonly HexIx[] {
  let known = neighboursIn.get(field);
  if (!known) {
    known = field.ids.map((_, at) =>
      [...field.neighbours.subarray(at * 6, at * 6 + 6)].filter(next => next >= 0),
    );
    neighboursIn.set(field, known);
  }
  return known[hex] as readonly HexIx[];
}
