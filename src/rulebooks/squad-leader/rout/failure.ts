/** Units that can’t rout are lost: taken by an enemy beside them, or killed, unless he spares them (3.21.16, 3.29.3.1, 3.29.7). */
import { type Rule, refusal } from '../../../engine/index.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { eliminate } from '../morale/losses.ts';
import { maySurrender } from '../morale/surrender.ts';
import { wound } from '../morale/wounds.ts';
import { warn } from '../prisoners/execution.ts';
import { guardRefusal } from '../prisoners/guards.ts';
import { takePrisoner } from '../prisoners/prisoners.ts';
import type { UnitId } from '../state.ts';
import { type AnyUnit, inMelee, isLeader, unitById, unitsAt } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { isBeside } from './adjacent.ts';

interface FailureScene {
  readonly world: World;
  readonly view: View;
  readonly id: UnitId;
}

const verb = verbsIn<FailureScene>();

/** The unbroken enemies beside it who could take it. */
function captorsOf(world: World, view: View, unit: AnyUnit): readonly AnyUnit[] {
  const { at } = unit;
  if (at === undefined) return [];
  return view.units.filter(
    enemy =>
      enemy.side !== unit.side &&
      enemy.at !== undefined &&
      !inMelee(view, enemy) &&
      !guardRefusal(world, view, enemy, unit, maySurrender(world, view, unit)) &&
      isBeside(world, at, enemy.at),
  );
}

const doomed = ({ view, id }: FailureScene): readonly AnyUnit[] => [unitById(view, id)];
const other = refusal('3.21.16', 'another unit has failed to rout');

const capture = verb('capture', {
  cite: '3.29.3.1',
  who: doomed,
  whoElse: other,
  what: ({ world, view }, unit) => captorsOf(world, view, unit),
  whatElse: refusal('3.29.3.1', 'he is not beside it, or can’t guard it'),
  args: (unit, captor) => ({ unit: unit.id, by: captor.id }),
  perform: (game, { unit, by }) => takePrisoner(game, unitById(game.state, unit), unitById(game.state, by)),
});

/** At the moment of capture a captor may always kill (3.29.7). */
const kill = verb('kill', {
  cite: '3.29.7',
  who: doomed,
  whoElse: other,
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    // Those beside it could have taken it (3.28.9).
    if (captorsOf(game.world, game.state, unit).length > 0) warn(game, unit);
    yield* fall(game, unit);
  },
});

const letBe = verb('let-be', {
  cite: '3.29.3.1',
  bar: ({ world, view, id }) =>
    captorsOf(world, view, unitById(view, id)).length > 0
      ? refusal('3.29.3.1', 'who is beside the enemy is captured or killed')
      : undefined,
  who: doomed,
  whoElse: other,
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => game.say('3.29.3.1', `{${unit}} is left where it is`),
});

/** A leader is wounded at first (3.4.1). */
function* fall(game: Game, unit: AnyUnit): Rule<void> {
  if (isLeader(unit)) yield* wound(game, unit, '3.21.16');
  else eliminate(game, unit, '3.21.16');
}

const VERBS = [capture, kill, letBe] as const;

/** Broken men without heart give themselves up to an enemy beside them, if nobody with them still stands (3.28.5.1). */
export const surrenders = (world: World, view: View, unit: AnyUnit): boolean =>
  unit.broken === true &&
  unit.at !== undefined &&
  unit.guard === undefined &&
  !unit.routed &&
  maySurrender(world, view, unit) &&
  !unitsAt(view, unit.at, unit.side).some(({ broken }) => !broken) &&
  captorsOf(world, view, unit).length > 0;

/** The enemy decides what becomes of it. */
export function* failToRout(game: Game, { id, side }: AnyUnit): Rule<void> {
  const sceneOf = (view: View): FailureScene => ({ world: game.world, view, id });
  const idle = () => refusal('3.21.16', 'first decide what becomes of the one that can’t rout');
  yield* decide(game, VERBS, sceneOf, idle, {
    by: enemyOf(game.world, side),
    id: 'failed-rout',
    cite: '3.21.16',
    prompt: `{${id}} can’t rout`,
  });
}
