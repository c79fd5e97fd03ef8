/** Infantry attacks a vehicle at close quarters: values, modifiers, dice and what comes of them (3.8). */
import {
  added,
  against,
  atMost,
  exactly,
  lessThan,
  type Rule,
  roll,
  type Side,
  sumOf,
  type Tally,
} from '../../../engine/index.ts';
import { listed } from '../charts/index.ts';
import { DR, dr, type Game, type View } from '../game.ts';
import { canInspire, leaderCreation } from '../morale/leader-creation.ts';
import type { Aftermath } from '../morale/losses.ts';
import { type AnyUnit, isLeader } from '../units.ts';
import { destroyVehicle, immobilize } from '../vehicles/damage.ts';
import {
  type AnyVehicle,
  hasMachineGunAtHand,
  isDazed,
  isImmobilized,
  vehicleCardOf,
} from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { ambushModifier, direction, reduceOne } from './attack.ts';
import { attackValue } from './value.ts';

export interface Assault {
  /** One unit, or two of which the second is a leader. */
  readonly by: readonly AnyUnit[];
  readonly on: AnyVehicle;
  readonly ambusher?: Side | undefined;
  /** Who has fired already in this player turn: in reaction fire it counts (3.3.4). */
  readonly hasFired?: (unit: AnyUnit) => boolean;
}

/** At most two units attack a vehicle together, and one of them is a single man (3.8.o). */
export function canAssault(by: readonly AnyUnit[]): boolean {
  return by.length === 1 || (by.length === 2 && by.some(isLeader));
}

export function assaultModifiers(world: World, { by, on, ambusher }: Assault): Tally {
  const { closeCombatModifiers, vehicleCombatModifiers: chart } = world.charts;
  const { openTopped } = vehicleCardOf(on);
  const modifiers = [
    direction(by),
    by.some(unit => unit.exhausted) && listed(closeCombatModifiers, 'attacker CX'),
    on.crewExposed && !openTopped && listed(chart, 'crew exposed'),
    openTopped && listed(chart, 'open-topped'),
    on.motion && listed(chart, 'in motion'),
    isImmobilized(on) && listed(chart, 'immobilized'),
    !hasMachineGunAtHand(world, on) && listed(chart, 'without machine guns'),
    by[0] && ambushModifier(world, by[0].side, ambusher),
  ];
  return added(modifiers, 'sum');
}

export const assaultValue = (world: World, view: View, { by, hasFired }: Assault): Tally =>
  attackValue(world, view, by, hasFired);

type Effect = 'destroyed' | 'immobilized' | 'nothing';

/** Less than the value destroys, the value itself immobilizes (3.8.n). */
export function assaultEffect(final: number, value: number): Effect {
  return final < value ? 'destroyed' : final === value ? 'immobilized' : 'nothing';
}

/** What has come of an attack besides what it did to the vehicle. */
interface AssaultOutcome {
  /** A leader who came forth in it. */
  readonly leader: AnyUnit | undefined;
  /** The dice themselves, where more depends on them. */
  readonly original?: number;
}

/** Resolves the attack; `keepsDice` where the same dice decide something else besides. */
export function* assaultVehicle(
  game: Game,
  assault: Assault,
  aftermath: Aftermath,
  keepsDice = false,
): Rule<AssaultOutcome> {
  const { by, on } = assault;
  const ccv = assaultValue(game.world, game.state, assault);
  const modifiers = assaultModifiers(game.world, assault);
  const [value, drm] = [ccv.value, modifiers.value];
  const names = by.map(({ id }) => `{${id}}`).join(', ');
  game.say('3.8.m', `${names} attacks {${on.id}} with a CCV of ${value}, DRM ${drm}`);
  const rolled = yield* roll(
    DR,
    `Close combat of ${names} with {${on.id}}`,
    dice => {
      const original = dice.coloured + dice.white;
      return {
        effect: assaultEffect(original + drm, value),
        extreme: original === 2 ? 'two' : original === 12 && !isDazed(on) ? 'twelve' : 'none',
        ...(keepsDice && { original }),
      } as const;
    },
    {
      cite: '3.8.n',
      ...(by[0] && { by: by[0].side }),
      tell: (dice, { effect, extreme }) => [
        against(
          sumOf(dice, modifiers),
          effect === 'immobilized' ? exactly(ccv) : lessThan(ccv),
          effect !== 'nothing',
          effect === 'nothing' ? 'no effect' : effect,
        ),
        ...(extreme === 'two' ? [against(sumOf(dice), exactly(2), true, 'a lucky attack')] : []),
        ...(extreme === 'twelve' ? [against(sumOf(dice), exactly(12), true, 'an attacker pays for it')] : []),
      ],
    },
  );
  const kept = rolled.original === undefined ? {} : { original: rolled.original };
  if (rolled.extreme === 'two') return { ...kept, leader: yield* luckyAssault(game, assault, drm) };
  suffer(game, on, rolled.effect, '3.8.n');
  if (rolled.extreme === 'twelve') {
    game.say('3.8.q', `${names} pays for it`);
    yield* reduceOne(game, by, aftermath);
  }
  return { ...kept, leader: undefined };
}

/** An original 2: a leader may come forth and lend a hand (5.3), and there is always a chance of success (3.8.p). */
function* luckyAssault(game: Game, assault: Assault, drm: number): Rule<AnyUnit | undefined> {
  const { by, on } = assault;
  const leader = by.some(canInspire) ? yield* leaderCreation(game, by) : undefined;
  const all = leader && canAssault([...by, leader]) ? [...by, leader] : by;
  const effect = assaultEffect(2 + drm, assaultValue(game.world, game.state, { ...assault, by: all }).value);
  if (effect === 'destroyed') {
    suffer(game, on, effect, '3.8.n');
    return leader;
  }
  const chance = yield* roll(
    dr,
    `A chance against {${on.id}}`,
    ({ white }): Effect => (white <= 2 ? 'destroyed' : white === 3 ? 'immobilized' : 'nothing'),
    {
      cite: '3.8.p',
      tell: (dice, effect) =>
        against(
          sumOf(dice),
          effect === 'immobilized' ? exactly(3) : atMost(2),
          effect !== 'nothing',
          effect === 'nothing' ? 'no effect' : effect,
        ),
    },
  );
  suffer(game, on, chance, '3.8.p');
  return leader;
}

function suffer(game: Game, vehicle: AnyVehicle, effect: Effect, cite: string): void {
  if (effect === 'destroyed') destroyVehicle(game, vehicle, cite);
  else if (effect === 'immobilized') immobilize(game, vehicle, cite);
}
