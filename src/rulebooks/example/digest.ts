/** What became of the squads between two states, in words that the odds count. */
import { type Fact, factsOf } from '../../engine/index.ts';
import type { AnyUnit, View } from './game.ts';

export const digest = (before: View, after: View): readonly Fact[] =>
  after.units.flatMap((unit, i) => {
    const was = before.units[i];
    return was === undefined || was === unit ? [] : changes(was, unit);
  });

const changes = (was: AnyUnit, is: AnyUnit): readonly Fact[] =>
  factsOf(
    is.id,
    is.lost && !was.lost && 'eliminated',
    is.shaken && !was.shaken && 'shaken',
    !is.shaken && !is.lost && was.shaken && 'rallied',
  );
