/**
 * Proves a record, and trusts nothing in it: the game is played again from rest 0 by the rules, with all that was taken back; the
 * rules say which dice fall, the seed that was pledged says how, and result, kept states and chain must come out as they
 * are written. What can't be told is said. docs/record-format.md has the whole of it for those who would rather check it
 * by a program of their own.
 */
import { hexToBytes } from '@noble/hashes/utils.js';
import { type DiceSource, keyedDice } from '../dice/dice.ts';
import { diceKey, keepsPledge, LEAST_NONCE, type Pledge, SEED_BYTES } from '../dice/fairness.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { isOfTheseRules } from '../match/retelling.ts';
import { chainOf, linksOf } from './chain.ts';
import { type Chronicled, chronicleOf, type Given, isInterjected } from './chronicle.ts';
import { Flaw, type Proof } from './proof.ts';
import { often } from './proof-words.ts';
import { type DiceAnswer, type GameRecord, isDice, takesDiceBack } from './record.ts';
import { Referee } from './referee.ts';
import { oddLine, parseRecord } from './text.ts';

export interface VerifyOptions {
  /** A link of the chain that somebody noted while the game was played: it must be in the chain. */
  readonly noted?: string;
}

export function verifyRecord(book: Rulebook, record: GameRecord, { noted }: VerifyOptions = {}): Proof {
  const check = new Check(book, record);
  try {
    check.all();
    if (noted !== undefined) mustHaveLink(record, noted);
    return check.proof();
  } catch (error) {
    if (!(error instanceof Flaw)) throw error;
    return { ...check.proof(), is: 'false', wrong: error.wrong, problem: error.message };
  }
}

/** A record as it is shown around: what stands in it must be what it is read as. Throws a RecordError if it is none. */
export function verifyText(book: Rulebook, text: string, options: VerifyOptions = {}): Proof {
  const record = parseRecord(text);
  const proof = verifyRecord(book, record, options);
  const odd = oddLine(text, record);
  if (proof.is === 'false' || odd === undefined) return proof;
  const problem = `line ${odd.line} is not as a record is written: '${odd.found.slice(0, 60)}'`;
  return { ...proof, is: 'false', wrong: 'text', problem };
}

class Check {
  readonly #book: Rulebook;
  readonly #record: GameRecord;
  /** Undefined: other rules made it, and these can't judge it. */
  #referee: Referee | undefined;
  #dice: DiceSource | undefined;
  readonly #left: string[] = [];
  readonly #rolls = { standing: 0, takenBack: 0 };
  readonly #answers = { standing: 0, takenBack: 0 };
  #epoch = 0;
  #timesBack = 0;
  /** Where the match stands, and how many rolls there have been since. */
  #place = { rest: -1, rolls: 0 };
  readonly #kinds = new Set<string>();

  constructor(book: Rulebook, record: GameRecord) {
    this.#book = book;
    this.#record = record;
  }

