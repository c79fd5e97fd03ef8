/** Rate of fire and breakdown of ordnance (3.2.4, 6.12, 7.2), all read from the roll to hit. */
import { type EquipmentCondition, equipmentModifier } from '../charts/equipment-modifiers.ts';
import type { Piece } from '../counters/card.ts';
import type { Firer } from '../fire/shooters.ts';
import { breakdownNumbers, malfunction, rateOfFire } from '../fire/weapons.ts';
import type { Game, View } from '../game.ts';
import { destroyWeapon } from '../morale/losses.ts';
import { cardOf, isInexperienced, weaponCardOf } from '../units.ts';
import { malfunctionArm } from '../vehicles/arms.ts';
import { disableArm } from '../vehicles/damage.ts';
import type { World } from '../world.ts';
import { type Barrel, barrelOf, isCaptured, isNonQualified } from './barrel.ts';
import { type Shot, typeOf } from './shot.ts';

interface Handling {
  /** The coloured die up to which it keeps its rate of fire; 0: it has none. */
  readonly rate: number;
  /** At these original rolls or more it malfunctions, is gone for good, or runs short of shells. */
  readonly malfunction?: number | undefined;
  readonly removal?: number | undefined;
  readonly shortage?: number | undefined;
}

export function handlingOf(world: World, view: View, shot: Shot): Handling {
  const { firer } = shot;
  const barrel = barrelOf(world, view, firer.id);
  if (barrel) return barrelHandling(world, barrel, shot);
  const { user } = firer;
  return user ? supportHandling(world, view, shot, { ...firer, user }) : { rate: 0 };
}

/** Light mortars, and what infantry has against tanks (4.4, 4.5). */
function supportHandling(world: World, view: View, shot: Shot, firer: Firer): Handling {
  const { user, weapon } = firer;
  const card = weapon && weaponCardOf(weapon);
  const isRuined = card?.kind === 'mortar' && isInexperienced(view, user);
  const rate = Math.min(rateOfFire(world, view, firer), shot.use?.rateOfFire ?? Number.POSITIVE_INFINITY);
  const numbers = breakdownNumbers(world, view, firer);
  const ruin = isRuined && { removal: card.breakdown };
  if (cardOf(user).kind !== 'leader' || shot.helper) return { rate, ...numbers, ...ruin };
  // A leader who serves a mortar by himself loses its rate of fire (4.5).
  const alone = equipmentModifier(world.charts, 'light mortar fired by one leader');
  const { malfunction } = numbers;
  return {
    rate: alone.rateOfFire === 'lost' ? 0 : Math.max(0, rate + alone.rateOfFire),
    ...numbers,
    ...(malfunction !== undefined && { malfunction: malfunction + alone.breakdown }),
    ...ruin,
  };
}

/** Everything that makes this shot worse than the counter says. */
function conditionsOf({ piece, traverse, vehicle, crew }: Barrel, shot: Shot): readonly EquipmentCondition[] {
  const { firer, turn } = shot;
  const isTurned = turn !== undefined && turn.hexspines > 0;
  const found: (EquipmentCondition | false | undefined)[] = [
    (crew?.pinned || vehicle?.pinned) && 'pinned',
    firer.mode === 'advancing' && 'advancing fire',
    isCaptured(firer) && 'captured',
    isNonQualified(firer) && 'gun fired by a squad or half-squad',
    shot.intensive && 'intensive fire',
    isTurned && traverse === 'NT' && !isHandy(piece) && 'change of covered arc without a turret',
    typeOf(shot) === 'area' && !shot.ordnance.airBursts && 'area target type, no mortar',
  ];
  return found.filter(each => typeof each === 'string');
}

/** Mortars that two men turn round as they please (3.2.4). */
const isHandy = ({ calibre, length }: Piece) => length === '*' && calibre >= 76 && calibre <= 82;

/** What is beyond the skill of its crew, or asked too much of, is ruined by what would ordinarily jam it (6.12.b). */
const RUINOUS: ReadonlySet<EquipmentCondition> = new Set([
  'captured',
  'gun fired by a squad or half-squad',
  'intensive fire',
]);

function barrelHandling(world: World, barrel: Barrel, shot: Shot): Handling {
  const { piece, vehicle } = barrel;
  const conditions = conditionsOf(barrel, shot);
  const changes = conditions.map(each => equipmentModifier(world.charts, each));
  const lower = changes.reduce((sum, { breakdown }) => sum + breakdown, 0);
  const isRuinous = conditions.some(each => RUINOUS.has(each));
  const isSpent = shot.intensive || changes.some(({ rateOfFire: change }) => change === 'lost');
  const slower = changes.reduce((sum, { rateOfFire: n }) => (n === 'lost' ? sum : sum + n), 0);
  return {
    rate: isSpent ? 0 : Math.max(0, (piece.rateOfFire ?? 0) + slower),
    ...wearNumbers(piece, vehicle?.lowAmmunition === true, lower),
    ...(isRuinous || vehicle?.lowAmmunition ? { removal: piece.breakdown } : {}),
  };
}

/** A number in a circle means that shells run short; only a 12 jams the gun. Then it is one less, and for good (7.2.1). */
function wearNumbers({ breakdown, lowAmmunition }: Piece, isShort: boolean, lower: number) {
  if (!lowAmmunition) return { malfunction: breakdown + lower };
  return isShort ? { malfunction: breakdown - 1 + lower } : { malfunction: 12, shortage: breakdown + lower };
}

export type Wear = 'gone' | 'malfunctions' | 'short';

export function wearAt(
  original: number,
  { malfunction: jams, removal, shortage }: Handling,
): Wear | undefined {
  if (removal !== undefined && original >= removal) return 'gone';
  if (jams !== undefined && original >= jams) return 'malfunctions';
  return shortage !== undefined && original >= shortage ? 'short' : undefined;
}

/** The weapon after its own shot has worn it out. */
export function wearOut(game: Game, { firer }: Shot, wear: Wear): void {
  const { weapon, vehicle } = firer;
  if (vehicle) {
    if (wear === 'gone') disableArm(game, vehicle, 'MA');
    if (wear === 'malfunctions') malfunctionArm(game, vehicle, 'MA');
    if (wear === 'short') {
      game.own(vehicle).lowAmmunition = true;
      game.say('7.2.1.a', `{${vehicle.id}} is low on ammunition`);
    }
    return;
  }
  if (!weapon || !game.state.weapons.includes(weapon)) return;
  if (wear === 'gone') destroyWeapon(game, weapon, '6.12.b');
  else malfunction(game, weapon, '6.12.a');
}
