/** Fields of fire (B7.1): a gun in the hull, a turret (7.8), a platform (7.16). */
import { cellOfHex, type HexId } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { type ArcWidth, type Direction, facingSide, inArc, turned } from '../../../hex/index.ts';
import { cardOfUnit, type Fielded, vehicleCardOf } from '../game.ts';
import type { Row } from '../state.ts';
import { isOn, ix, type World } from '../world.ts';

export const liesWithin = (
  world: World,
  from: HexId,
  facing: Direction,
  width: ArcWidth,
  target: HexId,
): boolean =>
  inArc(
    cellOfHex(world.field, ix(world, from)),
    facingSide(facing),
    width,
    cellOfHex(world.field, ix(world, target)),
  ) !== 'outside';

/** Where the weapon sits. */
type Mount = 'turret' | 'hull' | 'platform' | 'hands';

function mountOf(world: World, unit: Fielded, row: Row): Mount {
  const card = cardOfUnit(unit);
  if (card.is === 'leg') return 'hands';
  if (card.is === 'towed') return card.platform && isOn(world, '7.16') ? 'platform' : 'hull';
  // The turret of an observers’ tank does not turn (7.38.3): without turrets of their own it is as good as a hull.
  if (card.gunIn === 'turret' && card.turretTurn === 0 && isOn(world, '7.38') && !isOn(world, '7.8'))
    return 'hull';
  return card.gunIn === 'turret' || row === 'second-ap' || row === 'second-gp' ? 'turret' : 'hull';
}

export const hasTurret = (unit: Pick<Fielded, 'card'>): boolean => {
  const card = vehicleCardOf(unit);
  return card !== undefined && (card.gunIn === 'turret' || card.turretGun !== undefined);
};

/** By how many hexsides its turret turns at once (7.8.1): damaged it is slow, and jammed it stays (7.23.2.a). */
export function turretTurnOf(unit: Fielded): number {
  if (unit.collateral?.includes('ring')) return 0;
  const turn = vehicleCardOf(unit)?.turretTurn ?? 0;
  return unit.turretDamaged ? Math.min(turn, 1) : turn;
}

const SIDES_AWAY = [0, 1, -1, 2, -2, 3] as const;

/** The facing nearest to its own from which the turret bears on the hex, within as many hexsides as it may turn. */
export function bearing(world: World, unit: Fielded, most: number, target: HexId): Direction | undefined {
  const now = unit.turret ?? unit.facing;
  return SIDES_AWAY.filter(by => Math.abs(by) <= most)
    .map(by => turned(now, by))
    .find(side => liesWithin(world, unit.at, side, 60, target));
}

/** Against fire at the hex; whoever only reacts may swing the turret first (7.8.4.a). */
export function fieldRefusal(
  world: World,
  unit: Fielded,
  row: Row,
  target: HexId,
  isReaction: boolean,
): Refusal | undefined {
  switch (mountOf(world, unit, row)) {
    case 'hands':
    case 'platform':
      return undefined;
    case 'hull':
      return liesWithin(world, unit.at, unit.facing, 180, target) ? undefined : OUTSIDE;
    case 'turret':
      if (!isOn(world, '7.8')) return undefined;
      return bearing(world, unit, isReaction ? turretTurnOf(unit) : 0, target) === undefined
        ? OUTSIDE_TURRET
        : undefined;
  }
}
const OUTSIDE = refusal('B7.1', 'it lies outside the field of fire');
const OUTSIDE_TURRET = refusal('7.8.a', 'it lies outside the field of fire of the turret');

/** Whether overwatch fire goes straight ahead (B8.10): platforms always do (7.16.a), and so do men. */
export function isAhead(world: World, unit: Fielded, row: Row, target: HexId): boolean {
  const mount = mountOf(world, unit, row);
  if (mount === 'platform' || mount === 'hands') return true;
  const facing = mount === 'turret' && isOn(world, '7.8') ? (unit.turret ?? unit.facing) : unit.facing;
  return liesWithin(world, unit.at, facing, 60, target);
}
