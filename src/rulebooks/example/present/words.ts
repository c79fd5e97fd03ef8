/** Acts in words and in numbers, and what things are called. */
import { type ActCard, type ActWords, type ByVerb, lookUp, needsAtMost } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { CARDS } from '../counters.ts';
import { ifHit, toHit } from '../fire/fire.ts';
import { unitById } from '../game.ts';
import { sideOf } from '../world.ts';
import type { Looked } from './tabletop.ts';

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

/** `American rifle squad 3`, `K5`; never an id. */
export function nameOf({ view, world }: Looked, thing: string): string {
  const unit = view.units.find(({ id }) => id === thing);
  if (unit) {
    const alike = view.units.filter(({ side, card }) => side === unit.side && card === unit.card);
    const number = alike.length > 1 ? ` ${alike.indexOf(unit) + 1}` : '';
    const nation = sideOf(world, unit.side)?.nation ?? unit.side;
    return `${nation.charAt(0).toUpperCase()}${nation.slice(1)} ${CARDS[unit.card].title}${number}`;
  }
  const isOneBoard = world.field.boards.length === 1;
  return isOneBoard ? thing.slice(thing.indexOf(':') + 1) : thing;
}

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
