/** What lies on the hexes: set-up and entry areas, objectives, ways of movers, melees, lines of fire. */
import type { Overlay } from '../../../engine/index.ts';
import { attackLines, declaredAttack } from '../fire/attack.ts';
import { findShooter, machineGun, type Shooter } from '../fire/shooters.ts';
import { entryHexes, isEntering } from '../movement/entry.ts';
import { areaOf } from '../scenario/set-up-area.ts';
import { exitHexes, type Objective, objectives } from '../scenario/victory.ts';
import type { ShooterId } from '../state.ts';
import { sideName, sidesOf } from '../world.ts';
import { buildingText, pieceName, placeText, type Scene } from './names.ts';

type Layer = (scene: Scene) => readonly Overlay[];

/** Where the side that sets up may place those who still wait. */
const setUpAreas: Layer = ({ world, view }) => {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'set-up') return [];
  const groups = new Map(
    view.units.filter(({ side }) => side === frame.side).map(unit => [unit.group, areaOf(world, unit)]),
  );
  return [...groups]
    .filter(([, hexes]) => hexes.length > 0)
    .map(([group, hexes]) => ({
      kind: 'zone',
      hexes,
      text: 'Set-up',
      means: `${sideName(world, frame.side)} set up here: ${group.replaceAll('-', ' ')}.`,
      side: frame.side,
      cite: 'SC1.1',
    }));
};

/** By which those who are due come onto the map. */
const entryAreas: Layer = ({ world, view }) => {
  const due = view.units.filter(unit => isEntering(world, view, unit));
  const groups = new Map(due.map(unit => [unit.group, unit]));
  return [...groups.values()].map(comer => ({
    kind: 'zone',
    hexes: entryHexes(world, comer),
    text: 'Entry',
    means: `${sideName(world, comer.side)} come onto the map here.`,
    side: comer.side,
    cite: '4.1.2',
  }));
};

const exits: Layer = ({ world }) =>
  sidesOf(world).flatMap(side => {
    const hexes = exitHexes(world, side);
    if (hexes.length === 0) return [];
    const means = `${sideName(world, side)} may leave the map here for victory points.`;
    return [{ kind: 'zone', hexes, text: 'Exit', means, side, cite: 'SC1.VC' } as const];
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
      cite: 'SC1.VC',
    };
  });

function objectiveName({ world }: Scene, { key, hexes }: Objective): string {
  const building = world.field.buildings.find(each => each.id === key);
  return building
    ? buildingText(world, building)
    : `the hex ${hexes.map(hex => placeText(world, hex)).join('-')}`;
}

/** The way of each who has moved, while somebody looks at him: defensive fire finds him on all of it (5.6.1). */
const ways: Layer = scene =>
  scene.view.trails.flatMap(({ unit, side, from, steps }) => {
    const hexes = [...(from === undefined ? [] : [from]), ...steps.map(({ at }) => at)];
    if (steps.length === 0) return [];
    return hexes.slice(1).map((to, i) => ({
      kind: 'line' as const,
      hexes: [hexes[i] as string, to],
      text: `${pieceName(scene, unit)} to ${placeText(scene.world, to)}`,
      means: `The way of ${pieceName(scene, unit)} in this movement phase.`,
      side,
      cite: '5.6.1',
      of: unit,
    }));
  });

const charges: Layer = scene =>
  scene.view.charges.map(({ at, by }) => ({
    kind: 'marker',
    hexes: [at],
    text: 'DC',
    means: `A demolition charge, placed by ${pieceName(scene, by)}, goes off here in the advancing fire phase.`,
    cite: '8.11.4',
  }));

/** Hexes into which fire is kept up, and the lines of machine guns (5.6.9.4, 5.6.9.6). */
const tracks: Layer = scene => {
  const { world, view } = scene;
  const lines = (view.tracks ?? []).flatMap(({ by, at, spray = [] }) => {
    const shooter = shooterAt(scene, by);
    if (!shooter) return [];
    const text = `${placeText(world, shooter.at)} to ${placeText(world, at)}`;
    const means = `${pieceName(scene, by)} keeps up its fire: along this line, as far as it penetrates.`;
    const isGun = machineGun(shooter) !== undefined && spray.length === 0;
    const side = shooter.user.side;
    const line = { kind: 'line', hexes: [shooter.at, at], text, means, side, cite: '5.6.9.6' } as const;
    return isGun ? [line] : [];
  });
  const hexes = new Set((view.tracks ?? []).flatMap(({ at, spray = [] }) => [at, ...spray]));
  const means = 'Under fire: whoever else comes into it may be fired at by those who have fired into it.';
  return [
    ...lines,
    ...[...hexes].map(
      at => ({ kind: 'marker', hexes: [at], text: 'Track', means, cite: '5.6.9.4' }) as const,
    ),
  ];
};

/** Of those whose fire is kept up; not of who only directs it. */
const shooterAt = ({ view }: Scene, id: ShooterId): Shooter | undefined =>
  view.units.some(unit => unit.id === id) || view.weapons.some(weapon => weapon.id === id)
    ? findShooter(view, id)
    : undefined;

/** The hexes on which guns are laid, as far as the side knows (8.9.8.4). */
const sights: Layer = scene =>
  scene.view.weapons.flatMap(({ id, sighted }) =>
    sighted
      ? [
          {
            kind: 'marker',
            hexes: [sighted.at],
            text: 'Sighted',
            means: `The ${pieceName(scene, id)} in ${placeText(scene.world, sighted.from)} is sighted in on this hex.`,
            side: sighted.by,
            cite: '8.9.8.4',
          } as const,
        ]
      : [],
  );

const melees: Layer = ({ view }) =>
  view.melees.map(at => ({
    kind: 'marker',
    hexes: [at],
    text: 'Melee',
    means: 'Both sides are locked in melee. Fire into it strikes friend and enemy alike.',
    cite: '6.3.1',
  }));

/** From where to where the attack goes that is being declared: no word on whether anything is in the way. */
const lineOfFire: Layer = ({ view, world }) => {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) return [];
  const { target, by } = frame;
  const places = [...new Set(frame.shooters.flatMap(id => findShooter(view, id)?.at ?? []))];
  return places.map(from => ({
    kind: 'line',
    hexes: [from, target],
    text: `${placeText(world, from)} to ${placeText(world, target)}`,
    means: `${sideName(world, by)} are about to fire at ${placeText(world, target)}.`,
    side: by,
    cite: '5.1.1',
  }));
};

/** What else it strikes: hexes behind the target, or the rest of a cluster (8.9.2.2, 8.9.3.1). */
const alsoStruck: Layer = ({ view, world }) => {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) return [];
  const { target, by, spray } = frame;
  const lines = attackLines(world, view, declaredAttack(view, { ...frame, target }));
  const hexes = [...new Set(lines.map(({ at }) => at))].filter(at => at !== target);
  if (hexes.length === 0) return [];
  const cite = spray ? '8.9.3.1' : '8.9.2.2';
  return [
    {
      kind: 'zone',
      hexes,
      text: 'Also struck',
      means: 'The same roll strikes those in here.',
      side: by,
      cite,
    },
  ];
};

/** From the ground up. */
const LAYERS: readonly Layer[] = [
  setUpAreas,
  entryAreas,
  exits,
  control,
  ways,
  charges,
  tracks,
  sights,
  melees,
  alsoStruck,
  lineOfFire,
];

export const overlays = (scene: Scene): readonly Overlay[] => LAYERS.flatMap(layer => layer(scene));
