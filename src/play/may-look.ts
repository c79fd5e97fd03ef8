/** Whether the match lets players look along lines before they commit to them. */
import type { Match, Side } from '../engine/index.ts';
import { tabletopOf } from './now.ts';

export function mayLook(match: Match, side: Side): boolean {
  const { presentation } = match.rulebook;
  const at = tabletopOf(match, side).counters.find(counter => counter.at !== undefined)?.at;
  if (presentation?.sight === undefined || at === undefined) return true;
  return presentation.sight(match.view(side), at, at, match.world) !== undefined;
}
