/**
 * What a side sees (6.4, 8.3.2). The order of battle is public, places are not: the enemy's hidden and concealed units are
 * listed without anything but their counter, and one ? stands in each hex with concealed ones, however many they are.
 */
import type { HexId } from '../../../board/index.ts';
import type { Frozen, Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import type { Unit, Vehicle, Weapon } from '../state.ts';
import type { AnyUnit, AnyWeapon } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { chargeSeen, frameSeen, inOrder, Onlooker, volleySeen } from './onlooker.ts';
import { CONCEALED_CARD, concealedIn, isSettingUpUnseen, isUnseen, nameOf } from './unseen.ts';

export function viewFor(state: View, side: Side, world: World): View {
  const enemy = enemyOf(world, side);
  if (isSettingUpUnseen(world, state, enemy)) return withoutSetUp(state, enemy);
  // In a view, of which another view is taken, a ? stands for itself.
  if (!state.units.some(unit => unit.side !== side && isUnseen(unit) && unit.card !== CONCEALED_CARD))
    return state;
  const onlooker = new Onlooker(world, state, side);
  return {
    ...state,
    doing: state.doing.map(frame => frameSeen(frame, onlooker)),
    units: [
      ...state.units.map(unit => (onlooker.knows(unit.id) ? unit : listed(unit))),
      ...placeholders(world, enemy, onlooker.unseen),
    ],
    weapons: state.weapons.map(weapon => (onlooker.knows(weapon.id) ? weapon : listedWeapon(weapon))),
    charges: state.charges.map(charge => chargeSeen(charge, onlooker)),
    ...(state.volleys && { volleys: state.volleys.map(volley => volleySeen(volley, onlooker)) }),
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

/** How the side knows a thing: a weapon goes by the name of whoever has it. */
export function nameFor(state: View, side: Side, id: string): string {
  const owner = state.weapons.find(weapon => weapon.id === id)?.by ?? id;
  const unit = state.units.find(each => each.id === owner);
  return (unit && unit.side !== side && nameOf(unit)) || id;
}

/** The same for several: each once, and in an order that tells nothing of who is under a ?. */
export const namesFor = (state: View, side: Side, ids: readonly string[]): readonly string[] =>
  inOrder(ids.map(id => nameFor(state, side, id)));
