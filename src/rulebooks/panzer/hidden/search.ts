/** Who comes upon a HIDDEN UNIT counter (7.2.2.1): in the Spotting Phase, and while somebody moves. */
import type { Rule } from '../../../engine/index.ts';
import { SPOTTED_KINDS } from '../charts/index.ts';
import { type Fielded, type Game, isFielded, type View } from '../game.ts';
import { makesOut } from '../sight/spotting.ts';
import { isNoticed } from '../sight/spotting-phase.ts';
import type { HiddenCounter } from '../state.ts';
import { distance, isOn, type World } from '../world.ts';
import { countersOf, facesOf, kindOf } from './counters.ts';
import { reveal } from './reveal.ts';

interface Find {
  readonly target: Fielded;
  readonly spotters: readonly Fielded[];
}

/** What of a counter these can make out, the kind that is seen farthest first (7.2.2.1.b). */
function findOf(world: World, view: View, counter: HiddenCounter, by: readonly Fielded[]): Find | undefined {
  return facesOf(view, counter)
    .toSorted((one, other) => SPOTTED_KINDS.indexOf(kindOf(one)) - SPOTTED_KINDS.indexOf(kindOf(other)))
    .map(target => ({ target, spotters: by.filter(spotter => makesOut(world, view, spotter, target)) }))
    .find(({ spotters }) => spotters.length > 0);
}

const enemiesOf = ({ units }: View, { side }: HiddenCounter): readonly Fielded[] =>
  units.filter(isFielded).filter(unit => unit.side !== side);

/** Before units are spotted, counters are: those under them are placed first. */
export function* searchPhase(game: Game): Rule<boolean> {
  for (const counter of game.state.hidden ?? []) {
    const find = findOf(game.world, game.state as View, counter, enemiesOf(game.state as View, counter));
    if (!find) continue;
    if (isOn(game.world, '7.7')) {
      game.reveal(
        [...new Set(find.spotters.map(({ side }) => side))],
        '7.2.2.1.a',
        'a hidden counter is near enough to be looked for',
      );
      if (!(yield* isNoticed(game, find.target, find.spotters, 'a hidden counter'))) continue;
    }
    reveal(game, counter.id, { cite: '7.2.2.1.a', kind: kindOf(find.target) });
  }
  return true;
}

const BESIDE = 1;

/** Counters of the enemy that a unit comes upon where it stands; with limited spotting those beside it (7.2.2.1.e, 7.7). */
export function comesUpon(world: World, view: View, unit: Fielded): readonly HiddenCounter[] {
  return (view.hidden ?? []).filter(
    counter =>
      counter.side !== unit.side &&
      (!isOn(world, '7.7') || distance(world, counter.at, unit.at) <= BESIDE) &&
      findOf(world, view, counter, [unit]) !== undefined,
  );
}

/** Whether the enemy comes upon this one where it lies now. */
export function isComeUpon(game: Game, counter: HiddenCounter): boolean {
  const view = game.state as View;
  return enemiesOf(view, counter).some(unit => comesUpon(game.world, view, unit).includes(counter));
}

/** They are turned over at once. */
export function turnOver(game: Game, counters: readonly HiddenCounter[]): void {
  for (const counter of counters) {
    const view = game.state as View;
    const find = findOf(game.world, view, counter, enemiesOf(view, counter));
    reveal(game, counter.id, { cite: '7.2.2.1.a', ...(find && { kind: kindOf(find.target) }) });
  }
}

/** Whether something may be hidden that sees the unit: by what everybody knows. */
export const mayHideWatchers = (
  view: View,
  side: string,
  sees: (at: HiddenCounter['at']) => boolean,
): boolean => countersOf(view, side).some(({ at }) => sees(at));
