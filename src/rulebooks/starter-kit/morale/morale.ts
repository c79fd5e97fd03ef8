/** Morale checks, pin task checks, and what the loss of a leader does (3.2.3). */
import {
  type Addend,
  added,
  against,
  atMost,
  type Faces,
  type Rule,
  roll,
  sumOf,
  type Tally,
} from '../../../engine/index.ts';
import { seenStruck } from '../concealment/loss.ts';
import { DR, type Game, type View } from '../game.ts';
import { isJapanese, isPinExempt } from '../pacific/japanese.ts';
import { suffersInstead } from '../pacific/step-reduction.ts';
import type { UnitId } from '../state.ts';
import {
  type AnyUnit,
  canLead,
  inMelee,
  isGoodOrder,
  isLeader,
  leadershipOf,
  moraleOf,
  unitsAt,
} from '../units.ts';
import type { World } from '../world.ts';
import { groupOf } from '../world.ts';
import {
  type Aftermath,
  breakUnit,
  casualtyReduction,
  eliminate,
  type LeaderLoss,
  pin,
  replaceByLower,
} from './losses.ts';

/** The leader whose modifier helps the unit: the best in its hex who can lead, never itself (1.2.1, 3.2.3). */
function helpingLeader(world: World, view: View, unit: AnyUnit, struck?: UnitId): AnyUnit | undefined {
  if (unit.at === undefined) return undefined;
  const leaders = unitsAt(view, unit.at, unit.side).filter(
    each => each.id !== unit.id && each.id !== struck && canLead(view, each) && !moveApart(view, unit, each),
  );
  const eligible = isLeader(unit)
    ? leaders.filter(each => moraleOf(world, view, each) > moraleOf(world, view, unit))
    : leaders;
  return eligible.reduce<AnyUnit | undefined>(
    (best, each) => (best && leadershipOf(best) <= leadershipOf(each) ? best : each),
    undefined,
  );
}

/** One of them is on the move and the other is not, or not with him (1.2.1.b). */
function moveApart(view: View, unit: AnyUnit, leader: AnyUnit): boolean {
  const move = view.doing.findLast(frame => frame.is === 'move');
  return move !== undefined && move.units.includes(unit.id) !== move.units.includes(leader.id);
}

/** What is added to the dice of a check: the number of the check and the leader's modifier. */
export function checkModifiers(world: World, view: View, unit: AnyUnit, check: Check): Tally {
  const leader = helpingLeader(world, view, unit, check.struck);
  const help = leader && { id: `leader {${leader.id}}`, cite: '3.2.3.k', n: leadershipOf(leader) };
  return added([...(check.modifiers ?? []), help]);
}

export interface Check {
  readonly why: string;
  readonly cite: string;
  readonly modifiers?: readonly Addend[];
  /** A leader whom the same attack has wounded: he helps nobody to withstand it (3.2.3.k). */
  readonly struck?: UnitId;
}

/** A check harder by so much, as the fire table has it: NMC, 1MC, 2MC … */
export function fireCheck(harder: number): Check {
  const name = harder === 0 ? 'NMC' : `${harder}MC`;
  const modifiers = harder === 0 ? [] : [{ id: name, cite: '3.2.3.p', n: harder }];
  return { why: name, cite: '3.2.3.g', modifiers };
}

type CheckResult =
  | { readonly passed: true; readonly pinned: boolean }
  | { readonly passed: false; readonly twelve: boolean; readonly beyondElr: boolean };

/** What a roll of the check means for the unit as it stands. */
function checkReader(game: Game, unit: AnyUnit, modifiers: Tally) {
  const drm = modifiers.value;
  const morale = moraleOf(game.world, game.state, unit);
  const elr = groupOf(game.world, unit.group).elr;
  const { broken = false } = unit;
  const mayBePinned = !broken && !isPinExempt(unit);
  return (original: number): CheckResult => {
    const final = original + drm;
    if (final <= morale) return { passed: true, pinned: mayBePinned && final === morale };
    return { passed: false, twelve: original === 12, beyondElr: !broken && final - morale > elr };
  };
}

/** Takes a morale check and everything that comes of failing it. */
export function* moraleCheck(game: Game, unit: AnyUnit, check: Check, aftermath: Aftermath): Rule<void> {
  const drm = checkModifiers(game.world, game.state, unit, check);
  const read = checkReader(game, unit, drm);
  const result = yield* roll(DR, `${check.why} of {${unit.id}}`, dice => read(dice.coloured + dice.white), {
    cite: check.cite,
    by: unit.side,
    tell: (dice, found) => {
      const needed = atMost(moraleOf(game.world, game.state, unit));
      return against(sumOf(dice, drm), needed, found.passed, checkVerdict(unit, found), { of: [unit.id] });
    },
  });
  yield* sufferCheck(game, unit, result, aftermath);
}

