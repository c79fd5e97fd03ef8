/** The hatches of a side's vehicles, in its movement and advance phases (7.7.c, 3.7.f). */
import type { Refusal } from '../../../engine/index.ts';
import { openWindow } from '../fire/window.ts';
import { type Game, verbsIn } from '../game.ts';
import { changeHatch } from './crew.ts';
import { drive } from './driving/driving.ts';
import { type AnyVehicle, vehicleById } from './vehicles.ts';

/** To look out and to take cover, by the rule of the phase. */
export function hatchVerbs<Scene>(
  cite: string,
  vehicles: (scene: Scene) => readonly AnyVehicle[],
  unfit: (scene: Scene, vehicle: AnyVehicle) => Refusal | undefined,
) {
  const verb = verbsIn<Scene>();
  const hatch = <V extends 'open-hatch' | 'button-up'>(name: V, isOpen: boolean) =>
    verb<'open-hatch' | 'button-up', AnyVehicle>(name, {
      cite,
      who: scene => vehicles(scene).filter(({ crewExposed = false }) => crewExposed === isOpen),
      unfit,
      args: ({ id }) => ({ vehicle: id }),
      perform: (game, { vehicle }) => change(game, vehicleById(game.state, vehicle)),
    });
  return [hatch('open-hatch', false), hatch('button-up', true)] as const;
}

/** On its way: whoever may fire on its last expenditure may fire at it as it is now (7.7.d). */
function change(game: Game, vehicle: AnyVehicle): void {
  changeHatch(game, vehicle);
  if (drive(game.state)?.begun) openWindow(game);
}
