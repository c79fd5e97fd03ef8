/** The ground as it lies now: houses that were shot to rubble, walls that were breached (CES.TER, 7.19). */
import { GROUNDS } from '../../../board/document.ts';
import { type Battlefield, type HexId, sideOf } from '../../../board/index.ts';
import { type Direction, directionName, parseDirection } from '../../../hex/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import type { Game, View } from '../game.ts';
import type { Ruins } from '../state.ts';
import { ix, type World } from '../world.ts';

const kept = rememberedOf((_: World) => new Map<string, World>());

/** The world with what play has changed in it. Rules are given no other, and so need not know. */
export function worldNow(world: World, { ruins }: Pick<View, 'ruins'>): World {
  if (!ruins) return world;
  const key = [...ruins.houses, ...ruins.walls].join(' ');
  const known = kept(world);
  const found = known.get(key) ?? { ...world, field: fieldWith(world, ruins) };
  known.set(key, found);
  return found;
}

function fieldWith(world: World, { houses, walls }: Ruins): Battlefield {
  const { field } = world;
  const [ground, sideTerrain] = [field.ground.slice(), field.sideTerrain.slice()];
  for (const hex of houses) ground[ix(world, hex)] = GROUNDS.indexOf('rubble');
  for (const wall of walls) {
    const [hex, side] = wall.split('/') as [HexId, string];
    sideTerrain[sideOf(field, ix(world, hex), parseDirection(side) ?? 0)] = 0;
  }
  return { ...field, ground, sideTerrain };
}

/** A table whose world is always as it lies. */
export const asItLies = (table: Game): Game => ({
  get state() {
    return table.state;
  },
  get world() {
    return worldNow(table.world, table.state);
  },
  own: part => table.own(part),
  say: (cite, text, seen) => table.say(cite, text, seen),
  reveal: (to, cite, text) => table.reveal(to, cite, text),
  befall: (of, is) => table.befall(of, is),
});

const NOTHING: Ruins = { houses: [], walls: [] };

export function ruinHouse(game: Game, at: HexId): void {
  const { ruins = NOTHING } = game.state;
  game.own(game.state).ruins = { ...ruins, houses: [...ruins.houses, at] };
  game.say('CES.TER', `The house in {${at}} is rubble.`);
}

export function breachWall(game: Game, at: HexId, side: Direction): void {
  const { ruins = NOTHING } = game.state;
  game.own(game.state).ruins = { ...ruins, walls: [...ruins.walls, `${at}/${directionName(side)}`] };
  game.say('7.19.b', `The wall of {${at}} is breached.`);
}
