/** Guns of aircraft (B15.8): at one unit, AP at vehicles where they pierce armour, otherwise GP. */
import {
  against,
  atMost,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  type Tally,
  type TallyEntry,
  tally,
} from '../../../engine/index.ts';
import { type Direction, turned } from '../../../hex/index.ts';
import { type Angle, type AP_MODIFIERS, apNumber, hitsOf, listed, NET_LIMITS } from '../charts/index.ts';
import { type AircraftCard, aircraftCard } from '../counters/index.ts';
import { type Aspect, pierce } from '../fire/ap-shot.ts';
import type { Blow } from '../fire/effects.ts';
import { suffer } from '../fire/effects.ts';
import { hasTurret } from '../fire/field.ts';
import { gpRoll, strafed } from '../fire/gp-shot.ts';
import { gpDefence, isMoving } from '../fire/modifiers.ts';
import type { Weapon } from '../fire/weapon.ts';
import {
  type Fielded,
  fieldedById,
  type Game,
  isFielded,
  isVehicle,
  unitById,
  type View,
  vehicleCardOf,
} from '../game.ts';
import { shock } from '../morale/shocks.ts';
import { coverAt } from '../sight/cover.ts';
import type { Aircraft, UnitId } from '../state.ts';
import { khamsinIn } from '../weather/conditions.ts';
import { isOn, type World } from '../world.ts';
import type { Pass } from './aircraft.ts';
import { airModifiers } from './bombs.ts';

/** The band in which aircraft fire. */
const BAND = 'S';

export function* strafe(game: Game, { aircraft: plane }: Pass, id: UnitId, from: Direction): Rule<void> {
  const target = fieldedById(game.state, id);
  const { cannon } = aircraftCard(plane.card);
  const blows =
    cannon && isVehicle(target)
      ? yield* withCannon(game, plane, cannon, target, from)
      : yield* withGuns(game, plane, target);
  shock(game, id, 'fire');
  for (const blow of blows) {
    const struck = unitById(game.state, id);
    if (isFielded(struck)) yield* suffer(game, struck, blow);
  }
}

function* withGuns(game: Game, plane: Aircraft, target: Fielded): Rule<readonly Blow[]> {
  const { strafes } = aircraftCard(plane.card);
  const modifiers = tally({ stages: ['roll'] }, 0, airModifiers(game.world, game.state, plane, target));
  const reading = yield* gpRoll(game, plane, target, strafes - gpDefence(target), modifiers);
  const blow =
    reading.result === undefined
      ? undefined
      : isVehicle(target)
        ? yield* strafed(game, plane, target, strafes, reading)
        : { is: reading.result, mayBail: false };
  if (!blow) game.say('B15.8', `{${target.id}} is not hurt.`);
  return blow ? [blow] : [];
}

type Cannon = NonNullable<AircraftCard['cannon']>;

function* withCannon(
  game: Game,
  plane: Aircraft,
  cannon: Cannon,
  target: Fielded,
  from: Direction,
): Rule<readonly Blow[]> {
  const { world } = game;
  const number = apNumber(world.charts, BAND, strafingNet(world, game.state, plane, target).value);
  const hits = yield* roll(
    PERCENTILE,
    `{${plane.id}} at {${target.id}}`,
    faces => hitsOf(world.charts, cannon.rate, percentileOf(faces), number),
    {
      cite: 'B15.8',
      by: plane.side,
      tell: (dice, found) =>
        against(percentOf(dice), atMost(number), found > 0, found === 0 ? 'a miss' : `hits: ${found}`, {
          of: [target.id],
        }),
    },
  );
  const aspect = aspectFrom(world, target, from);
  const hit = { firer: plane, target, weapon: cannonAsWeapon(cannon), aspect, showsBelly: false };
  return yield* pierce(game, hit, cannon.penetration, hits);
}

/** From above, by the side from which it comes. */
export function aspectFrom(world: World, target: Fielded, from: Direction): Aspect {
  const turret = isOn(world, '7.8') && hasTurret(target) ? (target.turret ?? target.facing) : target.facing;
  return {
    hull: angleFrom(target.facing, from),
    turret: angleFrom(turret, from),
    elevation: 'Falling',
    posture: 'whole',
  };
}

export const cannonAsWeapon = ({ calibre, rate, penetration: n }: Cannon): Weapon => ({
  calibre,
  rate,
  reach: [1, 2, 3, 4, 5],
  factors: [n, n, n, n, n],
  effectiveness: 1,
});

/** By how many hexsides from the front it comes. */
const ANGLES_AWAY: readonly Angle[] = ['Front', 'Front/Side', 'Rear/Side', 'Rear', 'Rear/Side', 'Front/Side'];
const angleFrom = (facing: Direction, from: Direction): Angle =>
  ANGLES_AWAY[turned(from, -facing)] ?? 'Front';

type Reason = keyof typeof AP_MODIFIERS.cites;

export function strafingNet(world: World, view: View, plane: Aircraft, target: Fielded): Tally {
  const { charts } = world;
  const { speed } = aircraftCard(plane.card);
  const size = vehicleCardOf(target)?.size ?? 0;
  const cover = coverAt(world, view, target);
  const reasons: readonly (readonly [Reason | false | undefined, times?: number])[] = [
    [isMoving(target) && 'target moving'],
    [cover !== 'no cover' && cover],
    [plane.flak === 'suppressed' && 'Suppressed'],
    [plane.damaged && 'Damaged'],
    ['khamsin', -(khamsinIn(world)?.ap ?? 0)],
  ];
  const net = (
    of: { readonly id: string; readonly cite: string; readonly n: number },
    times = 1,
  ): TallyEntry => ({
    ...of,
    n: of.n * times,
    op: '+',
    stage: 'net',
  });
  return tally({ stages: ['net', 'limits'] }, 0, [
    ...(size === 0 ? [] : [net({ id: 'size', cite: 'B8.4', n: size })]),
    ...reasons.flatMap(([id, times = 1]) =>
      id && times > 0 ? net(listed(charts.apModifiers, id), times) : [],
    ),
    ...(speed === 'middling' ? [] : [net(listed(charts.airAp, `${speed} aircraft`))]),
    { id: 'at least −10', cite: 'B8.2', op: 'floor', n: NET_LIMITS.least, stage: 'limits' },
    { id: 'at most +5', cite: 'B8.2', op: 'cap', n: NET_LIMITS.most, stage: 'limits' },
  ]);
}
