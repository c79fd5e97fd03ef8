/**
 * The movement phase (4.1): the attacker moves unit by unit or stack by stack, hex by hex. Nobody fires in it: all goes into
 * the trails, and the defender then fires at where they were (5.6).
 */
import {
  asking,
  carryOut,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
  unset,
} from '../../../engine/index.ts';
import { pop, push, replaceTop, top } from '../frames.ts';
import { choose, type Game, type View, verbsIn } from '../game.ts';
import { endPhase } from '../phases.ts';
import { exitHexes } from '../scenario/victory.ts';
import type { MoveFrame, MoveKind } from '../state.ts';
import { drop as dropWeapon, take } from '../support-weapons/hands.ts';
import { burden, canCarry, capacityOf } from '../support-weapons/portage.ts';
import { beginTrails, openTrail, takeStep, trailOf } from '../trails/trails.ts';
import { bearerOf, ownUnits, unitById, weaponById, weaponsLyingAt } from '../units.ts';
import { neighbours, type World } from '../world.ts';
import { isEnemyHeld, nextHexes } from './entry.ts';
import { type Move, moveRefusal, purse, stackOf, stepPrice } from './moving-stack.ts';
import { fitsIn } from './stacking.ts';

// ---- who moves next

interface PhaseScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

const phaseVerb = verbsIn<PhaseScene>();

const move = phaseVerb('move', {
  cite: '4.1.1',
  who: ownUnits,
  unfit: ({ world, view }, unit) => moveRefusal(world, view, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    push(game, { is: 'move', units: [unit], kind: 'normal' });
  },
});

const endMovement = phaseVerb('done', { cite: '4.1.1', perform: game => endPhase(game) });

const PHASE_VERBS = [move, endMovement] as const;

export function* movementPhase(game: Game): Rule<void> {
  const { attacker: side } = game.state;
  if (!game.state.found) beginTrails(game);
  const sceneOf = (view: View): PhaseScene => ({ world: game.world, view, side });
  const act = yield* choose({
    by: side,
    id: 'movement',
    cite: '4.1.1',
    prompt: 'Who moves?',
    ...asking(PHASE_VERBS, sceneOf, idle),
  });
  yield* carryOut(PHASE_VERBS, game, act);
}

function idle({ view, side }: PhaseScene, { piece }: Subject): Refusal {
  const unit = view.units.find(({ id }) => id === piece);
  if (unit && unit.side !== side) return refusal('1.3.1', 'it is the other side’s');
  return refusal('4.1.4.4', 'weapons go where they are carried');
}

// ---- a stack on its way

interface MoveScene extends PhaseScene {
  readonly move: Move;
}

const verb = verbsIn<MoveScene>();

const BEGUN = refusal('4.7.2', 'this is said before the move begins');
const unbegun = ({ move: { begun } }: MoveScene): Refusal | undefined => (begun ? BEGUN : undefined);

/** Others who go along, from the same hex. */
const joins = verb('with', {
  cite: '4.1.3',
  bar: unbegun,
  who: ({ view, move: { units } }) => {
    const [first] = units.map(id => unitById(view, id));
    return view.units.filter(
      unit =>
        unit.side === first?.side &&
        unit.at === first.at &&
        (unit.at !== undefined || unit.group === first.group) &&
        !units.includes(unit.id),
    );
  },
  whoElse: refusal('4.1.3', 'it is not in the same hex'),
  unfit: ({ world, view }, unit) => moveRefusal(world, view, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const frame = top(game.state, 'move');
    replaceTop(game, { ...frame, units: [...frame.units, unit] });
  },
});

const declare = (game: Game, kind: MoveKind): void => replaceTop(game, { ...top(game.state, 'move'), kind });
const isNormal = (scene: MoveScene): Refusal | undefined =>
  unbegun(scene) ??
  (scene.move.kind === 'normal' ? undefined : refusal('4.5.1', 'how it goes is said already'));

/** Exactly one hex, with care (4.5.1). */
const assault = verb('assault', {
  cite: '4.5.1',
  bar: isNormal,
  perform: game => declare(game, 'assault'),
});

