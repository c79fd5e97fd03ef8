/** What a side sees of the enemy's hidden units, and how it imagines them (7.2). */
import type { Random, Side } from '../../../engine/index.ts';
import { type AnyUnit, isVehicle, type View } from '../game.ts';
import type { HiddenCounter, UnitId } from '../state.ts';
import { formationOf, type World } from '../world.ts';

/** All that is known of a unit that is hidden: which it is, and what had become of it. */
const KEPT = [
  'id',
  'side',
  'card',
  'group',
  'facing',
  'turret',
  'was',
  'weaponsLost',
  'turretDamaged',
  'hullDamaged',
  'tracked',
  'collateral',
  'faults',
  'command',
] as const satisfies readonly (keyof AnyUnit)[];

function veiled(unit: AnyUnit): AnyUnit {
  const kept = KEPT.flatMap(key => (unit[key] === undefined ? [] : [[key, unit[key]] as const]));
  return { ...(Object.fromEntries(kept) as unknown as AnyUnit), under: 'somewhere' };
}

/** The enemy's units under counters that still lie there; whose counter was turned over is known, placed or not (7.2.2.1.a). */
export const unseenBy = ({ units, hidden = [] }: View, side: Side): readonly AnyUnit[] =>
  units.filter(
    unit => unit.side !== side && unit.under !== undefined && hidden.some(({ id }) => id === unit.under),
  );

export function veilHidden(state: View, side: Side): View {
  const hidden = new Set(unseenBy(state, side).map(({ id }) => id));
  if (hidden.size === 0) return state;
  return {
    ...state,
    doing: state.doing.map(frame => (frame.is === 'call' ? namelessly(frame, hidden) : frame)),
    batteries: state.batteries.map(battery =>
      battery.mission ? { ...battery, mission: namelessly(battery.mission, hidden) } : battery,
    ),
    units: state.units.map(unit => (hidden.has(unit.id) ? veiled(unit) : unwatched(unit, hidden))),
  };
}

/** Who called from under a counter is not named (7.2.2.3.b). */
function namelessly<Called extends { readonly by?: UnitId }>(
  called: Called,
  hidden: ReadonlySet<UnitId>,
): Called {
  if (called.by === undefined || !hidden.has(called.by)) return called;
  const { by: _, ...rest } = called;
  return rest as Called;
}

/** What the enemy calls whoever is under a counter. */
const SOMEBODY = 'somebody';
export const nameFor = (state: View, side: Side, id: string): string =>
  unseenBy(state, side).some(unit => unit.id === id) ? SOMEBODY : id;

/** Who has spotted a unit from under a counter does not show it. */
function unwatched(unit: AnyUnit, hidden: ReadonlySet<UnitId>): AnyUnit {
  if (!unit.spottedBy?.some(id => hidden.has(id))) return unit;
  const seen = unit.spottedBy.filter(id => !hidden.has(id));
  // In the same order of keys: what is told must not tell of it, either.
  const entries = Object.entries({ ...unit, spottedBy: seen });
  return Object.fromEntries(
    entries.filter(([key]) => key !== 'spottedBy' || seen.length > 0),
  ) as unknown as AnyUnit;
}

/** Units of a formation are dealt out over the counters that it might have; those left over are fakes. */
export function drawHidden(view: View, side: Side, world: World, random: Random): View {
  const unseen = view.units.filter(({ under }) => under === 'somewhere');
  if (unseen.length === 0) return view;
  const holder = new Map<UnitId, HiddenCounter>();
  const free = random.shuffled((view.hidden ?? []).filter(each => each.side !== side));
  const formations = [...new Set(unseen.map(({ group }) => formationOf(world, group)))];
  // Each formation has one at least, and those on foot one that never went too fast for them.
  const needsFeet = (formation: string) =>
    unseen.some(unit => formationOf(world, unit.group) === formation && !isVehicle(unit));
  const own = new Map<string, HiddenCounter[]>();
  for (const formation of formations.toSorted((a, b) => Number(needsFeet(b)) - Number(needsFeet(a)))) {
    const at = free.findIndex(each => !needsFeet(formation) || !each.claimed);
    own.set(formation, free.splice(Math.max(0, at), 1));
  }
  for (const unit of unseen) {
    const formation = formationOf(world, unit.group);
    const mine = own.get(formation) ?? [];
    if (free.length > 0 && random.below(2) === 0) mine.push(...free.splice(0, 1));
    const fitting = mine.filter(each => isVehicle(unit) || !each.claimed);
    const counter = random.pick(fitting.length > 0 ? fitting : mine);
    holder.set(unit.id, counter);
  }
  const caller = random.pick(unseen).id;
  return {
    ...view,
    doing: view.doing.map(frame =>
      frame.is === 'call' && frame.by === undefined ? { ...frame, by: caller } : frame,
    ),
    units: view.units.map(unit => {
      const counter = holder.get(unit.id);
      return counter ? { ...unit, at: counter.at, under: counter.id } : unit;
    }),
  };
}
