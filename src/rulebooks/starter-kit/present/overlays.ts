/** What lies on the hexes: set-up and entry areas, smoke, residual fire, objectives, melees, charges, lines of fire. */
import type { HexId } from '../../../board/index.ts';
import { type Overlay, series } from '../../../engine/index.ts';
import {
  controlled,
  entryZones,
  exitZones,
  lineOfFire,
  marker,
  setUpZones,
} from '../../kit/present/overlays.ts';
import { entryHexes, isEntering } from '../movement/entry.ts';
import { areaOf } from '../scenario/set-up-area.ts';
import { type Objective, objectives } from '../scenario/victory.ts';
import { smokeHindrance } from '../smoke/smoke.ts';
import { acquisitions, gunArcs, vehicleArcs } from './arc-overlays.ts';
import { hexOfShooter } from './modes.ts';
import { buildingText, hexText, pieceName, type Scene } from './names.ts';

type Layer = (scene: Scene) => readonly Overlay[];

/** Where the side that sets up may place those who still wait. */
const setUpAreas: Layer = ({ world, view }) => {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'set-up') return [];
  const pieces = [...view.units, ...(view.vehicles ?? [])];
  return setUpZones(world, frame.side, pieces, piece => areaOf(world, piece), '1.3.a');
};

/** By which those who are due in this player turn come onto the map. */
const entryAreas: Layer = ({ world, view }) => {
  const due = [...view.units, ...(view.vehicles ?? [])].filter(each => isEntering(world, view, each));
  return entryZones(world, due, comer => entryHexes(world, comer), 'this player turn', '3.3.d');
};

const exits: Layer = ({ world }) => exitZones(world, '3.3.e');

const control: Layer = scene =>
  objectives(scene.world).map(objective => {
    const side = scene.view.control[objective.key];
    return controlled(scene.world, objective.hexes, objectiveName(scene, objective), side, '2.0.Control.a');
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
    const means = `Fire through or into it is hindered by ${hindrance}, fire out of it by one more. To enter costs one movement factor more.`;
    return marker(at, `Smoke +${hindrance}`, means, '1.2.5.d');
  });

const residual: Layer = ({ view }) =>
  view.residual.map(({ at, firepower }) => {
    const means = `Whoever moves here in this movement phase is attacked with ${firepower} firepower.`;
    return marker(at, `Residual ${firepower}`, means, '3.3.5.d');
  });

const RUINS = 'What is left of the huts covers nobody, hinders sight, and costs as much to enter as before.';
const collapsedHuts: Layer = ({ view }) =>
  (view.collapsed ?? []).map(at => marker(at, 'Collapsed hut', RUINS, '8.2.1.hut.e'));

const charges: Layer = scene =>
  scene.view.charges.map(({ at, by }) => {
    const means = `A demolition charge, placed by ${pieceName(scene, by)}, goes off here in the advancing fire phase.`;
    return marker(at, 'DC', means, '4.3.d');
  });

const LOCKED = 'Both sides are locked in hand-to-hand fighting. Fire into it strikes friend and enemy alike.';
const melees: Layer = ({ view }) => view.melees.map(at => marker(at, 'Melee', LOCKED, '3.8.u'));

const linesOfFire: Layer = ({ view, world }) => {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) return [];
  const { target, by } = frame;
  const hexes = [...new Set(frame.shooters.flatMap(id => hexOfShooter(view, id) ?? []))];
  const nameOf = (hex: string) => hexText(world, hex as HexId);
  return hexes.map(from => lineOfFire(world, by, [from, target], nameOf, '3.2.2.e'));
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
  linesOfFire,
];

export const overlays = (scene: Scene): readonly Overlay[] => LAYERS.flatMap(layer => layer(scene));
