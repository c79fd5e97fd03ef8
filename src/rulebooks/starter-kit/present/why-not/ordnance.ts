/** Why ordnance may not be aimed, pointed or loaded like that (3.2.4, 6.2, 6.8, 6.11). */
import type { HexId } from '../../../../board/index.ts';
import { type Frozen, isRefusal, type Refusal, refusal } from '../../../../engine/index.ts';
import type { Shell } from '../../charts/index.ts';
import { findShooter } from '../../fire/shooters.ts';
import { mayFireAt } from '../../fire/targets.ts';
import { areaRefusal, type Choice, chosen, loadingRefusal, spinesAt, turnAt } from '../../ordnance/aims.ts';
import { barrelOf } from '../../ordnance/barrel.ts';
import type { Spine } from '../../ordnance/covered-arcs.ts';
import { choicesIn, declaredShot, gunnerOf } from '../../ordnance/declared-shot.ts';
import { asMachineGun } from '../../ordnance/equivalent.ts';
import { groundFire, someGround } from '../../ordnance/ground.ts';
import { lobbing } from '../../ordnance/lobbing.ts';
import { type Gunner, gunnerNow } from '../../ordnance/marksmen.ts';
import { isOrdnanceFrame } from '../../ordnance/ordnance.ts';
import { shellRefusal, stockRefusal } from '../../ordnance/shells.ts';
import { isSmoke, sideOf, type TargetType } from '../../ordnance/shot.ts';
import { hasMen } from '../../ordnance/targets.ts';
import type { AimAt, FireFrame, ShooterId } from '../../state.ts';
import { armOf, isArmId } from '../../vehicles/arms.ts';
import { mayFireAt as armMayFireAt } from '../../vehicles/gunnery.ts';
import type { ByVerb } from '../by-verb.ts';
import type { Scene } from '../names.ts';

type Declaration = Frozen<FireFrame>;
type Reasons = readonly Refusal[];

const reasonOf = (refused: Refusal | undefined): Reasons => (refused ? [refused] : []);

// ---- at a hex as such

/** It has been said that ground is fired at: by area fire, or by shells that make a cloud (6.11.b, 6.2). */
export const isGroundFire = ({ aim, shell, target }: Declaration): boolean =>
  target === undefined && (aim === 'area' || isSmoke(shell));

export function groundReasons({ world, view }: Scene, frame: Declaration, hex: HexId): Reasons {
  const refusalAt = groundFire(world, view, frame);
  return reasonOf(isRefusal(refusalAt) ? refusalAt : refusalAt(hex));
}

const NO_GROUND = refusal('6.11.b', 'no hex lies within its range, its covered arc and its sight');

function noGround({ world, view }: Scene, frame: Declaration): Reasons {
  const refusalAt = groundFire(world, view, frame);
  if (isRefusal(refusalAt)) return [refusalAt];
  return someGround(world, view, frame) === undefined ? [NO_GROUND] : [];
}

// ---- the three verbs

const NO_TARGET = refusal('3.2.2.e', 'the attack has no target yet');
const NO_ORDNANCE = refusal('6.0.a', 'only what must hit first is aimed and loaded like that');

/** The declaration of a shot that is under way. */
function shotOf({ world, view }: Scene): Declaration | undefined {
  const frame = view.doing.at(-1);
  return frame?.is === 'fire' && isOrdnanceFrame(world, view, frame) ? frame : undefined;
}

export const ORDNANCE_CHECKS: ByVerb<'aim' | 'point' | 'load', Reasons> = {
  aim: (scene, { at }) => {
    const frame = shotOf(scene);
    if (!frame) return [NO_ORDNANCE];
    if (frame.aim !== undefined || frame.vehicle !== undefined) {
      return [refusal('3.2.4.proc.b', 'it has been said at what it is fired')];
    }
    const { target } = frame;
    if (target === undefined) return at === 'area' ? noGround(scene, frame) : [NO_TARGET];
    return AIMS[at](scene, frame, target);
  },
  point: (scene, { spine }) => {
    const frame = shotOf(scene);
    return frame ? pointReasons(scene, frame, spine) : [NO_ORDNANCE];
  },
  load: (scene, { shell }) => {
    const frame = shotOf(scene);
    return frame ? loadReasons(scene, frame, shell) : [NO_ORDNANCE];
  },
};

// ---- aiming

type AimReasons = (scene: Scene, frame: Declaration, target: HexId) => Reasons;

const AIMS: Readonly<Record<AimAt, AimReasons>> = {
  infantry: (scene, frame, target) => typeReasons(scene, frame, target, 'infantry'),
  area: (scene, frame, target) => typeReasons(scene, frame, target, 'area'),
  vehicle: () => [refusal('3.2.4.vtt.a', 'a vehicle is picked out by itself')],
  firepower: ({ world, view }, { shooters: [id] }, target) => {
    if (id === undefined) return [];
    const shot = likeMachineGun({ world, view }, id, target);
    return isRefusal(shot) ? [shot] : [];
  },
  mortar: ({ world, view }, frame, target) => {
    const gunner = gunnerOf(world, view, frame, target);
    if (isRefusal(gunner)) return [gunner];
    const lobbed = lobbing(world, view, gunner, target);
    return isRefusal(lobbed) ? [lobbed] : [];
  },
};

