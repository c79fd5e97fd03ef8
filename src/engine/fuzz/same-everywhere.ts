/**
 * Property 1: a game is the same live, forked at a rest, rolled back and redone, saved and taken up again at any
 * ask, and replayed from its record: byte for byte.
 */

import { handDice } from '../dice/dice.ts';
import { notPlain } from '../kernel/data.ts';
import type { GameState } from '../kernel/rulebook.ts';
import { Match } from '../match/match.ts';
import type { GameRecord } from '../record/record.ts';
import { parseRecord, printRecord } from '../record/text.ts';
import { Fault, holding, mustEqual } from './fault.ts';

const NAME = 'live, forked, rolled back, saved and replayed are one';

/** Everything about a match that the next answer could depend on. */
function standing<S extends GameState, W>(match: Match<S, W>): unknown {
  const asks = match.choices.map(({ by, id }) => ({ by, id, offered: match.offered(by) }));
  return { rest: match.rest, state: match.state, asks, over: match.outcome ?? 'no' };
}

export function checkFork<S extends GameState, W>(match: Match<S, W>): void {
  holding(NAME, match, () => {
    const odd = notPlain(match.state);
    if (odd) throw new Fault(NAME, `${odd} is not plain JSON`, match.record());
    mustEqual(NAME, match, 'the fork', standing(match.fork()), standing(match));
  });
}

export function checkSave<S extends GameState, W>(match: Match<S, W>): void {
  holding(NAME, match, () => void takenUp(match, match.save()));
}

/** Through the text form too, which takes the longer the longer the game has gone on. */
export function checkSaveAsText<S extends GameState, W>(match: Match<S, W>): void {
  holding(NAME, match, () => {
    const loaded = takenUp(match, parseRecord(printRecord(match.save())));
    mustEqual(NAME, match, 'its record', loaded.save(), match.save());
  });
}

function takenUp<S extends GameState, W>(match: Match<S, W>, saved: GameRecord): Match<S, W> {
  const { match: loaded } = Match.resume(match.rulebook, saved, { dice: handDice, journal: false });
  mustEqual(NAME, match, 'the save taken up again', standing(loaded), standing(match));
  return loaded;
}

/** The writes of an activity are taken back in place: one that went round the write path shows here. */
export function checkRollback<S extends GameState, W>(match: Match<S, W>): void {
  holding(NAME, match, () => {
    const game = match.tryOut();
    const now = JSON.stringify(game.state);
    const atRest = game.stateAtRest();
    const back = game.bookmark();
    game.rollback();
    mustEqual(NAME, match, 'the state rolled back', game.state, atRest);
    back();
    if (JSON.stringify(game.state) !== now)
      mustEqual(NAME, match, 'the state redone', game.state, JSON.parse(now));
  });
}

export function checkReplay<S extends GameState, W>(match: Match<S, W>): void {
  holding(NAME, match, () => {
    const record = parseRecord(printRecord(match.record()));
    mustEqual(NAME, match, 'the record, printed and parsed', record, match.record());
    const again = Match.replay(match.rulebook, record, { dice: handDice });
    mustEqual(NAME, match, 'the replayed game', standing(again), standing(match));
    mustEqual(NAME, match, 'the replayed journal', again.journal.all(), match.journal.all());
  });
}

/** Back to a rest and on again by the same answers. */
export function checkUndo<S extends GameState, W>(match: Match<S, W>, rest: number): void {
  holding(NAME, match, () => {
    const twin = match.fork({ dice: handDice, journal: false });
    const whole = match.record();
    twin.truncate(rest);
    const cut = twin.record();
    mustEqual(
      NAME,
      match,
      'what is left after an undo',
      cut.steps,
      whole.steps.filter(step => step.rest < rest),
    );
    const redone = Match.replay(
      match.rulebook,
      { ...cut, steps: whole.steps },
      { dice: handDice, journal: false },
    );
    mustEqual(NAME, match, 'the game undone and redone', standing(redone), standing(match));
  });
}
