/** What became of the pieces between two states, as short facts: the odds count them. */
import type { View } from './game.ts';
import { type AnyUnit, type AnyWeapon, isHalfSquad, isSquad } from './units.ts';

export function digest(before: View, after: View): readonly string[] {
  const now = new Map(after.units.map(unit => [unit.id, unit]));
  const guns = new Map(after.weapons.map(weapon => [weapon.id, weapon]));
  const facts: string[] = [];
  for (const was of before.units) {
    const is = now.get(was.id);
    if (is) facts.push(...unitFacts(was, is));
    else facts.push(`${was.id} ${hasExited(before, after, was) ? 'exited' : 'eliminated'}`);
  }
  for (const was of before.weapons) {
    const is = guns.get(was.id);
    if (is) facts.push(...weaponFacts(was, is));
    else facts.push(`${was.id} removed`);
  }
  const known = new Set(before.units.map(({ id }) => id));
  // Dice bring forth nobody but Heroes, who have no name before.
  if (after.units.some(({ id }) => !known.has(id))) facts.push('Hero comes forth');
  for (const at of after.spotted) if (!before.spotted.includes(at)) facts.push(`${at} spotted`);
  return facts;
}

function unitFacts(was: AnyUnit, is: AnyUnit): readonly string[] {
  const facts = [
    !was.shaken && is.shaken && 'shaken',
    was.shaken && !is.shaken && 'rallied',
    !was.wounded && is.wounded && 'wounded',
    was.wounded && !is.wounded && 'healed',
    isSquad(was) && isHalfSquad(is) && 'reduced',
    !was.jammed && is.jammed && 'jammed',
  ];
  return facts.filter(fact => typeof fact === 'string').map(fact => `${is.id} ${fact}`);
}

function weaponFacts(was: AnyWeapon, is: AnyWeapon): readonly string[] {
  const facts = [
    !was.jammed && is.jammed && 'jammed',
    was.jammed && !is.jammed && 'repaired',
    !was.broken && is.broken && 'broken',
    was.possessedBy !== undefined && is.possessedBy === undefined && 'dropped',
  ];
  return facts.filter(fact => typeof fact === 'string').map(fact => `${is.id} ${fact}`);
}

function hasExited(before: View, after: View, unit: AnyUnit): boolean {
  const exits = ({ losses }: View) =>
    losses.filter(({ side, card, how }) => how === 'exited' && side === unit.side && card === unit.card)
      .length;
  return exits(after) > exits(before);
}
