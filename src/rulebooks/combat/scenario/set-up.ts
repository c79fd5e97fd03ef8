/** Set-up (3.3.1): the sides place their men in their areas, one side after the other. */
import { type HexId, hexesIn } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal, type Side, type Subject } from '../../../engine/index.ts';
import { rememberedIn, rememberedOf } from '../../kit/remembered.ts';
import { muster } from '../../kit/scenario/order-of-battle.ts';
import { oneOfAKind } from '../../kit/scenario/set-up.ts';
import { exitHexes } from '../../kit/scenario/victory.ts';
import { groupOf } from '../../kit/world.ts';
import type { BookAct } from '../acts.ts';
import { coverOf } from '../charts/index.ts';
import {
  type AnyUnit,
  decide,
  type Game,
  lay,
  pop,
  type Scene,
  sceneFor,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { steepleRefusal } from '../movement/costs.ts';
import { bulkAt, bulkOf, ROOM } from '../movement/stacking.ts';
import type { AnyFrame, LocId, Unit } from '../state.ts';
import { locationsIn, terrainAt, terrainIn } from '../terrain/ground.ts';
import { type Land, landOf } from '../terrain/land.ts';
import { bunkerIn, roomRefusal } from '../works/pillboxes.ts';
import { trenchIn } from '../works/trenches.ts';
import { isPillbox, isTrench, ix, rangeOf, sidesOf, type World } from '../world.ts';
import { contested, holdGround } from './control.ts';
import { digThere, dugAtFirst } from './dug-in.ts';

/** Every unit of the scenario, numbered through all groups. */
export const orderOfBattle = ({ scenario }: World): readonly Unit[] =>
  muster(
    scenario.groups,
    ({ units }) => units as Readonly<Record<string, number>>,
    (number, card, { id, side }): Unit => ({ id: `u${number}`, side, card, group: id, order: 0 }),
  ).map(({ piece }) => piece);

/** The places in which a group sets up: any location of its hexes (3.3.2). */
const setUpPlaces = rememberedIn((world: Land, group: string): readonly LocId[] =>
  hexesIn(world.field, groupOf(world, group).setUp ?? []).flatMap(hex => {
    const number = ix(world, hex);
    const works = { works: world.scenario.works ?? [] };
    const dug = [...trenchIn(works, hex), ...bunkerIn(works, hex)];
    return terrainIn(world, number) === undefined ? [] : [...locationsIn(world, number), ...dug];
  }),
);

const toPlace = ({ view, side }: Pick<Scene, 'view' | 'side'>): readonly AnyUnit[] =>
  view.units.filter(unit => unit.side === side && unit.at === undefined && !unit.lost);

const fullRefusal = (world: Land, view: View, unit: AnyUnit, at: LocId): Refusal | undefined =>
  steepleRefusal(world, unit, at) ??
  (isPillbox(at)
    ? roomRefusal(
        view.units.filter(each => each.at === at),
        unit,
      )
    : undefined) ??
  (bulkAt(view, unit.side, at) + bulkOf(unit) > ROOM
    ? refusal('8.1.1', 'there is no room for it')
    : undefined);

const verb = verbsIn<Scene>();

const place = verb('place', {
  cite: '3.3.1.a',
  who: scene => oneOfAKind(toPlace(scene)),
  whoElse: refusal('3.3.1.a', 'it is not to be placed now'),
  what: ({ world }, { group }) => setUpPlaces(world, group),
  whatElse: refusal('3.3.2', 'it does not set up there'),
  refusal: ({ world, view }, unit, at) => fullRefusal(world, view, unit, at),
  args: ({ id }, at) => ({ unit: id, at }),
  perform(game, { unit, at }) {
    lay(game, unitById(game.state, unit), at);
  },
});

const done = verb('done', {
  cite: '3.3.1.a',
  bar: scene => (toPlace(scene).length > 0 ? refusal('3.3.1.a', 'there are units to be set up') : undefined),
  perform(game) {
    pop(game);
    holdGround(game);
  },
});

/** One unit placed, or the end of the side's set-up. */
export function* setUpFrame(game: Game, { side }: Extract<AnyFrame, { is: 'set-up' }>): Rule<void> {
  yield* decide(game, [place, digThere, done] as const, sceneFor(game, side), idle, {
    by: side,
    id: 'set-up',
    cite: '3.3.1.a',
    prompt: 'Set up',
  });
}

const idle = (_: Scene, { place: at }: Subject): Refusal =>
  refusal('3.3.1.a', at === undefined ? 'it is not set up now' : 'nobody who waits sets up there');

/** What the victory is about: ground, or the edge by which somebody leaves. */
const goals = rememberedOf((world: World): readonly HexId[] => [
  ...contested(world).keys(),
  ...sidesOf(world).flatMap(side => exitHexes(world, side)),
]);

/** Places with cover if there are any, those near the goal first. */
function goodPlaces(world: Land, places: readonly LocId[]): readonly LocId[] {
  const covered = places.filter(
    at => isTrench(at) || isPillbox(at) || coverOf(world.charts, terrainAt(world, at) ?? 'open') > 0,
  );
  const far = (at: LocId) => Math.min(...goals(world).map(goal => rangeOf(world, at, goal)));
  return (covered.length > 0 ? covered : places).toSorted((a, b) => far(a) - far(b));
}

/** A sensible set-up: where there is cover near the goal, two counters to a place; variations begin farther away. */
export function autoSetUp(world: World, view: View, side: Side, variation = 0): readonly BookAct[] {
  const land = landOf(world, view);
  let units = view.units;
  const placed = toPlace({ view, side }).map((unit, i) => {
    const free = (at: LocId) => !fullRefusal(land, { ...view, units }, unit, at);
    const places = setUpPlaces(land, unit.group);
    const good = goodPlaces(land, places);
    const wanted = good[(Math.floor(i / 2) + variation) % good.length];
    const at = wanted !== undefined && free(wanted) ? wanted : [...good, ...places].find(free);
    if (at === undefined) throw new Error(`no room for ${unit.id}`);
    units = units.map(each => (each.id === unit.id ? { ...each, at } : each));
    return { verb: 'place' as const, unit: unit.id, at };
  });
  return [...placed, ...dugAtFirst(land, { ...view, units }, side)];
}
