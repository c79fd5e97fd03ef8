/**
 * The small game on which the kernel is measured: 150 units on a line of 60 places. In turn a side picks a unit
 * and a step, and the nearest enemy within reach is shot at with two dice. The same game is written for
 * boardgame.io beside this file.
 */

import {
  type ActOf,
  choosing,
  type Frozen,
  piece,
  type Rule,
  type Rulebook,
  roll,
  type Side,
  type Table,
  verbs,
  whole,
} from '../../src/engine/index.ts';
import { against, moreThan, sumOf } from '../../src/engine/telling/account.ts';

export const UNITS = 150;
export const PLACES = 60;
export const TURNS = 400;

interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly at: number;
  readonly morale: number;
  readonly steps: number;
  readonly broken?: boolean;
}
export interface State {
  readonly doing: readonly { readonly is: string }[];
  readonly turn: number;
  readonly units: readonly Unit[];
}

export function startingUnits(): Unit[] {
  return Array.from({ length: UNITS }, (_, i) => ({
    id: `u${i}`,
    side: i % 2 ? 'B' : 'A',
    at: i % PLACES,
    morale: 6 + (i % 3),
    steps: 2,
  }));
}

const V = verbs({ step: { unit: piece(), to: whole } });
type SkirmishAct = ActOf<typeof V>;
const choose = choosing<State, SkirmishAct>();

/** The units that may move this turn: a dozen of them, as an activation would allow. */
export function movable(units: readonly Pick<Unit, 'id' | 'side' | 'at'>[], side: Side, turn: number) {
  const own = units.filter(unit => unit.side === side);
  return own.filter((_, i) => (i + turn) % 6 === 0);
}

function* turnOf(table: Table<State, undefined>): Rule<void> {
  const { state } = table;
  const by = state.turn % 2 ? 'B' : 'A';
  const { unit: id, to } = yield* choose({
    by,
    id: 'step',
    cite: 'skirmish 1',
    acts: (view: Frozen<State>) =>
      movable(view.units, by, view.turn).flatMap(unit => [
        { verb: 'step' as const, unit: unit.id, to: (unit.at + 1) % PLACES },
        { verb: 'step' as const, unit: unit.id, to: (unit.at + PLACES - 1) % PLACES },
      ]),
  });
  const unit = state.units.find(each => each.id === id) as Frozen<Unit>;
  table.own(unit).at = to;
  const target = state.units.find(each => each.side !== by && Math.abs(each.at - to) <= 1);
  if (target) {
    const hit = yield* roll(
      { coloured: 6, white: 6 },
      'fire',
      dice => dice.coloured + dice.white > target.morale,
      {
        cite: 'skirmish 2',
        tell: (thrown, found) =>
          against(sumOf(thrown), moreThan(target.morale), found, found ? 'broken' : 'holds'),
      },
    );
    if (hit) table.own(target).broken = true;
  }
  table.own(table.state).turn = state.turn + 1;
}

export const skirmish: Rulebook<State, undefined> = {
  id: 'skirmish',
  title: 'Skirmish',
  version: 1,
  verbs: V,
  scenarios: [{ id: 'line', title: 'A line' }],
  world: () => undefined,
  sides: () => ['A', 'B'],
  fingerprints: () => ({}),
  begin: () => ({ doing: [], turn: 0, units: startingUnits() }),
  activity: turnOf,
  outcome: state => (state.turn >= TURNS ? { why: 'time is up', cite: 'skirmish 3' } : undefined),
  view: state => state,
  determinize: view => structuredClone(view) as State,
  nameFor: (_, __, id) => id,
  digest: (before, after) =>
    after.units
      .filter((unit, i) => unit.broken !== before.units[i]?.broken)
      .map(unit => ({ of: unit.id, is: 'broken' })),
};
