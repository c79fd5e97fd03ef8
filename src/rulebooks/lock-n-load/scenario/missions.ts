/** The Fire Missions that a scenario gives (18.2, 18.3). */
import type { Mission, State } from '../state.ts';
import type { Scenario } from './scenario.ts';

type Given = NonNullable<Scenario['missions']>[number];

/** The same as a mission of the game. */
export const missionFrom = (nth: number, { side, firepower, groups }: Omit<Given, 'count'>): Mission => ({
  nth,
  side,
  firepower,
  ...(groups && { groups }),
});

/** Each as often as it is given. */
export function missionsGiven({ missions }: Pick<Scenario, 'missions'>): Pick<State, 'missions'> {
  if (!missions) return {};
  const all = missions.flatMap(given => Array.from({ length: given.count ?? 1 }, () => given));
  return { missions: all.map((given, nth) => missionFrom(nth, given)) };
}

/** Charts that only some scenarios use are no part of what the records of the others rest on. */
export function callsArtillery({ missions, events = [] }: Scenario): boolean {
  return missions !== undefined || events.some(({ effects }) => effects.some(({ is }) => is === 'mission'));
}
