/** The Movement Phase (B12): the Second Player moves unit by unit and hex by hex, then the First. */
import { type HexId, type HexIx, hexesIn, neighbourOf } from '../../../board/index.ts';
import {
  anyOffer,
  asking,
  carryOut,
  DONE,
  isRefusal,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
} from '../../../engine/index.ts';
import {
  ALL_DIRECTIONS,
  type Direction,
  directionName,
  opposite,
  parseDirection,
  turned,
} from '../../../hex/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { exitHexes } from '../../kit/scenario/victory.ts';
import { hasSealed } from '../fire/volley.ts';
import {
  amend,
  cardOfUnit,
  choose,
  type Fielded,
  type Game,
  isFielded,
  lose,
  ownUnits,
  pop,
  push,
  type Scene,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { enemyOf, hexName, ix, type World } from '../world.ts';
import { type Step, speedOf, stepFrom, turnCostAt } from './costs.ts';

const verb = verbsIn<Scene>();
/** So many vehicles and towed units, and so many leg units, of a side in one hex (B12.11). */
const STACK = { heavy: 5, leg: 10 } as const;

function notMoving(unit: Fielded): Refusal | undefined {
  if (unit.moved) return refusal('B12', 'it has moved');
  if (unit.command !== 'MOVE' && unit.command !== 'SHORT-HALT')
    return refusal('B5.3', 'it has neither MOVE nor SHORT HALT');
  if (unit.tracked) return refusal('B10.2', 'it can’t move');
  return speedOf(unit, undefined) === 0 ? refusal('B12', 'it is moved by vehicles alone') : undefined;
}

const move = verb('move', {
  cite: 'B12',
  who: ownUnits,
  unfit: (_, unit) => notMoving(unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const mover = game.own(unitById(game.state, unit));
    mover.moved = true;
    mover.shown = true;
    push(game, { is: 'move', unit, used: 0, hexes: 0, freeTurns: 0 });
  },
});

const endPart = verb('done', { cite: 'B1.2', perform() {} });

export function* movementPhase(game: Game): Rule<boolean> {
  const { world } = game;
  const { first } = game.state;
  if (first === undefined) throw new Error('nobody has the initiative');
  const side = game.state.part === 0 ? enemyOf(world, first) : first;
  if (hasSealed(game.state, side) || anyOffer([move], { world, view: game.state, side })) {
    const verbs = [move, endPart] as const;
    const act = yield* choose({
      by: side,
      id: 'movement',
      cite: 'B12',
      prompt: 'Move',
      ...asking(verbs, view => ({ world, view, side }), idle),
    });
    yield* carryOut(verbs, game, act);
    if (act.verb !== DONE.verb) return false;
  }
  if (game.state.part === 1) return true;
  game.own(game.state).part = 1;
  return false;
}

function moverOf(view: View): Fielded {
  const unit = unitById(view, top(view, 'move').unit);
  if (!isFielded(unit)) throw new Error(`${unit.id} is not on the map`);
  return unit;
}

/** The hex beyond a side of the mover’s. */
function beyond({ world }: Scene, { at }: Fielded, side: Direction): HexIx | undefined {
  return neighbourOf(world.field, ix(world, at), side);
}

/** Men and guns go through any side, vehicles through that which they face. */
function waysAhead(scene: Scene): readonly HexId[] {
  const unit = moverOf(scene.view);
  const sides = cardOfUnit(unit).is === 'vehicle' ? [unit.facing] : ALL_DIRECTIONS;
  return sides.flatMap(side => nameOf(scene, unit, side));
}

const nameOf = (scene: Scene, unit: Fielded, side: Direction): readonly HexId[] => {
  const hex = beyond(scene, unit, side);
  return hex === undefined ? [] : [hexName(scene.world, hex)];
};

const sideTo = ({ world }: Scene, { at }: Fielded, to: HexId): Direction =>
  ALL_DIRECTIONS.find(side => neighbourOf(world.field, ix(world, at), side) === ix(world, to)) ?? 0;

/** What a step costs, or what stands against it; `times` for reverse. */
function priced(scene: Scene, to: HexId, times: number): Step | Refusal {
  const unit = moverOf(scene.view);
  const { used, hexes, way } = top(scene.view, 'move');
  const full = isFull(scene, unit, to);
  if (full) return full;
  const step = stepFrom(scene.world, unit, sideTo(scene, unit, to), ix(scene.world, to));
  if (isRefusal(step)) return step;
  const cost = step.cost * times;
  const followed = step.way && (hexes === 0 || way !== undefined) ? slower(step.way, way) : undefined;
  // One hex forward is always allowed (B12.4).
  const isFirst = hexes === 0 && used === 0 && times === 1;
  if (!isFirst && used + cost > speedOf(unit, followed)) return refusal('B12', 'it has too few points left');
  return { cost, ...(followed && { way: followed }) };
}

const slower = (one: 'road' | 'path', other: 'road' | 'path' | undefined): 'road' | 'path' =>
  one === 'path' || other === 'path' ? 'path' : 'road';

function isFull({ view }: Scene, unit: Fielded, hex: HexId): Refusal | undefined {
  const there = view.units.filter(each => each.at === hex);
  if (there.some(({ side }) => side !== unit.side)) return refusal('B13.3', 'the enemy is there');
  const isLeg = cardOfUnit(unit).is === 'leg';
  const alike = there.filter(each => (cardOfUnit(each).is === 'leg') === isLeg).length;
  return alike >= (isLeg ? STACK.leg : STACK.heavy) ? refusal('B12.11', 'the hex is full') : undefined;
}

function enter(game: Game, to: HexId, times: number): void {
  const { world } = game;
  const mover = moverOf(game.state);
  const step = priced({ world, view: game.state, side: mover.side }, to, times);
  if (isRefusal(step)) throw new Error(`${mover.id} can't enter ${to}`);
  const { used, hexes, unit } = top(game.state, 'move');
  const mine = game.own(mover);
  mine.at = to;
  mine.spot = { by: 'MOVE', turn: game.state.turn };
  pop(game);
  push(game, {
    is: 'move',
    unit,
    used: used + step.cost,
    hexes: hexes + 1,
    freeTurns: 1,
    ...(step.way && { way: step.way }),
  });
}

const step = verb('step', {
  cite: 'B12.1',
  who: waysAhead,
  whoElse: refusal('B12.1', 'it does not lie ahead'),
  by: ({ view }) => top(view, 'move').unit,
  unfit: (scene, to) => against(priced(scene, to, 1)),
  args: to => ({ to }),
  perform: (game, { to }) => enter(game, to, 1),
});

/** Dual controls reverse at the cost of going forward (7.33). */
const reverseTimes = (unit: Fielded): number => {
  const card = cardOfUnit(unit);
  return card.is === 'vehicle' && card.dualControls ? 1 : 2;
};

const reverse = verb('reverse', {
  cite: 'B12.3',
  who: scene => {
    const unit = moverOf(scene.view);
    return cardOfUnit(unit).is === 'vehicle' ? nameOf(scene, unit, opposite(unit.facing)) : [];
  },
  whoElse: refusal('B12.3', 'it does not lie behind'),
  by: ({ view }) => top(view, 'move').unit,
  unfit: (scene, to) => against(priced(scene, to, reverseTimes(moverOf(scene.view)))),
  args: to => ({ to }),
  perform: (game, { to }) => enter(game, to, reverseTimes(moverOf(game.state))),
});

const against = (found: Step | Refusal): Refusal | undefined => (isRefusal(found) ? found : undefined);

const turn = verb('turn', {
  cite: 'B12.2',
  who: ({ view }) => {
    const { facing } = moverOf(view);
    return [turned(facing, 1), turned(facing, -1)].map(directionName);
  },
  whoElse: refusal('B12.2', 'it turns by one hexside at a time'),
  by: ({ view }) => top(view, 'move').unit,
  unfit: ({ world, view }) => {
    const unit = moverOf(view);
    if (cardOfUnit(unit).is !== 'vehicle') return refusal('B12.1', 'it faces every way');
    const { used, freeTurns, way } = top(view, 'move');
    if (freeTurns > 0) return undefined;
    return used + turnCostAt(world, unit, way) > speedOf(unit, way)
      ? refusal('B12.2', 'it has too few points left to turn')
      : undefined;
  },
  args: side => ({ side }),
  perform(game, { side }) {
    const mover = moverOf(game.state);
    const { used, freeTurns, way } = top(game.state, 'move');
    amend(
      game,
      'move',
      freeTurns > 0
        ? { freeTurns: freeTurns - 1 }
        : { used: used + Math.max(1, turnCostAt(game.world, mover, way)) },
    );
    game.own(mover).facing = parseDirection(side) ?? mover.facing;
  },
});

const exits = rememberedIn((world: World, side: Side): ReadonlySet<HexId> => new Set(exitHexes(world, side)));

const leave = verb('leave', {
  cite: 'B12.12',
  bar: ({ world, view, side }) => {
    const unit = moverOf(view);
    if (!exits(world, side).has(unit.at)) return refusal('B12.12', 'no edge to leave by is here');
    const { used, hexes, way } = top(view, 'move');
    return hexes > 0 && used + 1 > speedOf(unit, way)
      ? refusal('B12.12', 'it has too few points left')
      : undefined;
  },
  perform(game) {
    const mover = moverOf(game.state);
    pop(game);
    lose(game, mover, 'left');
    game.say('B12.12', `{${mover.id}} leaves the map.`);
  },
});

const halt = verb('done', { cite: 'B12', perform: game => pop(game) });

/** One hex, one turn, or the end of the move. */
export function* moveFrame(game: Game): Rule<void> {
  const { world } = game;
  const { side, id } = moverOf(game.state);
  const deeds = [step, reverse, turn, leave] as const;
  if (!anyOffer(deeds, { world, view: game.state, side })) return pop(game);
  const verbs = [...deeds, halt] as const;
  const act = yield* choose({
    by: side,
    id: 'move',
    cite: 'B12',
    prompt: `Move {${id}}`,
    ...asking(verbs, view => ({ world, view, side }), idle),
  });
  yield* carryOut(verbs, game, act);
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('B12', place === undefined ? 'it does not move now' : 'nobody who moves gets there now');

/** How many units of the side have left as its scenario wants it. */
export const haveLeft = ({ units }: View, side: Side): number =>
  units.filter(unit => unit.side === side && unit.lost === 'left' && cardOfUnit(unit).is === 'vehicle')
    .length;

/** The area in which a formation sets up. */
export const setUpHexes = rememberedIn((world: World, group: string): readonly HexId[] =>
  hexesIn(world.field, world.scenario.groups.find(({ id }) => id === group)?.setUp ?? []),
);
