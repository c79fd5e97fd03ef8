/** Every kind of work that worker threads can do. */
import { fuzzTask } from './commands/fuzz-task.ts';
import { leaksTask } from './commands/leaks-task.ts';
import type { Task } from './crew/task.ts';
import { gameTask } from './lab/game.ts';
import { setUpTask } from './lab/set-up-trial.ts';

export const tasks: readonly Task[] = [
  fuzzTask as Task,
  leaksTask as Task,
  gameTask as Task,
  setUpTask as Task,
];
