/** Units go under HIDDEN UNIT counters: when they are set up (7.2.2), and later whoever is out of sight (7.2.3). */
import { type HexId, neighbourOf } from '../../../board/index.ts';
import {
  together as atOnce,
  DONE,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
  unset,
} from '../../../engine/index.ts';
import { ALL_DIRECTIONS, type Direction } from '../../../hex/index.ts';
import {
  type AnyUnit,
  decide,
  type Fielded,
  type Game,
  isFielded,
  ownUnits,
  type Scene,
  sceneFor,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { isEnemyIn } from '../movement/mover.ts';
import { spottersOf } from '../sight/spotting.ts';
import type { UnitId } from '../state.ts';
import { terrainAt } from '../terrain/ground.ts';
import { enemyOf, hexName, ix, platoonOf, sidesOf } from '../world.ts';
import {
  addCounter,
  counterAhead,
  counterFor,
  countersOf,
  hiddenRefusal,
  isFull,
  limitOf,
} from './counters.ts';

const verb = verbsIn<Scene>();

const limitRefusal = ({ world, view, side }: Scene): Refusal | undefined =>
  isFull(world, view, side) ? refusal('7.2.2.a', 'all counters are on the map') : undefined;

/** What was done in secret changes the map before the enemy's eyes. */
export const seen = (game: Game, by: Side, cite: string, what: string): void =>
  game.reveal([enemyOf(game.world, by)], cite, what);

/** Under a counter of its formation there, or a new one (7.2.1.b). */
export function conceal(game: Game, id: UnitId, at: HexId): void {
  const unit = unitById(game.state, id);
  const known = counterFor(game.world, game.state as View, unit, at)?.id;
  const counter = known ?? addCounter(game, unit.side, at);
  // Only a new counter is something to be seen.
  if (known === undefined) seen(game, unit.side, '7.2.2.a', 'a hidden counter is put on the map');
  for (const each of game.state.units.filter(other => other.id === id || other.aboard === id)) {
    const own = game.own(each);
    own.at = at;
    own.under = counter;
    // Nobody knows which way it faces: as everybody of its platoon did at first.
    own.facing = platoonOf(game.world, each.group).faces as Direction;
    if (each.turret !== undefined) own.turret = own.facing;
    for (const key of ['spot', 'spottedBy'] as const) unset(own, key);
  }
}

/** Against a counter more: where one of its formation lies none is needed. */
export const concealRefusal = (scene: Scene, unit: AnyUnit, at: HexId): Refusal | undefined =>
  counterFor(scene.world, scene.view, unit, at) ? undefined : limitRefusal(scene);

/** Nothing is under it, and nothing is noted (7.2.2.c). */
export const decoyIn = (by: Side, hexes: (scene: Scene) => readonly HexId[]) =>
  verb('decoy', {
    cite: '7.2.2.c',
    bar: limitRefusal,
    who: hexes,
    whoElse: refusal('7.2.2.c', 'no counter can be put there'),
    unfit: ({ world, view, side }, at) => {
      if (terrainAt(world, ix(world, at)) === undefined) return refusal('B12.7', 'nobody goes there');
      return isEnemyIn(view, { side } as Fielded, at)
        ? refusal('7.2.2.c', 'the enemy is there')
        : counterAhead(world, view, side, at);
    },
    args: at => ({ at }),
    perform(game, { at }) {
      addCounter(game, by, at);
      seen(game, by, '7.2.2.c', 'a hidden counter is put on the map');
    },
  });

const hide = verb('hide', {
  cite: '7.2.3.a',
  who: ownUnits,
  unfit: (scene, unit) => {
    const { world, view } = scene;
    const under = hiddenRefusal(unit);
    if (under) return under;
    if (unit.aboard) return refusal('7.2.3.a', 'it hides with its vehicle');
    if (unit.suppressed || unit.broken || unit.hesitates) return refusal('7.2.3.a', 'it is shaken');
    if (spottersOf(world, view, unit).length > 0) return refusal('7.2.3.a', 'the enemy sees it');
    return concealRefusal(scene, unit, unit.at);
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const { at } = unitById(game.state, unit);
    if (at === undefined) return;
    conceal(game, unit, at);
    seen(game, unitById(game.state, unit).side, '7.2.3.a', 'somebody has hidden');
  },
});

/** In play a fake is put where the side is, or beside it (7.2.3.b). */
function aroundUs({ world, view, side }: Scene): readonly HexId[] {
  const hexes = new Set([...ownUnits({ view, side }), ...countersOf(view, side)].map(({ at }) => at));
  for (const hex of [...hexes])
    for (const to of ALL_DIRECTIONS.map(each => neighbourOf(world.field, ix(world, hex), each)))
      if (to !== undefined) hexes.add(hexName(world, to));
  return [...hexes];
}

const done = verb('done', { cite: '7.2.3.a', perform() {} });

/** At the end of a turn, in secret, as long as counters are left and somebody is out of sight: both of which everybody sees. */
export function* hidingPhase(game: Game): Rule<boolean> {
  const { world } = game;
  const view = game.state as View;
  const parts = sidesOf(world)
    .filter(side => limitOf(world, side) !== undefined && !isFull(world, view, side))
    .filter(side =>
      view.units.some(
        unit =>
          isFielded(unit) && unit.side === side && !unit.under && spottersOf(world, view, unit).length === 0,
      ),
    )
    .map(side => [side, slipAway(game, side)] as const);
  if (parts.length > 0) yield* atOnce(Object.fromEntries(parts));
  return true;
}

function* slipAway(game: Game, side: Side): Rule<void> {
  const decoy = decoyIn(side, aroundUs);
  for (;;) {
    const act = yield* decide(game, [hide, decoy, done] as const, sceneFor(game, side), idle, {
      by: side,
      id: 'hiding',
      cite: '7.2.3.a',
      prompt: 'Hide whoever is out of sight',
      secret: true,
    });
    if (act.verb === DONE.verb) return;
  }
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('7.2.3.a', place === undefined ? 'it does not hide now' : 'no counter is put there now');
