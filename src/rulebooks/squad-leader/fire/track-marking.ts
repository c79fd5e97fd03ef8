/** A hex that has been fired into while the enemy moves is a track (5.6.9.4). */
import { enclosing } from '../frames.ts';
import type { Game } from '../game.ts';
import type { LocId, UnitId } from '../state.ts';
import type { Attack, AttackLine } from './attack.ts';

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
