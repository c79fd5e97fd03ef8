/** What is printed on the counter of a vehicle (15.0). */
import type { Source } from '../../../engine/index.ts';
import type { Nation } from '../charts/national-characteristics.ts';
import type { CardId, Ordnance } from '../counters/card.ts';

/** Tracked, off-road, road (15.0). */
export const MOVEMENT_CLASSES = ['T', 'O', 'R'] as const;
export type MovementClass = (typeof MOVEMENT_CLASSES)[number];

/** One squad or half of one, inside or outside (16.1, 16.2). */
export const TRANSPORTS = ['P', 'PP', 'PO', 'PPO'] as const;
type Transport = (typeof TRANSPORTS)[number];

export const FACES = ['front', 'flank', 'rear'] as const;
export type Face = (typeof FACES)[number];

/** What a shell that strikes there has to go through; no turret: the hull is all there is. */
export interface Armor {
  readonly hull: number;
  readonly turret?: number;
}

export interface VehicleCard {
  readonly kind: 'vehicle';
  readonly id: CardId;
  readonly nation: Nation;
  readonly name: string;
  readonly class: MovementClass;
  readonly movement: number;
  readonly morale: number;
  /** Undefined: an asterisk, unarmored on all sides. */
  readonly armor?: Readonly<Record<Face, Armor>>;
  readonly gun?: Ordnance;
  /** Shots of the gun in an impulse, where there are several. */
  readonly shots?: number;
  /** Fires with the turret, or with the hull's front where there is none, open or buttoned. */
  readonly machineGun?: number;
  /** With an asterisk: all around, but from an open vehicle alone. */
  readonly openMachineGun?: number;
  /** R: to the rear of the turret (15.0.i). */
  readonly rearMachineGun?: number;
  readonly transport?: Transport;
  readonly openTopped?: true;
  /** For the option of rule 15.6. */
  readonly size?: 'large' | 'small';
  readonly fast?: true;
  /** Faces with side skirts, whose armor stops HEAT twice as well (RRT.2). */
  readonly red?: readonly Face[];
  readonly source: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}
