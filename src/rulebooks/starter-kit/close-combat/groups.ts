/** Who stands with whom in close combat: a leader attacks and is attacked with the unit he is stacked on (3.8.g). */
import type { HexId } from '../../../board/index.ts';
import type { Frozen, Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import type { CombatFrame, UnitId } from '../state.ts';
import { type AnyUnit, unitsAt } from '../units.ts';

export type Stacks = Frozen<CombatFrame>['stacked'];

/** The unit and those stacked on it. */
export function withStacked(stacks: Stacks, id: UnitId): readonly UnitId[] {
  const leaders = (Object.keys(stacks) as UnitId[]).filter(leader => stacks[leader] === id);
  return [id, ...leaders];
}

/** The units of a side that are not stacked on another, each standing for all that are stacked on it. */
export function groupHeads(view: View, hex: HexId, side: Side, stacks: Stacks): readonly AnyUnit[] {
  const units = unitsAt(view, hex, side);
  return units.filter(unit => {
    const on = stacks[unit.id];
    return on === undefined || !units.some(each => each.id === on);
  });
}

/** The stacks without those who have fallen. */
export function survivors(view: View, stacks: Stacks): Stacks {
  const lives = (id: string) => view.units.some(unit => unit.id === id);
  return Object.fromEntries(Object.entries(stacks).filter(([leader, on]) => lives(leader) && lives(on)));
}
