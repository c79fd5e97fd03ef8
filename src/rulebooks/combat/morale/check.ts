/** Morale Checks (9.1.4), what failing does, casualties (12.3.1.3.C), and the panic that leaders leave behind (9.2.3). */
import { against, atMost, type Rule, roll, sumOf, term } from '../../../engine/index.ts';
import { type Failure, failureOf } from '../charts/index.ts';
import {
  cardOfUnit,
  type Fielded,
  fieldedById,
  type Game,
  isDisrupted,
  isFielded,
  isLeader,
  landNow,
  lose,
  unitById,
} from '../game.ts';
import { show, showAll } from '../hidden/reveal.ts';
import { isHidden } from '../hidden/unseen.ts';
import type { UnitId } from '../state.ts';
import { loseCover } from '../works/cover.ts';
import { hexOf } from '../world.ts';
import { moraleModifiers } from './modifiers.ts';
import { hasCourage } from './nest.ts';
import { leadersBy } from './support.ts';

const DIE = { d10: 10 } as const;
/** The face that is printed as 0 (2.6.2). */
const NOUGHT = 10;

/** Everything that one die of a check decides. */
interface Checked {
  /** By how much it failed: 0 if it passed. */
  readonly by: number;
  readonly isNought: boolean;
}

/** A Morale Check with all that follows; `die` if it was thrown already (12.6.2.b). Gives whether it was passed. */
export function* moraleCheck(
  game: Game,
  id: UnitId,
  plus: number,
  cite: string,
  die?: number,
): Rule<boolean> {
  const unit = unitById(game.state, id);
  if (!isFielded(unit) || hasCourage(game.world, game.state, unit)) return true;
  show(game, unit, '3.3.3.a');
  showLeaders(game, unit);
  const { quality } = cardOfUnit(unit);
  const modifiers = moraleModifiers(landNow(game), game.state, unit);
  const read = (face: number): Checked => ({
    by: Math.max(0, face + modifiers.value + plus - quality),
    isNought: face === NOUGHT,
  });
  const { by, isNought } =
    die === undefined
      ? yield* roll(DIE, `Morale Check of {${id}}`, ({ d10 }) => read(d10), {
          cite,
          by: unit.side,
          tell: (dice, found) =>
            against(
              sumOf(dice, modifiers, term('the result', plus, cite)),
              atMost(quality),
              found.by === 0,
              found.by === 0 ? 'passes' : failureOf(game.world.charts, unit.morale, found.by),
              { of: [id] },
            ),
        })
      : read(die);
  if (by > 0) yield* fail(game, unit, failureOf(game.world.charts, unit.morale, by));
  if (isNought) yield* courage(game, id);
  return by === 0;
}

/** Leaders under others are seen by the help that they give. */
export function showLeaders(game: Game, unit: Fielded): void {
  const { inHex, beside } = leadersBy(landNow(game), game.state, unit);
  showAll(
    game,
    [...inHex, ...beside].map(({ id }) => id),
    '3.3.3.b',
  );
}

/** What a failed check brings (12.3.1.5.1, 12.3.1.5.3.b, 12.3.1.5.4.b, 12.3.1.5.5). */
export function* fail(game: Game, unit: Fielded, failure: Failure): Rule<void> {
  if (failure === 'casualties') return yield* hurt(game, unit);
  if (failure === 'eliminated') return yield* eliminate(game, unit);
  // A leader has no WIA marker: he is turned over (2.3.1.1.b).
  if (failure === 'wia' && isLeader(unit)) return yield* hurt(game, unit);
  const wasDisrupted = isDisrupted(unit);
  const theirs = game.own(unit);
  theirs.morale = failure;
  loseCover(theirs);
  game.say('12.3.1.5.1', `{${unit.id}} is ${failure === 'wia' ? 'wounded in action' : failure}.`);
  if (isLeader(unit) && !wasDisrupted && isDisrupted(unit)) yield* panic(game, unit);
}

/** Two noughts in a row: it fears nothing any more, and with a leader all around him (9.2.1, 9.2.2). */
function* courage(game: Game, id: UnitId): Rule<void> {
  if (!isFielded(unitById(game.state, id))) return;
  const unit = fieldedById(game.state, id);
  const isBrave = yield* roll(DIE, `courage of {${id}}`, ({ d10 }) => d10 === NOUGHT, {
    cite: '9.2.1',
    by: unit.side,
    tell: (dice, brave) =>
      against(sumOf(dice), { is: '=', n: NOUGHT }, brave, brave ? 'courage' : 'no more than luck', {
        of: [id],
      }),
  });
  if (!isBrave) return;
  const all = isLeader(unit)
    ? game.state.units.filter(each => each.at === unit.at && each.side === unit.side && !isLeader(each))
    : [];
  for (const each of [unit, ...all]) game.own(each).courage = true;
  game.say('9.2.1', `{${id}} knows no fear any more.`);
}

/** A squad is halved and keeps what lies on it (12.3.1.3.1.1), a leader is wounded (12.3.1.5.2); all others are gone. */
export function* hurt(game: Game, unit: Fielded): Rule<void> {
  const { is } = cardOfUnit(unit);
  if (is === 'squad' && !unit.half) {
    game.own(unit).half = true;
    game.say('12.3.1.3.C', `{${unit.id}} is down to half.`);
    return;
  }
  if (is === 'leader' && !unit.wounded) {
    game.own(unit).wounded = true;
    game.say('12.3.1.5.2', `{${unit.id}} is wounded.`);
    return;
  }
  yield* eliminate(game, unit);
}

export function* eliminate(game: Game, unit: Fielded): Rule<void> {
  const was = { ...unit };
  lose(game, unit, 'eliminated');
  game.say('12.3.1.3.E', `{${unit.id}} is eliminated.`);
  if (isLeader(was)) yield* panic(game, was);
}

/** All men in the hex of a leader who falls or is Disrupted take a check at once (9.2.3, R11). */
function* panic(game: Game, { id, side, at }: Fielded): Rule<void> {
  const hex = hexOf(at);
  const there = game.state.units.filter(
    unit =>
      unit.id !== id &&
      unit.side === side &&
      unit.at !== undefined &&
      hexOf(unit.at) === hex &&
      // Nobody knows of them (R48).
      !isHidden(unit),
  );
  for (const unit of leadersFirst(there)) yield* moraleCheck(game, unit.id, 0, '9.2.3');
}

/** Leaders take their checks before others (9.1.4.3). */
export const leadersFirst = <Unit extends Pick<Fielded, 'card'>>(units: readonly Unit[]): readonly Unit[] => [
  ...units.filter(isLeader),
  ...units.filter(unit => !isLeader(unit)),
];
