/** How well units stand in a place: their way to what matters, the fire they draw and give, and their company. */
import { distance } from '../../rulebooks/lock-n-load/places.ts';
import type { Location } from '../../rulebooks/lock-n-load/state.ts';
import {
  type AnyUnit,
  isGoodOrder,
  isHero,
  isLeader,
  isMmc,
  leadershipOf,
  sizeOf,
} from '../../rulebooks/lock-n-load/units.ts';
import { pointsOf } from '../../rulebooks/lock-n-load/victory.ts';
import { worthOf } from './men.ts';
import type { Posture, Situation } from './situation.ts';

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
const CROWD = 0.35;
const BESIDE_LEADER = 0.8;
const LEADS = 1.2;
const RALLIES = 2.5;
const ALONE = 2.5;
const ROOF = 0.15;
/** The Shaken beside an enemy who comes for them are lost. */
const OVERRUN = 0.6;

/** Units that are in a place together, having come there as `posture` says or stayed all the time. */
export function standing(s: Situation, units: readonly AnyUnit[], at: Location, posture: Posture): number {
  return s.standings[posture].get(units, at, () => findStanding(s, units, at, posture));
}

function findStanding(s: Situation, units: readonly AnyUnit[], at: Location, posture: Posture): number {
  const others = s.oursAt(at).filter(each => !units.some(({ id }) => id === each.id));
  const together = others.length === 0 ? units : [...units, ...others];
  let sum = FIRE_GIVEN * (s.bestShot(together, at) - s.bestShot(others, at));
  for (const unit of units) {
    const company = [...others, ...units.filter(({ id }) => id !== unit.id)];
    const soon = FIRE_SOON * s.danger(at, unit, posture === 'still' ? 'careful' : posture);
    sum -= worthOf(unit) * (soon + FIRE_LATER * s.danger(at, unit, 'still'));
    sum += companyWorth(unit, company) + overrun(s, unit, at);
    if (isGoodOrder(unit)) sum += goalWorth(s, unit, at, company);
  }
  return sum + ROOF * s.roof(at);
}

/** The part of it that is about ground alone. */
export function goalOf(s: Situation, units: readonly AnyUnit[], at: Location): number {
  return units.reduce((sum, unit, i) => sum + goalWorth(s, unit, at, units.slice(0, i)), 0);
}

const holdsGround = (unit: AnyUnit): boolean => isGoodOrder(unit) && (isMmc(unit) || isHero(unit));

function goalWorth(s: Situation, unit: AnyUnit, at: Location, company: readonly AnyUnit[]): number {
  switch (s.aim.is) {
    case 'take':
    case 'leave':
      return taking(s, unit, at, company);
    case 'hold':
      return holding(s, unit, at, company);
    case 'kill':
      return -PULL_TO_ENEMY * Math.max(0, s.aim.way(at) - 4);
  }
}

function taking(s: Situation, unit: AnyUnit, at: Location, company: readonly AnyUnit[]): number {
  const { aim, view, side, turnsLeft } = s;
  const far = aim.way(at);
  const scale = isMmc(unit) ? 1 : 0.5;
  const pace = -scale * paceOf(s, unit) * far;
  if (aim.is === 'leave') return pace + (far === 0 ? scale * pointsOf(unit.card) : 0);
  if (!holdsGround(unit) || company.some(holdsGround)) return pace;
  if (isWon(s, at)) return pace + (isEnemyWithin(s, at, 4) ? HOLDS / 2 : 0);
  const takes = aim.places.includes(at) && view.control[at] !== side;
  if (!takes) return pace;
  return pace + (turnsLeft <= 1 ? TAKES_AT_LAST : TAKES * (1 + pressed(s, unit)));
}

/** A place that counts, and that is ours already. */
const isWon = ({ view, side }: Situation, at: Location): boolean => view.control[at] === side;

/** Faster, the less time there is. */
const paceOf = (s: Situation, unit: AnyUnit): number => PACE + (PRESSED_PACE - PACE) * pressed(s, unit);

/** From 0, with time in hand, to 1: the way there takes its time, and so does every place that is lacking. */
function pressed(s: Situation, unit: AnyUnit): number {
  const far = unit.at === undefined ? 10 : s.aim.way(unit.at);
  const slack = s.turnsLeft * STRIDE - far - STRIDE * FIGHT * s.aim.lacking;
  return Math.max(0, Math.min(1, 1 - slack / LEISURE));
}

function holding(s: Situation, unit: AnyUnit, at: Location, company: readonly AnyUnit[]): number {
  const strayed = -PULL * Math.max(0, s.aim.way(at) - LEASH);
  if (!holdsGround(unit) || company.some(holdsGround)) return strayed;
  const needed = s.aim.places.includes(at) && isEnemyWithin(s, at, 7);
  return strayed + (needed ? (s.turnsLeft <= 1 ? 2 * HOLDS : HOLDS) : 0);
}

function isEnemyWithin(s: Situation, at: Location, range: number): boolean {
  return s.theirs.some(post => post.arms.length > 0 && distance(s.world, post.at, at) <= range);
}

/** Leaders belong to their men, and to the Shaken; a crowd draws fire. */
function companyWorth(unit: AnyUnit, company: readonly AnyUnit[]): number {
  const fit = company.filter(each => isMmc(each) && isGoodOrder(each));
  if (isLeader(unit)) {
    if (!isGoodOrder(unit)) return 0;
    const shaken = company.filter(each => !isGoodOrder(each)).length;
    const led = Math.min(2, fit.length);
    return (
      LEADS * led * (1 + leadershipOf(unit)) * 0.5 +
      RALLIES * Math.min(2, shaken) -
      (company.length === 0 ? ALONE : 0)
    );
  }
  const leader = company.some(each => isLeader(each) && isGoodOrder(each));
  const help = leader ? (isGoodOrder(unit) ? BESIDE_LEADER : RALLIES) : 0;
  return help - CROWD * fit.reduce((sum, each) => sum + sizeOf(each), 0);
}

function overrun(s: Situation, unit: AnyUnit, at: Location): number {
  if (isGoodOrder(unit) || s.oursAt(at).some(each => holdsGround(each))) return 0;
  const near = s.theirs.some(
    post => distance(s.world, post.at, at) <= 2 && post.units.some(each => isMmc(each) && isGoodOrder(each)),
  );
  return near ? -OVERRUN * worthOf(unit) : 0;
}
