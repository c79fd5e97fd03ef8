/** How a declared shot of ordnance is resolved (3.2.4, 4.4, 4.5, 6.1): the roll to hit, and what it leaves on the firer. */

import { type Faces, type Rule, roll, type Tally, tally } from '../../../engine/index.ts';
import { criticalHitNumber, type FireResult, facingInHex, fireResult, hitAspect } from '../charts/index.ts';
import { givesAway, loseInSight } from '../concealment/loss.ts';
import { sufferHits } from '../fire/effects.ts';
import { isUnit, isUnseenTarget, isVehicle } from '../fire/target.ts';
import { pop } from '../frames.ts';
import { DR, type Game } from '../game.ts';
import { shakeHut } from '../pacific/huts.ts';
import { sight } from '../sight/sight.ts';
import { findFaust, mishap } from '../support-weapons/panzerfaust.ts';
import { unitsAt } from '../units.ts';
import { firing } from '../vehicles/arms.ts';
import { getsRound, turnsHull } from '../vehicles/turning.ts';
import { handlingOf, wearAt, wearOut } from './handling.ts';
import { noteShot, rangeOnFound, turnBarrel } from './hits/after-shot.ts';
import type { Aim, Fall } from './hits/fall.ts';
import { leaveResidualOf } from './hits/residual.ts';
import { strike } from './hits/strike.ts';
import { toHitModifiers, toHitNumberOf } from './hits/to-hit.ts';
import { mishapNumber, toldShot, unsteady } from './hits/told-shot.ts';
import { deplete, depletionOf, supplyAt } from './shells.ts';
import { isSmoke, rangeOf, type Shot, shellOf, sideOf, typeOf } from './shot.ts';
import { burstSmoke } from './smoke-shells.ts';
import { targetsOf } from './targets.ts';

export function* ordnanceAttack(game: Game, shot: Shot): Rule<void> {
  const { firer, target } = shot;
  pop(game);
  noteDirection(game, shot);
  if (!firer.weapon && !firer.vehicle && !(yield* findFaust(game, shot))) return;
  // A hull that bogs has not come round, and nothing is fired (7.6.a).
  if (firer.vehicle && turnsHull(shot.turn) && !(yield* getsRound(game, firer.vehicle))) return;
  const sees = sight(game.world, game.state, firer.at, target).clear;
  if (!sees) game.say('3.2.1.e', `${firing(firer.id)} can't see ${target}: the fire is wasted`);
  const aim = sees ? takeAim(game, shot) : BLIND;
  const unseen = aim.targets.flatMap(({ target: each }) => (isUnseenTarget(each) ? [each.id] : []));
  turnBarrel(game, shot);
  if (firer.vehicle && shot.turn && shot.turn.hexspines > 0) yield* shakeHut(game, firer.vehicle);
  const fall = yield* roll(DR, whyOf(shot), shotReader(game, shot, aim), {
    cite: '3.2.4.proc.b',
    by: sideOf(firer),
    tell: (dice, found) => toldShot(game, shot, aim, dice, found),
  });
  if (fall.givenAway && firer.user) loseInSight(game, [firer.user], '8.3.3.b');
  if (fall.supply === 'none' || fall.supply === 'last') deplete(game, firer, shellOf(shot));
  if (fall.supply === 'none') return game.say('6.2.b', `${firing(firer.id)} has no ${shellOf(shot)}`);
  noteShot(game, shot, fall.kept, sees ? aim.targets.map(each => each.target) : undefined);
  if (fall.blast) yield* backblast(game, shot, fall.blast);
  if (fall.mishap && firer.user) yield* mishap(game, firer.user);
  for (const id of fall.hit) game.befall(id, 'hit');
  for (const id of fall.critical) game.befall(id, 'hit critically');
  if (sees) yield* takeEffect(game, shot, fall, aim);
  if (unseen.length > 0) rangeOnFound(game, shot, unseen);
  if (fall.wear) wearOut(game, shot, fall.wear);
}

