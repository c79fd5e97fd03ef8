/** The retreat of those whom a flamethrower has Shaken (1.6.3): one hex away from it. */

import { anyOffer, type Frozen, type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { openWindow } from '../fire/opportunity-fire.ts';
import { pop, replaceTop } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { stepCost } from '../movement/cost.ts';
import { enemiesSeen } from '../movement/shaken-movement.ts';
import { enterLocation, hazards } from '../movement/stepping.ts';
import { gunRefusal, waysFrom } from '../movement/ways.ts';
import type { Location, RetreatFrame, UnitId } from '../state.ts';
import { distance } from '../terrain/places.ts';
import { type AnyUnit, findUnit, fitsIn, unitById, weaponsOf } from '../units.ts';
import type { World } from '../world.ts';
import { dropWeapon, eliminate } from './losses.ts';

type AnyRetreat = Frozen<RetreatFrame>;

interface RetreatScene {
  readonly world: World;
  readonly view: View;
  readonly frame: AnyRetreat;
}

const verb = verbsIn<RetreatScene>();

const retreat = verb('retreat', {
  cite: '1.6.3.b',
  who: ({ view, frame }) => frame.units.flatMap(id => findUnit(view, id) ?? []),
  whoElse: refusal('1.6.3.b', 'only those whom the flames have Shaken retreat'),
  what: ({ world, view }, { at }) => (at === undefined ? [] : waysFrom(world, view, at)),
  whatElse: refusal('1.6.3.b', 'it retreats one hex'),
  refusal: ({ world, view, frame }, unit, to) => refugeRefusal(world, view, unit, frame.from, to),
  args: (unit, to) => ({ unit: unit.id, to }),
  *perform(game, { unit, to }) {
    const frame = game.state.doing.at(-1);
    if (frame?.is === 'retreat') replaceTop(game, { ...frame, units: frame.units.filter(id => id !== unit) });
    yield* goBack(game, unit, to);
  },
});

const RETREAT_VERBS = [retreat] as const;

/** One unit goes. Those for whom there is nowhere to go are eliminated (1.6.3.c). */
export function* retreatFrame(game: Game, frame: AnyRetreat): Rule<void> {
  const sceneOf = remembered((view: View): RetreatScene => ({ world: game.world, view, frame }));
  const left = frame.units.flatMap(id => findUnit(game.state, id) ?? []);
  if (left.length === 0) return pop(game);
  if (!anyOffer(RETREAT_VERBS, sceneOf(game.state))) {
    pop(game);
    for (const unit of left) eliminate(game, unit, '1.6.3.c');
    return;
  }
  const idle = () => refusal('1.6.3.b', 'those whom the flames have Shaken retreat first');
  yield* decide(game, RETREAT_VERBS, sceneOf, idle, {
    by: frame.side,
    id: 'retreat',
    cite: '1.6.3.b',
    prompt: 'Retreat from the flamethrower',
  });
}

/** Farther from the flamethrower, and no nearer to any other enemy in sight. */
function refugeRefusal(
  world: World,
  view: View,
  unit: AnyUnit,
  flames: Location,
  to: Location,
): Refusal | undefined {
  const { at, side } = unit;
  if (at === undefined || distance(world, to, flames) <= distance(world, at, flames))
    return refusal('1.6.3.b', 'it must get farther from the flames');
  const isNearer = (enemy: Location) => distance(world, to, enemy) < distance(world, at, enemy);
  if (enemiesSeen(world, view, unit, at).some(isNearer))
    return refusal('1.6.3.b', 'it may not come nearer to other enemies whom it sees');
  if (!fitsIn(world, view, to, side, [unit])) return refusal('1.3.g', 'there is no room for it');
  return gunRefusal(world, [unit], at, to);
}

/** He counts as having moved, and may be fired at as such (1.6.3.c). */
function* goBack(game: Game, id: UnitId, to: Location): Rule<void> {
  const unit = unitById(game.state, id);
  const shots = stepCost(game.world, game.state, [unit], unit.at, to).value;
  for (const weapon of weaponsOf(game.state, unit)) if (weapon.assembled) dropWeapon(game, weapon.id);
  game.own(unit).moved = 'Moved';
  game.say('1.6.3.b', `{${id}} retreats to ${to}`);
  yield* hazards(game, to, enterLocation(game, [id], to));
  openWindow(game, to, [id], shots);
}
