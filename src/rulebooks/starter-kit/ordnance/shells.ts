/** What a weapon can load (6.0, 6.2): shells without limit, and such of which it may have few or none. */
import type { HexId } from '../../../board/index.ts';
import type { Shell } from '../charts/index.ts';
import { depletionNumber, type Nation, type SpecialAmmo } from '../counters/index.ts';
import type { Game, View } from '../game.ts';
import { strikesMenIn } from '../light-anti-tank.ts';
import { weaponCardOf } from '../units.ts';
import { vehicleCardOf } from '../vehicles.ts';
import type { World } from '../world.ts';
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
export function depletionOf({ scenario }: World, firer: Marksman, shell: Shell): number | undefined {
  const { nation, unlimited, special } = stockOf(firer);
  return unlimited.includes(shell) ? undefined : depletionNumber(special, shell, nation, scenario.date);
}

/** Whether it may be tried: there was such a shell in that month, and it has not run out. */
export function mayLoad(world: World, firer: Marksman, shell: Shell): boolean {
  const { unlimited } = stockOf(firer);
  const gun = firer.vehicle ?? firer.weapon;
  if (gun?.depleted?.includes(shell)) return false;
  return unlimited.includes(shell) || depletionOf(world, firer, shell) !== undefined;
}

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
  return BY_TYPE[type].filter(
    shell =>
      mayLoad(world, firer, shell) &&
      (!isSmoke(shell) || isTimeForSmoke(firer, shell)) &&
      (shell !== 'HEAT' ||
        type !== 'infantry' ||
        target === undefined ||
        strikesMen(world, view, firer, target)),
  );
}

/** A hollow charge does nothing to men in the open (6.2). */
const strikesMen = (world: World, view: View, firer: Marksman, target: HexId) =>
  strikesMenIn(world, view, sideOf(firer), target);

/** Smoke comes first in a fire phase, before anything else is fired; white phosphorus also at those who move (6.2). */
function isTimeForSmoke({ weapon, vehicle, mode }: Marksman, shell: Shell): boolean {
  if (mode === 'first') return shell === 'WP';
  return (mode === 'prep' || mode === 'final') && !(vehicle ?? weapon)?.shelled;
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
