/** Men against what is near: who takes part, and what comes of it. */
import { gpNeeds, handToHandOf } from '../../rulebooks/panzer/charts/index.ts';
import { cardOfUnit, type Fielded, gradeOf, isLeg, isVehicle } from '../../rulebooks/panzer/game.ts';
import { distance } from '../../rulebooks/panzer/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import type { Situation } from './situation.ts';

/** Vehicles that are alone in their hex are easier. */
const ALONE = 10;
/** Ten for each point of the best, five for every other. */
const [BEST, OTHER] = [10, 5] as const;
/** At so many points of difference it is a matter of luck no more. */
const CERTAIN = 70;

const strength = (unit: Fielded): number => {
  const card = cardOfUnit(unit);
  return card.is === 'vehicle' ? 0 : card.closeAssault;
};

const isAble = (unit: Fielded): boolean => isLeg(unit) && !unit.suppressed && !unit.aboard && !unit.moved;

/** What it gains if these attack it. */
function gainOf(s: Situation, attackers: readonly Fielded[], target: Fielded): number {
  const lead = Math.max(0, ...attackers.map(strength));
  if (isVehicle(target)) {
    const excess = lead + attackers.length - 1 - cardOfUnit(target).gpDefence;
    const needs = gpNeeds(s.world.charts, 'Effective', excess);
    const chance = needs === undefined ? 0 : Math.max(0, Math.min(1, (101 + ALONE - needs) / 100));
    return chance * s.worth(target);
  }
  const defenders = s.foes.filter(foe => foe.at === target.at && !isVehicle(foe) && !foe.aboard);
  const push = (units: readonly Fielded[]) =>
    units.length === 0
      ? 0
      : BEST * Math.max(...units.map(strength)) +
        OTHER * (units.length - 1) +
        handToHandOf(s.world.charts, gradeOf(s.world, units[0] as Fielded)) +
        (units.some(({ suppressed }) => suppressed) ? handToHandOf(s.world.charts, 'suppressed') : 0);
  const ahead = Math.max(-1, Math.min(1, (push(attackers) - push(defenders)) / CERTAIN));
  const stake = (units: readonly Fielded[]) => units.reduce((sum, unit) => sum + s.worth(unit), 0);
  return ((1 + ahead) / 2) * stake(defenders) - ((1 - ahead) / 2) * stake(attackers);
}

const near = (s: Situation, target: Fielded): readonly Fielded[] =>
  s.own.filter(unit => isAble(unit) && distance(s.world, unit.at, target.at) <= 1);

/** What a unit would gain by an assault, with those who are beside it. */
export function assaultGain(s: Situation, unit: Fielded): number {
  let most = 0;
  for (const foe of s.foes) {
    if (foe.aboard || distance(s.world, unit.at, foe.at) > 1) continue;
    const party = near(s, foe);
    if (party.length > 0) most = Math.max(most, gainOf(s, party, foe) / party.length);
  }
  return most;
}

export function assaultCourses(s: Situation): readonly Course[] {
  return s.foes.flatMap(target => {
    const party = near(s, target)
      .filter(({ command }) => command === 'MOVE')
      .sort((a, b) => strength(b) - strength(a));
    if (party.length === 0 || target.aboard) return [];
    return {
      acts: [
        { verb: 'assault', target: target.id },
        ...party.map(({ id }) => ({ verb: 'join', unit: id }) as const),
        { verb: 'resolve' },
      ] as unknown as Course['acts'],
      worth: gainOf(s, party, target),
      why: `I had {${target.id}} assaulted by ${party.length}.`,
      subject: target.id,
    };
  });
}
