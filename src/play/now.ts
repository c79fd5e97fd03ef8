/** What a session shows at a moment: one immutable value, made anew whenever something has happened. */
import {
  type Dice,
  type Entry,
  type Match,
  mayNotSeeAll,
  type Outcome,
  type Side,
  type Tabletop,
} from '../engine/index.ts';
import { type Offer, offerOf } from './offer.ts';

export interface AskNow {
  readonly side: Side;
  readonly id: string;
  readonly cite: string;
  readonly prompt: string;
  /** A chance to react: how it is let pass, and what kind it is. */
  readonly window?: { readonly on: string; readonly pass: string; readonly subject?: string };
  /** Another side is asked at the same time: it sees nothing of the answers before all are in. */
  readonly together: boolean;
  readonly offers: readonly Offer[];
  /** What the side may do at this moment beside answering. */
  readonly interjections: readonly Offer[];
}

/** A roll that somebody has to type in. */
export interface DiceNow {
  readonly why: string;
  readonly cite: string;
  readonly dice: Dice;
}

/** How far one may go back. */
export type UndoNow =
  | { readonly can: true; readonly label: string }
  | {
      readonly can: false;
      readonly why: string;
      /** Where the players at this screen can go back to if they all agree. */
      readonly agreed?: { readonly label: string; readonly with: readonly Side[] };
    };

export interface Now {
  /** Counts up with every change. */
  readonly version: number;
  /** Through whose eyes the table is seen; undefined: through everybody's. */
  readonly viewer: Side | undefined;
  readonly tabletop: Tabletop;
  /** What the person at the screen is asked. */
  readonly ask: AskNow | undefined;
  readonly dice: DiceNow | undefined;
  /** The screen goes to this side's player; until he says that he is there, nothing may be shown. */
  readonly handOver: Side | undefined;
  /** Several sides are asked at once, each in secret from the others. */
  readonly together: boolean;
  /** Sides that are thinking elsewhere. */
  readonly thinking: readonly Side[];
  readonly undo: UndoNow;
  readonly journal: readonly Entry[];
  readonly outcome: Outcome | undefined;
  /** At what rest the match stands: addresses of positions hold it. */
  readonly rest: number;
  /** Something that went wrong, in a sentence. */
  readonly problem: string | undefined;
}

/** Who is in front of the screen, of those who play at it. */
interface Eyes {
  readonly present: Side | undefined;
  readonly humans: readonly Side[];
}

/** Who is asked now, and whether the screen has to be handed to him first. */
export function turnTo(
  match: Match,
  { present, humans }: Eyes,
): { readonly next: Side | undefined; readonly handOver: boolean } {
  const asked = match.choices.map(choice => choice.by).filter(side => humans.includes(side));
  const next = asked.find(side => side === present) ?? asked[0];
  const isStranger = next !== undefined && next !== present && humans.length > 1;
  return { next, handOver: isStranger && (match.together || hidesSomething(match)) };
}

/**
 * True if a player at this screen could see something that another must not. Each side can tell it of itself: what is hidden in
 * truth has no part in it.
 */
const hidesSomething = ({ rulebook, state, world, sides }: Match): boolean =>
  sides.some(side => mayNotSeeAll(rulebook, state, side, world));

/** What there is to see for whoever is in front of the screen. */
export function lookAt(match: Match, eyes: Eyes, more: Pick<Now, 'version' | 'undo' | 'problem'>): Now {
  const { next, handOver } = turnTo(match, eyes);
  const viewer = match.outcome ? undefined : (eyes.present ?? eyes.humans[0]);
  const { chance } = match;
  return {
    viewer,
    tabletop: tabletopOf(match, viewer),
    ask: next !== undefined && !handOver ? askOf(match, next) : undefined,
    dice: chance && { why: match.whyFor(viewer ?? ''), cite: chance.cite, dice: chance.dice },
    handOver: handOver ? next : undefined,
    together: match.together,
    thinking: match.choices.map(choice => choice.by).filter(side => !eyes.humans.includes(side)),
    journal: viewer === undefined ? match.journal.all() : match.journal.as(viewer),
    outcome: match.outcome,
    rest: match.rest,
    ...more,
  };
}

/** The state of the match as the side may see it; everybody's, once the game is over. */
export function tabletopOf(match: Match, viewer: Side | undefined): Tabletop {
  const { presentation } = match.rulebook;
  if (presentation === undefined) throw new Error(`${match.rulebook.title} can't be shown on the page yet`);
  const view = viewer === undefined ? match.state : match.view(viewer);
  return presentation.tabletop(view, viewer, match.world);
}

/** What is offered to the side, in words; nothing where it is not asked. */
export function offersTo(match: Match, side: Side): readonly Offer[] {
  const { presentation, verbs } = match.rulebook;
  if (presentation === undefined) return [];
  const view = match.view(side);
  const acts = match.choiceOf(side)?.acts(view) ?? [];
  return acts.map(act => offerOf(verbs, act, presentation.words(act, view, match.world)));
}

export function askOf(match: Match, side: Side): AskNow | undefined {
  const choice = match.choiceOf(side);
  const { presentation, verbs } = match.rulebook;
  if (choice === undefined || presentation === undefined) return undefined;
  const window = choice.window?.optional ? undefined : choice.window;
  return {
    side,
    id: choice.id,
    cite: choice.cite,
    prompt: choice.prompt ?? choice.id,
    ...(window && {
      window: {
        on: window.on,
        pass: verbs.print(window.pass),
        ...(window.subject === undefined ? {} : { subject: window.subject }),
      },
    }),
    together: match.together,
    offers: offersTo(match, side),
    interjections: interjectionsOf(match, side),
  };
}

function interjectionsOf(match: Match, side: Side): readonly Offer[] {
  const { presentation, verbs } = match.rulebook;
  if (presentation === undefined) return [];
  const view = match.view(side);
  return match.anytime(side).flatMap(text => {
    const parsed = verbs.parse(text);
    if (!parsed.ok) return [];
    const words = presentation.words(parsed.value, view, match.world);
    return [{ ...offerOf(verbs, parsed.value, words), interjects: true as const }];
  });
}

/** The book's own proposal of how the side sets up; empty where it has none. */
export function setUpFor(match: Match, side: Side | undefined): readonly string[] {
  const { autoSetUp } = match.rulebook;
  return side === undefined ? [] : (autoSetUp?.(match.view(side), side, match.world) ?? []);
}
