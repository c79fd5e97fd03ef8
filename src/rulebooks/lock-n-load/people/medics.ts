/** Medics (11.3): in each Rally Phase one of them may heal a wound or steady somebody who is Shaken. */
import { type Refusal, type Rule, refusal, unset } from '../../../engine/index.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import { moraleCheck } from '../morale/morale.ts';
import { onlyOthersRally, ownUnits, type RallyScene } from '../morale/rally-scene.ts';
import type { UnitId } from '../state.ts';
import { type AnyUnit, isGoodOrder, isMedic, unitById, unitsAt } from '../units.ts';

const verb = verbsIn<RallyScene>();

const NOBODY_THERE = refusal('11.3.b', 'the Medic tends those in his own location');

const medics = (scene: RallyScene): readonly AnyUnit[] => ownUnits(scene).filter(isMedic);

/** He has one attempt, and must be in Good Order (11.3.b). */
function medicRefusal(_: RallyScene, medic: AnyUnit): Refusal | undefined {
  if (medic.at === undefined) return refusal('22.0.a', 'it is not on the map');
  if (!isGoodOrder(medic)) return refusal('11.3.b', 'a Medic must be in Good Order to tend others');
  return medic.tended ? refusal('11.3.b', 'a Medic tends one man in a Rally Phase') : undefined;
}

/** Those beside him on his level, and he himself. */
const beside = (view: View, { at, side }: AnyUnit): readonly AnyUnit[] =>
  at === undefined ? [] : unitsAt(view, at, side);

export const heal = verb('heal', {
  cite: '11.3.b',
  bar: onlyOthersRally,
  who: medics,
  unfit: medicRefusal,
  what: ({ view }, medic) => beside(view, medic),
  whatElse: NOBODY_THERE,
  refusal: (_, __, patient) => (patient.wounded ? undefined : refusal('11.3.b', 'it has no wound to heal')),
  args: (medic, patient) => ({ medic: medic.id, unit: patient.id }),
  *perform(game, { medic, unit }) {
    if (!(yield* tend(game, medic, unit))) return;
    unset(game.own(unitById(game.state, unit)), 'wounded');
    game.say('11.3.b', `{${unit}} is healed`);
  },
});

export const steady = verb('steady', {
  cite: '11.3.b',
  bar: onlyOthersRally,
  who: medics,
  unfit: medicRefusal,
  what: ({ view }, medic) => beside(view, medic),
  whatElse: NOBODY_THERE,
  refusal: (_, __, patient) => (patient.shaken ? undefined : refusal('11.3.b', 'it is not Shaken')),
  args: (medic, patient) => ({ medic: medic.id, unit: patient.id }),
  *perform(game, { medic, unit }) {
    if (!(yield* tend(game, medic, unit))) return;
    unset(game.own(unitById(game.state, unit)), 'shaken');
    game.say('11.3.b', `{${unit}} is in Good Order again`);
  },
});

/** It is the Medic who checks. To fail costs nothing but the attempt (11.3.b, 11.3.c). */
function* tend(game: Game, id: UnitId, patient: UnitId): Rule<boolean> {
  const medic = unitById(game.state, id);
  const passes = yield* moraleCheck(game, medic, `{${id}} tends {${patient}}`, '11.3.b');
  game.own(medic).tended = true;
  return passes;
}
