/**
 * An attack as squad-level books have it, for measuring odds: 12 firepower on a leader and two squads among 150
 * units. The leader checks first and helps the others while he stands; when he falls, they check again for it.
 */

import {
  type ActOf,
  choosing,
  type Frozen,
  factsOf,
  type Rule,
  type Rulebook,
  roll,
  type Table,
  verbs,
  whole,
} from '../../src/engine/index.ts';
import type { Faces } from '../../src/engine/kernel/ask.ts';
import { lookedUp, sumOf } from '../../src/engine/telling/account.ts';

interface Unit {
  readonly id: string;
  readonly at: number;
  readonly morale: number;
  readonly leader?: boolean;
  readonly state?: 'pinned' | 'broken' | 'wounded' | 'reduced' | 'gone';
}
export interface State {
  readonly doing: readonly { readonly is: string }[];
  readonly over: boolean;
  readonly gun?: 'jammed' | 'fires again';
  readonly units: readonly Unit[];
}

const V = verbs({ fire: { targets: whole } });
const choose = choosing<State, ActOf<typeof V>>();
type T = Table<State, undefined>;

/** Nobody listens here: what is measured must not wait for words. */
const thrown = (dice: Faces) => lookedUp(sumOf(dice), undefined, 'as it falls');

/** The twelve column of a fire table: kills up to 2, then checks that grow easier. */
function result(total: number): { readonly kills: number } | { readonly check: number } | 'pin' | 'none' {
  if (total <= 1) return { kills: 2 };
  if (total <= 3) return { kills: 1 };
  if (total <= 8) return { check: Math.max(0, 6 - total) };
  return total <= 9 ? 'pin' : 'none';
}

function* attack(table: T, targets: readonly Frozen<Unit>[]): Rule<void> {
  const fire = yield* roll(
    { coloured: 6, white: 6 },
    'fire',
    dice => {
      const total = dice.coloured + dice.white;
      const cowered = dice.coloured === dice.white ? 1 : 0;
      return { does: result(total + cowered), jammed: total === 12, again: dice.coloured === 1 };
    },
    { cite: 'assault 1', tell: thrown },
  );
  if (fire.jammed) table.own(table.state).gun = 'jammed';
  else if (fire.again) table.own(table.state).gun = 'fires again';
  if (fire.does === 'none') return;
  if (fire.does === 'pin') {
    for (const unit of targets) yield* pinCheck(table, unit, targets);
    return;
  }
  if ('kills' in fire.does) {
    const { kills } = fire.does;
    const fallen = targets.slice(0, kills);
    for (const unit of fallen) table.own(unit).state = 'gone';
    for (const unit of targets.slice(kills)) yield* check(table, unit, 2, targets);
    if (fallen.some(unit => unit.leader)) for (const unit of targets) yield* check(table, unit, 0, targets);
    return;
  }
  for (const unit of targets) yield* check(table, unit, fire.does.check, targets);
}

/** One leader at most helps, while he is in order. */
function help(unit: Frozen<Unit>, targets: readonly Frozen<Unit>[]): number {
  return targets.some(each => each.leader && each !== unit && each.state === undefined) ? -1 : 0;
}

function* check(table: T, unit: Frozen<Unit>, harder: number, targets: readonly Frozen<Unit>[]): Rule<void> {
  if (unit.state === 'gone') return;
  const drm = harder + help(unit, targets);
  const outcome = yield* roll(
    { coloured: 6, white: 6 },
    'morale',
    dice => {
      const total = dice.coloured + dice.white;
      if (total === 12) return 'casualty';
      if (total + drm === unit.morale) return 'pinned';
      return total + drm < unit.morale ? 'passed' : total + drm > unit.morale + 3 ? 'replaced' : 'broken';
    },
    { cite: 'assault 2', tell: thrown },
  );
  if (outcome === 'passed') return;
  if (outcome === 'pinned') {
    table.own(unit).state = 'pinned';
    return;
  }
  table.own(unit).state = outcome === 'casualty' ? (unit.leader ? 'wounded' : 'reduced') : 'broken';
  if (outcome === 'casualty' && unit.leader) yield* wound(table, unit);
  if (unit.leader) for (const other of targets) if (!other.leader) yield* check(table, other, 0, targets);
}

function* wound(table: T, unit: Frozen<Unit>): Rule<void> {
  const dies = yield* roll({ white: 6 }, 'wound', dice => dice.white >= 5, {
    cite: 'assault 3',
    tell: thrown,
  });
  if (dies) table.own(unit).state = 'gone';
}

function* pinCheck(table: T, unit: Frozen<Unit>, targets: readonly Frozen<Unit>[]): Rule<void> {
  const drm = help(unit, targets);
  const pinned = yield* roll(
    { coloured: 6, white: 6 },
    'pin',
    dice => dice.coloured + dice.white + drm > unit.morale,
    { cite: 'assault 4', tell: thrown },
  );
  if (pinned) table.own(unit).state = 'pinned';
}

export const assault: Rulebook<State, undefined> = {
  id: 'assault',
  title: 'Assault',
  version: 1,
  verbs: V,
  scenarios: [{ id: 'street', title: 'A street' }],
  world: () => undefined,
  sides: () => ['A'],
  fingerprints: () => ({}),
  begin: () => ({
    doing: [],
    over: false,
    units: Array.from({ length: 150 }, (_, i) => ({
      id: `u${i}`,
      at: i % 60,
      morale: i === 0 ? 8 : 7,
      ...(i === 0 ? { leader: true } : {}),
    })),
  }),
  *activity(table) {
    const { targets } = yield* choose({
      by: 'A',
      id: 'fire',
      cite: 'assault 0',
      acts: () => [1, 2, 3].map(targets => ({ verb: 'fire' as const, targets })),
    });
    yield* attack(table, table.state.units.slice(0, targets));
    table.own(table.state).over = true;
  },
  outcome: state => (state.over ? { why: 'done', cite: 'assault 5' } : undefined),
  view: state => state,
  determinize: view => structuredClone(view) as State,
  nameFor: (_, __, id) => id,
  digest: (before, after) => [
    ...after.units
      .filter((unit, i) => unit.state !== before.units[i]?.state)
      .flatMap(unit => factsOf(unit.id, unit.state)),
    ...(after.gun ? [{ of: 'gun', is: after.gun }] : []),
  ],
};
