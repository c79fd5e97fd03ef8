/** What becomes of a unit that was hit (B9.3, B10, B11). */
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
  type Tally,
  unset,
} from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import { bailsOutAt, listed } from '../charts/index.ts';
import { CARDS, type CardId } from '../counters/index.ts';
import { type AnyUnit, cardOfUnit, type Game, gradeOf, lose, unitById } from '../game.ts';
import { menOnMines } from '../mines/tread.ts';
import { COLLATERALS, type Collateral } from '../state.ts';
import { isOn } from '../world.ts';
import { collateralRule } from './collateral.ts';
import { damageTrailer, dropTrailer } from './trailer.ts';

type Effect =
  | 'Suppressed'
  | 'Effective'
  | 'Damage'
  | 'Turret Damage'
  | 'Hull Damage'
  | 'TK'
  | 'KO'
  | 'BU'
  | 'Trailer Damage'
  | 'Trailer KO'
  | 'Trailer BU'
  | Collateral;

/** An effect, and whether it may make the crew leave (BASE.BAIL). */
export interface Blow {
  readonly is: Effect;
  readonly mayBail: boolean;
}

export function* suffer(game: Game, target: AnyUnit, { is, mayBail }: Blow): Rule<void> {
  switch (is) {
    case 'Suppressed':
      return suppress(game, target);
    case 'Effective':
      return yield* reduce(game, target);
    case 'KO':
    case 'BU':
      return yield* destroy(game, target, is);
    case 'Damage':
    case 'Turret Damage':
    case 'Hull Damage':
      return yield* damage(game, target, is, mayBail);
    case 'TK':
      if (target.tracked) return;
      game.own(target).tracked = true;
      game.say('B10.2', `{${target.id}} has lost a track.`);
      if (mayBail) yield* bailOut(game, target);
      return;
    case 'Trailer Damage':
      return damageTrailer(game, target);
    case 'Trailer KO':
      return dropTrailer(game, target, '7.38.12.2.d');
    case 'Trailer BU':
      return trailerBurns(game, target);
    default:
      game.own(target).collateral = COLLATERALS.filter(
        each => each === is || target.collateral?.includes(each),
      );
      game.say(collateralRule(is), `{${target.id}}: ${is} damaged.`);
  }
}

/** It is let go, and everybody around it takes cover (7.38.12.2.c). */
function trailerBurns(game: Game, target: AnyUnit): void {
  dropTrailer(game, target, '7.38.12.2.c');
  for (const { id, at, side, under, aboard } of game.state.units)
    if (at === target.at && side === target.side && !under && !aboard)
      suppress(game, unitById(game.state, id));
}

export function suppress(game: Game, target: AnyUnit): void {
  game.own(target).suppressed = 'ON';
  game.say('B11', `{${target.id}} is suppressed.`);
  for (const rider of ridersOf(game, target)) game.own(rider).suppressed = 'ON';
}

const ridersOf = ({ state }: Game, { id }: AnyUnit): readonly AnyUnit[] =>
  state.units.filter(({ aboard }) => aboard === id);

/** Parts that were damaged before can't be damaged again: the vehicle is knocked out (B10.1). */
function* damage(
  game: Game,
  target: AnyUnit,
  is: 'Damage' | 'Turret Damage' | 'Hull Damage',
  mayBail: boolean,
): Rule<void> {
  const turret = is !== 'Hull Damage' && !target.turretDamaged;
  const hull = is !== 'Turret Damage' && !target.hullDamaged;
  if (!turret && !hull) return yield* destroy(game, target, 'KO');
  const own = game.own(target);
  if (turret) own.turretDamaged = true;
  if (hull) own.hullDamaged = true;
  game.say(
    'B10',
    `{${target.id}} is damaged${is === 'Damage' ? '' : is === 'Hull Damage' ? ' in its hull' : ' in its turret'}.`,
  );
  if (mayBail) yield* bailOut(game, target);
}

/** Whoever rides in a vehicle that is lost suffers with it; in a brew-up nobody comes out (B10.3). */
function* destroy(game: Game, target: AnyUnit, is: 'KO' | 'BU'): Rule<void> {
  const riders = ridersOf(game, target).map(({ id }) => id);
  lose(game, target, is === 'KO' ? 'knocked out' : 'brewed up');
  game.say('B10.3', is === 'KO' ? `{${target.id}} is knocked out.` : `{${target.id}} brews up.`);
  for (const id of riders) yield* leaveWreck(game, unitById(game.state, id), is === 'BU');
}

