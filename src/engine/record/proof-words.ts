/** A proof in sentences: the same for the terminal and the page. */
import type { Proof } from './proof.ts';

/** The one thing to know. */
export function verdictWords(proof: Proof): string {
  const { is, rolls, answers, problem, left } = proof;
  const rollsAre = `${count(rolls.standing, 'roll is the one', 'rolls are those')} of the seed that was pledged before the game`;
  switch (is) {
    case 'proven':
      return `Proved: ${rollsAre}, and ${offered(answers.standing)}.`;
    case 'in part':
      return `Proved in part: ${rollsAre}.`;
    case 'unproven':
      return `Not proved. ${left[0] ?? ''}`;
    case 'false':
      return `This is not the record of a game that was played so: ${problem}.`;
  }
}

/** What else was found, and what nobody can tell. */
export function detailWords(proof: Proof): readonly string[] {
  const { is, left, chain, pledge } = proof;
  if (is === 'false') return [];
  return [
    ...(is === 'unproven' ? left.slice(1) : left).map(each => `Not proved: ${each}`),
    backWords(proof),
    ...(pledge ? [HANDS] : []),
    ...(chain === undefined ? [] : [`The chain of all answers ends in ${chain}.`]),
  ];
}

/** What no record can show, however it is checked. */
export const HANDS =
  'No record shows whose hands made the seed and the nonces. Where one machine made them all, it could have tried many games ' +
  'before this one: that it did not is its word. Who gave a nonce of his own after he had noted the commitment knows more: ' +
  'nobody can have chosen the dice.';

function backWords({ wentBack: { times, acrossDice }, rolls, format }: Proof): string {
  if (acrossDice === 0)
    return format === 2 && times > 0
      ? `Nobody went back across dice; other answers were taken back ${often(times)}.`
      : 'Nobody went back across dice.';
  if (format === 1) return `Somebody went back across dice ${often(acrossDice)}.`;
  const undone =
    rolls.takenBack === 1
      ? '1 roll was taken back and is'
      : `${rolls.takenBack} rolls were taken back and are`;
  return `Somebody went back across dice ${often(acrossDice)}: ${undone} in the record with the others; the dice fell anew.`;
}

const offered = (answers: number): string =>
  answers === 1
    ? 'the only answer was asked for and offered'
    : `all ${answers} answers were asked for and offered`;
export const often = (times: number): string => (times === 1 ? 'once' : `${times} times`);
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
