/** What lies on the hexes: set-up and entry areas, smoke, residual fire, objectives, melees, charges, lines of fire. */
import { type Overlay, series } from '../../../engine/index.ts';
import { entryHexes, isEntering } from '../movement/entry.ts';
import { areaOf } from '../scenario/set-up-area.ts';
import { exitHexes, type Objective, objectives } from '../scenario/victory.ts';
import { smokeHindrance } from '../smoke/smoke.ts';
import { sideName, sidesOf } from '../world.ts';
import { acquisitions, gunArcs, vehicleArcs } from './arc-overlays.ts';
import { hexOfShooter } from './modes.ts';
import { buildingText, hexText, pieceName, type Scene } from './names.ts';

type Layer = (scene: Scene) => readonly Overlay[];

/** Where the side that sets up may place those who still wait. */
const setUpAreas: Layer = ({ world, view }) => {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'set-up') return [];
  const pieces = [...view.units, ...(view.vehicles ?? [])].filter(({ side }) => side === frame.side);
  const groups = new Map(pieces.map(piece => [piece.group, areaOf(world, piece)]));
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
  const due = [...view.units, ...(view.vehicles ?? [])].filter(each => isEntering(world, view, each));
  const groups = new Map(due.map(each => [each.group, each]));
  return [...groups.values()].map(comer => ({
    kind: 'zone',
    hexes: entryHexes(world, comer),
    text: 'Entry',
    means: `${sideName(world, comer.side)} come onto the map here in this player turn.`,
    side: comer.side,
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

/** `Inn (P5)`, `the building P3`, `the hex K5`. */
function objectiveName({ world }: Scene, { key, hexes }: Objective): string {
  const building = world.field.buildings.find(each => each.id === key);
  return building
    ? buildingText(world, building)
    : `the hex ${hexes.map(hex => hexText(world, hex)).join('-')}`;
}

const smoke: Layer = ({ world, view }) =>
  [...new Set(view.smoke.map(({ at }) => at))].map(at => {
    const hindrance = smokeHindrance(world, view.smoke, at);
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

const collapsedHuts: Layer = ({ view }) =>
  (view.collapsed ?? []).map(at => ({
    kind: 'marker',
    hexes: [at],
    text: 'Collapsed hut',
    means: 'What is left of the huts covers nobody, hinders sight, and costs as much to enter as before.',
    cite: '8.2.1.hut.e',
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
  const hexes = [...new Set(frame.shooters.flatMap(id => hexOfShooter(view, id) ?? []))];
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

/** From the ground up. */
const LAYERS: readonly Layer[] = [
  setUpAreas,
  entryAreas,
  exits,
  control,
  smoke,
  residual,
  collapsedHuts,
  charges,
  melees,
  shunned,
  gunArcs,
  vehicleArcs,
  acquisitions,
  lineOfFire,
];

export const overlays = (scene: Scene): readonly Overlay[] => LAYERS.flatMap(layer => layer(scene));
