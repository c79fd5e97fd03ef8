/** Acquisition (4.5, 6.10, 6.11): who fires at the same target or hex again aims better, as long as nothing disturbs him. */
import type { HexId } from '../../../board/index.ts';
import { type Owned, unset } from '../../../engine/index.ts';
import { isUnknown } from '../concealment/unseen.ts';
import type { Game, View } from '../game.ts';
import { sight } from '../sight/sight.ts';
import type { Acquisition, TargetId, UnitId, VehicleId } from '../state.ts';
import { type AnyUnit, type AnyWeapon, isGoodOrder, possessorOf, weaponsOf } from '../units.ts';
import { type AnyVehicle, isDazed, isOutOfOrder } from '../vehicles/vehicles.ts';

/** A weapon, or the vehicle whose main armament it is. */
type Gun = AnyWeapon | AnyVehicle;
const isVehicle = (gun: Gun): gun is AnyVehicle => gun.id.startsWith('v');

/** What its acquisition is worth to hit the hex, or the target in it; 0 without one. */
export function acquisitionOf(view: View, gun: Gun, hex: HexId, target?: TargetId): 0 | -1 | -2 {
  const { acquired } = gun;
  if (!acquired || !isUndisturbed(view, gun)) return 0;
  return isAcquired(view, acquired, hex, target) ? acquired.drm : 0;
}

/** What is acquired by itself keeps it wherever it goes in sight; where it was seen last, whoever comes there has it. */
function isAcquired(view: View, { at, on }: Acquisition, hex: HexId, target?: TargetId): boolean {
  if (!on) return at === hex;
  if (target !== undefined && on[target] === hex) return true;
  const here = entriesOf(on).filter(([, seen]) => seen === hex);
  return target === undefined ? here.length > 0 : here.some(([id]) => hexOf(view, id) !== hex);
}

const entriesOf = (on: Readonly<Record<TargetId, HexId>>) => Object.entries(on) as [TargetId, HexId][];

/** Where the target is; undefined if it is gone. */
function hexOf(view: View, id: TargetId): HexId | undefined {
  return (view.units.find(each => each.id === id) ?? view.vehicles?.find(each => each.id === id))?.at;
}

interface Acquirer {
  readonly gun: Gun;
  /** Who aims. */
  readonly by: UnitId | VehicleId;
  readonly from: HexId;
}

/**
 * After a shot: ranged in, or better than before. On the area target type it is the hex that is acquired; on the others
 * its targets are. Another target loses the old one.
 */
export function acquire(game: Game, { gun, by, from }: Acquirer, at: HexId, on?: readonly TargetId[]): void {
  const aimed = on ?? [undefined];
  const better = aimed.some(id => acquisitionOf(game.state, gun, at, id) < 0);
  const drm = better ? -2 : -1;
  const targets = on && Object.fromEntries(on.map(id => [id, at]));
  own(game, gun).acquired = { at, drm, by, from, ...(targets && { on: targets }) };
  game.say(on ? '6.10.a' : '6.11.a', `{${gun.id}} has acquired ${on ? named(on) : at} (${drm})`);
}

const named = (ids: readonly TargetId[]) => ids.map(id => `{${id}}`).join(', ');

const own = (game: Game, gun: Gun): Owned<{ acquired?: Acquisition }> => game.own(gun);

export function loseAcquisition(game: Game, gun: Gun): void {
  if (gun.acquired) unset(own(game, gun), 'acquired');
}

/** Who fires with his own firepower looks elsewhere than through his sights (6.10). */
export function distract(game: Game, unit: AnyUnit): void {
  for (const weapon of weaponsOf(game.state, unit)) loseAcquisition(game, weapon);
}

/** A vehicle whose other guns fire elsewhere loses its target (6.10). */
export function distractVehicle(game: Game, vehicle: AnyVehicle, hex: HexId): void {
  const { acquired } = vehicle;
  if (acquired && !isAcquired(game.state, acquired, hex)) loseAcquisition(game, vehicle);
}

