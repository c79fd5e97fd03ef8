/** Laying smoke (7.0). */
import type { HexId, HexIx } from '../../../board/index.ts';
import { type Rule, roll } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { modifier, smokeNumber } from '../charts/index.ts';
import { D6, type Game, type View } from '../game.ts';
import type { Action, AnyImpulse } from '../impulses/action.ts';
import { noteDeed, readyUnits } from '../impulses/groups.ts';
import type { Location, UnitId } from '../state.ts';
import { hexOf, placeOf } from '../terrain/places.ts';
import { type AnyUnit, cardOf, isFresh, isGoodOrder, isLocked, isMmc, unitById } from '../units.ts';
import { hexName, neighbours, type World } from '../world.ts';

export const layingSmoke: Action = { verbs: ['smoke'], acts, perform };

function acts(world: World, view: View, impulse: AnyImpulse): readonly BookAct[] {
  return readyUnits(view, impulse)
    .filter(unit => mayLaySmoke(view, unit))
    .flatMap(unit => hexesFor(world, view, unit).map(at => ({ verb: 'smoke', unit: unit.id, at }) as const));
}

/** An MMC in Good Order without any marker (7.0.a). */
const mayLaySmoke = (view: View, unit: AnyUnit): boolean =>
  isMmc(unit) && isGoodOrder(unit) && isFresh(unit) && !isLocked(view, unit);

/** Its own hex and those in reach of it, where the smoke is not fresh already. */
function hexesFor(world: World, view: View, { at }: AnyUnit): readonly Location[] {
  if (at === undefined) return [];
  const near = hexesWithin(world, placeOf(world, at).hex, modifier(world.charts.distances, 'laying smoke').n);
  return view.smoke
    ? near.filter(id => !view.smoke?.some(smoke => smoke.at === id && smoke.stage === 1))
    : near;
}

function hexesWithin(world: World, from: HexIx, reach: number): readonly HexId[] {
  const hexes = new Set([from]);
  for (let ring = 0; ring < reach; ring++)
    for (const hex of [...hexes]) for (const next of neighbours(world, hex)) hexes.add(next);
  return [...hexes].map(hex => hexName(world, hex));
}

function* perform(game: Game, _: AnyImpulse, act: BookAct): Rule<void> {
  if (act.verb === 'smoke') yield* laySmoke(game, act.unit, act.at);
}

/** Whether it succeeds or not, the unit is Ops Complete (7.0.b). */
function* laySmoke(game: Game, id: UnitId, at: Location): Rule<void> {
  const unit = unitById(game.state, id);
  const needed = smokeNumber(game.world.charts, cardOf(unit).nation);
  noteDeed(game, id);
  const succeeds = yield* roll(D6, `{${id}} lays smoke in ${at}`, ({ die }) => die <= needed, {
    cite: '7.0.b',
    by: unit.side,
  });
  game.own(unit).opsComplete = true;
  if (!succeeds) return;
  const hex = hexOf(game.world, at);
  const others = game.state.smoke?.filter(smoke => smoke.at !== hex) ?? [];
  game.own(game.state).smoke = [...others, { at: hex, stage: 1 }];
  game.say('7.0.b', `Smoke rises in ${hex}`);
}
