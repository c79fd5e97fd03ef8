/** Acquiring a target from the air (B15.4). */
import type { HexId } from '../../../board/index.ts';
import type { Rule, Tally } from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import { cloudsIn } from '../artillery/clouds.ts';
import { type ACQUISITION_MODIFIERS, acquiresAt, listed } from '../charts/index.ts';
import { hasRadio } from '../commands/radios.ts';
import { aircraftCard } from '../counters/index.ts';
import { type Fielded, type Game, isFielded, unitById, type View } from '../game.ts';
import { percentAtMost } from '../rolls.ts';
import { coverAt } from '../sight/cover.ts';
import type { Aircraft } from '../state.ts';
import { darkness, khamsinIn } from '../weather/conditions.ts';
import type { World } from '../world.ts';
import { type Pass, seenIn } from './aircraft.ts';

type Reason = keyof typeof ACQUISITION_MODIFIERS.cites;

/** Friends who can tell it: in the open, in touch by radio, and one of those who spotted the target this turn (7.4.3). */
const isObserved = (world: World, view: View, { spottedBy = [] }: Fielded): boolean =>
  spottedBy
    .map(id => unitById(view, id))
    .some(unit => isFielded(unit) && !unit.aboard && !unit.under && hasRadio(world, unit));

/** What hinders or helps to make out the unit, or else what lies in the hex, on the roll. */
export function acquisition(
  world: World,
  view: View,
  { card, side }: Aircraft,
  at: HexId,
  target: Fielded | undefined,
): Tally {
  const { speed } = aircraftCard(card);
  const cover = target && coverAt(world, view, target);
  const isCounter = !target && (view.hidden ?? []).some(each => each.at === at && each.side !== side);
  const reasons: readonly (readonly [Reason | false | undefined, times?: number])[] = [
    [speed !== 'middling' && `${speed} aircraft`],
    [cover !== 'no cover' && cover],
    [target?.spot && (target.spot.by === 'FIRE' ? 'SPOT/FIRE' : 'SPOT/MOVE')],
    [target && isObserved(world, view, target) && 'observed'],
    [target?.camouflage === 'announced' && 'camouflaged'],
    [isCounter && 'hidden counter'],
    [cloudsIn(view, [at], 'thin smoke') > 0 && 'thin smoke'],
    [cloudsIn(view, [at], 'thick smoke') > 0 && 'thick smoke'],
    ['limited visibility', -darkness(world)],
    ['khamsin', -(khamsinIn(world)?.spotting ?? 0)],
  ];
  return added(
    reasons.flatMap(([reason, times = 1]) => {
      if (!reason || times === 0) return [];
      const { n, ...entry } = listed(world.charts.acquisitionModifiers, reason);
      return { ...entry, n: n * times };
    }),
  );
}

/** Of all in the hex the one that is made out most easily counts. */
export function acquisitionAt(world: World, view: View, plane: Aircraft, at: HexId): Tally {
  const [first, ...others] = seenIn({ view, side: plane.side }, at).map(unit =>
    acquisition(world, view, plane, at, unit),
  );
  if (!first) return acquisition(world, view, plane, at, undefined);
  return others.reduce((best, other) => (other.value < best.value ? other : best), first);
}

/** Whether the crew of the pass makes out this unit, or anybody where it is. */
export function* acquires(
  game: Game,
  { aircraft: plane, altitude, at }: Pass,
  target?: Fielded,
): Rule<boolean> {
  const { world, state } = game;
  return yield* percentAtMost(acquiresAt(world.charts, altitude), {
    why: `whether {${plane.id}} makes out {${target?.id ?? at}}`,
    cite: 'B15.4',
    by: plane.side,
    added: target ? acquisition(world, state, plane, at, target) : acquisitionAt(world, state, plane, at),
    reads: ['acquired', 'not made out'],
    of: [plane.id],
  });
}
