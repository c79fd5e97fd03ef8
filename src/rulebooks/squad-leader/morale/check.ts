/** Morale checks, and what the loss of a leader does (3.20). */
import {
  Agenda,
  against,
  atMost,
  exactly,
  type Rule,
  roll,
  sumOf,
  type Tally,
  type TallyEntry,
  tally,
} from '../../../engine/index.ts';
import { DR, type Game, type View } from '../game.ts';
import type { LocId, UnitId } from '../state.ts';
import {
  type AnyUnit,
  canLead,
  isHero,
  isLeader,
  isSquad,
  leadershipOf,
  moraleOf,
  unbrokenMorale,
  unitsAt,
} from '../units.ts';
import { breakUnit, eliminate, reduce } from './losses.ts';

const PLAN = { stages: ['drm'] } as const;

const entry = (id: string, n: number, cite: string, of?: string): TallyEntry => ({
  id,
  cite,
  op: '+',
  n,
  stage: 'drm',
  ...(of !== undefined && { of }),
});

/** A check: how much harder than a normal one, and what it comes of. */
export interface Check {
  /** 0: a normal morale check (NMC). */
  readonly n: number;
  readonly why: string;
  readonly cite: string;
  /** Called for by the fire table: then a 12 costs casualties (3.20.8). */
  readonly byFire?: true;
  /** Taken with unbroken morale though it is broken by now (QA-83.3). */
  readonly unshaken?: true;
}

export const fireCheck = (n: number): Check => ({
  n,
  why: n === 0 ? 'NMC' : `${n}MC`,
  cite: '3.20.3',
  byFire: true,
});

const LEADER_LOSS: Check = { n: 0, why: 'NMC for a lost leader', cite: '3.20.4', unshaken: true };

/** The leader whose modifier counts: of several the best, never the unit itself (3.2.6, 3.2.7, 3.20.7). */
export function helpingLeader(view: View, unit: AnyUnit): AnyUnit | undefined {
  if (unit.at === undefined || isHero(unit)) return undefined;
  const leaders = unitsAt(view, unit.at, unit.side).filter(
    each => each.id !== unit.id && canLead(view, each),
  );
  return leaders.reduce<AnyUnit | undefined>(
    (best, each) => (best && leadershipOf(best) <= leadershipOf(each) ? best : each),
    undefined,
  );
}

/** What is added to the dice of a check. */
export function checkModifiers(view: View, unit: AnyUnit, { n, why, cite }: Check): Tally {
  const leader = helpingLeader(view, unit);
  return tally(PLAN, 0, [
    ...(n === 0 ? [] : [entry(why, n, cite)]),
    ...(leader ? [entry(`leader {${leader.id}}`, leadershipOf(leader), '3.2.6', leader.id)] : []),
  ]);
}

/** `held`: passed with the highest roll that does, which pins or grounds (3.24.1, 5.6.10.1). */
export type CheckResult = 'passed' | 'held' | 'failed' | 'casualties';

/** What a lost leader does to those with him, once the checks of the attack are through. */
interface LeaderLoss {
  readonly leader: UnitId;
  readonly side: string;
  readonly at: LocId;
}
export type Aftermath = Agenda<'leader lost', LeaderLoss>;
export const newAftermath = (): Aftermath => new Agenda(['leader lost']);

const CHECKED: Readonly<Record<Exclude<CheckResult, 'casualties'>, string>> = {
  passed: 'passes',
  held: 'just holds',
  failed: 'fails',
};

/** Takes a morale check and everything that comes of failing it. */
export function* moraleCheck(
  game: Game,
  unit: AnyUnit,
  check: Check,
  aftermath: Aftermath,
): Rule<CheckResult> {
  const modifiers = checkModifiers(game.state, unit, check);
  const drm = modifiers.value;
  const morale = check.unshaken ? unbrokenMorale(unit) : moraleOf(unit);
  const { broken = false } = unit;
  const result = yield* roll(
    DR,
    `${check.why} of {${unit.id}}`,
    ({ coloured, white }): CheckResult => {
      const original = coloured + white;
      if (check.byFire && original === 12) return 'casualties';
      const final = original + drm;
      if (final > morale) return 'failed';
      return final === morale && !broken ? 'held' : 'passed';
    },
    {
      cite: check.cite,
      by: unit.side,
      tell: (dice, found) =>
        found === 'casualties'
          ? against(sumOf(dice), exactly(12), true, 'casualties', { of: [unit.id] })
          : against(sumOf(dice, modifiers), atMost(morale), found !== 'failed', CHECKED[found], {
              of: [unit.id],
            }),
    },
  );
  suffer(game, unit, result, aftermath);
  return result;
}

function suffer(game: Game, unit: AnyUnit, result: CheckResult, aftermath: Aftermath): void {
  if (result === 'passed' || result === 'held') return;
  // Those with a leader check again when he fails, even if he was broken before (3.20.4, QA-12.22).
  if (isLeader(unit) && unit.at !== undefined) {
    aftermath.add('leader lost', unit.id, { leader: unit.id, side: unit.side, at: unit.at });
  }
  if (result === 'casualties' && (unit.broken || !isSquad(unit))) {
    eliminate(game, unit, '3.20.8');
  } else if (unit.broken) {
    reduce(game, unit, '3.20.6');
  } else {
    breakUnit(game, unit);
    if (result === 'casualties') reduce(game, unit, '3.20.8');
  }
}

/** Leaders first: whether one stands decides whether he helps the others (3.20.3). */
export const leadersFirst = (units: readonly AnyUnit[]): readonly AnyUnit[] => [
  ...units.filter(isLeader).toSorted((a, b) => leadershipOf(a) - leadershipOf(b)),
  ...units.filter(unit => !isLeader(unit)),
];

/** All others in the hex of a leader who failed take a further normal check (3.20.4). */
export function* leaderLosses(game: Game, aftermath: Aftermath): Rule<void> {
  yield* aftermath.flush(function* (_, { leader, side, at }) {
    const others = unitsAt(game.state, at, side).filter(unit => unit.id !== leader && !isHero(unit));
    for (const { id } of leadersFirst(others)) {
      const unit = game.state.units.find(each => each.id === id);
      if (unit) yield* moraleCheck(game, unit, LEADER_LOSS, aftermath);
    }
  });
}
