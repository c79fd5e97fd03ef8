/** The advance phase (4.4): every unbroken unit of the attacker may go one hex, even upon enemies. */

import {
  anyOffer,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
} from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { endPhase } from '../phases.ts';
import { abandon, handOverPrisoner, leaveBehind, tieOf } from '../prisoners/guards.ts';
import { acquire, acquisitionRefusal } from '../support-weapons/acquisition.ts';
import { burden, canCarry, capacityOf } from '../support-weapons/portage.ts';
import { spoilings } from '../support-weapons/spoiling.ts';
import { entryCost } from '../terrain/cost.ts';
import {
  type AnyUnit,
  gunOfRage,
  inMelee,
  isGoodOrder,
  isSmc,
  ownUnits,
  unitById,
  unitsAt,
  weaponsLyingAt,
  weaponsOf,
} from '../units.ts';
import { sidesOf, type World } from '../world.ts';
import { chargeSteps } from './charge.ts';
import { isEntering, nextHexes } from './entry.ts';
import { give } from './movement.ts';
import { fitsIn } from './stacking.ts';

interface AdvanceScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

const verb = verbsIn<AdvanceScene>();

/** Against any advance of it, wherever to. */
function advanceRefusal({ world, view }: AdvanceScene, unit: AnyUnit): Refusal | undefined {
  if (unit.broken) return refusal('SOP.7.1', 'broken units don’t advance');
  if (unit.guard !== undefined) return refusal('3.29.15', 'a prisoner goes where his guard takes him');
  if (unit.at === undefined && !isEntering(world, view, unit))
    return refusal('4.4.1', 'it is not on the map');
  if (inMelee(view, unit)) return refusal('6.3.2', 'who is in melee does nothing but fight');
  if (unit.tasked) return refusal('4.4.3', 'it is busy with a task');
  if (unit.advanced) return refusal('4.4.1', 'it has advanced in this phase');
  if (gunOfRage(view, unit)) return refusal('3.25.10', 'a berserk crew stays at its machine gun');
  const tie = tieOf(view, unit);
  if (tie) return tie;
  return canCarryOn(world, view, unit) || helperOf(world, view, unit)
    ? undefined
    : refusal('4.4.2', 'it carries too much to advance');
}

/** One point more than it carries for nothing (4.4.2). */
const canCarryOn = (world: World, view: View, unit: AnyUnit): boolean =>
  burden(world, view, unit) <= capacityOf(world, unit) + 1;

/** Two single men together carry three points: the other must have his hands free, and goes along (4.4.2). */
function helperOf(world: World, view: View, unit: AnyUnit): AnyUnit | undefined {
  if (!isSmc(unit) || unit.at === undefined || burden(world, view, unit) > TWO_MEN) return undefined;
  return unitsAt(view, unit.at, unit.side).find(
    each =>
      each.id !== unit.id &&
      isSmc(each) &&
      isGoodOrder(view, each) &&
      !each.advanced &&
      !each.tasked &&
      weaponsOf(view, each).length === 0,
  );
}

const TWO_MEN = 3;

/** Who goes when it does. */
function goersWith(world: World, view: View, unit: AnyUnit): readonly AnyUnit[] {
  const helper = canCarryOn(world, view, unit) ? undefined : helperOf(world, view, unit);
  return helper ? [unit, helper] : [unit];
}

const advance = verb('advance', {
  cite: '4.4.1',
  who: ownUnits,
  unfit: advanceRefusal,
  what: ({ world }, unit) => nextHexes(world, unit),
  whatElse: refusal('4.4.1', 'units advance into an adjacent hex'),
  refusal({ world, view, side }, unit, to) {
    if (unit.berserk && !chargeSteps(world, view, unit).includes(to))
      return refusal('3.25.3', 'a berserk unit advances upon the nearest enemy');
    if (entryCost(world, { from: unit.at, to }) === undefined)
      return refusal('4.1.6', 'infantry can’t go there');
    return fitsIn(world, view, to, side, goersWith(world, view, unit))
      ? undefined
      : refusal('4.3.1', 'there is no room in the hex');
  },
  args: (unit, to) => ({ unit: unit.id, to }),
  perform(game, { unit, to }) {
    const goers = goersWith(game.world, game.state, unitById(game.state, unit));
    for (const each of goers) {
      leaveBehind(game, each.id);
      Object.assign(game.own(each), { at: to, advanced: true });
    }
  },
});

/** What lies there may be acquired: by who stays for it more easily (8.5.1, 8.5.3). */
const pickUp = verb('pick-up', {
  cite: '8.5.1',
  who: ownUnits,
  unfit: (_, unit) =>
    unit.at === undefined
      ? refusal('4.4.1', 'it is not on the map')
      : unit.tasked
        ? refusal('4.4.3', 'it is busy with a task')
        : undefined,
  what: ({ view }, { at }) => (at === undefined ? [] : weaponsLyingAt(view, at)),
  whatElse: refusal('8.5.1', 'no such weapon lies there'),
  refusal: ({ world, view }, unit, weapon) =>
    acquisitionRefusal(view, unit, weapon) ??
    (canCarry(world, view, unit, weapon) ? undefined : refusal('4.2.3', 'it is too much for him')),
  args: (unit, weapon) => ({ unit: unit.id, weapon: weapon.id }),
  *perform(game, { unit, weapon }) {
    yield* acquire(game, unit, weapon);
    game.own(unitById(game.state, unit)).advanced = true;
  },
});

const done = verb('done', {
  cite: '4.4.1',
  bar: scene =>
    isChargeDue(scene) ? refusal('3.25.3', 'berserk units must advance upon the nearest enemy') : undefined,
  perform: game => endPhase(game),
});

/** A berserk unit could still advance upon its enemy. */
function isChargeDue(scene: AdvanceScene): boolean {
  const { world, view, side } = scene;
  return ownUnits(scene).some(
    unit =>
      unit.berserk &&
      !advanceRefusal(scene, unit) &&
      chargeSteps(world, view, unit).some(to => fitsIn(world, view, to, side, [unit])),
  );
}

const DEEDS = [advance, pickUp] as const;
const VERBS = [...DEEDS, give, handOverPrisoner, abandon, done] as const;

export function* advancePhase(game: Game): Rule<void> {
  const { attacker: side } = game.state;
  const sceneOf = remembered((view: View): AdvanceScene => ({ world: game.world, view, side }));
  const isIdle = !anyOffer(DEEDS, sceneOf(game.state));
  // Both must have had the chance to say that they destroy their weapons (8.7.1).
  if (isIdle && sidesOf(game.world).every(each => spoilings(game.state, each).length === 0))
    return endPhase(game);
  yield* decide(game, VERBS, sceneOf, idle, {
    by: side,
    id: 'advance',
    cite: '4.4.1',
    prompt: 'Who advances?',
  });
}

function idle({ view, side }: AdvanceScene, { piece }: Subject): Refusal {
  const unit = view.units.find(({ id }) => id === piece);
  return unit && unit.side !== side
    ? refusal('1.3.1', 'it is the other side’s')
    : refusal('4.4.1', 'there is nothing for it to do in this phase');
}
