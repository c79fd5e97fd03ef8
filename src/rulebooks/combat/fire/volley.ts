/** A roll on the Firepower Table and what it brings those whom it is for (12.3.1): selection, casualties, checks. */
import {
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Reckoning,
  type Rule,
  roll,
  rollHighest,
  type Side,
  type Tally,
} from '../../../engine/index.ts';
import { effectOf, resultOf } from '../charts/index.ts';
import { type Fielded, type Game, isFielded, unitById } from '../game.ts';
import { show } from '../hidden/reveal.ts';
import { isSeen } from '../hidden/unseen.ts';
import { eliminate, hurt, leadersFirst, moraleCheck } from '../morale/check.ts';
import type { UnitId } from '../state.ts';

/** What the roll comes to for each target (R20), and its ones die. */
export interface Fallen {
  readonly results: readonly string[];
  readonly ones: number;
}

const NOTHING = '–';

/** What a blind shot tells: of men whom it does not find, nothing (3.3.4.3.b). */
const foundBy = ({ results }: Fallen): string =>
  results.find(result => result !== NOTHING) ?? 'nobody is found';

interface Attack {
  readonly by: Side;
  readonly what: string;
  readonly cite: string;
  readonly strength: number;
  readonly targets: readonly { readonly unit: Fielded; readonly modifiers: Tally }[];
  /** Whether anything hangs on the ones die. */
  readonly readsOnes?: boolean;
}

/** One roll, and each target by its own modifiers; those for whom it comes to the same are struck together. */
export function* volley(game: Game, attack: Attack): Rule<Fallen> {
  const { by, what, cite, strength, targets, readsOnes } = attack;
  const { charts } = game.world;
  const { results, ones } = yield* roll(
    PERCENTILE,
    what,
    (faces): Fallen => ({
      results: targets.map(({ modifiers }) =>
        resultOf(charts, strength, percentileOf(faces) + modifiers.value),
      ),
      ones: readsOnes ? faces.ones : 0,
    }),
    {
      cite,
      by,
      tell: (dice, fallen) =>
        !targets.some(({ unit }) => isSeen(unit))
          ? lookedUp(percentOf(dice), `with ${strength} firepower`, foundBy(fallen))
          : targets.map(
              ({ unit, modifiers }, i): Reckoning =>
                lookedUp(percentOf(dice, modifiers), `with ${strength} firepower`, fallen.results[i] ?? '–', {
                  of: [unit.id],
                }),
            ),
    },
  );
  // Whom the fire strikes is found (3.3.4.3.b).
  for (const [i, { unit }] of targets.entries())
    if (results[i] !== NOTHING) show(game, unitById(game.state, unit.id), '3.3.4.3.b');
  for (const result of new Set(results)) {
    const struck = targets.filter((_, i) => results[i] === result).map(({ unit }) => unit);
    yield* strike(game, struck, strength, result);
  }
  return { results, ones };
}

/** One result on those for whom the roll came to it (12.3.1.3.E and those after it). */
export function* strike(
  game: Game,
  targets: readonly Fielded[],
  strength: number,
  result: string,
): Rule<void> {
  const { eliminates, hurts, check } = effectOf(game.world.charts, strength, result);
  const ids = targets.map(({ id }) => id);
  if (eliminates !== 0) yield* eliminateSome(game, ids, eliminates);
  if (hurts) for (const unit of yield* selected(game, ids, 'who is hurt')) yield* hurt(game, unit);
  if (check === undefined) return;
  for (const { id } of leadersFirst(standing(game, ids)))
    yield* moraleCheck(game, id, check, checkCite(result));
}

const checkCite = (result: string): string => {
  if (result.endsWith('E')) return result === '2E' ? '12.3.1.3.2E' : '12.3.1.3.E';
  if (result.startsWith('C')) return '12.3.1.3.CM';
  return result === 'M' ? '12.3.1.3.M' : '12.3.1.3.M+';
};

const standing = ({ state }: Game, ids: readonly UnitId[]): readonly Fielded[] =>
  ids.map(id => unitById(state, id)).filter(isFielded);

/** A die for each, from the top of the stack; the highest are struck, all of them if they tie (12.3.1.3.1). */
function* selected(game: Game, ids: readonly UnitId[], why: string): Rule<readonly Fielded[]> {
  const among = standing(game, ids);
  if (among.length <= 1) return among;
  return yield* rollHighest(among, 10, why, { cite: '12.3.1.3.1', call: ({ id }) => `{${id}}` });
}

/** Two or less go without a die at 2E (12.3.1.3.1). */
function* eliminateSome(game: Game, ids: readonly UnitId[], count: 1 | 2): Rule<void> {
  const among = standing(game, ids);
  if (among.length <= count) {
    for (const unit of among) yield* eliminate(game, unit);
    return;
  }
  let gone = 0;
  while (gone < count && standing(game, ids).length > 0) {
    const struck = yield* selected(game, ids, 'who is eliminated');
    gone += struck.length;
    for (const { id } of struck) {
      const unit = unitById(game.state, id);
      if (isFielded(unit)) yield* eliminate(game, unit);
    }
  }
}
