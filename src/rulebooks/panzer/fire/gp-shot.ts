/** A GP shot (B9): at men and guns as the table says, at vehicles by the matrices of the Combat Effects Summary. */
import {
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  sumOf,
} from '../../../engine/index.ts';
import { type Band, gpResult } from '../charts/index.ts';
import type { VehicleCard } from '../counters/index.ts';
import { cardOfUnit, type Fielded, type Game } from '../game.ts';
import type { Row } from '../state.ts';
import { distance } from '../world.ts';
import { type Effect, suffer } from './effects.ts';
import { gpDefence, gpModifiers } from './modifiers.ts';
import { bandAt, factorIn, type Weapon } from './weapon.ts';

/** What a roll has, and its last figure, which decides between kinds of harm. */
type Reading = { readonly result?: 'Suppressed' | 'Effective'; readonly ends?: '5' | '0' };

export function* gpShot(game: Game, firer: Fielded, target: Fielded, weapon: Weapon, row: Row): Rule<void> {
  const { world } = game;
  const band = bandAt(weapon, distance(world, firer.at, target.at)) ?? 'E';
  const factor = factorIn(weapon, band);
  const excess = factor - gpDefence(target);
  const card = cardOfUnit(firer);
  const modifiers = gpModifiers(
    world,
    firer,
    target,
    row === 'gp' && card.is === 'vehicle' && card.machineGuns !== undefined,
  );
  const reading = yield* roll(
    PERCENTILE,
    `{${firer.id}} at {${target.id}}`,
    (faces): Reading => {
      const total = percentileOf(faces) + modifiers.value;
      const result = gpResult(world.charts, excess, total);
      if (result !== 'Effective') return result ? { result } : {};
      return { result, ...(total % 5 === 0 && { ends: total % 10 === 0 ? '0' : '5' }) };
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
  const { result } = reading;
  if (result === undefined) return game.say('B9.1', `{${target.id}} is not hurt.`);
  const at = cardOfUnit(target);
  if (at.is !== 'vehicle') return yield* suffer(game, target, result);
  const effect = weapon.calibre === 0 ? smallArms(at, band, reading) : shells(at, weapon, reading);
  if (effect === undefined) return game.say('CES.SAA.b', `{${target.id}} is not hurt.`);
  if (effect !== 'destroyed') return yield* suffer(game, target, effect);
  const most = weapon.calibre === 0 ? Math.floor(factor / 2) : weapon.effectiveness;
  yield* suffer(game, target, yield* koOrBu(firer, target, most));
}

/** What small arms do to a vehicle (CES.SAA, CES.SAP, CES.SAS). */
function smallArms({ type }: VehicleCard, band: Band, reading: Reading): Effect | 'destroyed' | undefined {
  const isEffective = reading.result === 'Effective';
  if (type === 'S') return isEffective ? harm(reading) : 'Suppressed';
  if (band !== 'P' && band !== 'S') return undefined;
  if (type === 'P') return isEffective && band === 'P' ? 'Damage' : 'Suppressed';
  return band === 'P' || isEffective ? 'Suppressed' : undefined;
}

/** What shells do (CES.GPAP, CES.GPS): armour holds off those that are too small for it. */
function shells(
  { type, gpDefence }: VehicleCard,
  { effectiveness }: Weapon,
  reading: Reading,
): Effect | 'destroyed' {
  if (reading.result !== 'Effective' || (type !== 'S' && effectiveness < gpDefence)) return 'Suppressed';
  return harm(reading);
}

const harm = ({ ends }: Reading): Effect | 'destroyed' =>
  ends === '5' ? 'Damage' : ends === '0' ? 'TK' : 'destroyed';

function* koOrBu(firer: Fielded, target: Fielded, most: number): Rule<Effect> {
  return yield* roll(
    { die: 10 },
    `what is left of {${target.id}}`,
    ({ die }): Effect => (die <= most ? 'BU' : 'KO'),
    {
      cite: 'CES.GPAP.e',
      by: firer.side,
      tell: (dice, found) => lookedUp(sumOf(dice), `with ${most}`, found, { of: [target.id] }),
    },
  );
}
