/** An attack before its dice: firepower, modifiers, shelter and the checks it may come to. The dice use the same. */
import type { Frozen, Tally } from '../../../engine/index.ts';
import type { DamageColumn } from '../charts/index.ts';
import { type Ordnance, toHitColumn } from '../counters/index.ts';
import type { View } from '../game.ts';
import { type AttackDice, damageColumn } from '../morale/damage.ts';
import { heTotal, type ToHit, toHit } from '../ordnance/ordnance.ts';
import type { FireFrame, Location, UnitId, VehicleId } from '../state.ts';
import { distance } from '../terrain/places.ts';
import { type AnyUnit, moraleOf, unitById, unitsAt } from '../units.ts';
import { armored, vehicleColumn } from '../vehicles/damage.ts';
import { isMovingVehicle } from '../vehicles/moving.ts';
import { vehicleMorale } from '../vehicles/nerve.ts';
import { armorMet, penetrationThere } from '../vehicles/strike.ts';
import { type AnyVehicle, hasTurret, vehicleById, vehicleCardOf } from '../vehicles/vehicles.ts';
import { enemyOf, type World } from '../world.ts';
import { cover, type Threat } from './cover.ts';
import { firepowerOf, type Part, totalFirepower } from './firepower.ts';
import { type Fire, fireModifiers, isMovingTarget } from './modifiers.ts';
import { occasionOf } from './occasion.ts';
import { fireKind, ordnanceOf, shooterOf, unitsUnderShells, vehiclesUnderShells } from './shooters.ts';

/** A target's Damage Check, if it comes to one: a die, and what the attack exceeds the defence by, against Morale. */
interface CheckLine {
  readonly unit: UnitId | VehicleId;
  readonly column: DamageColumn;
  readonly morale: number;
}

/** Targets for whom the attack comes to the same. One roll serves all lines. */
export interface FireLine {
  readonly targets: readonly (UnitId | VehicleId)[];
  /** Added to firepower: what counts for the attacker against these. */
  readonly modifiers: Tally;
  /** The Target Modifier; nothing shelters from what has hit (14.1.f). */
  readonly cover: Tally;
  readonly attack: number;
  readonly defence: number;
  readonly checks: readonly CheckLine[];
}

/** A shell against a vehicle: its penetration, and the armor that it meets; without any it goes through (14.1.2). */
export interface Strike {
  readonly vehicle: VehicleId;
  readonly penetration: number;
  readonly heat?: true;
  /** Of the shell in the hull, where side skirts take something of it (RRT.2). */
  readonly throughSkirts?: number;
  readonly hull: number | undefined;
  /** Where the vehicle has one (14.1.3.b). */
  readonly turret?: number;
}

export interface FireCard {
  readonly kind: NonNullable<ReturnType<typeof fireKind>>;
  readonly dice: AttackDice;
  readonly each: readonly Part[];
  readonly firepower: Tally;
  /** Ordnance has to hit first. */
  readonly toHit?: ToHit;
  /** What its shell does to the vehicle that it is aimed at (14.1.g). */
  readonly strike?: Strike;
  readonly lines: readonly FireLine[];
}

type Declaration = Frozen<FireFrame>;

/** The card of a declaration under way; undefined while it has no target. */
export function fireCard(world: World, view: View, frame: Declaration): FireCard | undefined {
  if (frame.target === undefined) return undefined;
  const fire = declaredFire(view, frame, frame.target);
  const [first] = fire.shooters;
  const kind = first && fireKind(first);
  if (!first || !kind) return undefined;
  if (kind === 'ordnance') return ordnanceCard(world, view, frame, fire);
  const volley = {
    shooters: fire.shooters,
    range: distance(world, frame.from, frame.target),
    opportunity: occasionOf(view, frame.by)?.opportunity === true,
    hasMate: frame.mate !== undefined,
  };
  const each = fire.shooters.map(shooter => ({
    id: shooter.id,
    firepower: firepowerOf(world, shooter, volley),
  }));
  const firepower = totalFirepower(each);
  const aimed = frame.vehicle === undefined ? undefined : vehicleById(view, frame.vehicle);
  // Shells from above fall on vehicles as on all else (17.4).
  const isShelled = kind === 'mortar';
  const onGround = aimed ? [] : unitsAt(view, frame.target);
  const targets = isShelled ? unitsUnderShells(world, view, frame.target) : onGround;
  const vehicles = isShelled ? vehiclesUnderShells(world, view, frame.target) : aimed ? [aimed] : [];
  const threat: Threat = {
    from: frame.from,
    ...(kind === 'mortar' && { indirect: true }),
    ...(kind === 'sniper' && { sniper: true }),
  };
  const onFoot = linesOf(
    world,
    targets.filter(unit => unit.side !== frame.by),
    unit => ({
      modifiers: fireModifiers(world, view, fire, isMovingTarget(world, view, unit)),
      cover: cover(world, view, unit.at as Location, { ...threat, unit }),
      firepower: firepower.value,
    }),
  );
  const lines = [
    ...vehicles.map(vehicle => vehicleLine(world, view, fire, firepower.value, vehicle, threat)),
    ...onFoot,
  ];
  return { kind, dice: DICE[kind], each, firepower, lines };
}

