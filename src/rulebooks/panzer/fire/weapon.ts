/** What a unit fires with: the rows of its card, and whether they reach a target (B7, B8). */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { BANDS, type Band, type Rate } from '../charts/index.ts';
import {
  ATTACHED,
  type CardId,
  GUNS,
  type GunCard,
  type GunId,
  MACHINE_GUNS,
  type VehicleCard,
  type WeaponRow,
} from '../counters/index.ts';
import { cardOfUnit, type Fielded, isVehicle, type Scene, type View } from '../game.ts';
import { inSight } from '../sight/sight.ts';
import { ROWS, type Row, type WeaponKind } from '../state.ts';
import { distance, isOn, monthOf, type World } from '../world.ts';
import { fieldRefusal } from './field.ts';

export interface Weapon extends WeaponRow {
  /** In millimetres; 0 for small arms. */
  readonly calibre: number;
  readonly rate: Rate;
  /** The best GP factor of what it fires: its maximum GP Effectiveness. */
  readonly effectiveness: number;
  /** A hollow charge (CE). */
  readonly isHollow?: true;
  /** Ammo Limit: (10) must be no more, or there is nothing to fire (7.38.13). */
  readonly limit?: number;
  /** The month from which there is any (7.21.c). */
  readonly from?: string;
  /** Carried by men: a rifle or a launcher. */
  readonly isHandHeld?: true;
}

const SMALL_ARMS = { calibre: 0, rate: 'N', effectiveness: 1 } as const;
/** Rifles that pierce armour. */
const ANTI_TANK_RIFLE = 14;

export const kindOf = (row: Row): WeaponKind => (row === 'mg' || row === 'pin' ? 'small arms' : 'gun');

/** Undefined: its card has no such row. */
export function weaponOf(unit: Fielded, row: Row): Weapon | undefined {
  const card = cardOfUnit(unit);
  if (card.is === 'leg') return ofMen(unit, row);
  if (row === 'mg' || row === 'pin') {
    const strength = card.is === 'vehicle' ? card.machineGuns : undefined;
    return strength && { ...SMALL_ARMS, ...MACHINE_GUNS[strength] };
  }
  if (row === 'flame') return card.is === 'vehicle' ? ofFlame(card, unit) : undefined;
  if (row === 'second-ap' || row === 'second-gp') {
    const second = card.is === 'vehicle' ? card.turretGun : undefined;
    return second && ofGun(second, row === 'second-ap' ? 'ap' : 'gp');
  }
  const [main] = card.is === 'towed' ? [card.gun] : card.guns;
  if (main === undefined) return undefined;
  if (row !== 'ce') return ofGun(main, row);
  const charge = card.is === 'vehicle' ? card.hollowCharge : undefined;
  const shell = ofGun(main, 'gp');
  if (charge === undefined || !shell) return undefined;
  return { ...shell, factors: [charge, charge, charge, charge, charge], isHollow: true };
}

function ofGun(id: GunId, row: 'ap' | 'gp'): Weapon | undefined {
  const gun: GunCard = GUNS[id];
  const { calibre, rate, limit, gpFrom, [row]: figures } = gun;
  return (
    figures && {
      ...figures,
      calibre,
      rate,
      effectiveness: Math.max(1, ...(gun.gp?.factors ?? [])),
      ...(limit?.rows === row && { limit: limit.at }),
      ...(row === 'gp' && gpFrom && { from: gpFrom }),
    }
  );
}

/** Fire counts as shells: it is no small arm. A damaged trailer has less for it, and none without one (7.38.12.2). */
function ofFlame({ flame, trailer }: VehicleCard, unit: Fielded): Weapon | undefined {
  if (!flame || unit.trailer === 'gone') return undefined;
  const { factor, reach } = flame;
  return {
    reach: [reach, reach, reach, reach, reach],
    factors: [factor, factor, factor, factor, factor],
    calibre: 1,
    rate: 'N',
    effectiveness: factor,
    limit: unit.trailer === 'damaged' && trailer ? trailer.damagedLimit : flame.limit,
  };
}