function* leaveWreck(game: Game, rider: AnyUnit, burns: boolean): Rule<void> {
  if (burns || cardOfUnit(rider).is === 'towed') {
    lose(game, rider, 'eliminated');
    return game.say('B10.3', `{${rider.id}} is lost with it.`);
  }
  unset(game.own(rider), 'aboard');
  yield* reduce(game, unitById(game.state, rider.id));
  if (unitById(game.state, rider.id).at === undefined) return;
  if (yield* menOnMines(game, rider.id)) yield* reduce(game, unitById(game.state, rider.id));
}

/** A squad becomes a half-squad, all others are gone (B9.3). */
export function* reduce(game: Game, target: AnyUnit): Rule<void> {
  const card = cardOfUnit(target);
  if (card.is !== 'leg' || card.half === undefined || !(card.half in CARDS)) {
    lose(game, target, 'eliminated');
    return game.say('B9.3', `{${target.id}} is eliminated.`);
  }
  const lost = isOn(game.world, '7.17') ? yield* weaponsLost(target, card.attached?.length ?? 0) : 0;
  const own = game.own(target);
  own.was = target.card;
  own.card = card.half as CardId;
  if (lost > 0) own.weaponsLost = lost;
  game.say('B9.3', `{${target.id}} is reduced.`);
  suppress(game, unitById(game.state, target.id));
}

/** Each weapon that a full squad carried is lost on 1 to 5, the first of several more easily (7.17). */
const LOST_AT = 5;
const FIRST_OF_SEVERAL = -2;

function* weaponsLost({ id, side }: AnyUnit, carried: number): Rule<number> {
  let lost = 0;
  for (let i = 0; i < carried; i++) {
    const easier = i === 0 && carried > 1 ? FIRST_OF_SEVERAL : 0;
    const isLost = yield* roll(
      { die: 10 },
      `whether {${id}} loses a weapon`,
      ({ die }) => die + easier <= LOST_AT,
      {
        cite: '7.17.a',
        by: side,
        tell: (dice, found) =>
          lookedUp(sumOf(dice), 'attached weapon', found ? 'destroyed' : 'kept', { of: [id] }),
      },
    );
    if (isLost) lost += 1;
  }
  return lost;
}

/** What hurts a vehicle and leaves it its crew may make them leave it (B10.4). */
function* bailOut(game: Game, target: AnyUnit): Rule<void> {
  const number = bailsOutAt(game.world.charts, gradeOf(game.world, target));
  const shaken = shakenCrew(game, target);
  const leaves = yield* roll(
    PERCENTILE,
    `whether the crew of {${target.id}} bails out`,
    faces => percentileOf(faces) + (shaken?.value ?? 0) <= number,
    {
      cite: 'B10.4',
      by: target.side,
      tell: (dice, found) =>
        against(
          percentOf(dice, shaken),
          atMost(number),
          found,
          found ? 'the crew bails out' : 'the crew stays',
          {
            of: [target.id],
          },
        ),
    },
  );
  if (leaves) yield* abandon(game, target, 'B10.4');
}

/** Broken and hesitating crews leave more easily (7.39). */
function shakenCrew({ world }: Game, { broken, hesitates }: AnyUnit): Tally | undefined {
  if (!isOn(world, '7.39') || (!broken && !hesitates)) return undefined;
  return added([listed(world.charts.shakenCrews, broken ? 'Broken' : 'Hesitating')]);
}

/** The crew is gone, and whoever rode with it stands beside the vehicle. */
export function* abandon(game: Game, target: AnyUnit, cite: string): Rule<void> {
  const riders = ridersOf(game, target).map(({ id }) => id);
  for (const id of riders) unset(game.own(unitById(game.state, id)), 'aboard');
  lose(game, target, 'bailed out');
  game.say(cite, `The crew of {${target.id}} bails out.`);
  // Whoever jumps out onto mines is hurt by them (7.31.2.1.c).
  for (const id of riders) if (yield* menOnMines(game, id)) yield* reduce(game, unitById(game.state, id));
}
