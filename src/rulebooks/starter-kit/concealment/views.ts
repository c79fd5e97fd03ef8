/**
 * What a side sees (6.4, 8.3.2). The order of battle is public, places are not: the enemy's hidden and concealed units are
 * listed without anything but their counter, and one ? stands in each hex with concealed ones, however many they are.
 */
import type { HexId } from '../../../board/index.ts';
import type { Frozen, Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import type { Frame, Unit, UnitId, Vehicle, Weapon } from '../state.ts';
import type { AnyUnit, AnyWeapon } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { CONCEALED_CARD, concealedIn, isSettingUpUnseen, isUnseen } from './unseen.ts';

type AnyFrame = Frozen<Frame>;

export function viewFor(state: View, side: Side, world: World): View {
  const enemy = enemyOf(world, side);
  if (isSettingUpUnseen(world, state, enemy)) return withoutSetUp(state, enemy);
  if (!state.units.some(unit => unit.side !== side && isUnseen(unit))) return state;
  const unseen = new Map<UnitId, AnyUnit>();
  for (const unit of state.units) if (unit.side !== side && isUnseen(unit)) unseen.set(unit.id, unit);
  return {
    ...state,
    doing: state.doing.map(frame => frameSeen(frame, unseen)),
    units: [
      ...state.units.map(unit => (unseen.has(unit.id) ? listed(unit) : unit)),
      ...placeholders(world, enemy, [...unseen.values()]),
    ],
    weapons: state.weapons.map(weapon =>
      weapon.by !== undefined && unseen.has(weapon.by) ? listedWeapon(weapon) : weapon,
    ),
  };
}

/** While it sets up in secret, nothing of the side is on the map. */
function withoutSetUp(state: View, side: Side): View {
  const units = state.units.map(unit => (unit.side === side ? listed(unit) : unit));
  const mine = new Set<string>(units.filter(unit => unit.side === side).map(({ id }) => id));
  const weapons = state.weapons.map(weapon =>
    weapon.by !== undefined && mine.has(weapon.by) ? listedWeapon(weapon) : weapon,
  );
  if (state.vehicles === undefined) return { ...state, units, weapons };
  const vehicles = state.vehicles.map(each => (each.side === side ? listedVehicle(each) : each));
  return { ...state, units, weapons, vehicles };
}

/** As in the order of battle. */
const listed = ({ id, side, card, group }: AnyUnit): Unit => ({ id, side, card, group });
const listedWeapon = ({ id, card }: AnyWeapon): Weapon => ({ id, card });
const listedVehicle = ({ id, side, card, group }: Frozen<Vehicle>): Vehicle => ({ id, side, card, group });

function placeholders(world: World, side: Side, unseen: readonly AnyUnit[]): readonly Unit[] {
  const hexes = new Set<HexId>();
  for (const { at, concealed, hidden } of unseen) if (at !== undefined && concealed && !hidden) hexes.add(at);
  const group = world.scenario.groups.find(each => each.side === side)?.id ?? '';
  return [...hexes]
    .toSorted()
    .map(at => ({ id: concealedIn(at), side, card: CONCEALED_CARD, group, at, concealed: true }));
}

/** Nobody knows who moves under a ?, nor what he carries; nor who trades weapons, or who stands with whom. */
function frameSeen(frame: AnyFrame, unseen: ReadonlyMap<UnitId, AnyUnit>): AnyFrame {
  const isOpen = (id: UnitId) => !unseen.has(id);
  switch (frame.is) {
    case 'move': {
      if (frame.units.every(isOpen)) return frame;
      const { burden: _load, rooted: _rooted, halted: _halted, placing: _placing, ...shown } = frame;
      const names = frame.units.map(id => nameOf(unseen.get(id)) ?? id);
      return { ...shown, units: [...new Set(names)], smoked: [], tried: [] };
    }
    case 'fire': {
      if (!frame.at || frame.at.every(isOpen)) return frame;
      return { ...frame, at: [...new Set(frame.at.map(id => nameOf(unseen.get(id)) ?? id))] };
    }
    case 'rally':
      return frame.traders === undefined ? frame : { ...frame, traders: frame.traders.filter(isOpen) };
    case 'combat':
    case 'combat-in-turn':
      return { ...frame, stacked: openOnly(frame.stacked, isOpen) };
    default:
      return frame;
  }
}

function openOnly(
  stacked: Readonly<Record<UnitId, UnitId>>,
  isOpen: (id: UnitId) => boolean,
): Record<UnitId, UnitId> {
  const open: Record<UnitId, UnitId> = {};
  for (const [leader, on] of Object.entries(stacked) as [UnitId, UnitId][])
    if (isOpen(leader) && isOpen(on)) open[leader] = on;
  return open;
}

/** The ? that it is under; `?` for what nobody has seen. */
function nameOf(unit: AnyUnit | undefined): UnitId | undefined {
  if (!unit || !isUnseen(unit)) return undefined;
  return unit.at === undefined || unit.hidden ? '?' : concealedIn(unit.at);
}

/** How the side knows a thing: a weapon goes by the name of whoever has it. */
export function nameFor(state: View, side: Side, id: string): string {
  const owner = state.weapons.find(weapon => weapon.id === id)?.by ?? id;
  const unit = state.units.find(each => each.id === owner);
  return (unit && unit.side !== side && nameOf(unit)) || id;
}
