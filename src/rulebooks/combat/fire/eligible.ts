/** Who may fire, in which right, and at what (12.1.1, 12.1.2, 12.6.2). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import {
  armOf,
  cardOfUnit,
  enclosing,
  enemies,
  type Fielded,
  isDisrupted,
  isSquad,
  type Scene,
  stackAt,
  type View,
} from '../game.ts';
import { isSeen } from '../hidden/unseen.ts';
import { lineOf } from '../sight/line.ts';
import type { LocId, Right } from '../state.ts';
import { eyeOf } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { frontRefusal } from '../works/pillboxes.ts';
import { hexOf, rangeOf, type World } from '../world.ts';
import { type Arms, armsOf, reachOf } from './strength.ts';

/** How often it fires in a phase (2.3.1.3.a). */
const rateOf = (unit: Fielded): number => {
  const card = cardOfUnit(unit);
  return card.is === 'team' && !unit.crew ? card.rate : 1;
};

/** Those who move by leaps do not fire (10.1.3, 10.1.4); those who assault or crawl do it once (10.1.5, 10.1.6). */
function movedRefusal({ moved, halfFired }: Fielded): Refusal | undefined {
  if (moved === 'run') return refusal('10.1.3', 'it has run');
  if (moved === 'cautious') return refusal('10.1.4', 'it has moved');
  return halfFired ? refusal('10.1.5', 'it has fired as it went') : undefined;
}

/** Against its firing at all in that right. */
export function firerRefusal(world: World, unit: Fielded, right: Right): Refusal | undefined {
  if (!armsOf(world, unit)) return refusal('2.3.1.1.c', 'it has nothing to fire with');
  // Under a Close Combat marker there is no other fight (14.2.b, 14.12).
  if (unit.locked !== undefined) return refusal('14.12', 'it is in Close Combat');
  if (isMolotov(unit)) return refusal('12.9.6', 'bottles are for vehicles');
  if (right === 'desperation') return desperateRefusal(unit);
  if (isDisrupted(unit)) return refusal('12.3.1.5.4.a', 'it is Disrupted');
  const moved = movedRefusal(unit);
  if (moved) return moved;
  if (unit.fired === 2) return refusal('12.1.2.2', 'it has fired twice');
  // Defensive Fire is open to who has fired once (12.1.2.2); all other fire goes by the rate (12.1.1.1.1).
  return right !== 'defensive' && unit.fired !== undefined && unit.fired >= rateOf(unit)
    ? refusal('12.1.1.1.1', 'it has fired')
    : undefined;
}

const isMolotov = (unit: Fielded): boolean => {
  const card = cardOfUnit(unit);
  return card.is === 'team' && card.arm === 'MOL';
};

/** Squads and machine guns fire at any price (12.6.2.a). */
function desperateRefusal(unit: Fielded): Refusal | undefined {
  const card = cardOfUnit(unit);
  const isFit = isSquad(unit) || (card.is === 'team' && card.arm === 'MG' && !unit.crew);
  return isFit ? undefined : refusal('12.6.2.a', 'only squads and machine guns do that');
}

/** Against its firing at that place. */
export function targetRefusal(
  { world, view }: Pick<Scene, 'world' | 'view'>,
  unit: Fielded,
  at: LocId,
  right: Right,
): Refusal | undefined {
  // In Cover it sees its own hex alone (7.5.2).
  if (unit.inCover !== undefined && hexOf(unit.at) !== hexOf(at)) return refusal('7.5.2', 'it is In Cover');
  const arms = armsOf(world, unit);
  if (!arms) return refusal('2.3.1.1.c', 'it has nothing to fire with');
  const range = rangeOf(world, unit.at, at);
  if (right === 'desperation' && range > 1) return refusal('12.6.2.a', 'it is not beside them');
  const far = rangeRefusal(unit, arms, range, right) ?? reachRefusal(world, unit, at);
  if (far) return far;
  const aside = frontRefusal(world, view, unit.at, at);
  if (aside) return aside;
  const { blocked } = lineOf(world, unit.at, at);
  return blocked && refusal(blocked.cite, `${blocked.by} is in the way`);
}

function rangeRefusal(unit: Fielded, arms: Arms, range: number, right: Right): Refusal | undefined {
  if (range > reachOf(arms)) return refusal('12.3.1.2.2', 'it is out of range');
  // Who has fired already answers within its normal range (12.1.2.2).
  const isSecond = right === 'defensive' && unit.fired !== undefined && unit.fired >= rateOf(unit);
  return isSecond && range > arms.range ? refusal('12.1.2.2', 'that is beyond its normal range') : undefined;
}

/** A charge is thrown a storey up or down in its own hex, and into the next hex on a level or downwards (12.9.2). */
export function reachRefusal(world: Land, unit: Fielded, at: LocId): Refusal | undefined {
  if (armOf(unit) !== 'DC') return undefined;
  const rise = (eyeOf(world, at) - eyeOf(world, unit.at)) / 2;
  const isNear = hexOf(at) === hexOf(unit.at) ? Math.abs(rise) <= 1 : rise <= 0;
  return isNear ? undefined : refusal('12.9.2', 'it is not thrown so high');
}

/** Places with enemies in them of whom the side knows. */
export const targetPlaces = ({ view, side }: Pick<Scene, 'view' | 'side'>): readonly LocId[] => [
  ...new Set(enemies({ view, side }).flatMap(unit => (isSeen(unit) ? unit.at : []))),
];

/** Places with those of the window's targets who are still there. */
export const windowPlaces = (view: View): readonly LocId[] => {
  const targets = enclosing(view, 'window')?.targets ?? [];
  return [
    ...new Set(view.units.flatMap(({ id, at }) => (at !== undefined && targets.includes(id) ? at : []))),
  ];
};

/** Enemies of the side in the place of whom it knows, the top of the stack first. */
export const enemiesAt = (view: View, side: string, at: LocId): readonly Fielded[] =>
  stackAt(view, at).filter(unit => unit.side !== side && isSeen(unit));
