/** An AP shot (CES.AP.a): hit, number of hits, and for each of them location, armour, damage. */
import {
  against,
  atMost,
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  sumOf,
  term,
} from '../../../engine/index.ts';
import {
  type Angle,
  apNumber,
  basicDamage,
  type Damage,
  damageOf,
  damageRow,
  type Elevation,
  hitsOf,
  hullRange,
  type Location,
  locate,
  penetrationChange,
} from '../charts/index.ts';
import { armourAt, type VehicleCard } from '../counters/index.ts';
import { cardOfUnit, type Fielded, type Game, type View } from '../game.ts';
import { type Posture, postureOf } from '../sight/cover.ts';
import { standsAt } from '../terrain/ground.ts';
import { distance, isOn, ix, type World } from '../world.ts';
import type { Firer, Shot, ShotResult } from './a-shot.ts';
import { elevationOf, hitAngle } from './angle.ts';
import { collateralOf } from './collateral.ts';
import type { Blow } from './effects.ts';
import { hasTurret } from './field.ts';
import { apNet } from './modifiers.ts';
import { hitsTrailer, trailerArmour } from './trailer.ts';
import { bandAt, factorIn, type Weapon } from './weapon.ts';

/** 00 always misses, and breaks a weapon (7.25.a). */
const WORST = 100;

export function* apShot(game: Game, shot: Shot): Rule<ShotResult> {
  const { world, state } = game;
  const { firer, target, weapon } = shot;
  const band = bandAt(weapon, distance(world, firer.at, target.at)) ?? 'E';
  const net = apNet(world, state as View, shot);
  const number = apNumber(world.charts, band, net.value);
  const { hits, jams } = yield* roll(
    PERCENTILE,
    `{${firer.id}} at {${target.id}}`,
    faces => {
      const rolled = percentileOf(faces);
      return { hits: hitsOf(world.charts, weapon.rate, rolled, number), jams: rolled === WORST };
    },
    {
      cite: 'B8.1',
      by: firer.side,
      tell: (dice, found) =>
        against(percentOf(dice), atMost(number), found.hits > 0, hitWords(found.hits), { of: [target.id] }),
    },
  );
  const hit = { firer, target, weapon, aspect: aspectOf(world, shot), showsBelly: showsBelly(world, shot) };
  const blows = yield* pierce(game, hit, factorIn(weapon, band), hits);
  return { blows, jams, ...(hits === 0 && { misses: true as const }) };
}

/** A shell on its way into a vehicle: whose it is, and from where it comes to what shows of it. */
interface Hit {
  readonly firer: Firer;
  readonly target: Fielded;
  readonly weapon: Weapon;
  readonly aspect: Aspect;
  /** The vehicle shows its belly (7.13). */
  readonly showsBelly: boolean;
}

/** What so many hits do. What is knocked out can't be hurt any more. */
export function* pierce(game: Game, hit: Hit, listed: number, hits: number): Rule<readonly Blow[]> {
  const blows: Blow[] = [];
  for (let nth = 0; nth < hits && !blows.some(({ is }) => is === 'KO' || is === 'BU'); nth++) {
    const blow = yield* oneHit(game, hit, listed, blows);
    if (blow) blows.push(blow);
  }
  return blows;
}

const hitWords = (hits: number): string => (hits === 0 ? 'a miss' : hits === 1 ? 'a hit' : `${hits} hits`);

/** What an AP hit does may make the crew leave (BASE.BAIL). */
const harm = (is: Blow['is']): Blow => ({ is, mayBail: true });

