/** What a gunner may declare (3.2.4, 6.2): his target type, his vehicle, his shells, and how his gun turns to it. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { fireColumn, type Shell } from '../charts/index.ts';
import { movingPiece } from '../fire/shooters.ts';
import type { View } from '../game.ts';
import type { FireFrame, VehicleId } from '../state.ts';
import { strikesMenIn } from '../support-weapons/light-anti-tank.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type Turn, turnToward } from '../vehicles/arcs.ts';
import { distance, type World } from '../world.ts';
import { type Barrel, barrelOf } from './barrel.ts';
import { covers, type Spine, spinesCovering, turnBetween } from './covered-arcs.ts';
import { shellRefusal, shellsFor } from './shells.ts';
import { isSmoke, type Marksman, type Ordnance, sideOf, type TargetType } from './shot.ts';
import { hasMen, knownVehiclesAt } from './targets.ts';

/** One way to fire at a hex: at a vehicle, or as the target type says. */
export interface Choice {
  readonly type: TargetType;
  readonly vehicle?: VehicleId;
}

/** Every way in which the weapon may be fired at the hex, with shells at hand for it. */
export function choicesAt(
  world: World,
  view: View,
  ordnance: Ordnance,
  firer: Marksman,
  target: HexId,
): readonly Choice[] {
  if (isRefusal(turnAt(world, view, firer, target))) return [];
  const side = sideOf(firer);
  return ordnance.types
    .flatMap(type => choicesOf(world, view, firer, side, target, type))
    .filter(choice => shellsAt(world, view, ordnance, firer, target, choice).length > 0);
}

function choicesOf(
  world: World,
  view: View,
  firer: Marksman,
  side: Side,
  target: HexId,
  type: TargetType,
): readonly Choice[] {
  const vehicles = () => knownVehiclesAt(view, target, side).map(({ id }): Choice => ({ type, vehicle: id }));
  switch (type) {
    case 'infantry':
      return hasMen(view, target, side, firer.at) ? [{ type }] : [];
    case 'area':
      return areaRefusal(firer, target) ? [] : [{ type }];
    case 'vehicle':
      return vehicles();
    case 'own':
      return [...(strikesMenIn(world, view, side, target) ? [{ type }] : []), ...vehicles()];
  }
}

/** Not in its own hex, and not by a vehicle on the move (3.2.4.att.d). */
export function areaRefusal({ at, mode, vehicle }: Marksman, target: HexId): Refusal | undefined {
  if (at === target) return refusal('3.2.4.att.d', 'the area target type is not for its own hex');
  return mode === 'bounding' || vehicle?.motion
    ? refusal('3.2.4.att.d', 'the area target type is not for a vehicle on the move')
    : undefined;
}

/** The shells for it, the usual one first: those that reach, and that can do something to the target. */
export function shellsAt(
  world: World,
  view: View,
  ordnance: Ordnance,
  firer: Marksman,
  target: HexId,
  { type, vehicle }: Choice,
): readonly Shell[] {
  const range = distance(world, firer.at, target);
  const atVehicle = vehicle !== undefined;
  return shellsFor(world, view, firer, type, target).filter(
    shell => !reachRefusal(ordnance, range, { type, shell, atVehicle }),
  );
}

interface Reach {
  readonly type: TargetType;
  readonly shell: Shell;
  readonly atVehicle: boolean;
}

const OUT_OF_RANGE = refusal('3.2.4.range', 'the target is too near or too far for such a shell');
const NO_TO_KILL = refusal('7.9.a', 'such a shell does nothing to a vehicle');
const TOO_SMALL = refusal('3.2.4.eff.a', 'at half its firepower so small a shell has no effect on a hex');

