/** Why a piece can do nothing now. Asked of pieces that no offered act names. */
import { type Refusal, refusal, type Side } from '../../../../engine/index.ts';
import { enclosing } from '../../frames.ts';
import { canBeActivated, groupWith } from '../../impulses/groups.ts';
import { movementFactor } from '../../movement/allowance.ts';
import { areaOf } from '../../scenario/set-up.ts';
import { type AnyUnit, type AnyWeapon, findUnit, isFresh, isLocked, isSniper } from '../../units.ts';
import { groupOf } from '../../world.ts';
import type { Scene } from '../names.ts';
import { joinReasons, type Reasons, shooterReasons } from './fire.ts';
import { sideToAct } from './turn-of.ts';

export function pieceReasons(scene: Scene, side: Side, id: string): Reasons {
  const { view } = scene;
  const weapon = view.weapons.find(each => each.id === id);
  const unit = findUnit(view, weapon ? (weapon.possessedBy ?? '') : id);
  if (!unit) return [refusal('1.6.b', weapon ? 'nobody possesses it' : 'it is no longer in the game')];
  if (unit.side !== side) return [refusal('4.0.c', 'it is the other side’s')];
  const reasons = outOfTurn(scene, side) ?? reasonsNow(scene, unit, weapon);
  return reasons.length > 0 ? reasons : [refusal('4.0.h', 'there is nothing for it to do now')];
}

/** The other side is to act first; one's own fire comes when enemies move in sight. */
function outOfTurn(scene: Scene, side: Side): Reasons | undefined {
  const { view } = scene;
  if (sideToAct(scene) === side) return undefined;
  if (view.doing.at(-1)?.is === 'set-up') return [refusal('1.3.a', 'the other side sets up now')];
  if (view.phase !== 'operations') return [refusal('3.0.b', 'the other side is to act')];
  return enclosing(view, 'impulse')?.side === side
    ? [refusal('5.3.d', 'the enemy may fire before anybody moves on')]
    : [refusal('5.3.a', 'it may fire when enemies spend movement points in its sight')];
}

function reasonsNow(scene: Scene, unit: AnyUnit, weapon: AnyWeapon | undefined): Reasons {
  const { view } = scene;
  const frame = view.doing.at(-1);
  const shooter = weapon?.id ?? unit.id;
  switch (frame?.is) {
    case 'set-up':
      return setUpReasons(scene, unit);
    case 'rally':
      return rallyReasons(scene, unit);
    case 'window':
      return shooterReasons(scene, shooter);
    case 'fire':
      return joinReasons(scene, frame, shooter);
    case 'move':
      return frame.units.includes(unit.id) ? [] : [refusal('6.0.b', 'it is not with those who move')];
    case 'impulse':
      return impulseReasons(scene, unit, shooter);
    case 'melee':
    case 'withdrawal':
      return unit.at === frame.at ? [] : [refusal('8.0.c', 'it is not in this Melee')];
    default:
      return view.phase === 'operations' ? markerReasons(scene, unit) : [];
  }
}

function setUpReasons({ view, world }: Scene, unit: AnyUnit): Reasons {
  if (isSniper(unit)) return [refusal('11.4.a', 'he shows himself during play')];
  const { enter, arrive } = groupOf(world, unit.group);
  if (enter) return [refusal('22.0.a', `it enters in turn ${enter.turn}`)];
  if (arrive) return [refusal('1.8.b', 'it comes by an event')];
  return areaOf(world, view, unit).length === 0 ? [refusal('1.3.a', 'it has no set-up area')] : [];
}

function rallyReasons({ view }: Scene, unit: AnyUnit): Reasons {
  const frame = view.doing.at(-1);
  if (unit.at === undefined) return [refusal('22.0.a', 'it is not on the map')];
  if (!unit.shaken) return [refusal('3.0.c', 'it is not Shaken, and has no weapon to see to')];
  if (unit.tried) return [refusal('3.0.i', 'it has tried to rally in this phase')];
  return frame?.is === 'rally' && frame.step === 'leaders'
    ? [refusal('3.0.b', 'Leaders rally first')]
    : [refusal('3.0.f', 'there is no Leader or Hero of its kind in Good Order with it')];
}

/** Whether it is in the impulse at all; then what its markers and its fire say. */
function impulseReasons(scene: Scene, unit: AnyUnit, shooter: AnyUnit['id'] | AnyWeapon['id']): Reasons {
  const done = markerReasons(scene, unit);
  if (done.length > 0) return done;
  const isIn = enclosing(scene.view, 'impulse')?.groups.some(({ units }) => units.includes(unit.id));
  return isIn ? shooterReasons(scene, shooter) : [refusal('4.0.c', 'its hex is not activated')];
}

/** Why it does not move, whatever else it might do. */
export function moverReasons(scene: Scene, unit: AnyUnit): Reasons {
  const { view } = scene;
  const done = markerReasons(scene, unit);
  if (done.length > 0) return done;
  const group = groupWith(view, unit.id);
  if (!group) return [refusal('4.0.c', 'its hex is not activated')];
  if (group.moved) return [refusal('4.0.l', 'those who move from one place in an impulse move as one stack')];
  if (isLocked(view, unit)) return [refusal('8.1.a', 'it is locked in Melee')];
  if (!isFresh(unit)) return [refusal('4.0.h', 'it has moved or fired')];
  return movementFactor(unit) < 1 ? [refusal('11.4.a', 'it stays where it is')] : [];
}

function markerReasons({ view }: Scene, unit: AnyUnit): readonly Refusal[] {
  if (unit.at === undefined) return [refusal('22.0.a', 'it is not on the map')];
  if (canBeActivated(view, unit)) return [];
  if (isLocked(view, unit)) return [refusal('8.1.a', 'it is locked in a Melee that has been fought')];
  if (unit.fired) return [refusal('4.0.n', 'it has fired')];
  if (unit.opsComplete) return [refusal('4.1.a', 'it is Ops Complete')];
  return [refusal('4.0.n', 'it has moved')];
}
