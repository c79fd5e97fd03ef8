/** What things are called in front of players: pieces, places, sides, and the ids that stand in the rules' own texts. */
import { hexLabel } from '../../../board/index.ts';
import type { ActCard, ByVerb, Tally } from '../../../engine/index.ts';
import { capital, letters, series, told, toldTally } from '../../../engine/index.ts';
import type { WordsByVerb } from '../../kit/present/words.ts';
import type { BookAct } from '../acts.ts';
import { type Card, type CardId, card } from '../counters/index.ts';
import type { View } from '../game.ts';
import { orderOfBattle } from '../scenario/order-of-battle.ts';
import type { Arm, Location } from '../state.ts';
import { placeOf } from '../terrain/places.ts';
import { isWeaponId } from '../units.ts';
import { findVehicle, isVehicleId, vehicleCard } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';

/** What is presented: the game as a side sees it, in its world. */
export interface Scene {
  readonly world: World;
  readonly view: View;
}

export type Verb = BookAct['verb'];
export type Words = WordsByVerb<BookAct, Scene, Verb>;
export type Cards = Partial<ByVerb<BookAct, Scene, Verb, ActCard | undefined>>;

/** `K5`, `K5 upstairs`, `the Bunker in K5`; with the board's number only where there are several boards. */
export function placeText(world: World, location: Location): string {
  const { hex, upstairs, inBunker } = placeOf(world, location);
  const label = hexLabel(world.field, hex);
  if (inBunker) return `the Bunker in ${label}`;
  return upstairs ? `${label} upstairs` : label;
}

/** What players call a counter: `1-6-4-5`, `Lt. Koch`, `MG34`, `Medic`. */
export function faceText(printed: Card): string {
  return 'name' in printed ? printed.name : printed.id.slice(printed.nation.length + 1);
}

/** Units without a name of their own are told apart by a letter that never changes. */
export const identity = (id: string): string => letters(Number(id.slice(1)) - 1);

export const isNamed = ({ kind }: Card): boolean => kind === 'leader' || kind === 'hero';

const ARM_NAMES: Readonly<Record<Arm, string>> = {
  gun: 'the gun',
  mg: 'the machine guns',
  'mg*': 'the roof machine gun',
  mgR: 'the rear machine gun',
};

/** `1-6-4-5 C`, `Lt. Koch`, `MG34`, and `MG34 #2` where the order of battle has several of them. */
export function pieceName({ world, view }: Scene, id: string): string {
  const weapon = view.weapons.find(each => each.id === id);
  if (weapon) return `${faceText(card(weapon.card))}${numberOf(world, id, weapon.card)}`;
  const [carrier = '', arm] = id.split('/');
  if (arm !== undefined && isVehicleId(carrier))
    return `${ARM_NAMES[arm as Arm]} of ${pieceName({ world, view }, carrier)}`;
  const vehicle = findVehicle(view, id);
  if (vehicle) return vehicleName(id, vehicle.card);
  const unit = view.units.find(each => each.id === id);
  return unit ? unitName(id, unit.card) : nameOfGone(world, id);
}

function unitName(id: string, of: CardId): string {
  const printed = card(of);
  return isNamed(printed) ? faceText(printed) : `${faceText(printed)} ${identity(id)}`;
}

/** `M4A1 A`: vehicles of a kind are told apart by a letter, too. */
const vehicleName = (id: string, of: CardId): string => `${vehicleCard(of).name} ${identity(id)}`;

/** By the order of battle; those who came forth in play and are gone have no name left. */
function nameOfGone({ scenario }: World, id: string): string {
  const { units, weapons, vehicles } = orderOfBattle(scenario);
  const vehicle = vehicles.find(each => each.id === id);
  if (vehicle) return vehicleName(id, vehicle.card);
  const unit = units.find(each => each.id === id);
  if (unit) return unitName(id, unit.card);
  const weapon = weapons.find(each => each.id === id);
  return weapon ? faceText(card(weapon.card)) : 'somebody';
}

/** What players call a piece or a place. */
export function nameOf(scene: Scene, thing: string): string {
  const [hex = ''] = thing.split(/[/#]/);
  return scene.world.field.names.has(hex)
    ? placeText(scene.world, thing as Location)
    : pieceName(scene, thing);
}

function numberOf({ scenario }: World, id: string, kind: CardId): string {
  const alike = orderOfBattle(scenario).weapons.filter(each => each.card === kind);
  return alike.length < 2 ? '' : ` #${alike.findIndex(each => each.id === id) + 1}`;
}

/** Of those who are still in the game. */
export function pieceNames(scene: Scene, ids: readonly string[]): string {
  const { units, weapons, vehicles = [] } = scene.view;
  const there = ids.filter(id => [...units, ...weapons, ...vehicles].some(each => each.id === id));
  return series(there.map(id => pieceName(scene, id)));
}

const KINDS: Partial<Readonly<Record<Card['kind'], string>>> = {
  squad: 'squad',
  'half-squad': 'half-squad',
  leader: 'leader',
  hero: 'hero',
};

/** For speech: `German squad 1-6-4-5 C`, `German leader Lt. Koch`, `German MG34`. */
export function pieceTitle(scene: Scene, id: string, of: CardId): string {
  if (isVehicleId(id)) return `${capital(vehicleCard(of).nation)} ${pieceName(scene, id)}`;
  const { nation, kind } = card(of);
  const what = isWeaponId(id) ? undefined : KINDS[kind];
  return [capital(nation), ...(what ? [what] : []), pieceName(scene, id)].join(' ');
}

/** The rules name things by their ids; players know them by other names. */
export const inWords = (scene: Scene, text: string): string => told(text, thing => nameOf(scene, thing));

/** The same tally, its entries called by names. */
export const spoken = (scene: Scene, of: Tally): Tally => toldTally(of, thing => nameOf(scene, thing));
