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
  tally,
} from '../../../engine/index.ts';
import { DR, type Game, type View } from '../game.ts';
import type { LocId, UnitId } from '../state.ts';
import {
  type AnyUnit,
  isHero,
  isLeader,
  isSquad,
  leadershipOf,
  moraleOf,
  unbrokenMorale,
  unitsAt,
} from '../units.ts';
import { runAmok, staysBerserk } from './berserk.ts';
import { findHero, woundHero } from './heroes.ts';
import { breakUnit, eliminate, reduce } from './losses.ts';
import { helpingLeader, leaderEntry } from './modifiers.ts';
import { wound } from './wounds.ts';

const PLAN = { stages: ['drm'] } as const;

/** A check: how much harder than a normal one, and what it comes of. */
export interface Check {
  /** 0: a normal morale check (NMC). */
  readonly n: number;
  readonly why: string;
  readonly cite: string;
  /** Called for by the fire table: then a 12 costs casualties, and a 2 makes heroes and madmen (3.20.8, 3.8.11, 3.25.1). */
  readonly byFire?: true;
  /** Nobody has fired: who breaks is not in desperation (3.28.5.3). */
  readonly unfired?: true;
}

export const fireCheck = (n: number): Check => ({
  n,
  why: n === 0 ? 'NMC' : `${n}MC`,
  cite: '3.20.3',
  byFire: true,
});

const LEADER_LOSS: Check = { n: 0, why: 'NMC for a lost leader', cite: '3.20.4' };

/** What is added to the dice of a check. */
function checkModifiers(view: View, unit: AnyUnit, { n, why, cite }: Omit<Check, 'byFire'>): Tally {
  const leader = helpingLeader(view, unit);
  return tally(PLAN, 0, [
    ...(n === 0 ? [] : [{ id: why, n, cite, op: '+', stage: 'drm' } as const]),
    ...(leader ? [leaderEntry(leader, '3.2.6')] : []),
  ]);
}

/** `held`: passed, under fire, with the highest roll that does, which pins or grounds (3.24.1, 5.6.10.1). */
export type CheckResult = 'passed' | 'held' | 'failed' | 'casualties';

/** What the fate of leaders does to those with them, once the checks of the attack are through. */
export interface Aftermath {
  readonly lost: Agenda<'leader lost', LeaderLoss>;
  /** Who has broken in this attack still checks with unbroken morale for a leader (QA-83.3). */
  readonly broke: Set<UnitId>;
}
interface LeaderLoss {
  readonly leader: UnitId;
  readonly side: string;
  readonly at: LocId;
}
export const newAftermath = (): Aftermath => ({ lost: new Agenda(['leader lost']), broke: new Set() });

/** Those with him will take a further check (3.20.4). */
export function loseLeader({ lost }: Aftermath, { id, side, at }: AnyUnit): void {
  if (at !== undefined) lost.add('leader lost', id, { leader: id, side, at });
}

const CHECKED: Readonly<Record<Exclude<CheckResult, 'casualties'>, string>> = {
  passed: 'passes',
  held: 'just holds',
  failed: 'fails',
};

/** Takes a morale check and everything that comes of it. */
export function* moraleCheck(
  game: Game,
  unit: AnyUnit,
  check: Check,
  aftermath: Aftermath,
): Rule<CheckResult> {
  const modifiers = checkModifiers(game.state, unit, check);
  const drm = modifiers.value;
  const morale = aftermath.broke.has(unit.id) ? unbrokenMorale(unit) : moraleOf(unit);
  const { broken = false } = unit;
  const { is, lowest } = yield* roll(
    DR,
    `${check.why} of {${unit.id}}`,
    ({ coloured, white }): { readonly is: CheckResult; readonly lowest?: true } => {
      const original = coloured + white;
      const final = original + drm;
      if (!check.byFire) return { is: final > morale ? 'failed' : 'passed' };
      if (original === 12) return { is: 'casualties' };
      const result = final > morale ? 'failed' : final === morale && !broken ? 'held' : 'passed';
      return original === 2 ? { is: result, lowest: true } : { is: result };
    },
    {
      cite: check.cite,
      by: unit.side,
      tell: (dice, found) =>
        found.is === 'casualties'
          ? against(sumOf(dice), exactly(12), true, 'casualties', { of: [unit.id] })
          : against(sumOf(dice, modifiers), atMost(morale), found.is !== 'failed', CHECKED[found.is], {
              of: [unit.id],
            }),
    },
  );
  if (is === 'failed' || is === 'casualties') yield* suffer(game, unit, is, check, aftermath);
  if (lowest) {
    yield* runAmok(game, unit, check.n);
    yield* findHero(game, unit.id);
  }
  return is;
}

function* suffer(
  game: Game,
  unit: AnyUnit,
  result: 'failed' | 'casualties',
  { unfired }: Check,
  aftermath: Aftermath,
): Rule<void> {
  if (isHero(unit)) return woundHero(game, unit, result === 'casualties');
  // Those with a leader check again when he fails, even if he was broken before (3.20.4, QA-12.22).
  if (isLeader(unit)) loseLeader(aftermath, unit);
  const cite = result === 'casualties' ? '3.20.8' : '3.20.6';
  if (unit.berserk) {
    staysBerserk(game, unit);
  } else if (unit.guard !== undefined) {
    eliminate(game, unit, 'QA-89.8');
  } else if (isLeader(unit) && (unit.broken || result === 'casualties')) {
    yield* wound(game, unit, cite);
  } else if (result === 'casualties' && (unit.broken || !isSquad(unit))) {
    eliminate(game, unit, cite);
  } else if (unit.broken) {
    reduce(game, unit, cite);
  } else {
    breakUnit(game, unit, unfired);
    aftermath.broke.add(unit.id);
    if (result === 'casualties') reduce(game, unit, cite);
  }
}

/** Leaders first: whether one stands decides whether he helps the others (3.20.3). */
export const leadersFirst = (units: readonly AnyUnit[]): readonly AnyUnit[] => [
  ...units.filter(isLeader).toSorted((a, b) => leadershipOf(a) - leadershipOf(b)),
  ...units.filter(unit => !isLeader(unit)),
];

/** All others in the hex of a leader who failed take a further normal check; heroes don't care (3.20.4, 3.8.3). */
export function* leaderLosses(game: Game, aftermath: Aftermath): Rule<void> {
  yield* aftermath.lost.flush(function* (_, { leader, side, at }) {
    const others = unitsAt(game.state, at, side).filter(unit => unit.id !== leader && !isHero(unit));
    for (const { id } of leadersFirst(others)) {
      const unit = game.state.units.find(each => each.id === id);
      if (unit) yield* moraleCheck(game, unit, LEADER_LOSS, aftermath);
    }
  });
}
