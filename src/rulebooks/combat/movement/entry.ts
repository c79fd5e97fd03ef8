/** Reinforcements (3.2.2.1, 3.2.2.2): from their turn on they come onto the map by an impulse, on an entry hex or beside one. */
import { type HexId, hexesIn } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal, type Subject } from '../../../engine/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { oneOfAKind } from '../../kit/scenario/set-up.ts';
import { groupOf } from '../../kit/world.ts';
import { entryCost, GAITS, type Gait, pointsOf } from '../charts/index.ts';
import { openWindow } from '../fire/open-window.ts';
import {
  type AnyUnit,
  amend,
  cardOfUnit,
  decide,
  type Fielded,
  type Game,
  isLeader,
  landNow,
  lay,
  push,
  replaceTop,
  type Scene,
  sceneFor,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { isSeen } from '../hidden/unseen.ts';
import { holdGround } from '../scenario/control.ts';
import type { AnyFrame, LocId, UnitId } from '../state.ts';
import { terrainAt } from '../terrain/ground.ts';
import type { Land } from '../terrain/land.ts';
import { enterMines } from '../works/mines.ts';
import { hexName, ix, neighbourNumbers, type World } from '../world.ts';
import { gaitRefusal } from './gaits.ts';
import { bulkOf, ROOM } from './stacking.ts';

/** On the hexes that the scenario lists, and beside them (3.2.2.2.a). */
const entryHexes = rememberedIn((world: World, group: string): readonly HexId[] => {
  const listed = hexesIn(world.field, groupOf(world, group).enter?.along ?? []);
  const beside = listed.flatMap(hex => neighbourNumbers(world, ix(world, hex)));
  return [...new Set([...listed, ...beside.map(hex => hexName(world, hex))])];
});

/** Those who are still to come. */
export const waiting = ({ world, view, side }: Scene): readonly AnyUnit[] =>
  view.units.filter(
    unit =>
      unit.side === side &&
      unit.at === undefined &&
      unit.lost === undefined &&
      groupOf(world, unit.group).enter !== undefined,
  );

const HALVES = 2;

/** Who comes where three squads have come already pays a point more, the next one two (3.2.2.2.b). */
const surcharge = (before: number, unit: AnyUnit): number =>
  bulkOf(unit) === 0 ? 0 : Math.max(0, Math.ceil((before + bulkOf(unit) - ROOM) / HALVES));

/** What it costs these to come on there, one after the other. */
function costsAt(
  world: Land,
  view: View,
  ids: readonly UnitId[],
  at: HexId,
): Record<UnitId, number> | undefined {
  const terrain = terrainAt(world, at);
  if (terrain === undefined) return undefined;
  let before = view.entered?.[at] ?? 0;
  const costs: Record<UnitId, number> = {};
  for (const id of ids) {
    const unit = unitById(view, id);
    costs[id] = entryCost(world.charts, terrain) + surcharge(before, unit);
    before += bulkOf(unit);
  }
  return costs;
}

function placeRefusal({ world, view, side }: Scene, at: HexId): Refusal | undefined {
  const { units, gait } = top(view, 'enter');
  if (view.units.some(unit => unit.at === at && unit.side !== side && isSeen(unit)))
    return refusal('3.2.2.2.a', 'the enemy is there');
  const costs = costsAt(world, view, units, at);
  if (!costs) return refusal('6.1.1(1)', 'nobody goes there on foot');
  const dearest = Math.max(...Object.values(costs));
  return gait !== 'crawl' && dearest > pointsOf(world.charts, gait)
    ? refusal('3.2.2.2.b', `that costs ${dearest} MP`)
    : undefined;
}

const verb = verbsIn<Scene>();

export const enter = verb('enter', {
  cite: '3.2.2.1.a',
  who: scene => oneOfAKind(waiting(scene)),
  whoElse: refusal('3.2.2.1.a', 'it is not one of those who come'),
  unfit: ({ world, view }, unit) => {
    const { turn = 1 } = groupOf(world, unit.group).enter ?? {};
    return view.turn < turn ? refusal('3.2.2.1.a', `it comes in turn ${turn}`) : undefined;
  },
  what: (): readonly Gait[] => GAITS,
  refusal: (_, unit, gait) => gaitRefusal(unit as Fielded, gait),
  args: ({ id }, gait) => ({ unit: id, gait }),
  perform(game, { unit, gait }) {
    game.own(game.state).acted = true;
    push(game, { is: 'enter', side: unitById(game.state, unit).side, gait, units: [unit] });
  },
});

/** Others of the group come with them as a platoon, if a leader is among them (10.5.1). */
const join = verb('join', {
  cite: '10.5.1',
  who: scene => {
    const { units } = top(scene.view, 'enter');
    const group = unitById(scene.view, units[0] as UnitId).group;
    return oneOfAKind(waiting(scene).filter(unit => unit.group === group && !units.includes(unit.id)));
  },
  whoElse: refusal('10.5.1', 'it does not come with them'),
  unfit: ({ view }, unit) => {
    const { units, gait } = top(view, 'enter');
    const isLed = [unit, ...units.map(id => unitById(view, id))].some(isLeader);
    return isLed ? gaitRefusal(unit as Fielded, gait) : refusal('10.5.1', 'there is no leader among them');
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    amend(game, 'enter', { units: [...top(game.state, 'enter').units, unit] });
  },
});

/** From off the map. */
const OUTSIDE = '0:A0' as LocId;

const at = verb('at', {
  cite: '3.2.2.2.a',
  who: ({ world, view }) => entryHexes(world, unitById(view, top(view, 'enter').units[0] as UnitId).group),
  whoElse: refusal('3.2.2.2.a', 'they do not come on there'),
  unfit: placeRefusal,
  args: place => ({ at: place }),
  *perform(game, act) {
    const { side, gait, units } = top(game.state, 'enter');
    const hex = act.at as HexId;
    const costs = costsAt(landNow(game), game.state, units, hex) ?? {};
    const { entered = {} } = game.state;
    const bulk = units.reduce((sum, id) => sum + bulkOf(unitById(game.state, id)), 0);
    game.own(game.state).entered = { ...entered, [hex]: (entered[hex] ?? 0) + bulk };
    for (const id of units) comeOn(game, id, hex, gait);
    const spent = gait === 'crawl' ? Object.fromEntries(units.map(id => [id, 1])) : costs;
    const isLed = units.some(id => isLeader(unitById(game.state, id)));
    replaceTop(game, {
      is: 'move',
      side,
      gait,
      units,
      spent,
      plans: {},
      began: true,
      ...(isLed && { led: true }),
    });
    holdGround(game);
    yield* enterMines(game, gait, units, new Map(units.map(id => [id, OUTSIDE])));
    openWindow(game, 'mp', units);
  },
});

/** Teams come on their move side, unless they crawl (MOV-SUM.2). */
function comeOn(game: Game, id: UnitId, hex: HexId, gait: Gait): void {
  const unit = unitById(game.state, id);
  lay(game, unit, hex);
  const theirs = game.own(unit);
  theirs.moved = gait;
  const card = cardOfUnit(unit);
  if (card.is === 'team' && card.arm === 'MG' && gait !== 'crawl') theirs.crew = true;
}

export function* enterFrame(game: Game, { side }: Extract<AnyFrame, { is: 'enter' }>): Rule<void> {
  yield* decide(game, [join, at] as const, sceneFor(game, side), idle, {
    by: side,
    id: 'enter',
    cite: '3.2.2.2.a',
    prompt: 'Where do they come on',
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('3.2.2.2.a', place === undefined ? 'it does not come with them' : 'they do not come on there');
