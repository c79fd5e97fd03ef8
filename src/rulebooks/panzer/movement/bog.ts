/** Bogging Down (7.29): who would leave bad ground may stick in it. */
import type { HexId } from '../../../board/index.ts';
import { isRefusal, type Rule, type Tally, tally } from '../../../engine/index.ts';
import { bogsAt } from '../charts/index.ts';
import { type Fielded, type Game, isLeg, isVehicle, type View, vehicleCardOf } from '../game.ts';
import { percentAtMost } from '../rolls.ts';
import { terrainAt } from '../terrain/ground.ts';
import { isOn, ix, type World } from '../world.ts';
import type { Step } from './costs.ts';
import { moverOf, priced } from './mover.ts';

/** Whoever tows a gun sticks more easily (7.29.b). */
const TOWING = -5;

/** What is rolled before a vehicle leaves its hex; undefined: nothing. */
interface BogTest {
  readonly most: number;
  readonly added: Tally;
}

/** Roads and paths that the vehicle follows carry it (7.29.d). */
export function bogTest(
  world: World,
  view: View,
  unit: Fielded,
  step: Pick<Step, 'way'>,
): BogTest | undefined {
  if (!isOn(world, '7.29') || !isVehicle(unit) || step.way) return undefined;
  const most = bogsAt(world.charts, terrainAt(world, ix(world, unit.at)) ?? 'clear');
  return most === 0 ? undefined : { most, added: modifiers(view, unit) };
}

function modifiers({ units }: View, unit: Fielded): Tally {
  const own = vehicleCardOf(unit)?.bog ?? 0;
  const tows = units.some(each => each.aboard === unit.id && !isLeg(each));
  return tally({ stages: ['roll'] }, 0, [
    ...(own === 0 ? [] : [{ id: 'vehicle', cite: '7.29.b', op: '+' as const, n: own, stage: 'roll' }]),
    ...(tows ? [{ id: 'towing', cite: '7.29.b', op: '+' as const, n: TOWING, stage: 'roll' }] : []),
  ]);
}

/** Whether the mover sticks instead of going there: it stops at once, and turns no more in this turn (7.29.e). */
export function* bogsDown(
  game: Game,
  to: HexId | undefined,
  how: Parameters<typeof priced>[2],
): Rule<boolean> {
  const { world } = game;
  const mover = moverOf(game.state);
  const step = to === undefined ? {} : priced({ world, view: game.state, side: mover.side }, to, how);
  const test = isRefusal(step) ? undefined : bogTest(world, game.state, mover, step);
  if (!test) return false;
  const sticks = yield* percentAtMost(test.most, {
    why: `whether {${mover.id}} bogs down`,
    cite: '7.29.e',
    by: mover.side,
    added: test.added,
    reads: ['it bogs down', 'it comes through'],
    of: [mover.id],
  });
  if (!sticks) return false;
  const own = game.own(mover);
  own.bogged = true;
  // It has tried to move, and is seen by that (7.29.f).
  own.spot = { by: 'MOVE', turn: game.state.turn };
  game.say('7.29.e', `{${mover.id}} bogs down.`);
  return true;
}
