/** What a hit does to those who are hit (3.2.4, 6.1, 6.7, 7.9, 7.11): one roll for all of them, or a roll to kill. */

import {
  type Account,
  against,
  exactly,
  type Faces,
  lookedUp,
  optional,
  type Rule,
  roll,
  sumOf,
  term,
} from '../../../../engine/index.ts';
import type { Aspect, Facing, FireResult, VehicleEffect } from '../../charts/index.ts';
import { seenStruck } from '../../concealment/loss.ts';
import { desperationByFire, hitsOf, resultOf, spelled } from '../../fire/blast.ts';
import type { AttackLine } from '../../fire/card.ts';
import { drawn, sufferHits } from '../../fire/effects.ts';
import { resultWords, toldLines } from '../../fire/told.ts';
import { choose, DR, type Game } from '../../game.ts';
import { gunOf } from '../../guns/guns.ts';
import type { TargetId, UnitId } from '../../state.ts';
import { type AnyUnit, unitById, weaponsOf } from '../../units.ts';
import { firing } from '../../vehicles/arms.ts';
import { isVulnerable } from '../../vehicles/crew.ts';
import { sufferEffect } from '../../vehicles/damage.ts';
import type { AnyVehicle } from '../../vehicles/vehicles.ts';
import { type Shot, sideOf, typeOf } from '../shot.ts';
import { armourHit, facingStruck, type HullHit, hullEffect, hullHit } from './armour-hits.ts';
import { effectOf } from './effect.ts';
import { destroyGun, fateOf, type GunFate, type GunHit, gunHit, sufferGunHit } from './gun-hits.ts';
import { attackOnArmour, collateral, effectWords } from './to-kill.ts';

/** What the roll to hit has said about those it hit. */
interface Hits {
  readonly units: readonly AnyUnit[];
  readonly vehicles: readonly AnyVehicle[];
  /** Those of whom one is struck critically. */
  readonly critical: readonly TargetId[];
  /** Where vehicles are hit; the facing only within the hex, where the dice decide. */
  readonly aspect: Aspect;
  readonly facing?: Facing | undefined;
}

/** Lets the hits take effect. Gives the lines of the fire table, by which residual firepower goes. */
export function* strike(game: Game, shot: Shot, hits: Hits): Rule<readonly AttackLine[]> {
  const [vehicle] = hits.vehicles;
  if (vehicle && shot.vehicle) {
    yield* strikeArmour(game, shot, vehicle, hits);
    return [];
  }
  return yield* strikeHex(game, shot, hits);
}

/** Hit location, target facing, the roll to kill (3.2.4, 7.9). */
function* strikeArmour(game: Game, shot: Shot, vehicle: AnyVehicle, hits: Hits): Rule<void> {
  const { aspect, critical } = hits;
  const facing = facingStruck(game.world, shot, vehicle, aspect) ?? hits.facing ?? 'front';
  if (critical.length > 0) game.say('6.1.a', `A critical hit on {${vehicle.id}}`);
  const hit = armourHit(game.world, shot, vehicle, aspect, facing, critical.length > 0);
  if (hit) yield* attackOnArmour(game, hit);
  else game.say('7.9.a', `The shell does nothing to {${vehicle.id}}`);
}

/** All who are hit in the hex, each by what it is. */
interface Struck {
  readonly lines: readonly AttackLine[];
  readonly guns: readonly GunHit[];
  readonly hulls: readonly HullHit[];
}

interface Result {
  readonly results: readonly FireResult[];
  readonly guns: readonly GunFate[];
  readonly hulls: readonly VehicleEffect[];
  /** The dice themselves, where they also strike men in open hatches. */
  readonly original?: number;
}

function* strikeHex(game: Game, shot: Shot, hits: Hits): Rule<readonly AttackLine[]> {
  const { firer, target } = shot;
  const units = yield* victimsOf(game, shot, hits.units);
  const critical = hits.critical.length > 0 ? yield* drawn(hits.critical, '6.1.d') : undefined;
  if (critical !== undefined) game.say('6.1.a', `A critical hit on {${critical}}`);
  const struck = struckBy(game, shot, units, hits, critical);
  for (const line of struck.lines) game.say('3.2.4.eff.a', `${firing(firer.id)} hits ${spelled(line)}`);
  desperationByFire(game, struck.lines, 0);
  const crews = struck.hulls.filter(({ vehicle }) => isVulnerable(vehicle));
  const result = yield* roll(
    DR,
    `the hit in ${target}`,
    ({ coloured, white }): Result | 'dud' => {
      const original = coloured + white;
      if (!firer.weapon && !firer.vehicle && original === 12) return 'dud';
      return {
        results: struck.lines.map(line => resultOf(game.world, line, original, 0)),
        guns: struck.guns.map(gun => fateOf(game.world, gun, original)),
        hulls: struck.hulls.map(hull => hullEffect(game.world, hull, original)),
        ...(crews.length > 0 && { original }),
      };
    },
    {
      cite: '3.2.4.eff.a',
      by: sideOf(firer),
      tell: (dice, found) =>
        found === 'dud'
          ? against(sumOf(dice), exactly(12), true, 'a dud')
          : toldHits(game, struck, dice, found),
    },
  );
  if (result === 'dud') game.say('4.4.2.f', 'It is a dud');
  else yield* suffer(game, struck, result, critical);
  return struck.lines;
}

