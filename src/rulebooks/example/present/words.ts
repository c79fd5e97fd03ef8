/** Acts in words and in numbers, and what things are called. */
import { type ActCard, type ActWords, type ByVerb, lookUp, needsAtMost } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { ifHit, toHit } from '../fire/fire.ts';
import { unitById } from '../game.ts';
import { type Looked, nameOf } from './names.ts';

/** One entry a verb: a missing one is an error of compilation. */
const WORDS: ByVerb<BookAct, Looked, BookAct['verb'], ActWords> = {
  done: () => ({ label: 'Done' }),
  place: (scene, { unit, at }) => ({ label: `Place ${nameOf(scene, unit)} in ${nameOf(scene, at)}` }),
  fire: (scene, { unit, at }) => ({
    label: `${nameOf(scene, unit)} fires at ${nameOf(scene, at)}`,
    hint: 'Two dice, once in a turn.',
    grave: true,
  }),
  move: (scene, { unit }) => ({ label: `Move ${nameOf(scene, unit)}` }),
  step: (scene, { to }) => ({ label: `To ${nameOf(scene, to)}` }),
};

export const words = (scene: Looked, act: BookAct): ActWords =>
  lookUp(WORDS, scene, act) ?? { label: act.verb };

/** The numbers behind an act: the odds are held to what it says. */
export function card({ view, world }: Looked, act: BookAct): ActCard | undefined {
  if (act.verb !== 'fire') return undefined;
  const [unit, target] = [unitById(view, act.unit), unitById(view, act.at)];
  const number = toHit(world, unit, target);
  return {
    title: 'Fire',
    targets: [{ of: target.id, otherwise: target.shaken ? 'stays shaken' : 'unhurt' }],
    by: { title: 'Fires', of: [unit.id] },
    parts: [
      {
        title: 'To hit',
        tally: number,
        need: needsAtMost({ of: target.id, is: ifHit(target) }, 'hits', number.value),
      },
    ],
  };
}
