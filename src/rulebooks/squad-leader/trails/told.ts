/** What became of things on the way: as the movement phase found them, and then every step that stands, in its order. */
import type { Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import { type Objective, objectives, occupier } from '../scenario/victory.ts';
import type { Found, LocId, PlacedCharge, UnitId, WeaponId } from '../state.ts';
import type { World } from '../world.ts';
import type { AnyStep, AnyTrail } from './trails.ts';

type Holding = { readonly by?: UnitId; readonly at?: LocId };

interface Told {
  readonly weapons: Readonly<Record<WeaponId, Holding>>;
  readonly charges: readonly PlacedCharge[];
  readonly control: Readonly<Record<string, Side>>;
}

interface Event {
  readonly trail: AnyTrail;
  readonly step: AnyStep;
}

/** Every step of everybody, by the clock. */
function stepsOf({ trails }: View): readonly Event[] {
  return trails
    .flatMap(trail => trail.steps.map(step => ({ trail, step })))
    .sort((a, b) => a.step.n - b.step.n || (a.trail.unit < b.trail.unit ? -1 : 1));
}

export function told(world: World, view: View): Told {
  const found: Found | undefined = view.found;
  if (!found) throw new Error('nobody has moved: there is nothing to tell');
  const steps = stepsOf(view);
  return { ...hands(found, steps), control: controlTold(world, view, found, steps) };
}

/** Whose hands weapons have come to, and which charges lie placed. */
export function handsTold(view: View): Pick<Told, 'weapons' | 'charges'> {
  if (!view.found) throw new Error('nobody has moved: there is nothing to tell');
  return hands(view.found, stepsOf(view));
}

function hands({ weapons: before, charges: placed }: Found, steps: readonly Event[]) {
  const weapons: Record<WeaponId, Holding> = { ...before };
  const charges = [...placed];
  const deeds = steps.flatMap(event => (event.step.did ?? []).map(deed => ({ ...event, deed })));
  for (const { trail, step, deed } of deeds.toSorted((a, b) => a.deed.n - b.deed.n)) {
    const { by, at } = weapons[deed.weapon] ?? {};
    // A deed stands only on those before it: what was never dropped can't have been picked up.
    if (deed.do === 'take' && by === undefined && at === step.at) weapons[deed.weapon] = { by: trail.unit };
    if (by !== trail.unit) continue;
    if (deed.do === 'drop') weapons[deed.weapon] = { at: step.at };
    if (deed.do === 'hand') weapons[deed.weapon] = { by: deed.to };
    // Who breaks or falls where he placed a charge still has it (8.11.3).
    if (deed.do === 'place' && cameThrough(trail, step)) {
      weapons[deed.weapon] = {};
      const { weapon, at: target, unskilled } = deed;
      charges.push({ weapon, by: trail.unit, from: step.at, at: target, ...(unskilled && { unskilled }) });
    }
  }
  return { weapons, charges };
}

/** It neither broke nor fell there. */
const cameThrough = (trail: AnyTrail, step: AnyStep): boolean =>
  trail.steps.at(-1) !== step || (trail.ended !== 'broken' && trail.ended !== 'fell');

/** Who was last in a place unbroken has it; but not who broke or fell there, nor while an enemy is in it. */
function controlTold(world: World, view: View, found: Found, steps: readonly Event[]) {
  const control: Record<string, Side> = { ...found.control };
  const places = objectives(world);
  const isContested = ({ hexes }: Objective, side: Side) =>
    view.units.some(unit => unit.side !== side && unit.at !== undefined && hexes.includes(unit.at));
  for (const { trail, step } of steps) {
    if (!cameThrough(trail, step)) continue;
    for (const place of places) {
      if (place.hexes.includes(step.at) && !isContested(place, trail.side)) control[place.key] = trail.side;
    }
  }
  for (const place of places) {
    const side = occupier(view, place);
    if (side !== undefined) control[place.key] = side;
  }
  return control;
}
