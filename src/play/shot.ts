/** One shot made ready, from its acts: whom it is meant for, who takes part, who might, and what it would lead to. */
import { type Act, handDice, type Match, type Side } from '../engine/index.ts';
import { type Forecast, forecastAt, likeliestEffect } from './forecast.ts';
import { offersTo, tabletopOf } from './now.ts';
import type { Offer } from './offer.ts';

/** Somebody who takes part, or might, by the act that brings him in and where among the others that is said. */
export interface Member {
  readonly act: string;
  readonly place: number;
  readonly pieces: readonly string[];
}

export interface Shot {
  /** Where those are whom it is meant for. */
  readonly at: string;
  /** All that has to be said, in order; the last act throws the dice. */
  readonly acts: readonly [string, ...string[]];
  /** What the last act is called. */
  readonly label: string;
  /** Who begins it: without them there is no such shot. */
  readonly first: readonly string[];
  /** Who joined, and can be left out. */
  readonly joined: readonly Member[];
  /** Who might still join. */
  readonly others: readonly Member[];
  readonly forecast: Forecast;
}

/**
 * The shot that these acts make, if they do and it is wanted there. Where they only lead up to the dice, the word that throws them
 * is added.
 */
export function shotBy(
  from: Match,
  side: Side,
  texts: readonly string[],
  isWanted: (at: string) => boolean = () => true,
): Shot | undefined {
  const match = from.fork({ dice: handDice, journal: false });
  const said: Offer[] = [];
  const asked: (readonly Offer[])[] = [];
  const made = (last: Offer) => foretold(match, side, { said: [...said, last], asked }, isWanted);
  for (const text of texts) {
    const offers = offersTo(match, side);
    asked.push(offers);
    const offer = offers.find(each => each.text === text);
    if (offer === undefined) return undefined;
    const shot = said.length === texts.length - 1 ? made(offer) : undefined;
    if (shot) return withOthers(from, side, shot);
    if (!match.answer(side, text).ok || match.chance) return undefined;
    said.push(offer);
  }
  asked.push(offersTo(match, side));
  const last = asked.at(-1)?.find(isLastWord);
  const shot = last && made(last);
  return shot && withOthers(from, side, shot);
}

/** Of those who might join only those who can after all that is said. */
function withOthers(from: Match, side: Side, shot: Shot): Shot {
  const others = shot.others.filter(({ act, place }) =>
    isOffered(from, side, shot.acts.toSpliced(place, 0, act)),
  );
  return { ...shot, others };
}

function isOffered(from: Match, side: Side, texts: readonly string[]): boolean {
  const match = from.fork({ dice: handDice, journal: false });
  const last = texts.at(-1);
  const isSaid = texts.slice(0, -1).every(text => match.answer(side, text).ok && match.chance === undefined);
  return isSaid && offersTo(match, side).some(({ text }) => text === last);
}

/** The highest chance that anything becomes of somebody there. */
export const promiseOf = ({ forecast: { chances } }: Shot): number =>
  chances ? likeliestEffect(chances, () => true) : 0;

/** The grave act that needs nothing more to be named: all has been said. */
const isLastWord = ({ act, words }: Offer): boolean => words.grave === true && Object.keys(act).length === 1;

/** Where the others are whom the act is about, by its card; undefined where it is about nobody else. */
function aimOf(match: Match, side: Side, act: Act): string | undefined {
  const card = match.rulebook.presentation?.card?.(act, match.view(side), side, match.world);
  const others = tabletopOf(match, side).counters.filter(counter => counter.side !== side);
  const places = (card?.targets ?? []).map(({ of }) => others.find(({ id }) => id === of)?.at);
  return places.find(place => place !== undefined);
}

/** What was said, and what was offered each time. */
interface Declared {
  readonly said: readonly Offer[];
  readonly asked: readonly (readonly Offer[])[];
}

/** Undefined for what throws no dice yet: such an act only leads up to them. */
function foretold(
  match: Match,
  side: Side,
  { said, asked }: Declared,
  isWanted: (at: string) => boolean,
): Shot | undefined {
  const [begun, ...more] = said;
  const last = said.at(-1);
  // The last word alone is a button already.
  if (begun === undefined || last === undefined || said.every(({ pieces }) => pieces.length === 0))
    return undefined;
  const at = aimOf(match, side, last.act);
  if (at === undefined || !isWanted(at)) return undefined;
  const forecast = forecastAt(match, side, last.act);
  if (forecast?.chances === undefined || forecast.source === 'later') return undefined;
  const { counters } = tabletopOf(match, side);
  const theirs = new Set(counters.filter(counter => counter.side !== side).map(({ id }) => id));
  const own = ({ pieces }: Offer) => pieces.filter(piece => !theirs.has(piece));
  const joins = (offer: Offer, place: number): readonly Member[] =>
    own(offer).length > 0 && offer.places.length === 0 && !offer.words.grave
      ? [{ act: offer.text, place, pieces: own(offer) }]
      : [];
  const first = said.findIndex(offer => own(offer).length > 0);
  const joined = said.slice(0, -1).flatMap((offer, place) => (place > first ? joins(offer, place) : []));
  const taking = new Set(said.map(({ text }) => text));
  // Said as late as may be: who directs the others is asked for when all of them are there.
  const others = new Map<string, Member>();
  for (const [place, offers] of asked.entries())
    for (const member of place > first ? offers.flatMap(offer => joins(offer, place)) : [])
      if (!taking.has(member.act)) others.set(member.act, member);
  return {
    at,
    acts: [begun.text, ...more.map(({ text }) => text)],
    label: last.words.label,
    first: own(said[first] ?? begun),
    joined,
    others: [...others.values()],
    forecast,
  };
}
