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
    isSquad(was) && !isSquad(is) && ('reduced' satisfies Loss),
  );
}

function weaponFacts(was: AnyWeapon, is: AnyWeapon): readonly Fact[] {
  return factsOf(
    is.id,
    !was.malfunctioned && is.malfunctioned && 'malfunctioned',
    was.malfunctioned && !is.malfunctioned && 'repaired',
    was.by !== undefined && is.by === undefined && 'dropped',
  );
}

function wayOut(before: View, after: View, unit: AnyUnit): 'exited' | Loss {
  const exits = ({ losses }: View) =>
    losses.filter(({ side, card, how }) => how === 'exited' && side === unit.side && card === unit.card)
      .length;
  return exits(after) > exits(before) ? 'exited' : 'eliminated';
}