/** Men have their rifles, and what is attached to them as long as they have not lost it (7.17). */
function ofMen(unit: Fielded, row: Row): Weapon | undefined {
  const card = cardOfUnit(unit);
  if (card.is !== 'leg') return undefined;
  if (row === 'mg' || row === 'pin') return card.gp && { ...SMALL_ARMS, ...card.gp };
  const carried = (card.attached ?? []).slice(unit.weaponsLost ?? 0).map(each => ATTACHED[each]);
  if (row === 'ap')
    return card.ap && { ...SMALL_ARMS, ...card.ap, calibre: ANTI_TANK_RIFLE, isHandHeld: true };
  const launcher = carried.find(each => each.is === 'launcher');
  if (!launcher) return undefined;
  const figures = row === 'ce' ? launcher.ce : row === 'gp' ? launcher.gp : undefined;
  return (
    figures && { ...SMALL_ARMS, ...figures, calibre: launcher.calibre, isHollow: true, isHandHeld: true }
  );
}

/** The band into which the range falls; undefined: it is beyond the last. */
export function bandAt({ reach }: WeaponRow, range: number): Band | undefined {
  return BANDS[reach.findIndex(limit => range <= limit)];
}

export const factorIn = ({ factors }: WeaponRow, band: Band): number => factors[BANDS.indexOf(band)] ?? 0;

const isArmourPiercing = (row: Row): boolean => row === 'ap' || row === 'ce' || row === 'second-ap';

/** Against fire of this row at this target, whatever the command (B7). */
export const reachRefusal = (
  scene: Pick<Scene, 'world' | 'view'>,
  unit: Fielded,
  row: Row,
  target: Fielded,
  isReaction = false,
): Refusal | undefined => reachOf(scene, unit, row, target.at, { target, isReaction });

/** The same for a hex in which there is somebody, or just a house. */
export function reachOf(
  { world, view }: Pick<Scene, 'world' | 'view'>,
  unit: Fielded,
  row: Row,
  at: HexId,
  { target, isReaction = false }: { readonly target?: Fielded; readonly isReaction?: boolean } = {},
): Refusal | undefined {
  const weapon = weaponOf(unit, row);
  if (!weapon) return refusal('B7.4', 'it has no such weapon');
  if (unit.aboard && !firesMounted(world, view, unit)) return refusal('B12.10', 'it is aboard a vehicle');
  if (unit.smoked && kindOf(row) === 'small arms') return refusal('7.22.1.a', 'it has made smoke instead');
  const fault = unit.faults?.[kindOf(row)];
  if (fault) return refusal('7.25.a', fault === 'malfunction' ? 'it has jammed' : 'it is out of action');
  if (weapon.from !== undefined && monthOf(world) < weapon.from)
    return refusal('7.21.c', 'there are no such shells for it yet');
  const ammunition = target && ammunitionRefusal(world, weapon, row, target);
  if (ammunition) return ammunition;
  const range = distance(world, unit.at, at);
  if (range < leastRange(unit) || !bandAt(weapon, range)) return refusal('B8', 'it is out of range');
  const field = fieldRefusal(world, unit, row, at, isReaction);
  if (field) return field;
  return inSight(world, unit.at, at) ? undefined : refusal('B7', 'it is out of sight');
}

/** British sections that fire from the carriers in which they ride (7.38.1). */
const FROM_CARRIERS: readonly CardId[] = ['british-hmg', 'british-light-mortar', 'british-mortar'];

const firesMounted = (world: World, { units }: View, { card, aboard }: Fielded): boolean =>
  isOn(world, '7.38') &&
  FROM_CARRIERS.includes(card) &&
  units.some(({ id, card: carrier }) => id === aboard && carrier === 'universal-carrier');

/** What is fired at what (B7.5, 7.15, 7.18). */
function ammunitionRefusal(world: World, weapon: Weapon, row: Row, target: Fielded): Refusal | undefined {
  const isAtVehicle = isVehicle(target);
  if (isArmourPiercing(row) && !isAtVehicle) return refusal('B7.5', 'AP is fired at vehicles');
  if (row === 'gp' && weapon.isHollow && !isOn(world, '7.15'))
    return refusal('B7.5', 'hollow charges are fired at vehicles');
  if (row === 'flame' && !isOn(world, '7.38')) return refusal('B7.4', 'it has no such weapon');
  if (row !== 'pin') return undefined;
  if (!isOn(world, '7.18')) return refusal('B7.4', 'it has no such weapon');
  return isAtVehicle ? refusal('7.18.a', 'men and guns are pinned, and not vehicles') : undefined;
}

const leastRange = (unit: Fielded): number => {
  const card = cardOfUnit(unit);
  return card.is === 'leg' ? (card.least ?? 0) : 0;
};

export const rowsOf = (unit: Fielded): readonly Row[] =>
  ROWS.filter(row => weaponOf(unit, row) !== undefined);
