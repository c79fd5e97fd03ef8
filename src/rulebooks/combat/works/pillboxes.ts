/** Pillboxes (7.9): a place of their own in their hex, for one unit, that looks and is open through its front. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { parseDirection } from '../../../hex/index.ts';
import { type AnyUnit, isLeader, isSquad, type View } from '../game.ts';
import { entrySides } from '../sight/sides.ts';
import type { LocId, State } from '../state.ts';
import { isThroughHole } from '../terrain/ground.ts';
import { facingSides, type Land } from '../terrain/land.ts';
import { hexOf, isPillbox } from '../world.ts';

type Works = Pick<State, 'works'>;

export const pillboxIn = ({ works }: Works, hex: HexId) =>
  works.find(work => work.is === 'pillbox' && work.at === hex);

/** The place inside it, if there is one. */
export const bunkerIn = (view: Works, hex: HexId): readonly LocId[] =>
  pillboxIn(view, hex) ? [`${hex}#pillbox`] : [];

/** Whether a line between that pillbox and another place goes through its front (7.9.2.a). */
export function isThroughFront(land: Land, view: Works, pillbox: LocId, other: LocId): boolean {
  const work = pillboxIn(view, hexOf(pillbox));
  if (work?.is !== 'pillbox' || hexOf(pillbox) === hexOf(other)) return false;
  const front = facingSides(work.facing).map(parseDirection);
  return entrySides(land, other, pillbox).some(side => front.some(each => each === side));
}

/** Against firing from it at that place (7.9.2.a). */
export const frontRefusal = (land: Land, view: Works, from: LocId, at: LocId): Refusal | undefined =>
  isPillbox(from) && !isThroughFront(land, view, from, at)
    ? refusal('7.9.2.a', 'that is not before its front')
    : undefined;

/** One squad, two halves of one, or one team (7.9.4); leaders do not count (8.1.3). */
export function roomRefusal(inside: readonly AnyUnit[], unit: AnyUnit): Refusal | undefined {
  const others = inside.filter(each => each.side === unit.side && each.id !== unit.id && !isLeader(each));
  if (isLeader(unit) || others.length === 0) return undefined;
  const isSquadWhole = [unit, ...others].every(each => isSquad(each) && each.half) && others.length === 1;
  return isSquadWhole ? undefined : refusal('7.9.4', 'the pillbox holds one squad or team');
}

/** Against getting in from that place (7.9.3, 7.9.4). */
export function pillboxRefusal(
  land: Land,
  view: View,
  unit: AnyUnit,
  from: LocId,
  to: LocId,
): Refusal | undefined {
  if (!isPillbox(to)) return undefined;
  const inside = view.units.filter(({ at }) => at === to);
  const isHeld = inside.some(({ side }) => side !== unit.side);
  if (isHeld && !isThroughHole(land, from, to))
    return refusal('7.9.3', 'the enemy holds it, and no mousehole leads in');
  return roomRefusal(inside, unit);
}
