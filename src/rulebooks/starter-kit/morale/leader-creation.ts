/** Field promotions: a unit that rolls an original 2 may bring forth a leader (5.3). */
import { added, lookedUp, optional, type Rule, roll, sumOf, type Tally } from '../../../engine/index.ts';
import { createdLeader, type LEADER_CREATION_MODIFIERS, listed } from '../charts/index.ts';
import type { Nation } from '../counters/index.ts';
import { choose, dr, type Game } from '../game.ts';
import type { Unit } from '../state.ts';
import { type AnyUnit, cardOf, isMmc, ownMorale } from '../units.ts';
import type { World } from '../world.ts';

interface Promotion {
  readonly unit: AnyUnit;
  /** It attacked in close combat at less than even odds. */
  readonly outnumbered: boolean;
}
type CreationModifier = (promotion: Promotion) => keyof typeof LEADER_CREATION_MODIFIERS.cites | undefined;

/** The Japanese bring forth no leaders (8.1.7.e). */
const hasPromotions = (nation: Nation): nation is Exclude<Nation, 'japanese'> => nation !== 'japanese';

/** Whether an original 2 of this unit may bring forth a leader. */
export const canInspire = (unit: AnyUnit): boolean => isMmc(unit) && hasPromotions(cardOf(unit).nation);

const MODIFIERS: readonly CreationModifier[] = [
  ({ unit }) => byNation(unit),
  ({ unit }) => (ownMorale(unit) >= 8 ? 'morale 8 or more' : undefined),
  ({ unit }) => (ownMorale(unit) <= 6 ? 'morale 6 or less' : undefined),
  ({ unit }) => (unit.broken ? 'unit is broken' : undefined),
  ({ outnumbered }) => (outnumbered ? 'odds below 1:1' : undefined),
];

function byNation(unit: AnyUnit): Exclude<Nation, 'japanese'> | undefined {
  const { nation } = cardOf(unit);
  return hasPromotions(nation) ? nation : undefined;
}

export function creationModifiers(world: World, promotion: Promotion): Tally {
  const names = MODIFIERS.map(each => each(promotion));
  return added(names.map(name => name && listed(world.charts.leaderCreationModifiers, name)));
}

/** Of several units the best one counts: the one for which the table is kindest. */
function bestOf(world: World, units: readonly AnyUnit[], outnumbered: boolean): AnyUnit | undefined {
  const drm = (unit: AnyUnit) => creationModifiers(world, { unit, outnumbered }).value;
  return units.filter(canInspire).toSorted((a, b) => drm(a) - drm(b))[0];
}

/** Asks whether the units that rolled the 2 want a leader, and rolls for one. He stands in their hex at once. */
export function* leaderCreation(
  game: Game,
  units: readonly AnyUnit[],
  outnumbered = false,
): Rule<AnyUnit | undefined> {
  const unit = bestOf(game.world, units, outnumbered);
  if (unit?.at === undefined) return undefined;
  const act = yield* choose({
    by: unit.side,
    id: 'promote',
    cite: '5.3.a',
    prompt: 'A leader may come forth',
    window: optional('promote', { verb: 'pass' }),
    acts: () => [{ verb: 'promote' }, { verb: 'pass' }] as const,
  });
  if (act.verb === 'pass') return undefined;
  const drm = creationModifiers(game.world, { unit, outnumbered });
  const face = yield* roll(
    dr,
    'Leader creation',
    die => createdLeader(game.world.charts, die.white + drm.value) ?? 'none',
    {
      cite: '5.3.a',
      by: unit.side,
      tell: (dice, found) =>
        lookedUp(
          sumOf(dice, drm),
          'on the leader creation table',
          found === 'none' ? 'nobody comes forth' : `a ${found} comes forth`,
        ),
    },
  );
  if (face === 'none') return undefined;
  const id = `u${game.state.next}` as const;
  game.own(game.state).next += 1;
  const leader: Unit = {
    id,
    side: unit.side,
    card: `${cardOf(unit).nation} ${face}`,
    group: unit.group,
    at: unit.at,
  };
  game.own(game.state.units).push(leader);
  game.say('5.3.a', `A leader comes forth: {${id}}`);
  return leader;
}
