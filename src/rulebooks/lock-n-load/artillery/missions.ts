/** Fire Missions of off-board artillery: which are left, who may call them, and the one more that Americans may ask for (18.2, 18.3). */
import { type Frozen, type Refusal, refusal, type Side } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import type { Mission } from '../state.ts';
import { type AnyUnit, isFresh, isGoodOrder, isLeader, isLocked, isScout } from '../units.ts';
import { nationOf, type World } from '../world.ts';

type AnyMission = Frozen<Mission>;

export const NONE_LEFT = refusal('18.2.a', 'no Fire Mission is left');

export const missionsOf = (view: View, side: Side): readonly AnyMission[] =>
  view.missions?.filter(each => each.side === side) ?? [];

/** Leaders and Scouts without a marker, in Good Order, who are not in a Melee (18.2.a). */
export function callerRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (!(isLeader(unit) || isScout(unit)))
    return refusal('18.2.a', 'only Leaders and Scouts call off-board artillery');
  if (!isGoodOrder(unit)) return refusal('18.2.a', 'he is not in Good Order');
  return isFresh(unit) && !isLocked(view, unit) ? undefined : refusal('18.2.a', 'he has a marker already');
}

/** One after the other: the next is called when the last has been resolved, unless both are of different formations (18.3.a). */
export function missionRefusal(view: View, caller: AnyUnit, mission: AnyMission): Refusal | undefined {
  if (mission.fired) return refusal('18.2.f', 'it has been fired');
  if (mission.groups && !mission.groups.includes(caller.group))
    return refusal('18.3.a', 'it is at the call of others');
  const called = view.doing.flatMap(frame =>
    frame.is === 'mission' ? (view.missions?.[frame.nth] ?? []) : [],
  );
  return called.every(other => areApart(other, mission))
    ? undefined
    : refusal('18.3.a', 'another Fire Mission is to be resolved first');
}

const areApart = ({ groups: one }: AnyMission, { groups: two }: AnyMission): boolean =>
  one !== undefined && two !== undefined && !one.some(group => two.includes(group));

/** Of missions that are alike the first is called. */
export function missionsToCall(view: View, caller: AnyUnit): readonly AnyMission[] {
  const kinds = new Map<string, AnyMission>();
  for (const mission of missionsOf(view, caller.side)) {
    const kind = `${mission.firepower} ${mission.groups?.join()}`;
    if (!missionRefusal(view, caller, mission) && !kinds.has(kind)) kinds.set(kind, mission);
  }
  return [...kinds.values()];
}

/** Americans whose missions are all fired may ask for another, until they are told that there are no more (RRT.3). */
export function requestRefusal(world: World, view: View, side: Side): Refusal | undefined {
  const missions = missionsOf(view, side);
  if (missions.length === 0) return NONE_LEFT;
  if (nationOf(world, side) !== 'american') return refusal('RRT.3', 'only Americans ask for more');
  if (missions.some(({ fired }) => !fired)) return refusal('RRT.3', 'a Fire Mission is left');
  return view.denied?.includes(side) ? refusal('RRT.3', 'they were told that there are no more') : undefined;
}
