/** For tests of the presentation: a look at every moment of a random game, and what must be true of all texts. */
import {
  type Act,
  clone,
  type Frozen,
  type GameState,
  Match,
  quickDice,
  Random,
  type Rulebook,
  type Setup,
  type Side,
  type Tally,
} from '../../../engine/index.ts';

export interface Moment<S extends GameState, W, A extends Act> {
  readonly match: Match<S, W>;
  readonly scene: { readonly world: W; readonly view: Frozen<S> };
  readonly by: Side;
  /** The id of what is asked. */
  readonly ask: string;
  readonly acts: readonly A[];
  /** The act that is taken next. */
  readonly taken: A;
}

interface Pace {
  readonly most?: number;
  /** Somebody breaks in once in so many answers, where the book lets him. */
  readonly interjectsOneIn?: number;
}

/** By then small games are over, and large ones in full swing. */
const LONG_ENOUGH = 400;

/** The walks through a book's games: `tour` from a scenario's set-up on, `crowd` from a position. */
export function toursOf<S extends GameState, W, A extends Act>(book: Rulebook<S, W, A>, pace: Pace = {}) {
  type Look = (moment: Moment<S, W, A>) => void;

  const read = (text: string): A => {
    const act = book.verbs.parse(text);
    if (!act.ok) throw new Error(act.problem);
    return act.value as A;
  };

  /** Units set up sensibly, then do anything: with a will to do something, so that the sides come to blows. */
  function wander(match: Match<S, W>, random: Random, look: Look, most = pace.most ?? LONG_ENOUGH): void {
    const { world } = match;
    const { interjectsOneIn } = pace;
    let plan: readonly string[] = [];
    for (let n = 0; n < most; n++) {
      const [choice] = match.choices;
      if (!choice || match.outcome) return;
      if (interjectsOneIn !== undefined && random.below(interjectsOneIn) === 0 && breakIn(match, random))
        continue;
      const { by, id: ask } = choice;
      const view = match.view(by);
      const acts = choice.acts(view) as readonly A[];
      const deeds = acts.filter(({ verb }) => verb !== 'done' && verb !== 'pass' && verb !== 'lift');
      // A plan is dear, and holds until it is carried out.
      if (ask === 'set-up' && plan.length === 0) plan = book.autoSetUp?.(view, by, world, 0) ?? [];
      const [planned, ...further] = ask === 'set-up' ? plan : [];
      plan = further;
      const end = ask === 'set-up' ? acts.find(({ verb }) => verb === 'done') : undefined;
      const ready = planned === undefined ? end : read(planned);
      const taken = ready ?? random.pick(deeds.length > 0 && random.below(8) > 0 ? deeds : acts);
      look({ match, scene: { world, view }, by, ask, acts, taken });
      const verdict = match.answer(by, book.verbs.print(taken));
      if (!verdict.ok) throw new Error(verdict.problem);
    }
  }

  /** Plays a scenario from its set-up on, and looks at every ask before it is answered. */
  function tour(setup: Setup, seed: number, look: Look, most?: number): Match<S, W> {
    const random = new Random(`${setup.scenario} ${seed}`);
    const match = Match.begin(book, setup, { dice: quickDice(random) });
    wander(match, random, look, most);
    return match;
  }

  /** Plays on from where another match stands. */
  function crowd({ world, state }: Pick<Match<S, W>, 'world' | 'state'>, seed: number, look: Look): void {
    const random = new Random(`crowd ${seed}`);
    const from = { ...book, world: () => world, begin: () => clone<S>(state) };
    wander(Match.begin(from, { scenario: 'test', options: {} }, { dice: quickDice(random) }), random, look);
  }

  return { tour, crowd };
}

/** Somebody who acts whoever is asked. */
function breakIn<S extends GameState, W>(match: Match<S, W>, random: Random): boolean {
  if (!match.fresh) return false;
  const side = random.pick(match.sides);
  const anytime = match.anytime(side);
  if (anytime.length === 0) return false;
  const verdict = match.interject(side, random.pick(anytime));
  if (!verdict.ok) throw new Error(verdict.problem);
  return true;
}

export const sceneOf = <S extends GameState, W>({ world, state }: Match<S, W>) => ({ world, view: state });

/** Ids of pieces and places are for records; `undefined` is for nobody. */
export const isFit = (text: string): boolean =>
  text.length > 0 && !/\b[uvw]\d+\b|\b\d:[A-Z]+\d|undefined|null|NaN|\[object|[{}]/.test(text);

export const citesOf = ({ kept, dropped }: Tally): readonly string[] => [
  ...kept.map(({ cite }) => cite),
  ...dropped.map(({ entry }) => entry.cite),
];

/** Every text in a plain value, however deep. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
