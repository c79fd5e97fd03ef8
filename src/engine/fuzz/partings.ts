/**
 * Where pairs of worlds begin. Worlds that differ in something far away tell nobody of it, so moments are looked for at which what is
 * hidden matters: another side could react in one of them and not in the other, or not the same comes of an act. Each thing that is hidden
 * and every kind of ask has its chance, however rare it is beside the many answers of a set-up.
 */
import { handDice } from '../dice/dice.ts';
import { hash32, Random } from '../dice/random.ts';
import type { Faces, Side } from '../kernel/ask.ts';
import { bytes } from '../kernel/data.ts';
import type { Hidden } from '../kernel/hidden.ts';
import type { GameState } from '../kernel/rulebook.ts';
import { Match } from '../match/match.ts';
import { playAtRandom, playToSome, type Subject } from './random-match.ts';
import type { Tape } from './tape.ts';

type Worlds<S extends GameState, W> = readonly [Match<S, W>, Match<S, W>];

/** A moment of a game, in the true world and in one that the side can't tell from it. */
export interface Parting<S extends GameState, W> {
  readonly side: Side;
  readonly worlds: Worlds<S, W>;
  /** An act of the side of which not the same comes in both, if one was found. */
  readonly act?: string;
}

/** So many worlds are imagined at a moment to find one in which the hidden thing matters. */
const IMAGINED = 6;
/** So many of the side's acts are tried out for that, at so many moments of a game at most. */
const TRIED = 10;
const MOMENTS = 6;
/** Rolls of an act that are thrown when it is tried out. */
const ROLLED = 6;
/** A game in which nothing of it has been kept from anybody for so many rests on end is let go. */
const IN_VAIN = 200;
/** One pair in so many begins anywhere, also where worlds are still alike: they part while something is done in secret. */
const ANYWHERE_ONE_IN = 4;

/** Over one of the things of these names, or any; undefined where the game ended before there was one. */
export function someParting<S extends GameState, W>(
  subject: Subject<S, W>,
  tape: Tape,
  over?: readonly string[],
): Parting<S, W> | undefined {
  const { book, setup } = subject;
  const hidden = book.hides?.(book.world(setup)) ?? [];
  const things = hidden.filter(({ id }) => over === undefined || over.includes(id));
  if (things.length > 0 && !tape.once(ANYWHERE_ONE_IN)) return partingOver(tape.pick(things), subject, tape);
  const match = playToSome(subject, tape, here => here.fresh);
  if (match === undefined) return undefined;
  const side = tape.pick(match.sides);
  return { side, worlds: [opened(match, match.state), imaginedBy(side, match, tape)] };
}

/** A moment at which the worlds differ in the thing. */
function partingOver<S extends GameState, W>(
  thing: Hidden<S, W>,
  subject: Subject<S, W>,
  tape: Tape,
): Parting<S, W> | undefined {
  const oneIn = tape.pick([1, 2, 4, 8]);
  const met = new Map<string, number>();
  let moments = 0;
  let inVain = 0;
  let found: Parting<S, W> | undefined;
  playAtRandom(subject, tape, {
    look(match) {
      if (!match.fresh || match.outcome) return undefined;
      const { state, world, sides, choices } = match;
      const kept = sides.filter(side => thing.unknownTo(state, side, world).length > 0);
      if (kept.length === 0) return ++inVain === IN_VAIN ? 'stop' : undefined;
      inVain = 0;
      const side = tape.pick(kept);
      const kind = `${side}: ${choices.map(({ by, id }) => `${by} ${id}`).join()}`;
      const times = (met.get(kind) ?? 0) + 1;
      met.set(kind, times);
      if (!isPowerOfTwo(times) || !tape.once(oneIn)) return undefined;
      const { parting, matters } = partingNow(thing, match, side, tape);
      if (parting === undefined) return undefined;
      found = parting;
      moments++;
      return matters || moments === MOMENTS ? 'stop' : undefined;
    },
  });
  return found;
}

