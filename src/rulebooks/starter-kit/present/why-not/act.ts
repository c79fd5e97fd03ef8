/** Why an act is not offered: it belongs elsewhere, another is to act, or a rule stands against it. */
import { type Frozen, refusal, type Side } from '../../../../engine/index.ts';
import { type BookAct, VERBS } from '../../acts.ts';
import { hasToRally, isCalledUpon } from '../../pacific/rallying.ts';
import { weaponsToGive } from '../../scenario/set-up.ts';
import { areaOf } from '../../scenario/set-up-area.ts';
import type { MoveFrame } from '../../state.ts';
import {
  type AnyUnit,
  cardOf,
  fitsIn,
  inMelee,
  isGoodOrder,
  isLeader,
  isMmc,
  possessorOf,
  unitById,
  weaponById,
} from '../../units.ts';
import { mustDrive } from '../../vehicles/driving/duty.ts';
import { type ByVerb, look, type Verb } from '../by-verb.ts';
import type { Scene } from '../names.ts';
import { CREW_CHECKS } from './crews.ts';
import { DRIVING_CHECKS } from './drive.ts';
import type { Reasons } from './fire.ts';
import { giftReasons, isLyingWith, isWaiting, servingReasons } from './give.ts';
import { GUN_CHECKS } from './guns.ts';
import {
  advanceReasons,
  assaultReasons,
  chargeReasons,
  companyReasons,
  doubleTimeReasons,
  moverReasons,
  pickUpReasons,
  smokeReasons,
  stepReasons,
} from './move.ts';
import { pieceReasons } from './piece.ts';
import { sideToAct } from './turn-of.ts';
import { PLACES } from './verb-places.ts';

