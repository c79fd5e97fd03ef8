/** Direct Fire (B7): a side names a target, announces all fire on it, and then has it resolved. */
import {
  anyOffer,
  asking,
  carryOut,
  DONE,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
} from '../../../engine/index.ts';
import {
  amend,
  choose,
  enemies,
  type Fielded,
  type Game,
  isFielded,
  ownUnits,
  pop,
  push,
  type Scene,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import type { Row } from '../state.ts';
import { enemyOf, type World } from '../world.ts';
import { apShot } from './ap-shot.ts';
import { gpShot } from './gp-shot.ts';
import { reachRefusal, rowsOf, weaponOf } from './weapon.ts';

const verb = verbsIn<Scene>();

/** Against a unit that would fire in this phase. */
function notFiring(unit: Fielded): Refusal | undefined {
  if (unit.fired) return refusal('B7', 'it has fired');
  return unit.command === 'FIRE' || unit.command === 'SHORT-HALT'
    ? undefined
    : refusal('B5.1', 'it has neither FIRE nor SHORT HALT');
}

const canFireAt = (world: World, view: View, side: Side, target: Fielded): boolean =>
  ownUnits({ view, side }).some(
    unit => !notFiring(unit) && rowsOf(unit).some(row => !reachRefusal(world, unit, row, target)),
  );

const engage = verb('engage', {
  cite: 'B7.2',
  who: enemies,
  unfit: ({ world, view, side }, target) => {
    if (!target.spotted) return refusal('B7', 'nobody has spotted it');
    if (view.engaged.includes(target.id)) return refusal('B7.2', 'the fire on it is resolved');
    return canFireAt(world, view, side, target) ? undefined : refusal('B7', 'nobody can fire at it');
  },
  args: ({ id }) => ({ target: id }),
  perform(game, { target }) {
    push(game, { is: 'volley', side: firing(game), target, shooters: [] });
  },
});

const endPart = verb('done', { cite: 'B1.1', perform() {} });

/** The First Player fires, then the Second (B6.2). */
const firing = ({ state, world }: Game): Side => {
  if (state.first === undefined) throw new Error('nobody has the initiative');
  return state.part === 0 ? state.first : enemyOf(world, state.first);
};

/** Counters that the enemy has not seen: while there are any, the side is asked, whatever they say. */
export const hasSealed = (view: View, side: Side): boolean =>
  ownUnits({ view, side }).some(({ command, shown }) => command !== undefined && !shown);

export function* combatPhase(game: Game): Rule<boolean> {
  const side = firing(game);
  if (hasSealed(game.state, side)) {
    const { world } = game;
    const verbs = [engage, endPart] as const;
    const act = yield* choose({
      by: side,
      id: 'combat',
      cite: 'B7',
      prompt: 'Direct Fire',
      ...asking(verbs, view => ({ world, view, side }), idle),
    });
    yield* carryOut(verbs, game, act);
    if (act.verb !== DONE.verb) return false;
  }
  const own = game.own(game.state);
  own.engaged = [];
  if (game.state.part === 1) return true;
  own.part = 1;
  return false;
}

const add = verb('add', {
  cite: 'B7.2',
  who: ownUnits,
  unfit: (_, unit) => notFiring(unit),
  what: (_, unit): readonly Row[] => rowsOf(unit),
  whatElse: refusal('B7.4', 'it has no such weapon'),
  refusal: ({ world, view }, unit, row) => {
    const target = unitById(view, top(view, 'volley').target);
    return isFielded(target) ? reachRefusal(world, unit, row, target) : refusal('B7', 'its target is gone');
  },
  args: ({ id }, row) => ({ unit: id, row }),
  perform(game, { unit, row }) {
    const mine = game.own(unitById(game.state, unit));
    mine.fired = true;
    mine.shown = true;
    mine.spot = { by: 'FIRE', turn: game.state.turn };
    amend(game, 'volley', { shooters: [...top(game.state, 'volley').shooters, { unit, row }] });
  },
});

const resolve = verb('resolve', {
  cite: 'B7.2',
  bar: ({ view }) =>
    top(view, 'volley').shooters.length === 0 ? refusal('B7.2', 'nobody fires yet') : undefined,
  perform(game) {
    amend(game, 'volley', { resolving: true });
  },
});

/** One more shooter, or one shot resolved; the last one closes the target for this part. */
export function* volleyFrame(game: Game): Rule<void> {
  const { world } = game;
  const { side, target, shooters, resolving } = top(game.state, 'volley');
  if (resolving) return yield* nextShot(game);
  const scene = { world, view: game.state, side };
  if (shooters.length > 0 && !anyOffer([add], scene)) return amend(game, 'volley', { resolving: true });
  const verbs = [add, resolve] as const;
  const act = yield* choose({
    by: side,
    id: 'volley',
    cite: 'B7.2',
    prompt: `Fire at {${target}}`,
    ...asking(verbs, view => ({ world, view, side }), idle),
  });
  yield* carryOut(verbs, game, act);
}

function* nextShot(game: Game): Rule<void> {
  const { target: id, shooters } = top(game.state, 'volley');
  const [next, ...others] = shooters;
  const target = unitById(game.state, id);
  if (!next || !isFielded(target)) {
    pop(game);
    game.own(game.state).engaged = [...game.state.engaged, id];
    return;
  }
  amend(game, 'volley', { shooters: others });
  const firer = unitById(game.state, next.unit);
  const weapon = isFielded(firer) ? weaponOf(firer, next.row) : undefined;
  if (!isFielded(firer) || !weapon) return;
  if (next.row === 'ap') return yield* apShot(game, firer, target, weapon);
  yield* gpShot(game, firer, target, weapon, next.row);
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('B7', place === undefined ? 'it does not fire now' : 'fire is at units, and not at hexes');
