/** Guns (1.2.6, 6.3): weapons that a crew serves where they stand, and the ground that takes them. */

import { type HexId, roadsIn } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { roadOf, type Terrain } from '../charts/index.ts';
import type { GunCard } from '../counters/card.ts';
import type { View } from '../game.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, type AnyWeapon, cardOf, fitsIn, isMmc, weaponCardOf } from '../units.ts';
import { ix, type World } from '../world.ts';

/** Its card, if the weapon is a gun. */
export function gunCardOf(weapon: AnyWeapon): GunCard | undefined {
  const card = weaponCardOf(weapon);
  return card.kind === 'gun' ? card : undefined;
}

export const isGun = (weapon: AnyWeapon): boolean => weaponCardOf(weapon).kind === 'gun';

/** The gun that the unit serves, if it has one. */
export function gunOf(view: View, unit: AnyUnit): AnyWeapon | undefined {
  return view.weapons.find(weapon => weapon.by === unit.id && isGun(weapon));
}

/** Only crews serve a gun as it should be (1.2.6). */
export const isCrew = (unit: AnyUnit): boolean => cardOf(unit).kind === 'crew';

const BUILDINGS: ReadonlySet<Terrain | undefined> = new Set([
  'wooden building',
  'stone building',
  'hut',
  'collapsed hut',
]);

/** Why no gun of this kind may stand in the hex: a building takes small ones, and such as are wheeled in (1.2.6.e). */
export function groundRefusal(world: World, { size, type }: GunCard, hex: HexId): Refusal | undefined {
  if (!BUILDINGS.has(terrainAt(world, hex)) || size === 'small') return undefined;
  if (size !== 'large' && (type === 'AT' || type === 'INF')) return undefined;
  return refusal('1.2.6.e', 'the gun does not fit into a building');
}

/** Why the unit may not have the gun: one man can't serve it, and one unit serves one gun (1.2.6). */
function serviceRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (!isMmc(unit)) return refusal('1.2.6.b', 'a gun is served by a crew, a half-squad or a squad');
  return gunOf(view, unit) ? refusal('1.2.6.b', 'it serves another gun') : undefined;
}

/** Why the weapon may not be given to the unit where it stands: a gun must fit the ground, and there be room for both. */
export function servingRefusal(
  world: World,
  view: View,
  unit: AnyUnit,
  weapon: AnyWeapon,
): Refusal | undefined {
  const card = gunCardOf(weapon);
  if (!card) return undefined;
  const { at, side, id } = unit;
  const refused =
    serviceRefusal(view, unit) ?? (at === undefined ? undefined : groundRefusal(world, card, at));
  if (refused || at === undefined) return refused;
  const weapons = view.weapons.map(each => (each.id === weapon.id ? { ...each, by: id } : each));
  return fitsIn(world, { ...view, weapons }, at, side, [])
    ? undefined
    : refusal('2.0.SquadEq', 'who serves a gun takes the room of a squad, and there is none');
}

/** Nobody digs in on a paved road or paved orchard road, nor among the roots of bamboo (6.3.a, 8.2.1). */
export const canEmplace = (world: World, hex: HexId): boolean =>
  canHideGun(world, hex) && terrainAt(world, hex) !== 'bamboo';

/** Where a gun may be hidden: where it can be dug in, and in bamboo (6.4.a, 8.2.1). */
export function canHideGun(world: World, hex: HexId): boolean {
  const terrain = terrainAt(world, hex);
  const isPaved = () =>
    roadsIn(world.field, ix(world, hex)).some(road => roadOf(world.charts, road) === 'paved road');
  return (terrain !== 'open ground' && terrain !== 'orchard') || !isPaved();
}
