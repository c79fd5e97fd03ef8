/** Close combat in a hex, as the verbs of its picks see it, and what they have in common (3.8). */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, type Refusal, refusal, type Side, type Subject } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import type { CombatAttack, CombatFrame, CombatInTurnFrame, GunId, UnitId } from '../state.ts';
import { type AnyUnit, isMmc, unitById, unitsAt } from '../units.ts';
import { type SideScene, strangerRefusal } from '../whose.ts';
import { enemyOf, type World } from '../world.ts';
import { groupHeads, type Stacks, withStacked } from './groups.ts';

export interface CombatScene extends SideScene {
  readonly at: HexId;
  readonly stacked: Stacks;
  /** The attack being put together. */
  readonly open: Frozen<CombatAttack> | undefined;
  /** Who and what attacks or has attacked, and who suffers or has suffered it. */
  readonly attacked: readonly (UnitId | GunId)[];
  readonly suffered: readonly UnitId[];
}

export const combatVerb = verbsIn<CombatScene>();

/** Whose pick it is. */
export function combatSide(world: World, view: View, frame: Frozen<CombatFrame | CombatInTurnFrame>): Side {
  if (frame.is === 'combat-in-turn') return frame.side;
  const isDefender = frame.stage === 'defender' || frame.stage === 'defender-stacks';
  return isDefender ? enemyOf(world, view.attacker) : view.attacker;
}

/** Those of the side, each with all who are stacked on it. */
export const fighters = ({ view, at, side, stacked }: CombatScene): readonly AnyUnit[] =>
  groupHeads(view, at, side, stacked);

const foes = ({ world, view, at, side, stacked }: CombatScene): readonly AnyUnit[] =>
  groupHeads(view, at, enemyOf(world, side), stacked);

/** Whether there is infantry that no attack has met. */
export const hasTarget = remembered((scene: CombatScene) =>
  foes(scene).some(({ id }) => !scene.suffered.includes(id)),
);

/** A leader attacks and is attacked with the unit on which he is stacked: it is his deed as well. */
export const together = ({ stacked }: CombatScene, { id }: AnyUnit): readonly UnitId[] =>
  withStacked(stacked, id);

export const NO_TARGET = refusal('3.8.c', 'the attack has no target yet');
export const HAS_TARGETS = refusal('3.8.c', 'the attack has its targets');
export const ALL_ATTACKED = refusal('3.8.d', 'all of the enemy’s infantry there has been attacked');

/** No unit attacks more than once (3.8.d); the broken can't (3.8.e). */
export function attackerRefusal({ view, open, attacked }: CombatScene, unit: AnyUnit): Refusal | undefined {
  if (unit.broken) return refusal('3.8.e', 'broken units don’t attack');
  if (attacked.includes(unit.id)) return refusal('3.8.d', 'a unit attacks once');
  // Single men who stand alone attack alone: they join nobody, and nobody joins them.
  const joins = open === undefined || (isMmc(unit) && open.by.some(id => isMmc(unitById(view, id))));
  return joins ? undefined : refusal('3.8.g', 'who fights by himself joins nobody, and nobody joins him');
}

/** Nor is any attacked more than once (3.8.d). */
export const targetVerb = (aim: (game: Game, unit: UnitId) => void) =>
  combatVerb('target', {
    cite: '3.8.d',
    bar: ({ open }) => (open ? undefined : refusal('3.8.c', 'it has to be said first who attacks')),
    who: foes,
    whoElse: refusal('3.8.a', 'it is not in this close combat'),
    by: together,
    unfit: ({ suffered }, { id }) =>
      suffered.includes(id) ? refusal('3.8.d', 'a unit is attacked once') : undefined,
    args: ({ id }) => ({ unit: id }),
    perform: (game, { unit }) => aim(game, unit),
  });

const IN_ITS_TURN = refusal('3.8.b', 'one hex is fought out before the next');

/** Of pieces and places of which no verb speaks. */
export function idleInCombat(scene: CombatScene, subject: Subject): Refusal {
  const { view, at, side } = scene;
  const { piece, place } = subject;
  if (place !== undefined)
    return place === at ? refusal('3.8.c', 'it has to be said who fights whom') : IN_ITS_TURN;
  const against = strangerRefusal(scene, subject);
  if (against) return against;
  if (view.weapons.some(({ id }) => id === piece))
    return refusal('3.8.a', 'weapons count for nothing in close combat');
  return unitsAt(view, at, side).some(({ id }) => id === piece)
    ? refusal('3.8.g', 'only leaders join others, and only those who can fight')
    : IN_ITS_TURN;
}
