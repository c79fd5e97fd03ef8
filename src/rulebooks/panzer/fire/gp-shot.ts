/** A GP shot (B9): at men and guns as the table says, at vehicles by the matrices of the Combat Effects Summary. */
import {
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  sumOf,
  type Tally,
} from '../../../engine/index.ts';
import { type Band, gpResult } from '../charts/index.ts';
import type { VehicleCard } from '../counters/index.ts';
import { cardOfUnit, type Fielded, type Game, type View } from '../game.ts';
import { distance, isOn, type World } from '../world.ts';
import type { Firer, Shot, ShotResult } from './a-shot.ts';
import { breaksTracks } from './ap-shot.ts';
import type { Blow } from './effects.ts';
import { gpDefenceOf, gpModifiers } from './modifiers.ts';
import { bandAt, factorIn, type Weapon } from './weapon.ts';

/** What a roll has, and its last figure, which decides between kinds of harm. */
export interface Reading {
  readonly result?: 'Suppressed' | 'Effective';
  readonly ends?: '5' | '0';
  /** An unmodified 01 (7.25.a). */
  readonly jams?: true;
}

export function* gpShot(game: Game, shot: Shot): Rule<ShotResult> {
  const { world } = game;
  const { firer, target, weapon, row } = shot;
  const band = bandAt(weapon, distance(world, firer.at, target.at)) ?? 'E';
  const excess = factorIn(weapon, band) - gpDefenceOf(world, game.state as View, target, shot.targetMoves);
  const reading = yield* gpRoll(game, firer, target, excess, gpModifiers(world, game.state as View, shot));
  const { result, jams = false } = reading;
  const none = { blows: [], jams } as const;
  if (result === undefined) {
    game.say('B9.1', `{${target.id}} is not hurt.`);
    return none;
  }
  const card = cardOfUnit(target);
  if (card.is !== 'vehicle') {
    // Who keeps heads down kills nobody (7.18.c).
    const is = row === 'pin' ? 'Suppressed' : result;
    return { blows: [{ is, mayBail: false }], jams };
  }
  const found =
    weapon.calibre === 0
      ? smallArms(world, card, target, band, reading)
      : shells(world, card, target, weapon, reading);
  if (found === undefined) {
    game.say('CES.SAA.b', `{${target.id}} is not hurt.`);
    return none;
  }
  const isSmall = weapon.calibre === 0;
  const most = isSmall ? Math.floor(factorIn(weapon, band) / 2) : weapon.effectiveness;
  const blow = yield* blowOf(game, firer, target, found, {
    most,
    mayBail: !isSmall || card.type !== 'A',
    weapon,
  });
  return { blows: blow ? [blow] : [], jams };
}

/** What shells from afar do to a vehicle: no gun of theirs is known by its calibre. */
export function* shelled(
  game: Game,
  firer: Firer,
  target: Fielded,
  effectiveness: number,
  reading: Reading,
): Rule<Blow | undefined> {
  const found = shells(game.world, cardOfUnit(target) as VehicleCard, target, { effectiveness }, reading);
  return yield* blowOf(game, firer, target, found, { most: effectiveness, mayBail: true });
}

/** What the guns of an aircraft do to it: small arms, as from near by (B15.8). */
export function* strafed(
  game: Game,
  firer: Firer,
  target: Fielded,
  factor: number,
  reading: Reading,
): Rule<Blow | undefined> {
  const card = cardOfUnit(target) as VehicleCard;
  const found = smallArms(game.world, card, target, 'S', reading);
  if (found === undefined) return undefined;
  return yield* blowOf(game, firer, target, found, {
    most: Math.floor(factor / 2),
    mayBail: card.type !== 'A',
  });
}

export function* gpRoll(
  game: Game,
  firer: Firer,
  target: { readonly id: string },
  excess: number,
  modifiers: Tally,
): Rule<Reading> {
  return yield* roll(
    PERCENTILE,
    `{${firer.id}} at {${target.id}}`,
    (faces): Reading => {
      const rolled = percentileOf(faces);
      const total = rolled + modifiers.value;
      const result = gpResult(game.world.charts, excess, total);
      return {
        ...(result && { result }),
        ...(result === 'Effective' && total % 5 === 0 && { ends: total % 10 === 0 ? '0' : '5' }),
        ...(rolled === 1 && { jams: true }),
      };
    },
    {
      cite: 'B9.1',
      by: firer.side,
      tell: (dice, { result }) =>
        lookedUp(percentOf(dice, modifiers), `on column ${excess}`, result ?? 'no effect', {
          of: [target.id],
        }),
    },
  );
}

