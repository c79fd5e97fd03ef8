/** One attempt to rally: its modifiers, its dice, what becomes of the unit (3.1). */
import {
  added,
  against,
  atMost,
  exactly,
  type Rule,
  roll,
  sumOf,
  type Tally,
  unset,
} from '../../../engine/index.ts';
import { listed } from '../charts/index.ts';
import { DR, type Game, type View } from '../game.ts';
import { isJapanese } from '../pacific/japanese.ts';
import { isCoverHex } from '../terrain/terrain.ts';
import { type AnyUnit, cardOf, isMmc, leadershipOf, moraleOf } from '../units.ts';
import type { World } from '../world.ts';
import { casualtyReduction, newAftermath } from './losses.ts';

interface Attempt {
  readonly world: World;
  readonly view: View;
  readonly unit: AnyUnit;
  /** Undefined: it rallies itself. */
  readonly leader: AnyUnit | undefined;
}

/** Before a Japanese leader there is no desperation among Japanese (8.1.7). */
const isRalliedByOwnOfficer = ({ unit, leader }: Pick<Attempt, 'unit' | 'leader'>): boolean =>
  leader !== undefined && isJapanese(leader) && isJapanese(unit);

export function rallyModifiers({ world, view, unit, leader }: Attempt): Tally {
  const chart = world.charts.rallyModifiers;
  return added([
    unit.desperate && !isRalliedByOwnOfficer({ unit, leader }) && listed(chart, 'desperation morale'),
    unit.at !== undefined && isCoverHex(world, view, unit.at) && listed(chart, 'in woods or building'),
    !leader && listed(chart, 'self-rally'),
    leader && { id: `leader {${leader.id}}`, cite: '3.1.j', n: leadershipOf(leader), of: leader.id },
  ]);
}

/** Whom a Japanese leader calls in vain is of lower quality from then on, or fewer (8.1.7). */
function* losesFace(game: Game, unit: AnyUnit): Rule<void> {
  const { lower } = cardOf(unit);
  if (lower === undefined) return yield* casualtyReduction(game, unit, newAftermath());
  game.own(unit).card = lower;
  game.say('8.1.7.d', `{${unit.id}} is replaced by troops of lower quality`);
}

/** Rolls to rally the unit, by a leader or by itself. True if an original 2 may bring forth a leader (5.3.a). */
export function* rallyAttempt(
  game: Game,
  unit: AnyUnit,
  { leader, mayInspire = false }: { readonly leader?: AnyUnit; readonly mayInspire?: boolean } = {},
): Rule<boolean> {
  const modifiers = rallyModifiers({ world: game.world, view: game.state, unit, leader });
  const drm = modifiers.value;
  const morale = moraleOf(game.world, game.state, unit);
  const self = leader === undefined;
  const { rallied, inspired, twelve } = yield* roll(
    DR,
    self ? `{${unit.id}} rallies itself` : `{${leader.id}} rallies {${unit.id}}`,
    dice => {
      const original = dice.coloured + dice.white;
      const rallied = original + drm <= morale;
      return { rallied, inspired: mayInspire && original === 2, twelve: !rallied && original === 12 };
    },
    {
      cite: self ? '3.1.g' : '3.1.i',
      by: unit.side,
      tell: (dice, result) => [
        against(
          sumOf(dice, modifiers),
          atMost(morale),
          result.rallied,
          result.rallied ? 'rallies' : result.twelve ? 'loses heart for good' : 'stays broken',
          { of: [unit.id] },
        ),
        ...(result.inspired ? [against(sumOf(dice), exactly(2), true, 'a leader may come forth')] : []),
      ],
    },
  );
  if (rallied) {
    unset(game.own(unit), 'broken', 'desperate');
    game.say(self ? '3.1.g' : '3.1.i', `{${unit.id}} rallies`);
    return inspired;
  }
  game.own(unit).acted = true;
  if (twelve) {
    game.say('3.1.l', `{${unit.id}} loses heart for good`);
    yield* casualtyReduction(game, unit, newAftermath());
  } else if (isMmc(unit) && isRalliedByOwnOfficer({ unit, leader })) {
    yield* losesFace(game, unit);
  }
  return inspired;
}
