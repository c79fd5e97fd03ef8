/** What may befall those who move: fire that lies in a hex, interdiction, and a failure of nerve (3.3.5, 3.6, 3.7). */
import type { HexId } from '../../../../board/index.ts';
import {
  byDice,
  comes,
  figure,
  needsAtLeast,
  needsAtMost,
  nothing,
  orLess,
  signed,
} from '../../../../engine/index.ts';
import { needsNerve, preAfvCheckOf } from '../../close-combat/pre-afv-check.ts';
import { isSeenMoving } from '../../concealment/loss.ts';
import { attackLines } from '../../fire/card.ts';
import { residualDue, residualOnMovers } from '../../fire/residual.ts';
import type { View } from '../../game.ts';
import { type Check, checkModifiers } from '../../morale/morale.ts';
import { hasRoadRate } from '../../movement/cost.ts';
import { type Move, stackOf } from '../../movement/moving-stack.ts';
import { interdictionModifiers, interdictionResult, interdictors } from '../../rout/interdiction.ts';
import type { RoutFrame, VehicleId } from '../../state.ts';
import { type AnyUnit, moraleOf, unitById } from '../../units.ts';
import type { World } from '../../world.ts';
import { pieceName, type Scene } from '../names.ts';
import { onTheTable } from './fire.ts';
import { type Hazard, NO_HAZARD, part, unhurt } from './parts.ts';

/** Residual firepower, as it would strike those on the move in this view. */
function residualIn(scene: Scene, view: View): Hazard {
  const attack = residualOnMovers(view);
  return attack ? onTheTable(scene, attackLines(scene.world, view, attack)) : NO_HAZARD;
}

/** What is due on those who spend something where they are. */
export function residualHere(scene: Scene): Hazard {
  const { world, view } = scene;
  const due = residualDue(world, view);
  return due ? onTheTable(scene, attackLines(world, view, due.attack)) : NO_HAZARD;
}

/** What lies in the hex into which the stack goes. */
export function residualOnStack(scene: Scene, move: Move, to: HexId, creep: boolean): Hazard {
  const { world, view } = scene;
  const stack = stackOf(view, move);
  const from = stack[0]?.at;
  const byRoad = !creep && hasRoadRate(world, { from, to });
  const moved: Move = { ...move, entry: { ...(from !== undefined && { from }), byRoad } };
  const units = view.units.map(unit => (stack.includes(unit) ? { ...unit, at: to } : unit));
  const there = { ...view, units, doing: [...view.doing, moved] };
  return residualIn(scene, { ...there, units: units.map(unit => asItArrives(world, there, unit, moved)) });
}

/** Who loses his ? by the step is struck as one who is seen (8.3.d2). */
function asItArrives(world: World, view: View, unit: AnyUnit, { units, kind, entry }: Move): AnyUnit {
  if (!units.includes(unit.id) || !isSeenMoving(world, view, unit, kind === 'assault', entry)) return unit;
  const { concealed: _lost, ...seen } = unit;
  return seen;
}

/** The same for the crew of the vehicle on the move. */
export function residualOnCrew(scene: Scene, id: VehicleId, to: HexId): Hazard {
  const { view } = scene;
  const vehicles = (view.vehicles ?? []).map(each => (each.id === id ? { ...each, at: to } : each));
  return residualIn(scene, { ...view, vehicles });
}

/** Whether somebody stops the rout in the hex, and what that may cost. */
export function interdictionOn(scene: Scene, rout: RoutFrame, to: HexId, creep: boolean): Hazard {
  const { world, view } = scene;
  const unit = unitById(view, rout.unit);
  const { at: from, side } = unit;
  const byRoad = !creep && hasRoadRate(world, { from, to });
  const exposure = { side, at: to, entry: { ...(from !== undefined && { from }), byRoad } };
  if (interdictors(world, view, exposure).length === 0) return NO_HAZARD;
  const drm = interdictionModifiers(rout.leader === undefined ? undefined : unitById(view, rout.leader));
  const morale = moraleOf(world, view, unit);
  return {
    targets: [unhurt(unit.id)],
    parts: [
      part(scene, 'Morale under interdiction', figure('broken morale', '3.6.n', morale, unit.id)),
      part(scene, 'Modifiers', drm, `${signed(drm.value)}: goes on with ${orLess(morale - 1 - drm.value)}`),
    ],
    rolls: [
      byDice(unit.id, roll => {
        const result = interdictionResult(roll, drm.value, morale);
        if (result === 'unharmed') return nothing(result);
        // Whom casualties leave nothing of is annihilated in another way.
        return result === 'pinned' ? comes(result) : result;
      }),
    ],
  };
}

/** What the unit is by a task check: if it passes it, or if it fails. */
type Stake = { readonly passed: string } | { readonly failed: string };

/** A task check of the unit, and what is at stake in it. */
export function taskCheckOf(scene: Scene, unit: AnyUnit, check: Check, stake: Stake): Hazard {
  const { id } = unit;
  const drm = checkModifiers(scene.world, scene.view, unit, check);
  const morale = moraleOf(scene.world, scene.view, unit);
  const most = morale - drm.value;
  const [passed, failed] =
    'passed' in stake ? [comes(stake.passed), nothing('fails')] : [nothing('passes'), comes(stake.failed)];
  const need =
    'passed' in stake
      ? needsAtMost({ of: id, is: stake.passed }, 'passes', most)
      : needsAtLeast({ of: id, is: stake.failed }, stake.failed, most + 1);
  return {
    targets: [{ of: id, otherwise: 'passed' in stake ? 'fails' : 'passes' }],
    parts: [
      part(scene, `Morale of ${pieceName(scene, id)}`, figure('morale', check.cite, morale, id)),
      part(scene, `Modifiers of its ${check.why}`, drm, need),
    ],
    rolls: [byDice(id, roll => (roll <= most ? passed : failed), `its ${check.why}`)],
  };
}

/** The check of nerve before a unit goes against a vehicle; those who need none have no fear to show. */
export const nerveOf = (scene: Scene, unit: AnyUnit): Hazard =>
  needsNerve(unit)
    ? taskCheckOf(scene, unit, preAfvCheckOf(scene.view, unit), { failed: 'pinned' })
    : NO_HAZARD;
