/** A finished game of the Starter Kit's first scenario, played at random: something to import and to look at. */
import { Match, play, printRecord, quickDice, Random, randomSeat } from '../../src/engine/index.ts';
import { rulebooks } from '../../src/rulebooks/index.ts';

export function finishedGame(seed: string) {
  const book = rulebooks.find(({ id }) => id === 'aslsk');
  const [scenario] = book?.scenarios ?? [];
  if (book === undefined || scenario === undefined) throw new Error('there is no scenario to play');
  const setup = { scenario: scenario.id, options: {} };
  const match = Match.begin(book, setup, { dice: quickDice(new Random(seed)) });
  play(match, Object.fromEntries(match.sides.map(side => [side, randomSeat(`${seed} ${side}`)])));
  return { match, title: scenario.title, text: printRecord(match.record()) };
}

/** A text as a file that a person picks. */
export const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
