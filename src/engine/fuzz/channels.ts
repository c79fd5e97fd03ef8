/**
 * The ways by which a side is shown or told something. Whatever a front adds to what the engine tells (a screen that is handed
 * over, a word about undoing) is a channel too: fronts bring witnesses of their own.
 */
import { hash32, Random } from '../dice/random.ts';
import type { Act, Side } from '../kernel/ask.ts';
import { publicView } from '../kernel/public-view.ts';
import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';
import { findAct } from '../match/sitting.ts';
import { oddsAsSeen } from '../odds/as-seen.ts';
import type { Tabletop } from '../presenting/presenting.ts';
import type { Entry } from '../telling/journal.ts';
import { told } from '../telling/telling.ts';

/** By the name of the channel: all that it tells the side at this moment. */
export type Channels = Readonly<Record<string, unknown>>;

/** What a witness is to look at. */
export interface Glance {
  /** The same in both worlds: what is drawn from it is drawn alike. */
  readonly luck: number;
  /** Also at what takes its time to work out. */
  readonly closely: boolean;
  /** What happened before this rest has been looked at. */
  readonly since: number;
  /** Why the other sides did what they did last, by their own account: of those who did what they wanted in both worlds. */
  readonly reasons: Readonly<Record<Side, string | undefined>>;
  /** An act of the side of which not the same would come in both worlds: what is told of it is looked at first. */
  readonly act: string | undefined;
}

/** Who sits with a side in one of two worlds, and says what he is shown there. */
export interface Witness {
  look(glance: Glance): Channels;
  /** An answer is about to be given. */
  hear?(by: Side, text: string): void;
}

export type WitnessOf = <S extends GameState, W>(world: Match<S, W>, side: Side) => Witness;

/** One counter in so many is asked about at each look: in the end all of them are. */
const ASKED_ABOUT = 5;
/** The odds of so many acts are worked out when one looks closely, in so many imagined worlds. */
const ODDS_OF = 2;
const WORLDS = 2;
const REFUSED = 6;

/** What the engine itself tells. */
export const engineWitness: WitnessOf = (world, side) => ({
  look(glance) {
    const { presentation } = world.rulebook;
    const view = world.view(side);
    const tabletop = presentation?.tabletop(view, side, world.world);
    const own = world.choiceOf(side);
    const random = (what: string) => new Random(hash32(`${glance.luck} ${what}`));
    const journal = world.journal.since(glance.since, side);
    return {
      view: {
        view,
        public: publicView(world.rulebook, world.state, world.world),
        tabletop: tabletop ?? 'none',
      },
      'ask and prompt': own
        ? { id: own.id, cite: own.cite, prompt: own.prompt ?? '', subject: own.window?.subject ?? '' }
        : 'not asked',
      offers: { offered: world.offered(side), anytime: world.anytime(side) },
      'why-not': reasonsAgainst(world, side, tabletop, glance.luck),
      journal,
      'spoken text': spokenTexts(world, side, tabletop, journal),
      'time to answer': {
        rest: world.rest,
        waiting: world.choices.map(({ by, id, window }) => ({ by, id, on: window?.on ?? 'no window' })),
        rolls: world.chance ? { why: world.whyFor(side), dice: world.chance.dice } : 'no',
        outcome: world.outcome ?? 'none yet',
      },
      ...(glance.closely && {
        refusals: refusals(world, side, random('refusals')),
        odds: oddsOf(world, side, glance.act, random('odds')),
        sight: lookAlong(world, side, tabletop, random('sight')),
      }),
    };
  },
});

/** Against some of what lies on the table, and the places where it lies. */
function reasonsAgainst<S extends GameState, W>(
  world: Match<S, W>,
  side: Side,
  tabletop: Tabletop | undefined,
  luck: number,
): unknown {
  const about = (tabletop?.counters ?? []).filter((_, i) => i % ASKED_ABOUT === luck % ASKED_ABOUT);
  return about.map(({ id, at }) => [
    world.whyNot(side, { piece: id }),
    at === undefined ? [] : world.whyNot(side, { place: at }),
  ]);
}

