/** At the end of a fire phase guns and vehicles that could still fire may be turned instead (3.2.4.ca.d, 3.3.2.f). */
import { type Refusal, type Rule, refusal, type Side } from '../../../engine/index.ts';
import { loseInSight } from '../concealment/loss.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { pop, replaceTop } from '../frames.ts';
import { choose, type Game, mayLeave, type View } from '../game.ts';
import { loseAcquisition } from '../ordnance/acquisition.ts';
import { SPINES } from '../ordnance/covered-arcs.ts';
import type { TurnGunsFrame } from '../state.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyWeapon, isGoodOrder, possessorOf, weaponById } from '../units.ts';
import { swivel, swivelActs } from '../vehicles/turning.ts';
import type { World } from '../world.ts';
import { isGun } from './guns.ts';

/** Why the gun may not be turned; undefined if it may. */
export function turningRefusal(world: World, view: View, gun: AnyWeapon): Refusal | undefined {
  const unit = possessorOf(view, gun);
  if (unit?.at === undefined || !isGoodOrder(view, unit) || unit.pinned) {
    return refusal('3.2.4.ca.d', 'nobody is free to turn it');
  }
  if (gun.malfunctioned || gun.intensive || gun.fired !== undefined) {
    return refusal('3.2.4.ca.d', 'it could not fire any more');
  }
  if (unit.used?.includes(gun.id) && terrainAt(world, unit.at) === 'bamboo') {
    return refusal('8.2.1.bamboo.d', 'in bamboo a gun is not turned and fired in one player turn');
  }
  return unit.fired === undefined
    ? undefined
    : refusal('3.2.4.ca.d', 'those who serve it have fired their own weapons');
}

function turnable(world: World, view: View, side: Side, turned: readonly string[]): readonly AnyWeapon[] {
  return view.weapons.filter(
    weapon =>
      isGun(weapon) &&
      !turned.includes(weapon.id) &&
      possessorOf(view, weapon)?.side === side &&
      turningRefusal(world, view, weapon) === undefined,
  );
}

/** With guns that nobody sees the side is always asked: the question must not tell of them. */
export function mayTurnGuns(world: World, view: View, side: Side): boolean {
  if (swivelActs(world, view, side, []).length > 0) return true;
  if (!view.weapons.some(isGun)) return false;
  return turnable(world, view, side, []).length > 0 || hasUnseen(view, side);
}

/** One gun turned; true when the side has turned all that it wants to. */
export function* turnGuns(game: Game, frame: TurnGunsFrame): Rule<boolean> {
  const { side, turned } = frame;
  const guns = (view: View) => turnable(game.world, view, side, turned);
  const act = yield* choose({
    by: side,
    id: 'turn-guns',
    cite: '3.2.4.ca.d',
    prompt: 'Turn guns and vehicles?',
    window: mayLeave('turn-guns'),
    acts: view => [
      ...guns(view).flatMap(({ id, facing }) =>
        SPINES.filter(spine => spine !== facing).map(spine => ({ verb: 'face', weapon: id, spine }) as const),
      ),
      ...swivelActs(game.world, view, side, turned),
      { verb: 'done' } as const,
    ],
  });
  if (act.verb === 'done') {
    pop(game);
    return true;
  }
  if (act.verb === 'swivel') {
    replaceTop(game, { ...frame, turned: [...turned, `${act.vehicle}.${act.on}`] });
    yield* swivel(game, act);
    return false;
  }
  const gun = weaponById(game.state, act.weapon);
  const unit = possessorOf(game.state, gun);
  if (unit) {
    loseInSight(game, [unit], '8.3.d3');
    game.own(unit).anchored = true;
  }
  game.own(gun).facing = act.spine;
  loseAcquisition(game, gun);
  game.say('3.2.4.ca.d', `{${gun.id}} is turned`);
  replaceTop(game, { ...frame, turned: [...turned, gun.id] });
  return false;
}
