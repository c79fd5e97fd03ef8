/** The attempt to spot (10.1.g to 10.1.k): one an impulse, by one unit, at one location. */
import { against, atMost, type Rule, refusal, roll, sumOf } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { amend } from '../frames.ts';
import { D6, type Game } from '../game.ts';
import { type ImpulseScene, impulseVerb, unitsToAct, vehiclesToAct } from '../impulses/scene.ts';
import type { Location, Unit, UnitId, Vehicle, VehicleId } from '../state.ts';
import { unitById } from '../units.ts';
import { isVehicle, isVehicleId, placesOf, vehicleById } from '../vehicles/vehicles.ts';
import { enemyOf } from '../world.ts';
import { crewMaySpot, hasLineTo, maySpot, spottingChance, unspotted } from './spotting.ts';

/** What the side has not spotted, and from where it is seen: worked out once for all who might look. */
const hidden = remembered(({ world, view, side }: ImpulseScene) => ({
  enemies: placesOf(view, enemyOf(world, side)),
  places: new Set(unspotted(world, view, enemyOf(world, side))),
}));

export const spot = impulseVerb('spot', {
  cite: '10.1.g',
  bar: ({ impulse }) =>
    impulse.spotting ? refusal('10.1.k', 'there is one attempt to spot in an impulse') : undefined,
  who: scene => [...unitsToAct(scene), ...vehiclesToAct(scene)],
  unfit: (_, piece) =>
    (isVehicle(piece) ? crewMaySpot(piece) : maySpot(piece))
      ? undefined
      : refusal('10.1.l', 'it may not try to spot'),
  what: scene => hidden(scene).enemies,
  whatElse: refusal('10.1.g', 'there is no enemy'),
  refusal(scene, { at: from }, at) {
    if (!hidden(scene).places.has(at)) return refusal('10.1.b', 'it is spotted');
    return from !== undefined && hasLineTo(scene.world, scene.view, from, at)
      ? undefined
      : refusal('10.1.g', 'it does not see the place');
  },
  args: (unit, at) => ({ unit: unit.id, at }),
  perform: (game, { unit, at }) => attemptToSpot(game, unit, at),
});

/** Whatever comes of it, the unit is Ops Complete (10.1.k). */
function* attemptToSpot(game: Game, id: UnitId | VehicleId, at: Location): Rule<void> {
  const unit = isVehicleId(id) ? vehicleById(game.state, id) : unitById(game.state, id);
  const { roll: modifiers, needed } = spottingChance(game.world, game.state, unit, at);
  const succeeded = yield* roll(
    D6,
    `{${id}} looks for the enemy in ${at}`,
    ({ die }) => die + modifiers.value <= needed,
    {
      cite: '10.1.g',
      by: unit.side,
      tell: (dice, found) =>
        against(sumOf(dice, modifiers), atMost(needed), found, found ? 'spotted' : 'nothing is spotted'),
    },
  );
  game.own<Unit | Vehicle>(unit).opsComplete = true;
  if (succeeded) {
    game.own(game.state.spotted).push(at);
    game.say('10.1.j', `${at} is spotted`);
  }
  const from = unit.at as Location;
  amend(game, 'impulse', { spotting: { by: id, from, at, ...(succeeded && { succeeded }) } });
}
