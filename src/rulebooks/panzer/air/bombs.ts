/** Bombs and rockets (B15.7), and where bombs fall that scatter (7.26.d to g). */
import type { HexId } from '../../../board/index.ts';
import {
  against,
  atMost,
  type Rule,
  roll,
  sumOf,
  type Tally,
  type TallyEntry,
  tally,
} from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import { neighbours } from '../../kit/world.ts';
import {
  type AIR_GP_MODIFIERS,
  bombDrift,
  bombGrade,
  type GP_MODIFIERS,
  listed,
  loadEffectiveness,
  loadFactor,
  scattersAt,
} from '../charts/index.ts';
import { aircraftCard } from '../counters/index.ts';
import { burstsAbove } from '../fire/air-burst.ts';
import { kindle } from '../fires/fires.ts';
import type { Fielded, Game, View } from '../game.ts';
import { shellMines } from '../mines/clear.ts';
import { coverAt } from '../sight/cover.ts';
import type { Aircraft } from '../state.ts';
import { khamsinIn } from '../weather/conditions.ts';
import { isOn, type World } from '../world.ts';
import { aircraftById, loadOf, type Pass } from './aircraft.ts';
import { blast } from './blast.ts';
import { drift } from './drift.ts';

/** It lets go of the next of its loads. */
export function* drop(game: Game, pass: Pass): Rule<void> {
  const { world } = game;
  const { aircraft: plane } = pass;
  const load = loadOf(plane);
  if (load === undefined) return;
  game.own(aircraftById(game.state, plane.id)).dropped = plane.dropped + 1;
  const impact = yield* impactOf(game, pass);
  const around = loadFactor(world.charts, load, false) > 0 ? neighbours(world, impact) : [];
  const hexes = [impact, ...around];
  const factorIn = (hex: HexId) =>
    hexes.includes(hex) ? loadFactor(world.charts, load, hex === impact) : undefined;
  game.say('B15.7', `{${plane.id}}: ${load} in {${impact}}.`);
  for (const hex of hexes) kindle(game, hex, factorIn(hex) ?? 0);
  yield* blast(game, plane, {
    hexes,
    factorIn,
    effectiveness: loadEffectiveness(world.charts, load),
    modifiers: target => bombModifiers(world, game.state, pass, target),
  });
  yield* shellMines(game, plane, factorIn);
}

/** From Medium altitude or High, and under fire from near by, bombs may fall elsewhere (7.26.d). */
function* impactOf(game: Game, { aircraft: plane, altitude, at }: Pass): Rule<HexId> {
  const { world } = game;
  if (!isOn(world, '7.26') || altitude === 'Low' || !plane.flak || !plane.pressed) return at;
  const number = scattersAt(world.charts, plane.flak);
  const grade = added([{ id: plane.grade, cite: '7.26.f', n: bombGrade(world.charts, plane.grade) }]);
  const scatters = yield* roll(
    { die: 10 },
    `whether the bombs of {${plane.id}} scatter`,
    ({ die }) => die + grade.value <= number,
    {
      cite: '7.26.e',
      by: plane.side,
      tell: (dice, found) =>
        against(sumOf(dice, grade), atMost(number), found, found ? 'they scatter' : 'they do not', {
          of: [plane.id],
        }),
    },
  );
  if (!scatters) return at;
  return yield* drift(game, plane, at, {
    cite: '7.26.g',
    what: 'the bombs',
    hexes: bombDrift(world.charts, altitude),
  });
}

type AirReason = keyof typeof AIR_GP_MODIFIERS.cites;
type GpReason = keyof typeof GP_MODIFIERS.cites;

/** What counts for guns, bombs and rockets alike: cover, dust, speed, and what the fire from the ground has done. */
export function airModifiers(
  world: World,
  view: View,
  plane: Aircraft,
  target: Fielded,
): readonly TallyEntry[] {
  const { charts } = world;
  const cover = coverAt(world, view, target);
  const storm = -(khamsinIn(world)?.gp ?? 0);
  const gp: readonly (readonly [GpReason | false | undefined, times?: number])[] = [
    [cover !== 'no cover' && cover],
    [target.fullCover && 'Full Cover'],
    [plane.flak === 'suppressed' && 'Suppressed'],
    [plane.damaged && 'Damaged'],
    [storm > 0 && 'khamsin', storm],
  ];
  const isFast = aircraftCard(plane.card).speed === 'fast';
  return [
    ...gp.flatMap(([id, times = 1]) => (id ? entry(listed(charts.gpModifiers, id), times) : [])),
    ...(isFast ? [entry(listed(charts.airGp, 'fast aircraft'))] : []),
  ];
}

const entry = (
  { n, ...of }: { readonly id: string; readonly cite: string; readonly n: number },
  times = 1,
): TallyEntry => ({ ...of, n: n * times, op: '+', stage: 'roll' });

export function bombModifiers(
  world: World,
  view: View,
  { aircraft: plane, altitude }: Pass,
  target: Fielded,
): Tally {
  const { charts } = world;
  const dives = altitude !== 'Low' && aircraftCard(plane.card).dives;
  const reasons: readonly (AirReason | false | undefined)[] = [
    altitude !== 'Low' && `${altitude} altitude`,
    dives && 'dive bomber',
  ];
  return tally({ stages: ['roll'] }, 0, [
    ...airModifiers(world, view, plane, target),
    ...reasons.flatMap(id => (id ? entry(listed(charts.airGp, id)) : [])),
    ...(burstsAbove(world, target) ? [entry(listed(charts.gpModifiers, 'air burst'))] : []),
  ]);
}
