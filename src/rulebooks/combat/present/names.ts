/** What things are called in front of players: pieces, places, and the ids that stand in the rules' own texts. */
import { hexLabel } from '../../../board/index.ts';
import { capital, letters, type Tally, toldTally } from '../../../engine/index.ts';
import type { Gait } from '../charts/index.ts';
import { cardOf } from '../counters/index.ts';
import type { View } from '../game.ts';
import type { Land } from '../terrain/land.ts';
import { floorOf, hexOf, isIntoHoles, isLip, isPillbox, isTrench, type World } from '../world.ts';

/** What is presented: the game as a side sees it, in its world. */
export interface Scene {
  readonly world: Land;
  readonly view: View;
}

/** `K3`, `K3 upstairs`, `K3 trench`; undefined for what is no place of this map. */
function placeName({ field }: World, at: string): string | undefined {
  const hex = field.names.get(hexOf(at as never));
  if (hex === undefined) return undefined;
  const place = at as Parameters<typeof floorOf>[0];
  const label = hexLabel(field, hex);
  if (isTrench(place)) return `${label} trench`;
  if (isLip(place)) return `${label} lip`;
  if (isPillbox(place)) return `${label} pillbox`;
  if (isIntoHoles(place)) return `${label} shellholes`;
  const floor = floorOf(place);
  return floor === 0 ? label : `${label} ${floor === 1 ? 'upstairs' : 'second floor'}`;
}

export const placeText = (world: World, at: string): string => placeName(world, at) ?? 'somewhere';

/** Units are told apart by a letter. It never changes. */
const identity = (unit: string): string => letters(Number(unit.slice(1)) - 1);

/** `6-6 squad C`, `half 6-6 squad C`. */
export function pieceName({ view }: Scene, id: string): string {
  const unit = view.units.find(each => each.id === id);
  return unit ? `${unit.half ? 'half ' : ''}${cardOf(unit.card).title} ${identity(id)}` : 'somebody';
}

/** What players call a piece, a place or a building. */
export function nameOf(scene: Scene, thing: string): string {
  const { world } = scene;
  const building = world.field.buildings.find(each => each.id === thing);
  if (building) return building.name ?? 'the building';
  return placeName(world, thing) ?? pieceName(scene, thing);
}

/** For speech: `German 6-6 squad C`. */
export function pieceTitle(scene: Scene, id: string): string {
  const unit = scene.view.units.find(each => each.id === id);
  return unit ? `${capital(cardOf(unit.card).nation)} ${pieceName(scene, id)}` : 'somebody';
}

/** What a way of moving is called (MOV-SUM.1). */
export const GAIT_NAMES: Readonly<Record<Gait, string>> = {
  run: 'Running',
  cautious: 'Cautious',
  assault: 'Assault',
  crawl: 'Crawling',
};

/** The same tally, its entries called by names. */
export const spoken = (scene: Scene, of: Tally): Tally => toldTally(of, thing => nameOf(scene, thing));