export function actReasons(scene: Scene, side: Side, act: BookAct): Reasons {
  const { cite, when, isOn } = PLACES[act.verb];
  if (!isOn(scene)) return [refusal(cite, when)];
  if (sideToAct(scene) !== side) return [refusal('3.0.a', 'the other side is to act')];
  if (!piecesOf(act).every(id => isInPlay(scene, id))) return [refusal(cite, 'it is no longer in the game')];
  const reasons = foreign(scene, side, act) ?? look(CHECKS, scene, act) ?? [];
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
  [...view.units, ...view.weapons].some(each => each.id === id) || vehicleOf(view, id) !== undefined;

/** The vehicle that it is, or whose weapon it is. */
const vehicleOf = ({ vehicles }: Scene['view'], id: string) =>
  vehicles?.find(each => id === each.id || id.startsWith(`${each.id}.`));

/** Nobody orders the enemy about; he is only ever a target. */
function foreign(scene: Scene, side: Side, act: BookAct): Reasons | undefined {
  if (act.verb === 'target' || act.verb === 'engage') return undefined;
  const { view } = scene;
  const sides = piecesOf(act).map(id => {
    const unit = view.units.find(each => each.id === id) ?? vehicleOf(view, id);
    return (unit ?? possessorOf(view, weaponById(view, id)))?.side ?? side;
  });
  return sides.every(each => each === side) ? undefined : [refusal('2.0.ATTACKER', 'it is the other side’s')];
}

function moving({ view }: Scene, check: (move: Frozen<MoveFrame>) => Reasons): Reasons {
  const frame = view.doing.at(-1);
  return frame?.is === 'move' ? check(frame) : [];
}

/** Why this can't be all. */
function endReasons({ view, world }: Scene): Reasons {
  const frame = view.doing.at(-1);
  switch (frame?.is) {
    case 'set-up':
      if (isWaiting(world, view, frame.side)) return [refusal('1.3.a', 'there are units to be set up')];
      return weaponsToGive(world, view, frame.side).length > 0
        ? [refusal('4.0.k', 'no weapon is set up without a possessor')]
        : [];
    case 'fire':
      return [refusal('3.2.2.e', 'the attack that is being declared comes first')];
    case 'window':
      return [refusal('3.3.3.b', 'let the movement pass instead')];
    case 'rout':
      return [refusal('3.6.g', 'it has not come to its cover yet')];
    case 'combat':
    case 'combat-in-turn':
      return frame.open ? [refusal('3.8.c', 'the attack has no target yet')] : [];
    default:
      if (!frame && view.phase === 'movement' && view.vehicles?.some(each => mustDrive(world, view, each))) {
        return [refusal('3.3.2.n', 'a vehicle in motion or recalled has still to spend its MP')];
      }
      return view.phase === 'rout' ? [refusal('3.6.a', 'there are units that must rout')] : [];
  }
}

/** Why a unit may not try to rally in this step. */
function rallyingReasons({ view }: Scene, unit: AnyUnit, cite: string): Reasons {
  const frame = view.doing.at(-1);
  if (!unit.broken) return [refusal(cite, 'it is not broken')];
  if (inMelee(view, unit)) return [refusal('3.8.t', 'it is held in melee')];
  if (unit.acted) return [refusal('3.1.m', 'it has tried to rally in this player turn')];
  if (cite !== '3.1.g') return [];
  if (isCalledUpon(view, unit)) return [refusal('8.1.7.d', 'the Japanese leader with it must try for it')];
  if (cardOf(unit).selfRally) return [];
  return unit.side === view.attacker && frame?.is === 'rally' && !frame.extra && isMmc(unit)
    ? []
    : [refusal('3.1.g', 'its broken morale is not boxed, and there is no other try for it')];
}

const CHECKS: Partial<ByVerb<Verb, Reasons>> = {
  done: endReasons,
  ...DRIVING_CHECKS,
  ...CREW_CHECKS,
  ...GUN_CHECKS,

  place: ({ view, world }, { unit, at }) => {
    const who = unitById(view, unit);
    if (who.at !== undefined) return [refusal('1.3.a', 'it is on the map')];
    if (!areaOf(world, who).includes(at)) return [refusal('1.3.a', 'it does not set up there')];
    return fitsIn(world, view, at, who.side, [who])
      ? []
      : [refusal('3.3.1.d', 'there is no room in the hex')];
  },
  lift: ({ view }, { unit }) =>
    unitById(view, unit).at === undefined ? [refusal('1.3.a', 'it is not on the map')] : [],
  give: (scene, { weapon, to }) =>
    giftReasons(scene, weaponById(scene.view, weapon), unitById(scene.view, to)),

  recover: ({ world, view }, { unit, weapon }) => {
    const who = unitById(view, unit);
    if (who.acted) return [refusal('3.1.a', 'it has done its one action of the rally phase')];
    if (!isGoodOrder(view, who)) return [refusal('3.1.c', 'it is not in good order')];
    if (hasToRally(view, who)) return [refusal('8.1.7.d', 'he must rally those who are with him')];
    if (!isLyingWith(view, who, weapon)) return [refusal('3.1.c', 'no such weapon lies in its hex')];
    return servingReasons(world, view, who, weaponById(view, weapon));
  },
  repair: ({ view }, { weapon }) => {
    const gun = weaponById(view, weapon);
    const possessor = possessorOf(view, gun);
    if (!gun.malfunctioned) return [refusal('3.1.d', 'it works')];
    if (!possessor || !isGoodOrder(view, possessor)) {
      return [refusal('3.1.d', 'nobody in good order possesses it')];
    }
    if (hasToRally(view, possessor))
      return [refusal('8.1.7.d', 'its leader must rally those who are with him')];
    return possessor.acted ? [refusal('3.1.a', 'its unit has done its one action of the rally phase')] : [];
  },
  'self-rally': (scene, { unit }) => rallyingReasons(scene, unitById(scene.view, unit), '3.1.g'),
  rally: (scene, { unit, by }) => {
    const [who, leader] = [unitById(scene.view, unit), unitById(scene.view, by)];
    if (!isLeader(leader) || leader.at !== who.at) return [refusal('3.1.i', 'he is no leader in its hex')];
    if (leader.acted) return [refusal('1.2.1.c', 'he has done his one action of the phase')];
    if (!isGoodOrder(scene.view, leader)) return [refusal('3.1.k', 'he is not in good order himself')];
    return rallyingReasons(scene, who, '3.1.i');
  },

  move: (scene, { unit }) => moverReasons(scene, unitById(scene.view, unit)),
  with: (scene, { unit }) => moving(scene, move => companyReasons(scene, move, unitById(scene.view, unit))),
  assault: scene => moving(scene, move => assaultReasons(scene, move)),
  'double-time': scene => moving(scene, move => doubleTimeReasons(scene, move)),
  step: (scene, { to }) => stepReasons(scene, to, false),
  creep: (scene, { to }) => stepReasons(scene, to, true),
  smoke: (scene, { unit, at }) =>
    moving(scene, move => smokeReasons(scene, move, unitById(scene.view, unit), at)),
  'pick-up': (scene, { unit, weapon }) =>
    moving(scene, move => pickUpReasons(scene, move, unitById(scene.view, unit), weapon)),
  'place-charge': (scene, { weapon, at }) => moving(scene, move => chargeReasons(scene, move, weapon, at)),
  drop: ({ view }, { weapon }) => {
    const { by } = weaponById(view, weapon);
    const frame = view.doing.at(-1);
    if (by === undefined) return [refusal('4.0.b', 'nobody carries it')];
    return frame?.is === 'move' && !frame.units.includes(by)
      ? [refusal('4.0.b', 'who carries it is not on the move')]
      : [];
  },
  stay: scene =>
    moving(scene, move =>
      move.begun
        ? [
            refusal(
              '3.3.1.b',
              'who has used a leader’s bonus stays with him, and somebody must be able to go on',
            ),
          ]
        : [refusal('3.3.1.e', 'the stack has not set off')],
    ),

  rout: (scene, { unit }) => pieceReasons(scene, unitById(scene.view, unit).side, unit),
  advance: (scene, { unit, to }) => advanceReasons(scene, unitById(scene.view, unit), to),

  attack: (scene, { unit }) => pieceReasons(scene, unitById(scene.view, unit).side, unit),
  target: ({ view }, { unit }) => {
    const frame = view.doing.at(-1);
    return (frame?.is === 'combat' || frame?.is === 'combat-in-turn') && unitById(view, unit).at === frame.at
      ? [refusal('3.8.d', 'a unit is attacked once, and with those it is stacked with')]
      : [refusal('3.8.a', 'it is not in this close combat')];
  },
};
