/** Who holds what (3.2.3.3): a hex belongs to who had men in it last, as long as no enemy is in any part of it. */
import { buildingOf, type HexId, hexesIn } from '../../../board/index.ts';
import type { Side } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { holderAtStart } from '../../kit/scenario/victory.ts';
import { type Game, isLeader, type View } from '../game.ts';
import { isHidden, isSeen } from '../hidden/unseen.ts';
import { hexAt, hexName, hexOf, type World } from '../world.ts';

/** The hexes that the victory is about, and with each the whole of its building (3.2.3.3.1). */
export const contested = rememberedOf((world: World): ReadonlyMap<HexId, readonly HexId[]> => {
  const named = world.scenario.victory.all.flatMap(condition =>
    condition.is === 'control' ? hexesIn(world.field, condition.hexes) : [],
  );
  return new Map(
    named.map(hex => {
      const building = buildingOf(world.field, hexAt(world, hex));
      return [hex, building ? building.hexes.map(each => hexName(world, each)) : [hex]] as const;
    }),
  );
});

/** Who is hidden holds nothing (R46), and of who lies under others nobody can tell that he is a leader. */
const sidesIn = ({ units }: View, hexes: readonly HexId[], countLeaders: boolean): ReadonlySet<Side> =>
  new Set(
    units.flatMap(unit =>
      unit.at !== undefined &&
      !isHidden(unit) &&
      hexes.includes(hexOf(unit.at)) &&
      (countLeaders || !isLeader(unit) || !isSeen(unit))
        ? unit.side
        : [],
    ),
  );

/** Men who stand there alone take it; leaders by themselves hold nothing (3.2.3.3.a). */
export function holdGround(game: Game): void {
  for (const [hex, hexes] of contested(game.world)) {
    const [only, ...others] = sidesIn(game.state, hexes, true);
    const [holder] = sidesIn(game.state, hexes, false);
    if (only === undefined || others.length > 0 || holder === undefined) continue;
    if (game.state.holders[hex] !== holder)
      game.own(game.state).holders = { ...game.state.holders, [hex]: holder };
  }
}

/** Undefined: it is disputed (3.2.3.3.b), or nobody's (3.2.3.3.c). */
export function holderOf(world: World, view: View, hex: HexId): Side | undefined {
  const hexes = contested(world).get(hex) ?? [hex];
  const sides = sidesIn(view, hexes, true);
  if (sides.size > 1) return undefined;
  const holder = view.holders[hex] ?? holderAtStart(world, hexes);
  const [there] = sides;
  return there !== undefined && there !== holder ? undefined : holder;
}
