/** Covered arcs and acquired targets (3.2.4, 6.10, 6.11), each drawn while somebody looks at the gun it belongs to. */
import type { HexId } from '../../../board/index.ts';
import type { Overlay } from '../../../engine/index.ts';
import { covers, type Spine } from '../ordnance/covered-arcs.ts';
import { isPlaced } from '../rout/known-enemies.ts';
import type { Acquisition } from '../state.ts';
import { weaponCardOf } from '../units.ts';
import { vehicleCardOf } from '../vehicles/vehicles.ts';
import type { World } from '../world.ts';
import { hexText, pieceName, type Scene } from './names.ts';

const known = new WeakMap<World, Map<string, readonly HexId[]>>();

function hexesCovered(world: World, at: HexId, spine: Spine): readonly HexId[] {
  const arcs = known.get(world) ?? new Map<string, readonly HexId[]>();
  known.set(world, arcs);
  const key = `${at} ${spine}`;
  const hexes = arcs.get(key) ?? world.field.ids.filter(hex => covers(world, at, spine, hex));
  arcs.set(key, hexes);
  return hexes;
}

/** The arcs of guns that somebody serves. */
export function gunArcs({ world, view }: Scene): readonly Overlay[] {
  return view.weapons.flatMap(({ id, by, facing, ...weapon }) => {
    if (facing === undefined || by === undefined) return [];
    const at = view.units.find(unit => unit.id === by)?.at;
    if (at === undefined) return [];
    const name = weaponCardOf({ id, ...weapon }).name;
    return [
      {
        kind: 'arc',
        hexes: hexesCovered(world, at, facing),
        text: 'Covered arc',
        means: `The ${name} fires into these hexes without being turned.`,
        cite: '3.2.4.ca.a',
        of: id,
      } as const,
    ];
  });
}

/** Hull and turret; one arc where both point the same way. */
export function vehicleArcs({ world, view }: Scene): readonly Overlay[] {
  return (view.vehicles ?? []).flatMap(vehicle => {
    const { id, at, facing, wreck } = vehicle;
    if (at === undefined || facing === undefined || wreck) return [];
    const { name, turret: kind } = vehicleCardOf(vehicle);
    const turret = vehicle.turret ?? facing;
    const arc = (spine: Spine, text: string, means: string): Overlay => ({
      kind: 'arc',
      hexes: hexesCovered(world, at, spine),
      text,
      means,
      cite: '3.2.4.ca.f',
      of: id,
    });
    if (kind === 'NT') return [arc(facing, 'VCA', `The front of the ${name}, and what its gun covers.`)];
    if (turret === facing)
      return [arc(facing, 'VCA and TCA', `The front of the ${name}, and of its turret.`)];
    return [
      arc(facing, 'VCA', `The front of the hull of the ${name}.`),
      arc(turret, 'TCA', `The front of the turret of the ${name}.`),
    ];
  });
}

/** What guns, mortars and main armament have ranged in on, each with a line from its barrel. */
export function acquisitions(scene: Scene): readonly Overlay[] {
  const { view } = scene;
  const placed = view.units.filter(isPlaced);
  const weapons = view.weapons.flatMap(({ id, acquired }) => {
    const crew = acquired && placed.find(unit => unit.id === acquired.by);
    return crew ? [acquisition(scene, id, crew.at, crew.side, acquired)] : [];
  });
  const vehicles = (view.vehicles ?? []).flatMap(({ id, at, side, acquired }) =>
    acquired && at !== undefined ? [acquisition(scene, id, at, side, acquired)] : [],
  );
  return [...weapons, ...vehicles];
}

function acquisition(scene: Scene, id: string, from: HexId, side: string, acquired: Acquisition): Overlay {
  const { at, drm, on } = acquired;
  const what = on ? 'its target' : `the hex ${hexText(scene.world, at)}`;
  return {
    kind: 'line',
    hexes: [from, at],
    text: `Acquired ${drm}`,
    means: `${pieceName(scene, id)} has ranged in on ${what}: ${drm} on its next roll to hit.`,
    side,
    cite: on ? '6.10.a' : '6.11.a',
    of: id,
  };
}
