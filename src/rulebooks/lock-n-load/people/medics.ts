/** Medics (11.3): in each Rally Phase one of them may heal a wound or steady somebody who is Shaken. */
import { type Rule, type Side, unset } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import type { Game, View } from '../game.ts';
import { moraleCheck } from '../morale/morale.ts';
import { type AnyUnit, isGoodOrder, isMedic, unitById, unitsAt } from '../units.ts';

export type MedicAct = Extract<BookAct, { verb: 'heal' | 'steady' }>;

/** Somebody beside him on his level, or a wound of his own; he has one attempt, and must be in Good Order (11.3.b). */
export function medicActs(view: View, side: Side): readonly MedicAct[] {
  return view.units
    .filter(unit => unit.side === side && isMedic(unit) && isGoodOrder(unit) && !unit.tended)
    .flatMap(medic => patients(view, medic));
}

function patients(view: View, medic: AnyUnit): readonly MedicAct[] {
  if (medic.at === undefined) return [];
  return unitsAt(view, medic.at, medic.side).flatMap(unit => [
    ...(unit.wounded ? [{ verb: 'heal', medic: medic.id, unit: unit.id } as const] : []),
    ...(unit.shaken ? [{ verb: 'steady', medic: medic.id, unit: unit.id } as const] : []),
  ]);
}

/** It is the Medic who checks. To fail costs nothing but the attempt (11.3.b, 11.3.c). */
export function* tend(game: Game, { verb, medic: id, unit: patientId }: MedicAct): Rule<void> {
  const medic = unitById(game.state, id);
  const passes = yield* moraleCheck(game, medic, `{${id}} tends {${patientId}}`, '11.3.b');
  game.own(medic).tended = true;
  if (!passes) return;
  const patient = game.own(unitById(game.state, patientId));
  if (verb === 'heal') unset(patient, 'wounded');
  else unset(patient, 'shaken');
  game.say('11.3.b', verb === 'heal' ? `{${patientId}} is healed` : `{${patientId}} is in Good Order again`);
}
