/** What lies on the map besides counters: areas, objectives, works, smoke, lights, markers, lines of fire. */
import type { Overlay } from '../../../engine/index.ts';
import {
  controlled,
  entryZones,
  exitZones,
  lineOfFire,
  marker,
  setUpZones,
} from '../../kit/present/overlays.ts';
import { hexesUnder } from '../artillery/under-fire.ts';
import { enclosing } from '../frames.ts';
import { entrants } from '../movement/entry.ts';
import { entryHexes } from '../movement/ways.ts';
import { areaOf } from '../scenario/set-up.ts';
import { objectives } from '../scenario/victory.ts';
import type { Location } from '../state.ts';
import { vehiclesOf } from '../vehicles/vehicles.ts';
import { hexName, ix, neighbours, sideName, sidesOf } from '../world.ts';
import { pieceName, placeText, type Scene } from './names.ts';
import { vehicleArcs } from './vehicle-counters.ts';
import { works } from './works.ts';

type Layer = (scene: Scene) => readonly Overlay[];

/** Where the side that sets up may place those who still wait. */
const setUpAreas: Layer = ({ world, view }) => {
  const frame = view.doing.at(-1);
  if (frame?.is !== 'set-up') return [];
  return setUpZones(world, frame.side, view.units, unit => areaOf(world, view, unit), '1.3.a');
};

/** By which those who are due in this turn come onto the map. */
const entryAreas: Layer = ({ world, view }) => {
  const due = sidesOf(world).flatMap(side => entrants(world, view, side));
  return entryZones(world, due, unit => entryHexes(world, unit), 'this turn', '22.0.a');
};

const exits: Layer = ({ world }) => exitZones(world, '22.0.d');

const control: Layer = ({ world, view }) =>
  objectives(world).map(at => controlled(world, [at], placeText(world, at), view.control[at], '22.1.a'));

/** The places that the impulse under way has activated. */
const activated: Layer = ({ world, view }) => {
  const impulse = enclosing(view, 'impulse');
  if (!impulse || impulse.groups.length === 0) return [];
  const hexes = impulse.groups.map(({ at }) => at);
  const means = `${sideName(world, impulse.side)} have activated these places in this impulse.`;
  return [{ kind: 'zone', hexes, text: 'Active', means, side: impulse.side, cite: '4.0.c' }];
};

const smoke: Layer = ({ view }) =>
  (view.smoke ?? []).map(({ at, stage }) => {
    const means = `It blocks sight and shelters those in it by one more. It is gone after ${stage === 1 ? 'two turns' : 'this turn'}.`;
    return marker(at, `Smoke ${stage}`, means, '7.0.c');
  });

const barrages: Layer = ({ world, view }) =>
  (view.barrages ?? []).flatMap(barrage => {
    const { at, firepower, around } = barrage;
    const means = `${around ? 'Artillery' : 'Mortar'} fire: whoever enters in this turn is attacked with ${firepower} firepower.`;
    const cite = around ? '18.2.h' : '18.1.e';
    const text = `FFE ${firepower}`;
    const zone = { kind: 'zone', hexes: hexesUnder(world, barrage), text, means, cite } as const;
    return around ? [zone, marker(at, text, means, cite)] : [marker(at, text, means, cite)];
  });

/** The round that shows where a Fire Mission would fall. */
const spottingRounds: Layer = ({ view }) =>
  view.doing.flatMap(frame =>
    frame.is === 'mission' && frame.round !== undefined
      ? [marker(frame.round, 'Round', 'The spotting round of a Fire Mission fell here.', '18.2.d')]
      : [],
  );

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
  view.spotted.map(at => {
    const means = `Those in ${placeText(world, at)} are spotted by the enemy until the turn ends or all of them leave.`;
    return marker(at, 'Spotted', means, '10.1.j');
  });

const melees: Layer = ({ world, view }) =>
  view.melees.map(({ at, fought }) => {
    const means = `Both sides are locked in ${placeText(world, at)}${fought ? ', and have fought their round of this turn' : ''}.`;
    return marker(at, 'Melee', means, '8.1.a');
  });

/** Their paragraphs are read when they are set off, not before. */
const events: Layer = ({ world, view }) =>
  (world.scenario.events ?? [])
    .filter(({ id }) => view.events?.includes(id))
    .map(({ at, by, side }) => {
      const who = side === undefined ? 'whoever' : `the first of the ${sideName(world, side)} who`;
      const does = by === 'occupation' ? 'enters the hex' : 'has a line of sight to it';
      return marker(at, 'Event', `Something happens here, set off by ${who} ${does}.`, '1.8.a');
    });

const linesOfFire: Layer = ({ view, world }) => {
  const frame = view.doing.at(-1);
  if ((frame?.is !== 'fire' && frame?.is !== 'gunnery') || frame.target === undefined) return [];
  const nameOf = (place: string) => placeText(world, place as Location);
  return [lineOfFire(world, frame.by, [frame.from, frame.target], nameOf, '5.0.a')];
};

/** What ordnance has ranged in on, shown while somebody looks at it. */
const acquisitions: Layer = scene =>
  [...scene.view.units, ...scene.view.weapons, ...vehiclesOf(scene.view)].flatMap(({ id, acquired }) => {
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
  spottingRounds,
  melees,
  spotted,
  vehicleArcs,
  acquisitions,
  linesOfFire,
];

export const overlays = (scene: Scene): readonly Overlay[] => LAYERS.flatMap(layer => layer(scene));
