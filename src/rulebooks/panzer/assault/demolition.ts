/** Engineers against the ground (7.19): walls, and mines that everybody sees (7.31.3.3), by the ways of a close assault. */
import { type HexId, sideOf, sideTerrainOf } from '../../../board/index.ts';
import { type Refusal, type Rule, refusal, type Subject, type Tally } from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import { ALL_DIRECTIONS, type Direction, directionName, parseDirection } from '../../../hex/index.ts';
import { neighbours } from '../../kit/world.ts';
import { listed, mineDefence, wallDefence } from '../charts/index.ts';
import { isEngineer, type LegCard } from '../counters/index.ts';
import { gpRoll } from '../fire/gp-shot.ts';
import {
  type AnyUnit,
  amend,
  cardOfUnit,
  decide,
  type Fielded,
  fieldedById,
  type Game,
  ownUnits,
  phasing,
  pop,
  push,
  type Scene,
  sceneFor,
  show,
  top,
  type View,
  verbsIn,
} from '../game.ts';
import { revealBy } from '../hidden/reveal.ts';
import { inTheFight } from '../leaders/leaders.ts';
import { clearMines } from '../mines/field.ts';
import { loseCamouflage } from '../sight/camouflage.ts';
import { coverAt } from '../sight/cover.ts';
import { breachWall } from '../terrain/ruins.ts';
import { distance, isOn, ix, type World } from '../world.ts';
import { notAssaulting } from './assault.ts';

const verb = verbsIn<Scene>();

/** Squads, half-squads and sections of engineers alone (7.19.a). */
const isSapper = ({ card, was }: AnyUnit): boolean =>
  isEngineer(card) || (was !== undefined && isEngineer(was));

const notDemolishing = (scene: Scene, unit: Fielded): Refusal | undefined =>
  isSapper(unit) ? notAssaulting(scene, unit) : refusal('7.19.a', 'only engineers attack the ground');

const sappers = (scene: Scene): readonly Fielded[] =>
  ownUnits(scene).filter(unit => !notDemolishing(scene, unit));

const withoutSappers = ({ world }: Scene): Refusal | undefined =>
  isOn(world, '7.19') ? undefined : refusal('7.19.a', 'nobody attacks the ground');

/** Mines in reach that everybody sees; those that are hidden stay (7.31.3.3). */
const minesInReach = (scene: Scene): readonly HexId[] => {
  const seen = new Set(
    scene.view.minefields.flatMap(field => field.seen.filter(at => field.hexes.includes(at))),
  );
  const near = sappers(scene).flatMap(({ at }) => [at, ...neighbours(scene.world, at)]);
  return [...new Set(near)].filter(at => seen.has(at));
};

/** Also asked by the assault step, whether there is anything to do. */
export const demolish = verb('demolish', {
  cite: '7.31.3.3',
  bar: withoutSappers,
  who: minesInReach,
  whoElse: refusal('7.31.3.3', 'no engineers are near mines there that can be seen'),
  args: at => ({ at }),
  perform(game, { at }) {
    push(game, { is: 'demolition', side: phasing(game), at, attackers: [] });
  },
});

/** The sides of the hex on which a wall stands. */
const walls = (world: World, at: HexId): readonly Direction[] =>
  ALL_DIRECTIONS.filter(side => defenceOfWall(world, at, side) > 0);

export function defenceOfWall(world: World, at: HexId, side: Direction): number {
  const fence = sideTerrainOf(world.field, sideOf(world.field, ix(world, at), side));
  return fence === undefined ? 0 : wallDefence(world.charts, fence);
}

export const breach = verb('breach', {
  cite: '7.19.a',
  bar: withoutSappers,
  who: (scene): readonly HexId[] => [...new Set(sappers(scene).map(({ at }) => at))],
  whoElse: refusal('7.19.a', 'no engineers who may attack the ground are there'),
  what: ({ world }, at) => walls(world, at).map(directionName),
  whatElse: refusal('7.19.a', 'no wall stands there'),
  args: (at, side) => ({ at, side }),
  perform(game, { at, side }) {
    const wall = parseDirection(side) ?? 0;
    push(game, { is: 'demolition', side: phasing(game), at, wall, attackers: [] });
  },
});

const join = verb('join', {
  cite: '7.19.b',
  who: ownUnits,
  unfit: (scene, unit) => {
    const { at, wall } = top(scene.view, 'demolition');
    const range = distance(scene.world, unit.at, at);
    return (
      notDemolishing(scene, unit) ??
      (range <= (wall === undefined ? 1 : 0) ? undefined : refusal('7.19.b', 'it is too far away'))
    );
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const sapper = fieldedById(game.state, unit);
    show(game, sapper);
    const own = game.own(sapper);
    own.moved = true;
    own.spot = { by: 'MOVE', turn: game.state.turn };
    loseCamouflage(game, sapper);
    amend(game, 'demolition', { attackers: [...top(game.state, 'demolition').attackers, unit] });
    revealBy(game, unit);
  },
});

const resolve = verb('resolve', {
  cite: '7.19.b',
  bar: ({ view }) =>
    top(view, 'demolition').attackers.length === 0 ? refusal('7.19.b', 'nobody attacks yet') : undefined,
  *perform(game) {
    const { at, wall, attackers } = top(game.state, 'demolition');
    pop(game);
    const units = attackers.map(id => fieldedById(game.state, id));
    if (wall === undefined) yield* sweep(game, units, at);
    else if (yield* twiceEffective(game, units, at, defenceOfWall(game.world, at, wall)))
      breachWall(game, at, wall);
  },
});

/** One effective result is enough for mines (7.31.3.b). */
function* sweep(game: Game, units: readonly Fielded[], at: HexId): Rule<void> {
  for (const [i, { kind, seen }] of game.state.minefields.entries())
    if (seen.includes(at) && (yield* isEffective(game, units, at, mineDefence(game.world.charts, kind))))
      clearMines(game, i, at);
}

/** Two effective results, one after the other, or nothing (7.19.b). */
function* twiceEffective(game: Game, units: readonly Fielded[], at: HexId, defence: number): Rule<boolean> {
  return (yield* isEffective(game, units, at, defence)) && (yield* isEffective(game, units, at, defence));
}

/** What they are worth against it, and what helps them. */
export function demolitionOdds(
  world: World,
  view: View,
  units: readonly Fielded[],
  defence: number,
): { readonly excess: number; readonly modifiers: Tally } {
  const [first] = units;
  const strength = first ? (cardOfUnit(first) as LegCard).closeAssault : 0;
  const hasCover = units.every(unit => /Medium|Heavy/.test(coverAt(world, view, unit)));
  return {
    excess: strength + units.length - 1 - defence,
    modifiers: added([
      hasCover && listed(world.charts.closeAssault, 'attackers in cover'),
      inTheFight(units, '7.55.2.e'),
    ]),
  };
}

function* isEffective(game: Game, units: readonly Fielded[], at: HexId, defence: number): Rule<boolean> {
  const [first] = units;
  if (!first) return false;
  const { excess, modifiers } = demolitionOdds(game.world, game.state as View, units, defence);
  const { result } = yield* gpRoll(game, first, { id: at }, excess, modifiers);
  return result === 'Effective';
}

export function* demolitionFrame(game: Game): Rule<void> {
  const { side, at } = top(game.state, 'demolition');
  const verbs = [join, resolve] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'demolition',
    cite: '7.19.b',
    prompt: `Engineers against the ground in {${at}}`,
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('7.19.b', place === undefined ? 'it does not take part' : 'the engineers are at work elsewhere');