function whyOf({ shell, target, vehicle }: Shot): string {
  if (vehicle) return `to hit {${vehicle.id}}`;
  return isSmoke(shell) ? `${shell} at ${target}` : `to hit in ${target}`;
}

// ---- the roll to hit

const BLIND: Aim = { number: 0, hex: tally({ stages: [] }, 0, []), targets: [] };

export function takeAim({ world, state }: Pick<Game, 'world' | 'state'>, shot: Shot): Aim {
  return {
    number: toHitNumberOf(world, shot) ?? 0,
    hex: toHitModifiers(world, state, shot),
    targets: targetsOf(world, state, shot).map(target => ({
      target,
      drm: toHitModifiers(world, state, shot, target),
    })),
  };
}

/** How the roll to hit is read: by the shot itself, and by its card beforehand. */
export function shotReader(
  { world, state }: Pick<Game, 'world' | 'state'>,
  shot: Shot,
  { number, hex, targets }: Aim,
): (dice: Faces<typeof DR>) => Fall {
  const { firer, backblast: choice } = shot;
  const handling = handlingOf(world, state, shot);
  const depletion = depletionOf(world, firer, shellOf(shot));
  const mishapAt = mishapNumber(state, shot);
  const criticalAt = criticalHitNumber(world.charts, number);
  const isClose = rangeOf(world, shot) === 0;
  const isConcealed = firer.user?.concealed === true;
  return dice => {
    const { coloured, white } = dice;
    const original = coloured + white;
    const rolled = original + unsteady(shot, dice);
    const isMishap = original >= mishapAt;
    const hits = isMishap ? [] : targets.filter(({ drm }) => rolled + drm.value <= number);
    const isCritical = ({ drm }: { drm: Tally }) =>
      typeOf(shot) === 'infantry' ? rolled + drm.value <= criticalAt : original === 2;
    const wear = wearAt(original, handling);
    const strikesVehicle = hits.some(({ target }) => isVehicle(target));
    return {
      hit: hits.map(({ target }) => target.id),
      hexHit: isSmoke(shot.shell) && rolled + hex.value <= number,
      critical: hits.filter(isCritical).map(({ target }) => target.id),
      ...(strikesVehicle && { aspect: hitAspect(world.charts, coloured, white) }),
      ...(strikesVehicle && isClose && { facing: facingInHex(world.charts, coloured) }),
      kept: wear === undefined && coloured <= handling.rate,
      ...(wear && { wear }),
      ...(depletion === undefined ? {} : { supply: supplyAt(original, depletion, wear !== undefined) }),
      ...(choice === 'blast' ? { blast: fireResult(world.charts, 1, coloured) } : {}),
      mishap: isMishap,
      ...(isConcealed && givesAway(coloured) && { givenAway: true }),
    };
  };
}

// ---- what comes of it

function noteDirection(game: Game, { leaders, firer }: Shot): void {
  for (const leader of leaders) if (!leader.directs) game.own(leader).directs = [firer.id];
}

function* takeEffect(game: Game, shot: Shot, fall: Fall, aim: Aim): Rule<void> {
  const { firer } = shot;
  const struck = aim.targets.map(({ target }) => target).filter(({ id }) => fall.hit.includes(id));
  if (isSmoke(shot.shell)) return yield* burstSmoke(game, shot, fall, struck);
  if (struck.length === 0) return game.say('3.2.4.proc.b', `${firing(firer.id)} misses`);
  const lines = yield* strike(game, shot, {
    units: struck.filter(isUnit),
    vehicles: struck.filter(isVehicle),
    critical: fall.critical,
    aspect: fall.aspect ?? 'hull',
    facing: fall.facing,
  });
  yield* leaveResidualOf(game, shot, lines, fall);
}

/** The flame out of the back strikes all in the firer's building hex, whatever their cover (4.4.3). */
function* backblast(game: Game, { firer }: Shot, result: FireResult): Rule<void> {
  const targets = unitsAt(game.state, firer.at).map(({ id }) => id);
  game.say('4.4.3.a', `The backblast strikes ${targets.map(id => `{${id}}`).join(', ')}`);
  yield* sufferHits(game, [{ result, column: 1, targets }]);
}
