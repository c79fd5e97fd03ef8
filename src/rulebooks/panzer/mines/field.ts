/** Minefields on the map (7.31): where they may lie, who knows of them, whom they hurt. */
import { type HexId, hexesIn, watercoursesIn } from '../../../board/index.ts';
import type { Random, Side } from '../../../engine/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { neighbours } from '../../kit/world.ts';
import { type AnyUnit, type Game, isLeg, isVehicle, type View } from '../game.ts';
import type { Minefield } from '../state.ts';
import { terrainAt } from '../terrain/ground.ts';
import { isOn, ix, type World } from '../world.ts';

/** The scenario's minefields before anybody has plotted them; visible ones lie from the beginning. */
export function minefieldsOf(world: World): readonly Minefield[] {
  if (!isOn(world, '7.31')) return [];
  return (world.scenario.minefields ?? []).map(({ side, kind, mines, hexes, area, visible }) => {
    const lies = visible ? hexesIn(world.field, area) : [];
    return { side, kind, mines, hexes: lies, seen: lies, left: visible ? 0 : hexes, cleared: 0 };
  });
}

/** Where no mines are laid: houses, rubble, gullies, water (7.31.1.c). */
function bearsMines(world: World, hex: HexId): boolean {
  const at = ix(world, hex);
  const terrain = terrainAt(world, at);
  return (
    terrain !== undefined &&
    !terrain.endsWith('building') &&
    terrain !== 'rubble' &&
    watercoursesIn(world.field, at).length === 0
  );
}

/** All hexes in which the field of this number may lie. */
const plotHexes = rememberedIn((world: World, field: number): readonly HexId[] =>
  hexesIn(world.field, world.scenario.minefields?.[field]?.area ?? []).filter(hex => bearsMines(world, hex)),
);

/** Hexes that may be plotted next: beside those that are (7.31.1.d), and in no field of the side's that there is already. */
export function plottable(world: World, view: View, field: number): readonly HexId[] {
  const own = view.minefields[field]?.hexes ?? [];
  const taken = new Set(view.minefields.flatMap(({ hexes }) => hexes));
  return plotHexes(world, field).filter(
    hex => !taken.has(hex) && (own.length === 0 || neighbours(world, hex).some(each => own.includes(each))),
  );
}

/** Which of the mines hurt this unit (7.31.a); those who ride are not on the ground. */
const isHurtBy = (unit: AnyUnit, { mines }: Pick<Minefield, 'mines'>): boolean =>
  mines === 'both' || (isVehicle(unit) ? mines === 'anti-vehicular' : mines === 'anti-personnel');

/** The enemy's field in the hex that hurts the unit; one's own are known and passed (7.31.2.a). */
export function minesFor(view: View, unit: AnyUnit): number | undefined {
  if (unit.at === undefined || unit.aboard) return undefined;
  const at = unit.at;
  const found = view.minefields.findIndex(
    field => field.side !== unit.side && field.hexes.includes(at) && isHurtBy(unit, field),
  );
  return found < 0 ? undefined : found;
}

/** Squads, half-squads and sections that hurry tread on more of them (7.31.2.2.c). */
export const hurries = (unit: AnyUnit): boolean => isLeg(unit) && unit.quickmarch === true;

/** As the side knows them: of the enemy's only what was found. */
export const foundBy = (fields: View['minefields'], side: Side): View['minefields'] =>
  fields.map(field => (field.side === side ? field : { ...field, hexes: field.seen }));

/** Fields that might be there: what was found, and as many hexes as are missing. */
export function drawFields(world: World, view: View, side: Side, random: Random): View['minefields'] {
  let minefields = view.minefields;
  for (const [i, { side: owner, left, cleared }] of view.minefields.entries()) {
    if (owner === side) continue;
    const all = world.scenario.minefields?.[i]?.hexes ?? 0;
    for (;;) {
      const field = minefields[i] as Minefield;
      if (field.hexes.length + left + cleared >= all) break;
      const taken = new Set(minefields.flatMap(({ hexes }) => hexes));
      const free = plotHexes(world, i).filter(hex => !taken.has(hex));
      const near = plottable(world, { ...view, minefields }, i);
      const hex = near.length > 0 ? random.pick(near) : free.length > 0 ? random.pick(free) : undefined;
      if (hex === undefined) break;
      minefields = minefields.map((each, k) => (k === i ? { ...each, hexes: [...each.hexes, hex] } : each));
    }
  }
  return minefields;
}

/** One hex of the field is clear (7.31.3.b). */
export function clearMines(game: Game, field: number, at: HexId): void {
  game.own(game.state).minefields = game.state.minefields.map((each, i) =>
    i === field
      ? {
          ...each,
          hexes: each.hexes.filter(hex => hex !== at),
          seen: each.seen.filter(hex => hex !== at),
          cleared: each.cleared + 1,
        }
      : each,
  );
  game.say('7.31.3.b', `The mines in {${at}} are cleared.`);
}
