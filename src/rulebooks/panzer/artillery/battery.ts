/** Batteries off the map, and who may speak to them (B14). */
import type { HexId } from '../../../board/index.ts';
import {
  type Refusal,
  refusal,
  type Side,
  type Tally,
  type TallyEntry,
  tally,
} from '../../../engine/index.ts';
import { neighbours } from '../../kit/world.ts';
import { listed, type Observer, type RESPONSE_MODIFIERS, type Sheaf } from '../charts/index.ts';
import { hasRadio } from '../commands/radios.ts';
import { cardOfUnit, type Fielded, type Scene, type View, vehicleCardOf } from '../game.ts';
import { leadsTheGuns } from '../leaders/leaders.ts';
import { inSight } from '../sight/sight.ts';
import { knows } from '../sight/spotting.ts';
import type { Battery, BatteryId, Load } from '../state.ts';
import { isOn, platoonOf, type World } from '../world.ts';
import { hasObserver } from './on-foot.ts';

/** The scenario's batteries as they stand at first; those for counter battery are there with that rule alone (7.28). */
export const batteriesOf = (world: World): readonly Battery[] =>
  (world.scenario.batteries ?? [])
    .filter(({ counter }) => !counter || isOn(world, '7.28'))
    .map(({ side, kind, counter, selfPropelled, planned }, i) => ({
      id: `b${i + 1}`,
      side,
      kind,
      ...(counter && { counter }),
      ...(selfPropelled && { selfPropelled }),
      ...(planned && { planned: planned as { turn: number; at: HexId }[] }),
    }));

export function batteryById({ batteries }: View, id: BatteryId): View['batteries'][number] {
  const battery = batteries.find(each => each.id === id);
  if (!battery) throw new Error(`no battery ${id}`);
  return battery;
}

/** Those of the side that support it; counter batteries never do (7.28). */
export const supporting = ({ batteries }: View, side: Side): readonly View['batteries'][number][] =>
  batteries.filter(each => each.side === side && !each.counter);

/** What a unit is to the guns. */
export function observerKind(world: World, unit: Fielded): Observer {
  if (unit.card.endsWith('-fo') || (hasObserver(unit) && !unit.observerOut)) return 'FO';
  const isLeading = platoonOf(world, unit.group).headquarters !== undefined;
  return isLeading || vehicleCardOf(unit)?.recon ? 'HQ or recon' : 'other';
}

/** Against a unit that would call (B14.1); without a radio nobody does (7.4.3). */
export function notObserving(world: World, unit: Fielded): Refusal | undefined {
  if (unit.aboard) return refusal('B12.10', 'it is aboard a vehicle');
  if (unit.called) return refusal('B14.1', 'it has called in this turn');
  return hasRadio(world, unit) ? undefined : refusal('7.4.3', 'it has no radio');
}

/** Hexes on which the observer may call: he sees them, and somebody is spotted there (BASE.IFT). */
export function calledHexes({ world, view, side }: Scene, by: Fielded): readonly HexId[] {
  const hexes = new Set<HexId>();
  for (const unit of view.units)
    if (
      unit.side !== side &&
      unit.at !== undefined &&
      unit.spottedBy &&
      knows(world, view, by, unit as Fielded) &&
      inSight(world, by.at, unit.at)
    )
      hexes.add(unit.at);
  return [...hexes];
}

/** With 7.37 an FO calls on any hex that he sees. */
export function reconHexes(scene: Scene, by: Fielded): readonly HexId[] {
  const { world } = scene;
  if (!isOn(world, '7.37') || observerKind(world, by) !== 'FO') return [];
  const called = new Set(calledHexes(scene, by));
  return world.field.ids.filter(hex => !called.has(hex) && inSight(world, by.at, hex));
}

/** What the sheaf covers: three hexes that touch one another, or the impact hex with all around it (B14.3). */
export const sheafHexes = (world: World, at: HexId, sheaf: Sheaf): readonly HexId[] =>
  sheaf === 'open' ? [at, ...neighbours(world, at)] : [at, ...neighbours(world, at).slice(0, 2)];

export const sheafOf = (load: Load): Sheaf => (load.endsWith('open') ? 'open' : 'closed');

type Reason = keyof typeof RESPONSE_MODIFIERS.cites;

/** What helps or hinders a battery's answer. */
export function responseModifiers(
  world: World,
  by: Fielded,
  { damaged }: Pick<Battery, 'damaged'>,
  how: { readonly isContinued: boolean; readonly isRecon: boolean },
): Tally {
  const { charts } = world;
  const { nation } = cardOfUnit(by);
  const led = leadsTheGuns(world, by, observerKind(world, by));
  const reasons: readonly (Reason | false | undefined)[] = [
    (nation === 'british' || nation === 'american') && 'British or American',
    nation === 'italian' && 'Italian',
    how.isContinued && 'fire continued',
    damaged && 'battery damaged',
    how.isRecon && 'reconnaissance by fire',
    by.broken ? 'observer broken' : by.hesitates && 'observer hesitates',
  ];
  return tally({ stages: ['roll'] }, 0, [
    ...reasons.flatMap((reason): readonly TallyEntry[] =>
      reason ? [{ op: '+', stage: 'roll', ...listed(charts.responseModifiers, reason) }] : [],
    ),
    ...(led ? [{ ...led, op: '+' as const, stage: 'roll' }] : []),
  ]);
}
