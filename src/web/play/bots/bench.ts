/**
 * The bench on which the machine's players sit. Each thinks in a worker of its own and is a seat like any other: it
 * waits until its answer is there, and then the session goes on.
 */
import type { Bot, Level } from '../../../bots/index.ts';
import { type Asked, bytes, type Match, type Seat, type Side } from '../../../engine/index.ts';
import { recent } from '../../../play/forecast.ts';
import type { Question, Reply } from './worker.ts';

/** Who sits at the table with a bot. */
export interface Listener {
  /** It has an answer. */
  wake(): void;
  /** Its thinking goes on, or has failed. */
  told(): void;
}

export interface BotSeat extends Seat {
  /** How far its thinking has come, from 0 to 1; undefined while it isn't thinking. */
  readonly share: number | undefined;
  /** Why it did what it did last, in a sentence; undefined as long as that is its secret. */
  readonly why: string | undefined;
  /** Why it can't answer; undefined while nothing is wrong. */
  readonly failure: string | undefined;
  /** No more thinking: it answers as soon and as well as it can. */
  hurry(): Promise<void>;
  /** Has it think anew when it is asked next. */
  tryAgain(): void;
  close(): void;
}

/** A bot of this level for the side. */
export function botSeat(match: Match, side: Side, level: Level, seed: string, listener: Listener): BotSeat {
  return typeof Worker === 'undefined' && onTheSpot !== undefined
    ? thinksHere(onTheSpot.seatHere(level, match.rulebook, side, seed))
    : new WorkerSeat(match, side, level, seed, listener);
}

/** Bots bring all that they know of a book: the page fetches it only when one has to think in front of it. */
const fetchBots = () => import('../../../bots/index.ts');
const fetchDoctrines = () => import('../../../bots/doctrine/fetch.ts');
/** Where there are no workers, as in tests, they think on the spot. */
const onTheSpot = typeof Worker === 'undefined' ? await import('./on-the-spot.ts') : undefined;

function thinksHere(bot: Bot): BotSeat {
  return {
    answer: asked => bot.answer(asked),
    share: undefined,
    failure: undefined,
    get why() {
      return bot.told();
    },
    async hurry() {},
    tryAgain() {},
    close() {},
  };
}

class WorkerSeat implements BotSeat {
  readonly #match: Match;
  readonly #side: Side;
  readonly #level: Level;
  readonly #seed: string;
  readonly #listener: Listener;
  #worker: Worker | undefined;
  #number = 0;
  /** What is being thought about, and the answer once it is there. */
  #asked: { readonly about: string; readonly question: Asked; readonly text?: string } | undefined;
  #share: number | undefined;
  #why: string | undefined;
  #failure: string | undefined;

  constructor(match: Match, side: Side, level: Level, seed: string, listener: Listener) {
    this.#match = match;
    this.#side = side;
    this.#level = level;
    this.#seed = seed;
    this.#listener = listener;
  }

  get share(): number | undefined {
    return this.#share;
  }
  get why(): string | undefined {
    return this.#why;
  }
  get failure(): string | undefined {
    return this.#failure;
  }

  answer(question: Asked): string | undefined {
    const answered = this.#match.answeredBy(this.#side);
    const about = `${this.#match.rest} ${answered} ${question.choice.id} ${bytes(question.view)}`;
    if (this.#asked?.about === about) return this.#asked.text;
    this.#asked = { about, question };
    this.#share = 0;
    this.#failure = undefined;
    const asked: Question = {
      number: ++this.#number,
      book: this.#match.rulebook.id,
      level: this.#level,
      side: this.#side,
      seed: this.#seed,
      record: recent(this.#match.save()),
    };
    this.#worker ??= this.#hire();
    this.#worker.postMessage(asked);
    return undefined;
  }

  async hurry(): Promise<void> {
    const asked = this.#asked;
    if (asked === undefined || asked.text !== undefined) return;
    this.#dismiss();
    try {
      const [{ seat }, { fetchLore }] = await Promise.all([fetchBots(), fetchDoctrines()]);
      const lore = await fetchLore(this.#match.rulebook);
      if (this.#asked !== asked) return;
      const bot = seat('sergeant', lore, this.#side, this.#seed);
      this.#settle(bot.answer(asked.question), bot.told());
    } catch (error) {
      if (this.#asked === asked) this.#fail(error instanceof Error ? error.message : String(error));
    }
  }

  tryAgain(): void {
    this.close();
  }

  close(): void {
    this.#dismiss();
    this.#asked = undefined;
    this.#share = undefined;
    this.#failure = undefined;
  }

  #hire(): Worker {
    const hired = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    hired.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.number !== this.#number) return;
      if ('text' in data) return this.#settle(data.text, data.why);
      if ('failed' in data) return this.#fail(data.failed);
      this.#share = data.share;
      this.#listener.told();
    };
    hired.onerror = event => {
      // The player is told: the browser's own report would add nothing.
      event.preventDefault();
      this.#fail(event.message?.replace(/^Uncaught (?:Error: )?/, '') || 'a part of the page did not arrive');
    };
    return hired;
  }

  #fail(why: string): void {
    this.#dismiss();
    this.#share = undefined;
    this.#failure = why;
    this.#listener.told();
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#number++;
  }

  #settle(text: string, why: string | undefined): void {
    if (this.#asked === undefined) return;
    this.#asked = { ...this.#asked, text };
    this.#share = undefined;
    this.#why = this.#asked.question.choice.secret ? undefined : why;
    this.#listener.wake();
  }
}
