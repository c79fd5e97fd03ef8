/** Courses of fire: who fires at whom, so that together they kill the most. */
import type { BookAct } from '../../rulebooks/panzer/acts.ts';
import { priorityRefusal } from '../../rulebooks/panzer/fire/priority.ts';
import { type Fielded, fieldedById, isFielded, unitById } from '../../rulebooks/panzer/game.ts';
import { speedOf } from '../../rulebooks/panzer/movement/costs.ts';
import { knows } from '../../rulebooks/panzer/sight/spotting.ts';
import type { UnitId } from '../../rulebooks/panzer/state.ts';
import { distance } from '../../rulebooks/panzer/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import type { Option, Situation } from './situation.ts';

/** Whoever fires is seen by all: a shot must promise this much. */
const TRIFLE = 0.08;

/** Every shot that these units could fire now at somebody whom their side has spotted. */
export function options(s: Situation, units: readonly Fielded[]): readonly Option[] {
  const { world, view } = s;
  const targets = s.foes.filter(
    foe => foe.spottedBy && !foe.aboard && !view.engaged.some(({ target }) => target === foe.id),
  );
  return units.flatMap(unit =>
    targets.flatMap(target => {
      if (!knows(world, view, unit, target) || priorityRefusal(world, view, unit, target)) return [];
      return s.option(unit, target) ?? [];
    }),
  );
}

/** Each unit gets one target: the best shots first, and of a target that is as good as dead little is left for others. */
export function assigned(all: readonly Option[]): readonly Option[] {
  const left = new Map<UnitId, number>();
  const found: Option[] = [];
  const open = new Set(all);
  const rest = ({ target, gain }: Option) => gain * (left.get(target.id) ?? 1);
  for (;;) {
    let best: Option | undefined;
    for (const option of open) if (!best || rest(option) > rest(best)) best = option;
    if (!best || rest(best) < TRIFLE) return found;
    found.push({ ...best, gain: rest(best) });
    left.set(best.target.id, (left.get(best.target.id) ?? 1) * (1 - best.share));
    for (const option of open) if (option.unit === best.unit) open.delete(option);
  }
}

const mayFire = ({ command, fired }: Fielded): boolean =>
  !fired && (command === 'FIRE' || command === 'SHORT-HALT');

/** One course for each target that somebody should fire at. */
export function fireCourses(s: Situation): readonly Course[] {
  const plan = assigned(options(s, s.own.filter(mayFire)));
  const targets = [...new Set(plan.map(({ target }) => target))];
  return targets.map(target => {
    const shots = plan.filter(each => each.target === target);
    return {
      acts: [
        { verb: 'engage', target: target.id },
        ...shots.map(({ unit, row }) => ({ verb: 'add', unit: unit.id, row }) as const),
        { verb: 'resolve' },
      ] as unknown as Course['acts'],
      worth: shots.reduce((sum, { gain }) => sum + gain, 0),
      why: `I fired at {${target.id}} with ${shots.length === 1 ? 'one' : shots.length}, where it did most.`,
      subject: target.id,
    };
  });
}

/** In the midst of a volley: one more, or let it be. */
export function addWorth(s: Situation, act: Extract<BookAct, { verb: 'add' }>): number {
  const frame = s.view.doing.at(-1);
  if (frame?.is !== 'volley') return 0;
  const target = unitById(s.view, frame.target);
  if (!isFielded(target)) return 0;
  const manner = s.view.phase === 'overwatch' ? 'overwatch' : 'direct';
  const found = s.option(fieldedById(s.view, act.unit), target, { manner });
  const isBest = found?.row === act.row;
  return isBest ? found.gain : -1;
}

/** At those who fired: nothing better comes, unless they move into sight later. */
export function returnCourses(s: Situation): readonly Course[] {
  const watchers = s.own.filter(({ command, fired }) => command === 'OW' && !fired);
  const shots = watchers.flatMap(unit =>
    s.foes.filter(foe => foe.fired).flatMap(target => s.option(unit, target, { manner: 'overwatch' }) ?? []),
  );
  return shots.map(({ unit, target, row, gain }) => ({
    acts: [
      { verb: 'engage', target: target.id },
      { verb: 'add', unit: unit.id, row },
    ] as unknown as Course['acts'],
    worth: gain - KEPT * hopeOf(s, unit),
    why: `I fired at {${target.id}}, who had fired.`,
    subject: unit.id,
  }));
}

/** What waiting for somebody who comes nearer is worth, of the best that may come. */
const KEPT = 0.5;
/** Of those who may come, few come where one hopes. */
const MAY_COME = 0.6;

/** The best shot at somebody who could come as near as his speed lets him. */
export function hopeOf(s: Situation, unit: Fielded): number {
  let most = 0;
  for (const foe of s.foes) {
    if (foe.aboard || foe.moved || foe.tracked || (foe.shown && foe.command === 'FIRE')) continue;
    const seen = s.option(unit, foe, { manner: 'overwatch', targetMoves: true })?.gain ?? 0;
    most = Math.max(most, seen, MAY_COME * comingOf(s, unit, foe, speedOf(s.world, foe, undefined)));
  }
  return most;
}

/** What a shot at it would be if it came so many hexes nearer: judged where it stands, from so much nearer. */
function comingOf(s: Situation, unit: Fielded, foe: Fielded, by: number): number {
  const range = distance(s.world, unit.at, foe.at);
  const now = s.threatAt(unit, foe, range);
  return Math.max(now, s.threatAt(unit, foe, Math.max(1, range - by))) * s.worth(foe);
}

/** Fire at one who moves: now, or when he has come nearer. */
export function overwatchWorth(s: Situation, act: Extract<BookAct, { verb: 'react' }>): number {
  const frame = s.view.doing.at(-1);
  if (frame?.is !== 'overwatch') return 0;
  const [unit, mover] = [fieldedById(s.view, act.unit), fieldedById(s.view, frame.mover)];
  const climbs = frame.climbs ? { targetClimbs: true } : {};
  const found = s.option(unit, mover, { manner: 'overwatch', targetMoves: true, ...climbs });
  if (found?.row !== act.row) return -1;
  const going = s.view.doing.at(-2);
  const left = going?.is === 'move' ? Math.max(0, speedOf(s.world, mover, going.way) - going.used) : 0;
  const later = comingOf(s, unit, mover, left) * MAY_COME;
  const others = MAY_COME * KEPT * hopeOf(s, unit);
  return found.gain - Math.max(later > found.gain ? later : 0, others) - TRIFLE;
}
