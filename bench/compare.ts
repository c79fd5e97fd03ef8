/** What several runs of two commits, in turn, say of each other. */
import type { Result } from './result.ts';
import { figure } from './table.ts';
import { median } from './timing.ts';

/** Where less is better, by how the unit begins. */
const LESS_IS_BETTER = /^(?:ms|µs|s|KB|bytes)\b/;

type Runs = readonly (readonly Result[])[];

/** A row a measurement: the medians in CPU time, and how many times faster ours is, each run by its own control. */
export function compare(ours: Runs, theirs: Runs): readonly (readonly string[])[] {
  const names = ours[0]?.filter(({ cpu }) => cpu !== undefined).map(({ name }) => name) ?? [];
  const rows = names.flatMap(name => {
    const [us, them] = [named(ours, name), named(theirs, name)];
    const [first] = us;
    if (first === undefined || them.length === 0) return [];
    const speed = median(us.map(relative)) / median(them.map(relative));
    const isSame = first.games === them[0]?.games;
    return [
      [
        name,
        figure(median(us.map(({ cpu = 0 }) => cpu))),
        figure(median(them.map(({ cpu = 0 }) => cpu))),
        isSame ? `${speed.toFixed(2)} x` : 'other games',
        first.unit,
      ],
    ];
  });
  return [['', 'ours', 'theirs', 'as fast', 'in CPU time, medians'], ...rows];
}

const named = (runs: Runs, name: string): readonly Result[] =>
  runs.flatMap(results => results.find(each => each.name === name) ?? []);

/** How fast it was, in rounds of the control. */
function relative({ cpu = 0, control = 1, unit }: Result): number {
  return LESS_IS_BETTER.test(unit) ? 1 / (cpu * control) : cpu / control;
}
