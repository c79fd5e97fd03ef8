/** The charts that a scenario can use; its records rest on these. */
import { rememberedOf } from '../../kit/remembered.ts';
import type { Charts } from '../charts/index.ts';
import type { World } from '../world.ts';
import { callsArtillery } from './missions.ts';
import { hasVehicles } from './order-of-battle.ts';

/** What came after the infantry is left out where a scenario has no use for it, so that what was played before still counts. */
export const chartsInPlay = rememberedOf(({ charts, scenario }: World): Partial<Charts> => {
  const {
    offBoardArtillery,
    vehicleTerrain,
    vehicleMovement,
    vehicleLimits,
    vehicleFire,
    vehicleMgRanges,
    vehicleSpotting,
    ...others
  } = charts;
  const vehicles = {
    vehicleTerrain,
    vehicleMovement,
    vehicleLimits,
    vehicleFire,
    vehicleMgRanges,
    vehicleSpotting,
  };
  return {
    ...others,
    ...(callsArtillery(scenario) && { offBoardArtillery }),
    ...(hasVehicles(scenario) && vehicles),
  };
});
