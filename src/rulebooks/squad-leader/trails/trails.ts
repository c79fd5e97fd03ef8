/** The log of movement (5.6.1): who came where in which order, and what he did there. */
import type { Frozen } from '../../../engine/index.ts';
import type { CardId } from '../counters/card.ts';
import type { Game, View } from '../game.ts';
import type { Deed, LocId, MoveKind, Step, Trail, UnitId, WeaponId } from '../state.ts';
import { type AnyUnit, isLeader, unitById } from '../units.ts';

export type AnyTrail = Frozen<Trail>;
export type AnyStep = Frozen<Step>;

export const trailOf = (view: View, unit: string): AnyTrail | undefined =>
  view.trails.find(trail => trail.unit === unit);

/** Movement factors it has spent in this phase, in halves. */
export const spentBy = (view: View, unit: string): number =>
  trailOf(view, unit)?.steps.reduce((sum, { halves }) => sum + halves, 0) ?? 0;

/** The first step of the trail in that place at which it may still be fired at (5.6.4, SQLA-16B). */
export const openStepAt = ({ steps, settled }: AnyTrail, at: LocId): AnyStep | undefined =>
  steps.find(step => step.at === at && step.n >= settled);

/** Its trail and the step of it in that place, if it may be fired at there as one who moved. */
export function passingOf(
  view: View,
  unit: string,
  at: LocId,
): { readonly trail: AnyTrail; readonly step: AnyStep } | undefined {
  const trail = trailOf(view, unit);
  const step = trail && openStepAt(trail, at);
  return step && { trail, step };
}

/** Nobody fires any more at where it was before it came to its present place (5.6.9.2). */
export function settleBefore(game: Game, unit: UnitId): void {
  const trail = trailOf(game.state, unit);
  const last = trail?.steps.at(-1);
  if (!trail || !last) return;
  const away = trail.steps.findLastIndex(({ at }) => at !== last.at);
  game.own(trail).settled = trail.steps[away + 1]?.n ?? last.n;
}

/** Whoever is about to move leaves the phase as it is found, for the trails to be told from. */
export function beginTrails(game: Game): void {
  const { weapons, control, charges } = game.state;
  const held: Record<WeaponId, { by?: UnitId; at?: LocId }> = {};
  for (const { id, by, at } of weapons) {
    held[id] = { ...(by !== undefined && { by }), ...(at !== undefined && { at }) };
  }
  Object.assign(game.own(game.state), {
    found: { weapons: held, control: { ...control }, charges: [...charges] },
  });
}

/** A trail for the unit, without a step yet. */
export function openTrail(game: Game, unit: AnyUnit, kind: MoveKind): void {
  const { id, side, at } = unit;
  if (trailOf(game.state, id)) return;
  const start = { ...(isLeader(unit) && { leads: true as const }), ...(at !== undefined && { from: at }) };
  game.own(game.state.trails).push({ unit: id, side, ...start, kind, steps: [], settled: 0 });
}

interface Going {
  readonly at: LocId;
  readonly halves: number;
  readonly road?: boolean;
}

/** All of them take one step together. */
export function takeStep(game: Game, units: readonly UnitId[], { at, halves, road }: Going): void {
  const { state } = game;
  game.own(state).clock++;
  for (const id of units) {
    const trail = trailOf(state, id);
    if (!trail) throw new Error(`${id} has no trail`);
    const step: Step = { n: state.clock, at, halves, with: [...units], ...(road && { road: true as const }) };
    game.own(trail.steps).push(step);
    Object.assign(game.own(unitById(state, id)), { at, moved: true });
    for (const weapon of state.weapons) if (weapon.by === id) game.own(weapon).carried = id;
  }
}

/** Something done before its first step is done where it began: there it may be fired at, too (QA-16.4). */
export function stepInPlace(game: Game, { id, at }: AnyUnit, company: readonly UnitId[]): void {
  const trail = trailOf(game.state, id);
  if (!trail || trail.steps.length > 0 || at === undefined) return;
  game.own(game.state).clock++;
  game.own(trail.steps).push({ n: game.state.clock, at, halves: 0, with: [...company] });
}

/** Those whom a guard abandoned as he took his last step (QA-89). */
export function noteLeft(game: Game, unit: UnitId, left: readonly UnitId[]): void {
  const last = trailOf(game.state, unit)?.steps.at(-1);
  if (last && left.length > 0) game.own(last).left = [...left];
}

/** Arms that it has found where it has come to (5.8.7). */
export function noteFind(game: Game, unit: UnitId, before: CardId): void {
  const last = trailOf(game.state, unit)?.steps.at(-1);
  if (last) game.own(last).unarmed = before;
}

/**
 * Something that a unit does where it has come to. It has a time of its own: a weapon goes from hand to hand in the order in which it did,
 * whoever came there first.
 */
export function noteDeed(game: Game, unit: UnitId, deed: Deed): void {
  const last = trailOf(game.state, unit)?.steps.at(-1);
  if (!last) return;
  const n = ++game.own(game.state).clock;
  game.own(last).did = [...(last.did ?? []), { ...deed, n }];
}
