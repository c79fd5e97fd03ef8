/** Why an act is not offered: it belongs elsewhere, another is to act, or a rule stands against it. */
import { type Frozen, lookUp, type Side } from '../../../../engine/index.ts';
import { type BookAct, VERBS } from '../../acts.ts';
import { enclosing } from '../../frames.ts';
import { activeLocations, extensions } from '../../impulses/activation.ts';
import { mayRally } from '../../morale/rally.ts';
import { stackOf, whereIs } from '../../movement/moving-stack.ts';
import { stepRefusal } from '../../movement/steps.ts';
import { refusal } from '../../refusal.ts';
import { areaOf, canCarryMore, unitsToPlace, weaponsToGive } from '../../scenario/set-up.ts';
import { hasLineTo, isSpotted, maySpot } from '../../sight/spotting.ts';
import type { FireFrame } from '../../state.ts';
import { isAdjacent } from '../../terrain/places.ts';
import { findUnit, fitsIn, isLeader, isMedic, unitById, unitsAt, weaponById } from '../../units.ts';
import { enemyOf } from '../../world.ts';
import type { Said, Scene, Verb } from '../names.ts';
import { aidReasons, aimReasons, joinReasons, type Reasons, shooterReasons } from './fire.ts';
import { moverReasons } from './piece.ts';
import { sideToAct } from './turn-of.ts';
import { PLACES } from './verb-places.ts';

export function actReasons(scene: Scene, side: Side, act: BookAct): Reasons {
  const { cite, when, isOn } = PLACES[act.verb];
  if (!isOn(scene)) return [refusal(cite, when)];
  if (sideToAct(scene) !== side) return [refusal('4.0.a', 'the other side is to act')];
  const pieces = piecesOf(act);
  if (!pieces.every(id => isInPlay(scene, id))) return [refusal(cite, 'it is no longer in the game')];
  if (act.verb !== 'target' && pieces.some(id => ownerOf(scene, id) === enemyOf(scene.world, side)))
    return [refusal('4.0.c', 'it is the other side’s')];
  const reasons = lookUp<BookAct, Scene, Reasons>(CHECKS, scene, act) ?? [];
  return reasons.length > 0 ? reasons : [refusal(cite, 'the rule does not allow it as things stand')];
}

/** Every piece that the act names. */
function piecesOf(act: BookAct): readonly string[] {
  const named: string[] = [];
  VERBS.renamed(act, id => {
    named.push(id);
    return id;
  });
  return named;
}

const isInPlay = ({ view }: Scene, id: string): boolean =>
  [...view.units, ...view.weapons].some(each => each.id === id);

/** Nobody's, while it lies about. */
function ownerOf({ view }: Scene, id: string): Side | undefined {
  const bearer = view.weapons.find(each => each.id === id)?.possessedBy;
  return findUnit(view, bearer ?? id)?.side;
}

function declaring({ view }: Scene, check: (frame: Frozen<FireFrame>) => Reasons): Reasons {
  const frame = view.doing.at(-1);
  return frame?.is === 'fire' ? check(frame) : [];
}

/** Why this can't be all. */
function endReasons({ view, world }: Scene): Reasons {
  const frame = view.doing.at(-1);
  switch (frame?.is) {
    case 'set-up':
      if (unitsToPlace(world, view, frame.side).length > 0)
        return [refusal('1.3.a', 'there are units to be set up')];
      return weaponsToGive(world, view, frame.side).length > 0
        ? [refusal('1.6.b', 'no weapon is set up without a possessor')]
        : [];
    case 'fire':
      return [refusal('5.0.a', 'the attack that is being declared comes first')];
    case 'window':
      return [refusal('5.3.d', 'let the movement pass instead')];
    case 'move':
      return whereIs(stackOf(view, frame)) === undefined
        ? [refusal('22.0.b', 'who has come to the edge of the map comes on')]
        : [];
    case 'melee':
      return [refusal('8.0.f', 'at least one enemy must be attacked')];
    case 'retreat':
      return [refusal('1.6.3.b', 'whom flames have Shaken must retreat')];
    default:
      return [];
  }
}

