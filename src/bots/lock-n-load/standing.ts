/** How well units stand in a place: their way to what matters, the fire they draw and give, and their company. */

import { pointsOf } from '../../rulebooks/lock-n-load/scenario/victory.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import { type AnyUnit, isMmc } from '../../rulebooks/lock-n-load/units.ts';
import { type Band, holdsGround } from './band.ts';
import { companyWorth } from './company.ts';
import type { Posture, Site } from './site.ts';
import type { Situation } from './situation.ts';

/** What share of the fire that could be turned on a unit it must expect: at once, and in the turn to come. */
const FIRE_SOON = 0.4;
const FIRE_LATER = 0.35;
/** What its own best shot from there is worth, in the turn to come. */
const FIRE_GIVEN = 0.35;

/** A movement point nearer to the goal: with time in hand, and with none. */
const PACE = 0.9;
const PRESSED_PACE = 2.4;
const PULL_TO_ENEMY = 0.2;
/** Movement points that a unit covers in a turn, about; turns that the fight for a place takes. */
const STRIDE = 4;
const FIGHT = 0.7;
const LEISURE = 14;
/** In a place that decides, for a side that lacks it. */
const TAKES = 7;
const TAKES_AT_LAST = 45;
/** In a place that must be held, and nobody else of ours in it. */
const HOLDS = 5;
/** How far from what is held a defender may stand. */
const LEASH = 3;
const PULL = 0.6;
const ROOF = 0.15;
/** The Shaken beside an enemy who comes for them are lost. */
const OVERRUN = 0.6;

/** Units that are in a place together, having come there as `posture` says or stayed all the time. */
export function standing(s: Situation, units: readonly AnyUnit[], at: Location, posture: Posture): number {
  return standingAt(s, s.band(units), s.site(at), posture);
}

export function standingAt(s: Situation, band: Band, site: Site, posture: Posture): number {
  const standings = band.standings[posture];
  const known = standings[site.n] ?? findStanding(s, band, site, posture);
  standings[site.n] = known;
  return known;
}

function findStanding(s: Situation, { units, members }: Band, site: Site, posture: Posture): number {
  const others = site.ours.some(each => units.includes(each))
    ? site.ours.filter(each => !units.includes(each))
    : site.ours;
  const isHeld = others.some(holdsGround);
  let sum = FIRE_GIVEN * shotGained(s, units, others, site);
  for (const { unit, worth, sort, isFit, isSpare, company } of members) {
    const soon = FIRE_SOON * site.danger(sort, posture === 'still' ? 'careful' : posture);
    sum -= worth * (soon + FIRE_LATER * site.danger(sort, 'still'));
    sum +=
      (others.length === 0 ? company : companyWorth(s.world, unit, others, units)) +
      (isFit ? 0 : overrun(worth, site));
    if (isFit) sum += goalWorth(s, unit, site, isSpare || isHeld);
  }
  return sum + ROOF * site.roof;
}

/** By how much the best shot from there is better with them than without. */
function shotGained(s: Situation, units: readonly AnyUnit[], others: readonly AnyUnit[], site: Site): number {
  if (others.length === 0) return s.band(units).bestShot(site);
  return s.band([...units, ...others]).bestShot(site) - s.band(others).bestShot(site);
}

/** The part of it that is about ground alone. */
export function goalOf(s: Situation, units: readonly AnyUnit[], at: Location): number {
  const site = s.site(at);
  return units.reduce(
    (sum, unit, i) => sum + goalWorth(s, unit, site, units.slice(0, i).some(holdsGround)),
    0,
  );
}

/** `isHeld`: others see to the ground there. */
function goalWorth(s: Situation, unit: AnyUnit, site: Site, isHeld: boolean): number {
  switch (s.aim.is) {
    case 'take':
    case 'leave':
      return taking(s, unit, site, isHeld);
    case 'hold':
      return holding(s, unit, site, isHeld);
    case 'kill':
      return -PULL_TO_ENEMY * Math.max(0, site.way - 4);
  }
}

function taking(s: Situation, unit: AnyUnit, site: Site, isHeld: boolean): number {
  const { aim, view, side, turnsLeft } = s;
  const scale = isMmc(unit) ? 1 : 0.5;
  const pace = -scale * paceOf(s, unit) * site.way;
  if (aim.is === 'leave') return pace + (site.way === 0 ? scale * pointsOf(unit.card) : 0);
  if (isHeld || !holdsGround(unit)) return pace;
  if (view.control[site.at] === side) return pace + (site.nearestArmed <= 4 ? HOLDS / 2 : 0);
  if (!site.isGoal) return pace;
  return pace + (turnsLeft <= 1 ? TAKES_AT_LAST : TAKES * (1 + pressed(s, unit)));
}

/** What a movement point nearer to the goal is worth: the more, the less time there is. */
export const paceOf = (s: Situation, unit: AnyUnit): number =>
  PACE + (PRESSED_PACE - PACE) * pressed(s, unit);

/** From 0, with time in hand, to 1: the way there takes its time, and so does every place that is lacking. */
function pressed(s: Situation, unit: AnyUnit): number {
  const far = unit.at === undefined ? 10 : s.site(unit.at).way;
  const slack = s.turnsLeft * STRIDE - far - STRIDE * FIGHT * s.aim.lacking;
  return Math.max(0, Math.min(1, 1 - slack / LEISURE));
}

function holding(s: Situation, unit: AnyUnit, site: Site, isHeld: boolean): number {
  const strayed = -PULL * Math.max(0, site.way - LEASH);
  if (isHeld || !holdsGround(unit)) return strayed;
  const needed = site.isGoal && site.nearestArmed <= 7;
  return strayed + (needed ? (s.turnsLeft <= 1 ? 2 * HOLDS : HOLDS) : 0);
}

function overrun(worth: number, site: Site): number {
  if (site.ours.some(holdsGround)) return 0;
  return site.nearestSquad <= 2 ? -OVERRUN * worth : 0;
}
