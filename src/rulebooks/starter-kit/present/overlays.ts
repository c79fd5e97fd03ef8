/** What lies on the hexes: set-up and entry areas, smoke, residual fire, objectives, melees, charges, lines of fire. */
import type { HexId } from '../../../board/index.ts';
import { type Overlay, series } from '../../../engine/index.ts';
import { entryHexes, isEntering } from '../entry.ts';
import { isPlaced } from '../known-enemies.ts';
import { areaOf } from '../set-up.ts';
import { findShooter } from '../shooters.ts';
import { smokeHindrance } from '../smoke.ts';
import { exitHexes, type Objective, objectives } from '../victory.ts';
import { sidesOf } from '../world.ts';
import { hexText, pieceName, type Scene, sideName } from './names.ts';

type Layer = (scene: Scene) => readonly Overlay[];

/** Where the side that sets up may place those who still wait. */
const setUpAreas: Layer = ({ world, view }) => {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'set-up') return [];
  const units = view.units.filter(unit => unit.side === frame.side);
  const groups = new Map(units.map(unit => [unit.group, areaOf(world, unit)]));
  return [...groups]
    .filter(([, hexes]) => hexes.length > 0)
    .map(([group, hexes]) => ({
      kind: 'zone',
      hexes,
      text: 'Set-up',
      means: `${sideName(world, frame.side)} set up here: ${group.replaceAll('-', ' ')}.`,
      side: frame.side,
      cite: '1.3.a',
    }));
};

/** By which those who are due in this player turn come onto the map. */
const entryAreas: Layer = ({ world, view }) => {
  const due = view.units.filter(unit => isEntering(world, view, unit));
  const groups = new Map(due.map(unit => [unit.group, unit]));
  return [...groups.values()].map(unit => ({
    kind: 'zone',
    hexes: entryHexes(world, unit),
    text: 'Entry',
    means: `${sideName(world, unit.side)} come onto the map here in this player turn.`,
    side: unit.side,
    cite: '3.3.d',
  }));
};

const exits: Layer = ({ world }) =>
  sidesOf(world).flatMap(side => {
    const hexes = exitHexes(world, side);
    if (hexes.length === 0) return [];
    const means = `${sideName(world, side)} may leave the map here for victory points.`;
    return [{ kind: 'zone', hexes, text: 'Exit', means, side, cite: '3.3.e' } as const];
  });

const control: Layer = scene =>
  objectives(scene.world).map(objective => {
    const side = scene.view.control[objective.key];
    const name = objectiveName(scene, objective);
    const holder = side === undefined ? 'Nobody' : `The ${sideName(scene.world, side)}`;
    return {
      kind: 'control',
      hexes: objective.hexes,
      text: name,
      means: `${holder} control${side === undefined ? 's' : ''} ${name}, which counts for victory.`,
      ...(side !== undefined && { side }),
      cite: '2.0.Control.a',
    };
  });

/** `the Inn (P5)`, `the building P3`, `the hex K5`. */
function objectiveName({ world }: Scene, { key, hexes }: Objective): string {
  const where = hexes.map(hex => hexText(world, hex)).join('-');
  const building = world.field.buildings.find(each => each.id === key);
  if (!building) return `the hex ${where}`;
  return building.name === undefined ? `the building ${where}` : `${building.name} (${where})`;
}

const smoke: Layer = ({ view }) =>
  [...new Set(view.smoke.map(({ at }) => at))].map(at => {
    const hindrance = smokeHindrance(view.smoke, at);
    return {
      kind: 'marker',
      hexes: [at],
      text: `Smoke +${hindrance}`,
      means: `Fire through or into it is hindered by ${hindrance}, fire out of it by one more. To enter costs one movement factor more.`,
      cite: '1.2.5.d',
    };
  });

const residual: Layer = ({ view }) =>
  view.residual.map(({ at, firepower }) => ({
    kind: 'marker',
    hexes: [at],
    text: `Residual ${firepower}`,
    means: `Whoever moves here in this movement phase is attacked with ${firepower} firepower.`,
    cite: '3.3.5.d',
  }));

const charges: Layer = scene =>
  scene.view.charges.map(({ at, by }) => ({
    kind: 'marker',
    hexes: [at],
    text: 'DC',
    means: `A demolition charge, placed by ${pieceName(scene, by)}, goes off here in the advancing fire phase.`,
    cite: '4.3.d',
  }));

const melees: Layer = ({ view }) =>
  view.melees.map(at => ({
    kind: 'marker',
    hexes: [at],
    text: 'Melee',
    means: 'Both sides are locked in hand-to-hand fighting. Fire into it strikes friend and enemy alike.',
    cite: '3.8.u',
  }));

/** From where to where the attack goes that is being declared: no word on whether anything is in the way. */
const lineOfFire: Layer = scene => {
  const { view, world } = scene;
  const frame = view.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) return [];
  const { target, by } = frame;
  const hexes = [...new Set(frame.shooters.flatMap(id => findShooter(view, id)?.at ?? []))];
  return hexes.map(from => ({
    kind: 'line',
    hexes: [from, target],
    text: `${hexText(world, from)} to ${hexText(world, target)}`,
    means: `${sideName(world, by)} are about to fire at ${hexText(world, target)}.`,
    side: by,
    cite: '3.2.2.e',
  }));
};

/** Whom units that rout may not come nearer to, as far as they have met them. */
const shunned: Layer = ({ view, world }) => {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'rout' || frame.shunned.length === 0) return [];
  const names = series(frame.shunned.map(hex => hexText(world, hex)));
  const means = `The routing unit may not come nearer to the enemies in ${names}.`;
  return [{ kind: 'marker', hexes: frame.shunned, text: 'Shun', means, cite: '3.6.f' }];
};

/** The mortars' acquired hexes, each with a line from its mortar. */
const acquisitions: Layer = scene =>
  scene.view.weapons.flatMap(({ id, acquired }) => {
    const bearer = scene.view.units.filter(isPlaced).find(unit => unit.id === acquired?.by);
    if (!acquired || !bearer) return [];
    const hexes: readonly HexId[] = [bearer.at, acquired.at];
    const means = `${pieceName(scene, id)} has ranged in: ${acquired.drm} on its next roll to hit there.`;
    return [
      {
        kind: 'line',
        hexes,
        text: `Acquired ${acquired.drm}`,
        means,
        side: bearer.side,
        cite: '6.11.a',
      } as const,
    ];
  });

/** From the ground up. */
const LAYERS: readonly Layer[] = [
  setUpAreas,
  entryAreas,
  exits,
  control,
  smoke,
  residual,
  charges,
  melees,
  shunned,
  acquisitions,
  lineOfFire,
];

export const overlays = (scene: Scene): readonly Overlay[] => LAYERS.flatMap(layer => layer(scene));