function* oneHit(game: Game, hit: Hit, listed: number, before: readonly Blow[]): Rule<Blow | undefined> {
  const { world } = game;
  const { firer, target, aspect } = hit;
  const card = cardOfUnit(target) as VehicleCard;
  const factor = isOn(world, '7.12') ? yield* varied(game, hit, listed) : listed;
  if (isOn(world, 'CES.BG')) return basicHit(game, hit, card, factor);
  const struck = yield* location(game, hit);
  if (struck === 'miss')
    return void game.say('BASE.PHD', `The shot strikes the ground before {${target.id}}.`);
  if (struck === 'TK') return trackHit(game, hit, card);
  if (yield* hitsTrailer(game, hit, aspect, struck, before))
    return yield* trailerHit(game, hit, card, factor);
  const angle = isTurret(struck) ? aspect.turret : aspect.hull;
  const armour = armourOf(hit, card, { angle, elevation: aspect.elevation, struck });
  if (factor <= armour)
    return void game.say(
      'B8.15',
      `The shot at {${target.id}} does not go through: ${factor} against ${armour}.`,
    );
  const damage = yield* damageRoll(game, hit, card);
  if (damage !== 'none') return harm(damage);
  game.say('B8.16', `The shot goes through {${target.id}} and does no harm.`);
  const part = isOn(world, '7.23') ? yield* collateralOf(firer, target, struck) : undefined;
  return part && { is: part, mayBail: false };
}

/** The trailer is as thin from everywhere; what it suffers is its own (7.38.12.2.b). */
function* trailerHit(game: Game, hit: Hit, card: VehicleCard, factor: number): Rule<Blow | undefined> {
  const { target } = hit;
  const armour = trailerArmour(target);
  if (factor <= armour)
    return void game.say(
      '7.38.12.2.b',
      `The shot at the trailer of {${target.id}} does not go through: ${factor} against ${armour}.`,
    );
  const damage = yield* damageRoll(game, hit, card);
  if (damage === 'none')
    return void game.say('7.38.12.2.b', `The shot goes through the trailer of {${target.id}}.`);
  return { is: `Trailer ${damage}`, mayBail: false };
}

export const isTurret = (struck: Location): boolean => struck === 'TF' || struck === 'TS' || struck === 'TR';

/** From where the shot comes to hull and turret, and what of them shows. */
export interface Aspect {
  readonly hull: Angle;
  readonly turret: Angle;
  readonly elevation: Elevation;
  readonly posture: Posture;
}

export function aspectOf(world: World, { firer, target }: Shot): Aspect {
  const hull = hitAngle(world, target.at, target.facing, firer.at);
  const turns = isOn(world, '7.8') && hasTurret(target) && target.turret !== undefined;
  return {
    hull,
    turret: turns ? hitAngle(world, target.at, target.turret ?? target.facing, firer.at) : hull,
    elevation: elevationOf(world, firer.at, target.at),
    posture: postureOf(world, target.at, firer.at),
  };
}

/** A hit on the turret is looked up once more from where it comes to the turret, with the same dice (7.8.2.b). */
export function struckAt(
  { charts }: World,
  { hull, turret, elevation, posture }: Aspect,
  rolled: number,
): Location | 'miss' {
  const struck = locate(charts, hull, elevation, rolled);
  if (isTurret(struck)) return turret === hull ? struck : locate(charts, turret, elevation, rolled);
  if (posture === 'hull down' && struck !== 'Dk') return 'miss';
  const { from, to } = hullRange(charts, hull, elevation);
  const isLow = rolled >= from + Math.floor((to - from + 1) / 2);
  return posture === 'partly hull down' && isLow ? 'miss' : struck;
}

function* location({ world }: Game, { firer, target, aspect }: Hit): Rule<Location | 'miss'> {
  const { hull, elevation } = aspect;
  const read = (rolled: number) => struckAt(world, aspect, rolled);
  return yield* roll(PERCENTILE, `where {${target.id}} is hit`, faces => read(percentileOf(faces)), {
    cite: 'B8.14',
    by: firer.side,
    tell: (dice, found) =>
      lookedUp(percentOf(dice), `from ${hull}, ${elevation}`, found, { of: [target.id] }),
  });
}

/** The belly of a vehicle has half of what its hull's front has against shots from below (7.13). */
function armourOf(
  hit: Hit,
  card: VehicleCard,
  { angle, elevation, struck }: { angle: Angle; elevation: Elevation; struck: Exclude<Location, 'TK'> },
): number {
  if (struck !== 'HF' || !hit.showsBelly) return armourAt(card, angle, elevation, struck);
  return Math.max(1, Math.floor(armourAt(card, angle, 'Rising', 'HF') / 2));
}

