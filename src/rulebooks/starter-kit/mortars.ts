/** Light mortars (4.5, 6.9): support weapons that fire on the area target type and lob their shells over a dead zone. */
import { areaToHit, calibreColumn, type LightMortar } from './charts/index.ts';
import type { MortarCard } from './counters/card.ts';
import type { View } from './game.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Firer } from './shooters.ts';
import { buildingAt } from './terrain.ts';
import type { Ordnance } from './to-hit.ts';
import { type AnyWeapon, weaponCardOf } from './units.ts';
import type { World } from './world.ts';

export function mortar(card: MortarCard): Ordnance {
  const { min, max } = card.range;
  return {
    targetType: 'area',
    firepower: calibreColumn(card.calibre) ?? 0,
    toHit: range =>
      range < min || range > max ? undefined : areaToHit(`${card.calibre}*` as LightMortar, range),
    refusal: mortarRefusal,
    backblast: false,
    airBursts: true,
  };
}

function mortarRefusal(world: World, _view: View, { at, weapon, mode }: Firer): Refusal | undefined {
  if (buildingAt(world, at)) return refusal('1.1.1.building.d', 'a mortar may not be fired in a building');
  if (mode === 'advancing' && weapon?.moved) return refusal('3.5.c', 'a mortar that moved may not fire');
  return undefined;
}

/** Smoke shells come first in a fire phase, before the mortar has fired anything else (6.2). */
export function hasSmokeShells(view: View, weapon: AnyWeapon): boolean {
  const card = weaponCardOf(weapon);
  return (
    card.kind === 'mortar' &&
    (view.phase === 'prep-fire' || view.phase === 'defensive-fire') &&
    !weapon.shelled &&
    !weapon.depleted?.includes('smoke') &&
    depletionOf(card) !== undefined
  );
}

export function depletionOf(card: MortarCard): number | undefined {
  return card.special?.find(({ kind }) => kind === 'smoke')?.depletion;
}
