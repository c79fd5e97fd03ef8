/** Laying smoke (7.0). */
import type { HexId, HexIx } from '../../../board/index.ts';
import { against, atMost, type Refusal, type Rule, refusal, roll, sumOf } from '../../../engine/index.ts';
import { modifier, smokeNumber } from '../charts/index.ts';
import { D6, type Game } from '../game.ts';
import { noteDeed } from '../impulses/groups.ts';
import { type ImpulseScene, impulseVerb, unitsToAct } from '../impulses/scene.ts';
import type { Location, UnitId } from '../state.ts';
import { hexOf, placeOf } from '../terrain/places.ts';
import { type AnyUnit, cardOf, isFresh, isGoodOrder, isLocked, isMmc, unitById } from '../units.ts';
import { hexName, neighbours, type World } from '../world.ts';

export const smoke = impulseVerb('smoke', {
  cite: '7.0.a',
  who: unitsToAct,
  unfit: smokeRefusal,
  what: hexesNear,
  whatElse: refusal('7.0.a', 'smoke is laid in its own hex or close to it'),
  refusal: ({ view }, _, hex) =>
    view.smoke?.some(({ at, stage }) => at === hex && stage === 1)
      ? refusal('7.0.b', 'the smoke there is fresh')
      : undefined,
  args: (unit, at) => ({ unit: unit.id, at }),
  perform: (game, { unit, at }) => laySmoke(game, unit, at),
});

/** An MMC in Good Order without any marker (7.0.a). */
function smokeRefusal({ view }: ImpulseScene, unit: AnyUnit): Refusal | undefined {
  if (!isMmc(unit)) return refusal('7.0.a', 'only an MMC lays smoke');
  if (!isGoodOrder(unit)) return refusal('7.0.a', 'it is not in Good Order');
  return isFresh(unit) && !isLocked(view, unit)
    ? undefined
    : refusal('7.0.a', 'only a unit without any marker lays smoke');
}

/** Its own hex and those in reach of it. */
function hexesNear({ world }: ImpulseScene, { at }: AnyUnit): readonly Location[] {
  if (at === undefined) return [];
  return hexesWithin(world, placeOf(world, at).hex, modifier(world.charts.distances, 'laying smoke').n);
}

function hexesWithin(world: World, from: HexIx, reach: number): readonly HexId[] {
  const hexes = new Set([from]);
  for (let ring = 0; ring < reach; ring++)
    for (const hex of [...hexes]) for (const next of neighbours(world, hex)) hexes.add(next);
  return [...hexes].map(hex => hexName(world, hex));
}

/** Whether it succeeds or not, the unit is Ops Complete (7.0.b). */
function* laySmoke(game: Game, id: UnitId, at: Location): Rule<void> {
  const unit = unitById(game.state, id);
  const needed = smokeNumber(game.world.charts, cardOf(unit).nation);
  noteDeed(game, id);
  const succeeds = yield* roll(D6, `{${id}} lays smoke in ${at}`, ({ die }) => die <= needed, {
    cite: '7.0.b',
    by: unit.side,
    tell: (dice, rises) => against(sumOf(dice), atMost(needed), rises, rises ? 'smoke rises' : 'no smoke'),
  });
  game.own(unit).opsComplete = true;
  if (!succeeds) return;
  const hex = hexOf(game.world, at);
  const others = game.state.smoke?.filter(smoke => smoke.at !== hex) ?? [];
  game.own(game.state).smoke = [...others, { at: hex, stage: 1 }];
  game.say('7.0.b', `Smoke rises in ${hex}`);
}
