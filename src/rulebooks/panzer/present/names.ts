/** What things are called in front of players: pieces, hexes, and the ids that stand in the rules' own texts. */
import { hexLabel } from '../../../board/index.ts';
import { capital, letters, type Tally, toldTally } from '../../../engine/index.ts';
import { aircraftCard, cardOf } from '../counters/index.ts';
import type { View } from '../game.ts';
import type { Load, Row } from '../state.ts';
import { ix, type World } from '../world.ts';

/** What is presented: the game as a side sees it, in its world. */
export interface Scene {
  readonly world: World;
  readonly view: View;
}

export const placeText = (world: World, at: string): string => hexLabel(world.field, ix(world, at as never));

/** Units are told apart by a letter. It never changes. */
const identity = (unit: string): string => letters(Number(unit.slice(1)) - 1);

/** `Crusader I C`. */
export function pieceName({ view }: Scene, id: string): string {
  const battery = view.batteries.find(each => each.id === id);
  if (battery) return `${battery.kind} battery ${identity(id)}`;
  const plane = view.aircraft.find(each => each.id === id);
  if (plane) return `${aircraftCard(plane.card).title} ${identity(id)}`;
  const unit = view.units.find(each => each.id === id);
  return unit ? `${cardOf(unit.card).title} ${identity(id)}` : 'somebody';
}

/** What players call a piece, a place or a building. */
export function nameOf(scene: Scene, thing: string): string {
  const { field } = scene.world;
  if (/^h\d+$/.test(thing)) return `hidden counter ${thing.slice(1)}`;
  const hex = field.names.get(thing);
  if (hex !== undefined) return hexLabel(field, hex);
  const building = field.buildings.find(each => each.id === thing);
  return building ? (building.name ?? 'the building') : pieceName(scene, thing);
}

/** For speech: `British Crusader I C`. */
export function pieceTitle(scene: Scene, id: string): string {
  const plane = scene.view.aircraft.find(each => each.id === id);
  if (plane) return `${capital(aircraftCard(plane.card).nation)} ${pieceName(scene, id)}`;
  const unit = scene.view.units.find(each => each.id === id);
  return unit ? `${capital(cardOf(unit.card).nation)} ${pieceName(scene, id)}` : 'somebody';
}

/** What a unit fires. */
export const ROW_NAMES: Readonly<Record<Row, string>> = {
  ap: 'AP',
  ce: 'hollow charge',
  gp: 'HE',
  'second-ap': 'AP of the second gun',
  'second-gp': 'HE of the second gun',
  mg: 'small arms',
  pin: 'pinning fire',
  flame: 'flamethrower',
};

/** What a battery fires. */
export const LOAD_NAMES: Readonly<Record<Load, string>> = {
  'gp-closed': 'Closed sheaf',
  'gp-open': 'Open sheaf',
  'smoke-closed': 'Thick smoke',
  'smoke-open': 'Thin smoke',
  illumination: 'Light',
};

/** The same tally, its entries called by names. */
export const spoken = (scene: Scene, of: Tally): Tally => toldTally(of, thing => nameOf(scene, thing));
