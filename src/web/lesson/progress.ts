import { type GameRecord, isDice } from '../../engine/index.ts';
import type { Lesson } from './lessons.ts';

/** How many steps of the script a game has gone: what it had to answer besides, with no choice, doesn't count. */
export function progressOf({ before, script, side }: Lesson, { steps }: GameRecord): number {
  const expected = [
    ...before,
    ...script.map(step => {
      if ('dice' in step) return step.dice.join(' ');
      return 'you' in step ? `${side} ${step.you}` : `${step.other} ${step.act}`;
    }),
  ];
  let done = 0;
  for (const { answers } of steps) {
    for (const answer of answers) {
      const given = isDice(answer)
        ? answer.roll.map(({ face }) => face).join(' ')
        : `${answer.by} ${answer.act}`;
      if (given === expected[done]) done++;
    }
  }
  return done - before.length;
}
