/** A shot, whoever fires it and why: what it does is found out first, and takes effect after that. */
import type { HexId } from '../../../board/index.ts';
import { against, atMost, type Rule, roll, sumOf, unset } from '../../../engine/index.ts';
import { cardOf } from '../counters/index.ts';
import { type Fielded, fieldedById, type Game, isFielded, show, unitById } from '../game.ts';
import { revealBy } from '../hidden/reveal.ts';
import { shock } from '../morale/shocks.ts';
import { fireUncovers } from '../sight/camouflage.ts';
import type { Row, UnitId } from '../state.ts';
import { isOn } from '../world.ts';
import type { Shot, ShotResult } from './a-shot.ts';
import { apShot } from './ap-shot.ts';
import { suffer } from './effects.ts';
import { bearing, hasTurret, turretTurnOf } from './field.ts';
import { gpShot } from './gp-shot.ts';
import { kindleBy } from './sparks.ts';
import { kindOf, weaponOf } from './weapon.ts';

type Circumstances = Partial<Pick<Shot, 'manner' | 'targetMoves' | 'targetClimbs'>>;

export function shotOf(
  game: Game,
  by: UnitId,
  row: Row,
  at: UnitId,
  circumstances: Circumstances = {},
): Shot | undefined {
  const [firer, target] = [unitById(game.state, by), unitById(game.state, at)];
  const weapon = isFielded(firer) ? weaponOf(firer, row) : undefined;
  if (!isFielded(firer) || !isFielded(target) || !weapon) return undefined;
  return { firer, target, row, weapon, manner: 'direct', ...circumstances };
}

export function* resolveShot(game: Game, shot: Shot): Rule<ShotResult> {
  if (!(yield* hasAmmunition(game, shot))) return { blows: [], jams: false };
  const isArmourPiercing = shot.row === 'ap' || shot.row === 'ce' || shot.row === 'second-ap';
  const result = yield* isArmourPiercing ? apShot(game, shot) : gpShot(game, shot);
  kindleBy(game, shot, result);
  return result;
}

/** With an Ammo Limit (10) shows whether there is anything to fire (7.38.13). */
function* hasAmmunition({ world }: Game, { firer, weapon: { limit }, row }: Shot): Rule<boolean> {
  if (limit === undefined || !isOn(world, '7.38')) return true;
  return yield* roll({ die: 10 }, `whether {${firer.id}} has what it would fire`, ({ die }) => die <= limit, {
    cite: row === 'flame' ? '7.38.12.2.e' : '7.38.13',
    by: firer.side,
    tell: (dice, found) =>
      against(sumOf(dice), atMost(limit), found, found ? 'it has' : 'it does not fire', { of: [firer.id] }),
  });
}

/** What it did to its target, and then to the weapon: the fire that breaks it counts (7.25.a). */
export function* applyShot(
  game: Game,
  { firer, target, row }: Shot,
  { blows, jams }: ShotResult,
): Rule<void> {
  if (row === 'flame') shock(game, target.id, 'flame');
  for (const blow of blows) {
    const struck = unitById(game.state, target.id);
    if (isFielded(struck)) yield* suffer(game, struck, blow);
  }
  const shooter = unitById(game.state, firer.id);
  if (!jams || !isOn(game.world, '7.25') || !isFielded(shooter)) return;
  game.own(shooter).faults = { ...shooter.faults, [kindOf(row)]: 'malfunction' };
  game.say('7.25.a', `The weapon of {${firer.id}} fails.`);
}

export function* fireShot(game: Game, shot: Shot | undefined): Rule<void> {
  if (shot) yield* applyShot(game, shot, yield* resolveShot(game, shot));
}

/** The unit gives itself away, and turns to what it fires at if it has to (7.8.4.a, 7.16.b). */
export const openFire = (game: Game, unit: UnitId, target: UnitId): void =>
  openFireAt(game, unit, fieldedById(game.state, target).at);

export function openFireAt(game: Game, unit: UnitId, at: HexId): void {
  const firer = fieldedById(game.state, unit);
  const own = game.own(firer);
  own.fired = true;
  unset(own, 'fullCover');
  show(game, firer);
  own.spot = { by: 'FIRE', turn: game.state.turn };
  revealBy(game, unit);
  fireUncovers(game, fieldedById(game.state, unit));
  if (isOn(game.world, '7.8') && hasTurret(firer)) {
    const side = bearing(game.world, firer, turretTurnOf(firer), at);
    if (side !== undefined) own.turret = side;
  } else if (!hasTurret(firer)) {
    const side = bearing(game.world, firer, 3, at);
    if (side !== undefined && isOnPlatform(firer) && isOn(game.world, '7.16')) own.facing = side;
  }
}

const isOnPlatform = ({ card }: Fielded): boolean => {
  const of = cardOf(card);
  return of.is === 'towed' && of.platform === true;
};
