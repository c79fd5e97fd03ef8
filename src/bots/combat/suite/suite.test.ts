/** Positions with a move that any veteran would find. */
import { expect, test } from 'vitest';
import { combat } from '../../../rulebooks/combat/index.ts';
import type { State } from '../../../rulebooks/combat/state.ts';
import { type Position, skirmish } from '../../../rulebooks/combat/testing/bench.ts';
import type { World } from '../../../rulebooks/combat/world.ts';
import { attempt, type Problem, type Stage } from '../../suite/problem.ts';
import { does, doesNot } from '../../suite/solutions.ts';
import { doctrine } from '../index.ts';

/** An attempt lasts as long as the impulse. */
const STAGE: Stage<Position, State, World> = {
  book: combat,
  doctrine,
  lay: position => skirmish(position),
  part: ({ turn, phase, active }) => `${turn} ${phase} ${active}`,
};

const PROBLEMS: readonly Problem<Position>[] = [
  {
    title: 'Those in the open before those in the woods',
    reason: 'The same shot does far more where there is no cover.',
    side: 'german',
    position: { units: ['german 6-6 D4', 'american 7-6 D6', 'american 7-6 D2'], hexes: { D2: 'woods' } },
    solved: does('fire u1 1:D6', 'shoot'),
  },
  {
    title: 'All together',
    reason: 'One strong attack is better than two weak ones.',
    side: 'german',
    position: { units: ['german 6-6 D4', 'german 6-6 D4', 'american 7-6 D6'] },
    solved: ({ answers }) => answers.some(text => text.startsWith('add ')) && answers.includes('shoot'),
  },
  {
    title: 'The leader directs the fire',
    reason: 'He makes it better, and has no other use now.',
    side: 'german',
    position: { units: ['german 6-6 D4', 'german nco D4', 'american 7-6 D6'] },
    solved: does('direct u2', 'shoot'),
  },
  {
    title: 'Stay where the ground is held',
    reason: 'Nobody is in sight, and the hex is all that counts.',
    side: 'german',
    position: {
      units: ['german 6-6 D4', 'american 7-6 M9'],
      hexes: { D4: 'woods' },
      scenario: {
        victory: {
          side: 'german',
          all: [{ is: 'control', side: 'german', hexes: ['1:D4'], least: 1 }],
          words: 'hold it',
        },
      },
      holders: { '1:D4': 'german' },
    },
    solved: doesNot('move'),
  },
  {
    title: 'Finish the fight',
    reason: 'They are in the same hex, and the odds are good.',
    side: 'german',
    position: {
      units: ['german 6-6 D4 locked 1', 'american 7-6 D4 half locked 1', 'american 7-6 M9'],
      turn: 2,
    },
    solved: does('assail u1', 'strike'),
  },
];

test.each(PROBLEMS.map(problem => [problem.title, problem] as const))('a sergeant: %s', (_, problem) => {
  const played = attempt(STAGE, problem, 'sergeant', 1);
  expect(problem.solved(played), `${problem.reason} He said: ${played.answers.join(', ')}`).toBe(true);
});
