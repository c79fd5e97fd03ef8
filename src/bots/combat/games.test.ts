/** Whole games: every scenario is played to its end by whoever sits there, and nobody says what is not offered. */
import { expect, test } from 'vitest';
import { ask, type Choice, Match, quickDice, Random, randomSeat } from '../../engine/index.ts';
import { combat } from '../../rulebooks/combat/index.ts';
import { SCENARIOS } from '../../rulebooks/combat/scenario/content.ts';
import { type Level, seat } from '../index.ts';
import { doctrine } from './index.ts';

const PLAYERS = ['random', 'recruit', 'corporal', 'sergeant'] as const satisfies readonly (
  | Level
  | 'random'
)[];
/** More answers than any of these games takes. */
const LONGEST = 20_000;

const GAMES = SCENARIOS.flatMap(({ id }) => PLAYERS.map(player => [player, id] as const));

test.each(GAMES)('%s against his like plays %s to its end', (player, scenario) => {
  const dice = quickDice(new Random(`${scenario} ${player}`));
  const match = Match.begin(combat, { scenario, options: {} }, { dice, journal: false });
  const seats = new Map(
    match.sides.map(side => [
      side,
      player === 'random' ? randomSeat(side) : seat(player, { book: combat, doctrine }, side, 1),
    ]),
  );
  for (let asked = 0; asked < LONGEST && !match.outcome; asked++) {
    const choice = match.choices[0] as Choice;
    const answer = seats.get(choice.by)?.answer(ask(match, choice)) ?? '';
    expect(match.say(choice.by, answer), `${choice.id}: ${answer}`).toEqual({ ok: true });
  }
  expect(match.outcome?.winner).toBeDefined();
});