function likeMachineGun({ world, view }: Scene, id: ShooterId, target: HexId) {
  if (isArmId(id)) return armMayFireAt(world, view, armOf(view, id), target);
  const shooter = findShooter(view, id);
  const gun = shooter && asMachineGun(shooter);
  return gun
    ? mayFireAt(world, view, gun, target)
    : refusal('6.8.a', 'it has no infantry firepower equivalent');
}

function typeReasons(
  { world, view }: Scene,
  frame: Declaration,
  target: HexId,
  named: 'infantry' | 'area',
): Reasons {
  const gunner = gunnerOf(world, view, frame, target);
  if (isRefusal(gunner)) return [gunner];
  const { ordnance, firer } = gunner;
  const type: TargetType = named === 'infantry' && ordnance.types.includes('own') ? 'own' : named;
  if (!ordnance.types.includes(type)) return [CLOSED[named]];
  const usual = ordnance.types.includes('own') ? 'HEAT' : 'HE';
  if (named === 'area') {
    const refused = areaRefusal(firer, target);
    if (refused) return [refused];
  } else if (!hasMen(view, target, sideOf(firer), firer.at)) {
    return [refusal('3.2.4.itt.a', 'there is nobody outside closed vehicles')];
  }
  const isOpen = choicesIn(world, view, frame, target).some(each => each.type === type && !each.vehicle);
  return isOpen ? [] : reasonOf(loadingRefusal(world, view, ordnance, firer, target, { type }, usual));
}

const CLOSED: Readonly<Record<'infantry' | 'area', Refusal>> = {
  infantry: refusal('2.0.ITT', 'the infantry target type is closed to it'),
  area: refusal('2.0.ATT', 'the area target type is closed to it'),
};

// ---- pointing

function pointReasons({ world, view }: Scene, frame: Declaration, spine: Spine): Reasons {
  const { target, shooters } = frame;
  const [id] = shooters;
  if (target === undefined || id === undefined) return [NO_TARGET];
  if (!barrelOf(world, view, id)) return [refusal('3.2.4.ca.a', 'it has no covered arc')];
  if (frame.spine !== undefined) return [refusal('3.2.4.ca.b', 'it has been said where it points')];
  const gunner = gunnerOf(world, view, frame, target);
  if (isRefusal(gunner)) return [gunner];
  const turn = turnAt(world, view, gunner.firer, target);
  if (isRefusal(turn)) return [turn];
  if (!turn || turn.hexspines === 0) {
    return [refusal('3.2.4.ca.b', 'the target is in its covered arc: it need not be turned')];
  }
  const spines = spinesAt(world, view, gunner.firer, target);
  if (!spines.includes(spine)) {
    return [refusal('3.2.4.ca.b', 'so the target would be outside its covered arc')];
  }
  if (spines.length < 2) return [refusal('3.2.4.ca.b', 'there is no other way to bring it to bear')];
  return chosen(choicesIn(world, view, frame, target), frame)
    ? []
    : [refusal('3.2.4.proc.b', 'it has still to be said at what it is fired')];
}

// ---- loading

function loadReasons(scene: Scene, frame: Declaration, shell: Shell): Reasons {
  const { world, view } = scene;
  const { target } = frame;
  if (frame.shell !== undefined) return [refusal('6.2.b', 'it has been said what it loads')];
  if (frame.faust) return [refusal('6.2.a', 'it has no such ammunition')];
  if (target === undefined) return cloudReasons(scene, frame, shell);
  const gunner = gunnerOf(world, view, frame, target);
  if (isRefusal(gunner)) return [gunner];
  const stock = stockRefusal(world, gunner.firer, shell);
  if (stock) return [stock];
  const choice = chosen(choicesIn(world, view, frame, target), frame);
  if (!choice) return [refusal('3.2.4.proc.b', 'it has still to be said at what it is fired')];
  return shotShellReasons(scene, frame, gunner, target, choice, shell);
}

function shotShellReasons(
  { world, view }: Scene,
  frame: Declaration,
  { firer, ordnance }: Gunner,
  target: HexId,
  choice: Choice,
  shell: Shell,
): Reasons {
  const refused = loadingRefusal(world, view, ordnance, firer, target, choice, shell);
  if (refused) return [refused];
  return declaredShot(world, view, frame, target).shell === shell
    ? [refusal('6.2.a', 'it is what it loads if nothing is said')]
    : [];
}

/** Before there is a target, only shells that make a cloud are named (6.2). */
function cloudReasons(scene: Scene, frame: Declaration, shell: Shell): Reasons {
  const { world, view } = scene;
  const [id] = frame.shooters;
  if (!isSmoke(shell)) return [NO_TARGET];
  const gunner = id === undefined ? NO_TARGET : gunnerNow(world, view, id);
  if (isRefusal(gunner)) return [gunner];
  const refused = shellRefusal(world, view, gunner.firer, 'area', undefined, shell);
  return refused ? [refused] : noGround(scene, { ...frame, shell });
}