const doubleTime = verb('double-time', {
  cite: '4.7.2',
  bar(scene) {
    const { world, view, move: frame } = scene;
    if (!world.options.doubleTime) return refusal('4.7.1', 'the sides play without double time');
    const tired = stackOf(view, frame).some(unit => unit.winded);
    return isNormal(scene) ?? (tired ? refusal('4.7.7', 'nobody runs in two phases running') : undefined);
  },
  perform: game => declare(game, 'double-time'),
});

const step = verb('step', {
  cite: '4.1.2',
  bar: ({ view, move: frame }) =>
    frame.kind === 'assault' && (trailOf(view, frame.units[0] ?? '')?.steps.length ?? 0) > 0
      ? refusal('4.5.1', 'assault movement is one hex')
      : undefined,
  who: ({ world, view, move: frame }) => {
    const [first] = stackOf(view, frame);
    return first ? nextHexes(world, first) : [];
  },
  whoElse: refusal('4.1.2', 'no way leads there from where it is'),
  by: ({ move: { units } }) => units,
  unfit(scene, to) {
    const { world, view, side, move: frame } = scene;
    if (isEnemyHeld(view, to, side))
      return refusal('4.1.11', 'enemies are there: that is for the advance phase');
    const price = stepPrice(world, view, frame, to);
    if (!price) return refusal('4.1.6', 'infantry can’t go there');
    if (price.left < 0) {
      return {
        refused: true,
        cite: '4.1.2',
        get why() {
          return `it costs ${price.halves / 2} MF and there are ${(price.left + price.halves) / 2} left`;
        },
      };
    }
    return canStayOrLeave(scene, to, price.left)
      ? undefined
      : refusal('4.3.1', 'there is no room, and no going on from there');
  },
  args: to => ({ to }),
  perform(game, { to }) {
    const frame = top(game.state, 'move');
    const price = stepPrice(game.world, game.state, frame, to);
    if (!price) return;
    begin(game, frame);
    takeStep(game, frame.units, { at: to, halves: price.halves, road: price.road });
  },
});

/** A full hex may be passed through, but not stayed in (4.3.3). */
function canStayOrLeave(
  { world, view, side, move: frame }: MoveScene,
  at: MoveScene['view']['melees'][number],
  left: number,
): boolean {
  const stack = stackOf(view, frame);
  if (fitsIn(world, view, at, side, stack)) return true;
  if (frame.kind === 'assault') return false;
  return neighbours(world, at).some(to => {
    if (isEnemyHeld(view, to, side) || !fitsIn(world, view, to, side, stack)) return false;
    const price = stepPrice(
      world,
      { ...view, units: view.units.map(unit => (stack.includes(unit) ? { ...unit, at } : unit)) },
      frame,
      to,
    );
    return price !== undefined && price.halves <= left;
  });
}

/** From the first factor on the stack's way is its own (4.1.12). */
function begin(game: Game, frame: MoveFrame): void {
  for (const id of frame.units) {
    const unit = unitById(game.state, id);
    openTrail(game, unit, frame.kind);
    if (burden(game.world, game.state, unit) > capacityOf(game.world, unit)) game.own(unit).laden = true;
    if (frame.kind === 'double-time') game.own(unit).exhausted = true;
  }
  if (!frame.begun) replaceTop(game, { ...frame, begun: true });
}

/** What lies in the hex may be taken along, as far as movement factors allow (4.2.1). */
const pickUp = verb('pick-up', {
  cite: '4.2.1',
  bar: ({ move: { begun } }) => (begun ? undefined : refusal('4.2.1', 'it has not begun to move')),
  who: ({ view, move: frame }) => stackOf(view, frame),
  whoElse: refusal('4.2.1', 'it is not on its way'),
  what: ({ view }, { at }) => (at === undefined ? [] : weaponsLyingAt(view, at)),
  whatElse: refusal('4.2.1', 'no such weapon lies there'),
  refusal({ world, view, move: frame }, unit, weapon) {
    if (weapon.carried !== undefined && weapon.carried !== unit.id)
      return refusal('QA-5.72', 'somebody else has carried it in this phase');
    if (!canCarry(world, view, unit, weapon)) return refusal('4.2.3', 'it is too much for him');
    const loaded = {
      ...view,
      weapons: view.weapons.map(each => (each === weapon ? { ...each, by: unit.id } : each)),
    };
    return purse(world, loaded, frame) < 0
      ? refusal('4.2.2', 'with it, it could not have come so far')
      : undefined;
  },
  args: (unit, weapon) => ({ unit: unit.id, weapon: weapon.id }),
  perform(game, { unit: id, weapon: what }) {
    const unit = unitById(game.state, id);
    take(game, weaponById(game.state, what), unit);
    game.own(weaponById(game.state, what)).carried = id;
    if (burden(game.world, game.state, unit) > capacityOf(game.world, unit)) game.own(unit).laden = true;
  },
});

