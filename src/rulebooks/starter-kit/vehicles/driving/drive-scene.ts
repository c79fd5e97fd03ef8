/** A vehicle on the move, as its verbs see it (3.3.2). What several of them ask is worked out when it is first asked. */
import type { HexId } from '../../../../board/index.ts';
import { isRefusal, type Refusal, refusal, type Side } from '../../../../engine/index.ts';
import { type View, verbsIn } from '../../game.ts';
import { inHalves } from '../../movement/cost.ts';
import { entryHexes } from '../../movement/entry.ts';
import { ahead, type Spine } from '../../ordnance/covered-arcs.ts';
import type { World } from '../../world.ts';
import { spineOf } from '../arcs.ts';
import { type AnyVehicle, vehicleById } from '../vehicles.ts';
import { type Drive, driveOf, left } from './driving.ts';
import { type Approach, approach, costOver, isConfined } from './driving-cost.ts';
import { type Leg, legsOut } from './recall.ts';
import { isMobile } from './starting.ts';

/** A hex that it could enter next, if anything lets it. */
export interface Prospect {
  readonly id: HexId;
  readonly way: Approach | Refusal;
  /** What it costs, in halves; undefined where it takes all that a vehicle has, and nothing less. */
  readonly halves: number | undefined;
}

export class DriveScene {
  readonly world: World;
  readonly view: View;
  readonly drive: Drive;
  readonly vehicle: AnyVehicle;
  #prospects: readonly Prospect[] | undefined;
  #legs: { readonly out: ReadonlySet<Leg> | undefined } | undefined;

  constructor(world: World, view: View, drive: Drive) {
    this.world = world;
    this.view = view;
    this.drive = drive;
    this.vehicle = vehicleById(view, drive.vehicle);
  }

  get side(): Side {
    return this.vehicle.side;
  }
  /** What it has left, in halves. */
  get money(): number {
    return left(this.vehicle, this.drive);
  }
  /** The hexes before it, or those of the edge by which it comes. */
  get prospects(): readonly Prospect[] {
    this.#prospects ??= prospectsOf(this);
    return this.#prospects;
  }
  /** How a recalled vehicle in motion must go on; undefined where there is no such thing, or no way out (7.10.j). */
  get legs(): ReadonlySet<Leg> | undefined {
    const { world, view, vehicle } = this;
    if (!vehicle.recalled || !vehicle.motion) return undefined;
    this.#legs ??= { out: legsOut(world, view, vehicle) };
    return this.#legs.out;
  }
  /** The same, had it announced a turn of its turret. */
  turning(turret: Spine): DriveScene {
    const scene = new DriveScene(this.world, this.view, { ...this.drive, turret });
    scene.#prospects = this.prospects;
    scene.#legs = this.#legs;
    return scene;
  }
}

export const driveScene = (world: World, view: View): DriveScene =>
  new DriveScene(world, view, driveOf(view));

function prospectsOf({ world, view, vehicle }: DriveScene): readonly Prospect[] {
  const { at } = vehicle;
  const hexes = at === undefined ? entryHexes(world, vehicle) : ahead(world, at, spineOf(vehicle, 'hull'));
  return hexes.map(id => {
    const way = approach(world, view, vehicle, id);
    const cost = isRefusal(way) ? undefined : costOver(world, view, vehicle, id, way);
    return { id, way, halves: cost && inHalves(cost.value) };
  });
}

export const driveVerb = verbsIn<DriveScene>();
export const driven = ({ drive }: DriveScene): string => drive.vehicle;

/** Against going on: off the map, stuck, immobilized or standing. */
export function restRefusal({ vehicle }: DriveScene): Refusal | undefined {
  if (vehicle.at === undefined) return refusal('3.3.d', 'it is not on the map yet');
  if (vehicle.bogged) return refusal('7.6.c', 'it is stuck');
  if (!isMobile(vehicle)) return refusal('2.0.Immobilized', 'it is immobilized');
  return vehicle.motion ? undefined : refusal('3.3.2.h', 'it must start first');
}

/** Against whatever is no expenditure: something is announced that goes with the next one. */
export const announcedRefusal = (scene: DriveScene): Refusal | undefined =>
  scene.drive.turret === undefined
    ? slowRefusal(scene)
    : refusal('3.3.2.g', 'its turret turns with what it spends next');

/** Against whatever enters no hex: that is what more than its cost is spent on. */
export const slowRefusal = ({ drive }: DriveScene): Refusal | undefined =>
  drive.extra === undefined
    ? undefined
    : refusal('3.3.2.a', 'it enters the next hex at the price that it has named');

/** Against spending so many halves of what it has left. */
export function expenseRefusal(scene: DriveScene, halves: number, cite = '3.3.2.a'): Refusal | undefined {
  const { money } = scene;
  if (halves <= money) return undefined;
  return {
    refused: true,
    cite,
    // Most are never read.
    get why() {
      return `it costs ${halves / 2} MP and there are ${money / 2} left`;
    },
  };
}

/** The turret turns with any expenditure; in woods and buildings with one of two movement points or more (3.3.2.g). */
export function turretRefusal(
  { world, view, drive, vehicle }: DriveScene,
  halves: number,
  into = vehicle.at,
): Refusal | undefined {
  if (drive.turret === undefined || into === undefined || halves >= inHalves(2)) return undefined;
  return isConfined(world, view, into)
    ? refusal('3.3.2.g', 'among trees or walls its turret turns with two MP or more')
    : undefined;
}

/** Recalled, it keeps to the shortest way out, if there is one (7.10.j). */
export function recallRefusal({ legs }: DriveScene, leg?: Leg): Refusal | undefined {
  return legs === undefined || (leg !== undefined && legs.has(leg))
    ? undefined
    : refusal('7.10.j', 'recalled, it takes the shortest way off the map');
}
