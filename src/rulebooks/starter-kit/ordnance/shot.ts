/** Weapons that must hit before they have any effect (3.2.4, 6.0): what they are like, and one declared shot of one. */
import type { HexId } from '../../../board/index.ts';
import type { Refusal, Side } from '../../../engine/index.ts';
import type { FireColumn, Killer, NumberColour, Shell } from '../charts/index.ts';
import type { ShellUse } from '../counters/card.ts';
import type { Circumstances } from '../fire/modifiers.ts';
import { type Firer, movingStack } from '../fire/shooters.ts';
import type { View } from '../game.ts';
import type { AnyUnit } from '../units.ts';
import type { Turn } from '../vehicles/arcs.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';
import { distance, type World } from '../world.ts';

/** The three of the to hit chart; `own`: the table on the back of the weapon's own counter (4.4). */
export type TargetType = 'infantry' | 'area' | 'vehicle' | 'own';

/** How a weapon is aimed, as far as its number to hit goes. */
export interface Aim {
  readonly type: TargetType;
  readonly shell: Shell;
  readonly colour: NumberColour;
}

/** What a weapon that must hit is like. */
export interface Ordnance {
  /** The ways in which it can be aimed. */
  readonly types: readonly TargetType[];
  /** The number to roll at most; undefined where it doesn't reach. */
  toHit(range: number, aim?: Aim): number | undefined;
  /** The fire column of a hit on men, before it is halved for the area target type. */
  column(shell: Shell): FireColumn | undefined;
  /** The number to kill a vehicle, before its armour; undefined for what does nothing to one. */
  toKill(shell: Shell, range: number): number | undefined;
  /** The table on which the roll to kill is read. */
  killer(shell: Shell): Killer;
  /** Why it may not be fired at this hex, besides range and sight. */
  refusal(world: World, view: View, firer: Marksman, target: HexId): Refusal | undefined;
  /** Its flame strikes backwards in a building (4.4.3). */
  readonly backblast: boolean;
  /** Its shells burst in the trees (1.1.1). */
  readonly airBursts: boolean;
}

/** Who fires, in his way: a unit with a weapon, or a vehicle. */
export interface Marksman extends Omit<Firer, 'user'> {
  readonly user?: AnyUnit;
  readonly vehicle?: AnyVehicle;
}

export function sideOf({ id, user, vehicle }: Marksman): Side {
  const side = user?.side ?? vehicle?.side;
  if (side === undefined) throw new Error(`nobody fires ${id}`);
  return side;
}

/** One declared shot. */
export interface Shot {
  readonly ordnance: Ordnance;
  readonly firer: Marksman;
  /** A second leader who serves the weapon. */
  readonly helper?: AnyUnit;
  readonly leaders: readonly AnyUnit[];
  readonly target: HexId;
  /** The first of its ways if nothing is said. */
  readonly type?: TargetType;
  /** The vehicle that it is fired at. */
  readonly vehicle?: AnyVehicle;
  /** High explosive, or what it has, if nothing is said. */
  readonly shell?: Shell;
  /** What the notes on the weapon say of this shell at this range (Chapter H). */
  readonly use?: ShellUse;
  /** How the gun turns before it fires. */
  readonly turn?: Turn;
  /** It has lost its rate of fire and fires once more (3.2.4). */
  readonly intensive?: true;
  readonly backblast?: 'blast' | 'care';
}

export const typeOf = ({ type, ordnance }: Shot): TargetType => type ?? ordnance.types[0] ?? 'own';
export const shellOf = ({ shell }: Shot): Shell => shell ?? 'HE';
export const rangeOf = (world: World, { firer, target }: Shot): number => distance(world, firer.at, target);
/** Shells that leave a cloud. */
export const isSmoke = (shell: Shell | undefined): shell is 'smoke' | 'WP' =>
  shell === 'smoke' || shell === 'WP';

export function circumstancesOf(view: View, { firer, helper, leaders, target }: Shot): Circumstances {
  const move = movingStack(view);
  const units = [...(firer.user ? [firer.user] : []), ...(helper ? [helper] : []), ...leaders];
  return {
    kind: 'fire',
    target,
    from: [firer.at],
    leaders,
    exhausted: units.some(unit => unit.exhausted),
    ...(move && { move }),
  };
}
