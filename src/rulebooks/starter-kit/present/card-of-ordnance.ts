/** The card of a shot that must hit first: the number to hit, its modifiers, and what a hit is worth (3.2.4, 7.9). */
import type { HexId } from '../../../board/index.ts';
import { type ActCard, byDice, byDie, type Frozen, figure, orLess, signed } from '../../../engine/index.ts';
import { ASPECTS, type Aspect, criticalHitNumber, PANZERFAUST_CHECK, toKillResult } from '../charts/index.ts';
import { chosen } from '../ordnance/aims.ts';
import { armourHit, facingStruck, hullHit } from '../ordnance/armour-hits.ts';
import { choicesIn, declaredShot } from '../ordnance/declared-shot.ts';
import { effectOf } from '../ordnance/effect.ts';
import { engagingFirer } from '../ordnance/engaging.ts';
import { flameHit } from '../ordnance/flame.ts';
import { isSmoke, type Shot, typeOf } from '../ordnance/shot.ts';
import { targetsOf } from '../ordnance/targets.ts';
import { type ArmourHit, finalToKill } from '../ordnance/to-kill.ts';
import { faustFound, faustModifiers } from '../panzerfaust.ts';
import { isRefusal } from '../refusal.ts';
import { shooterOf } from '../shooters.ts';
import type { FireFrame, VehicleId } from '../state.ts';
import { isVehicle, type Target } from '../target.ts';
import { toHitModifiers, toHitNumberOf } from '../to-hit.ts';
import type { AnyVehicle } from '../vehicles.ts';
import { allOf, type Hazard, NO_HAZARD, part } from './card-parts.ts';
import { hexText, pieceName, type Scene } from './names.ts';

type Declaration = Frozen<FireFrame>;

export function shotCard(scene: Scene, frame: Declaration, target: HexId): ActCard | undefined {
  const { world, view } = scene;
  if (!chosen(choicesIn(world, view, frame, target), frame)) return undefined;
  const shot = declaredShot(world, view, frame, target);
  const number = toHitNumberOf(world, shot);
  if (number === undefined) return undefined;
  const what = frame.faust ? 'a Panzerfaust' : `the ${pieceName(scene, shot.firer.id)}`;
  const toHit = part(scene, 'To hit', figure('to hit number', '3.2.4.proc.b', number));
  const card = { title: `${titleOf(shot)} of ${what} at ${hexText(world, target)}`, parts: [toHit] };
  // What hinders the line must not show before the shot is declared (3.2.1.e).
  if (world.sight === 'strict') return card;
  const targets = targetsOf(world, view, shot);
  const rows = targets.length > 0 ? targets.map(each => targetRow(scene, shot, number, each)) : [];
  if (rows.length === 0 || isSmoke(shot.shell)) rows.push(groundRow(scene, shot, number));
  const { parts, results } = allOf([...(frame.faust ? [searchRow(scene, shot)] : []), ...rows]);
  return { ...card, parts: [toHit, ...parts], results };
}

const titleOf = ({ shell }: Shot): string => (shell === undefined || shell === 'HE' ? 'Shot' : shell);

/** Before anything is fired there must be a Panzerfaust, and a chance to fire it (4.4.2.b). */
function searchRow(scene: Scene, { firer: { id, user }, vehicle }: Shot): Hazard {
  if (!user) return NO_HAZARD;
  const drm = faustModifiers(scene.world, user, vehicle !== undefined);
  const reads = `${signed(drm.value)}: found with ${orLess(PANZERFAUST_CHECK - drm.value)}`;
  return {
    parts: [part(scene, 'Panzerfaust check', drm, reads)],
    results: [byDie(id, roll => SEARCHED[faustFound(roll, drm.value)])],
  };
}

const SEARCHED = { found: 'found', none: 'none found', caught: 'caught in the open' } as const;

const reach = (number: number, drm: number): string => `${signed(drm)}: hits with ${orLess(number - drm)}`;