/** What is answered to what was not offered: also to acts that name pieces which the side doesn't see. */
function refusals<S extends GameState, W>(world: Match<S, W>, side: Side, random: Random): unknown {
  const { rulebook } = world;
  const offered = world.offered(side);
  // The order of battle is public: anybody may type what stands in it.
  const opening = rulebook.begin(world.world) as Match<S, W>['state'];
  const all = rulebook.presentation?.tabletop(opening, undefined, world.world).counters ?? [];
  const pieces = all.map(({ id }) => id);
  const tried = Array.from({ length: REFUSED }, () => {
    const words = (offered.length === 0 ? 'pass' : random.pick(offered)).split(' ');
    const at = 1 + random.below(Math.max(1, words.length - 1));
    return words.map((word, i) => (i === at && pieces.length > 0 ? random.pick(pieces) : word)).join(' ');
  });
  const apart = world.fork();
  return ['nonsense', 'pass', 'done', ...tried]
    .filter(text => !offered.includes(text))
    .map(text => {
      const act = findAct(rulebook, text);
      const why = 'problem' in act || !apart.choiceOf(side) ? [] : apart.whyNot(side, { act });
      if (!('problem' in act) && apart.choiceOf(side)?.whyNot && why.length === 0) return 'allowed';
      return [
        why,
        apart.answer(side, text),
        apart.interject(side, 'nonsense'),
        apart.chance && apart.typeDice({}),
      ];
    });
}

/** The cards and the chances of some of what is offered. */
function oddsOf<S extends GameState, W>(
  world: Match<S, W>,
  side: Side,
  first: string | undefined,
  random: Random,
): unknown {
  const choice = world.choiceOf(side);
  if (choice === undefined) return 'not asked';
  const view = world.view(side);
  const acts = choice.acts(view);
  const isFirst = (act: Act) => world.rulebook.verbs.print(act) === first;
  return [...acts.filter(isFirst), ...random.shuffled(acts)]
    .slice(0, ODDS_OF)
    .map(act => [
      world.rulebook.presentation?.card?.(act, view, side, world.world) ?? 'no card',
      oddsAsSeen(world.tryOut(), side, act, { worlds: WORLDS, exactRuns: 100, samples: 20 }),
    ]);
}

/** Lines between places at which something lies. */
function lookAlong<S extends GameState, W>(
  world: Match<S, W>,
  side: Side,
  tabletop: Tabletop | undefined,
  random: Random,
): unknown {
  const { presentation } = world.rulebook;
  const places = [...new Set((tabletop?.counters ?? []).flatMap(({ at }) => at ?? []))];
  if (presentation?.sight === undefined || places.length === 0) return 'none';
  const [from, to] = [random.pick(places), random.pick(places)];
  return presentation.sight(world.view(side), from, to, world.world) ?? 'not allowed';
}

/** What is read out: titles and markers of counters, the status, the prompt, and what has happened in sentences. */
function spokenTexts<S extends GameState, W>(
  world: Match<S, W>,
  side: Side,
  tabletop: Tabletop | undefined,
  journal: readonly Entry[],
): unknown {
  const { presentation } = world.rulebook;
  const view = world.view(side);
  const nameOf = (thing: string) => presentation?.nameOf(thing, view, world.world) ?? thing;
  const sentences = journal.flatMap(entry =>
    entry.is === 'roll' ? [entry.why] : 'text' in entry ? [entry.text] : [],
  );
  return {
    said: [world.choiceOf(side)?.prompt ?? '', ...sentences].map(text => told(text, nameOf)),
    counters: (tabletop?.counters ?? []).map(({ title, badges }) => [
      title,
      ...badges.map(({ text }) => text),
    ]),
    status: tabletop?.status ?? [],
  };
}