/** Why such a shell does nothing at this range, though it may be fired. */
function reachRefusal(
  ordnance: Ordnance,
  range: number,
  { type, shell, atVehicle }: Reach,
): Refusal | undefined {
  if (ordnance.toHit(range, { type, shell, colour: 'black' }) === undefined) return OUT_OF_RANGE;
  if (atVehicle && ordnance.toKill(shell, range) === undefined) return NO_TO_KILL;
  return type === 'area' && !isSmoke(shell) && !hasAreaEffect(ordnance, shell) ? TOO_SMALL : undefined;
}

/** Why it may not fire such shells in that way at the hex, or to no effect; undefined if it may. */
export function loadingRefusal(
  world: World,
  view: View,
  ordnance: Ordnance,
  firer: Marksman,
  target: HexId,
  { type, vehicle }: Choice,
  shell: Shell,
): Refusal | undefined {
  const reach = { type, shell, atVehicle: vehicle !== undefined };
  return (
    shellRefusal(world, view, firer, type, target, shell) ??
    reachRefusal(ordnance, distance(world, firer.at, target), reach)
  );
}

/** Half the firepower of the smallest shells is none (3.2.4.eff.a). */
const hasAreaEffect = ({ column }: Ordnance, shell: Shell): boolean =>
  fireColumn((column(shell) ?? 0) / 2) !== undefined;

/** The choice that has been made; the only one, where there is but one. */
export function chosen(choices: readonly Choice[], { aim, vehicle }: Frozen<FireFrame>): Choice | undefined {
  if (vehicle !== undefined) return choices.find(each => each.vehicle === vehicle);
  if (aim === undefined) return choices.length === 1 ? choices[0] : undefined;
  // Like a mortar is the only way to lob a shell, and that is at the hex.
  const type = aim === 'mortar' ? 'area' : aim;
  return choices.find(each => each.vehicle === undefined && (each.type === type || each.type === 'own'));
}

// ---- turning

/** How the gun comes to bear on the hex; undefined for what has no covered arc; or why it can't. */
export function turnAt(
  world: World,
  view: View,
  firer: Marksman,
  target: HexId,
  along?: Spine,
): Turn | Refusal | undefined {
  const barrel = barrelOf(world, view, firer.id);
  if (!barrel) return undefined;
  const turn = firer.vehicle
    ? turnToward(world, view, firer.vehicle, 'MA', target, firer.mode)
    : gunTurn(world, view, barrel, firer, target);
  if (!turn || isRefusal(turn) || along === undefined) return turn;
  return { ...turn, to: along, hexspines: turnBetween(barrel.facing, along) };
}

/** A gun's own hex is in its arc; but who comes into it must come through that arc, unless it turns to them (3.2.4.ca.g). */
function gunTurn(world: World, view: View, barrel: Barrel, firer: Marksman, target: HexId): Turn | Refusal {
  const { at, facing } = barrel;
  const still: Turn = { mount: 'hull', to: facing, hexspines: 0 };
  const toward = target === at && firer.mode === 'first' ? movingPiece(view)?.entry?.from : target;
  if (toward === undefined || covers(world, at, facing, toward)) return still;
  if (firer.user?.pinned) return refusal('3.2.4.ca.b', 'pinned men can’t turn their gun');
  if (terrainAt(world, at) === 'bamboo') {
    return refusal('8.2.1.bamboo.d', 'in bamboo a gun is not turned and fired in one player turn');
  }
  const [nearest = facing] = spinesCovering(world, at, facing, toward);
  return { mount: 'hull', to: nearest, hexspines: turnBetween(facing, nearest) };
}

/** The hexspines between which the gunner may choose: two where the target lies on the edge of two arcs. */
export function spinesAt(world: World, view: View, firer: Marksman, target: HexId): readonly Spine[] {
  const barrel = barrelOf(world, view, firer.id);
  const turn = turnAt(world, view, firer, target);
  if (!barrel || !turn || isRefusal(turn) || turn.hexspines === 0 || target === barrel.at) return [];
  return spinesCovering(world, barrel.at, barrel.facing, target);
}
