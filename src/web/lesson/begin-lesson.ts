import type { Rulebook } from '../../engine/index.ts';
import { ALWAYS, NO_ORDERS, withStop } from '../../play/orders.ts';
import { openBook } from '../../rulebooks/shelf.ts';
import { Session } from '../play/session.ts';
import { newTable, sidesOfScenario } from '../play/table-setup.ts';
import { addGame, type GameMeta } from '../storage/games.ts';
import type { Lesson } from './lessons.ts';

/** Lays the table for a lesson and keeps it. */
export async function beginLesson(lesson: Lesson): Promise<GameMeta> {
  const session = openLesson(await openBook(lesson.rulebook), lesson);
  const game = session.saved();
  session.close();
  await addGame(game);
  return game.meta;
}

/** A session at the point where the lesson begins. The dice are given by the lesson, as if typed in. */
export function openLesson(book: Rulebook, lesson: Lesson): Session {
  const { scenario, options, before, id } = lesson;
  const sides = sidesOfScenario(book, { scenario, options });
  const seats = Object.fromEntries(sides.map(side => [side, 'human' as const]));
  const windows = book.windows ?? [];
  // The lesson answers for the other side, so it has to be asked whatever a shot promises, and however seldom it is wanted.
  const orders = {
    ...windows.reduce((given, { on }) => withStop(given, on, ALWAYS), NO_ORDERS),
    seldom: true,
  };
  const session = Session.begin(book, {
    ...newTable({ book: book.id, scenario, options, seats, dice: 'typed' }),
    orders: Object.fromEntries(sides.map(side => [side, orders])),
    lesson: id,
  });
  for (const answer of before) {
    const verdict = session.answer(answer.replace(/^\S+ /, ''));
    if (!verdict.ok) throw new Error(`lesson '${id}', before it begins, '${answer}': ${verdict.problem}`);
  }
  return session;
}