const isPowerOfTwo = (times: number): boolean => (times & (times - 1)) === 0;

/** The best of some worlds that the side imagines. */
function partingNow<S extends GameState, W>(
  thing: Hidden<S, W>,
  match: Match<S, W>,
  side: Side,
  tape: Tape,
): { readonly parting?: Parting<S, W>; readonly matters: boolean } {
  const truth = opened(match, match.state);
  const luck = tape.below(1 << 30);
  const acts = new Random(luck).shuffled(truth.offered(side)).slice(0, TRIED);
  const reactions = reactionsOfOthers(truth, side);
  const comes = acts.map(act => comeOf(truth, side, act, luck));
  let parting: Parting<S, W> | undefined;
  for (let draw = 0; draw < IMAGINED; draw++) {
    const worlds = [truth, imaginedBy(side, match, tape)] as const;
    const [, other] = worlds;
    if (!thingsBetween(worlds, side).includes(thing.id) || !canGoOn(other)) continue;
    parting ??= { side, worlds };
    if (reactionsOfOthers(other, side) !== reactions) return { parting: { side, worlds }, matters: true };
    const act = acts.find((text, i) => comeOf(other, side, text, luck) !== comes[i]);
    if (act !== undefined) return { parting: { side, worlds, act }, matters: true };
  }
  return { ...(parting && { parting }), matters: false };
}

/** In the midst of what another side declares, not every world that is imagined lets it go on. */
const canGoOn = <S extends GameState, W>(match: Match<S, W>): boolean =>
  match.choices.every(({ by }) => match.offered(by).length > 0);

/** The hidden things in which two worlds differ. */
export function thingsBetween<S extends GameState, W>(worlds: Worlds<S, W>, side: Side): readonly string[] {
  const [{ rulebook, world }] = worlds;
  const things = rulebook.hides?.(world) ?? [];
  const isSame = (thing: Hidden<S, W>) => {
    const [one, two] = worlds.map(({ state }) => bytes([...thing.unknownTo(state, side, world)].sort()));
    return one === two;
  };
  return things.filter(thing => !isSame(thing)).map(({ id }) => id);
}

function imaginedBy<S extends GameState, W>(side: Side, match: Match<S, W>, tape: Tape): Match<S, W> {
  const random = new Random(tape.below(1 << 30));
  return opened(match, match.rulebook.determinize(match.view(side), side, match.world, random));
}

/** The match as it would be with this state. */
function opened<S extends GameState, W>(match: Match<S, W>, state: unknown): Match<S, W> {
  const { rulebook, rest } = match;
  const start = { rest, version: rulebook.version, state: JSON.parse(JSON.stringify(state)) };
  const record = { ...match.record(), steps: [], snapshots: [start] };
  return Match.resume(rulebook, record, { dice: handDice }).match;
}

/** What the other sides could do in windows: in their own turns they always have something to do. */
const reactionsOfOthers = <S extends GameState, W>(match: Match<S, W>, side: Side): string =>
  bytes(
    match.choices
      .filter(({ by, window }) => by !== side && window && !window.optional)
      .map(({ by, id }) => [by, id, [...match.offered(by)].sort()]),
  );

/** What comes of an act with such luck, up to the next answer. */
function comeOf<S extends GameState, W>(match: Match<S, W>, side: Side, text: string, luck: number): string {
  const on = match.fork();
  if (!on.answer(side, text).ok) return 'nothing';
  for (let rolls = 0; on.chance && rolls < ROLLED; rolls++) on.typeDice(facesOf(on, `${luck} ${rolls}`));
  return bytes([on.revealedSince(match.rest, side), reactionsOfOthers(on, side), on.outcome ?? 'none yet']);
}

/** Faces for the roll that waits. */
export function facesOf<S extends GameState, W>({ chance }: Match<S, W>, luck: string): Faces {
  const random = new Random(hash32(luck));
  return Object.fromEntries(
    Object.entries(chance?.dice ?? {}).map(([name, sides]) => [name, random.below(sides) + 1]),
  );
}
