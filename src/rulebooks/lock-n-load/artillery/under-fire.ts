/** Which hexes the shells of a barrage fall on: a mortar's one, off-board artillery's and the six around it (18.1.e, 18.2.h). */
import type { HexId } from '../../../board/index.ts';
import type { Frozen } from '../../../engine/index.ts';
import { distance, type Grounded, neighbours } from '../../kit/world.ts';
import type { FireForEffect } from '../state.ts';

type Barrage = Frozen<FireForEffect>;

export const fallsOn = (world: Grounded, { at, around }: Barrage, hex: HexId): boolean =>
  at === hex || (around === true && distance(world, at, hex) === 1);

export const hexesUnder = (world: Grounded, { at, around }: Barrage): readonly HexId[] =>
  around ? [at, ...neighbours(world, at)] : [at];
