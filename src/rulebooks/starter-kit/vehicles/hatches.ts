/** The hatches of a side's vehicles, in its movement and advance phases (7.7.c, 3.7.f). */
import type { Refusal } from '../../../engine/index.ts';
import { verbsIn } from '../game.ts';
import { ownVehicles, type SideScene } from '../whose.ts';
import { changeHatch } from './crew.ts';
import { type AnyVehicle, vehicleById } from './vehicles.ts';

const verb = verbsIn<SideScene>();

/** To look out and to take cover, by the rule of the phase. */
export const hatchVerbs = (
  cite: string,
  unfit: (scene: SideScene, vehicle: AnyVehicle) => Refusal | undefined,
) =>
  [
    verb('open-hatch', {
      cite,
      who: scene => ownVehicles(scene).filter(({ crewExposed }) => !crewExposed),
      unfit,
      args: ({ id }) => ({ vehicle: id }),
      perform: (game, { vehicle }) => changeHatch(game, vehicleById(game.state, vehicle)),
    }),
    verb('button-up', {
      cite,
      who: scene => ownVehicles(scene).filter(({ crewExposed }) => crewExposed),
      unfit,
      args: ({ id }) => ({ vehicle: id }),
      perform: (game, { vehicle }) => changeHatch(game, vehicleById(game.state, vehicle)),
    }),
  ] as const;
