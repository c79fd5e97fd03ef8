/** Direct Fire (B7): a side names a target, announces all fire on it, and then has it resolved. */
import {
  anyOffer,
  DONE,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
} from '../../../engine/index.ts';
import { directionName, parseDirection, turned } from '../../../hex/index.ts';
import { actingSide, outOfTurn } from '../commands/initiative-groups.ts';
import {
  amend,
  cardOfUnit,
  decide,
  enemies,
  type Fielded,
  type Game,
  isFielded,
  isLeg,
  mayHave,
  ownUnits,
  pop,
  push,
  type Scene,
  sceneFor,
  show,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { hiddenRefusal } from '../hidden/counters.ts';
import { shockLater, shockPending } from '../morale/shocks.ts';
import { knows } from '../sight/spotting.ts';
import { makeSmoke, smokeRefusal } from '../smoke/infantry.ts';
import type { Row } from '../state.ts';
import { isOn } from '../world.ts';
import { notFiring } from './announce.ts';
import { priorityRefusal } from './priority.ts';
import { mayDraw } from './quickdraw.ts';
import { shell } from './shell.ts';
import { fireShot, openFire, shotOf } from './shot.ts';
import { jettison } from './trailer.ts';
import { reachRefusal, rowsOf } from './weapon.ts';

const verb = verbsIn<Scene>();

/** Against a shot at a target of one's own choice: it must be known, in reach, and none must be nearer. */
function shotRefusal({ world, view }: Scene, unit: Fielded, row: Row, target: Fielded): Refusal | undefined {
  if (!knows(world, view, unit, target)) return refusal('B7', 'nobody who could tell it has spotted it');
  return reachRefusal({ world, view }, unit, row, target) ?? priorityRefusal(world, view, unit, target);
}

const canFireAt = (scene: Scene, target: Fielded): boolean =>
  ownUnits(scene).some(
    unit => !notFiring(scene, unit) && rowsOf(unit).some(row => !shotRefusal(scene, unit, row, target)),
  );

const engage = verb('engage', {
  cite: 'B7.2',
  who: enemies,
  unfit: (scene, target) => {
    if (!target.spottedBy) return refusal('B7', 'nobody has spotted it');
    if (scene.view.engaged.some(each => each.target === target.id))
      return refusal('B7.2', 'the fire on it is resolved');
    return canFireAt(scene, target) ? undefined : refusal('B7', 'nobody can fire at it');
  },
  args: ({ id }) => ({ target: id }),
  perform(game, { target }) {
    push(game, { is: 'volley', side: actingSide(game), target, shooters: [], fired: [] });
  },
});

/** A gun in the hull is pointed with SHORT HALT, by one hexside (B7.6). */
const pivot = verb('pivot', {
  cite: 'B7.6',
  who: ownUnits,
  unfit: ({ world, view }, unit) => {
    const waits = outOfTurn(world, view, unit);
    if (waits) return waits;
    const hidden = hiddenRefusal(unit);
    if (hidden) return hidden;
    const card = cardOfUnit(unit);
    if (card.is !== 'vehicle' || card.gunIn !== 'hull') return refusal('B7.6', 'its gun is not in the hull');
    if (unit.command !== 'SHORT-HALT') return refusal('B7.6', 'it has no SHORT HALT');
    if (unit.tracked) return refusal('B10.2', 'it can’t turn');
    return unit.fired || unit.pivoted ? refusal('B7.6', 'it has fired or turned') : undefined;
  },
  what: (_, { facing }) => [turned(facing, 1), turned(facing, -1)].map(directionName),
  whatElse: refusal('B7.6', 'it turns by one hexside'),
  args: ({ id }, side) => ({ unit: id, side }),
  perform(game, { unit, side }) {
    const mine = unitById(game.state, unit);
    const own = game.own(mine);
    own.pivoted = true;
    own.facing = parseDirection(side) ?? mine.facing;
    show(game, mine);
  },
});

/** Men hide in smoke in place of their rifles' fire (7.22.1.a). */
const smoke = verb('smoke', {
  cite: '7.22',
  bar: ({ world }) => (isOn(world, '7.22') ? undefined : refusal('B7.4', 'men make no smoke')),
  who: scene => ownUnits(scene).filter(isLeg),
  whoElse: refusal('7.22', 'squads and half-squads make smoke'),
  unfit: (scene, unit) => notFiring(scene, unit) ?? smokeRefusal(scene, unit),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => makeSmoke(game, unit),
});

const endPart = verb('done', { cite: 'B1.1', perform() {} });

/** Counters that the enemy has not seen: while there are any, the side is asked, whatever they say. */
export const hasSealed = (view: View, side: Side): boolean =>
  ownUnits({ view, side }).some(({ command, shown }) => command !== undefined && !shown);

export function* combatPhase(game: Game): Rule<boolean> {
  const side = actingSide(game);
  const { world, state: view } = game;
  if (isAwaited({ world, view, side })) {
    const verbs = [engage, shell, pivot, jettison, smoke, endPart] as const;
    const act = yield* decide(game, verbs, sceneFor(game, side), idle, {
      by: side,
      id: 'combat',
      cite: 'B7',
      prompt: 'Direct Fire',
    });
    if (act.verb !== DONE.verb) return false;
  }
  game.own(game.state).engaged = [];
  return true;
}

/** Somebody has a counter that nobody has seen, or that was turned up for a pivot or a check, and has yet to fire. */
const isAwaited = (scene: Scene): boolean =>
  ownUnits(scene).some(
    unit =>
      !outOfTurn(scene.world, scene.view, unit) &&
      unit.command !== undefined &&
      (!unit.shown || !notFiring(scene, unit)),
  );

const add = verb('add', {
  cite: 'B7.2',
  who: ownUnits,
  unfit: (scene, unit) => notFiring(scene, unit),
  what: (_, unit): readonly Row[] => rowsOf(unit),
  whatElse: refusal('B7.4', 'it has no such weapon'),
  refusal: (scene, unit, row) => {
    const target = unitById(scene.view, top(scene.view, 'volley').target);
    return isFielded(target) ? shotRefusal(scene, unit, row, target) : refusal('B7', 'its target is gone');
  },
  args: ({ id }, row) => ({ unit: id, row }),
  perform(game, { unit, row }) {
    const { shooters, target } = top(game.state, 'volley');
    openFire(game, unit, target);
    amend(game, 'volley', { shooters: [...shooters, { unit, row }] });
  },
});

const resolve = verb('resolve', {
  cite: 'B7.2',
  bar: ({ view }) =>
    top(view, 'volley').shooters.length === 0 ? refusal('B7.2', 'nobody fires yet') : undefined,
  perform: game => beginShots(game),
});

/**
 * One more shooter, or one shot resolved; the last one closes the target for this part. While a sealed counter might join, the side is asked,
 * whether or not any can: that it is asked no more would tell what they say.
 */
export function* volleyFrame(game: Game): Rule<void> {
  const { world } = game;
  const { side, target, shooters, resolving } = top(game.state, 'volley');
  if (resolving) return yield* nextShot(game);
  const scene = { world, view: game.state, side };
  const mightJoin = hasSealed(game.state, side) || anyOffer([add], scene);
  if (shooters.length > 0 && !mightJoin) return beginShots(game);
  const verbs = [add, resolve] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'volley',
    cite: 'B7.2',
    prompt: `Fire at {${target}}`,
  });
}

