/** The markers on counters by their familiar words, each with its meaning and its rule. */
import type { Badge } from '../../../../engine/index.ts';
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
import { badge, badgesBy, type Marker, ORDNANCE_MARKERS, plain } from './markers.ts';

const FIRED: Readonly<Record<FireMarker, Badge>> = {
  prep: badge(
    'Prep Fire',
    'neutral',
    '3.2.5.a',
    'It has fired in the prep fire phase: it neither moves nor fires again in this player turn.',
  ),
  first: badge(
    'First Fire',
    'neutral',
    '3.3.3.c',
    'It has fired at moving enemies: it fires again only at close targets and with half its firepower.',
  ),
  final: badge(
    'Final Fire',
    'neutral',
    '3.4.d',
    'It has fired for good: only in final protective fire, at enemies who move beside it, can it fire again.',
  ),
};
const ADVANCING_FIRED = badge(
  'Fired',
  'neutral',
  '3.5.d',
  'It has had its one shot of the advancing fire phase.',
);

const fired: Marker<{ readonly fired?: FireMarker }> = ({ view }, piece) => {
  if (!piece.fired) return undefined;
  return piece.fired === 'final' && view.phase === 'advancing-fire' ? ADVANCING_FIRED : FIRED[piece.fired];
};

const MOVING: Readonly<Record<MoveKind, Badge>> = {
  normal: badge('Moving', 'neutral', '3.3.1.c', 'It is on the move, and whatever it does may draw fire.'),
  assault: badge(
    'Assault Move',
    'good',
    '3.3.1.f',
    'It moves one hex at most and with care: fire at it gets no modifier for non-assault movement.',
  ),
  'double-time': badge(
    'Double Time',
    'neutral',
    '3.3.1.g',
    'It runs: two movement factors more, and exhausted.',
  ),
};

const moving: Marker<AnyUnit> = ({ view }, { id }) => {
  const move = movingStack(view);
  return move?.units.includes(id) ? MOVING[move.kind] : undefined;
};

