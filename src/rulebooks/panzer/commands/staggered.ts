/** Staggered initiative (7.42): formation by formation the sides dice for who fires next; movement goes the other way round. */
import {
  together as atOnce,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  unset,
} from '../../../engine/index.ts';
import { combatPhase } from '../fire/volley.ts';
import { decide, type Fielded, fieldedById, type Game, type Scene, sceneFor, verbsIn } from '../game.ts';
import { shockPending } from '../morale/shocks.ts';
import { movementPhase } from '../movement/movement.ts';
import { isOn, sideName, sidesOf } from '../world.ts';
import { rollFor } from './initiative.ts';
import { initiativeGroup, membersOf } from './initiative-groups.ts';

const verb = verbsIn<Scene>();

/** One unit of each formation that has yet to fire, standing for it. */
function waiting({ world, view, side }: Scene): readonly Fielded[] {
  const { order = [] } = view;
  const groups = [...new Set(view.units.map(unit => initiativeGroup(world, unit)))];
  return groups
    .filter(group => !order.includes(group))
    .flatMap(group => membersOf(world, view, group).slice(0, 1))
    .filter(unit => unit.side === side);
}

const name = verb('name', {
  cite: '7.42.1.a',
  who: waiting,
  whoElse: refusal('7.42.1.a', 'it stands for no formation that has yet to fire'),
  args: ({ id }) => ({ unit: id }),
  perform() {},
});

const idle = (): Refusal => refusal('7.42.1.a', 'a formation is named now');

/** The formation that a side names; where there is only one it is that. */
function* named(game: Game, side: Side): Rule<string | undefined> {
  const [one, other] = waiting({ world: game.world, view: game.state, side });
  if (!one) return undefined;
  if (!other) return initiativeGroup(game.world, one);
  const act = yield* decide(game, [name] as const, sceneFor(game, side), idle, {
    by: side,
    id: 'name-formation',
    cite: '7.42.1.a',
    prompt: 'Name the formation that is to fire next',
  });
  return initiativeGroup(game.world, fieldedById(game.state, act.unit));
}

/** Both name one and roll; the higher roll has the next formation. Who is alone needs no roll (7.42.1.1.b). */
function* nextFormation(game: Game): Rule<Side> {
  const { world } = game;
  const [one, other] = sidesOf(world);
  const chosen = yield* atOnce({ [one]: named(game, one), [other]: named(game, other) });
  const [ours, theirs] = [chosen[one], chosen[other]];
  const winner =
    ours === undefined || theirs === undefined
      ? ours === undefined
        ? other
        : one
      : yield* winnerOf(game, one, other);
  const acting = winner === one ? ours : theirs;
  if (acting !== undefined) game.own(game.state).acting = acting;
  game.say('7.42.1.d', `The ${sideName(world, winner)} fire next.`);
  return winner;
}

function* winnerOf(game: Game, one: Side, other: Side): Rule<Side> {
  for (;;) {
    const ours = yield* rollFor(game, one, undefined);
    const theirs = yield* rollFor(game, other, ours);
    if (ours !== theirs) return ours > theirs ? one : other;
  }
}

export function* staggeredInitiative(game: Game): Rule<boolean> {
  game.own(game.state).order = [];
  // Who wins the first roll is First Player for all else in the turn (7.42.1.b).
  game.own(game.state).first = yield* nextFormation(game);
  return true;
}

/** One formation fires, and then the next is found, until all have (7.42.1.1). */
export function* staggeredCombat(game: Game): Rule<boolean> {
  const { acting, order = [] } = game.state;
  if (acting !== undefined) {
    if (!(yield* combatPhase(game))) return false;
    const state = game.own(game.state);
    state.order = [...order, acting];
    unset(state, 'acting');
    return false;
  }
  const isOpen = sidesOf(game.world).some(
    side => waiting({ world: game.world, view: game.state, side }).length > 0,
  );
  if (isOpen) {
    yield* nextFormation(game);
    return false;
  }
  // Whoever was fired at checks once, when all fire is over (7.42.1.2.b).
  shockPending(game);
  return true;
}

/** The last to fire is the first to move (7.42.2.b), or all move as ever (7.42.3). */
export function* staggeredMovement(game: Game): Rule<boolean> {
  const isOver = isOn(game.world, '7.42.3') ? yield* movementPhase(game) : yield* lastFormation(game);
  if (isOver && game.state.part === 1) shockPending(game);
  return isOver;
}

function* lastFormation(game: Game): Rule<boolean> {
  const { order = [] } = game.state;
  const last = order.at(-1);
  if (last === undefined) return true;
  game.own(game.state).acting = last;
  const isGone = membersOf(game.world, game.state, last).length === 0;
  if (!isGone && !(yield* movementPhase(game))) return false;
  const state = game.own(game.state);
  state.order = order.slice(0, -1);
  unset(state, 'acting');
  return false;
}