  all(): void {
    const { history } = this.#record;
    this.#dice = this.#pledgedDice();
    this.#referee = isOfTheseRules(this.#book, this.#record)
      ? new Referee(this.#book, this.#record)
      : undefined;
    for (const event of chronicleOf(this.#record)) this.#take(event);
    this.#mustEndInItsEpoch();
    this.#referee?.close();
    if (this.#referee === undefined) this.#leaveToOtherRules();
    if (history === undefined) this.#leaveToTheFirstFormat();
    else if (history.chain !== chainOf(this.#record))
      throw new Flaw(
        'chain',
        history.chain ? 'the chain of hashes is not that of these answers' : 'it has no chain',
      );
  }

  proof(): Proof {
    const { pledge, history } = this.#record;
    return {
      is: this.#dice === undefined ? 'unproven' : this.#left.length > 0 ? 'in part' : 'proven',
      format: history ? 2 : 1,
      rolls: { ...this.#rolls },
      answers: { ...this.#answers },
      wentBack: { times: this.#timesBack, acrossDice: this.#epoch },
      ...(pledge ? { pledge } : {}),
      ...(history?.chain ? { chain: history.chain } : {}),
      left: this.#left,
    };
  }

  // ---- the pledge

  #pledgedDice(): DiceSource | undefined {
    const { pledge, seed } = this.#record;
    if (pledge === undefined) {
      this.#left.push('The dice: the record has no commitment, so they were typed in or never pledged.');
      return undefined;
    }
    mustBePledge(pledge, sidesOf(this.#book, this.#record));
    if (seed === undefined) {
      this.#left.push('The dice: the seed has not been shown yet; it is added when the game ends.');
      return undefined;
    }
    const secret = hexToBytes(seed);
    if (secret.length !== SEED_BYTES)
      throw new Flaw('seed', `the seed has ${secret.length} bytes; expected ${SEED_BYTES}`);
    if (!keepsPledge(secret, pledge)) throw new Flaw('seed', 'the seed is not the one that was committed to');
    return keyedDice(diceKey(secret, pledge.nonces));
  }

  // ---- what came to pass

  #take(event: Chronicled): void {
    if (event.is === 'back') this.#goBack(event.takeBack);
    else this.#give(event);
    // The rules first: they know which dice fall.
    this.#referee?.take(event);
    if (event.is === 'given' && !isInterjected(event.answer) && isDice(event.answer))
      this.#mustBeFaces(event, event.answer);
  }

  #give({ rest, epoch, answer, stands }: Given): void {
    if (this.#record.history ? epoch !== this.#epoch : epoch < this.#epoch)
      throw new Flaw(
        'epoch',
        `rest ${rest} is of epoch ${epoch}, and somebody went back across dice ${this.#epoch} times`,
      );
    this.#epoch = epoch;
    const tally = !isInterjected(answer) && isDice(answer) ? this.#rolls : this.#answers;
    tally[stands ? 'standing' : 'takenBack']++;
    if (this.#place.rest !== rest) this.#place = { rest, rolls: 0 };
  }

  #goBack(takeBack: Extract<Chronicled, { is: 'back' }>['takeBack']): void {
    const dice = takesDiceBack(takeBack);
    if (dice && takeBack.after !== undefined)
      throw new Flaw(
        'take-back',
        `rest ${takeBack.rest}: dice are taken back, and answers before them are not`,
      );
    if (takeBack.after === undefined) this.#place = { rest: -1, rolls: 0 };
    if (dice) this.#epoch++;
    this.#timesBack++;
  }

  #mustBeFaces({ rest, epoch }: Given, { roll, why }: DiceAnswer): void {
    const place = { rest, epoch, ordinal: this.#place.rolls++ };
    const sides = roll.map(die => die.sides);
    for (const { die, sides } of roll) this.#kinds.add(`${die} of ${sides}`);
    const due = this.#dice?.throw(sides, place)?.join(' ');
    const shown = roll.map(({ face }) => face).join(' ');
    if (due !== undefined && due !== shown)
      throw new Flaw('face', `rest ${rest}, '${why}': the record shows ${shown}, the seed gives ${due}`);
  }

  #mustEndInItsEpoch(): void {
    const { epoch, history } = this.#record;
    if (epoch === undefined) return;
    if (history ? epoch !== this.#epoch : epoch < this.#epoch)
      throw new Flaw(
        'epoch',
        `the record ends in epoch ${epoch}, and somebody went back across dice ${this.#epoch} times`,
      );
    this.#epoch = epoch;
  }

  // ---- what is left

  #leaveToOtherRules(): void {
    const { rulebook, version } = this.#record;
    const dice = [...this.#kinds].sort().join(', ');
    this.#left.push(
      `The answers, the result and which dice were due: it was made under version ${version} of ${rulebook}, which are not these ` +
        `rules, so they can't be checked here.${dice && ` By its own account these dice fell: ${dice}.`}`,
    );
  }

  #leaveToTheFirstFormat(): void {
    const took =
      this.#epoch > 0 ? ` That somebody went back across dice ${often(this.#epoch)} is all it tells.` : '';
    this.#left.push(
      `What was taken back: the first format of records kept none of it, and had no chain.${took}`,
    );
  }
}

function mustBePledge({ commit, nonces }: Pledge, sides: readonly string[]): void {
  if (hexToBytes(commit).length !== 32) throw new Flaw('commit', 'the commitment is no hash of 32 bytes');
  const without = sides.find(side => nonces[side] === undefined);
  if (without !== undefined) throw new Flaw('nonce', `${without} gave no nonce`);
  const stranger = Object.keys(nonces).find(side => !sides.includes(side));
  if (stranger !== undefined) throw new Flaw('nonce', `there is a nonce of '${stranger}', which is no side`);
  const short = sides.find(side => hexToBytes(nonces[side] ?? '').length < LEAST_NONCE);
  if (short !== undefined)
    throw new Flaw('nonce', `the nonce of ${short} has fewer than ${LEAST_NONCE} bytes`);
}

/** By the rules; where other rules made it and these no longer know its scenario, by who has answered. */
function sidesOf(book: Rulebook, record: GameRecord): readonly string[] {
  try {
    return book.sides(book.world(record));
  } catch (error) {
    if (isOfTheseRules(book, record))
      throw new Flaw('head', error instanceof Error ? error.message : String(error));
    const given = record.steps.flatMap(step => step.answers);
    return [...new Set(given.flatMap(answer => (isDice(answer) ? [] : [answer.by])))];
  }
}

function mustHaveLink(record: GameRecord, noted: string): void {
  if (record.history === undefined)
    throw new Flaw(
      'chain',
      'a record of the first format has no chain in which something noted could be found',
    );
  if (!linksOf(record).includes(noted)) throw new Flaw('chain', `the chain never came to ${noted}`);
}
