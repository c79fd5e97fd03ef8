/** What became of pieces between two states: the odds count it, and the replay marks it. */
import { type Fact, factsOf, type Loss } from '../../engine/index.ts';
import type { View } from './game.ts';
import { trailOf } from './trails/trails.ts';
import { type AnyUnit, type AnyWeapon, isSquad } from './units.ts';

export function digest(before: View, after: View): readonly Fact[] {
  const now = new Map(after.units.map(unit => [unit.id, unit]));
  const weapons = new Map(after.weapons.map(weapon => [weapon.id, weapon]));
  return [
    ...before.units.flatMap(was => {
      const is = now.get(was.id);
      return is ? unitFacts(before, after, was, is) : factsOf(was.id, wayOut(before, after, was));
    }),
    ...before.weapons.flatMap(was => {
      const is = weapons.get(was.id);
      return is ? weaponFacts(was, is) : factsOf(was.id, 'removed');
    }),
  ];
}

function unitFacts(before: View, after: View, was: AnyUnit, is: AnyUnit): readonly Fact[] {
  const isGrounded = (view: View) => trailOf(view, was.id)?.ended === 'grounded';
  return factsOf(
    is.id,
    !was.broken && is.broken && 'broken',
    was.broken && !is.broken && was.wounds === is.wounds && 'rallied',
    was.wounds !== is.wounds && 'wounded',
    !was.pinned && is.pinned && 'pinned',
    !isGrounded(before) && isGrounded(after) && 'grounded',
    isSquad(was) && !isSquad(is) && (isTwin(before, after, is) ? 'deployed' : ('reduced' satisfies Loss)),
    !isSquad(was) && isSquad(is) && 'recombined',
  );
}

/** The other half of a squad that has deployed has come with it, of its own kind and in its own place (4.8.4). */
const isTwin = (before: View, after: View, { card, at }: AnyUnit): boolean =>
  after.units.some(
    each => each.card === card && each.at === at && !before.units.some(({ id }) => id === each.id),
  );

function weaponFacts(was: AnyWeapon, is: AnyWeapon): readonly Fact[] {
  return factsOf(
    is.id,
    !was.malfunctioned && is.malfunctioned && 'malfunctioned',
    was.malfunctioned && !is.malfunctioned && 'repaired',
    was.by !== undefined && is.by === undefined && 'dropped',
  );
}

function wayOut(before: View, after: View, unit: AnyUnit): 'exited' | 'recombined' | Loss {
  const exits = ({ losses }: View) =>
    losses.filter(({ side, card, how }) => how === 'exited' && side === unit.side && card === unit.card)
      .length;
  if (exits(after) > exits(before)) return 'exited';
  return isPartOf(before, after, unit) ? 'recombined' : 'eliminated';
}

/** A half-squad where another has become a squad (4.8.5). */
function isPartOf(before: View, after: View, { at }: AnyUnit): boolean {
  const isMade = (unit: AnyUnit) =>
    isSquad(unit) && unit.at === at && before.units.some(was => was.id === unit.id && !isSquad(was));
  return after.losses.length === before.losses.length && after.units.some(isMade);
}
