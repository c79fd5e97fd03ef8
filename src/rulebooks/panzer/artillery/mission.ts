/** Fire falls (B14.7): on everybody in the sheaf, whoever he is for; or smoke, or light. */
import type { HexId } from '../../../board/index.ts';
import { type Rule, type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import {
  batteryEffectiveness,
  batteryFactor,
  type GP_MODIFIERS,
  modifier,
  sheafFactor,
} from '../charts/index.ts';
import { burstsAbove } from '../fire/air-burst.ts';
import { suffer } from '../fire/effects.ts';
import { gpRoll, shelled } from '../fire/gp-shot.ts';
import { gpDefence } from '../fire/modifiers.ts';
import { shellHouse } from '../fire/shell.ts';
import { kindle } from '../fires/fires.ts';
import { type Fielded, type Game, isFielded, isVehicle, unitById, type View } from '../game.ts';
import { revealUnder } from '../hidden/reveal.ts';
import { shellMines } from '../mines/clear.ts';
import { coverAt } from '../sight/cover.ts';
import type { Battery, BatteryId, Load, UnitId } from '../state.ts';
import { khamsinIn } from '../weather/conditions.ts';
import type { World } from '../world.ts';
import { batteryById, sheafHexes, sheafOf } from './battery.ts';
import { lay } from './clouds.ts';

export function* fall(game: Game, id: BatteryId, at: HexId, load: Load): Rule<void> {
  const hexes = sheafHexes(game.world, at, sheafOf(load));
  if (!load.startsWith('gp')) {
    const is = load === 'illumination' ? 'light' : load === 'smoke-closed' ? 'thick smoke' : 'thin smoke';
    for (const hex of hexes) lay(game, hex, is);
    return game.say(is === 'light' ? '7.27.c' : 'B14.6', `{${id}} lays ${is} around {${at}}.`);
  }
  for (const hex of hexes) kindle(game, hex, factorOf(game.world, batteryById(game.state, id), load));
  revealUnder(game, hexes);
  const struck = game.state.units.filter(unit => isFielded(unit) && !unit.aboard && hexes.includes(unit.at));
  for (const unit of struck) yield* strike(game, id, unit.id, load);
  const battery = batteryById(game.state, id);
  const factor = factorOf(game.world, battery, load);
  yield* shellMines(game, battery, at => (hexes.includes(at) ? factor : undefined));
  for (const hex of hexes) yield* shellHouse(game, batteryById(game.state, id), hex, factor);
}

/** A battery's factor in this sheaf. */
export const factorOf = (world: World, { kind }: Pick<Battery, 'kind'>, load: Load): number =>
  batteryFactor(world.charts, kind) + sheafFactor(world.charts, sheafOf(load));

function* strike(game: Game, id: BatteryId, struck: UnitId, load: Load): Rule<void> {
  const { world } = game;
  const [battery, target] = [batteryById(game.state, id), unitById(game.state, struck)];
  if (!isFielded(target)) return;
  const excess = factorOf(world, battery, load) - gpDefence(target);
  const reading = yield* gpRoll(
    game,
    battery,
    target,
    excess,
    shellModifiers(world, game.state, battery, target),
  );
  if (reading.result === undefined) return game.say('B14.7', `{${struck}} is not hurt.`);
  const blow = isVehicle(target)
    ? yield* shelled(game, battery, target, batteryEffectiveness(world.charts, battery.kind), reading)
    : { is: reading.result, mayBail: false };
  if (blow) yield* suffer(game, target, blow);
}

type Reason = keyof typeof GP_MODIFIERS.cites;

/** Cover counts, and the state of the battery; smoke and light do not. */
export function shellModifiers(
  world: World,
  view: View,
  battery: Pick<Battery, 'suppressed' | 'damaged'>,
  target: Fielded,
): Tally {
  const cover = coverAt(world, view, target);
  const storm = -(khamsinIn(world)?.gp ?? 0);
  const reasons: readonly (readonly [Reason | false | undefined, number])[] = [
    [cover !== 'no cover' && cover, 1],
    [target.fullCover && 'Full Cover', 1],
    [battery.suppressed && 'Suppressed', 1],
    [battery.damaged && 'Damaged', 1],
    [burstsAbove(world, target) && 'air burst', 1],
    [storm > 0 && 'khamsin', storm],
  ];
  return tally(
    { stages: ['roll'] },
    0,
    reasons.flatMap(([id, times]): readonly TallyEntry[] => {
      if (!id) return [];
      const { n, cite } = modifier(world.charts.gpModifiers, id);
      return [{ id, cite, op: '+', n: n * times, stage: 'roll' }];
    }),
  );
}
