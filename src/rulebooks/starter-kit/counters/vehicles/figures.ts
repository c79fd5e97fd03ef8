/** What is printed on the counter of a vehicle. */
import type { Bore } from '../../charts/ordnance/bore.ts';
import type { Piece, SpecialAmmo, VehicleCard } from '../card.ts';

type Same =
  | 'name'
  | 'movementPoints'
  | 'stallsOn'
  | 'hull'
  | 'turret'
  | 'openTopped'
  | 'guns'
  | 'gunBreakdown'
  | 'rearGunAt'
  | 'fixedBow'
  | 'dispensers';

export interface VehicleFigures extends Pick<VehicleCard, Same> {
  readonly wheeled?: true;
  /** Normal if nothing is said. */
  readonly groundPressure?: VehicleCard['groundPressure'];
  /** Average if nothing is said. */
  readonly size?: VehicleCard['size'];
  /** Where a circle or a square makes it another than the hull's (7.1). */
  readonly turretArmour?: VehicleCard['turretArmour'];
  readonly gun: Bore;
  readonly rateOfFire?: number;
  /** 12 if nothing is said. */
  readonly breakdown?: number;
  readonly lowAmmunition?: Piece['lowAmmunition'];
  readonly noIntensiveFire?: Piece['noIntensiveFire'];
  /** The calibre is overscored or underscored, or there is only what the back of the counter names (6.0, 6.2). */
  readonly lacks?: 'AP' | 'HE';
  readonly special?: readonly SpecialAmmo[];
  readonly firepowerEquivalent?: number;
}