/** Mortars keep the higher of two dice (18.1.b), Snipers add both (11.4.b). */
const DICE = { combined: 'one', team: 'one', mortar: 'higher', sniper: 'both' } as const satisfies Record<
  Exclude<FireCard['kind'], 'ordnance'>,
  AttackDice
>;

function declaredFire(view: View, frame: Declaration, target: Location): Fire {
  return {
    shooters: frame.shooters.map(id => shooterOf(view, id)),
    from: frame.from,
    target,
    ...(frame.leader && { leader: unitById(view, frame.leader) }),
    ...(frame.caller && { caller: unitById(view, frame.caller) }),
  };
}

/** Neither what shelters the hex nor a Leader matters once it is hit (14.1.f). */
function ordnanceCard(world: World, view: View, frame: Declaration, fire: Fire): FireCard | undefined {
  const [gun] = fire.shooters;
  if (!gun) return undefined;
  const aimed = frame.vehicle === undefined ? undefined : vehicleById(view, frame.vehicle);
  const hit = toHit(world, view, fire, gun, frame.mate !== undefined, aimed);
  const ordnance = ordnanceOf(gun);
  if (aimed && ordnance) {
    const strike = strikeOf(world, ordnance, fire, aimed);
    return { kind: 'ordnance', dice: 'one', each: [], firepower: NO_COVER, toHit: hit, strike, lines: [] };
  }
  const lines = linesOf(world, unitsAt(view, fire.target, enemyOf(world, frame.by)), unit => ({
    modifiers: heTotal(world, view, ordnance, gun.id, unit),
    cover: NO_COVER,
    firepower: 0,
  }));
  return { kind: 'ordnance', dice: 'one', each: [], firepower: NO_COVER, toHit: hit, lines };
}

/** Penetration by range against what the shell meets (14.1.g). */
export function strikeOf(
  world: World,
  ordnance: Ordnance,
  { from, target }: Pick<Fire, 'from' | 'target'>,
  vehicle: AnyVehicle,
): Strike {
  const turret = armorMet(world, vehicle, from, 'turret');
  const penetration = toHitColumn(ordnance, distance(world, from, target))?.penetration ?? 0;
  const { heat } = ordnance;
  const left = penetrationThere(world, vehicle, { from, penetration, ...(heat && { heat }) }, 'hull');
  return {
    vehicle: vehicle.id,
    penetration,
    ...(heat && { heat }),
    ...(left < penetration && { throughSkirts: left }),
    hull: armorMet(world, vehicle, from, 'hull'),
    ...(hasTurret(vehicleCardOf(vehicle)) && turret !== undefined && { turret }),
  };
}

/** Small arms and shells from above against a vehicle: its lowest armor is added to the shelter of the hex (17.2.d, 17.4). */
export function vehicleLine(
  world: World,
  view: View,
  fire: Fire,
  firepower: number,
  vehicle: AnyVehicle,
  threat: Threat,
): FireLine {
  const modifiers = fireModifiers(world, view, fire, isMovingVehicle(view, vehicle) && 'vehicle');
  const shelter = armored(vehicle, cover(world, view, vehicle.at as Location, { ...threat, vehicle }));
  return {
    targets: [vehicle.id],
    modifiers,
    cover: shelter,
    attack: firepower + modifiers.value,
    defence: shelter.value,
    checks: [{ unit: vehicle.id, column: vehicleColumn(vehicle), morale: vehicleMorale(vehicle) }],
  };
}

export const NO_COVER: Tally = { value: 0, kept: [], dropped: [] };

interface Numbers {
  readonly modifiers: Tally;
  readonly cover: Tally;
  readonly firepower: number;
}

export function linesOf(
  world: World,
  targets: readonly AnyUnit[],
  numbers: (unit: AnyUnit) => Numbers,
): readonly FireLine[] {
  const lines = new Map<string, FireLine>();
  for (const unit of targets) {
    const { modifiers, cover: shelter, firepower } = numbers(unit);
    const [attack, defence] = [firepower + modifiers.value, shelter.value];
    const key = `${attack} ${defence}`;
    const known = lines.get(key);
    const check = { unit: unit.id, column: damageColumn(unit), morale: moraleOf(world, unit) };
    lines.set(key, {
      ...(known ?? { modifiers, cover: shelter, attack, defence }),
      targets: [...(known?.targets ?? []), unit.id],
      checks: [...(known?.checks ?? []), check],
    });
  }
  return [...lines.values()];
}
