/** What things are called in front of players: pieces, hexes, sides, and the ids that stand in the rules' own texts. */
import { hexLabel, type PlacedBuilding } from '../../../board/index.ts';
import { capital, letters, series, type Tally, toldTally } from '../../../engine/index.ts';
import { type Card, type CardId, card } from '../counters/index.ts';
import type { View } from '../game.ts';
import { orderOfBattle } from '../scenario/order-of-battle.ts';
import type { LocId } from '../state.ts';
import { isWeaponId } from '../units.ts';
import { hexOf, ix, type World } from '../world.ts';

/** What is presented: the game as a side sees it, in its world. */
export interface Scene {
  readonly world: World;
  readonly view: View;
}

/** As the book prints it: `K5`, with the board's number only where there are several boards. */
export const placeText = (world: World, at: LocId): string => hexLabel(world.field, ix(world, hexOf(at)));

/** What players call a counter: `4-6-7`, `9-1`, `LMG`. */
export function faceText(printed: Card): string {
  switch (printed.kind) {
    case 'squad':
    case 'half-squad':
    case 'crew':
    case 'hero':
      return `${printed.firepower}-${printed.range}-${printed.morale}`;
    case 'leader':
      return `${printed.morale}${printed.leadership > 0 ? '+' : '-'}${Math.abs(printed.leadership)}`;
    default:
      return printed.name;
  }
}

/** Units are told apart by a letter, as on printed counters. It never changes. */
export const identity = (unit: string): string => letters(Number(unit.slice(1)) - 1);

/** `4-6-7 C`, `LMG`, and `LMG #2` where the order of battle has several. */
export function pieceName({ world, view }: Scene, id: string): string {
  const { units, weapons } = orderOfBattle(world.scenario);
  const weapon = view.weapons.find(each => each.id === id) ?? weapons.find(each => each.id === id);
  if (weapon) {
    const alike = weapons.filter(each => each.card === weapon.card);
    const number = alike.length < 2 ? '' : ` #${alike.findIndex(each => each.id === id) + 1}`;
    return `${faceText(card(weapon.card))}${number}`;
  }
  const unit = view.units.find(each => each.id === id) ?? units.find(each => each.id === id);
  return unit ? `${faceText(card(unit.card))} ${identity(id)}` : 'somebody';
}

/** What players call a piece, a place or a building. */
export function nameOf(scene: Scene, thing: string): string {
  const { field } = scene.world;
  const hex = field.names.get(thing);
  if (hex !== undefined) return hexLabel(field, hex);
  const building = field.buildings.find(each => each.id === thing);
  return building ? buildingText(scene.world, building) : pieceName(scene, thing);
}

/** `Hotel Velle (P5)`, `the building P3`. */
export function buildingText({ field }: World, { name, hexes }: PlacedBuilding): string {
  const where = hexes.map(hex => hexLabel(field, hex)).join('-');
  return name === undefined ? `the building ${where}` : `${name} (${where})`;
}

export const pieceNames = (scene: Scene, ids: readonly string[]): string =>
  series(ids.map(id => pieceName(scene, id)));

/** For speech: `German squad 4-6-7 C`, `German LMG`. */
export function pieceTitle(scene: Scene, id: string, of: CardId): string {
  const { nation, kind } = card(of);
  const what = isWeaponId(id) ? [] : [kind];
  return [capital(nation), ...what, pieceName(scene, id)].join(' ');
}

/** The same tally, its entries called by names. */
export const spoken = (scene: Scene, of: Tally): Tally => toldTally(of, thing => nameOf(scene, thing));