const CHECKS: Partial<Said<Verb, Reasons>> = {
  done: endReasons,

  place: ({ view, world }, { unit, at }) => {
    const who = unitById(view, unit);
    if (who.at !== undefined) return [refusal('1.3.a', 'it is on the map')];
    if (!areaOf(world, view, who).includes(at)) return [refusal('1.3.a', 'it does not set up there')];
    return fitsIn(world, view, at, who.side, [who]) ? [] : [refusal('1.3.a', 'there is no room for it')];
  },
  lift: ({ view }, { unit }) =>
    unitById(view, unit).at === undefined ? [refusal('1.3.a', 'it is not on the map')] : [],
  give: ({ view, world }, { weapon, to }) => {
    const who = unitById(view, to);
    if (unitsToPlace(world, view, who.side).length > 0)
      return [refusal('1.3.a', 'units are set up before their weapons')];
    if (weaponById(view, weapon).possessedBy !== undefined) return [refusal('1.6.b', 'somebody has it')];
    return canCarryMore(world, view, who) ? [] : [refusal('1.6.a', 'it can carry no more')];
  },

  rally: ({ view, world }, { unit }) => {
    const who = unitById(view, unit);
    if (!who.shaken) return [refusal('3.0.c', 'it is not Shaken')];
    if (who.tried) return [refusal('3.0.i', 'it has tried to rally in this phase')];
    if (!mayRally(world, view, who))
      return [refusal('3.0.f', 'there is no Leader or Hero of its kind in Good Order with it')];
    const isFirst = enclosing(view, 'rally')?.step === 'leaders';
    return isFirst === isLeader(who) ? [] : [refusal('3.0.b', 'Leaders rally first, then all others')];
  },
  heal: ({ view }, { medic }) =>
    isMedic(unitById(view, medic)) ? [] : [refusal('11.3.b', 'it is no Medic')],
  repair: ({ view }, { weapon }) => {
    const gun = [...view.weapons, ...view.units].find(({ id }) => id === weapon);
    if (!gun?.jammed) return [refusal('1.6.2.c', 'it is not jammed')];
    return gun.broken ? [refusal('1.6.2.c', 'it is broken for good')] : [];
  },

  activate: ({ view, world }, { at }) => {
    const impulse = enclosing(view, 'impulse');
    if (impulse?.groups.some(group => group.at === at)) return [refusal('4.0.c', 'it is activated')];
    if (!activeLocations(view, view.active).includes(at))
      return [refusal('4.0.n', 'there is nobody in it who could still act')];
    if (impulse?.acted) return [refusal('4.0.q', 'all places are declared before anybody acts')];
    return !impulse || extensions(world, view, impulse).some(each => each.at === at)
      ? []
      : [refusal('4.0.c', 'no Leader of the impulse reaches it')];
  },
  spot: ({ view, world }, { unit, at }) => {
    const who = unitById(view, unit);
    if (enclosing(view, 'impulse')?.spotting)
      return [refusal('10.1.k', 'there is one attempt to spot in an impulse')];
    if (!maySpot(who)) return [refusal('10.1.l', 'it may not try to spot')];
    if (unitsAt(view, at, enemyOf(world, who.side)).length === 0)
      return [refusal('10.1.g', 'there is no enemy')];
    if (isSpotted(world, view, at, enemyOf(world, who.side))) return [refusal('10.1.b', 'it is spotted')];
    return who.at !== undefined && hasLineTo(world, view, who.at, at)
      ? []
      : [refusal('10.1.g', 'it does not see the place')];
  },

  ready: (scene, { shooter }) => shooterReasons(scene, shooter),
  at: (scene, { location }) => declaring(scene, frame => aimReasons(scene, frame, location)),
  add: (scene, { shooter }) => declaring(scene, frame => joinReasons(scene, frame, shooter)),
  lead: (scene, { leader }) => declaring(scene, frame => aidReasons(scene, frame, leader)),

  move: (scene, { unit }) => moverReasons(scene, unitById(scene.view, unit)),
  step: ({ world, view }, { to }) => {
    const move = enclosing(view, 'move');
    const why = move && stepRefusal(world, view, move, to);
    return why ? [why] : [];
  },
  retreat: ({ world, view }, { unit, to }) => {
    const { at } = unitById(view, unit);
    return at !== undefined && isAdjacent(world, at, to)
      ? [refusal('1.6.3.b', 'it must get farther from the flames, and not to enemies')]
      : [refusal('1.6.3.b', 'it retreats one hex')];
  },
  target: ({ view }, { unit }) => {
    const frame = view.doing.at(-1);
    return frame?.is === 'melee' && unitById(view, unit).at === frame.at
      ? [refusal('8.0.f', 'the attack is too weak to take it in, or it is no target')]
      : [refusal('8.0.a', 'it is not in this Melee')];
  },
};
