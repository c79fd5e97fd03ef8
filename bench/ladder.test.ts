/** Each level is worth its name: what was measured of each book's ladder says so. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Ladder } from '../src/cli/commands/ladder.ts';
import { PLAYERS } from '../src/cli/lab/seats.ts';
import { finished } from '../src/rulebooks/index.ts';

const ladders = JSON.parse(
  readFileSync(new URL('./ladder.json', import.meta.url), 'utf8'),
) as readonly Ladder[];

/** How many of a hundred games a level wins against the one below, and the first against one without a thought. */
const BETTER = 0.7;
/** Captains take their time: of the few games that they play no finer share can be told. */
const BETTER_THAN_SERGEANT = 0.6;
const BETTER_THAN_RANDOM = 0.9;

test.each(finished)('$title: each level beats the one below, over its scenarios', book => {
  const { id, version, scenarios } = book;
  const { rungs } = ladders.find(({ book }) => book === id) as Ladder;
  const neighbours = PLAYERS.slice(1).map((player, i) => [PLAYERS[i], player]);
  expect(rungs.map(({ against, player }) => [against, player])).toEqual(neighbours);
  for (const { against, share, games, rules, scenarios: played } of rungs) {
    expect(rules).toBeGreaterThanOrEqual(1);
    expect(rules).toBeLessThanOrEqual(version);
    // Scenarios that came later will be played when it is measured anew; none that it was measured over is gone.
    const known = scenarios.map(card => card.id);
    expect(played.filter(id => !known.includes(id))).toEqual([]);
    expect(played.length).toBeGreaterThan(0);
    expect(games).toBeGreaterThanOrEqual(2 * played.length);
    const least = { random: BETTER_THAN_RANDOM, sergeant: BETTER_THAN_SERGEANT }[against] ?? BETTER;
    expect(share).toBeGreaterThanOrEqual(least);
  }
});
