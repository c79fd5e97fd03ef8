/** The attempt to spot (10.1.g to 10.1.k): one an impulse, by one unit, at one location. */
import { type Rule, roll } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { amend } from '../frames.ts';
import { D6, type Game, type View } from '../game.ts';
import type { Action, AnyImpulse } from '../impulses/action.ts';
import { readyUnits } from '../impulses/groups.ts';
import type { Location, UnitId } from '../state.ts';
import { unitById } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { hasLineTo, maySpot, spottingChance, unspotted } from './spotting.ts';

export const spottingAttempt: Action = { verbs: ['spot'], acts, perform };

function acts(world: World, view: View, impulse: AnyImpulse): readonly BookAct[] {
  if (impulse.spotting) return [];
  const spotters = readyUnits(view, impulse).filter(maySpot);
  if (spotters.length === 0) return [];
  const targets = unspotted(world, view, enemyOf(world, impulse.side));
  const seenFrom = new Map<Location, readonly Location[]>();
  return spotters.flatMap(({ id, at: from }) => {
    if (from === undefined) return [];
    const seen = seenFrom.get(from) ?? targets.filter(at => hasLineTo(world, view, from, at));
    seenFrom.set(from, seen);
    return seen.map(at => ({ verb: 'spot', unit: id, at }) as const);
  });
}

function* perform(game: Game, _: AnyImpulse, act: BookAct): Rule<void> {
  if (act.verb === 'spot') yield* spot(game, act.unit, act.at);
}

/** Whatever comes of it, the unit is Ops Complete (10.1.k). */
export function* spot(game: Game, id: UnitId, at: Location): Rule<void> {
  const unit = unitById(game.state, id);
  const { roll: modifiers, needed } = spottingChance(game.world, game.state, unit, at);
  const succeeded = yield* roll(
    D6,
    `{${id}} looks for the enemy in ${at}`,
    ({ die }) => die + modifiers.value <= needed,
    { cite: '10.1.g', by: unit.side },
  );
  game.own(unit).opsComplete = true;
  if (succeeded) {
    game.own(game.state.spotted).push(at);
    game.say('10.1.j', `${at} is spotted`);
  }
  const from = unit.at as Location;
  amend(game, 'impulse', { spotting: { by: id, from, at, ...(succeeded && { succeeded }) } });
}
