/** Why a piece can do nothing now, phase by phase. Asked of pieces that no offered act names. */
import { type Refusal, refusal, type Side } from '../../../../engine/index.ts';
import { isContested } from '../../close-combat/melee.ts';
import { nextHexes } from '../../movement/entry.ts';
import { hasToRally, isCalledUpon } from '../../pacific/rallying.ts';
import { areaOf } from '../../scenario/set-up-area.ts';
import type { Phase } from '../../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  inMelee,
  isLeader,
  isMmc,
  possessorOf,
  unitsAt,
  weaponsLyingAt,
} from '../../units.ts';
import { groupOf } from '../../world.ts';
import type { Scene } from '../names.ts';
import type { Reasons } from './fire.ts';
import { advanceReasons, moverReasons } from './move.ts';
import { sideToAct } from './turn-of.ts';
import { vehicleReasons } from './vehicle.ts';

export function pieceReasons(scene: Scene, side: Side, id: string): Reasons {
  const { view } = scene;
  const vehicle = view.vehicles?.find(each => id === each.id || id.startsWith(`${each.id}.`));
  if (vehicle) {
    if (vehicle.side !== side) return [refusal('2.0.ATTACKER', 'it is the other side’s')];
    return outOfTurn(scene, side) ?? vehicleReasons(scene, vehicle);
  }
  const weapon = view.weapons.find(each => each.id === id);
  const unit = weapon ? possessorOf(view, weapon) : view.units.find(each => each.id === id);
  if (!unit) return [refusal('4.0.a', weapon ? 'nobody possesses it' : 'it is no longer in the game')];
  if (unit.side !== side) return [refusal('2.0.ATTACKER', 'it is the other side’s')];
  const reasons = outOfTurn(scene, side) ?? PHASES[phaseOf(scene)](scene, unit, weapon);
  return reasons.length > 0 ? reasons : [refusal('3.0.a', 'there is nothing for it to do in this phase')];
}

/** The other side is to act first; the defender fires when the movement he sees has cost something. */
function outOfTurn(scene: Scene, side: Side): Reasons | undefined {
  const { view } = scene;
  if (sideToAct(scene) === side) return undefined;
  const top = view.doing.at(-1)?.is;
  if (top === 'set-up') return [refusal('1.3.a', 'the other side sets up now')];
  if (view.phase !== 'movement') return [refusal('3.0.a', 'the other side is to act')];
  return side === view.attacker
    ? [refusal('3.3.3.b', 'the defender may fire before anybody moves on')]
    : [refusal('3.3.3.b', 'it may fire when the moving enemy has spent movement factors in its sight')];
}

const phaseOf = ({ view }: Scene): Phase | 'set-up' =>
  view.doing.at(-1)?.is === 'set-up' ? 'set-up' : view.phase;

type PhaseReasons = (scene: Scene, unit: AnyUnit, weapon: AnyWeapon | undefined) => Reasons;

/** Of fire its verbs speak themselves. */
const fire: PhaseReasons = () => [];

const PHASES: Readonly<Record<Phase | 'set-up', PhaseReasons>> = {
  'set-up': ({ world }, unit) => {
    const turn = groupOf(world, unit.group).enter?.turn;
    if (turn !== undefined) return [refusal('3.3.d', `it enters in turn ${turn}`)];
    return areaOf(world, unit).length === 0 ? [refusal('1.3.a', 'it has no set-up area')] : [];
  },
  rally: rallyReasons,
  'prep-fire': fire,
  movement: (scene, unit) => (unit.side === scene.view.attacker ? moverReasons(scene, unit) : []),
  'defensive-fire': fire,
  'advancing-fire': fire,
  rout: ({ view }, unit) => {
    if (!unit.broken) return [refusal('3.6.a', 'only broken units rout')];
    if (inMelee(view, unit)) return [refusal('3.8.t', 'it is held in melee')];
    if (unit.routed) return [refusal('3.6.b', 'its rout is over')];
    if (!unit.desperate) return [refusal('3.6.j', 'only units under desperation morale rout')];
    return [refusal('3.6.f', 'no way leads it away from its enemies')];
  },
  advance: advancerReasons,
  'close-combat': combatReasons,
};

function rallyReasons({ view }: Scene, unit: AnyUnit): Reasons {
  const frame = view.doing.at(-1);
  const step = frame?.is === 'rally' ? frame.step : 'reinforce';
  if (inMelee(view, unit)) return [refusal('3.8.t', 'units in melee do nothing but fight in close combat')];
  if (unit.at === undefined) return [refusal('3.3.d', 'it is not on the map')];
  if (unit.broken) return [brokenReason(view, unit, step)];
  if (unit.acted) return [refusal('3.1.a', 'it has done its one action of the rally phase')];
  if (hasToRally(view, unit)) return [refusal('8.1.7.d', 'he must rally those who are with him')];
  switch (step) {
    case 'recover':
      return weaponsLyingAt(view, unit.at).length === 0
        ? [refusal('3.1.c', 'no weapon lies in its hex')]
        : [];
    case 'repair':
      return [refusal('3.1.d', 'it has no malfunctioned weapon of its own nationality that can be repaired')];
    case 'transfer':
      return [refusal('3.1.f', 'there is nobody with whom it could exchange a weapon')];
    case 'rally':
      return isLeader(unit)
        ? [refusal('3.1.i', 'nobody with him is broken and may still try')]
        : [refusal('3.1.i', 'only leaders rally others')];
    default:
      return [refusal('3.1.g', 'it is not broken')];
  }
}

function brokenReason(view: Scene['view'], unit: AnyUnit, step: string): Refusal {
  if (unit.acted) return refusal('3.1.m', 'it has tried to rally in this player turn');
  if (step === 'self-rally') {
    if (isCalledUpon(view, unit)) return refusal('8.1.7.d', 'the Japanese leader with it must try for it');
    return isMmc(unit) && !cardOf(unit).selfRally
      ? refusal('3.1.g', 'its broken morale is not boxed, and the attacker’s one other try is not for it')
      : refusal('3.1.g', 'it may not rally itself now');
  }
  if (step !== 'rally') return refusal('3.2.3.j', 'broken units may only rout and rally');
  const leaders = unit.at === undefined ? [] : unitsAt(view, unit.at, unit.side).filter(isLeader);
  if (leaders.some(each => each.broken)) return refusal('3.1.k', 'the leader with it is broken');
  return refusal('3.1.i', 'no leader who may still act is with it');
}

/** Whatever keeps it from every hex beside it. */
function advancerReasons(scene: Scene, unit: AnyUnit): Reasons {
  return nextHexes(scene.world, unit).flatMap(hex => advanceReasons(scene, unit, hex));
}

function combatReasons({ view }: Scene, unit: AnyUnit): Reasons {
  const frame = view.doing.at(-1);
  if (unit.at === undefined || !isContested(view, unit.at)) {
    return [refusal('3.8.a', 'there is nobody in its hex to fight')];
  }
  if (view.fought?.includes(unit.at)) return [refusal('3.8.b', 'the combat of its hex is over')];
  if ((frame?.is === 'combat' || frame?.is === 'combat-in-turn') && frame.at !== unit.at) {
    return [refusal('3.8.b', 'the combat of another hex is fought out first')];
  }
  if (unit.broken) return [refusal('3.8.e', 'broken units don’t attack')];
  return [refusal('3.8.d', 'a unit attacks once, and fights with those it is stacked with')];
}
