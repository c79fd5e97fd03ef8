/** Morale Checks (1.5): two dice against Morale. Rallies, Medics and withdrawals are made of them. */
import { added, against, atMost, type Rule, sumOf, type Tally } from '../../../engine/index.ts';
import { rollPair } from '../air/arrival.ts';
import { listed } from '../charts/index.ts';
import { isSheltered } from '../fire/cover.ts';
import { type Game, TWO_D6, type View } from '../game.ts';
import {
  type AnyUnit,
  areOfOneBadge,
  isWeaponTeam,
  leadershipOf,
  lendsModifier,
  moraleOf,
  unitsAt,
} from '../units.ts';
import type { World } from '../world.ts';

/** What is added to the dice: less is better. Nothing else ever modifies the check of those on foot (1.5.c). */
export function checkModifiers(world: World, view: View, unit: AnyUnit, leader: AnyUnit | undefined): Tally {
  const isCovered = unit.at !== undefined && isSheltered(world, view, unit.at);
  const entries = [
    leader && { id: `{${leader.id}}`, cite: '3.0.d', n: -leadershipOf(world, leader) },
    isCovered && listed(world.charts.moraleModifiers, 'positive Target Modifier'),
  ];
  return added(
    entries.filter(entry => entry && entry.n !== 0),
    'modifiers',
  );
}

/** The best Leader beside the unit who lends his modifier, of its own badge; weapon teams take anybody's (3.0.g). */
export function leaderBeside(world: World, view: View, unit: AnyUnit): AnyUnit | undefined {
  if (unit.at === undefined) return undefined;
  return unitsAt(view, unit.at, unit.side)
    .filter(
      each => each.id !== unit.id && lendsModifier(each) && (areOfOneBadge(each, unit) || isWeaponTeam(unit)),
    )
    .toSorted((a, b) => leadershipOf(world, b) - leadershipOf(world, a))[0];
}

/** Whether the unit passes. `leader`: whose modifier it has the use of. */
export function* moraleCheck(
  game: Game,
  unit: AnyUnit,
  why: string,
  cite: string,
  leader?: AnyUnit,
): Rule<boolean> {
  const modifiers = checkModifiers(game.world, game.state, unit, leader);
  const morale = moraleOf(game.world, unit);
  return yield* rollPair(
    game,
    TWO_D6,
    why,
    ({ first, second }) => first + second + modifiers.value <= morale,
    {
      cite,
      by: unit.side,
      tell: (dice, passes) =>
        against(sumOf(dice, modifiers), atMost(morale), passes, passes ? 'passes' : 'fails', {
          of: [unit.id],
        }),
    },
    ({ first, second }) => [first, second],
  );
}
