/** What became of the pieces between two states, as short facts: the odds count them, and the log could. */

import { personCard, weaponCard } from './counters/index.ts';
import type { View } from './game.ts';
import type { Unit, Vehicle, Weapon } from './state.ts';

type Piece = Unit | Weapon | Vehicle;

export function digest(before: View, after: View): readonly string[] {
  return [
    ...before.units.flatMap(was => {
      const is = after.units.find(each => each.id === was.id);
      return is
        ? unitFacts(was, is)
        : [`${was.id} ${hasExited(before, after, was) ? 'exited' : 'eliminated'}`];
    }),
    ...before.weapons.flatMap(was => {
      const is = after.weapons.find(each => each.id === was.id);
      return is ? weaponFacts(was, is, firesOn(before, after, was, is)) : [`${was.id} destroyed`];
    }),
    ...(before.vehicles ?? []).flatMap(was => {
      const is = after.vehicles?.find(each => each.id === was.id);
      return is ? vehicleFacts(was, is) : [];
    }),
  ];
}

function unitFacts(was: Unit, is: Unit): readonly string[] {
  const facts = [
    came(was, is, 'broken') && 'broken',
    was.broken && !is.broken && 'rallied',
    came(was, is, 'pinned') && 'pinned',
    came(was, is, 'wounded') && 'wounded',
    was.card !== is.card && (isReduced(was, is) ? 'reduced' : 'replaced'),
  ];
  return facts.filter(fact => typeof fact === 'string').map(fact => `${is.id} ${fact}`);
}

/** Casualties have made a half-squad of it, or it has lost a step (8.1.2). */
function isReduced(was: Unit, is: Unit): boolean {
  const [before, after] = [personCard(was.card), personCard(is.card)];
  if (before.kind === 'squad' && after.kind === 'half-squad') return true;
  return before.kind !== 'leader' && before.step === after.id;
}

function weaponFacts(was: Weapon, is: Weapon, firesOn: boolean): readonly string[] {
  const facts = [
    came(was, is, 'malfunctioned') && 'malfunctioned',
    was.malfunctioned && !is.malfunctioned && 'repaired',
    was.by !== undefined && is.by === undefined && 'dropped',
    firesOn && 'keeps rate of fire',
  ];
  return facts.filter(fact => typeof fact === 'string').map(fact => `${is.id} ${fact}`);
}

function vehicleFacts(was: Vehicle, is: Vehicle): readonly string[] {
  if (came(was, is, 'wreck')) return [`${is.id} destroyed`];
  const facts = (['immobilized', 'bogged', 'shocked', 'stunned', 'recalled'] as const).filter(flag =>
    came(was, is, flag),
  );
  return facts.map(fact => `${is.id} ${fact}`);
}

/** It has fired in between, and may fire again. */
function firesOn(before: View, after: View, was: Weapon, is: Weapon): boolean {
  if (!('rateOfFire' in weaponCard(is.card)) || is.fired || is.malfunctioned) return false;
  const uses = ({ units }: View) => units.some(({ used }) => used?.includes(is.id));
  const volleys = (view: View) => view.volleys?.filter(({ by }) => by.includes(is.id)).length ?? 0;
  const aimed = JSON.stringify(was.acquired) !== JSON.stringify(is.acquired);
  return (uses(after) && !uses(before)) || volleys(after) > volleys(before) || (aimed && uses(after));
}

function came<P extends Piece>(was: P, is: P, flag: keyof P): boolean {
  return was[flag] === undefined && is[flag] !== undefined;
}

function hasExited(before: View, after: View, unit: Unit): boolean {
  const exits = ({ losses }: View) =>
    losses.filter(({ side, card, how }) => how === 'exited' && side === unit.side && card === unit.card)
      .length;
  return exits(after) > exits(before);
}
