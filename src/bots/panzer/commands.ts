/**
 * Commands, the heart of the game: for each unit what every command would be worth to it, and then for each formation a whole set
 * of them within its limit, those that are near one another sharing.
 */
import { commandRange } from '../../rulebooks/panzer/charts/index.ts';
import {
  commandsOf,
  immovable,
  isCommanded,
  isFree,
  sharingGroups,
} from '../../rulebooks/panzer/commands/limits.ts';
import { hasRadio } from '../../rulebooks/panzer/commands/radios.ts';
import { type Fielded, gradeOf, isLeg } from '../../rulebooks/panzer/game.ts';
import type { Command, UnitId } from '../../rulebooks/panzer/state.ts';
import { distance, formationOf, isOn } from '../../rulebooks/panzer/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { assaultGain } from './assault.ts';
import { assigned, hopeOf, options } from './fire.ts';
import { goals } from './movement.ts';
import type { Situation } from './situation.ts';

type Placed = Exclude<Command, 'N/C'>;
type Worths = Readonly<Record<Placed, number>>;
const PLACED: readonly Placed[] = ['FIRE', 'MOVE', 'OW', 'SHORT-HALT'];

/** Some are hit before they fire. */
const LIVES_TO_FIRE = 0.9;
/** The enemy may not come, and whoever waits for him has done nothing. */
const WAITING = 0.45;
/** Whoever has no command may fire back, badly, if he is fired at (7.50). */
const NOTHING = 0.1;
/** Who would rather do something else by so much does not go along. */
const NEARLY = 0.7;

function worthsOf(s: Situation, units: readonly Fielded[]): ReadonlyMap<UnitId, Worths> {
  const shots = gains(s, units, 'FIRE');
  const halts = gains(s, units, 'SHORT-HALT');
  return new Map(
    units.map(unit => {
      const moves = Math.max(goals(s, unit)[0]?.gain ?? 0, isLeg(unit) ? assaultGain(s, unit) : 0);
      const slow = { ...unit, command: 'SHORT-HALT' as const };
      const shot = shots.get(unit.id) ?? 0;
      const halt = halts.get(unit.id) ?? 0;
      const worths: Worths = {
        FIRE: LIVES_TO_FIRE * shot,
        'SHORT-HALT': halt > 0 && moves > 0 ? LIVES_TO_FIRE * halt + (goals(s, slow)[0]?.gain ?? 0) : 0,
        MOVE: moves,
        OW: WAITING * hopeOf(s, unit),
      };
      return [unit.id, worths];
    }),
  );
}

/** What each would hit with this command, if all had it. */
function gains(s: Situation, units: readonly Fielded[], command: Placed): ReadonlyMap<UnitId, number> {
  const all = options(
    s,
    units.map(unit => ({ ...unit, command })),
  );
  return new Map(assigned(all).map(({ unit, gain }) => [unit.id, gain]));
}

/** How a commander leans; whatever he likes, his plan is weighed like any other. */
const LEANINGS: readonly { readonly why: string; readonly times: Partial<Worths> }[] = [
  { why: 'each does what he can do best', times: {} },
  { why: 'forward', times: { MOVE: 2 } },
  { why: 'let them come', times: { OW: 2, MOVE: 0.5 } },
  { why: 'fire with all we have', times: { FIRE: 2, MOVE: 0.6 } },
];

export function commandCourses(s: Situation): readonly Course[] {
  const waiting = s.own.filter(unit => unit.command === 'N/C' && isCommanded(unit) && !unit.recalled);
  const formations = [...new Set(waiting.map(({ group }) => formationOf(s.world, group)))];
  // One formation at a time: the first that has something to do.
  for (const formation of formations) {
    const courses = plansFor(
      s,
      formation,
      waiting.filter(({ group }) => formationOf(s.world, group) === formation),
    );
    if (courses.length > 0) return courses;
  }
  return [];
}

function plansFor(s: Situation, formation: string, units: readonly Fielded[]): readonly Course[] {
  if (commandsOf(s.world, s.view, formation) === sharingGroups(s.world, s.view, formation).length)
    if (!units.some(isFree)) return [];
  const worths = worthsOf(s, units);
  return LEANINGS.flatMap(({ why, times }) => {
    const plan = planFor(
      s,
      formation,
      units,
      (unit, is) => (worths.get(unit.id)?.[is] ?? 0) * (times[is] ?? 1),
    );
    if (plan.length === 0) return [];
    return {
      acts: plan.map(([unit, is]) => ({ verb: 'command', unit: unit.id, is })) as unknown as Course['acts'],
      worth: plan.reduce((sum, [unit, is]) => sum + (worths.get(unit.id)?.[is] ?? 0), 0),
      why: `My orders: ${why}.`,
      subject: formation,
    };
  });
}

type Worth = (unit: Fielded, is: Placed) => number;
type Order = readonly [Fielded, Placed];

/** Again and again the group for which one more command does most, until there is none left. */
function planFor(s: Situation, formation: string, units: readonly Fielded[], worth: Worth): readonly Order[] {
  const worthOf: Worth = (unit, is) => (immovable(unit, is) ? 0 : worth(unit, is));
  const bestOf = (unit: Fielded) => Math.max(...PLACED.map(is => worthOf(unit, is)));
  const plan: Order[] = [];
  const open = new Set(units);
  const give = (unit: Fielded, is: Placed) => {
    open.delete(unit);
    plan.push([unit, is]);
  };
  for (const unit of units.filter(isFree)) {
    const best = PLACED.find(is => worthOf(unit, is) === bestOf(unit));
    if (best && bestOf(unit) > NOTHING) give(unit, best);
    else open.delete(unit);
  }
  const used = sharingGroups(s.world, s.view, formation).length;
  for (let left = commandsOf(s.world, s.view, formation) - used; left > 0; left--) {
    const groups = [...open].flatMap(first =>
      PLACED.map(is => {
        const goesAlong = (unit: Fielded) =>
          worthOf(unit, is) > NOTHING && (left === 1 || worthOf(unit, is) >= NEARLY * bestOf(unit));
        return { is, units: goesAlong(first) ? linked(s, first, [...open].filter(goesAlong)) : [] };
      }),
    );
    const sum = ({ is, units: all }: (typeof groups)[number]) =>
      all.reduce((total, unit) => total + worthOf(unit, is), 0);
    const best = groups.reduce((a, b) => (sum(b) > sum(a) ? b : a), {
      is: 'FIRE' as Placed,
      units: [] as readonly Fielded[],
    });
    if (best.units.length === 0) break;
    for (const unit of best.units) give(unit, best.is);
  }
  return plan;
}

/** Those who could share a command with the first, link by link. */
function linked({ world }: Situation, first: Fielded, others: readonly Fielded[]): readonly Fielded[] {
  const chain = [first];
  const isNear = (a: Fielded, b: Fielded) =>
    distance(world, a.at, b.at) <=
    (hasRadio(world, a) && hasRadio(world, b) ? commandRange(world.charts, gradeOf(world, a)) : 0);
  for (const link of chain)
    for (const other of others) {
      if (chain.includes(other) || (isOn(world, '7.3') && other.group !== first.group)) continue;
      const isTold = !hasRadio(world, first) && other.group === first.group && !hasRadio(world, other);
      if (isTold || isNear(link, other)) chain.push(other);
    }
  return chain;
}
