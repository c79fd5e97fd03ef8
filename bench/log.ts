/** Whether the log tells of every roll, over a thousand games at random: its sentence, its dice, its rule. */
import { Match, play, quickDice, Random, randomSeat } from '../src/engine/index.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { rollsTold } from '../src/web/log/untold.ts';
import type { Result } from './result.ts';

export const name = 'log';

const GAMES = 1_000;

export async function run(): Promise<Result[]> {
  const boxes = rulebooks.flatMap(book => book.scenarios.map(({ id }) => ({ book, scenario: id })));
  const wrong: string[] = [];
  let rolls = 0;
  for (let game = 0; game < GAMES; game++) {
    const { book, scenario } = boxes[game % boxes.length] ?? {};
    if (book === undefined || scenario === undefined) throw new Error('there is no scenario to play');
    const match = Match.begin(
      book,
      { scenario, options: {} },
      { dice: quickDice(new Random(`log ${game}`)) },
    );
    play(match, Object.fromEntries(match.sides.map(side => [side, randomSeat(`log ${game} ${side}`)])));
    const told = rollsTold(match);
    rolls += told.rolls;
    wrong.push(...told.wrong.map(each => `${book.id}, ${scenario}, game ${game}: ${each}`));
  }
  for (const each of wrong.slice(0, 20)) console.error(each);
  return [
    { name: 'log-rolls', unit: `rolls in ${GAMES} games at random`, ours: rolls },
    { name: 'log-rolls-untold', unit: 'of them without line, purpose or rule', ours: wrong.length },
  ];
}
