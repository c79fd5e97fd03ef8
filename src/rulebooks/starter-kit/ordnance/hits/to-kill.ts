/** The to kill process (7.9, 7.10): a vehicle that has been hit, where its armour was struck, and what comes of it. */
import {
  against,
  atLeast,
  atMost,
  lessThan,
  type Rule,
  roll,
  type Side,
  sumOf,
  type Tally,
  type TallyEntry,
  type TallyPlan,
  tally,
} from '../../../../engine/index.ts';
import {
  type Aspect,
  type Facing,
  type FireColumn,
  fireResult,
  type Killer,
  modifier,
  type TO_KILL_MODIFIERS,
  toKillResult,
  type VehicleEffect,
} from '../../charts/index.ts';
import { crewCover } from '../../fire/modifiers.ts';
import { DR, type Game } from '../../game.ts';
import { coverAt } from '../../terrain/terrain.ts';
import { crewSuffers, isVulnerable } from '../../vehicles/crew.ts';
import { sufferEffect } from '../../vehicles/damage.ts';
import { type AnyVehicle, vehicleCardOf } from '../../vehicles/vehicles.ts';
import type { World } from '../../world.ts';

/** The number of the table, doubled or halved, then changed, then lessened by the armour. */
const PLAN: TallyPlan = { stages: ['table', 'multiply', 'modify', 'armour'] };

/** A hit on a vehicle, whatever it was that hit. */
export interface ArmourHit {
  readonly by: Side;
  readonly vehicle: AnyVehicle;
  readonly killer: Killer;
  /** The TK# of the weapon, its shell and the range. */
  readonly number: number;
  readonly aspect: Aspect;
  readonly facing: Facing;
  readonly critical?: boolean;
  /** A flamethrower at its long range (4.2.e). */
  readonly longRange?: boolean;
  /** The column on which the same dice strike men in an open hatch (7.12). */
  readonly column?: FireColumn | undefined;
  /** From this original roll on nothing happens: a Panzerfaust may be a dud (4.4.2). */
  readonly dud?: number;
  /** From this original roll on the weapon is spent: a flamethrower's X# (4.2). */
  readonly removal?: number;
}

/** The upper armour factor is for the front, the lower one for sides and rear (7.1). */
function armourAt(vehicle: AnyVehicle, aspect: Aspect, facing: Facing): number {
  const { hull, turretArmour } = vehicleCardOf(vehicle);
  const armour = aspect === 'turret' ? turretArmour : hull;
  return facing === 'front' ? armour.front : armour.side;
}

const listed = (world: World, id: keyof typeof TO_KILL_MODIFIERS.cites): TallyEntry => ({
  id,
  ...modifier(world.charts.toKillModifiers, id),
  op: '+',
  stage: 'modify',
});

/** The number to roll less than, with everything that it is made of (7.9.a). */
export function finalToKill(world: World, hit: ArmourHit): Tally {
  const { vehicle, killer, number, aspect, facing, critical, longRange } = hit;
  const isFlame = killer === 'FT';
  const entries: readonly (TallyEntry | false | undefined)[] = [
    { id: 'to kill number', cite: '7.9.a', op: '+', n: number, stage: 'table' },
    critical && { id: 'critical hit', cite: '6.1.c', op: 'x', n: 2, stage: 'multiply' },
    longRange && { id: 'long range', cite: '4.2.e', op: 'x', n: 0.5, stage: 'multiply' },
    !isFlame && facing === 'rear' && listed(world, 'rear facing'),
    isFlame && vehicle.crewExposed && listed(world, 'flame at a crew exposed'),
    isFlame && vehicleCardOf(vehicle).openTopped && listed(world, 'flame at an open-topped vehicle'),
    // A flame finds its way in whatever the armour (4.2.e).
    !isFlame && armourEntry(vehicle, aspect, facing),
  ];
  return tally(
    PLAN,
    0,
    entries.filter(entry => typeof entry === 'object'),
  );
}