/** What it takes to hit this one, and what the hit would be worth. */
function targetRow(scene: Scene, shot: Shot, number: number, target: Target): Hazard {
  const aim = toHitModifiers(scene.world, scene.view, shot, target);
  const name = pieceName(scene, target.id);
  const worth = effectRow(scene, shot, target, name);
  return {
    parts: [part(scene, `Modifiers to hit ${name}`, aim, reach(number, aim.value)), ...worth.parts],
    results: [byDice(target.id, roll => hitText(shot, number, aim.value, roll)), ...worth.results],
  };
}

function hitText(shot: Shot, number: number, drm: number, roll: number): string {
  if (roll + drm > number) return 'misses';
  const isCritical = typeOf(shot) === 'infantry' ? roll + drm <= criticalHitNumber(number) : roll === 2;
  return isCritical ? 'critical hit' : 'hits';
}

function effectRow(scene: Scene, shot: Shot, target: Target, name: string): Hazard {
  const { world, view } = scene;
  if (isSmoke(shot.shell)) return NO_HAZARD;
  if (isVehicle(target) && shot.vehicle) return killRow(scene, shot, target);
  const { column, drm } =
    isVehicle(target) && typeOf(shot) === 'area'
      ? hullHit(world, view, shot, target, 'hull', false)
      : effectOf(world, view, shot, target, false);
  const reads = `column ${column}, ${signed(drm.value)} on the dice`;
  return { parts: [part(scene, `Modifiers of a hit on ${name}`, drm, reads)], results: [] };
}

/** The final TK# for either place that can be hit; within the hex the dice decide which side it is. */
function killRow(scene: Scene, shot: Shot, vehicle: AnyVehicle): Hazard {
  const hits = ASPECTS.flatMap(aspect => killOn(scene, shot, vehicle, aspect));
  return {
    parts: hits.map(hit => {
      const number = finalToKill(hit);
      return part(
        scene,
        `To kill, ${hit.aspect} ${hit.facing}`,
        number,
        `destroyed with less than ${number.value}`,
      );
    }),
    results: hits.map(hit => {
      const number = finalToKill(hit).value;
      return byDice(`${hit.aspect} hit`, roll => toKillResult(hit.killer, hit.aspect, number, roll));
    }),
  };
}

function killOn({ world }: Scene, shot: Shot, vehicle: AnyVehicle, aspect: Aspect): readonly ArmourHit[] {
  const facing = facingStruck(world, shot, vehicle, aspect) ?? 'side';
  const hit = armourHit(world, shot, vehicle, aspect, facing, false);
  return hit ? [hit] : [];
}

/** A flame need not hit: only the roll to kill counts (4.2.e). */
export function flameCard(
  scene: Scene,
  { shooters: [id] }: Declaration,
  target: HexId,
  vehicle: VehicleId,
): ActCard | undefined {
  const { world, view } = scene;
  const firer = id === undefined ? undefined : engagingFirer(world, view, shooterOf(view, id), target);
  if (!firer || isRefusal(firer)) return undefined;
  const hit = flameHit(world, view, firer, target, vehicle);
  const number = finalToKill(hit);
  return {
    title: `${pieceName(scene, firer.id)} at ${pieceName(scene, vehicle)}`,
    parts: [part(scene, 'To kill', number, `destroyed with less than ${number.value}`)],
    results: [byDice(vehicle, roll => toKillResult(hit.killer, hit.aspect, number.value, roll))],
  };
}

/** Smoke, and shells at ground, are fired at the hex as such. */
function groundRow(scene: Scene, shot: Shot, number: number): Hazard {
  const aim = toHitModifiers(scene.world, scene.view, shot);
  const hit = isSmoke(shot.shell) ? shot.shell : 'hits';
  return {
    parts: [part(scene, 'Modifiers to hit the hex', aim, reach(number, aim.value))],
    results: [
      byDice(hexText(scene.world, shot.target), roll => (roll + aim.value > number ? 'misses' : hit)),
    ],
  };
}
