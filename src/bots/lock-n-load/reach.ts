/** How far a stack gets, by the ways on which least is to be feared. */
import { whyNotIntoMelee } from '../../rulebooks/lock-n-load/melee-entry.ts';
import { stepCost } from '../../rulebooks/lock-n-load/movement-cost.ts';
import { stepsOf } from '../../rulebooks/lock-n-load/movement-steps.ts';
import type { Move } from '../../rulebooks/lock-n-load/moving-stack.ts';
import { approachRefusal, enemiesFeared } from '../../rulebooks/lock-n-load/shaken-movement.ts';
import type { Location, MoveKind, UnitId } from '../../rulebooks/lock-n-load/state.ts';
import { type AnyUnit, fitsIn, isEnemyAt, isWeaponTeam, meleeAt } from '../../rulebooks/lock-n-load/units.ts';
import { gunRefusal, waysFrom } from '../../rulebooks/lock-n-load/ways.ts';
import { worthOf } from './men.ts';
import type { Posture, Situation } from './situation.ts';

/** A stack that could move, and how. */
export interface Party {
  /** As the book would have it declared: it says where the first step may lead. */
  readonly move: Move;
  readonly units: readonly AnyUnit[];
  readonly kind: MoveKind;
  readonly doubleTime?: UnitId;
  /** Movement points. */
  readonly purse: number;
  /** Undefined: off the map. */
  readonly from: Location | undefined;
  /** It has spent points already. */
  readonly isOnTheWay?: boolean;
}

export interface Reached {
  readonly at: Location;
  readonly spent: number;
  readonly risk: number;
  readonly path: readonly Location[];
  /** Enemies are there. */
  readonly isFight: boolean;
}

/** How likely it is that a stack is fired at by all who see it pass; a point spent lets but one of them fire. */
const FIRE_ON_THE_WAY = 0.55;
const ONE_SHOT = 0.75;

export function reach(s: Situation, party: Party): readonly Reached[] {
  const found = new Map<Location, Reached>();
  const start: Reached | undefined =
    party.from === undefined ? undefined : { at: party.from, spent: 0, risk: 0, path: [], isFight: false };
  let edge = stepsFrom(s, party, start, found);
  while (edge.length > 0 && party.kind !== 'crawl')
    edge = edge.flatMap(back => (back.isFight ? [] : stepsFrom(s, party, back, found)));
  return [...found.values()];
}

/** One step on from there; only ways that are safer than those known are followed. */
function stepsFrom(
  s: Situation,
  party: Party,
  back: Reached | undefined,
  found: Map<Location, Reached>,
): readonly Reached[] {
  const { world, view, side } = s;
  const { units, from, kind } = party;
  const isStart = back === undefined || back.path.length === 0;
  const feared = enemiesFeared(world, view, units);
  const reached: Reached[] = [];
  for (const to of isStart ? stepsOf(world, view, party.move) : waysFrom(world, view, back.at)) {
    if (to === from || gunRefusal(world, units, back?.at, to) || !fitsIn(view, to, side, units)) continue;
    if (back && approachRefusal(world, feared, back.at, to)) continue;
    const cost = stepCost(world, view, units, back?.at, to).value;
    const spent = (back?.spent ?? 0) + cost;
    if (!isStart && spent > party.purse) continue;
    const isFight = isEnemyAt(view, to, side) || meleeAt(view, to) !== undefined;
    if (isFight && !canFight(s, units, to, kind)) continue;
    const risk = (back?.risk ?? 0) + (isFight ? 0 : riskOf(s, party, to, cost));
    const known = found.get(to);
    if (known && known.risk <= risk) continue;
    const next: Reached = { at: to, spent, risk, path: [...(back?.path ?? []), to], isFight };
    found.set(to, next);
    reached.push(next);
  }
  return reached;
}

function canFight({ view }: Situation, units: readonly AnyUnit[], to: Location, kind: MoveKind): boolean {
  return kind !== 'assault' && !units.some(isWeaponTeam) && !whyNotIntoMelee(view, units, to, kind);
}

const postureOf = (kind: MoveKind): Posture =>
  kind === 'normal' || kind === 'assault' ? 'moving' : 'careful';

function riskOf(s: Situation, { units, kind }: Party, at: Location, cost: number): number {
  const share = FIRE_ON_THE_WAY * (cost > 1 ? 1 : ONE_SHOT);
  return units.reduce((sum, unit) => sum + share * worthOf(unit) * s.danger(at, unit, postureOf(kind)), 0);
}
