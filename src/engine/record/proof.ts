/** What can be said of a record once it has been gone through (verify.ts). */

/** What is false in a record, by kind. */
export type Wrong =
  /** Something is said twice, or in a place where it would be taken for something else. */
  | 'text'
  /** Its rules, scenario or the charts it rests on. */
  | 'head'
  | 'commit'
  | 'nonce'
  | 'seed'
  /** It does not begin where a game begins. */
  | 'beginning'
  /** Something was answered that was not asked or not offered. */
  | 'answer'
  /** Other dice than the rules throw there, or for something else. */
  | 'die'
  /** Not the face that the seed gives. */
  | 'face'
  /** Dice of another time than the take-backs lead to. */
  | 'epoch'
  | 'take-back'
  | 'result'
  | 'snapshot'
  /** It stops where nobody could have stopped. */
  | 'end'
  | 'chain';

/** The record is not that of a game as it was played. */
export class Flaw extends Error {
  override readonly name = 'Flaw';
  readonly wrong: Wrong;
  constructor(wrong: Wrong, problem: string) {
    super(problem);
    this.wrong = wrong;
  }
}

/** How much there was of something: what stands, and what was taken back. */
export interface Tallied {
  readonly standing: number;
  readonly takenBack: number;
}

export interface Proof {
  /**
   * `proven`: every die, every answer, the result and all that was taken back. `in part`: nothing is false, and `left` says what
   * nobody can tell from this record. `unproven`: nothing is false as far as the rules go, and of the dice nothing is known.
   * `false`: it is not the record of a game that was played so.
   */
  readonly is: 'proven' | 'in part' | 'unproven' | 'false';
  /** Of the record: the first kept nothing of what was taken back. */
  readonly format: 1 | 2;
  readonly rolls: Tallied;
  readonly answers: Tallied;
  /** How often somebody went back, and how often across dice that had fallen. */
  readonly wentBack: { readonly times: number; readonly acrossDice: number };
  readonly pledge?: { readonly commit: string; readonly nonces: Readonly<Record<string, string>> };
  /** The last link of the chain, as it must be. */
  readonly chain?: string;
  readonly wrong?: Wrong;
  readonly problem?: string;
  /** What is not proven, one sentence each. */
  readonly left: readonly string[];
}
