/** Fire at movers while they move is kept up (5.6.9.4, 5.6.9.5): who fires where, and whom he has not met yet. */
import type { Frozen } from '../../../engine/index.ts';
import { enclosing } from '../frames.ts';
import type { Game, View } from '../game.ts';
import type { LocId, ShooterId, Track, UnitId } from '../state.ts';
import type { Attack, AttackLine } from './attack.ts';

export type AnyTrack = Frozen<Track>;

/** Where it fires in this movement phase, if it has begun to: there it keeps on, and nowhere else. */
export const trackOf = (view: View, id: ShooterId): AnyTrack | undefined =>
  view.tracks?.find(({ by }) => by === id);

/** Those who have just come, and at whom none of these has fired yet (5.6.9.5, 8.9.2.9). */
export function newcomers(view: View, shooters: readonly ShooterId[]): readonly UnitId[] {
  const met = shooters.flatMap(id => trackOf(view, id)?.met ?? []);
  return enclosing(view, 'watch')?.units.filter(id => !met.includes(id)) ?? [];
}

/** He has directed their fire, or served their gun, from the first: he goes on doing so (5.6.9.5). */
export function keepsOnWith(view: View, id: UnitId, shooters: readonly ShooterId[]): boolean {
  const track = trackOf(view, id);
  return track !== undefined && shooters.every(each => trackOf(view, each)?.at === track.at);
}

/** Marks the target: whoever comes into it is under the same fire (5.6.9.4). */
export function markTracks(
  game: Game,
  { target, firers, leaders, heroes = [], spray, course }: Attack,
  helpers: readonly UnitId[],
  lines: readonly AttackLine[],
): void {
  if (!enclosing(game.state, 'watch')) return;
  const shooters = firers.map(({ id }) => id);
  const hands = [...[...leaders, ...heroes].map(({ id }) => id), ...helpers];
  const fresh = { at: target, ...(spray && { spray }), ...(course?.right && { right: true as const }) };
  const tracks = new Map((game.state.tracks ?? []).map(track => [track.by, track]));
  for (const by of [...shooters, ...hands]) {
    const own = lines.filter(({ each }) => hands.includes(by as UnitId) || each.some(({ id }) => id === by));
    const before = tracks.get(by);
    const into = [target, ...own.map(({ at }) => at)];
    const met = own.flatMap(({ targets }) => targets);
    tracks.set(by, {
      by,
      ...(before ?? fresh),
      into: together<LocId>(before?.into, into),
      met: together<UnitId>(before?.met, met),
    });
  }
  game.own(game.state).tracks = [...tracks.values()];
}

const together = <T>(before: readonly T[] = [], now: readonly T[]): readonly T[] => [
  ...new Set([...before, ...now]),
];
