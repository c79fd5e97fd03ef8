/**
 * Shots made ready: what a side might now do to somebody else by dice, put together from the first word to the last as
 * one who knows the game would, so that a person need only point at whom he means. Nothing is answered by looking at them.
 */
import { coursesOf, type Lore, type Position, positionOf } from '../bots/doctrine/doctrine.ts';
import {
  type Act,
  ask,
  DONE,
  type GameRecord,
  handDice,
  Match,
  mayNotSeeAll,
  PASS,
  Random,
  type Rulebook,
  type Side,
} from '../engine/index.ts';
import { best } from '../rulebooks/kit/best.ts';
import { mayLook } from './may-look.ts';
import { promiseOf, type Shot, shotBy } from './shot.ts';
import { searchShot } from './shot-search.ts';

/** Courses beyond these promise too little to be looked at. */
const MOST_TRIED = 80;

/** The best shot at each place where the doctrine sees one worth while, the most promising first. */
export function shotsOf(lore: Lore, record: GameRecord, side: Side): readonly Shot[] {
  const match = matchToAim(lore.book, record, side);
  return match ? shotsFrom(lore, match, side) : [];
}

function shotsFrom(lore: Lore, match: Match, side: Side): readonly Shot[] {
  const choice = match.choiceOf(side);
  if (choice === undefined || lore.doctrine === undefined) return [];
  const { print, shapes } = lore.book.verbs;
  // What one who sees no more than the side would think of: never the true game.
  const imagined = ask(match, choice).imagine(new Random(1));
  const position: Position = { ...positionOf(imagined, choice), view: match.view(side) as Position['view'] };
  const courses = coursesOf(lore.doctrine, position, 'thorough')
    .filter(({ acts }) => mayBeShot(acts, shapes))
    .toSorted((a, b) => b.worth - a.worth);
  const found = new Map<string, Shot>();
  for (const { acts } of courses.slice(0, MOST_TRIED)) {
    const shot = shotBy(match, side, acts.map(print), at => !found.has(at));
    if (shot) found.set(shot.at, shot);
  }
  return [...found.values()];
}

/** The same acts, with somebody left out or brought in; undefined if they don't make a shot. */
export function shotOf(
  book: Rulebook,
  record: GameRecord,
  side: Side,
  acts: readonly string[],
): Shot | undefined {
  const match = matchToAim(book, record, side);
  return match && shotBy(match, side, acts);
}

/** A shot at one place, worth while or not; undefined where nobody can shoot at it. */
export function shotAt(book: Rulebook, record: GameRecord, side: Side, at: string): Shot | undefined {
  const match = matchToAim(book, record, side);
  return match && searchShot(match, side, at);
}

/**
 * What the others could do about an act before anybody does anything else: the shot that is likeliest to harm those who carry it out.
 * Undefined where there is none, and where it might depend on what the side can't see.
 */
export function dangerOf(lore: Lore, record: GameRecord, side: Side, text: string): Shot | undefined {
  const match = matchToAim(lore.book, record, side);
  if (match === undefined || mayNotSeeAll(match.rulebook, match.state, side, match.world)) return undefined;
  if (!match.answer(side, text).ok || match.chance) return undefined;
  const other = match.choices.find(({ by, window }) => by !== side && window !== undefined)?.by;
  if (other === undefined || !mayLook(match, other)) return undefined;
  return best(shotsFrom(lore, match, other), promiseOf);
}

/** None where nobody may look along lines beforehand: to offer a shot would tell of its line. */
function matchToAim(book: Rulebook, record: GameRecord, side: Side): Match | undefined {
  const { match } = Match.resume(book, record, { dice: handDice, journal: false });
  return match.choiceOf(side) && !match.together && mayLook(match, side) ? match : undefined;
}

/** A shot ends with a bare word or with whom it is for; what comes to a place of its own in the end is a way to go. */
function mayBeShot(acts: readonly Act[], shapes: Rulebook['verbs']['shapes']): boolean {
  const last = acts.at(-1);
  if (last === undefined || last.verb === DONE.verb || last.verb === PASS.verb) return false;
  return acts.length === 1 || Object.values(shapes[last.verb] ?? {}).every(({ place }) => !place);
}
