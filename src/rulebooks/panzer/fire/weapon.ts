/** What a unit fires with: the rows of its card, and whether they reach a target (B7, B8). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { BANDS, type Band, type Rate } from '../charts/index.ts';
import { GUNS, type GunCard, MACHINE_GUNS, type WeaponRow } from '../counters/index.ts';
import { cardOfUnit, type Fielded } from '../game.ts';
import { inSight } from '../sight/sight.ts';
import { ROWS, type Row } from '../state.ts';
import { distance, type World } from '../world.ts';
import { isAhead } from './angle.ts';

export interface Weapon extends WeaponRow {
  /** In millimetres; 0 for small arms. */
  readonly calibre: number;
  readonly rate: Rate;
  /** The best GP factor of what it fires: its maximum GP Effectiveness. */
  readonly effectiveness: number;
}

const SMALL_ARMS = { calibre: 0, rate: 'N', effectiveness: 1 } as const;
/** Rifles that pierce armour. */
const ANTI_TANK_RIFLE = 14;

/** Undefined: its card has no such row. */
export function weaponOf(unit: Fielded, row: Row): Weapon | undefined {
  const card = cardOfUnit(unit);
  if (card.is === 'leg') {
    if (row === 'ap') return card.ap && { ...SMALL_ARMS, ...card.ap, calibre: ANTI_TANK_RIFLE };
    return row === 'mg' && card.gp ? { ...SMALL_ARMS, ...card.gp } : undefined;
  }
  if (row === 'mg') {
    const strength = card.is === 'vehicle' ? card.machineGuns : undefined;
    return strength && { ...SMALL_ARMS, ...MACHINE_GUNS[strength] };
  }
  const [main] = card.is === 'towed' ? [card.gun] : card.guns;
  if (main === undefined) return undefined;
  const gun: GunCard = GUNS[main];
  const { calibre, rate, [row]: figures } = gun;
  return figures && { ...figures, calibre, rate, effectiveness: Math.max(1, ...(gun.gp?.factors ?? [])) };
}

/** The band into which the range falls; undefined: it is beyond the last. */
export function bandAt({ reach }: WeaponRow, range: number): Band | undefined {
  return BANDS[reach.findIndex(limit => range <= limit)];
}

export const factorIn = ({ factors }: WeaponRow, band: Band): number => factors[BANDS.indexOf(band)] ?? 0;

/** Against fire of this row at this target, whatever the command (B7). */
export function reachRefusal(world: World, unit: Fielded, row: Row, target: Fielded): Refusal | undefined {
  const weapon = weaponOf(unit, row);
  if (!weapon) return refusal('B7.4', 'it has no such weapon');
  if (row === 'ap' && cardOfUnit(target).is !== 'vehicle') return refusal('B7.5', 'AP is fired at vehicles');
  if (!bandAt(weapon, distance(world, unit.at, target.at))) return refusal('B8', 'it is out of range');
  const card = cardOfUnit(unit);
  const isFixed = card.is === 'towed' ? !card.platform : card.is === 'vehicle' && card.gunIn === 'hull';
  if (isFixed && !isAhead(world, unit.at, unit.facing, target.at))
    return refusal('B7.1', 'it lies outside the field of fire');
  return inSight(world, unit.at, target.at) ? undefined : refusal('B7', 'it is out of sight');
}

export const rowsOf = (unit: Fielded): readonly Row[] =>
  ROWS.filter(row => weaponOf(unit, row) !== undefined);
