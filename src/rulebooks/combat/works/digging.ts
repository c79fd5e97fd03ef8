/** Digging in (7.1.1): all points of a cautious move, and an Action Check; a platoon does it in one impulse (7.1.1.1). */
import { roadsIn } from '../../../board/index.ts';
import {
  anyOffer,
  DONE,
  optional,
  type Refusal,
  type Rule,
  refusal,
  type Subject,
} from '../../../engine/index.ts';
import { openWindow } from '../fire/open-window.ts';
import {
  amend,
  decide,
  type Fielded,
  fieldedById,
  type Game,
  isLeader,
  ownUnits,
  pop,
  push,
  type Scene,
  sceneFor,
  sceneNow,
  top,
  unitById,
  verbsIn,
} from '../game.ts';
import { show } from '../hidden/reveal.ts';
import { mayBeUnseen } from '../hidden/watchers.ts';
import { actionCheck } from '../morale/action-check.ts';
import { moverRefusal } from '../movement/gaits.ts';
import type { AnyFrame, LocId, UnitId } from '../state.ts';
import { areAdjacent, isBuilding, terrainAt } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { hexAt, hexOf, rangeOf } from '../world.ts';

const verb = verbsIn<Scene>();

function diggerRefusal({ world, view }: Scene, unit: Fielded): Refusal | undefined {
  if (unit.dugIn) return refusal('7.1.1.a', 'it is dug in');
  const terrain = terrainAt(world, unit.at);
  if (isBuilding(terrain)) return refusal('7.1.1.b', 'nobody digs in a building');
  return groundRefusal(world, unit.at) ?? moverRefusal(view, unit);
}

/** Against a pit in that hex, in play or before it. */
export function groundRefusal(world: Land, at: LocId): Refusal | undefined {
  if (terrainAt(world, at) === 'shellholes') return refusal('6.9.1.b', 'shellholes are there already');
  return roadsIn(world.field, hexAt(world, at)).includes('road')
    ? refusal('6.3.1.b', 'the road is paved')
    : undefined;
}

/** Each roll is a move at which the enemy may fire (7.1.1.1). */
function* dig(game: Game, id: UnitId): Rule<void> {
  const unit = fieldedById(game.state, id);
  show(game, unit, '3.3.4.2.c');
  const theirs = game.own(unit);
  theirs.moved = 'cautious';
  if (yield* actionCheck(game, unit, 'Action Check to dig in', '7.1.1.a')) theirs.dugIn = true;
  openWindow(game, 'dig', [id]);
}

export const digIn = verb('dig-in', {
  cite: '7.1.1.a',
  who: ownUnits,
  unfit: diggerRefusal,
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    game.own(game.state).acted = true;
    push(game, { is: 'dig', side: unitById(game.state, id).side, units: [id] });
    yield* dig(game, id);
  },
});

const MOST_HEXES = 3;

/** In one hex or up to three that hang together, a leader in one of them (7.1.1.1, 10.5.1). */
function platoonRefusal(scene: Scene, unit: Fielded): Refusal | undefined {
  const { world, view } = scene;
  const diggers = ownUnits(scene).filter(({ id }) => top(view, 'dig').units.includes(id));
  const hexes = new Set([...diggers, unit].map(({ at }) => hexOf(at)));
  if (hexes.size > MOST_HEXES) return refusal('7.1.1.1', 'they would dig in more than three hexes');
  if (!diggers.some(({ at }) => areAdjacent(world, at, unit.at)))
    return refusal('7.1.1.1', 'it is not beside those who dig');
  const isLed = ownUnits(scene).some(
    each => isLeader(each) && hexes.has(hexOf(each.at)) && each.morale === undefined,
  );
  return isLed ? undefined : refusal('7.1.1.1', 'there is no leader among them');
}

const digToo = verb('dig-in', {
  cite: '7.1.1.1',
  who: ownUnits,
  unfit: (scene, unit) => diggerRefusal(scene, unit) ?? platoonRefusal(scene, unit),
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    amend(game, 'dig', { units: [...top(game.state, 'dig').units, id] });
    yield* dig(game, id);
  },
});

const done = verb('done', { cite: '7.1.1.1', perform: game => pop(game) });

/** The next of the platoon, until nobody is left who could. */
export function* digFrame(game: Game, { side, units }: Extract<AnyFrame, { is: 'dig' }>): Rule<void> {
  const { world, state } = game;
  const places = units.flatMap(id => unitById(state, id).at ?? []);
  // Whether it is asked must not tell of those whom nobody sees.
  const mayBeMore = mayBeUnseen(game, side, at => places.some(each => rangeOf(world, each, at) <= 1));
  if (!mayBeMore && !anyOffer([digToo], sceneNow(game, side))) return pop(game);
  yield* decide(game, [digToo, done] as const, sceneFor(game, side), idle, {
    by: side,
    id: 'dig',
    cite: '7.1.1.1',
    prompt: 'Dig in together',
    window: optional('digging', DONE),
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('7.1.1.1', place === undefined ? 'it does not dig with them' : 'they dig where they are');
