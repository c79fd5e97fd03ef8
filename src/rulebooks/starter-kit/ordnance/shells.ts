/** What a weapon can load (6.0, 6.2): shells without limit, and such of which it may have few or none. */

import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { Shell } from '../charts/index.ts';
import { depletionNumber, type Nation, type SpecialAmmo } from '../counters/index.ts';
import type { Game, View } from '../game.ts';
import { strikesMenIn } from '../support-weapons/light-anti-tank.ts';
import { weaponCardOf } from '../units.ts';
import { vehicleCardOf } from '../vehicles/vehicles.ts';
import { type World, whenOf } from '../world.ts';
import { isSmoke, type Marksman, sideOf, type TargetType } from './shot.ts';

interface Stock {
  readonly nation: Nation;
  readonly unlimited: readonly Shell[];
  readonly special?: readonly SpecialAmmo[] | undefined;
}

/** What is printed on its counter. */
function stockOf({ weapon, vehicle }: Marksman): Stock {
  if (vehicle) {
    const { main, nation } = vehicleCardOf(vehicle);
    return { nation, unlimited: main?.unlimited ?? [], special: main?.special };
  }
  if (!weapon) return { nation: 'german', unlimited: ['HEAT'] };
  const card = weaponCardOf(weapon);
  const { nation } = card;
  switch (card.kind) {
    case 'gun':
      return { nation, unlimited: card.piece.unlimited, special: card.piece.special };
    case 'mortar':
      return { nation, unlimited: ['HE'], special: card.special };
    case 'shaped-charge':
      return { nation, unlimited: ['HEAT'] };
    default:
      return { nation, unlimited: ['AP'] };
  }
}

/** The number above which there proves to be none of it; undefined for what it has without limit, or never had. */
export function depletionOf(world: World, firer: Marksman, shell: Shell): number | undefined {
  const { nation, unlimited, special } = stockOf(firer);
  return unlimited.includes(shell)
    ? undefined
    : depletionNumber(world.charts, special, shell, nation, whenOf(world));
}

const RUN_OUT = refusal('6.2.b', 'it has run out of such shells');
const NOT_YET = refusal('6.2.d', 'there are no such shells for it in this month of the war');
const NO_SUCH = refusal('6.2.a', 'it has no such ammunition');

/** Why such a shell can't even be tried for: it has run out, there is none yet, or it never had any. */
function stockRefusal(world: World, firer: Marksman, shell: Shell): Refusal | undefined {
  const { unlimited, special } = stockOf(firer);
  const gun = firer.vehicle ?? firer.weapon;
  if (gun?.depleted?.includes(shell)) return RUN_OUT;
  if (unlimited.includes(shell) || depletionOf(world, firer, shell) !== undefined) return undefined;
  return special?.some(({ kind }) => kind === shell) ? NOT_YET : NO_SUCH;
}

/** Whether it may be tried: there was such a shell in that month, and it has not run out. */
export const mayLoad = (world: World, firer: Marksman, shell: Shell): boolean =>
  stockRefusal(world, firer, shell) === undefined;

/** The usual shell of a target type first: high explosive at men, armour-piercing at vehicles (6.2.a). */
const BY_TYPE: Readonly<Record<TargetType, readonly Shell[]>> = {
  infantry: ['HE', 'AP', 'HEAT', 'APCR', 'APDS'],
  area: ['HE', 'WP', 'smoke'],
  vehicle: ['AP', 'HE', 'HEAT', 'APCR', 'APDS'],
  own: ['HEAT'],
};

/** The shells that it may fire so at the hex, the usual one first. */
export function shellsFor(
  world: World,
  view: View,
  firer: Marksman,
  type: TargetType,
  target: HexId | undefined,
): readonly Shell[] {
  return BY_TYPE[type].filter(shell => !shellRefusal(world, view, firer, type, target, shell));
}

const ONLY_AT_HEXES = refusal('3.2.4.att.a', 'such shells are fired on the area target type alone');
const NOT_AT_HEXES = refusal(
  '3.2.4.att.a',
  'only high explosive and smoke are fired on the area target type',
);
const NOT_AT_MEN = refusal(
  '6.2.heat',
  'HEAT is fired at infantry in buildings, at guns and at vehicles only',
);

/** Why it may not fire such shells so at the hex; undefined if it may. */
export function shellRefusal(
  world: World,
  view: View,
  firer: Marksman,
  type: TargetType,
  target: HexId | undefined,
  shell: Shell,
): Refusal | undefined {
  if (!BY_TYPE[type].includes(shell)) {
    return type === 'own' ? NO_SUCH : isSmoke(shell) ? ONLY_AT_HEXES : NOT_AT_HEXES;
  }
  const refused =
    stockRefusal(world, firer, shell) ?? (isSmoke(shell) ? smokeRefusal(firer, shell) : undefined);
  if (refused || shell !== 'HEAT' || type !== 'infantry' || target === undefined) return refused;
  return strikesMenIn(world, view, sideOf(firer), target) ? undefined : NOT_AT_MEN;
}

const SMOKE_FIRST = refusal('6.2.s', 'smoke comes before any other shells of the weapon in a phase');
const SMOKE_LATER = refusal('6.2.s', 'smoke is fired in the prep and defensive fire phases');
const PHOSPHORUS_LATER = refusal(
  '6.2.wp',
  'white phosphorus is fired in the prep and defensive fire phases, and at those who move',
);

/** Smoke comes first in a fire phase, before anything else is fired; white phosphorus also at those who move (6.2). */
function smokeRefusal({ weapon, vehicle, mode }: Marksman, shell: 'smoke' | 'WP'): Refusal | undefined {
  if (mode === 'first' && shell === 'WP') return undefined;
  if (mode !== 'prep' && mode !== 'final') return shell === 'WP' ? PHOSPHORUS_LATER : SMOKE_LATER;
  return (vehicle ?? weapon)?.shelled ? SMOKE_FIRST : undefined;
}

/** It is out of that shell, for the rest of the game. */
export function deplete(game: Game, { weapon, vehicle }: Marksman, shell: Shell): void {
  const gun = vehicle ?? weapon;
  if (gun) game.own(gun).depleted = [...(gun.depleted ?? []), shell];
}

/** Whether there were any, by the roll to hit itself (6.2.b). */
export type Supply = 'some' | 'last' | 'none';

/** Below its number there is more, on it these were the last, above it there never were any; what breaks has fired (6.2). */
export function supplyAt(original: number, depletion: number, breaks: boolean): Supply {
  if (breaks || original === depletion) return 'last';
  return original < depletion ? 'some' : 'none';
}
