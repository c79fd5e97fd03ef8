/** Fire (6.13.1): what burns, and that nobody goes into it. Who is in it when it begins: see out-of-the-fire.ts. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { type Game, landNow } from '../game.ts';
import type { LocId } from '../state.ts';
import { hexAt, hexOf, type World } from '../world.ts';
import { isBuilding, terrainIn } from './ground.ts';
import type { Land } from './land.ts';

/** Buildings and woods (6.13.1), and what is left of a building (6.4.10). */
function canBurn(land: Land, at: LocId): boolean {
  const terrain = terrainIn(land, hexAt(land, at));
  return isBuilding(terrain) || terrain === 'woods' || terrain === 'rubble';
}

export function setFire(game: Game, hex: HexId): void {
  const { flames = [], turn } = game.state;
  if (!canBurn(landNow(game), hex) || flames.some(({ at }) => at === hex)) return;
  game.own(game.state).flames = [...flames, { at: hex, turn }];
  game.say('6.13.1', `${hex} is on fire.`);
}

export const isBurning = (land: Land, at: LocId): boolean => land.burning.has(hexAt(land, at));

/** Against going there (6.13.2.a); who is inside may go down to the ground to get out. */
export function flameRefusal(land: Land, from: LocId, to: LocId): Refusal | undefined {
  if (!isBurning(land, to)) return undefined;
  const isWayOut = hexOf(from) === hexOf(to) && to === hexOf(to);
  return isWayOut ? undefined : refusal('6.13.2.a', 'it is on fire');
}

/** Half-levels that its smoke reaches above its hex, as high as that of grenades (5.2.7, 13.1.4, R38). */
const SMOKE_HEIGHT = 6;

/** Burning hexes on the way of a line whose lower end is not above their smoke. */
export const flamesOn = (
  { field, burning }: Pick<Land, 'burning'> & Pick<World, 'field'>,
  between: readonly number[],
  low: number,
): number =>
  between.filter(hex => burning.has(hex) && low <= 2 * (field.level[hex] ?? 0) + SMOKE_HEIGHT).length;
