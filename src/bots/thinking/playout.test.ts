import { expect, test } from 'vitest';
import { type Act, scriptedDice } from '../../engine/index.ts';
import { beginTiny, give, tinyVerbs } from '../../engine/test-game.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { Mind, playOn } from './playout.ts';

const add = (stones: number): Act => ({ verb: 'add', stones }) as Act;
const pass: Act = { verb: 'pass' };
const course = (...acts: readonly [Act, ...Act[]]): Course => ({ acts, worth: 1, why: 'Because.' });
const never = (): Course => {
  throw new Error('nothing to think about');
};

test('a course is followed to its end without another thought', () => {
  const mind = new Mind(tinyVerbs.print);
  expect(mind.next([add(1), add(2), pass], () => course(add(2), add(1)))).toEqual(add(2));
  expect(mind.next([add(1), add(2), pass], never)).toEqual(add(1));
  expect(mind.next([add(1), pass], () => course(pass))).toEqual(pass);
});

test('what leaves no choice is done on the way, and the course goes on after it', () => {
  const mind = new Mind(tinyVerbs.print, course(add(2), add(1)));
  expect(mind.next([add(2), pass], never)).toEqual(add(2));
  expect(mind.next([pass], never)).toEqual(pass);
  expect(mind.next([add(1), pass], never)).toEqual(add(1));
});

test('a course goes on with what may be done besides what is asked', () => {
  const shout: Act = { verb: 'shout', word: 'hey' } as Act;
  const mind = new Mind(tinyVerbs.print, course(shout, add(1)));
  expect(mind.next([add(1), pass], never, () => [shout])).toEqual(shout);
  expect(mind.next([add(1), pass], never, () => [shout])).toEqual(add(1));
});

test('a course may break in, and the question is put again', () => {
  const game = beginTiny(scriptedDice([]));
  give(game, 'A hide 1', 'B hide 2');
  const trial = game.tryOut();
  const begun = { side: 'A', course: course({ verb: 'shout', word: 'hey' } as Act, add(1)) };
  playOn(trial, never, '1', ({ state }) => state.heap > 0, begun);
  expect(trial.state).toMatchObject({ log: ['A shouts'], heap: 1 });
});

test('a course whose next act is not offered is given up', () => {
  const mind = new Mind(tinyVerbs.print, course(add(2), add(1)));
  expect(mind.next([add(3), pass], () => course(pass, add(3)))).toEqual(pass);
  expect(mind.next([add(2), add(3)], never)).toEqual(add(3));
  expect(mind.course?.acts).toEqual([pass, add(3)]);
});

test('a course is done when all of it has been done, and never where it lets something pass', () => {
  const mind = new Mind(tinyVerbs.print);
  expect(mind.done).toBeUndefined();
  mind.next([add(1), add(2), pass], () => course(add(2), add(1)));
  expect(mind.done).toBeUndefined();
  mind.next([pass], never);
  expect(mind.done).toBeUndefined();
  mind.next([add(1), pass], never);
  expect(mind.done?.why).toBe('Because.');
  mind.next([add(1), pass], () => course(pass));
  expect(mind.done).toBeUndefined();
});

test('what was given up on the way is never done', () => {
  const mind = new Mind(tinyVerbs.print, course(add(2), add(1)));
  mind.next([add(2), pass], never);
  mind.next([add(3), pass], () => course(pass));
  expect(mind.done).toBeUndefined();
});
