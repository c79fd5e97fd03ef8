/** What things are called in front of players: pieces, hexes, sides, and the ids that stand in the rules' own texts. */
import { type HexId, hexLabel, type PlacedBuilding } from '../../../board/index.ts';
import { capital, letters, series, type Tally, told, toldTally } from '../../../engine/index.ts';
import { type Card, type CardId, card, vehicleCard } from '../counters/index.ts';
import type { View } from '../game.ts';
import { orderOfBattle } from '../scenario/order-of-battle.ts';
import { isWeaponId } from '../units.ts';
import { ix, type World } from '../world.ts';

/** What is presented: the game as a side sees it, in its world. */
export interface Scene {
  readonly world: World;
  readonly view: View;
}

/** As the book prints it: `K5`, with the board's number only where there are several boards. */
export const hexText = (world: World, hex: HexId): string => hexLabel(world.field, ix(world, hex));

/** What players call a counter: `4-6-7`, `9-1`, `LMG`. */
export function faceText(printed: Card): string {
  switch (printed.kind) {
    case 'squad':
    case 'half-squad':
    case 'crew':
      return `${printed.firepower}-${printed.range}-${printed.morale}`;
    case 'leader':
      return `${printed.morale}${printed.leadership > 0 ? '+' : '-'}${Math.abs(printed.leadership)}`;
    default:
      return printed.name;
  }
}

/** Units are told apart by a letter, as on printed counters. It never changes. */
export const identity = (unit: string): string => letters(Number(unit.slice(1)) - 1);

/** `4-6-7 C`, `Panther`, `CMG of Panther`, `LMG`, and `LMG #2` where the order of battle has several; `the ? in K5`. */
export function pieceName({ world, view }: Scene, id: string): string {
  const weapon = view.weapons.find(each => each.id === id);
  if (weapon) return `${faceText(card(weapon.card))}${numberOf(world, id, weapon.card)}`;
  if (id.startsWith('?'))
    return id === '?' ? 'somebody unseen' : `the ? in ${hexText(world, id.slice(1) as HexId)}`;
  const unit = view.units.find(each => each.id === id);
  if (unit) return `${faceText(card(unit.card))} ${identity(id)}`;
  const [owner = '', arm] = id.split('.');
  const vehicle = view.vehicles?.find(each => each.id === owner);
  if (!vehicle) return nameOfGone(world, id);
  const name = `${vehicleCard(vehicle.card).name}${numberOf(world, owner, vehicle.card)}`;
  return armOf(name, arm);
}

const armOf = (vehicle: string, arm: string | undefined): string =>
  arm === undefined ? vehicle : `${arm} of ${vehicle}`;

/** By the order of battle; those who came forth in play and are gone have no name left. */
function nameOfGone({ scenario }: World, id: string): string {
  const { units, weapons, vehicles } = orderOfBattle(scenario);
  const unit = units.find(each => each.id === id);
  if (unit) return `${faceText(card(unit.card))} ${identity(id)}`;
  const weapon = weapons.find(each => each.id === id);
  if (weapon) return faceText(card(weapon.card));
  const [owner = '', arm] = id.split('.');
  const vehicle = vehicles.find(each => each.id === owner);
  return vehicle ? armOf(vehicleCard(vehicle.card).name, arm) : 'somebody';
}

/** What players call a piece, a place or a building. */
export function nameOf(scene: Scene, thing: string): string {
  const { field } = scene.world;
  const hex = field.names.get(thing);
  if (hex !== undefined) return hexLabel(field, hex);
  const building = field.buildings.find(each => each.id === thing);
  return building ? buildingText(scene.world, building) : pieceName(scene, thing);
}

/** `Inn (P5)`, `the building P3`. */
export function buildingText({ field }: World, { name, hexes }: PlacedBuilding): string {
  const where = hexes.map(hex => hexLabel(field, hex)).join('-');
  return name === undefined ? `the building ${where}` : `${name} (${where})`;
}

function numberOf({ scenario }: World, id: string, kind: CardId): string {
  const { weapons, vehicles } = orderOfBattle(scenario);
  const alike = [...weapons, ...vehicles].filter(each => each.card === kind);
  return alike.length < 2 ? '' : ` #${alike.findIndex(each => each.id === id) + 1}`;
}

export const pieceNames = (scene: Scene, ids: readonly string[]): string =>
  series(ids.map(id => pieceName(scene, id)));

/** For speech: `German squad 4-6-7 C`, `German LMG`. */
export function pieceTitle(scene: Scene, id: string, of: CardId): string {
  const { nation, kind } = card(of);
  const what = isWeaponId(id) ? [] : [kind];
  return [capital(nation), ...what, pieceName(scene, id)].join(' ');
}

/** The rules name things by their ids; players know them by other names. */
export const inWords = (scene: Scene, text: string): string => told(text, thing => nameOf(scene, thing));

/** The same tally, its entries called by names. */
export const spoken = (scene: Scene, of: Tally): Tally => toldTally(of, thing => nameOf(scene, thing));
