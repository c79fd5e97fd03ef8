import { seat } from '../src/bots/index.ts';
import { ask } from '../src/engine/index.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { Session } from '../src/web/play/session.ts';
import { newTable, sidesOfScenario } from '../src/web/play/table-setup.ts';
export function game(scenario: string, until: (id: string, turn: number, text: string, n: number) => boolean) {
  const book = rulebooks.find(b => b.scenarios.some(s => s.id === scenario)) as (typeof rulebooks)[number];
  const setup = { scenario, options: {} };
  const sides = sidesOfScenario(book, setup);
  const table = newTable({ ...setup, book: book.id, seats: Object.fromEntries(sides.map(side => [side, 'human'])), dice: 'computed' });
  const session = Session.begin(book, { ...table, id: 'picture', seed: '5e'.repeat(32), nonces: Object.fromEntries(sides.map((side, i) => [side, `0${i}`])) });
  const players = new Map(session.match.sides.map(side => [side, seat('sergeant', book, side, 'pictures')]));
  let n = 0;
  while (session.now.ask !== undefined || session.now.handOver !== undefined) {
    if (session.now.handOver !== undefined) { session.takeOver(); continue; }
    if (session.now.ask === undefined) break;
    const { side } = session.now.ask;
    const choice = session.match.choiceOf(side);
    const text = choice && players.get(side)?.answer(ask(session.match, choice));
    if (text === undefined) throw new Error('nobody');
    n++;
    if (until(session.now.ask.id, (session.match.state as unknown as { turn: number }).turn, text, n)) return { game: session.saved(), text };
    const verdict = session.answer(text);
    if (!verdict.ok) throw new Error(verdict.problem);
  }
  return { game: session.saved(), text: '' };
}
