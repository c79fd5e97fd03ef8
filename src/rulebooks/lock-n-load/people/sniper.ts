/** Snipers (11.4): they wait off the map, and show themselves whenever their owner likes. */

import type { HexId } from '../../../board/index.ts';
import { optional, type Rule, type Side } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import type { BookAct } from '../acts.ts';
import { targetModifier } from '../charts/index.ts';
import { possibleTargets } from '../fire/fire.ts';
import { shooterOf } from '../fire/shooters.ts';
import { push } from '../frames.ts';
import { choose, type Game, type View } from '../game.ts';
import type { Location, UnitId } from '../state.ts';
import { upstairsOf } from '../terrain/places.ts';
import { isMultiStory, terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, fitsIn, isSniper, unitById, unitsAt } from '../units.ts';
import type { World } from '../world.ts';

type Snipe = Extract<BookAct, { verb: 'snipe' }>;

/** Between the steps of anybody's impulse, but not while something is being declared. */
const INTERRUPTED: readonly string[] = ['impulse', 'move', 'window'];

/** Where the side's Snipers may show themselves now (11.4.a). */
export function placements(world: World, view: View, side: Side): readonly Snipe[] {
  const top = view.doing.at(-1);
  if (view.phase !== 'operations' || (top && !INTERRUPTED.includes(top.is))) return [];
  return view.units
    .filter(unit => unit.side === side && unit.at === undefined && isSniper(unit))
    .flatMap(unit =>
      hidingPlaces(world)
        .filter(at => isFree(world, view, unit, at))
        .map(at => ({ verb: 'snipe', unit: unit.id, at }) as const),
    );
}

const isFree = (world: World, view: View, unit: AnyUnit, at: Location): boolean =>
  unitsAt(view, at).every(({ side }) => side === unit.side) && fitsIn(world, view, at, unit.side, [unit]);

/** Terrain with a positive Target Modifier, on every floor. */
const hidingPlaces = rememberedOf((world: World): readonly Location[] =>
  world.field.ids.flatMap((id: HexId, hex): readonly Location[] => {
    const terrain = terrainAt(world, hex);
    if (terrain === undefined || targetModifier(world.charts, terrain) <= 0) return [];
    return isMultiStory(world, hex) ? [id, upstairsOf(id)] : [id];
  }),
);

/** He shows himself, and may attack at once (11.4.b). */
export function* placeSniper(game: Game, act: BookAct): Rule<void> {
  if (act.verb === 'snipe') yield* show(game, act);
}

function* show(game: Game, { unit: id, at }: Snipe): Rule<void> {
  const { world } = game;
  const sniper = unitById(game.state, id);
  game.own(sniper).at = at;
  game.say('11.4.a', `{${id}} shows himself in ${at}`);
  const by = sniper.side;
  if (possibleTargets(world, game.state, shooterOf(game.state, id), by).length === 0) return;
  const act = yield* choose({
    by,
    id: 'sniper-target',
    cite: '11.4.b',
    prompt: 'Does the Sniper attack at once?',
    window: optional('sniper-target', { verb: 'pass' }),
    acts: view => [...attacks(world, view, id, by), { verb: 'pass' } as const],
  });
  if (act.verb === 'at') push(game, { is: 'fire', by, from: at, shooters: [id], target: act.location });
}

function attacks(world: World, view: View, id: UnitId, by: Side) {
  return possibleTargets(world, view, shooterOf(view, id), by).map(
    ({ at: location }) => ({ verb: 'at', location }) as const,
  );
}