function toldHits(game: Game, struck: Struck, dice: Faces<typeof DR>, result: Result): Account {
  const { lines, guns, hulls } = struck;
  return [
    ...(lines.length > 0 ? toldLines(game, dice, lines, result.results) : []),
    ...guns.map(({ crew, column, drm, shield }, i) => {
      const fate = result.guns[i] ?? { is: 'none' };
      const of = { of: [crew.id] };
      if (typeof fate === 'string')
        return lookedUp(sumOf(dice, drm), `on column ${column}`, DIRECT_HITS[fate], of);
      const sum = sumOf(dice, drm, term('gunshield', shield, '6.6.a'));
      return lookedUp(sum, `on column ${column}`, `a near miss, ${resultWords(fate)}`, of);
    }),
    ...hulls.map(({ vehicle, column, drm }, i) =>
      lookedUp(sumOf(dice, drm), `on column ${column}`, effectWords(result.hulls[i] ?? 'nothing'), {
        of: [vehicle.id],
      }),
    ),
  ];
}

const DIRECT_HITS = {
  destroyed: 'a direct hit destroys gun and crew',
  struck: 'a direct hit jams the gun',
} as const;

function struckBy(
  game: Game,
  shot: Shot,
  units: readonly AnyUnit[],
  { vehicles, aspect }: Hits,
  critical: TargetId | undefined,
): Struck {
  const { world, state } = game;
  const isArea = typeOf(shot) === 'area';
  const effect = (each: AnyUnit | AnyVehicle) => effectOf(world, state, shot, each, each.id === critical);
  const guns = units.flatMap(unit => gunHit(world, state, shot, unit, effect(unit)) ?? []);
  const men = units.filter(unit => !gunOf(state, unit));
  // Among the men of a hex are those who look out of their hatches (3.2.4.itt.a).
  const crews = isArea ? [] : vehicles;
  return {
    lines: [...men, ...crews].map(each => lineOf(shot, each.id, effect(each))).reduce(merged, []),
    guns,
    hulls: isArea
      ? vehicles.map(each => hullHit(world, state, shot, each, aspect, each.id === critical))
      : [],
  };
}

function lineOf({ firer }: Shot, id: TargetId, { column, drm }: ReturnType<typeof effectOf>): AttackLine {
  const firepower = { value: column, kept: [], dropped: [] };
  return { targets: [id], each: [{ id: firer.id, firepower }], firepower, column, drm };
}

/** Targets that are struck alike share a line. */
function merged(lines: readonly AttackLine[], line: AttackLine): readonly AttackLine[] {
  const like = lines.find(each => each.column === line.column && each.drm.value === line.drm.value);
  if (!like) return [...lines, line];
  const both = { ...like, targets: [...like.targets, ...line.targets] };
  return lines.map(each => (each === like ? both : each));
}

function* suffer(
  game: Game,
  { lines, guns, hulls }: Struck,
  { results, guns: fates, hulls: effects, original }: Result,
  critical: TargetId | undefined,
): Rule<void> {
  for (const [i, hull] of hulls.entries()) {
    yield* sufferEffect(game, hull.vehicle, effects[i] ?? 'nothing', '7.11.a');
    if (original !== undefined) yield* collateral(game, hull.vehicle, hull.column, original);
  }
  for (const [i, hit] of guns.entries()) {
    const fate = fates[i] ?? { is: 'none' };
    if (hit.crew.id === critical) yield* destroyGun(game, hit.crew, hit.gun, '6.1.c');
    else {
      if (typeof fate === 'string' || fate.is !== 'none') seenStruck(game, [hit.crew]);
      yield* sufferGunHit(game, hit, fate);
    }
  }
  const hits = hitsOf(lines, results, 0);
  yield* sufferHits(game, hits);
}

/** A Panzerfaust strikes one unit: who serves a weapon may be picked, else it is left to chance (4.4.2). */
function* victimsOf(game: Game, { firer }: Shot, hit: readonly AnyUnit[]): Rule<readonly AnyUnit[]> {
  if (firer.weapon || firer.vehicle || hit.length === 1) return hit;
  const ids = hit.map(({ id }) => id);
  const armed = hit.filter(unit => weaponsOf(game.state, unit).length > 0);
  const picked = armed.length === 0 ? undefined : yield* pickVictim(sideOf(firer), armed);
  return [unitById(game.state, picked ?? (yield* drawn(ids, '4.4.2.g')))];
}

function* pickVictim(by: string, armed: readonly AnyUnit[]): Rule<UnitId | undefined> {
  const act = yield* choose({
    by,
    id: 'faust-target',
    cite: '4.4.2.g',
    prompt: 'Whom does it strike?',
    window: optional('faust-target', { verb: 'pass' }),
    acts: () => [
      ...armed.map(({ id }) => ({ verb: 'target', unit: id }) as const),
      { verb: 'pass' } as const,
    ],
  });
  return act.verb === 'target' ? act.unit : undefined;
}
