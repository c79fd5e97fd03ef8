/**
 * The ground as it lies now: the boards, and what play has made of them. Whoever asks for terrain asks a land, so that rubble or a
 * roadblock counts for sight, movement and fire at once; what is worked out of a land is kept as long as the ground stays as it is.
 */
import { type HexIx, type SideIx, sideOf } from '../../../board/index.ts';
import { type DirectionName, directionName, parseDirection, turned } from '../../../hex/index.ts';
import { remembered, rememberedOf } from '../../kit/remembered.ts';
import type { HexsideId, State, Work } from '../state.ts';
import { hexAt, hexOf, type World } from '../world.ts';

/** What play can change of the ground, as a side knows it. */
type Lie = Pick<State, 'works' | 'rubble' | 'flames' | 'holes'>;

export interface Land extends World {
  /** Buildings that have come down (6.6.1). */
  readonly rubble: ReadonlySet<HexIx>;
  readonly burning: ReadonlySet<HexIx>;
  /** Hexsides with a roadblock before them (7.8.2). */
  readonly barred: ReadonlySet<SideIx>;
  /** Hexsides with a mousehole through them (7.6.1). */
  readonly holed: ReadonlySet<SideIx>;
}

/** Lands of a world by what was changed; the last few are kept, for a game goes on in one, and bots look ahead into some. */
const landsOf = rememberedOf((_world: World) => new Map<string, Land>());
const MOST_LANDS = 12;

export function landOf(world: World, lie: Lie): Land {
  const lands = landsOf(world);
  const { rubble = [], flames = [], holes = [] } = lie;
  const burning = flames.map(({ at }) => at);
  const key = `${rubble.join()} ${burning.join()} ${holes.join()} ${barsIn(lie.works).join()}`;
  let land = lands.get(key);
  if (!land) {
    if (lands.size >= MOST_LANDS) lands.clear();
    land = {
      ...world,
      rubble: new Set(rubble.map(at => hexAt(world, at))),
      burning: new Set(burning.map(at => hexAt(world, at))),
      barred: new Set(barsIn(lie.works).map(side => sideAt(world, side))),
      holed: new Set(holes.map(side => sideAt(world, side))),
    };
    lands.set(key, land);
  }
  return land;
}

/** The three hexsides that a roadblock stands across (7.8.2). */
const barsIn = remembered((works: readonly Work[]): readonly HexsideId[] =>
  works.flatMap(work =>
    work.is === 'roadblock' ? facingSides(work.facing).map((side): HexsideId => `${work.at}/${side}`) : [],
  ),
);

/** The hexside that something faces, and those beside it (7.8.2, 7.9.2.a). */
export const facingSides = (facing: DirectionName): readonly DirectionName[] => {
  const middle = parseDirection(facing) ?? 0;
  return [turned(middle, -1), middle, turned(middle, 1)].map(side => directionName(side));
};

/** The number of a hexside by its name, `1:C4/NE`. */
function sideAt(world: World, side: HexsideId): SideIx {
  const direction = parseDirection(side.slice(side.lastIndexOf('/') + 1));
  if (direction === undefined) throw new Error(`the battlefield has no hexside ${side}`);
  return sideOf(world.field, hexAt(world, hexOf(side)), direction);
}