/** A check by dice that have fallen already: those of the unit's own attack, in final protective fire (3.3.3). */
export function* moraleCheckBy(
  game: Game,
  original: number,
  unit: AnyUnit,
  check: Check,
  aftermath: Aftermath,
): Rule<void> {
  const drm = checkModifiers(game.world, game.state, unit, check);
  yield* sufferCheck(game, unit, checkReader(game, unit, drm)(original), aftermath);
}

function checkVerdict({ broken }: AnyUnit, result: CheckResult): string {
  if (result.passed) return result.pinned ? 'holds, but is pinned' : 'holds';
  if (broken) return result.twelve ? 'eliminated' : 'suffers casualties';
  if (result.twelve) return 'breaks, and suffers casualties';
  return result.beyondElr ? 'breaks, beyond its ELR' : 'breaks';
}

function* sufferCheck(game: Game, unit: AnyUnit, result: CheckResult, aftermath: Aftermath): Rule<void> {
  if (result.passed) {
    if (result.pinned) pin(game, unit, '3.2.3.n');
    return;
  }
  if (unit.broken) {
    // A broken unit has nothing to break: it takes casualties, and on a 12 there is nobody left.
    if (result.twelve) eliminate(game, unit, '3.2.3.h', aftermath);
    else yield* casualtyReduction(game, unit, aftermath);
    return;
  }
  if (yield* suffersInstead(game, unit, result, aftermath)) return;
  breakUnit(game, unit, aftermath);
  if (result.twelve) yield* casualtyReduction(game, unit, aftermath);
  if (result.beyondElr && game.state.units.some(each => each.id === unit.id)) replaceByLower(game, unit);
}

export const PIN_TASK_CHECK: Check = { why: 'PTC', cite: '3.2.3.q' };

/** Every unbroken, unpinned unit that fails a pin task check is pinned (3.2.3). */
export function* pinTaskCheck(game: Game, unit: AnyUnit, check: Check): Rule<void> {
  if (unit.broken || unit.pinned || isPinExempt(unit)) return;
  if (!(yield* taskCheck(game, unit, check))) pin(game, unit, check.cite);
}

/** A task check: the unit can do it with a roll of its present morale or less (2.0). */
export function* taskCheck(game: Game, unit: AnyUnit, check: Check): Rule<boolean> {
  const drm = checkModifiers(game.world, game.state, unit, check);
  const morale = moraleOf(game.world, game.state, unit);
  const passes = ({ coloured, white }: Faces<typeof DR>) => coloured + white + drm.value <= morale;
  return yield* roll(DR, `${check.why} of {${unit.id}}`, passes, {
    cite: check.cite,
    by: unit.side,
    tell: (dice, passed) =>
      against(sumOf(dice, drm), atMost(morale), passed, passed ? 'passes' : 'fails', { of: [unit.id] }),
  });
}

/** Checks for all, the best leader first: whether he stands decides whether he helps the others (3.2.3). */
export function leadersFirst(world: World, view: View, units: readonly AnyUnit[]): readonly AnyUnit[] {
  const leaders = units
    .filter(isLeader)
    .toSorted(
      (a, b) => leadershipOf(a) - leadershipOf(b) || moraleOf(world, view, b) - moraleOf(world, view, a),
    );
  return [...leaders, ...units.filter(unit => !isLeader(unit))];
}

/** After the attack: those who stood with a lost leader and trusted him check again, his modifier against them. */
export function* leaderLosses(game: Game, aftermath: Aftermath): Rule<void> {
  yield* aftermath.flush(function* (kind, loss) {
    const mourners = affectedBy(game.world, game.state, loss);
    seenStruck(game, mourners);
    for (const unit of mourners) {
      // The Japanese mourn without losing heart (8.1.8.3).
      if (kind === 'leader eliminated' && isJapanese(unit) && !unit.broken) {
        yield* pinTaskCheck(game, unit, lossCheck('LLTC', '8.1.8.3', loss));
      } else if (kind === 'leader eliminated') {
        yield* moraleCheck(game, unit, lossCheck('LLMC', '3.2.3.l', loss), aftermath);
      } else if (isGoodOrder(game.state, unit)) {
        yield* pinTaskCheck(game, unit, lossCheck('LLTC', '3.2.3.m', loss));
      }
    }
  });
}

function affectedBy(world: World, view: View, { leader, morale }: LeaderLoss): readonly AnyUnit[] {
  if (leader.at === undefined || view.phase === 'close-combat') return [];
  return unitsAt(view, leader.at, leader.side).filter(
    unit => unit.id !== leader.id && moraleOf(world, view, unit) < morale && !inMelee(view, unit),
  );
}

function lossCheck(why: string, cite: string, { leader, leadership }: LeaderLoss): Check {
  const against = Math.max(0, -leadership);
  const modifiers = against === 0 ? [] : [{ id: `loss of {${leader.id}}`, cite, n: against }];
  return { why, cite, modifiers };
}
