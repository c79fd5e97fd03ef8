/** What a vehicle was like, from common works of reference. Only what a counter needs. */
import type { Bore } from '../../charts/bore.ts';
import type { DispenserPrint, Nation, SpecialAmmo } from '../card.ts';
import type { Fitting, Plate, TurretFacts } from '../history.ts';

export interface VehicleFigures {
  readonly nation: Nation;
  readonly name: string;
  readonly wheeled?: true;
  /** km/h on a road. */
  readonly speed: number;
  /** Height and width in cm. */
  readonly outline: readonly [height: number, width: number];
  /** Grams a square centimetre under the tracks. */
  readonly pressure?: number;
  readonly hull: { readonly front: Plate; readonly side: Plate };
  /** The plates of a casemate are the hull's own. */
  readonly turret?: TurretFacts & { readonly front: Plate; readonly side: Plate };
  readonly openTopped?: true;
  readonly gun: Bore;
  /** Rounds on board, where they were few. */
  readonly rounds?: number;
  /** It had no high explosive, or no armour-piercing shells. */
  readonly lacks?: 'AP' | 'HE';
  readonly special?: readonly SpecialAmmo[];
  readonly firepowerEquivalent?: number;
  readonly machineGuns: readonly Fitting[];
  readonly fixedBow?: true;
  readonly rearGunAt?: number;
  readonly stallsOn?: number;
  readonly breakdown?: number;
  readonly dispensers?: readonly DispenserPrint[];
}

/** Listed with those of its nation. */
export type FiguresOfNation = Omit<VehicleFigures, 'nation'>;
