/** Bots think here, beside the page. See bench.ts. */
import { fetchLore } from '../../../bots/doctrine/fetch.ts';
import { type Bot, type Level, PATIENT_BUDGET, seat } from '../../../bots/index.ts';
import { ask, type GameRecord, handDice, Match, type Side } from '../../../engine/index.ts';
import { openBook } from '../../../rulebooks/shelf.ts';

export interface Question {
  readonly number: number;
  readonly book: string;
  readonly level: Level;
  readonly side: Side;
  readonly seed: string;
  readonly record: GameRecord;
}

export type Reply =
  | { readonly number: number; readonly share: number }
  | { readonly number: number; readonly text: string; readonly why: string | undefined }
  | { readonly number: number; readonly failed: string };

/** The part of a worker's own scope that is used here; the page's types don't know workers. */
interface Scope {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as Scope;
/** They keep in mind what they are about from one answer to the next. */
const bots = new Map<string, Bot>();
let number = 0;

scope.onmessage = async ({ data }) => {
  try {
    await answer(data);
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    scope.postMessage({ number: data.number, failed });
  }
};

async function answer(question: Question): Promise<void> {
  const { level, side, seed, record } = question;
  const book = await openBook(question.book);
  const lore = await fetchLore(book);
  number = question.number;
  const { match } = Match.resume(book, record, { dice: handDice, journal: false });
  const choice = match.choiceOf(side);
  if (choice === undefined) throw new Error(`${side} is not asked anything here`);
  const key = `${level} ${side} ${seed}`;
  const progress = (share: number) => scope.postMessage({ number, share });
  const bot = bots.get(key) ?? seat(level, lore, side, seed, { budget: { ...PATIENT_BUDGET, progress } });
  bots.set(key, bot);
  const text = bot.answer(ask(match, choice));
  scope.postMessage({ number, text, why: bot.told() });
}
