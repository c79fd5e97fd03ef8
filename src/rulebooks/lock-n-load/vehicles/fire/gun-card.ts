/** The shot of a vehicle before its dice (11.5.d, 15.0): to hit and penetration, or the firepower of a machine gun. */
import { type Tally, type TallyEntry, tally } from '../../../../engine/index.ts';
import { modifier } from '../../charts/index.ts';
import { toHitColumn } from '../../counters/index.ts';
import { type FireCard, linesOf, NO_COVER, strikeOf, vehicleLine } from '../../fire/card.ts';
import { cover } from '../../fire/cover.ts';
import { fireModifiers, isMovingTarget } from '../../fire/modifiers.ts';
import { occasionOf } from '../../fire/occasion.ts';
import type { View } from '../../game.ts';
import { aimEntries, heTotal, type ToHit } from '../../ordnance/ordnance.ts';
import type { GunneryFrame, Location, Swing } from '../../state.ts';
import { distance } from '../../terrain/places.ts';
import { unitsAt } from '../../units.ts';
import { enemyOf, type World } from '../../world.ts';
import { armorLeaderOf } from '../nerve.ts';
import {
  type AnyVehicle,
  findVehicle,
  hasTurret,
  isOpenVehicle,
  vehicleById,
  vehicleCardOf,
} from '../vehicles.ts';
import { armFirepower, bears, type MountedArm } from './arms.ts';

/** A declaration with its target. */
export type Laid = GunneryFrame & { readonly target: Location };

export const mountedIn = (view: View, { gunner, arm }: Pick<GunneryFrame, 'gunner' | 'arm'>): MountedArm => ({
  id: `${gunner}/${arm}`,
  arm,
  vehicle: vehicleById(view, gunner),
});

export function gunCard(world: World, view: View, frame: Laid): FireCard {
  const mounted = mountedIn(view, frame);
  const aimed = frame.vehicle === undefined ? undefined : findVehicle(view, frame.vehicle);
  return mounted.arm === 'gun'
    ? shellCard(world, view, frame, mounted, aimed)
    : burstCard(world, view, frame, mounted, aimed);
}

function shellCard(
  world: World,
  view: View,
  { by, from, target }: Laid,
  mounted: MountedArm,
  aimed: AnyVehicle | undefined,
): FireCard {
  const { gun } = vehicleCardOf(mounted.vehicle);
  if (!gun) throw new Error(`${mounted.vehicle.id} has no gun`);
  const needed = toHitColumn(gun, distance(world, from, target))?.toHit ?? 0;
  const hit: ToHit = { roll: gunRoll(world, view, by, mounted, target, aimed), needed };
  const card = { kind: 'ordnance', dice: 'one', each: [], firepower: NO_COVER, toHit: hit } as const;
  if (aimed) return { ...card, strike: strikeOf(world, gun, { from, target }, aimed), lines: [] };
  const lines = linesOf(world, unitsAt(view, target, enemyOf(world, by)), unit => ({
    modifiers: heTotal(world, view, gun, mounted.id, unit),
    cover: NO_COVER,
    firepower: 0,
  }));
  return { ...card, lines };
}

/** Everything that is added to the dice: less is better. */
function gunRoll(
  world: World,
  view: View,
  side: string,
  mounted: MountedArm,
  target: Location,
  aimed: AnyVehicle | undefined,
): Tally {
  const { vehicle } = mounted;
  const { at: from, acquired } = vehicle;
  const { ordnanceModifiers: general, vehicleFire: own } = world.charts;
  const leader = armorLeaderOf(vehicle);
  const occasion = occasionOf(view, side);
  const swing = swingOf(world, view, side, mounted, target);
  const ranged = acquired?.at === target && acquired.from === from ? acquired.times : 0;
  const open = { id: 'firer is an open vehicle', ...modifier(general, 'firer is an open vehicle') };
  const entries = [
    ...(from === undefined ? [] : aimEntries(world, view, from, target, aimed)),
    leader && { id: leader.name, cite: '11.5.d', n: -leader.leadership },
    isOpenVehicle(vehicle) && open,
    swing === 'turret' && { id: 'turret has turned', ...modifier(own, 'turret has turned') },
    swing === 'hull' && { id: 'hull has pivoted', ...modifier(own, 'hull has pivoted') },
    vehicle.moved === 'Assault Move' && { id: 'assault move', ...modifier(own, 'gun after an Assault Move') },
    vehicle.opsComplete &&
      occasion?.opportunity && { id: 'Ops Complete', ...modifier(general, 'Ops Complete'), cite: '4.1.d' },
    ranged === 1 && { id: 'acquired once', ...modifier(general, 'acquired once') },
    ranged === 2 && { id: 'acquired twice', ...modifier(general, 'acquired twice') },
  ];
  const counted = entries.flatMap((entry): TallyEntry[] =>
    entry && entry.n !== 0
      ? [{ id: entry.id, cite: entry.cite, n: entry.n, op: '+', stage: 'modifiers' }]
      : [],
  );
  return tally({ stages: ['modifiers'] }, 0, counted);
}

/** What of it has turned to fire on this occasion, or must: the turret follows by itself (15.1.f). */
function swingOf(
  world: World,
  view: View,
  side: string,
  mounted: MountedArm,
  target: Location,
): Swing['by'] | undefined {
  const { vehicle } = mounted;
  const swung = occasionOf(view, side)?.swung.find(({ of }) => of === vehicle.id)?.by;
  if (swung === 'hull' || bears(world, mounted, target)) return swung;
  return hasTurret(vehicleCardOf(vehicle)) ? 'turret' : swung;
}

const FIREPOWER = { stages: ['printed', 'halved', 'rounded'] };

/** A machine gun by itself: never with others (15.0.h), halved under an Ops Complete marker (4.1.d). */
function burstCard(
  world: World,
  view: View,
  { by, from, target }: Laid,
  { arm, vehicle, id }: MountedArm,
  aimed: AnyVehicle | undefined,
): FireCard {
  const isHalved = vehicle.opsComplete && occasionOf(view, by)?.opportunity === true;
  const half = modifier(world.charts.firepowerFactors, 'support weapon of an Ops Complete unit');
  const firepower = tally(FIREPOWER, 0, [
    { id: 'machine guns', cite: '15.0.f', op: '+', n: armFirepower(vehicle, arm), stage: 'printed', of: id },
    ...(isHalved
      ? ([
          { id: 'Ops Complete', cite: '4.1.d', op: 'x', n: half.n, stage: 'halved' },
          { id: 'fractions go up', cite: '4.1.d', op: 'round', n: 1, stage: 'rounded' },
        ] as const)
      : []),
  ]);
  const fire = { shooters: [], gunner: vehicle, from, target };
  const lines = aimed
    ? [vehicleLine(world, view, fire, firepower.value, aimed, { from })]
    : linesOf(world, unitsAt(view, target, enemyOf(world, by)), unit => ({
        modifiers: fireModifiers(world, view, fire, isMovingTarget(world, view, unit)),
        cover: cover(world, view, target, { from, unit }),
        firepower: firepower.value,
      }));
  return { kind: 'combined', dice: 'one', each: [], firepower, lines };
}