function armourEntry(vehicle: AnyVehicle, aspect: Aspect, facing: Facing): TallyEntry {
  const n = -armourAt(vehicle, aspect, facing);
  return { id: `${aspect} armour, ${facing}`, cite: '7.1.a', op: '+', n, stage: 'armour' };
}

/** Everything that the roll to kill decides; the dice themselves only where they also strike the crew. */
interface Killing {
  readonly effect: VehicleEffect | 'dud';
  readonly isSpent?: true;
  readonly original?: number;
}

/** Rolls against the final TK#, and lets the vehicle and whoever looks out of it have the result. */
export function* attackOnArmour(game: Game, hit: ArmourHit): Rule<{ readonly isSpent: boolean }> {
  const { vehicle, killer, aspect, facing, column, dud = 13, removal = 13 } = hit;
  const toKill = finalToKill(game.world, hit);
  const number = toKill.value;
  const isCrewStruck = column !== undefined && isVulnerable(vehicle);
  game.say('7.9.a', `{${vehicle.id}} is hit in the ${facing} of its ${aspect}: final TK# ${number}`);
  const {
    effect,
    original,
    isSpent = false,
  } = yield* roll(
    DR,
    `to kill {${vehicle.id}}`,
    ({ coloured, white }): Killing => {
      const dice = coloured + white;
      if (dice >= dud) return { effect: 'dud' };
      const found = toKillResult(game.world.charts, killer, aspect, number, dice);
      return {
        effect: found,
        ...(dice >= removal && { isSpent: true }),
        ...(isCrewStruck && found !== 'destroyed' && { original: dice }),
      };
    },
    {
      cite: '3.2.4.eff.e',
      by: hit.by,
      tell(dice, result) {
        const of = { of: [vehicle.id] };
        if (result.effect === 'dud') return against(sumOf(dice), atLeast(dud), true, 'a dud', of);
        const isKilled = result.effect === 'destroyed';
        // A flame on the hull destroys with its very number.
        const withNumber = toKillResult(game.world.charts, killer, aspect, number, number);
        const needed = withNumber === 'destroyed' ? atMost(toKill) : lessThan(toKill);
        return [
          against(sumOf(dice), needed, isKilled, effectWords(result.effect), of),
          ...(result.isSpent ? [against(sumOf(dice), atLeast(removal), true, 'the weapon is spent')] : []),
        ];
      },
    },
  );
  if (effect === 'dud') {
    game.say('4.4.2.f', 'It is a dud');
    return { isSpent };
  }
  yield* sufferEffect(game, vehicle, effect, CITES[effect]);
  if (original !== undefined && column !== undefined) yield* collateral(game, vehicle, column, original);
  return { isSpent };
}

export const effectWords = (effect: VehicleEffect): string => (effect === 'nothing' ? 'no effect' : effect);

const CITES: Readonly<Record<VehicleEffect, string>> = {
  destroyed: '7.10.a',
  immobilized: '7.10.g',
  shock: '7.10.d',
  'possible shock': '7.10.c',
  stun: '7.10.h',
  nothing: '7.10.a',
};

/** What neither destroyed, shocked nor stunned the vehicle may still strike its crew (7.12.b). */
export function* collateral(
  game: Game,
  vehicle: AnyVehicle,
  column: FireColumn,
  original: number,
): Rule<void> {
  if (vehicle.wreck || vehicle.shocked || vehicle.stunned || !isVulnerable(vehicle)) return;
  game.say('7.12.b', `The crew of {${vehicle.id}} is struck on column ${column}`);
  yield* crewSuffers(
    game,
    vehicle,
    fireResult(game.world.charts, column, original + hatchCover(game, vehicle)),
  );
}

/** The plates around the hatch, or the ground if that covers better; nothing else counts here (7.12.b). */
function hatchCover({ world, state }: Game, { at }: AnyVehicle): number {
  const entries = crewCover(world, at === undefined ? undefined : coverAt(world, state, at));
  return entries.reduce((sum, { n, waived }) => (waived === undefined ? sum + n : sum), 0);
}
