/** The markers on counters by their familiar words, each with its meaning and its rule. */
import type { Badge } from '../../../engine/index.ts';
import type { FirePhase } from '../state.ts';
import { trailOf } from '../trails/trails.ts';
import { type AnyUnit, type AnyWeapon, inMelee } from '../units.ts';
import type { Scene } from './names.ts';

type Marker<Piece> = (scene: Scene, piece: Piece) => Badge | undefined;

const badge = (text: string, tone: Badge['tone'], cite: string, means: string): Badge => ({
  text,
  tone,
  cite,
  means,
});

/** A marker that says the same wherever it lies. */
const plain =
  <Piece>(isOn: (piece: Piece, scene: Scene) => boolean, of: Badge): Marker<Piece> =>
  (scene, piece) =>
    isOn(piece, scene) ? of : undefined;

const FIRED: Readonly<Record<FirePhase, Badge>> = {
  'prep-fire': badge(
    'Prep Fire',
    'neutral',
    'SOP.2.3',
    'It has fired in the prep fire phase: it does not move in this player turn.',
  ),
  'defensive-fire': badge('Fired', 'neutral', '5.1.2', 'It has fired in the defensive fire phase.'),
  'advancing-fire': badge('Fired', 'neutral', '5.1.2', 'It has fired in the advancing fire phase.'),
};

const fired: Marker<{ readonly fired?: FirePhase }> = (_, piece) => piece.fired && FIRED[piece.fired];

const moving: Marker<AnyUnit> = ({ view }, { id }) => {
  const trail = trailOf(view, id);
  if (trail?.ended === 'grounded')
    return badge('Grounded', 'bad', '5.6.10.1', 'It has gone to ground and goes no farther in this phase.');
  if (!trail || trail.steps.length === 0) return undefined;
  if (trail.kind === 'assault')
    return badge(
      'Assault Move',
      'good',
      '4.5.1',
      'It has gone one hex with care: fire at it gets no modifier for having moved.',
    );
  return badge('Moved', 'neutral', '5.6.1', 'It has moved: defensive fire finds it wherever it has been.');
};

const UNIT_MARKERS: readonly Marker<AnyUnit>[] = [
  plain(
    unit => unit.broken === true,
    badge('Broken', 'bad', '3.21.1', 'It can do nothing but rout and try to rally.'),
  ),
  plain(
    unit => unit.desperate === true && unit.broken === true,
    badge(
      'DM',
      'bad',
      '3.23.6',
      'Desperation morale: four more on its roll to rally, until the next rally phase is over.',
    ),
  ),
  plain(
    (unit, { view }) => inMelee(view, unit),
    badge('Melee', 'bad', '6.3.1', 'It is locked in melee and can do nothing but fight.'),
  ),
  plain(
    unit => unit.pinned === true,
    badge(
      'Pin',
      'bad',
      '3.24.1',
      'It does not move, and fires with half its firepower until the player turn ends.',
    ),
  ),
  plain(
    unit => unit.exhausted === true,
    badge(
      'CX',
      'bad',
      '4.7.8',
      'It has run: one more on the dice of its attacks, one less on close combat against it.',
    ),
  ),
  plain(
    unit => unit.guard !== undefined,
    badge('Prisoner', 'bad', '3.29.10', 'It is a prisoner, and goes where its guard takes it.'),
  ),
  plain(
    unit => unit.exchanged === true,
    badge(
      'Exchanged',
      'bad',
      '3.29.6',
      'Both sides have taken each other: it stays here, broken, until it routs.',
    ),
  ),
  plain(
    unit => unit.questioned !== undefined,
    badge(
      'Questioned',
      'neutral',
      '3.30.1',
      'It has been interrogated, and stays in this hex until the player turn ends.',
    ),
  ),
  plain(
    unit => unit.left === true,
    badge('Left behind', 'neutral', 'QA-89', 'It is free as soon as its guard leaves the hex.'),
  ),
  plain(
    unit => unit.unarmed === true && unit.guard === undefined,
    badge('Unarmed', 'bad', '5.8.1', 'It has lost its arms as a prisoner, and fights with its bare hands.'),
  ),
  plain(
    unit => unit.swayed === true,
    badge(
      'Swayed',
      'bad',
      '3.30.T',
      'A captured comrade has talked to it: a level of morale less, for good.',
    ),
  ),
  plain(
    unit => unit.tasked === true,
    badge('TI', 'neutral', '4.4.3', 'It is busy with a task: it neither moves nor fires nor advances.'),
  ),
  moving,
  fired,
  plain(
    unit => unit.directed === true,
    badge('Directed', 'neutral', '3.2.2', 'He has directed fire in this player turn.'),
  ),
  plain(
    unit => unit.acted === true,
    badge('Tried', 'neutral', 'QA-14.2', 'It has had its one try of this rally phase.'),
  ),
  plain(
    unit => unit.advanced === true,
    badge('Advanced', 'neutral', '4.4.1', 'It has had its one hex of the advance phase.'),
  ),
  plain(unit => unit.routed === 'away', badge('Routed', 'neutral', '3.21.7', 'It has routed in this phase.')),
  plain(
    unit => unit.withdraws === true,
    badge('Withdraws', 'neutral', '6.3.6.a', 'It tries to leave the melee.'),
  ),
];

const WEAPON_MARKERS: readonly Marker<AnyWeapon>[] = [
  plain(
    weapon => weapon.malfunctioned === true,
    badge('Malfunctioned', 'bad', '10.9.1.1', 'It must be repaired in a rally phase before it fires again.'),
  ),
  plain(
    weapon => weapon.dismantled === true,
    badge('Dismantled', 'neutral', '4.2.7.1', 'It weighs half, and can’t be fired.'),
  ),
  fired,
];

export const unitBadges = (scene: Scene, unit: AnyUnit): readonly Badge[] =>
  UNIT_MARKERS.flatMap(marker => marker(scene, unit) ?? []);
export const weaponBadges = (scene: Scene, weapon: AnyWeapon): readonly Badge[] =>
  WEAPON_MARKERS.flatMap(marker => marker(scene, weapon) ?? []);
