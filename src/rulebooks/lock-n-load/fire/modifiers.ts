/** What is added to the attacker's die on the Direct Fire Table, besides firepower (5.0.d). */
import { type Tally, type TallyEntry, type TallyPlan, tally } from '../../../engine/index.ts';
import { type DIRECT_FIRE_MODIFIERS, exposesMovers, markerAllows, modifier } from '../charts/index.ts';
import { enclosing } from '../frames.ts';
import type { View } from '../game.ts';
import { isInTheDark } from '../sight/night.ts';
import { sight } from '../sight/sight.ts';
import type { Location } from '../state.ts';
import { hexOf, isAdjacent, placeOf } from '../terrain/places.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, cardOf, isScout, leadershipOf, markersOf } from '../units.ts';
import { armorLeaderOf } from '../vehicles/nerve.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { isSatchel, type Shooter } from './shooters.ts';

/** An attack before it is divided among its targets. */
export interface Fire {
  readonly shooters: readonly Shooter[];
  /** A vehicle fires, and nobody with it (15.0.h). */
  readonly gunner?: AnyVehicle;
  readonly from: Location;
  readonly target: Location;
  readonly leader?: AnyUnit;
  /** Who sees the target of a mortar that needs not: what degrades the line doesn't count (18.1.d). */
  readonly caller?: AnyUnit;
}

/** To have moved by Assault or by Stealth counts once for the whole attack (6.1.c, 6.4.d). */
const PLAN: TallyPlan = { stages: ['modifiers'], groups: { 'fire after a move': 'min' } };

type Name = keyof typeof DIRECT_FIRE_MODIFIERS.cites;

export function listed(world: World, name: Name, times = 1): TallyEntry {
  const { n, cite } = modifier(world.charts.directFireModifiers, name);
  return { id: name, cite, op: '+', n: n * times, stage: 'modifiers' };
}

/** On the Direct Fire Table it is harder to hit for that, other than men (15.5). */
function atMovingVehicle(world: World): TallyEntry {
  const { n, cite } = modifier(world.charts.vehicleFire, 'moving vehicle, direct fire');
  return { id: 'moving vehicle', cite, op: '+', n, stage: 'modifiers' };
}

type Source = (world: World, view: View, fire: Fire) => readonly TallyEntry[];

const adjacency: Source = (world, _view, { from, target, shooters }) => {
  if (!isAdjacent(world, from, target)) return [];
  const isAssaulting = shooters.some(({ user, weapon }) => !weapon && 'assaulter' in cardOf(user));
  return [listed(world, isAssaulting ? 'adjacent target, Assaulters' : 'adjacent target')];
};

const fireAfterMove: Source = (world, _view, { shooters, gunner }) => [
  ...(gunner?.moved === 'Assault Move' ? [listed(world, 'assault move')] : []),
  ...shooters.flatMap(shooter => {
    const name = moveBefore(shooter);
    return name ? [{ ...listed(world, name), group: 'fire after a move', of: shooter.id }] : [];
  }),
];

/** A Scout fires as if he had not moved, unless he serves a weapon (11.6.a). */
export function moveBefore({ user, weapon }: Shooter): 'assault move' | 'stealth move' | undefined {
  if (isScout(user) && !weapon) return undefined;
  if (user.moved === 'Assault Move') return 'assault move';
  return user.moved === 'Stealth' ? 'stealth move' : undefined;
}

const degrading: Source = (world, view, { from, target, caller }) => {
  const line = caller ? undefined : sight(world, view, from, target);
  return line?.clear
    ? line.degrading.map(({ at, by }) => ({ ...listed(world, 'degrading hex'), id: `${by} in ${at}` }))
    : [];
};

const outOfSmoke: Source = (world, view, { from }) =>
  isSmoked(world, view, from) ? [listed(world, 'fire out of smoke')] : [];

export const isSmoked = (world: World, view: View, at: Location): boolean =>
  view.smoke?.some(smoke => smoke.at === hexOf(world, at)) === true;

const night: Source = (world, view, { from, target, caller }) =>
  isInTheDark(world, view, caller?.at ?? from, target) ? [listed(world, 'night, beyond sight')] : [];

/** In the order in which a player adds them up. */
const SOURCES: readonly Source[] = [adjacency, fireAfterMove, degrading, outOfSmoke, night];

/** Against the units that move, or have moved, or against the others (5.3.f). */
export function fireModifiers(world: World, view: View, fire: Fire, moving: boolean | 'vehicle'): Tally {
  const entries = SOURCES.flatMap(source => source(world, view, fire));
  if (moving === 'vehicle') entries.push(atMovingVehicle(world));
  else if (moving) entries.push(listed(world, 'moving target'));
  // Nothing but Leadership bears on a Satchel Charge that is thrown by itself (1.6.3.e).
  const isThrown = fire.shooters.length > 0 && fire.shooters.every(isSatchel);
  const counted = isThrown
    ? entries.map(entry => ({ ...entry, waived: 'a Satchel Charge is thrown' }))
    : entries;
  return tally(PLAN, 0, [...leadership(world, fire), ...armorLeadership(fire), ...counted]);
}

/** The Armor Leader's modifier bears on the machine guns of his own vehicle (11.5.d). */
function armorLeadership({ gunner }: Fire): readonly TallyEntry[] {
  const leader = gunner && armorLeaderOf(gunner);
  if (!leader || leader.leadership === 0) return [];
  return [{ id: leader.name, cite: '11.5.d', op: '+', n: leader.leadership, stage: 'modifiers' }];
}

function leadership(world: World, { leader }: Fire): readonly TallyEntry[] {
  return leader
    ? [
        {
          id: `{${leader.id}}`,
          cite: '5.0.1.a',
          op: '+',
          n: leadershipOf(world, leader),
          stage: 'modifiers',
          of: leader.id,
        },
      ]
    : [];
}

/** It moves or has moved this turn, not by Low Crawl or Stealth, over ground that shows it (5.3.e, 6.0.d). */
export function isMovingTarget(world: World, view: View, unit: AnyUnit): boolean {
  if (unit.at === undefined) return false;
  const terrain = terrainAt(world, placeOf(world, unit.at).hex);
  if (terrain !== undefined && !exposesMovers(world.charts, terrain)) return false;
  const drive = enclosing(view, 'drive');
  if (drive?.begun && drive.escort?.units.includes(unit.id)) return true;
  const move = enclosing(view, 'move');
  const isOnTheMove = move?.begun === true && move.units.includes(unit.id);
  return isOnTheMove
    ? move.kind === 'normal' || move.kind === 'assault'
    : markersOf(unit).some(marker => markerAllows(world.charts, marker, 'counts as moving'));
}
