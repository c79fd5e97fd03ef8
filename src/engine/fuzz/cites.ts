/** Which rules took effect in a game: those cited by what was asked, rolled, said and counted. */
import type { Act, Choice } from '../kernel/ask.ts';
import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';

/** The rules behind an act that is being taken: the one that asks, and those of every number that goes into it. */
export function citesOf<S extends GameState, W>(
  match: Match<S, W>,
  { by, cite }: Choice,
  act: Act,
): readonly string[] {
  const { world } = match;
  const { presentation } = match.rulebook;
  if (presentation === undefined) return [cite];
  const view = match.view(by);
  const tallies = [
    presentation.words(act, view, world).cost,
    ...(presentation.card?.(act, view, by, world)?.parts.map(part => part.tally) ?? []),
  ];
  return [cite, ...tallies.flatMap(each => each?.kept.map(entry => entry.cite) ?? [])];
}

/** The rules that a game's journal and its end name. */
export function citesIn<S extends GameState, W>({ journal, outcome }: Match<S, W>): readonly string[] {
  return [...journal.all(), ...(outcome ? [outcome] : [])].flatMap(entry =>
    'cite' in entry ? entry.cite : [],
  );
}
