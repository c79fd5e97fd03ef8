/** The movement factors of a unit in its movement phase (3.3.1), and what of them it loses to its load (4.0). */
import { type Tally, type TallyEntry, tally } from '../../../engine/index.ts';
import { type Mover, movementAllowance } from '../charts/index.ts';
import type { View } from '../game.ts';
import { capacity, lenderFor, loadOf } from '../support-weapons/portage.ts';
import { type AnyUnit, cardOf, isLeader } from '../units.ts';
import type { World } from '../world.ts';

const PLAN = { stages: ['base', 'bonus', 'portage', 'least'] } as const;

/** How a unit goes: with whom, and how fast. */
export interface Going {
  /** Those who began the phase with it and go with it, itself included. */
  readonly stack: readonly AnyUnit[];
  readonly doubleTime?: boolean;
  /** It keeps to roads from beginning to end. */
  readonly road?: boolean;
  /** The most it has carried on its way, in portage points. */
  readonly burden?: number;
}

/** Green troops are inexperienced unless they go with a leader: the chart knows that (5.4). */
function moverOf(unit: AnyUnit): Mover {
  const card = cardOf(unit);
  if (card.kind === 'leader') return unit.wounded ? 'wounded SMC' : 'SMC';
  if (card.kind === 'crew') return 'MMC';
  if (card.class === 'C') return 'conscript MMC';
  return card.class === 'G' ? 'inexperienced green MMC' : 'MMC';
}

/** Undefined if it may not go like this: a wounded man doesn't double time. */
export function allowance(world: World, view: View, unit: AnyUnit, going: Going): Tally | undefined {
  const { stack, doubleTime = false, road = false, burden = 0 } = going;
  const mover = moverOf(unit);
  const withLeader = stack.some(each => each.id !== unit.id && isLeader(each));
  const base = movementAllowance(world.charts, mover);
  const led = movementAllowance(world.charts, mover, { withLeader });
  const all = movementAllowance(world.charts, mover, { withLeader, doubleTime });
  if (base === undefined || led === undefined || all === undefined) return undefined;
  const load = Math.max(burden, loadOf(view, unit));
  const excess =
    load === 0 ? 0 : Math.max(0, load - capacity(world, unit, lenderFor(world, view, unit, stack)).value);
  const entries: readonly (TallyEntry | false)[] = [
    { id: 'base', cite: '3.3.1.a', op: '+', n: base, stage: 'base' },
    led > base && { id: 'with a leader', cite: '3.3.1.b', op: '+', n: led - base, stage: 'bonus' },
    all > led && { id: 'double time', cite: '3.3.1.g', op: '+', n: all - led, stage: 'bonus' },
    road && { id: 'road', cite: '1.1.1.road.b', op: '+', n: 1, stage: 'bonus' },
    excess > 0 && { id: 'portage', cite: '4.0.e', op: '+', n: -excess, stage: 'portage' },
    { id: 'none left', cite: '4.0.e', op: 'floor', n: 0, stage: 'least' },
  ];
  return tally(
    PLAN,
    0,
    entries.filter(each => each !== false),
  );
}