const UNIT_MARKERS: readonly Marker<AnyUnit>[] = [
  plain(
    unit => unit.broken === true,
    badge('Broken', 'bad', '3.2.3.j', 'It can do nothing but rout and try to rally.'),
  ),
  plain(
    unit => unit.desperate === true,
    badge('DM', 'bad', '2.0.DM', 'Desperation morale: four more on every roll to rally. It may rout.'),
  ),
  plain(
    (unit, { view }) => inMelee(view, unit),
    badge('Melee', 'bad', '3.8.t', 'It is held in hand-to-hand fighting and can do nothing else.'),
  ),
  plain(
    unit => unit.pinned === true,
    badge(
      'Pin',
      'bad',
      '3.2.3.r',
      'It does not move or advance, fires with half its firepower and leads nobody until the player turn ends.',
    ),
  ),
  plain(
    unit => unit.exhausted === true,
    badge(
      'CX',
      'bad',
      '3.3.1.h',
      'Exhausted: one more on its fire and close combat rolls, and it carries less.',
    ),
  ),
  plain(
    unit => unit.wounded === true,
    badge('Wounded', 'bad', '3.2.3.f', 'Three movement factors; morale and leadership are one worse.'),
  ),
  plain(
    unit => unit.hidden === true,
    badge('Hidden', 'good', '6.4.a', 'The enemy does not know that it is here.'),
  ),
  plain(
    unit => unit.concealed === true,
    badge('?', 'good', '8.3.a', 'Concealed: the enemy sees that there is something, and not what.'),
  ),
  plain(
    unit => unit.glimpsed === true,
    badge('?', 'good', '8.3.d', 'Seen for the moment by nobody in good order: soon under its ? again.'),
  ),
  plain(
    unit => unit.banzai === 'charging',
    badge(
      'Banzai',
      'good',
      '8.1.8.6.c',
      'It charges: one more morale, eight movement factors, and nothing pins it.',
    ),
  ),
  plain(
    unit => cardOf(unit).kind !== 'leader' && mmcCard(unit).reduced === true,
    badge('Reduced', 'bad', '8.1.1', 'It has lost a step, and fights on with what is left.'),
  ),
  moving,
  fired,
  plain(
    unit => unit.forfeits === true,
    badge(
      'No FP',
      'neutral',
      '4.0.j',
      'The weapons it has used cost it its own firepower for this player turn.',
    ),
  ),
  plain(
    unit => unit.directs !== undefined,
    badge(
      'Directs',
      'neutral',
      '3.2.2.m',
      'He has directed fire: in this player turn he may direct the same again, and no other.',
    ),
  ),
  plain(
    (unit, { view }) => unit.moved === true && view.phase === 'movement',
    badge('Moved', 'neutral', '3.3.1.c', 'Its movement phase is over.'),
  ),
  plain(
    (unit, { view }) => unit.moved === true && view.phase === 'advance',
    badge('Advanced', 'neutral', '3.7.a', 'It has had its one hex of the advance phase.'),
  ),
  plain(
    unit => unit.winded === true,
    badge(
      'Winded',
      'neutral',
      '3.3.1.i',
      'It was exhausted until now, and may not double time in this phase.',
    ),
  ),
  plain(
    unit => unit.acted === true && !unit.broken,
    badge('Acted', 'neutral', '3.1.a', 'It has done its one action of the rally phase.'),
  ),
  plain(
    unit => unit.acted === true && unit.broken === true,
    badge('Tried', 'neutral', '3.1.m', 'It has had its one attempt to rally in this player turn.'),
  ),
  plain(unit => unit.routed === 'away', badge('Routed', 'neutral', '3.6.b', 'It has routed in this phase.')),
  plain(
    unit => unit.routed === 'stays',
    badge('Stays', 'neutral', '3.6.j', 'It might have routed, and stays where it is.'),
  ),
];

function isCaptured(weapon: AnyWeapon, { view }: Scene): boolean {
  const bearer = possessorOf(view, weapon);
  return bearer !== undefined && cardOf(bearer).nation !== weaponCardOf(weapon).nation;
}

const WEAPON_MARKERS: readonly Marker<AnyWeapon>[] = [
  plain(
    weapon => weapon.malfunctioned === true,
    badge('Malfunctioned', 'bad', '1.2.4.b', 'It must be repaired in a rally phase before it can be used.'),
  ),
  plain(
    ({ id }, { view }) => view.charges.some(({ weapon }) => weapon === id),
    badge('Placed', 'neutral', '4.3.d', 'It is placed, and goes off in the advancing fire phase.'),
  ),
  fired,
  plain(
    (weapon, { view }) => weapon.moved === true && view.phase !== 'advance',
    badge(
      'Moved',
      'neutral',
      '3.5.c',
      'It was carried in this movement phase: too heavy a weapon may not fire now.',
    ),
  ),
  plain(
    weapon => weapon.emplaced === true,
    badge(
      'Emplaced',
      'good',
      '6.3.a',
      'Dug in: two more on fire at it and its crew, instead of other cover.',
    ),
  ),
  plain(
    isCaptured,
    badge('Captured', 'bad', '4.0.i', 'An enemy’s weapon fires more slowly and breaks down sooner.'),
  ),
  plain(
    weapon => weapon.recovered === true,
    badge('Recovered', 'neutral', '4.0.d', 'It has changed hands in this phase, and may not be handed on.'),
  ),
];

export const unitBadges = (scene: Scene, unit: AnyUnit): readonly Badge[] =>
  badgesBy(UNIT_MARKERS, scene, unit);
export const weaponBadges = (scene: Scene, weapon: AnyWeapon): readonly Badge[] => [
  ...badgesBy(WEAPON_MARKERS, scene, weapon),
  ...badgesBy(ORDNANCE_MARKERS, scene, weapon),
];