const drop = verb('drop', {
  cite: '4.2.1',
  who: ({ view, move: { units } }) => view.weapons.filter(({ by }) => by !== undefined && units.includes(by)),
  whoElse: refusal('4.2.1', 'nobody of them carries it'),
  by: (_, { by }) => by,
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon: id }) {
    const weapon = weaponById(game.state, id);
    const bearer = bearerOf(game.state, weapon);
    if (bearer) dropWeapon(game, weapon, bearer);
  },
});

/** Some end their move here, the others go on (4.1.13). */
const stay = verb('stay', {
  cite: '4.1.13',
  bar: ({ move: { begun } }) => (begun ? undefined : refusal('4.1.13', 'nobody has moved yet')),
  who: ({ view, move: frame }) => (frame.units.length > 1 ? stackOf(view, frame) : []),
  whoElse: refusal('4.1.13', 'there is nobody to go on without it'),
  unfit: ({ world, view, side }, unit) =>
    unit.at !== undefined && fitsIn(world, view, unit.at, side)
      ? undefined
      : refusal('4.3.1', 'there is no room to stay'),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const frame = top(game.state, 'move');
    replaceTop(game, { ...frame, units: frame.units.filter(id => id !== unit) });
  },
});

const exit = verb('exit', {
  cite: 'SC1.VC',
  bar({ world, view, side, move: frame }) {
    const [first] = stackOf(view, frame);
    if (first?.at === undefined || !exitHexes(world, side).includes(first.at))
      return refusal('SC1.VC', 'nobody leaves the map from here');
    if (!frame.begun) return refusal('4.1.2', 'it has not begun to move');
    return purse(world, view, frame) >= 2 ? undefined : refusal('4.1.2', 'it has no movement factor left');
  },
  perform(game) {
    const { units } = top(game.state, 'move');
    for (const id of units) {
      const trail = trailOf(game.state, id);
      if (trail) game.own(trail).ended = 'left';
      unset(game.own(unitById(game.state, id)), 'at');
    }
    pop(game);
  },
});

const done = verb('done', {
  cite: '4.1.13',
  bar({ world, view, side, move: frame }) {
    const [first] = stackOf(view, frame);
    return first?.at === undefined || !frame.begun || fitsIn(world, view, first.at, side)
      ? undefined
      : refusal('4.3.1', 'there is no room to stay');
  },
  perform(game) {
    const frame = top(game.state, 'move');
    for (const id of frame.units) openTrail(game, unitById(game.state, id), frame.kind);
    pop(game);
  },
});

const MOVE_VERBS = [step, joins, assault, doubleTime, pickUp, drop, stay, exit, done] as const;

/** One deed of the stack: a hex, a weapon, a declaration, or its end. */
export function* moveFrame(game: Game, frame: MoveFrame): Rule<void> {
  const { attacker: side } = game.state;
  const sceneOf = (view: View): MoveScene => ({ world: game.world, view, side, move: frame });
  const act = yield* choose({
    by: side,
    id: 'move',
    cite: '4.1.2',
    prompt: 'Move on',
    ...asking(MOVE_VERBS, sceneOf, idleOnTheWay),
  });
  yield* carryOut(MOVE_VERBS, game, act);
}

function idleOnTheWay(scene: MoveScene, subject: Subject): Refusal {
  const { piece } = subject;
  if (piece !== undefined && scene.move.units.some(id => id === piece))
    return refusal('4.1.2', 'it can go no farther');
  const unit = scene.view.units.find(({ id }) => id === piece);
  if (unit?.side === scene.side) return refusal('4.1.13', 'another stack is on the move');
  return idle(scene, subject);
}