function showsBelly(world: World, { firer, target, targetClimbs, manner }: Shot): boolean {
  if (!isOn(world, '7.13')) return false;
  const isLevel = standsAt(world, ix(world, firer.at)) === standsAt(world, ix(world, target.at));
  if (manner === 'overwatch' && targetClimbs && isLevel) return true;
  return postureOf(world, target.at, firer.at) === 'belly';
}

/** The Basic Game knows no locations: front or rear, and by how much (CES.BG). */
function basicHit(game: Game, { target, aspect }: Hit, card: VehicleCard, factor: number): Blow | undefined {
  const [front, rear] = card.basicArmour;
  const angle = aspect.hull;
  const armour = angle === 'Front' || angle === 'Front/Side' ? front : rear;
  const damage = basicDamage(game.world.charts, factor - armour);
  if (damage !== undefined && damage !== 'none') return harm(damage);
  game.say('CES.BG', `The shot at {${target.id}} does not go through: ${factor} against ${armour}.`);
  return undefined;
}

/** With 7.21 a track breaks only if twice the best GP factor reaches the target's GP Defense. */
function trackHit(game: Game, { target, weapon }: Hit, card: VehicleCard): Blow | undefined {
  if (!isOn(game.world, '7.21') || breaksTracks(weapon, card)) return harm('TK');
  game.say('7.21.a', `The tracks of {${target.id}} hold.`);
  return undefined;
}

/** Rifles and launchers need no such strength; without a GP row of its own a weapon counts as 1 (7.21.b). */
export const breaksTracks = ({ effectiveness, calibre, isHandHeld }: Weapon, card: VehicleCard): boolean =>
  isHandHeld === true || (calibre === 0 ? 1 : 2 * effectiveness) >= card.gpDefence;

function* varied(game: Game, { firer, target }: Hit, factor: number): Rule<number> {
  const change = yield* roll(
    { one: 10, other: 10 },
    `the penetration against {${target.id}}`,
    ({ one, other }) => penetrationChange(game.world.charts, factor, [one, other]),
    {
      cite: '7.12.a',
      by: firer.side,
      tell: (dice, found) =>
        lookedUp(sumOf(dice), `for ${factor}`, `${factor + found} in all`, { of: [target.id] }),
    },
  );
  return factor + change;
}

/** S-type vehicles take less (CES.AP.b), but not of hollow charges (7.10.2); some brew up where others are knocked out (7.11). */
const SOFT = -2;
const BREWS_UP = 2;

const rowFor = ({ isHollow, calibre }: Weapon) => (isHollow ? 'CE' : damageRow(calibre));
const softness = ({ isHollow }: Weapon, { type }: VehicleCard): number =>
  type === 'S' && !isHollow ? SOFT : 0;

/** What a hit that went through does at this roll. */
export function damageAt(world: World, weapon: Weapon, card: VehicleCard, die: number): Damage {
  const [row, soft] = [rowFor(weapon), softness(weapon, card)];
  const damage = damageOf(world.charts, row, Math.max(1, die + soft));
  if (damage !== 'KO' || !isOn(world, '7.11') || !card.brewsUp) return damage;
  return damageOf(world.charts, row, Math.min(10, die + soft + BREWS_UP));
}

function* damageRoll({ world }: Game, { firer, target, weapon }: Hit, card: VehicleCard): Rule<Damage> {
  const read = (die: number) => damageAt(world, weapon, card, die);
  return yield* roll({ die: 10 }, `damage to {${target.id}}`, ({ die }) => read(die), {
    cite: 'B8.16',
    by: firer.side,
    tell: (dice, found) =>
      lookedUp(sumOf(dice, term('S-type', softness(weapon, card), 'CES.AP.b')), rowFor(weapon), found, {
        of: [target.id],
      }),
  });
}
