/** HIDDEN UNIT counters move (7.2.2.2): no faster than the slowest under them, a fake as whatever it pretends to be. */
import { type HexId, neighbourOf } from '../../../board/index.ts';
import { isRefusal, type Refusal, type Rule, refusal, type Subject } from '../../../engine/index.ts';
import { ALL_DIRECTIONS } from '../../../hex/index.ts';
import {
  decide,
  type Fielded,
  type Game,
  pop,
  push,
  type Scene,
  sceneFor,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { speedOf, stepFrom } from '../movement/costs.ts';
import { fullRefusal, isEnemyIn } from '../movement/mover.ts';
import type { HiddenCounter } from '../state.ts';
import { hexName, ix, type World } from '../world.ts';
import { changeCounter, counterAhead, counterById, countersOf, heldBy, standIn } from './counters.ts';
import { isComeUpon, turnOver } from './search.ts';

const verb = verbsIn<Scene>();

/** Hexes that men could have gone: whoever goes farther is a vehicle, or says so (7.2.2.2.c). */
const ON_FOOT = 2;

const walkers = (view: View, { id }: HiddenCounter): readonly Fielded[] =>
  heldBy(view, id).filter(({ aboard }) => aboard === undefined);

export const sneak = verb('sneak', {
  cite: '7.2.2.2.a',
  bar: ({ world }) => (world.options['7.2'] ? undefined : refusal('7.2.1.a', 'nobody hides')),
  who: ({ view, side }) => countersOf(view, side),
  unfit: ({ world, view }, counter) => {
    if (counter.went === view.turn) return refusal('7.2.2.2.a', 'it has moved');
    const held = walkers(view, counter);
    if (held.some(unit => unit.command !== 'MOVE')) return refusal('B5.3', 'not all under it have MOVE');
    return held.some(unit => unit.tracked || speedOf(world, unit, undefined) === 0)
      ? refusal('7.2.2.2.a', 'somebody under it can’t move')
      : undefined;
  },
  args: ({ id }) => ({ counter: id }),
  perform(game, { counter }) {
    for (const unit of heldBy(game.state, counter)) game.own(unitById(game.state, unit.id)).moved = true;
    changeCounter(game, counter, { went: game.state.turn });
    push(game, { is: 'sneak', counter, used: 0, hexes: 0 });
  },
});

/** What a step costs the slowest, or what stands against it. */
function priced({ world, view, side }: Scene, to: HexId): number | Refusal {
  const { counter: id, used, hexes } = top(view, 'sneak');
  const counter = counterById(view, id);
  if (isEnemyIn(view, { side } as Fielded, to)) return refusal('B13.3', 'the enemy is there');
  const ahead = counterAhead(world, view, side, to);
  if (ahead) return ahead;
  const held = walkers(view, counter);
  if (held.length === 0) return pretended(world, view, counter, to);
  const costs = held.map(unit => fullRefusal(view, unit, to) ?? costOf(world, unit, counter.at, to));
  const against = costs.find(isRefusal);
  if (against) return against;
  const cost = Math.max(...costs.filter(each => typeof each === 'number'));
  const speed = Math.min(...held.map(unit => speedOf(world, unit, undefined)));
  return hexes === 0 || used + cost <= speed
    ? cost
    : refusal('7.2.2.2.a', 'the slowest under it goes no farther');
}

/** A fake goes on foot, or as a vehicle of its side would. */
function pretended(world: World, view: View, counter: HiddenCounter, to: HexId): number | Refusal {
  const { used, hexes } = top(view, 'sneak');
  const [men, vehicle] = [standIn(view, counter, 'leg'), standIn(view, counter, 'vehicle')];
  const onFoot = men ? costOf(world, men, counter.at, to) : refusal('B12.7', 'nobody goes there');
  if (!counter.claimed && hexes < ON_FOOT && !isRefusal(onFoot)) return onFoot;
  if (!vehicle) return refusal('7.2.2.2.c', 'its side has no vehicles');
  const cost = costOf(world, vehicle, counter.at, to);
  if (isRefusal(cost)) return cost;
  return used + cost <= speedOf(world, vehicle, undefined)
    ? cost
    : refusal('7.2.2.2.c', 'no vehicle goes farther');
}

function costOf(world: World, unit: Fielded, from: HexId, to: HexId): number | Refusal {
  const side = ALL_DIRECTIONS.find(each => neighbourOf(world.field, ix(world, from), each) === ix(world, to));
  if (side === undefined) return refusal('B12.1', 'it does not lie beside it');
  const step = stepFrom(world, { ...unit, at: from }, side, ix(world, to), false);
  return isRefusal(step) ? step : step.cost;
}

const beside = ({ world, view }: Scene): readonly HexId[] => {
  const { at } = counterById(view, top(view, 'sneak').counter);
  return ALL_DIRECTIONS.flatMap(side => {
    const hex = neighbourOf(world.field, ix(world, at), side);
    return hex === undefined ? [] : [hexName(world, hex)];
  });
};

const step = verb('step', {
  cite: '7.2.2.2.a',
  who: beside,
  whoElse: refusal('B12.1', 'it does not lie beside it'),
  by: ({ view }) => top(view, 'sneak').counter,
  unfit: (scene, to) => {
    const found = priced(scene, to);
    return isRefusal(found) ? found : undefined;
  },
  args: to => ({ to }),
  perform(game, { to }) {
    const { counter: id, used, hexes } = top(game.state, 'sneak');
    const { side } = counterById(game.state, id);
    const cost = priced({ world: game.world, view: game.state as View, side }, to);
    for (const unit of heldBy(game.state, id)) game.own(unitById(game.state, unit.id)).at = to;
    changeCounter(game, id, { at: to, ...(hexes + 1 > ON_FOOT && { claimed: true }) });
    pop(game);
    const counter = counterById(game.state, id);
    if (isComeUpon(game, counter)) turnOver(game, [counter]);
    else
      push(game, {
        is: 'sneak',
        counter: id,
        used: used + (typeof cost === 'number' ? cost : 0),
        hexes: hexes + 1,
      });
  },
});

const halt = verb('done', { cite: '7.2.2.2.a', perform: game => pop(game) });

/** One hex, or the end of it. Whether it can go on nobody else may see: its owner is asked as long as men or vehicles could. */
export function* sneakFrame(game: Game): Rule<void> {
  const { side } = counterById(game.state, top(game.state, 'sneak').counter);
  yield* decide(game, [step, halt] as const, sceneFor(game, side), idle, {
    by: side,
    id: 'sneak',
    cite: '7.2.2.2.a',
    prompt: 'Move a hidden counter',
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('7.2.2.2.a', place === undefined ? 'it does not move now' : 'the counter can’t get there');
