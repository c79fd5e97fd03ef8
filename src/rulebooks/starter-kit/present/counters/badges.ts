/** The markers on counters by their familiar words, each with its meaning and its rule. */
import type { Badge } from '../../../../engine/index.ts';
import { badgesBy, badgeTable } from '../../../kit/present/badges.ts';
import { movingStack } from '../../fire/shooters.ts';
import type { FireMarker, MoveKind } from '../../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  inMelee,
  mmcCard,
  possessorOf,
  weaponCardOf,
} from '../../units.ts';
import type { Scene } from '../names.ts';
import { ordnanceBadges } from './ordnance-badges.ts';

const BADGES = badgeTable(`
  name          | word  | tone    | cite      | means
  Broken        |       | bad     | 3.2.3.j   | It can do nothing but rout and try to rally.
  DM            |       | bad     | 2.0.DM    | Desperation morale: four more on every roll to rally. It may rout.
  Melee         |       | bad     | 3.8.t     | It is held in hand-to-hand fighting and can do nothing else.
  Pin           |       | bad     | 3.2.3.r   | It does not move or advance, fires with half its firepower and leads nobody until the player turn ends.
  CX            |       | bad     | 3.3.1.h   | Exhausted: one more on its fire and close combat rolls, and it carries less.
  Wounded       |       | bad     | 3.2.3.f   | Three movement factors; morale and leadership are one worse.
  Hidden        |       | good    | 6.4.a     | The enemy does not know that it is here.
  Concealed     | ?     | good    | 8.3.a     | Concealed: the enemy sees that there is something, and not what.
  Glimpsed      | ?     | good    | 8.3.d     | Seen for the moment by nobody in good order: soon under its ? again.
  Banzai        |       | good    | 8.1.8.6.c | It charges: one more morale, eight movement factors, and nothing pins it.
  Reduced       |       | bad     | 8.1.1     | It has lost a step, and fights on with what is left.
  Moving        |       | neutral | 3.3.1.c   | It is on the move, and whatever it does may draw fire.
  Assault Move  |       | good    | 3.3.1.f   | It moves one hex at most and with care: fire at it gets no modifier for non-assault movement.
  Double Time   |       | neutral | 3.3.1.g   | It runs: two movement factors more, and exhausted.
  Prep Fire     |       | neutral | 3.2.5.a   | It has fired in the prep fire phase: it neither moves nor fires again in this player turn.
  First Fire    |       | neutral | 3.3.3.c   | It has fired at moving enemies: it fires again only at close targets and with half its firepower.
  Final Fire    |       | neutral | 3.4.d     | It has fired for good: only in final protective fire, at enemies who move beside it, can it fire again.
  Fired         |       | neutral | 3.5.d     | It has had its one shot of the advancing fire phase.
  No FP         |       | neutral | 4.0.j     | The weapons it has used cost it its own firepower for this player turn.
  Directs       |       | neutral | 3.2.2.m   | He has directed fire: in this player turn he may direct the same again, and no other.
  Moved         |       | neutral | 3.3.1.c   | Its movement phase is over.
  Advanced      |       | neutral | 3.7.a     | It has had its one hex of the advance phase.
  Winded        |       | neutral | 3.3.1.i   | It was exhausted until now, and may not double time in this phase.
  Acted         |       | neutral | 3.1.a     | It has done its one action of the rally phase.
  Tried         |       | neutral | 3.1.m     | It has had its one attempt to rally in this player turn.
  Routed        |       | neutral | 3.6.b     | It has routed in this phase.
  Stays         |       | neutral | 3.6.j     | It might have routed, and stays where it is.
  Malfunctioned |       | bad     | 1.2.4.b   | It must be repaired in a rally phase before it can be used.
  Placed        |       | neutral | 4.3.d     | It is placed, and goes off in the advancing fire phase.
  Carried       | Moved | neutral | 3.5.c     | It was carried in this movement phase: too heavy a weapon may not fire now.
  Emplaced      |       | good    | 6.3.a     | Dug in: two more on fire at it and its crew, instead of other cover.
  Captured      |       | bad     | 4.0.i     | An enemy’s weapon fires more slowly and breaks down sooner.
  Recovered     |       | neutral | 4.0.d     | It has changed hands in this phase, and may not be handed on.`);

type MayHaveFired = { readonly fired?: FireMarker };
const FIRED = {
  'Prep Fire': (piece: MayHaveFired) => piece.fired === 'prep',
  'First Fire': (piece: MayHaveFired) => piece.fired === 'first',
  'Final Fire': (piece: MayHaveFired, { view }: Scene) =>
    piece.fired === 'final' && view.phase !== 'advancing-fire',
  Fired: (piece: MayHaveFired, { view }: Scene) => piece.fired === 'final' && view.phase === 'advancing-fire',
};

const isMoving =
  (kind: MoveKind) =>
  ({ id }: AnyUnit, { view }: Scene): boolean => {
    const move = movingStack(view);
    return move?.kind === kind && move.units.includes(id);
  };

export const unitBadges = badgesBy<Scene, AnyUnit>(BADGES, {
  Broken: unit => unit.broken,
  DM: unit => unit.desperate,
  Melee: (unit, { view }) => inMelee(view, unit),
  Pin: unit => unit.pinned,
  CX: unit => unit.exhausted,
  Wounded: unit => unit.wounded,
  Hidden: unit => unit.hidden,
  Concealed: unit => unit.concealed,
  Glimpsed: unit => unit.glimpsed,
  Banzai: unit => unit.banzai === 'charging',
  Reduced: unit => cardOf(unit).kind !== 'leader' && mmcCard(unit).reduced,
  Moving: isMoving('normal'),
  'Assault Move': isMoving('assault'),
  'Double Time': isMoving('double-time'),
  ...FIRED,
  'No FP': unit => unit.forfeits,
  Directs: unit => unit.directs !== undefined,
  Moved: (unit, { view }) => unit.moved && view.phase === 'movement',
  Advanced: (unit, { view }) => unit.moved && view.phase === 'advance',
  Winded: unit => unit.winded,
  Acted: unit => unit.acted && !unit.broken,
  Tried: unit => unit.acted && unit.broken,
  Routed: unit => unit.routed === 'away',
  Stays: unit => unit.routed === 'stays',
});

function isCaptured(weapon: AnyWeapon, { view }: Scene): boolean {
  const bearer = possessorOf(view, weapon);
  return bearer !== undefined && cardOf(bearer).nation !== weaponCardOf(weapon).nation;
}

const markersOfWeapon = badgesBy<Scene, AnyWeapon>(BADGES, {
  Malfunctioned: weapon => weapon.malfunctioned,
  Placed: ({ id }, { view }) => view.charges.some(({ weapon }) => weapon === id),
  ...FIRED,
  Carried: (weapon, { view }) => weapon.moved && view.phase !== 'advance',
  Emplaced: weapon => weapon.emplaced,
  Captured: isCaptured,
  Recovered: weapon => weapon.recovered,
});
export const weaponBadges = (scene: Scene, weapon: AnyWeapon): readonly Badge[] => [
  ...markersOfWeapon(scene, weapon),
  ...ordnanceBadges(scene, weapon),
];
