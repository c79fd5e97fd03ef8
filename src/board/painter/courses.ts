/**
 * From stops to a drawn line: courses cross hexsides at their middles and curve through the hexes between, as
 * if drawn with one stroke of a pen.
 */
import { along, direction, middle, type Point } from './geometry.ts';
import { chance } from './noise.ts';
import { type Course, placeKey, type Stop, toPaper } from './scene.ts';

const STEPS_A_HEX = 10;

/** Courses of one kind that end in the same hex, with nothing else there, are one course: boards join smoothly. */
export function joinCourses<Kind extends string>(courses: readonly Course<Kind>[]): Course<Kind>[] {
  const joined: { kind: Kind; stops: readonly Stop[] }[] = courses.map(course => ({ ...course }));
  const visits = new Map<string, number>();
  for (const { stops } of courses) {
    for (const stop of stops) visits.set(placeKey(stop.at), (visits.get(placeKey(stop.at)) ?? 0) + 1);
  }
  const endsAt = (course: Course<Kind>, key: string): 'head' | 'tail' | undefined => {
    const head = course.stops[0];
    const tail = course.stops.at(-1);
    if (tail && placeKey(tail.at) === key) return 'tail';
    return head && placeKey(head.at) === key ? 'head' : undefined;
  };
  for (const [key, count] of visits) {
    if (count !== 2) continue;
    const meeting = joined.filter(course => endsAt(course, key));
    const [one, other] = meeting;
    if (!one || !other || one === other || one.kind !== other.kind) continue;
    const first = endsAt(one, key) === 'tail' ? one.stops : [...one.stops].reverse();
    const second = endsAt(other, key) === 'head' ? other.stops : [...other.stops].reverse();
    one.stops = [...first, ...second.slice(1)];
    joined.splice(joined.indexOf(other), 1);
  }
  return joined;
}

/** Where passing courses run in the hexes they bend through; a side road ends there and not short of the bend. */
export function junctions(courses: readonly Course<string>[]): ReadonlyMap<string, Point> {
  const bends = new Map<string, Point>();
  for (const { stops } of courses) {
    stops.forEach((stop, i) => {
      const before = stops[i - 1];
      const after = stops[i + 1];
      if (stop.is !== 'hex' || !before || !after) return;
      const entry = gate(before, stop);
      const exit = gate(stop, after);
      bends.set(placeKey(stop.at), bezier(entry, toPaper(stop.at), exit, 0.5));
    });
  }
  return bends;
}

const gate = (a: Stop, b: Stop): Point =>
  toPaper(a.is === 'side' ? a.at : b.is === 'side' ? b.at : middle(a.at, b.at));

const bezier = (a: Point, control: Point, b: Point, t: number): Point =>
  along(along(a, control, t), along(control, b, t), t);

/**
 * The line of a course on paper. `wander` lets it stray from the ruled curve inside each hex (never at a hexside),
 * as a lane or a brook does.
 */
export function courseLine(
  { stops }: Course<string>,
  wander: number,
  meetings: ReadonlyMap<string, Point> = new Map(),
): Point[] {
  const line: Point[] = [];
  const end = (stop: Stop): Point =>
    (stop.is === 'hex' && meetings.get(placeKey(stop.at))) || toPaper(stop.at);
  stops.forEach((stop, i) => {
    const before = stops[i - 1];
    const after = stops[i + 1];
    if (stop.is === 'side') {
      line.push(toPaper(stop.at));
      return;
    }
    const entry = before ? gate(before, stop) : end(stop);
    const exit = after ? gate(stop, after) : end(stop);
    const control = before && after ? toPaper(stop.at) : middle(entry, exit);
    const [dx, dy] = direction(entry, exit);
    const luck = chance(stop.at[0], stop.at[1], 77);
    const sway = before && after ? luck.sway(wander) : 0;
    const twist = before && after ? luck.sway(wander) : 0;
    for (let step = before ? 1 : 0; step <= STEPS_A_HEX; step++) {
      const t = step / STEPS_A_HEX;
      const [x, y] = bezier(entry, control, exit, t);
      const swell = Math.sin(Math.PI * t) ** 2;
      const aside = swell * (sway + twist * Math.sin(2 * Math.PI * t));
      line.push([x - dy * aside, y + dx * aside]);
    }
  });
  return line;
}
