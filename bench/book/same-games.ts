/**
 * Games at random that are the same wherever the rules are: answers are picked from lists sorted by their texts, once and
 * before anything is measured. What is measured plays these answers again and makes the list of every ask, as random play
 * does, but neither sorts nor picks: two commits are timed on the same work.
 */
import { type Act, type Faces, Game, Random, type Rulebook, type Side } from '../../src/engine/index.ts';

type Reply = { readonly by: Side; readonly act: Act } | { readonly faces: Faces };

/** A whole game, as it was played. */
export interface Script {
  readonly scenario: string;
  readonly seed: number;
  readonly replies: readonly Reply[];
  /** How many of the replies are answers of players. */
  readonly answers: number;
  /** All lists and replies in one number: where it is equal, the game is. */
  readonly sum: number;
}

export function scriptOf(book: Rulebook, scenario: string, seed: number): Script {
  const random = new Random(`${scenario} ${seed}`);
  const replies: Reply[] = [];
  let answers = 0;
  let sum = 0;
  const add = (text: string) => {
    for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  };
  const game = begun(book, scenario);
  for (game.run(); !game.outcome; game.run()) {
    const question = asked(game);
    if (question.kind === 'chance') {
      const thrown = Object.entries(question.dice).map(([die, sides]) => [die, random.below(sides) + 1]);
      const faces = Object.fromEntries(thrown) as Faces;
      add(JSON.stringify(faces));
      replies.push({ faces });
      game.rolled(question.read(faces));
      continue;
    }
    const acts = game.actsOf(question).map(act => ({ act, text: book.verbs.print(act) }));
    acts.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    add(`${question.by} ${question.id}: ${acts.map(({ text }) => text).join(', ')}`);
    const { act, text } = random.pick(acts);
    add(text);
    replies.push({ by: question.by, act });
    answers++;
    game.answer(question.by, act);
  }
  return { scenario, seed, replies, answers, sum };
}

/** Makes the list of an ask, in its own way: to time it, for instance. */
type Listing = (ask: string, list: () => unknown) => void;
const justList: Listing = (_, list) => list();

/** Plays it again; gives how many answers the players made. */
export function playScript(
  book: Rulebook,
  { scenario, replies, answers }: Script,
  listing: Listing = justList,
): number {
  const game = begun(book, scenario);
  game.run();
  for (const reply of replies) {
    const question = asked(game);
    if ('faces' in reply) {
      if (question.kind === 'chance') game.rolled(question.read(reply.faces));
    } else if (question.kind === 'choice') {
      listing(question.id, () => game.actsOf(question));
      game.answer(reply.by, reply.act);
    }
    game.run();
  }
  if (game.outcome === undefined)
    throw new Error(`${book.id}, ${scenario}: the game has not come to its end`);
  return answers;
}

function begun(book: Rulebook, scenario: string): Game {
  const world = book.world({ scenario, options: {} });
  return new Game(book, world, book.begin(world));
}

function asked(game: Game) {
  const [question] = game.asks;
  if (question === undefined) throw new Error(`${game.rulebook.id}: nobody is asked anything`);
  return question;
}
