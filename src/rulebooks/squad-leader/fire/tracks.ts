/** Fire at movers while they move is kept up (5.6.9.4, 5.6.9.5): who fires where, and whom he has not met yet. */
import type { Frozen } from '../../../engine/index.ts';
import { enclosing } from '../frames.ts';
import type { View } from '../game.ts';
import type { ShooterId, Track, UnitId } from '../state.ts';

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
