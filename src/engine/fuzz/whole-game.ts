/** A game played at random from its beginning to its end, with everything that can be checked on the way. */

import type { GameState } from '../kernel/rulebook.ts';
import type { Match } from '../match/match.ts';
import { Attention } from './attention.ts';
import { checkCards } from './cards-check.ts';
import { citesIn, citesOf } from './cites.ts';
import { cited, type FuzzCount, tick } from './count.ts';
import { checkViews } from './imagined-views.ts';
import { checkOdds } from './odds-check.ts';
import { checkOffers } from './only-offered.ts';
import { checkPublicView } from './public-views.ts';
import { offeredNow, playAtRandom, type Subject } from './random-match.ts';
import {
  checkFork,
  checkReplay,
  checkRollback,
  checkSave,
  checkSaveAsText,
  checkUndo,
} from './same-everywhere.ts';
import { checkTakenBack } from './taken-back.ts';
import type { Tape } from './tape.ts';
import { checkToldRolls } from './told-rolls.ts';

/** So many earlier offers are kept, to be tried again when they are stale. */
const STALE = 4;

interface Here<S extends GameState, W> {
  readonly match: Match<S, W>;
  readonly tape: Tape;
  /** Offers of earlier asks. */
  readonly stale: readonly string[];
}

/** A check that is made at asks: at the first of each kind in the game, and at one in so many of the others. */
interface AskCheck {
  readonly oneIn: number;
  /** Only where nothing has been answered since the last rest. */
  readonly atRest?: boolean;
  hold<S extends GameState, W>(here: Here<S, W>): void;
}

const AT_ASKS: Readonly<Record<string, AskCheck>> = {
  'rolled back and redone': { oneIn: 4, hold: ({ match }) => checkRollback(match) },
  forked: { oneIn: 6, hold: ({ match }) => checkFork(match) },
  'saved and taken up': { oneIn: 6, hold: ({ match }) => checkSave(match) },
  'imagined worlds look the same': {
    oneIn: 6,
    atRest: true,
    hold({ match, tape }) {
      checkViews(match, tape);
      checkPublicView(match);
    },
  },
  'nothing but what is offered': {
    oneIn: 12,
    hold: ({ match, tape, stale }) => checkOffers(match, tape, stale),
  },
  'played out and taken back': { oneIn: 8, hold: ({ match, tape }) => checkTakenBack(match, tape) },
};

/** The dearest checks are made at asks of any kind, and undoing for one game in so many. */
const SELDOM = { text: 60, odds: 100, cards: 25, undo: 3 };

export function checkWholeGame<S extends GameState, W>(
  subject: Subject<S, W>,
  tape: Tape,
  count: FuzzCount,
): void {
  const stale: string[] = [];
  const attention = new Attention(tape);
  const look = (here: Match<S, W>): undefined => {
    if (here.outcome) return;
    // The one that is answered is looked at then.
    if (here.choices.length > 1) for (const choice of here.choices) offeredNow(here, choice);
    const kinds = here.choices.map(choice => choice.id);
    for (const [name, { oneIn, atRest, hold }] of Object.entries(AT_ASKS)) {
      if ((atRest && !here.fresh) || !attention.wants(name, kinds, oneIn)) continue;
      hold({ match: here, tape, stale });
      tick(count, name);
    }
    if (tape.once(SELDOM.text)) {
      checkSaveAsText(here);
      tick(count, 'saved as text');
    }
    if (tape.once(SELDOM.odds) && checkOdds(here, tape, count)) tick(count, 'odds by brute force');
    if (tape.once(SELDOM.cards) && checkCards(here, tape)) tick(count, 'cards against the rules');
    const [choice] = here.choices;
    if (choice && stale.push(here.offered(choice.by)[0] ?? '') > STALE) stale.shift();
  };
  const { match, answers } = playAtRandom(subject, tape, {
    look,
    taking: (here, choice, act) => {
      for (const cite of citesOf(here, choice, act)) cited(count, cite);
    },
  });
  checkFork(match);
  checkReplay(match);
  tick(count, 'replayed');
  if (checkToldRolls(match) > 0) tick(count, 'every roll tells itself');
  if (tape.once(SELDOM.undo)) {
    checkUndo(match, tape.below(match.rest + 1));
    tick(count, 'undone and redone');
  }

  for (const cite of citesIn(match)) cited(count, cite);
  const winner = match.outcome?.winner ?? 'draw';
  count.wins[winner] = (count.wins[winner] ?? 0) + 1;
  count.asks += answers;
  for (const { answers: taken } of match.record().steps)
    count.answersPerActivity[taken.length] = (count.answersPerActivity[taken.length] ?? 0) + 1;
}