/** Who was fired at checks before his own fire, where checks have waited for it (7.42.1.2.b). */
function beginShots(game: Game): void {
  shockPending(
    game,
    top(game.state, 'volley').shooters.map(({ unit }) => unit),
  );
  amend(game, 'volley', { resolving: true });
}

function* nextShot(game: Game): Rule<void> {
  const { target, shooters, fired } = top(game.state, 'volley');
  const [next, ...others] = shooters;
  if (!next || !isFielded(unitById(game.state, target))) return endVolley(game);
  amend(game, 'volley', { shooters: others, fired: [...fired, next.unit] });
  if (mayDraw(game, next, target)) return push(game, { is: 'quickdraw', firer: next, target });
  yield* fireShot(game, shotOf(game, next.unit, next.row, target));
}

/** The target is closed for this part (BASE.DF), and may answer (7.50). */
function endVolley(game: Game): void {
  const { target, fired } = top(game.state, 'volley');
  pop(game);
  game.own(game.state).engaged = [...game.state.engaged, { target, by: fired }];
  shockLater(game, target, 'fire');
  const unit = unitById(game.state, target);
  const mayAnswer = isOn(game.world, '7.50') && isFielded(unit) && mayHave(unit, 'N/C') && !unit.answered;
  if (mayAnswer) push(game, { is: 'answer', unit: target, firers: fired });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('B7', place === undefined ? 'it does not fire now' : 'fire is at units, and not at hexes');
