/** Plays a record from rest 0 as it came to pass, what was taken back too, and lets nothing pass that the rules would not have. */

import { handDice } from '../dice/dice.ts';
import { bytes } from '../kernel/data.ts';
import type { Outcome, Rulebook } from '../kernel/rulebook.ts';
import { Match } from '../match/match.ts';
import { type Chronicled, type Given, isInterjected } from './chronicle.ts';
import { Flaw } from './proof.ts';
import {
  type ActAnswer,
  type DiceAnswer,
  facesOf,
  type GameRecord,
  isDice,
  type Snapshot,
} from './record.ts';

export class Referee {
  readonly #record: GameRecord;
  readonly #match: Match;
  readonly #kept: ReadonlySet<number>;
  #begun = false;

  constructor(book: Rulebook, record: GameRecord) {
    this.#record = record;
    this.#match = beginning(book, record);
    this.#kept = new Set(record.snapshots.map(({ rest }) => rest));
    this.#keep();
  }

  take(event: Chronicled): void {
    if (event.is === 'back') this.#goBack(event);
    else this.#give(event);
    this.#begun = true;
    this.#keep();
  }

  /** What stands at the end is what the rules came to. */
  close(): void {
    const { outcome, chance } = this.#match;
    const { result, pledge, seed, snapshots } = this.#record;
    if (told(result) !== told(outcome))
      throw new Flaw(
        'result',
        `the record ends with ${told(result)}, and by the rules it is ${told(outcome)}`,
      );
    if (outcome === undefined && seed !== undefined)
      throw new Flaw('end', 'the seed is shown, and the game is not over: its end is missing');
    if (chance && pledge) throw new Flaw('end', `the record ends where dice fall: ${chance.why}`);
    const ours = new Map(this.#match.record().snapshots.map(each => [each.rest, bytes(each.state)]));
    for (const theirs of snapshots) mustBeKept(theirs, ours.get(theirs.rest));
  }

  #give({ rest, answer }: Given): void {
    if (this.#match.rest !== rest) {
      const stands = `the match stands at rest ${this.#match.rest}`;
      throw this.#begun
        ? new Flaw('answer', `the record goes on at rest ${rest}, and by the rules ${stands}`)
        : new Flaw('beginning', `the record begins at rest ${rest}, and by the rules ${stands}`);
    }
    if (isInterjected(answer)) this.#interject(rest, answer.interjects, answer.act);
    else if (isDice(answer)) this.#roll(rest, answer);
    else this.#answer(rest, answer);
  }

  #interject(rest: number, by: string, act: string): void {
    if (!this.#match.fresh || !this.#match.anytime(by).includes(act))
      throw new Flaw('answer', `rest ${rest}: ${by} may not break in with '${act}'`);
    mustBeTaken(rest, () => this.#match.interject(by, act));
  }

  #answer(rest: number, { by, ask, act }: ActAnswer): void {
    const asked = this.#match.choiceOf(by)?.id;
    if (asked !== ask) {
      const instead = asked === undefined ? 'nothing' : `'${asked}'`;
      throw new Flaw('answer', `rest ${rest}: ${by} answers '${ask}', and by the rules ${instead} is asked`);
    }
    if (!this.#match.offered(by).includes(act))
      throw new Flaw('answer', `rest ${rest}: '${act}' was not offered to ${by}`);
    mustBeTaken(rest, () => this.#match.answer(by, act));
  }

  #roll(rest: number, answer: DiceAnswer): void {
    const { chance } = this.#match;
    if (chance === undefined)
      throw new Flaw('answer', `rest ${rest}: dice fall, and nothing is rolled there`);
    const theirs = answer.roll.map(({ die, sides }) => `${die} of ${sides} sides`).join(', ');
    const ours = Object.entries(chance.dice).map(([die, sides]) => `${die} of ${sides} sides`);
    if (theirs !== ours.join(', '))
      throw new Flaw('die', `rest ${rest}: the record has ${theirs}, and the rules throw ${ours.join(', ')}`);
    if (answer.why !== chance.why)
      throw new Flaw(
        'die',
        `rest ${rest}: the dice fall for '${answer.why}', and are thrown for '${chance.why}'`,
      );
    mustBeTaken(rest, () => this.#match.typeDice(facesOf(answer)));
  }

  #goBack({ takeBack: { rest, after } }: Extract<Chronicled, { is: 'back' }>): void {
    if (rest > this.#match.rest)
      throw new Flaw('take-back', `back to rest ${rest}, which nobody has come to`);
    try {
      this.#match.truncate(rest, after);
    } catch (error) {
      throw new Flaw('take-back', `back to rest ${rest}: ${messageOf(error)}`);
    }
    if (this.#match.rest !== rest)
      throw new Flaw('take-back', `back to rest ${rest}, where the match never stood`);
  }

  #keep(): void {
    if (this.#kept.has(this.#match.rest)) this.#match.keepSnapshot();
  }
}

function beginning(book: Rulebook, record: GameRecord): Match {
  let match: Match;
  try {
    match = Match.begin(book, record, { dice: handDice, journal: false });
  } catch (error) {
    throw new Flaw('head', messageOf(error));
  }
  const [ours, theirs] = [match.record().fingerprints, record.fingerprints];
  const other = Object.keys({ ...ours, ...theirs }).find(name => ours[name] !== theirs[name]);
  if (other !== undefined)
    throw new Flaw(
      'head',
      `it rests on ${other} ${theirs[other] ?? 'none'}, and these are ${ours[other] ?? 'none'}`,
    );
  return match;
}

function mustBeTaken(rest: number, give: () => { readonly ok: boolean; readonly problem?: string }): void {
  let problem: string | undefined;
  try {
    const verdict = give();
    if (verdict.ok) return;
    problem = verdict.problem;
  } catch (error) {
    problem = messageOf(error);
  }
  throw new Flaw('answer', `rest ${rest}: ${problem}`);
}

function mustBeKept({ rest, state }: Snapshot, ours: string | undefined): void {
  if (ours === undefined)
    throw new Flaw('snapshot', `a state is kept at rest ${rest}, where the match never stood`);
  if (ours !== bytes(state))
    throw new Flaw(
      'snapshot',
      `the state that is kept at rest ${rest} is not the one that the rules came to`,
    );
}

function told(outcome: Outcome | undefined | GameRecord['result']): string {
  if (outcome === undefined) return 'no result';
  return `'${outcome.winner ?? 'draw'}: ${outcome.why} [${outcome.cite}]'`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
