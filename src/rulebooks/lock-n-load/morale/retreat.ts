/** The retreat of those whom a flamethrower has Shaken (1.6.3): one hex away from it. */
import type { Frozen, Rule } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { openWindow } from '../fire/opportunity-fire.ts';
import { pop, replaceTop } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import { stepCost } from '../movement/cost.ts';
import { enemiesSeen } from '../movement/shaken-movement.ts';
import { enterLocation, hazards } from '../movement/stepping.ts';
import { gunRefusal, waysFrom } from '../movement/ways.ts';
import type { Location, RetreatFrame, UnitId } from '../state.ts';
import { distance } from '../terrain/places.ts';
import { type AnyUnit, findUnit, fitsIn, isEnemyAt, unitById, weaponsOf } from '../units.ts';
import type { World } from '../world.ts';
import { dropWeapon, eliminate } from './losses.ts';

type AnyRetreat = Frozen<RetreatFrame>;
type RetreatAct = Extract<BookAct, { verb: 'retreat' }>;

/** One unit goes. Those for whom there is nowhere to go are eliminated (1.6.3.c). */
export function* retreatFrame(game: Game, frame: AnyRetreat): Rule<void> {
  const left = frame.units.flatMap(id => findUnit(game.state, id) ?? []);
  if (left.length === 0) return pop(game);
  if (retreats(game.world, game.state, frame).length === 0) {
    pop(game);
    for (const unit of left) eliminate(game, unit, '1.6.3.c');
    return;
  }
  const act = yield* choose({
    by: frame.side,
    id: 'retreat',
    cite: '1.6.3.b',
    prompt: 'Retreat from the flamethrower',
    acts: view => retreats(game.world, view, frame),
  });
  replaceTop(game, { ...frame, units: frame.units.filter(id => id !== act.unit) });
  yield* retreat(game, act.unit, act.to);
}

function retreats(world: World, view: View, { units, from }: AnyRetreat): readonly RetreatAct[] {
  return units.flatMap(id => {
    const unit = findUnit(view, id);
    return unit
      ? refuges(world, view, unit, from).map(to => ({ verb: 'retreat', unit: id, to }) as const)
      : [];
  });
}

/** Farther from the flamethrower, and no nearer to any other enemy in sight. */
function refuges(world: World, view: View, unit: AnyUnit, flames: Location): readonly Location[] {
  const { at, side } = unit;
  if (at === undefined) return [];
  const others = enemiesSeen(world, view, unit, at);
  return waysFrom(world, view, at).filter(
    to =>
      distance(world, to, flames) > distance(world, at, flames) &&
      others.every(enemy => distance(world, to, enemy) >= distance(world, at, enemy)) &&
      !isEnemyAt(view, to, side) &&
      fitsIn(world, view, to, side, [unit]) &&
      !gunRefusal(world, [unit], at, to),
  );
}

/** He counts as having moved, and may be fired at as such (1.6.3.c). */
function* retreat(game: Game, id: UnitId, to: Location): Rule<void> {
  const unit = unitById(game.state, id);
  const shots = stepCost(game.world, game.state, [unit], unit.at, to).value;
  for (const weapon of weaponsOf(game.state, unit)) if (weapon.assembled) dropWeapon(game, weapon.id);
  game.own(unit).moved = 'Moved';
  game.say('1.6.3.b', `{${id}} retreats to ${to}`);
  yield* hazards(game, to, enterLocation(game, [id], to));
  openWindow(game, to, [id], shots);
}
