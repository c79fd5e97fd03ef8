/** Set-up (3.3.1): the sides place their men in their areas, one side after the other. */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal, type Side, type Subject } from '../../../engine/index.ts';
import { rememberedOf } from '../../kit/remembered.ts';
import { oneOfAKind } from '../../kit/scenario/set-up.ts';
import { exitHexes } from '../../kit/scenario/victory.ts';
import { groupOf } from '../../kit/world.ts';
import type { BookAct } from '../acts.ts';
import { coverOf } from '../charts/index.ts';
import {
  type AnyUnit,
  decide,
  type Game,
  isLeader,
  isTeam,
  lay,
  ownUnits,
  pop,
  type Scene,
  sceneFor,
  stackAt,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { layMines, mineAtFirst } from '../hidden/mines.ts';
import { mayHide, setUpPlaces } from '../hidden/places.ts';
import { isHidden } from '../hidden/unseen.ts';
import { nest } from '../morale/nest.ts';
import { steepleRefusal } from '../movement/costs.ts';
import { bulkAt, bulkOf, ROOM } from '../movement/stacking.ts';
import type { AnyFrame, LocId } from '../state.ts';
import { terrainAt } from '../terrain/ground.ts';
import { type Land, landOf } from '../terrain/land.ts';
import { roomRefusal } from '../works/pillboxes.ts';
import { enemyOf, isPillbox, isTrench, rangeOf, sidesOf, type World } from '../world.ts';
import { contested, holdGround } from './control.ts';
import { digThere, dugAtFirst } from './dug-in.ts';

/** Those who come later wait for their turn (3.2.2.1.a); all others set up together (3.2.2.1.b). */
const toPlace = ({ world, view, side }: Scene): readonly AnyUnit[] =>
  view.units.filter(
    unit =>
      unit.side === side &&
      unit.at === undefined &&
      !unit.lost &&
      groupOf(world, unit.group).enter === undefined,
  );

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

/** As many of a group as may be hidden besides those who are. */
const hidingLeft = (world: World, { units }: View, group: string): number =>
  mayHide(world, { group }) - units.filter(unit => unit.group === group && isHidden(unit)).length;

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

/** Off the map for all that the enemy sees (3.3.4.1.a). */
const hide = verb('hide', {
  cite: '3.3.4.1.a',
  who: scene => oneOfAKind(toPlace(scene)),
  whoElse: refusal('3.3.1.a', 'it is not to be placed now'),
  unfit: ({ world, view }, { group }) =>
    hidingLeft(world, view, group) > 0
      ? undefined
      : refusal('3.3.4.1.a', 'no more of them may set up hidden'),
  what: ({ world }, { group }) => setUpPlaces(world, group),
  whatElse: refusal('3.3.2', 'it does not set up there'),
  refusal: ({ world, view }, unit, at) => fullRefusal(world, view, unit, at),
  args: ({ id }, at) => ({ unit: id, at }),
  perform(game, { unit: id, at }) {
    const unit = unitById(game.state, id);
    lay(game, unit, at);
    game.own(unit).secret = 'hidden';
  },
});

const done = verb('done', {
  cite: '3.3.1.a',
  bar: scene => (toPlace(scene).length > 0 ? refusal('3.3.1.a', 'there are units to be set up') : undefined),
  perform(game) {
    const { side } = top(game.state, 'set-up');
    cover(game, side);
    pop(game);
    game.reveal([enemyOf(game.world, side)], '3.3.1.a', 'The enemy has set up');
    holdGround(game);
  },
});

/** Of each stack the enemy sees the topmost counter (3.3.3.a). */
function cover(game: Game, side: Side): void {
  for (const unit of ownUnits({ view: game.state, side })) {
    const [first] = stackAt(game.state, unit.at).filter(each => each.side === side && !isHidden(each));
    if (!isHidden(unit) && first?.id !== unit.id) game.own(unit).secret = 'covered';
  }
}

/** One unit placed, or the end of the side's set-up. */
export function* setUpFrame(game: Game, { side }: Extract<AnyFrame, { is: 'set-up' }>): Rule<void> {
  yield* decide(game, [place, hide, digThere, layMines, nest, done] as const, sceneFor(game, side), idle, {
    by: side,
    id: 'set-up',
    cite: '3.3.1.a',
    prompt: 'Set up',
    secret: true,
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

/** As many as may, those who serve weapons first. */
function toHide(world: World, view: View, units: readonly AnyUnit[]): ReadonlySet<string> {
  const groups = new Set(units.map(({ group }) => group));
  const hidden = [...groups].flatMap(group =>
    units
      .filter(unit => unit.group === group && !isLeader(unit))
      .toSorted((a, b) => Number(isTeam(b)) - Number(isTeam(a)))
      .slice(0, hidingLeft(world, view, group)),
  );
  return new Set(hidden.map(({ id }) => id));
}

/** A sensible set-up: where there is cover near the goal, two counters to a place; variations begin farther away. */
export function autoSetUp(world: World, view: View, side: Side, variation = 0): readonly BookAct[] {
  const land = landOf(world, view);
  let units = view.units;
  const waiting = toPlace({ world: land, view, side });
  const hidden = toHide(land, view, waiting);
  const placed = waiting.map((unit, i): BookAct => {
    const free = (at: LocId) => !fullRefusal(land, { ...view, units }, unit, at);
    const places = setUpPlaces(land, unit.group);
    const good = goodPlaces(land, places);
    const wanted = good[(Math.floor(i / 2) + variation) % good.length];
    const at = wanted !== undefined && free(wanted) ? wanted : [...good, ...places].find(free);
    if (at === undefined) throw new Error(`no room for ${unit.id}`);
    units = units.map(each => (each.id === unit.id ? { ...each, at } : each));
    return { verb: hidden.has(unit.id) ? 'hide' : 'place', unit: unit.id, at };
  });
  return [
    ...placed,
    ...dugAtFirst(land, { ...view, units }, side),
    ...mineAtFirst(land, view, side).map((at): BookAct => ({ verb: 'mine', at })),
  ];
}
