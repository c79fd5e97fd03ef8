/** The markers on counters by their familiar words, each with its meaning and its rule. */
import { badgesBy, badgeTable } from '../../kit/present/badges.ts';
import type { FirePhase } from '../state.ts';
import { trailOf } from '../trails/trails.ts';
import { type AnyUnit, type AnyWeapon, inMelee } from '../units.ts';
import type { Scene } from './names.ts';

const BADGES = badgeTable(`
  name           | word  | tone    | cite     | means
  Broken         |       | bad     | 3.21.1   | It can do nothing but rout and try to rally.
  DM             |       | bad     | 3.23.6   | Desperation morale: four more on its roll to rally, until the next rally phase is over.
  Melee          |       | bad     | 6.3.1    | It is locked in melee and can do nothing but fight.
  Pin            |       | bad     | 3.24.1   | It does not move, and fires with half its firepower until the player turn ends.
  CX             |       | bad     | 4.7.8    | It has run: one more on the dice of its attacks, one less on close combat against it.
  Prisoner       |       | bad     | 3.29.10  | It is a prisoner, and goes where its guard takes it.
  Berserk        |       | bad     | 3.25.3   | It charges the nearest enemy that it sees, and knows no fear.
  Wounded        |       | bad     | 3.4.2    | He is slower, and has lost some of his morale and leadership.
  Carried        |       | neutral | 3.4.3    | A squad or crew carries him on its way.
  Exchanged      |       | bad     | 3.29.6   | Both sides have taken each other: it stays here, broken, until it routs.
  Questioned     |       | neutral | 3.30.1   | It has been interrogated, and stays in this hex until the player turn ends.
  Left behind    |       | neutral | QA-89    | It is free as soon as its guard leaves the hex.
  Unarmed        |       | bad     | 5.8.1    | It has lost its arms as a prisoner, and fights with its bare hands.
  Swayed         |       | bad     | 3.30.T   | A captured comrade has talked to it: a level of morale less, for good.
  No orders      |       | bad     | 3.1.3.a  | It is out of command: in this player turn it neither moves nor fires.
  TI             |       | neutral | 4.4.3    | It is busy with a task: it neither moves nor fires nor advances.
  Grounded       |       | bad     | 5.6.10.1 | It has gone to ground and goes no farther in this phase.
  Assault Move   |       | good    | 4.5.1    | It has gone one hex with care: fire at it gets no modifier for having moved.
  Moved          |       | neutral | 5.6.1    | It has moved: defensive fire finds it wherever it has been.
  Prep Fire      |       | neutral | SOP.2.3  | It has fired in the prep fire phase: it does not move in this player turn.
  Defensive Fire | Fired | neutral | 5.1.2    | It has fired in the defensive fire phase.
  Advancing Fire | Fired | neutral | 5.1.2    | It has fired in the advancing fire phase.
  Directed       |       | neutral | 3.2.2    | He has directed fire in this player turn.
  Tried          |       | neutral | QA-14.2  | It has had its one try of this rally phase.
  Advanced       |       | neutral | 4.4.1    | It has had its one hex of the advance phase.
  Routed         |       | neutral | 3.21.7   | It has routed in this phase.
  Withdraws      |       | neutral | 6.3.6.a  | It tries to leave the melee.
  Malfunctioned  |       | bad     | 10.9.1.1 | It must be repaired in a rally phase before it fires again.
  Dismantled     |       | neutral | 4.2.7.1  | It weighs half, and can’t be fired.
  Doomed         |       | bad     | 8.7.1    | Its bearer destroys it, or makes it useless, in the close combat phase.`);

type MayHaveFired = { readonly fired?: FirePhase };
const FIRED = {
  'Prep Fire': (piece: MayHaveFired) => piece.fired === 'prep-fire',
  'Defensive Fire': (piece: MayHaveFired) => piece.fired === 'defensive-fire',
  'Advancing Fire': (piece: MayHaveFired) => piece.fired === 'advancing-fire',
};

/** How it has gone in this phase, if at all. */
const hasGone =
  (how: 'grounded' | 'assault' | 'normal') =>
  ({ id }: AnyUnit, { view }: Scene): boolean => {
    const trail = trailOf(view, id);
    if (trail?.ended === 'grounded') return how === 'grounded';
    if (!trail || trail.steps.length === 0) return false;
    return how === (trail.kind === 'assault' ? 'assault' : 'normal');
  };

export const unitBadges = badgesBy<Scene, AnyUnit>(BADGES, {
  Broken: unit => unit.broken,
  DM: unit => unit.desperate && unit.broken,
  Melee: (unit, { view }) => inMelee(view, unit),
  Pin: unit => unit.pinned,
  CX: unit => unit.exhausted,
  Prisoner: unit => unit.guard !== undefined,
  Berserk: unit => unit.berserk,
  Wounded: unit => unit.wounds !== undefined,
  Carried: unit => unit.borne !== undefined,
  Exchanged: unit => unit.exchanged,
  Questioned: unit => unit.questioned !== undefined,
  'Left behind': unit => unit.left,
  Unarmed: unit => unit.unarmed && unit.guard === undefined,
  Swayed: unit => unit.swayed,
  'No orders': unit => unit.adrift,
  TI: unit => unit.tasked,
  Grounded: hasGone('grounded'),
  'Assault Move': hasGone('assault'),
  Moved: hasGone('normal'),
  ...FIRED,
  Directed: unit => unit.directed,
  Tried: unit => unit.acted,
  Advanced: unit => unit.advanced,
  Routed: unit => unit.routed === 'away',
  Withdraws: unit => unit.withdraws,
});
export const weaponBadges = badgesBy<Scene, AnyWeapon>(BADGES, {
  Malfunctioned: weapon => weapon.malfunctioned,
  Dismantled: weapon => weapon.dismantled,
  Doomed: weapon => weapon.doomed !== undefined,
  ...FIRED,
});
