/**
 * The bench on which the machine's players sit. Each thinks in a worker of its own and is a seat like any other: it
 * waits until its answer is there, and then the session goes on.
 */
import type { Bot, Level } from '../../../bots/index.ts';
import { type Asked, bytes, type Match, type Seat, type Side } from '../../../engine/index.ts';
import { recent } from '../odds/forecast.ts';
import type { Question, Reply } from './worker.ts';

export interface BotSeat extends Seat {
  /** How far its thinking has come, from 0 to 1; undefined while it isn't thinking. */
  readonly share: number | undefined;
  /** Why it did what it did last, in a sentence. */
  readonly why: string | undefined;
  /** No more thinking: it answers as soon and as well as it can. */
  hurry(): Promise<void>;
  close(): void;
}

/** A bot of this level for the side. `wake` is called when it has an answer, `told` as its thinking goes on. */
export function botSeat(
  match: Match,
  side: Side,
  level: Level,
  seed: string,
  listener: { wake(): void; told(): void },
): BotSeat {
  return typeof Worker === 'undefined' && onTheSpot !== undefined
    ? thinksHere(onTheSpot.seat(level, match.rulebook, side, seed))
    : new WorkerSeat(match, side, level, seed, listener);
}

/** Bots bring all that they know of every book: the page fetches them only when one has to think in front of it. */
const fetchBots = () => import('../../../bots/index.ts');
/** Where there are no workers, as in tests, they think on the spot. */
const onTheSpot = typeof Worker === 'undefined' ? await fetchBots() : undefined;

function thinksHere(bot: Bot): BotSeat {
  return {
    answer: asked => bot.answer(asked),
    share: undefined,
    get why() {
      return bot.explain();
    },
    async hurry() {},
    close() {},
  };
}

class WorkerSeat implements BotSeat {
  readonly #match: Match;
  readonly #side: Side;
  readonly #level: Level;
  readonly #seed: string;
  readonly #listener: { wake(): void; told(): void };
  #worker: Worker | undefined;
  #number = 0;
  /** What is being thought about, and the answer once it is there. */
  #asked: { readonly about: string; readonly question: Asked; readonly text?: string } | undefined;
  #share: number | undefined;
  #why: string | undefined;

  constructor(
    match: Match,
    side: Side,
    level: Level,
    seed: string,
    listener: { wake(): void; told(): void },
  ) {
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

  answer(question: Asked): string | undefined {
    const about = `${this.#match.rest} ${question.choice.id} ${bytes(question.view)}`;
    if (this.#asked?.about === about) return this.#asked.text;
    this.#asked = { about, question };
    this.#share = 0;
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
    const { seat } = await fetchBots();
    if (this.#asked !== asked) return;
    const bot = seat('sergeant', this.#match.rulebook, this.#side, this.#seed);
    this.#settle(bot.answer(asked.question), bot.explain());
  }

  close(): void {
    this.#dismiss();
    this.#asked = undefined;
    this.#share = undefined;
  }

  #hire(): Worker {
    const hired = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    hired.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.number !== this.#number) return;
      if ('text' in data) return this.#settle(data.text, data.why);
      this.#share = data.share;
      this.#listener.told();
    };
    return hired;
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#number++;
  }

  #settle(text: string, why: string): void {
    if (this.#asked === undefined) return;
    this.#asked = { ...this.#asked, text };
    this.#share = undefined;
    this.#why = why;
    this.#listener.wake();
  }
}
