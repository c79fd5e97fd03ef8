/** Playing on in imagined games: a course is taken, dice fall, the others answer. */
import {
  type Act,
  anytimeActs,
  type Choice,
  DONE,
  type Game,
  type GameState,
  PASS,
  Random,
  type Side,
} from '../../engine/index.ts';
import { type Course, type Doctrine, isAmong, type Position, positionOf } from '../doctrine/doctrine.ts';
import { Luck } from './luck.ts';

/** Who answers in an imagined game. */
export type Policy<S extends GameState = GameState, W = unknown> = (
  position: Position<S, W>,
  random: Random,
) => Course;

/** A course that will not end by itself is a fault of the book or the doctrine; nobody waits for it. */
const LONGEST_PLAYOUT = 4_000;

/** Goes on to the next choice of any side, throwing dice; undefined when the game is over. */
function nextChoice<S extends GameState, W>(game: Game<S, W>, luck: Luck): Choice | undefined {
  for (;;) {
    game.run();
    if (game.outcome) return undefined;
    const { chance } = game;
    if (chance === undefined) return game.asks.find(ask => ask.kind === 'choice');
    game.rolled(luck.roll(chance));
  }
}

/** Answers, or breaks in where that is what the act does; false if it does neither. */
function carryOut<S extends GameState, W>(
  game: Game<S, W>,
  { by }: Choice,
  offered: readonly Act[],
  act: Act,
): boolean {
  const { print } = game.rulebook.verbs;
  if (isAmong(offered, act, print)) game.answer(by, act);
  else if (isAmong(anytimeActs(game, by), act, print)) game.interject(by, act);
  else return false;
  return true;
}

/** A course on which a side has set out. */
interface Begun {
  readonly side: Side;
  readonly course: Course;
}

/** Plays on by a policy for all sides, course by course, until `isEnough` or the end of the game; gives how often somebody had to think. */
export function playOn<S extends GameState, W>(
  game: Game<S, W>,
  policy: Policy<S, W>,
  seed: string,
  isEnough: (game: Game<S, W>) => boolean,
  begun?: Begun,
): number {
  const { print } = game.rulebook.verbs;
  const [luck, random] = [new Luck(seed), new Random(seed)];
  const minds = new Map<Side, Mind>();
  if (begun) minds.set(begun.side, new Mind(print, begun.course));
  let thoughts = 0;
  for (let answers = 0; answers < LONGEST_PLAYOUT; answers++) {
    const choice = nextChoice(game, luck);
    if (choice === undefined || isEnough(game)) break;
    const position = positionOf(game, choice);
    const mind = minds.get(choice.by) ?? new Mind(print);
    minds.set(choice.by, mind);
    const think = () => {
      thoughts++;
      return policy(position, random);
    };
    const act = mind.next(position.acts, think, position.interjections);
    carryOut(game, choice, position.acts, act);
  }
  return thoughts;
}

/** Follows a course while the next act of it is offered, and thinks again when it isn't. */
export class Mind {
  readonly #print: (act: Act) => string;
  #course: Course | undefined;
  #left: readonly Act[];

  constructor(print: (act: Act) => string, course?: Course) {
    this.#print = print;
    this.#course = course;
    this.#left = course?.acts ?? [];
  }

  /** The course that is being followed, or was last. */
  get course(): Course | undefined {
    return this.#course;
  }

  /** The same, once all of it has been done; not where it was to let something pass or to end it. */
  get done(): Course | undefined {
    const isSeen = ({ verb }: Act) => verb !== PASS.verb && verb !== DONE.verb;
    return this.#left.length === 0 && this.#course?.acts.some(isSeen) ? this.#course : undefined;
  }

  /** `besides`: what may be done instead of what is asked. */
  next(acts: readonly Act[], think: () => Course, besides: () => readonly Act[] = () => []): Act {
    const planned = this.#planned(acts, besides);
    if (planned) return planned;
    const [only, ...others] = acts;
    if (only && others.length === 0) return only;
    this.#course = think();
    const [first, ...left] = this.#course.acts;
    this.#left = left;
    return first;
  }

  /** What leaves no choice may come between the acts of a course, or be one of them. */
  #planned(acts: readonly Act[], besides: () => readonly Act[]): Act | undefined {
    const [next, ...left] = this.#left;
    if (next === undefined) return undefined;
    if (!isAmong(acts, next, this.#print) && !isAmong(besides(), next, this.#print)) return undefined;
    this.#left = left;
    return next;
  }
}

/**
 * What it is worth to have won, and not to stand as one does now: about as many points on the table as make a sure win of
 * an even fight. More than that, and the luck of those playouts that reach the end drowns what the others say.
 */
const WIN = 70;

/** How a game stands for a side: by what is on the table, or by its outcome as seen from how things stand `now`. */
export function standingOf<S extends GameState, W>(
  doctrine: Doctrine<S, W>,
  { outcome, rulebook, state, world }: Game<S, W>,
  side: Side,
  now = 0,
): number {
  if (!outcome) return doctrine.value(rulebook.view(state, side, world), side, world);
  return now + (outcome.winner === undefined ? 0 : outcome.winner === side ? WIN : -WIN);
}

/** What became of a course that was played on. */
export interface Playout {
  /** How things stand in the end. */
  readonly standing: number;
  /** How often somebody had to think on the way. */
  readonly thoughts: number;
}

/** Follows a course, and what comes of it, as far as the doctrine thinks that one must look. The game is played on in place. */
export function follow<S extends GameState, W>(
  doctrine: Doctrine<S, W>,
  policy: Policy<S, W>,
  game: Game<S, W>,
  begun: Begun,
  seed: string,
): Playout {
  const now = standingOf(doctrine, game, begun.side);
  const isLate = doctrine.horizon(game.state, game.world);
  const thoughts = playOn(game, policy, seed, ({ state }) => isLate(state), begun);
  return { standing: standingOf(doctrine, game, begun.side, now), thoughts };
}
