/** How well a unit stands in a hex: its way to what matters, the fire it draws and gives, and its company. */
import type { HexId } from '../../board/index.ts';
import { controllerOf, pointsOf } from '../../rulebooks/starter-kit/scenario/victory.ts';
import { isCoverHex } from '../../rulebooks/starter-kit/terrain/terrain.ts';
import { type AnyUnit, isLeader, isMmc, leadershipOf, sizeOf } from '../../rulebooks/starter-kit/units.ts';
import { distance } from '../../rulebooks/starter-kit/world.ts';
import { worthOf } from './men.ts';
import type { Situation } from './situation.ts';

/** Before the advance there is still one hex to go; after it the enemy has the word. */
export type When = 'moved' | 'advanced';

/** What share of the enemy's fire one unit must expect, of all that could be turned on it. */
const FIRE_DRAWN: Readonly<Record<When, number>> = { moved: 0.35, advanced: 0.55 };
/** What its own best shot is worth there: half of it in advancing fire, all of it in the enemy's turn. */
const FIRE_GIVEN: Readonly<Record<When, number>> = { moved: 0.3, advanced: 0.35 };

/** A movement factor nearer to the goal: with time in hand, and with none. */
const PACE = 0.8;
const PRESSED_PACE = 2.2;
/** The same towards the enemy, where there is no ground to take. */
const PULL_TO_ENEMY = 0.2;
/** Movement factors that a unit covers in a turn, about. */
const STRIDE = 4.5;
/** Turns that the fight for an objective takes, and movement factors in hand that let one take one's time. */
const FIGHT = 0.8;
const LEISURE = 18;
/** In a hex that decides, for a side that lacks it. */
const TAKES = 6;
const TAKES_AT_LAST = 40;
/** In a hex that must be held, and nobody else of ours in it. */
const HOLDS = 4;
/** How far from what is held a defender may stand. */
const LEASH = 3;
const PULL = 0.6;
const CROWD = 0.8;
const BESIDE_LEADER = 1.2;
const LEADS = 1.6;
const RALLIES = 1.5;

export function standing(
  s: Situation,
  unit: AnyUnit,
  at: HexId,
  when: When,
  along: readonly AnyUnit[] = [],
): number {
  const worth = worthOf(unit);
  const others = s.oursAt(at).filter(each => each.id !== unit.id && !along.includes(each));
  const company = [...others, ...along.filter(each => each.id !== unit.id)];
  return (
    goalWorth(s, unit, at, when, company) -
    worth * FIRE_DRAWN[when] * s.danger(at, unit, 'still') +
    FIRE_GIVEN[when] * s.bestShot(unit, at, when === 'moved' ? 0.5 : 1) +
    companyWorth(unit, company) +
    footing(s, at)
  );
}

/** Out of sight of everybody it makes no difference where one stands; else, a roof is worth having anyway. */
function footing(s: Situation, at: HexId): number {
  return isCoverHex(s.world, s.view, at) ? 0.4 : 0;
}

function goalWorth(s: Situation, unit: AnyUnit, at: HexId, when: When, company: readonly AnyUnit[]): number {
  const { aim } = s;
  switch (aim.is) {
    case 'take':
    case 'leave':
      return taking(s, unit, at, when, company);
    case 'hold':
      return holding(s, unit, at, company);
    case 'kill':
      return -PULL_TO_ENEMY * Math.max(0, aim.way(at) - 4);
  }
}

function taking(s: Situation, unit: AnyUnit, at: HexId, when: When, company: readonly AnyUnit[]): number {
  const { aim, turnsLeft } = s;
  const far = aim.way(at);
  const scale = isMmc(unit) ? 1 : 0.5;
  const pace = -scale * paceOf(s, unit) * far;
  if (aim.is === 'leave') return pace + (far === 0 ? scale * pointsOf(unit.card) : 0);
  const takes = aim.objectives.some(each => each.hexes.includes(at) && controllerOf(s.view, each) !== s.side);
  if (!takes || !isMmc(unit) || company.some(isMmc)) return pace + guard(s, unit, at, company);
  const last = turnsLeft <= 1;
  return (
    pace + (last ? TAKES_AT_LAST : TAKES * (1 + pressed(s, unit))) * (when === 'advanced' || last ? 1 : 0.7)
  );
}

/** Somebody should stay on what has been won, while the enemy can come back for it. */
function guard(s: Situation, unit: AnyUnit, at: HexId, company: readonly AnyUnit[]): number {
  if (!isMmc(unit) || company.some(isMmc)) return 0;
  return isOursToHold(s, at) && enemyWithin(s, at, 5) ? HOLDS / 2 : 0;
}

function isOursToHold(s: Situation, at: HexId): boolean {
  return s.aim.objectives.some(each => each.hexes.includes(at) && controllerOf(s.view, each) === s.side);
}

/** Faster, the less time there is. */
export function paceOf(s: Situation, unit: AnyUnit): number {
  return PACE + (PRESSED_PACE - PACE) * pressed(s, unit);
}

/** From 0, with time in hand, to 1: the way there takes its time, and so does every objective that is lacking. */
function pressed(s: Situation, unit: AnyUnit): number {
  const far = unit.at === undefined ? 10 : s.aim.way(unit.at);
  const slack = s.turnsLeft * STRIDE - far - STRIDE * FIGHT * s.aim.lacking;
  return Math.max(0, Math.min(1, 1 - slack / LEISURE));
}

function holding(s: Situation, unit: AnyUnit, at: HexId, company: readonly AnyUnit[]): number {
  const strayed = -PULL * Math.max(0, s.aim.way(at) - LEASH);
  if (!isMmc(unit)) return strayed;
  const needed = isOursToHold(s, at) && !company.some(isMmc) && enemyWithin(s, at, 8);
  return strayed + (needed ? (s.turnsLeft <= 1 ? 2 * HOLDS : HOLDS) : 0);
}

function enemyWithin(s: Situation, at: HexId, range: number): boolean {
  return s.theirs.some(post => post.arms.length > 0 && distance(s.world, post.at, at) <= range);
}

/** Leaders belong to their men, and to the broken; a crowd draws fire. */
function companyWorth(unit: AnyUnit, company: readonly AnyUnit[]): number {
  const fit = company.filter(each => isMmc(each) && !each.broken);
  if (isLeader(unit)) {
    const broken = company.filter(each => each.broken).length;
    const led = Math.min(2, fit.length);
    return (
      LEADS * led * (1 - leadershipOf(unit)) + RALLIES * Math.min(3, broken) - (fit.length === 0 ? 2 : 0)
    );
  }
  const leader = company.some(each => isLeader(each) && !each.broken) ? BESIDE_LEADER : 0;
  const crowd = fit.reduce((sum, each) => sum + sizeOf(each), 0);
  return leader - CROWD * crowd;
}