/** Of those who could stop a rout one does it: he who loses least of what he has in his sights by it (6.10.b). */
export function distractInterdictor(game: Game, interdictors: readonly TargetId[]): void {
  const gunsOf = (id: TargetId) =>
    acquirers(game.state).filter(gun => (isVehicle(gun) ? gun.id === id : gun.by === id));
  const loss = (id: TargetId) => gunsOf(id).reduce((sum, { acquired }) => sum - (acquired?.drm ?? 0), 0);
  const [one] = interdictors.toSorted((a, b) => loss(a) - loss(b));
  if (one !== undefined) for (const gun of gunsOf(one)) loseAcquisition(game, gun);
}

/** Takes off what moving, breaking, malfunction or a change of hands has spoilt. */
export function sweepAcquisitions(game: Game): void {
  for (const gun of acquirers(game.state)) {
    if (!isUndisturbed(game.state, gun)) loseAcquisition(game, gun);
  }
}

/** Who has come under a ? is followed no more: where he was seen last is acquired instead (8.3.2.b). */
export function loseTrack(game: Game, id: TargetId): void {
  for (const gun of acquirers(game.state)) {
    const { acquired } = gun;
    const seen = acquired?.on?.[id];
    if (!acquired || seen === undefined) continue;
    const { drm, by, from } = acquired;
    own(game, gun).acquired = { at: seen, drm, by, from };
  }
}

function acquirers({ weapons, vehicles }: View): readonly Gun[] {
  const guns = weapons.filter(({ acquired }) => acquired);
  return vehicles ? [...guns, ...vehicles.filter(({ acquired }) => acquired)] : guns;
}

function isUndisturbed(view: View, gun: Gun): boolean {
  const { acquired } = gun;
  if (isVehicle(gun)) {
    return gun.at === acquired?.from && !isDazed(gun) && !isOutOfOrder(gun, 'MA');
  }
  const possessor = possessorOf(view, gun);
  return (
    !gun.malfunctioned &&
    possessor !== undefined &&
    possessor.id === acquired?.by &&
    possessor.at === acquired.from &&
    isGoodOrder(view, possessor)
  );
}

/**
 * Acquired targets that have moved are followed as far as they are seen; a hex in which one was seen last passes the
 * acquisition on to whoever comes there (6.10.c). Those who scatter are all followed: the next shot tells which of
 * them the gunner has kept in his sights (6.10.d).
 */
export function trackTargets(game: Game): void {
  for (const gun of acquirers(game.state)) {
    const { acquired } = gun;
    if (!acquired?.on || !isUndisturbed(game.state, gun)) continue;
    const on = followed(game, gun, acquired, acquired.on);
    if (entriesOf(on).length === 0) loseAcquisition(game, gun);
    else if (on !== acquired.on) own(game, gun).acquired = { ...acquired, on };
  }
}

type On = Readonly<Record<TargetId, HexId>>;

function followed(game: Game, gun: Gun, { from }: Acquisition, on: On): On {
  const entries = entriesOf(on);
  if (entries.every(([id, seen]) => hexOf(game.state, id) === seen)) return on;
  const side = sideOf(game.state, gun);
  const next = entries.flatMap(([id, seen]): readonly [TargetId, HexId][] => {
    const now = hexOf(game.state, id);
    if (now === seen) return [[id, seen]];
    if (now !== undefined && sight(game.world, game.state, from, now).clear) return [[id, now]];
    const heir = newcomer(game.state, on, seen, side);
    return heir ? [[heir, seen]] : now === undefined ? [] : [[id, seen]];
  });
  return Object.fromEntries(next);
}

function sideOf(view: View, gun: Gun) {
  return isVehicle(gun) ? gun.side : possessorOf(view, gun)?.side;
}

/** Nobody under a ?: against such only the hex can be acquired (8.3.2.b). */
function newcomer(view: View, on: On, hex: HexId, side: string | undefined): TargetId | undefined {
  const pieces = [...view.units.filter(unit => !isUnknown(unit)), ...(view.vehicles ?? [])];
  return pieces.find(each => each.at === hex && each.side !== side && on[each.id] === undefined)?.id;
}
