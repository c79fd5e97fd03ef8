/** Huts (8.2.1): houses so light that they hide more than they cover, and fall in on those who are in them. */
import type { HexId } from '../../../board/index.ts';
import { against, atMost, type Rule, roll, sumOf } from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import { seenStruck } from '../concealment/loss.ts';
import { DR, type Game } from '../game.ts';
import { pinAnybody } from '../morale/losses.ts';
import { terrainNow } from '../terrain/terrain.ts';
import { unitsAt } from '../units.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';

/** The huts of the hex come down, if any stand there; whoever is in them may be held down by the ruins. */
export function* collapseHut(game: Game, hex: HexId, cite: string): Rule<void> {
  if (terrainNow(game.world, game.state, hex) !== 'hut') return;
  game.own(game.state).collapsed = [...(game.state.collapsed ?? []), hex];
  game.say(cite, `The hut in ${hex} collapses`);
  seenStruck(game, unitsAt(game.state, hex));
  const morale = modifier(game.world.charts.pacificModifiers, 'morale when a hut collapses').n;
  for (const unit of unitsAt(game.state, hex)) {
    if (unit.pinned) continue;
    const isFree = yield* roll(
      DR,
      `PTC of {${unit.id}} in the falling hut`,
      dice => dice.coloured + dice.white <= morale,
      {
        cite: '8.2.1.hut.f',
        by: unit.side,
        tell: (dice, free) => against(sumOf(dice), atMost(morale), free, free ? 'gets clear' : 'pinned'),
      },
    );
    if (!isFree) pinAnybody(game, unit, '8.2.1.hut.f');
  }
}

/** A vehicle that stands in a hut brings it down by any change of its covered arcs (8.2.1.hut.c). */
export function* shakeHut(game: Game, { at }: AnyVehicle): Rule<void> {
  if (at !== undefined) yield* collapseHut(game, at, '8.2.1.hut.c');
}

/** Everybody has this much now, and no leader helps; even the broken and those who are never pinned may be. */
