/** Small facts about the table that several parts of the page ask for. */
import { type Battlefield, type HexIx, hexOfPlace } from '../../board/index.ts';
import type { Counter } from '../../engine/index.ts';
import type { Point } from '../../hex/index.ts';
import type { Camera } from '../boards/field/camera.ts';
import { centreOnPaper } from '../boards/field/paper.ts';
import { middleHex } from '../boards/field/walk.ts';
import type { Now, Session } from './session.ts';
import type { TableHands } from './use-table.ts';

export function firstHex(battlefield: Battlefield, counters: readonly Counter[]): HexIx {
  const at = counters.find(counter => counter.at !== undefined)?.at;
  return (at === undefined ? undefined : hexOfPlace(battlefield, at)) ?? middleHex(battlefield);
}

/** Where those are who can act, or where they can go; or else where the counters lie, or where they will. */
export function interestOf(battlefield: Battlefield, { ask, tabletop }: Now): readonly Point[] {
  const { counters, overlays } = tabletop;
  const able = new Set(ask?.offers.flatMap(({ pieces }) => pieces));
  const lying = counters.flatMap(({ at }) => at ?? []);
  const acting = counters.flatMap(({ id, at }) => (at !== undefined && able.has(id) ? at : []));
  const zones = overlays.flatMap(({ hexes }) => hexes);
  const offered = ask?.offers.flatMap(offer => offer.places) ?? [];
  const places = [acting, offered, lying, zones].find(each => each.length > 0) ?? [];
  return places.flatMap(place => {
    const hex = hexOfPlace(battlefield, place);
    return hex === undefined ? [] : [centreOnPaper(battlefield, hex)];
  });
}

/** Where those stand who might do something: what is in hand, what was chosen just now, or else all that are offered something. */
export function doersOf(
  battlefield: Battlefield,
  { ask, tabletop, journal }: Now,
  { picked, hand }: Pick<TableHands, 'picked' | 'hand'>,
): readonly HexIx[] {
  const at = (isMeant: (id: string) => boolean) =>
    tabletop.counters
      .filter(({ id, side }) => side === ask?.side && isMeant(id))
      .flatMap(counter => (counter.at === undefined ? [] : (hexOfPlace(battlefield, counter.at) ?? [])));
  const last = journal.at(-1);
  const chosen = last?.is === 'act' && last.by === ask?.side ? last.act.split(/[ ,]/) : [];
  const choices = [at(id => picked.has(id)), at(id => chosen.includes(id)), at(id => hand.pieces.has(id))];
  return choices.find(each => each.length > 0) ?? [];
}

export function nationOfSide(session: Session, side: string): string {
  const card = session.book.scenarios.find(({ id }) => id === session.table.scenario);
  return card?.about?.sides.find(({ id }) => id === side)?.nation ?? side;
}

export function titleOf({ book, table }: Session): string {
  return book.scenarios.find(({ id }) => id === table.scenario)?.title ?? book.title;
}

export function onScreen(camera: Camera | undefined, battlefield: Battlefield, hex: HexIx) {
  const { x, y, k } = camera?.view ?? { x: 0, y: 0, k: 1 };
  const centre = centreOnPaper(battlefield, hex);
  return { x: x + centre.x * k, y: y + centre.y * k };
}
