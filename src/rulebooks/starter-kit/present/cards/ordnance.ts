/** The card of a shot that must hit first: the number to hit, its modifiers, and what a hit is worth (3.2.4, 7.9). */
import type { HexId } from '../../../../board/index.ts';
import {
  type ActCard,
  byDice,
  byDie,
  comes,
  type Fall,
  type Frozen,
  figure,
  isRefusal,
  type Need,
  needs,
  needsAtMost,
  nothing,
  onlyAfter,
  orLess,
  signed,
} from '../../../../engine/index.ts';
import { ASPECTS, type Aspect, PANZERFAUST_CHECK, toKillResult } from '../../charts/index.ts';
import { cloudOf } from '../../digest.ts';
import { shooterOf } from '../../fire/shooters.ts';
import { isVehicle, type Target } from '../../fire/target.ts';
import { chosen } from '../../ordnance/aims.ts';
import { shotReader, takeAim } from '../../ordnance/attack.ts';
import { choicesIn, declaredShot } from '../../ordnance/declared-shot.ts';
import { engagingFirer } from '../../ordnance/engaging.ts';
import { flameHit } from '../../ordnance/flame.ts';
import { armourHit, facingStruck, hullHit } from '../../ordnance/hits/armour-hits.ts';
import { effectOf } from '../../ordnance/hits/effect.ts';
import type { Fall as ShotFall } from '../../ordnance/hits/fall.ts';
import { toHitModifiers, toHitNumberOf } from '../../ordnance/hits/to-hit.ts';
import { type ArmourHit, finalToKill } from '../../ordnance/hits/to-kill.ts';
import { depletionOf } from '../../ordnance/shells.ts';
import { isSmoke, type Shot, shellOf, typeOf } from '../../ordnance/shot.ts';
import { targetsOf } from '../../ordnance/targets.ts';
import type { FireFrame, VehicleId } from '../../state.ts';
import { faustFound, faustModifiers } from '../../support-weapons/panzerfaust.ts';
import { turnsHull } from '../../vehicles/turning.ts';
import type { AnyVehicle } from '../../vehicles/vehicles.ts';
import { hexText, pieceName, type Scene } from '../names.ts';
import { turnRisk } from '../words/driving.ts';
import { bogHazard } from './bog.ts';
import { allOf, type Hazard, NO_HAZARD, part, unhurt, withHazard } from './parts.ts';

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
  // A cloud hurts nobody unless it burns (6.2.wp).
  const aimed = shot.shell === 'smoke' ? [] : targets.map(each => targetRow(scene, shot, number, each));
  const ground = targets.length === 0 || isSmoke(shot.shell) ? [groundRow(scene, shot, number)] : [];
  const before = [...(frame.faust ? [searchRow(scene, shot)] : []), ...hullRow(scene, shot)];
  return withHazard(card, allOf([...before, ...ground, ...aimed]));
}

const titleOf = ({ shell }: Shot): string => (shell === undefined || shell === 'HE' ? 'Shot' : shell);

/** Before anything is fired there must be a Panzerfaust, and a chance to fire it (4.4.2.b). */
function searchRow(scene: Scene, { firer: { id, user }, vehicle }: Shot): Hazard {
  if (!user) return NO_HAZARD;
  const drm = faustModifiers(scene.world, user, vehicle !== undefined);
  const found = needs(
    { of: id, is: 'finds a Panzerfaust' },
    `found with ${orLess(Math.min(5, PANZERFAUST_CHECK - drm.value))}`,
    1,
    ([die = 0]) => faustFound(die, drm.value) === 'found',
  );
  return {
    targets: [],
    parts: [part(scene, 'Panzerfaust check', drm, found)],
    rolls: [byDie(id, roll => SEARCHED[faustFound(roll, drm.value)], 'looking for a Panzerfaust')],
  };
}

const SEARCHED = { found: 'found', none: 'none found', caught: 'caught in the open' } as const;

/** A hull that must come round first may bog, and then nothing is fired (7.6.a). */
function hullRow(scene: Scene, { firer: { vehicle }, turn }: Shot): readonly Hazard[] {
  const drm = vehicle && turnsHull(turn) ? turnRisk(scene, vehicle) : undefined;
  return vehicle && drm ? [bogHazard(scene, vehicle.id, drm)] : [];
}

/** The roll to hit comes first, and nothing else before it. */
const isCertain = (scene: Scene, shot: Shot): boolean =>
  (shot.firer.weapon !== undefined || shot.firer.vehicle !== undefined) && hullRow(scene, shot).length === 0;

/** How the roll to hit falls, as the shot itself reads it: misses, mishaps, shells that were never there. */
function fallOf({ world, view }: Scene, shot: Shot): (dice: Fall) => ShotFall | undefined {
  const scene = { world, state: view };
  const read = shotReader(scene, shot, takeAim(scene, shot));
  return ([coloured = 0, white = 0]) => {
    const fall = read({ coloured, white });
    return fall.supply === 'none' ? undefined : fall;
  };
}

