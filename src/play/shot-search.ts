/** A shot at one place that no doctrine thought of: who promises most begins, and whoever makes it better joins. */
import { handDice, type Match, type Side } from '../engine/index.ts';
import { best } from '../rulebooks/kit/best.ts';
import { offersTo, tabletopOf } from './now.ts';
import type { Offer } from './offer.ts';
import { promiseOf, type Shot, shotBy } from './shot.ts';

/** How many words lead to a shot before others join: a stack is woken, a squad made ready, a hex named. */
const MOST_WORDS = 3;
/** How many ways to begin are looked at, and who of those that might join are tried. */
const MOST_LOOKED = 60;
const MOST_BEGUN = 8;
const MOST_JOINED = 10;

export function searchShot(match: Match, side: Side, at: string): Shot | undefined {
  const begun = best(openings(match, side, at), promiseOf);
  return begun && joinedBy(match, side, begun);
}

/** Whoever makes it likelier that something becomes of them is taken along; not where figures are but estimates. */
function joinedBy(match: Match, side: Side, begun: Shot): Shot {
  let shot = begun;
  for (const { act, place } of begun.others.slice(0, MOST_JOINED)) {
    if (shot.forecast.chances?.exact !== true) break;
    const larger = shotBy(match, side, shot.acts.toSpliced(place, 0, act));
    if (larger?.at === shot.at && promiseOf(larger) > promiseOf(shot)) shot = larger;
  }
  return shot;
}

/** What could be done there by naming one's own things, and then the place or who is in it. */
function openings(match: Match, side: Side, at: string): readonly Shot[] {
  const { counters } = tabletopOf(match, side);
  const there = new Set([at, ...counters.filter(each => each.at === at).map(({ id }) => id)]);
  const others = counters.filter(counter => counter.side !== side);
  const theirs = new Set(others.flatMap(({ id, at: place }) => (place === undefined ? [id] : [id, place])));
  const mine = new Set(counters.filter(counter => counter.side === side).map(counter => counter.at));
  const isThere = ({ pieces, places }: Offer) => [...pieces, ...places].some(thing => there.has(thing));
  /** He says who is to do it, and binds himself to nothing. */
  const isWord = ({ pieces, places, words }: Offer) =>
    !words.grave &&
    [...pieces, ...places].every(thing => !theirs.has(thing)) &&
    places.every(place => mine.has(place)) &&
    pieces.length + places.length > 0;
  const found: Shot[] = [];
  let looked = 0;
  const look = (from: Match, said: readonly string[]): void => {
    for (const offer of offersTo(from, side)) {
      if (found.length >= MOST_BEGUN || looked >= MOST_LOOKED) return;
      const aims = isThere(offer);
      if (!aims && (!isWord(offer) || said.length >= MOST_WORDS - 1)) continue;
      looked++;
      const words = [...said, offer.text];
      const shot = shotBy(match, side, words, place => place === at);
      if (shot) found.push(shot);
      if (shot || aims) continue;
      const ahead = from.fork({ dice: handDice, journal: false });
      if (ahead.answer(side, offer.text).ok && ahead.chance === undefined) look(ahead, words);
    }
  };
  look(match, []);
  return found;
}
