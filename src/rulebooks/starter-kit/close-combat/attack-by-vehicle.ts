/** A vehicle attacks infantry in its hex with its machine guns, in close combat (3.8). */
import {
  added,
  against,
  exactly,
  lessThan,
  type Rule,
  roll,
  type Side,
  sumOf,
  type Tally,
  type TallyEntry,
  tally,
} from '../../../engine/index.ts';
import { killNumber, listed, type Odds, oddsColumn } from '../charts/index.ts';
import { DR, type Game, type View } from '../game.ts';
import { type Aftermath, eliminate } from '../morale/losses.ts';
import type { GunId } from '../state.ts';
import type { AnyUnit } from '../units.ts';
import { gunOf, vehicleCardOf } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { COMBAT_RESULTS, combatModifiers, combatResult, reduceOne } from './attack.ts';
import type { Stacks } from './groups.ts';
import { defenceValue } from './value.ts';

interface GunAttack {
  /** Guns of one vehicle. */
  readonly guns: readonly GunId[];
  readonly on: readonly AnyUnit[];
  readonly stacked: Stacks;
  readonly side: Side;
  readonly ambusher: Side | undefined;
}

/** The firepower of the guns, which nothing increases and motion halves (3.8.r2). */
export function gunStrength(view: View, guns: readonly GunId[]): Tally {
  const entries = guns.map((id): TallyEntry => {
    const { vehicle, mount } = gunOf(view, id);
    const n = vehicleCardOf(vehicle).guns[mount] ?? 0;
    return { id, cite: '3.8.r', op: '+', n, stage: 'sum', of: vehicle.id };
  });
  const isMoving = guns.some(id => gunOf(view, id).vehicle.motion);
  const halved: TallyEntry = { id: 'in motion', cite: '3.8.r2', op: 'x', n: 0.5, stage: 'halving' };
  return tally({ stages: ['sum', 'halving'] }, 0, isMoving ? [...entries, halved] : entries);
}

export function gunOdds(world: World, view: View, { guns, on, stacked }: GunAttack): Odds {
  return oddsColumn(gunStrength(view, guns).value, defenceValue(world, view, on, stacked).value);
}

/** What befalls all close combat, and a crew that was stunned before (7.10.i). */
export function gunModifiers(world: World, view: View, { guns, on, side, ambusher }: GunAttack): Tally {
  const { kept } = combatModifiers(world, { by: [], on, side, ambusher });
  const isShaken = guns.some(id => gunOf(view, id).vehicle.shaken);
  return added([...kept, isShaken && listed(world.charts.vehicleCombatModifiers, 'shaken crew')], 'sum');
}

export function* attackWithGuns(game: Game, attack: GunAttack, aftermath: Aftermath): Rule<void> {
  const { guns, on, side } = attack;
  const odds = gunOdds(game.world, game.state, attack);
  const kill = killNumber(game.world.charts, odds);
  const modifiers = gunModifiers(game.world, game.state, attack);
  const drm = modifiers.value;
  const vehicle = guns[0] && gunOf(game.state, guns[0]).vehicle.id;
  const names = on.map(({ id }) => `{${id}}`).join(', ');
  game.say('3.8.r2', `{${vehicle}} attacks ${names} at ${odds}, DRM ${drm}`);
  const result = yield* roll(
    DR,
    `Close combat of {${vehicle}} at ${odds}`,
    dice => {
      return combatResult(dice.coloured + dice.white + drm, kill);
    },
    {
      cite: '3.8.r2',
      by: side,
      tell: (dice, found) =>
        against(
          sumOf(dice, modifiers),
          found === 'reduced' ? exactly(kill) : lessThan(kill),
          found !== 'nothing',
          COMBAT_RESULTS[found],
        ),
    },
  );
  for (const unit of on) game.befall(unit.id, COMBAT_RESULTS[result]);
  if (result === 'eliminated') for (const unit of on) eliminate(game, unit, '3.8.f', aftermath);
  if (result === 'reduced') yield* reduceOne(game, on, aftermath);
}
