/** Light mortars (4.5, 6.9): support weapons that fire on the area target type and lob their shells over a dead zone. */

import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { areaToHit, type LightMortar, type Shell, shellColumn } from '../charts/index.ts';
import type { MortarCard, ShellUse } from '../counters/card.ts';
import type { View } from '../game.ts';
import { isDense } from '../pacific/ground.ts';
import { isIndoors, terrainAt } from '../terrain/terrain.ts';
import { isPacific, type World } from '../world.ts';
import type { Aim, Marksman, Ordnance } from './shot.ts';

const HIGH_EXPLOSIVE: Aim = { type: 'area', shell: 'HE', colour: 'black' };

export function mortar(world: World, card: MortarCard): Ordnance {
  return {
    types: ['area'],
    toHit: (range, { shell } = HIGH_EXPLOSIVE) =>
      reaches(card, shell, range)
        ? areaToHit(world.charts, `${card.calibre}*` as LightMortar, range)
        : undefined,
    column: shell => shellColumn(world.charts, shell, card.calibre),
    toKill: () => undefined,
    killer: () => 'HE or DC',
    refusal: mortarRefusal,
    backblast: false,
    airBursts: true,
  };
}

function reaches(card: MortarCard, shell: Shell, range: number): boolean {
  if (card.shells) return shellUse(card, shell, range) !== undefined;
  return range >= card.range.min && range <= card.range.max;
}

/** How the notes on the weapon have this shell fired at this range (Chapter H); undefined where there are none. */
export function shellUse({ shells }: MortarCard, shell: Shell, range: number): ShellUse | undefined {
  return shells?.find(use => use.shell === shell && range >= use.range.min && range <= use.range.max);
}

/** No shell leaves dense jungle or bamboo upwards (8.2.1). */
export function underJungle(world: World, at: HexId): Refusal | undefined {
  if (!isPacific(world) || !isDense(terrainAt(world, at))) return undefined;
  return refusal('8.2.1.jungle.b', 'a mortar may not be fired out of dense jungle or bamboo');
}

function mortarRefusal(world: World, view: View, { at, weapon, mode }: Marksman): Refusal | undefined {
  if (isIndoors(world, view, at))
    return refusal('1.1.1.building.d', 'a mortar may not be fired in a building');
  const jungle = underJungle(world, at);
  if (jungle) return jungle;
  if (mode === 'advancing' && weapon?.moved) return refusal('3.5.c', 'a mortar that moved may not fire');
  return undefined;
}
