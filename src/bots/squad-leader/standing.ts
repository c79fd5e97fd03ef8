/** How well a unit stands in a hex: its way to what matters, the fire it draws and gives, and its company. */
import { pointsOf } from '../../rulebooks/squad-leader/scenario/victory.ts';
import type { LocId } from '../../rulebooks/squad-leader/state.ts';
import { isCoverAt } from '../../rulebooks/squad-leader/terrain/terrain.ts';
import { type AnyUnit, isLeader, isMmc, leadershipOf } from '../../rulebooks/squad-leader/units.ts';
import { distance } from '../../rulebooks/squad-leader/world.ts';
import { holderOf } from './ground.ts';
import { worthOf } from './men.ts';
import type { Situation } from './situation.ts';

/** Before the advance there is still one hex to go; after it the enemy has the word. */
type When = 'moved' | 'advanced';

/** What share of the enemy's fire one unit must expect, of all that could be turned on it. */
const FIRE_DRAWN: Readonly<Record<When, number>> = { moved: 0.35, advanced: 0.5 };
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
const ROOF = 0.4;

export function standing(
  s: Situation,
  unit: AnyUnit,
  at: LocId,
  when: When,
  along: readonly AnyUnit[] = [],
): number {
  const others = s.oursAt(at).filter(each => each.id !== unit.id && !along.includes(each));
  const company = [...others, ...along.filter(each => each.id !== unit.id)];
  return (
    goalWorth(s, unit, at, when, company) -
    worthOf(unit) * FIRE_DRAWN[when] * s.danger(at, unit, 'still') +
    s.bestShot(unit, at, FIRE_GIVEN[when] * (when === 'moved' ? 0.5 : 1)) +
    companyWorth(unit, company) +
    (isCoverAt(s.world, at) ? ROOF : 0)
  );
}

function goalWorth(s: Situation, unit: AnyUnit, at: LocId, when: When, company: readonly AnyUnit[]): number {
  switch (s.aim.is) {
    case 'take':
    case 'leave':
      return taking(s, unit, at, when, company);
    case 'hold':
      return holding(s, unit, at, company);
    case 'kill':
      return -PULL_TO_ENEMY * Math.max(0, s.aim.way(at) - 4);
  }
}

function taking(s: Situation, unit: AnyUnit, at: LocId, when: When, company: readonly AnyUnit[]): number {
  const { aim } = s;
  const far = aim.way(at);
  const scale = isMmc(unit) ? 1 : 0.5;
  const pace = -scale * paceOf(s, unit) * far;
  if (aim.is === 'leave') return pace + (far === 0 ? scale * pointsOf(unit.card) : 0);
  const takes = aim.objectives.some(each => each.hexes.includes(at) && holderOf(s.view, each) !== s.side);
  if (!takes || !isMmc(unit) || company.some(isMmc)) return pace + guard(s, unit, at, company);
  const last = s.turnsLeft <= 1;
  return (
    pace + (last ? TAKES_AT_LAST : TAKES * (1 + pressed(s, unit))) * (when === 'advanced' || last ? 1 : 0.7)
  );
}

/** Somebody should stay on what has been won, while the enemy can come back for it. */
function guard(s: Situation, unit: AnyUnit, at: LocId, company: readonly AnyUnit[]): number {
  if (!isMmc(unit) || company.some(isMmc)) return 0;
  return isOursToHold(s, at) && enemyWithin(s, at, 5) ? HOLDS / 2 : 0;
}

const isOursToHold = (s: Situation, at: LocId): boolean =>
  s.aim.objectives.some(each => each.hexes.includes(at) && holderOf(s.view, each) === s.side);

/** Faster, the less time there is. */
const paceOf = (s: Situation, unit: AnyUnit): number => PACE + (PRESSED_PACE - PACE) * pressed(s, unit);

/** From 0, with time in hand, to 1: the way there takes its time, and so does every objective that is lacking. */
function pressed(s: Situation, unit: AnyUnit): number {
  const far = unit.at === undefined ? 10 : s.aim.way(unit.at);
  const slack = s.turnsLeft * STRIDE - far - STRIDE * FIGHT * s.aim.lacking;
  return Math.max(0, Math.min(1, 1 - slack / LEISURE));
}

function holding(s: Situation, unit: AnyUnit, at: LocId, company: readonly AnyUnit[]): number {
  const strayed = -PULL * Math.max(0, s.aim.way(at) - LEASH);
  if (!isMmc(unit)) return strayed;
  const needed = isOursToHold(s, at) && !company.some(isMmc) && enemyWithin(s, at, 8);
  return strayed + (needed ? (s.turnsLeft <= 1 ? 2 * HOLDS : HOLDS) : 0);
}

const enemyWithin = (s: Situation, at: LocId, range: number): boolean =>
  s.theirs.some(post => distance(s.world, post.at, at) <= range);

/** Leaders belong to their men, and to the broken; a crowd draws fire. */
function companyWorth(unit: AnyUnit, company: readonly AnyUnit[]): number {
  const fit = company.filter(each => isMmc(each) && !each.broken);
  if (isLeader(unit)) {
    const broken = company.filter(each => each.broken).length;
    const led = Math.min(2, fit.length);
    const spare = company.some(each => isLeader(each) && !each.broken) ? 2 : 0;
    return (
      LEADS * led * (1 - leadershipOf(unit)) +
      RALLIES * Math.min(3, broken) -
      (fit.length === 0 ? 2 : 0) -
      spare
    );
  }
  const leader = company.some(each => isLeader(each) && !each.broken) ? BESIDE_LEADER : 0;
  return leader - CROWD * fit.length;
}
