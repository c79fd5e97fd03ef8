/** Gaining possession of weapons that nobody has (8.5): a die below 6, once a weapon, hex and phase. */
import {
  against,
  lessThan,
  type Refusal,
  type Rule,
  refusal,
  roll,
  sumOf,
  type Tally,
  type TallyEntry,
  tally,
} from '../../../engine/index.ts';
import { type ACQUISITION, modifier } from '../charts/index.ts';
import { findShooter, normalRange } from '../fire/shooters.ts';
import { dr, type Game, type View } from '../game.ts';
import { isEnemyHeld } from '../movement/entry.ts';
import { sees } from '../sight/sight.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { trailOf } from '../trails/trails.ts';
import { type AnyUnit, type AnyWeapon, inMelee, isSmc, isSquad, unitById, weaponById } from '../units.ts';
import { distance, type World } from '../world.ts';
import { take } from './hands.ts';
import { takingRefusal } from './possession.ts';

/** What is needed at most. */
const ACQUIRED_BELOW = 6;

const PLAN = { stages: ['drm'] } as const;
const OVERGROWN: ReadonlySet<string | undefined> = new Set(['wheat', 'brush', 'woods', 'rubble']);

/** Against its trying for the weapon, wherever that lies. */
export function acquisitionRefusal(view: View, unit: AnyUnit, weapon: AnyWeapon): Refusal | undefined {
  if (unit.at === undefined || weapon.at !== unit.at)
    return refusal('8.5.1', 'it does not lie where the unit is');
  if (unit.tried?.includes(weapon.id)) return refusal('8.5.1', 'it has tried for it in this phase');
  if (inMelee(view, unit)) return refusal('6.3.5', 'while a melee lasts nothing is captured there');
  if (isEnemyHeld(view, unit.at, unit.side)) return refusal('8.5.1', 'enemies are in the hex');
  return takingRefusal(view, unit);
}

function isWatched(world: World, view: View, unit: AnyUnit): boolean {
  const { at, side } = unit;
  if (at === undefined) return false;
  return view.units.some(enemy => {
    const shooter = findShooter(view, enemy.id);
    if (enemy.side === side || enemy.broken || shooter === undefined) return false;
    return distance(world, shooter.at, at) <= normalRange(shooter) && sees(world, shooter.at, at);
  });
}

/** Movement factors spent in the hex beyond what it took to enter it (8.5.2). */
function searched(view: View, { id, at }: AnyUnit): number {
  const steps = trailOf(view, id)?.steps ?? [];
  const from = trailOf(view, id)?.from;
  let spent = 0;
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1]?.at ?? from;
    if (step.at === at && before === at) spent += step.halves / 2;
  }
  return spent;
}

export function acquisitionModifiers(world: World, view: View, unit: AnyUnit): Tally {
  const listed = (id: keyof typeof ACQUISITION.cites, times = 1): TallyEntry => {
    const { n, cite } = modifier(world.charts.acquisition, id);
    return { id, cite, op: '+', n: n * times, stage: 'drm' };
  };
  const factors = view.phase === 'movement' ? searched(view, unit) : 0;
  return tally(PLAN, 0, [
    ...(isWatched(world, view, unit) ? [listed('in sight and normal range of an unbroken enemy')] : []),
    ...(unit.at !== undefined && OVERGROWN.has(terrainAt(world, unit.at))
      ? [listed('wheat, brush, woods or rubble')]
      : []),
    ...(isSquad(unit) ? [listed('acquired by a squad')] : []),
    ...(isSmc(unit) ? [listed('acquired by a single man')] : []),
    ...(factors > 0 ? [listed('movement factor spent on it', factors)] : []),
    ...(view.phase === 'advance' && !unit.advanced ? [listed('stays where it is in the advance phase')] : []),
  ]);
}

/** No leader helps (8.5.4). True if it has it now. */
export function* acquire(game: Game, unitId: string, weaponId: string): Rule<boolean> {
  const unit = unitById(game.state, unitId);
  const weapon = weaponById(game.state, weaponId);
  const drm = acquisitionModifiers(game.world, game.state, unit);
  const isGot = yield* roll(
    dr,
    `{${unit.id}} tries for {${weapon.id}}`,
    ({ white }) => white + drm.value < ACQUIRED_BELOW,
    {
      cite: '8.5.1',
      by: unit.side,
      tell: (dice, got) =>
        against(sumOf(dice, drm), lessThan(ACQUIRED_BELOW), got, got ? 'acquired' : 'not found', {
          of: [weapon.id],
        }),
    },
  );
  game.own(unit).tried = [...(unit.tried ?? []), weapon.id];
  if (isGot) {
    take(game, weapon, unit);
    game.own(weaponById(game.state, weaponId)).gained = true;
    game.say('8.5.1', `{${unit.id}} has {${weapon.id}}`);
  }
  return isGot;
}
