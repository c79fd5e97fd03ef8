/** What happens to vehicles: Shaken, abandoned, destroyed, out of the game; and what becomes of their crews (14.1, 15.4). */
import { against, exactly, type Rule, roll, sumOf, unset } from '../../../engine/index.ts';
import { D6, type Game } from '../game.ts';
import { forgetIfEmpty } from '../morale/losses.ts';
import type { Location, State, Unit } from '../state.ts';
import { hexOf } from '../terrain/places.ts';
import { fitsIn } from '../units.ts';
import { type AnyVehicle, findVehicle, vehicleCardOf } from './vehicles.ts';

/** It buttons up (5.1.f), and has to range in anew (EOP.9); a second time its crew has had enough (14.1.1.e). */
export function shakeVehicle(game: Game, vehicle: AnyVehicle): void {
  if (vehicle.shaken) {
    abandonVehicle(game, vehicle);
    return;
  }
  const mine = game.own(vehicle);
  mine.shaken = true;
  mine.buttoned = true;
  unset(mine, 'acquired', 'continuous');
  game.say('5.1.f', `{${vehicle.id}} is Shaken`);
}

/** Its crew gets out, Shaken, and the Armor Leader is gone; nobody uses it any more (14.1.1.a, 14.1.1.b, 15.4.b). */
export function abandonVehicle(game: Game, vehicle: AnyVehicle): void {
  const mine = game.own(vehicle);
  mine.abandoned = true;
  unset(mine, 'shaken', 'leader', 'acquired', 'continuous');
  game.say('14.1.1.b', `{${vehicle.id}} is abandoned`);
  crewAppears(game, vehicle, true);
}

/** A Wreck is left, and with luck a crew; none where it was destroyed at close quarters (14.1.h, 14.1.i, 15.4.a). */
export function* destroyVehicle(game: Game, vehicle: AnyVehicle, how: 'fire' | 'close assault'): Rule<void> {
  const { id, at, side } = vehicle;
  if (!findVehicle(game.state, id) || at === undefined) return;
  game.say('14.1.h', `{${id}} is destroyed`);
  removeVehicle(game, vehicle, 'eliminated');
  const hex = hexOf(game.world, at);
  const { wrecks = [] } = game.state;
  // There is one Wreck in a hex at most (1.3.b).
  if (!wrecks.includes(hex)) game.own(game.state).wrecks = [...wrecks, hex];
  if (how === 'close assault' || vehicle.abandoned) return;
  const survives = yield* roll(
    D6,
    `whether the crew of {${id}} gets out`,
    ({ die }) => die === CREW_GETS_OUT,
    {
      cite: '14.1.i',
      by: side,
      tell: (dice, isOut) =>
        against(sumOf(dice), exactly(CREW_GETS_OUT), isOut, isOut ? 'the crew gets out' : 'the crew is lost'),
    },
  );
  if (survives) crewAppears(game, vehicle, false);
}

const CREW_GETS_OUT = 1;

/** Under a Moved marker; where there is no room for it, it is lost (1.3.h). */
function crewAppears(game: Game, vehicle: AnyVehicle, isShaken: boolean): void {
  const { side, group, at } = vehicle;
  if (at === undefined) return;
  const { next } = game.state;
  const card = `${vehicleCardOf(vehicle).nation} crew`;
  const crew: Unit = {
    id: `u${next}`,
    side,
    card,
    group,
    at,
    moved: 'Moved',
    ...(isShaken && { shaken: true }),
  };
  if (!fitsIn(game.world, game.state, at as Location, side, [crew])) {
    game.say('1.3.h', 'There is no room for the crew, and it is lost');
    return;
  }
  game.own(game.state.units).push(crew);
  game.own(game.state).next = next + 1;
  game.say('15.4.a', `{${crew.id}} gets out of {${vehicle.id}}`);
}

/** Takes it out of the game. */
export function removeVehicle(
  game: Game,
  { id, side, card, at }: AnyVehicle,
  how: State['losses'][number]['how'],
): void {
  game.own(game.state.losses).push({ side, card, how });
  const vehicles = game.own(game.state.vehicles ?? []);
  vehicles.splice(
    vehicles.findIndex(each => each.id === id),
    1,
  );
  forgetIfEmpty(game, at);
}
