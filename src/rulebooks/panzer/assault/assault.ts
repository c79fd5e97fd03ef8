/** Assaults (B1.2, B13): before anybody moves, leg units with MOVE attack what is in their hex or the next. */
import { type Refusal, type Rule, refusal, type Subject, unset } from '../../../engine/index.ts';
import {
  amend,
  decide,
  enemies,
  type Fielded,
  fieldedById,
  type Game,
  isFielded,
  isLeg,
  isVehicle,
  ownUnits,
  phasing,
  pop,
  push,
  type Scene,
  sceneFor,
  show,
  top,
  unitById,
  verbsIn,
} from '../game.ts';
import { revealBy } from '../hidden/reveal.ts';
import { shakenRefusal } from '../morale/shocks.ts';
import { loseCamouflage } from '../sight/camouflage.ts';
import { distance } from '../world.ts';
import { closeAssault } from './close-assault.ts';
import { handToHand } from './hand-to-hand.ts';
import { dares, mayTakeFright } from './tank-fright.ts';

const verb = verbsIn<Scene>();

/** Against a unit that would assault (B5.3, B11.1). */
export function notAssaulting({ view }: Pick<Scene, 'view'>, unit: Fielded): Refusal | undefined {
  // Once units move, those alone assault who came behind a vehicle (7.49.e).
  if (view.phase === 'movement' && !unit.storms)
    return refusal('7.49.e', 'it has not come behind the vehicle');
  if (!isLeg(unit)) return refusal('B13', 'only leg units assault');
  if (unit.command !== 'MOVE') return refusal('B5.3', 'it has no MOVE');
  if (unit.aboard) return refusal('B12.10', 'it is aboard a vehicle');
  if (unit.suppressed) return refusal('B11.1', 'it is suppressed');
  const shaken = shakenRefusal(unit);
  if (shaken) return shaken;
  return unit.moved && !unit.storms ? refusal('B13', 'it has assaulted') : undefined;
}

export const reachRefusal = ({ world }: Scene, unit: Fielded, target: Fielded): Refusal | undefined =>
  distance(world, unit.at, target.at) <= 1 ? undefined : refusal('B13', 'it is too far away');

export const assault = verb('assault', {
  cite: 'B13',
  who: enemies,
  unfit: (scene, target) => {
    if (target.aboard) return refusal('B13', 'whoever rides is assaulted with the vehicle');
    const near = ownUnits(scene).some(
      unit => !notAssaulting(scene, unit) && !reachRefusal(scene, unit, target),
    );
    return near ? undefined : refusal('B13', 'nobody who may assault is near it');
  },
  args: ({ id }) => ({ target: id }),
  perform(game, { target }) {
    const frame = game.state.doing.at(-1);
    const side = frame?.is === 'storm' ? frame.side : phasing(game);
    push(game, { is: 'assault', side, target, attackers: [] });
  },
});

const join = verb('join', {
  cite: 'B13',
  who: ownUnits,
  unfit: (scene, unit) =>
    notAssaulting(scene, unit) ??
    reachRefusal(scene, unit, fieldedById(scene.view, top(scene.view, 'assault').target)),
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit }) {
    const attacker = fieldedById(game.state, unit);
    show(game, attacker);
    const { target, attackers } = top(game.state, 'assault');
    const isTested = mayTakeFright(game.world, attacker, fieldedById(game.state, target));
    if (isTested && !(yield* dares(game, attacker))) {
      // Without anybody who dares there is no assault.
      if (attackers.length === 0) pop(game);
      return;
    }
    const own = game.own(unitById(game.state, unit));
    own.moved = true;
    unset(own, 'storms');
    unset(own, 'fullCover');
    loseCamouflage(game, unitById(game.state, unit));
    own.spot = { by: 'MOVE', turn: game.state.turn };
    amend(game, 'assault', { attackers: [...top(game.state, 'assault').attackers, unit] });
    revealBy(game, unit);
  },
});

const resolve = verb('resolve', {
  cite: 'B13',
  bar: ({ view }) =>
    top(view, 'assault').attackers.length === 0 ? refusal('B13', 'nobody assaults yet') : undefined,
  *perform(game) {
    const { attackers, target } = top(game.state, 'assault');
    pop(game);
    const units = attackers.map(id => fieldedById(game.state, id));
    const foe = unitById(game.state, target);
    if (!isFielded(foe)) return;
    yield* isVehicle(foe) ? closeAssault(game, units, foe) : handToHand(game, units, foe);
  },
});

/** One more attacker, or the fight; the first one leads it. */
export function* assaultFrame(game: Game): Rule<void> {
  const { side, target } = top(game.state, 'assault');
  const verbs = [join, resolve] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'assault',
    cite: 'B13',
    prompt: `Assault {${target}}`,
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('B13', place === undefined ? 'it does not assault now' : 'assaults are on units, and not on hexes');
