/** The next step of a stack on the move: where it may lead, and why not elsewhere (6.0). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import type { View } from '../game.ts';
import { whyNotIntoMelee } from '../melee/entry.ts';
import type { Location } from '../state.ts';
import { type AnyUnit, fitsIn, isWeaponTeam, meleeAt } from '../units.ts';
import { isEnemyVehicleAt } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { stepCost } from './cost.ts';
import { budget, isFirstStep, loadOf, type Move } from './moving-stack.ts';
import { type MoveScene, moveScene } from './scene.ts';
import { approachRefusal, enemiesFeared } from './shaken-movement.ts';
import { entryHexes, gunRefusal, waysFrom } from './ways.ts';

/** Where it could go next, as far as the ways go. */
export const waysIn = ({ world, view, stack: [first] }: MoveScene): readonly Location[] =>
  first ? waysOf(world, view, first) : [];

/** Why the stack may not go there next; undefined if it may. */
export const stepRefusal = (scene: MoveScene, to: Location): Refusal | undefined =>
  wayRefusal(scene, prospectOf(scene), to);

/** Every location that the stack may enter next. */
export const stepsIn = (scene: MoveScene): readonly Location[] =>
  haltIn(scene) ? [] : waysIn(scene).filter(to => !stepRefusal(scene, to));

export function canStep(world: World, view: View, move: Move): boolean {
  const scene = moveScene(world, view, move);
  return !haltIn(scene) && waysIn(scene).some(to => !stepRefusal(scene, to));
}

const waysOf = (world: World, view: View, unit: AnyUnit): readonly Location[] =>
  unit.at === undefined ? entryHexes(world, unit) : waysFrom(world, view, unit.at);

/** What is the same for all ways that the stack could take now. */
interface Prospect {
  /** Points that are left for this kind of move. */
  readonly left: number;
  /** All the points that the stack has when it just moves. */
  readonly all: number;
  readonly feared: readonly Location[];
}

const prospectOf = remembered(({ world, view, move, stack }: MoveScene): Prospect => {
  const all = budget(world, view, move, stack, { kind: 'normal' });
  const points = move.kind === 'assault' ? budget(world, view, move, stack) : all;
  return { left: points - move.spent, all, feared: enemiesFeared(world, view, stack) };
});

/** A Low Crawl is over after one step (6.3.a), and guns on their tripods go nowhere (1.6.1.a). */
export function haltIn({ view, move, stack }: MoveScene): Refusal | undefined {
  if (move.kind === 'crawl' && move.steps > 0) return refusal('6.3.a', 'a Low Crawl is one hex');
  return stack.some(unit => loadOf(view, move, unit).some(({ assembled }) => assembled))
    ? refusal('1.6.1.a', 'a machine gun is on its tripod: it must be abandoned first')
    : undefined;
}

function wayRefusal(scene: MoveScene, prospect: Prospect, to: Location): Refusal | undefined {
  const { world, view, move, stack, at: from } = scene;
  return (
    costRefusal(move, prospect, stepCost(world, view, stack, from, to).value) ??
    gunRefusal(world, stack, from, to) ??
    (from === undefined ? undefined : approachRefusal(world, prospect.feared, from, to)) ??
    (isEnemyVehicleAt(view, to, move.side)
      ? refusal('17.1.c', 'there is an enemy vehicle: it can be entered by Close Assault alone')
      : undefined) ??
    (fitsIn(world, view, to, move.side, stack) ? undefined : refusal('1.3.g', 'there is no room for it')) ??
    meleeRefusal(view, stack, to, move)
  );
}

/** One hex is always possible, whatever it costs (6.0.e), but not if crawled or by assault (6.0.f). */
function costRefusal(move: Move, { left, all }: Prospect, cost: number): Refusal | undefined {
  const isCareful = move.kind === 'assault' || move.kind === 'crawl';
  if (isCareful && isFirstStep(move) && cost >= all)
    return refusal('6.0.f', `it would take all ${all} points that it has`);
  if (cost <= left) return undefined;
  if (isFirstStep(move) && !isCareful) return undefined;
  return refusal(
    move.kind === 'assault' ? '6.1.b' : '6.0.a',
    `it costs ${cost} points, and ${Math.max(0, left)} are left`,
  );
}

/** Where a Melee was fought its marker stays: whoever comes reinforces it (8.2.a). */
function meleeRefusal(
  view: View,
  stack: readonly AnyUnit[],
  to: Location,
  { kind }: Move,
): Refusal | undefined {
  if (meleeAt(view, to)) {
    if (kind === 'assault') return refusal('8.0.a', 'no Assault Move into a Melee');
    if (stack.some(isWeaponTeam)) return refusal('1.7.d', 'weapon teams enter no Melee');
  }
  return whyNotIntoMelee(view, stack, to, kind);
}