/** `hits with 6 or less`, and what else the same dice must not say. */
function reach({ world }: Scene, shot: Shot, number: number, drm: number): string {
  const { firer } = shot;
  const most = Math.min(12, number - drm);
  const depletion = depletionOf(world, firer, shellOf(shot));
  const twice = firer.vehicle?.motion ? ', the lower die counted twice' : '';
  const supply =
    depletion !== undefined && depletion < most ? `; above ${depletion} there are no such shells` : '';
  return `hits with ${orLess(most)}${twice}${supply}`;
}

/** What it takes to hit this one, and what the hit would be worth. */
function targetRow(scene: Scene, shot: Shot, number: number, target: Target): Hazard {
  const { id } = target;
  const name = pieceName(scene, id);
  const aim = toHitModifiers(scene.world, scene.view, shot, target);
  const words = reach(scene, shot, number, aim.value);
  const fall = fallOf(scene, shot);
  const isHit = (dice: Fall) => fall(dice)?.hit.includes(id) === true;
  const isCritical = (dice: Fall) => isHit(dice) && fall(dice)?.critical.includes(id) === true;
  const certain = isCertain(scene, shot);
  const row = byDice(
    id,
    (_, dice) => {
      if (isCritical(dice)) return certain ? comes('hit critically') : 'hit critically';
      return isHit(dice) ? 'hit' : nothing('missed');
    },
    'to hit',
  );
  const need = certain ? needs({ of: id, is: 'hit' }, words, 2, isHit) : words;
  const worth = effectRow(scene, shot, target, name);
  return {
    targets: [unhurt(id)],
    parts: [part(scene, `Modifiers to hit ${name}`, aim, need), ...worth.parts],
    rolls: [certain ? row : onlyAfter(row), ...worth.rolls],
  };
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
  return { ...NO_HAZARD, parts: [part(scene, `Modifiers of a hit on ${name}`, drm, reads)] };
}

/** The final TK# for either place that can be hit; within the hex the dice decide which side it is. */
function killRow(scene: Scene, shot: Shot, vehicle: AnyVehicle): Hazard {
  const hits = ASPECTS.flatMap(aspect => killOn(scene, shot, vehicle, aspect));
  return {
    targets: [],
    parts: hits.map(hit => {
      const number = finalToKill(scene.world, hit);
      return part(
        scene,
        `To kill, ${hit.aspect} ${hit.facing}`,
        number,
        `destroyed with less than ${number.value}`,
      );
    }),
    rolls: hits.map(hit => {
      const number = finalToKill(scene.world, hit).value;
      const read = (roll: number) => toKillResult(scene.world.charts, hit.killer, hit.aspect, number, roll);
      return onlyAfter(byDice(vehicle.id, read, `if the ${hit.aspect} is hit`));
    }),
  };
}

function killOn({ world }: Scene, shot: Shot, vehicle: AnyVehicle, aspect: Aspect): readonly ArmourHit[] {
  const facing = facingStruck(world, shot, vehicle, aspect) ?? 'side';
  const hit = armourHit(world, shot, vehicle, aspect, facing, false);
  return hit ? [hit] : [];
}

/** What two dice can come to. */
const TWO_DICE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

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
  const number = finalToKill(world, hit);
  const result = (roll: number) => toKillResult(world.charts, hit.killer, hit.aspect, number.value, roll);
  const most = TWO_DICE.findLast(roll => result(roll) === 'destroyed') ?? 0;
  const need = needsAtMost({ of: vehicle, is: 'destroyed' }, 'destroyed', most);
  return {
    title: `${pieceName(scene, firer.id)} at ${pieceName(scene, vehicle)}`,
    targets: [unhurt(vehicle)],
    parts: [part(scene, 'To kill', number, need)],
    rolls: [byDice(vehicle, result, 'to kill')],
  };
}

/** Smoke, and shells at ground, are fired at the hex as such. */
function groundRow(scene: Scene, shot: Shot, number: number): Hazard {
  const { shell, target } = shot;
  const aim = toHitModifiers(scene.world, scene.view, shot);
  const words = reach(scene, shot, number, aim.value);
  const row = (reads: string | Need) => part(scene, 'Modifiers to hit the hex', aim, reads);
  if (!isSmoke(shell)) return { ...NO_HAZARD, parts: [row(words)] };
  const cloud = cloudOf(shell === 'WP' ? 'full WP' : 'full');
  const fall = fallOf(scene, shot);
  const isThere = (dice: Fall) => fall(dice)?.hexHit === true;
  const certain = isCertain(scene, shot);
  const roll = byDice(target, (_, dice) => {
    if (!isThere(dice)) return nothing(fall(dice) ? 'misses' : 'there are no such shells');
    return certain ? comes(cloud) : cloud;
  });
  return {
    targets: [{ of: target, otherwise: `no ${cloud}` }],
    parts: [row(certain ? needs({ of: target, is: cloud }, words, 2, isThere) : words)],
    rolls: [certain ? roll : onlyAfter(roll)],
  };
}
