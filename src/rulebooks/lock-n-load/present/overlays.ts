/** What lies on the map besides counters: areas, objectives, works, smoke, lights, markers, lines of fire. */
import type { Overlay } from '../../../engine/index.ts';
import { enclosing } from '../frames.ts';
import { entrants } from '../movement/entry.ts';
import { entryHexes } from '../movement/ways.ts';
import { areaOf } from '../scenario/set-up.ts';
import { exitHexes, objectives } from '../scenario/victory.ts';
import { hexName, ix, neighbours, sideName, sidesOf } from '../world.ts';
import { pieceName, placeText, type Scene } from './names.ts';
import { works } from './works.ts';

type Layer = (scene: Scene) => readonly Overlay[];

/** Where the side that sets up may place those who still wait. */
const setUpAreas: Layer = ({ world, view }) => {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'set-up') return [];
  const units = view.units.filter(unit => unit.side === frame.side);
  const groups = new Map(units.map(unit => [unit.group, areaOf(world, view, unit)]));
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

/** By which those who are due in this turn come onto the map. */
const entryAreas: Layer = ({ world, view }) =>
  sidesOf(world).flatMap(side => {
    const groups = new Map(entrants(world, view, side).map(unit => [unit.group, unit]));
    return [...groups.values()].map(unit => ({
      kind: 'zone' as const,
      hexes: entryHexes(world, unit),
      text: 'Entry',
      means: `${sideName(world, side)} come onto the map here in this turn.`,
      side,
      cite: '22.0.a',
    }));
  });

const exits: Layer = ({ world }) =>
  sidesOf(world).flatMap(side => {
    const hexes = exitHexes(world, side);
    if (hexes.length === 0) return [];
    const means = `${sideName(world, side)} may leave the map here for victory points.`;
    return [{ kind: 'zone', hexes, text: 'Exit', means, side, cite: '22.0.d' } as const];
  });

const control: Layer = ({ world, view }) =>
  objectives(world).map(location => {
    const side = view.control[location];
    const holder = side === undefined ? 'Nobody controls' : `The ${sideName(world, side)} control`;
    const name = placeText(world, location);
    return {
      kind: 'control',
      hexes: [location],
      text: name,
      means: `${holder} ${name}, which counts for victory.`,
      ...(side !== undefined && { side }),
      cite: '22.1.a',
    };
  });

/** The places that the impulse under way has activated. */
const activated: Layer = ({ world, view }) => {
  const impulse = enclosing(view, 'impulse');
  if (!impulse || impulse.groups.length === 0) return [];
  const hexes = impulse.groups.map(({ at }) => at);
  const means = `${sideName(world, impulse.side)} have activated these places in this impulse.`;
  return [{ kind: 'zone', hexes, text: 'Active', means, side: impulse.side, cite: '4.0.c' }];
};

const smoke: Layer = ({ view }) =>
  (view.smoke ?? []).map(({ at, stage }) => ({
    kind: 'marker',
    hexes: [at],
    text: `Smoke ${stage}`,
    means: `It blocks sight and shelters those in it by one more. It is gone after ${stage === 1 ? 'two turns' : 'this turn'}.`,
    cite: '7.0.c',
  }));

const barrages: Layer = ({ view }) =>
  (view.barrages ?? []).map(({ at, firepower }) => ({
    kind: 'marker',
    hexes: [at],
    text: `FFE ${firepower}`,
    means: `Mortar fire: whoever enters in this turn is attacked with ${firepower} firepower.`,
    cite: '18.1.e',
  }));

const starshells: Layer = ({ world, view }) =>
  (view.starshells ?? []).flatMap(at => {
    const hex = ix(world, at);
    const lit = [at, ...neighbours(world, hex).map(next => hexName(world, next))];
    const means = 'A Starshell lights this hex and those around it as by day, until the turn ends.';
    return [
      { kind: 'zone', hexes: lit, text: 'Lit', means, cite: '20.2.b' },
      { kind: 'marker', hexes: [at], text: 'Starshell', means, cite: '20.2.b' },
    ] as const;
  });

const spotted: Layer = ({ world, view }) =>
  view.spotted.map(at => ({
    kind: 'marker',
    hexes: [at],
    text: 'Spotted',
    means: `Those in ${placeText(world, at)} are spotted by the enemy until the turn ends or all of them leave.`,
    cite: '10.1.j',
  }));

const melees: Layer = ({ world, view }) =>
  view.melees.map(({ at, fought }) => ({
    kind: 'marker',
    hexes: [at],
    text: 'Melee',
    means: `Both sides are locked in ${placeText(world, at)}${fought ? ', and have fought their round of this turn' : ''}.`,
    cite: '8.1.a',
  }));

/** Their paragraphs are read when they are set off, not before. */
const events: Layer = ({ world, view }) =>
  (world.scenario.events ?? [])
    .filter(({ id }) => view.events?.includes(id))
    .map(({ at, by, side }) => {
      const who = side === undefined ? 'whoever' : `the first of the ${sideName(world, side)} who`;
      const does = by === 'occupation' ? 'enters the hex' : 'has a line of sight to it';
      return {
        kind: 'marker',
        hexes: [at],
        text: 'Event',
        means: `Something happens here, set off by ${who} ${does}.`,
        cite: '1.8.a',
      };
    });

const lineOfFire: Layer = ({ view, world }) => {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'fire' || frame.target === undefined) return [];
  const [from, to] = [placeText(world, frame.from), placeText(world, frame.target)];
  return [
    {
      kind: 'line',
      hexes: [frame.from, frame.target],
      text: `${from} to ${to}`,
      means: `${sideName(world, frame.by)} are about to fire at ${to}.`,
      side: frame.by,
      cite: '5.0.a',
    },
  ];
};

/** What ordnance has ranged in on, shown while somebody looks at it. */
const acquisitions: Layer = scene =>
  [...scene.view.units, ...scene.view.weapons].flatMap(({ id, acquired }) => {
    if (!acquired) return [];
    const means = `${pieceName(scene, id)} has ranged in: its next roll to hit there is ${acquired.times} better.`;
    const text = `Acquired ${acquired.times}`;
    const hexes = [acquired.from, acquired.at];
    return [{ kind: 'line', hexes, text, means, cite: '14.3.a', of: id } as const];
  });

/** From the ground up. */
const LAYERS: readonly Layer[] = [
  setUpAreas,
  entryAreas,
  exits,
  control,
  activated,
  works,
  starshells,
  events,
  smoke,
  barrages,
  melees,
  spotted,
  acquisitions,
  lineOfFire,
];

export const overlays = (scene: Scene): readonly Overlay[] => LAYERS.flatMap(layer => layer(scene));