/** What an effective result does to a vehicle: damage where it ends in 5, its tracks where it ends in 0, or its end. */
export type Found = 'Suppressed' | 'damage' | 'Turret Damage' | 'TK' | 'destroyed';

export const effective = ({ ends }: Reading): Found =>
  ends === '5' ? 'damage' : ends === '0' ? 'TK' : 'destroyed';

/** What small arms do to a vehicle (CES.SAA, CES.SAP, CES.SAS). */
function smallArms(
  world: World,
  { type }: VehicleCard,
  target: Fielded,
  band: Band,
  reading: Reading,
): Found | undefined {
  const isEffective = reading.result === 'Effective';
  if (type === 'S') return isEffective ? effective(reading) : 'Suppressed';
  if (band !== 'P' && band !== 'S') return undefined;
  if (type === 'P') return isEffective && band === 'P' ? 'damage' : 'Suppressed';
  if (isEffective && band === 'P' && isOpen(world, target)) return 'Turret Damage';
  return band === 'P' || isEffective ? 'Suppressed' : undefined;
}

/** What shells do (CES.GPAP, CES.GPS): armour holds off those that are too small for it, unless its hatches are open (7.8.3.d). */
function shells(
  world: World,
  { type, gpDefence: defence }: VehicleCard,
  target: Fielded,
  { effectiveness }: Pick<Weapon, 'effectiveness'>,
  reading: Reading,
): Found {
  if (reading.result !== 'Effective') return 'Suppressed';
  if (type === 'S' || effectiveness >= defence) return effective(reading);
  return type === 'A' && isOpen(world, target) ? 'Turret Damage' : 'Suppressed';
}

const isOpen = (world: World, { buttoned }: Fielded): boolean => isOn(world, '7.8') && !buttoned;

/** A quarter and more of what is damaged is the turret's; unarmed vehicles are hurt in the hull (CES.GPAP.c). */
const TURRET_AT_MOST = 4;
const BREWS_UP = -2;

export function* blowOf(
  game: Game,
  firer: Firer,
  target: Fielded,
  found: Found,
  { most, mayBail, weapon }: { most: number; mayBail: boolean; weapon?: Weapon },
): Rule<Blow | undefined> {
  const card = cardOfUnit(target) as VehicleCard;
  switch (found) {
    case 'Suppressed':
    case 'Turret Damage':
      return { is: found, mayBail };
    case 'TK':
      if (weapon && isOn(game.world, '7.21') && !breaksTracks(weapon, card)) {
        game.say('7.21.a', `The tracks of {${target.id}} hold.`);
        return undefined;
      }
      return { is: 'TK', mayBail };
    case 'damage': {
      const isUnarmed = card.guns.length === 0 && card.machineGuns === undefined;
      const part = isUnarmed ? 'Hull Damage' : yield* damagedPart(firer, target);
      return { is: part, mayBail };
    }
    case 'destroyed': {
      const easier = isOn(game.world, '7.11') && card.brewsUp ? BREWS_UP : 0;
      return { is: yield* koOrBu(firer, target, most, easier), mayBail };
    }
  }
}

function* damagedPart(firer: Firer, target: Fielded): Rule<'Turret Damage' | 'Hull Damage'> {
  return yield* roll(
    { die: 10 },
    `which part of {${target.id}} is damaged`,
    ({ die }) => (die <= TURRET_AT_MOST ? 'Turret Damage' : 'Hull Damage') as 'Turret Damage' | 'Hull Damage',
    {
      cite: 'CES.GPAP.c',
      by: firer.side,
      tell: (dice, found) => lookedUp(sumOf(dice), 'part', found, { of: [target.id] }),
    },
  );
}

function* koOrBu(firer: Firer, target: Fielded, most: number, easier: number): Rule<'KO' | 'BU'> {
  return yield* roll(
    { die: 10 },
    `what is left of {${target.id}}`,
    ({ die }) => (die + easier <= most ? 'BU' : 'KO') as 'BU' | 'KO',
    {
      cite: 'CES.GPAP.e',
      by: firer.side,
      tell: (dice, found) => lookedUp(sumOf(dice), `with ${most}`, found, { of: [target.id] }),
    },
  );
}
