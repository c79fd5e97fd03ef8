/** Overwatch (B5.4): those who wait for it fire once at an enemy who moves, or who has fired in this turn's Combat Phase. */
import { DONE, type Refusal, type Rule, refusal, type Side } from '../../../engine/index.ts';
import { alarm } from '../commands/delay.ts';
import {
  decide,
  enemies,
  type Fielded,
  fieldedById,
  type Game,
  isFielded,
  mayHave,
  ownUnits,
  phasing,
  pop,
  push,
  type Scene,
  sceneFor,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { comesUpon, mayHideWatchers, turnOver } from '../hidden/search.ts';
import { shock } from '../morale/shocks.ts';
import { inSight } from '../sight/sight.ts';
import { sees } from '../sight/spotting.ts';
import type { Row, UnitId } from '../state.ts';
import { enemyOf, type World } from '../world.ts';
import { fireShot, openFire, shotOf } from './shot.ts';
import { reachRefusal, rowsOf } from './weapon.ts';

const verb = verbsIn<Scene>();

/** Against a unit that would react; a suppressed one may. */
function notWatching(unit: Fielded): Refusal | undefined {
  if (unit.fired) return refusal('B5.4', 'it has fired');
  return unit.command === 'OW' ? undefined : refusal('B5.4', 'it has no OW');
}

function reactionRefusal(
  { world, view }: Scene,
  unit: Fielded,
  row: Row,
  target: Fielded,
): Refusal | undefined {
  return (
    reachRefusal({ world, view }, unit, row, target, true) ??
    (sees(world, view, unit, target) ? undefined : refusal('B5.4', 'nobody who could tell it sees it'))
  );
}

/** Whether somebody with a counter that nobody has seen could fire at the unit, whatever the counter says. */
function isWatched(world: World, view: View, side: Side, target: Fielded): boolean {
  const scene = { world, view, side };
  if (mayHideWatchers(view, side, at => inSight(world, at, target.at))) return true;
  return ownUnits(scene).some(
    unit =>
      !unit.under &&
      mayHave(unit, 'OW') &&
      !unit.fired &&
      rowsOf(unit).some(row => !reactionRefusal(scene, unit, row, target)),
  );
}

/** After every hex and every turn of a unit: the enemy may have waited for it. */
export function watchMove(game: Game, mover: UnitId, climbs: boolean): void {
  const unit = unitById(game.state, mover);
  if (!isFielded(unit)) return;
  const side = enemyOf(game.world, unit.side);
  alarm(game, unit);
  const found = comesUpon(game.world, game.state as View, unit);
  if (found.length === 0 && !isWatched(game.world, game.state, side, unit)) return;
  push(game, { is: 'overwatch', side, mover, ...(climbs && ({ climbs: true } as const)) });
  turnOver(game, found);
}

const react = verb('react', {
  cite: 'B5.4',
  who: ownUnits,
  unfit: (_, unit) => notWatching(unit),
  what: (_, unit): readonly Row[] => rowsOf(unit),
  whatElse: refusal('B7.4', 'it has no such weapon'),
  refusal: (scene, unit, row) =>
    reactionRefusal(scene, unit, row, fieldedById(scene.view, top(scene.view, 'overwatch').mover)),
  args: ({ id }, row) => ({ unit: id, row }),
  *perform(game, { unit, row }) {
    const { mover, climbs } = top(game.state, 'overwatch');
    const shot = shotOf(game, unit, row, mover, {
      manner: 'overwatch',
      targetMoves: true,
      ...(climbs && { targetClimbs: climbs }),
    });
    openFire(game, unit, mover);
    yield* fireShot(game, shot);
    shock(game, mover, 'fire');
  },
});

const pass = verb('pass', { cite: 'B5.4', perform: game => pop(game) });

/** One shot, or none; the window stays open as long as somebody might fire and the mover is there. */
export function* overwatchFrame(game: Game): Rule<void> {
  const { world } = game;
  const { side, mover } = top(game.state, 'overwatch');
  const unit = unitById(game.state, mover);
  if (!isFielded(unit) || !isWatched(world, game.state, side, unit)) return pop(game);
  const verbs = [react, pass] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'overwatch',
    cite: 'B5.4',
    prompt: `Fire at {${mover}} as it moves?`,
    window: { on: 'overwatch', pass: { verb: 'pass' }, subject: mover },
  });
}

/** Those who fired in this phase have given cause for it, too (B1.1). */
const hasFired = ({ fired }: Fielded): boolean => fired === true;

const answer = verb('add', {
  cite: 'B1.1',
  who: ownUnits,
  unfit: (_, unit) => notWatching(unit),
  what: (_, unit): readonly Row[] => rowsOf(unit),
  whatElse: refusal('B7.4', 'it has no such weapon'),
  refusal: (scene, unit, row) =>
    reactionRefusal(scene, unit, row, fieldedById(scene.view, top(scene.view, 'volley').target)),
  args: ({ id }, row) => ({ unit: id, row }),
  *perform(game, { unit, row }) {
    const { target } = top(game.state, 'volley');
    const shot = shotOf(game, unit, row, target, { manner: 'overwatch' });
    pop(game);
    openFire(game, unit, target);
    yield* fireShot(game, shot);
    shock(game, target, 'fire');
  },
});

const engage = verb('engage', {
  cite: 'B1.1',
  who: enemies,
  unfit: (scene, target) => {
    if (!hasFired(target)) return refusal('B1.1', 'it has given no cause');
    const watchers = ownUnits(scene).filter(unit => !notWatching(unit));
    return watchers.some(unit => rowsOf(unit).some(row => !reactionRefusal(scene, unit, row, target)))
      ? undefined
      : refusal('B5.4', 'nobody who waits can fire at it');
  },
  args: ({ id }) => ({ target: id }),
  perform(game, { target }) {
    push(game, { is: 'volley', side: phasing(game), target, shooters: [], fired: [] });
  },
});

const endPart = verb('done', { cite: 'B1.1', perform() {} });

/** After all Direct Fire the First Player's watchers answer it, and then the Second's. */
export function* overwatchPhase(game: Game): Rule<boolean> {
  const { world } = game;
  const side = phasing(game);
  const view = game.state;
  const firers = enemies({ view, side }).filter(hasFired);
  if (!firers.some(unit => isWatched(world, view, side, unit))) return true;
  const verbs = [engage, endPart] as const;
  const act = yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'overwatch-fire',
    cite: 'B1.1',
    prompt: 'Overwatch at those who fired',
    window: { on: 'overwatch-fire', pass: DONE },
  });
  return act.verb === DONE.verb;
}

/** One watcher is named, and fires: there is one, or the target could not have been named. */
export function* overwatchVolley(game: Game): Rule<void> {
  const { side, target } = top(game.state, 'volley');
  const verbs = [answer] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'overwatch-volley',
    cite: 'B1.1',
    prompt: `Fire at {${target}}`,
  });
}

const idle = (): Refusal => refusal('B5.4', 'it does not react now');
