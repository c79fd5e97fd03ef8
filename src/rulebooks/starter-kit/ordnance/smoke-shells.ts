/** Smoke shells and white phosphorus (1.2.5, 6.2): a cloud in the hex, and phosphorus on those who are in it. */
import type { Rule } from '../../../engine/index.ts';
import { drawn } from '../fire/effects.ts';
import { isUnit, isVehicle, type Target } from '../fire/target.ts';
import type { Game } from '../game.ts';
import { newAftermath } from '../morale/losses.ts';
import { type Check, leaderLosses, leadersFirst, moraleCheck } from '../morale/morale.ts';
import type { Smoke, TargetId } from '../state.ts';
import { crewSuffers, isVulnerable } from '../vehicles/crew.ts';
import { coverEffect } from './hits/effect.ts';
import { type Shot, sideOf } from './shot.ts';

interface Burst {
  readonly hexHit: boolean;
  readonly critical: readonly TargetId[];
}

export function* burstSmoke(
  game: Game,
  shot: Shot,
  { hexHit, critical }: Burst,
  struck: readonly Target[],
): Rule<void> {
  const { firer, target, shell, use } = shot;
  if (shell === 'WP') yield* phosphorus(game, shot, struck, critical);
  if (!hexHit) return game.say('6.2.s', `The ${shell} misses ${target}`);
  const isFull = game.state.phase === 'prep-fire' && !use?.dispersed;
  const kind: Smoke['kind'] =
    shell === 'WP' ? (isFull ? 'full WP' : 'dispersed WP') : isFull ? 'full' : 'dispersed';
  game.own(game.state).smoke = [...game.state.smoke, { at: target, kind, by: sideOf(firer) }];
  game.say('1.2.5.b', `${shell === 'WP' ? 'White phosphorus' : 'Smoke'} in ${target}`);
}

/** Each that is hit checks its morale; cover helps, and a critical hit turns it against one of them (6.1.d, 6.2.wp). */
function* phosphorus(
  game: Game,
  shot: Shot,
  struck: readonly Target[],
  critical: readonly TargetId[],
): Rule<void> {
  const aftermath = newAftermath();
  const units = struck.filter(isUnit);
  const worst = critical.length > 0 ? yield* drawn(critical, '6.1.d') : undefined;
  for (const unit of leadersFirst(game.world, game.state, units)) {
    const cover = coverEffect(game.world, game.state, shot, unit, unit.id === worst);
    const check: Check = {
      why: 'NMC for white phosphorus',
      cite: '6.2.wp',
      modifiers: cover.map(entry => ({ ...entry, n: -entry.n })),
    };
    yield* moraleCheck(game, unit, check, aftermath);
  }
  yield* leaderLosses(game, aftermath);
  for (const each of struck) {
    if (isVehicle(each) && isVulnerable(each)) yield* crewSuffers(game, each, { is: 'MC', n: 0 });
  }
}
