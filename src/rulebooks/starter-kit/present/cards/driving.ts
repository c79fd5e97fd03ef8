/** The cards of vehicles on the move: what an expenditure costs, what is left, and what the dice must not show. */
import type { HexId } from '../../../../board/index.ts';
import {
  type ActCard,
  byDice,
  byDie,
  type CardPart,
  comes,
  figure,
  NOTHING,
  needsAtLeast,
  needsAtMost,
  nothing,
  onlyAfter,
  signed,
  type Tally,
} from '../../../../engine/index.ts';
import { bogRemoval } from '../../charts/index.ts';
import { inHalves } from '../../movement/cost.ts';
import { dispenserModifiers, dispensersOf } from '../../vehicles/driving/dispensers.ts';
import { drive, drivenVehicle, left } from '../../vehicles/driving/driving.ts';
import { smallCost, turnCost } from '../../vehicles/driving/driving-cost.ts';
import { motionNumber } from '../../vehicles/driving/motion-attempt.ts';
import { type AnyVehicle, vehicleById, vehicleCardOf } from '../../vehicles/vehicles.ts';
import type { Cards } from '../by-verb.ts';
import { hexText, pieceName, type Scene } from '../names.ts';
import { bogTally, entryTally, turnRisk } from '../words/driving.ts';
import { bogHazard } from './bog.ts';
import { residualHere, residualOnCrew } from './hazards.ts';
import { allOf, type Hazard, NO_HAZARD, part, withHazard } from './parts.ts';

function costPart(scene: Scene, cost: Tally): CardPart {
  const vehicle = drivenVehicle(scene.view);
  const frame = drive(scene.view);
  const rest = vehicle && frame ? left(vehicle, frame) - inHalves(cost.value) : 0;
  return part(scene, 'Cost', cost, `${Math.max(0, rest) / 2} MP left after it`);
}

function entryCard(scene: Scene, to: HexId, whole: boolean): ActCard | undefined {
  const cost = entryTally(scene, to, whole);
  const frame = drive(scene.view);
  if (!cost || !frame) return undefined;
  const card = { title: `To ${hexText(scene.world, to)}`, parts: [costPart(scene, cost)] };
  const hazards = [
    bogHazard(scene, frame.vehicle, bogTally(scene, to, whole)),
    residualOnCrew(scene, frame.vehicle, to),
  ];
  return withHazard(card, allOf(hazards));
}

/** Engines that are known for it may fail at the start (3.3.2.q); `always`: it does start. */
function stallHazard(scene: Scene, vehicle: AnyVehicle, always: boolean): Hazard {
  const { id } = vehicle;
  const { stallsOn } = vehicleCardOf(vehicle);
  if (stallsOn === undefined) return NO_HAZARD;
  const number = figure('fails at or above', '3.3.2.q', stallsOn, id);
  const need = needsAtLeast({ of: id, is: 'immobilized' }, 'immobilized', stallsOn);
  const fails = always ? comes('immobilized') : 'immobilized';
  const roll = byDice(id, total => (total >= stallsOn ? fails : nothing('starts')), 'the start');
  return {
    targets: [{ of: id, otherwise: 'starts' }],
    parts: [part(scene, 'Mechanical reliability', number, always ? need : need.words)],
    rolls: [always ? roll : onlyAfter(roll)],
  };
}

/** What it does where it is: of interest for what it costs, and where fire lies in the hex. */
function underFire(scene: Scene, what: string, parts: readonly CardPart[] = []): ActCard | undefined {
  const vehicle = drivenVehicle(scene.view);
  const hazard = residualHere(scene);
  if (!vehicle || parts.length + hazard.parts.length === 0) return undefined;
  return withHazard({ title: `${pieceName(scene, vehicle.id)} ${what}`, parts }, hazard);
}

export const DRIVING_CARDS = {
  start: scene => {
    const vehicle = drivenVehicle(scene.view);
    if (!vehicle) return undefined;
    const parts = [costPart(scene, smallCost(scene.world, 'start'))];
    return withHazard(
      { title: `${pieceName(scene, vehicle.id)} starts`, parts },
      allOf([stallHazard(scene, vehicle, true), residualHere(scene)]),
    );
  },
  stop: scene => underFire(scene, 'stops', [costPart(scene, smallCost(scene.world, 'stop'))]),
  delay: scene => underFire(scene, 'waits'),
  done: scene => {
    const frame = scene.view.doing.at(-1);
    const rest = frame?.is === 'drive' && frame.begun && left(vehicleById(scene.view, frame.vehicle), frame);
    return rest ? underFire(scene, 'ends its move') : undefined;
  },
  /** By the coloured die alone; both together are what it spends. */
  free: scene => {
    const vehicle = drivenVehicle(scene.view);
    if (!vehicle) return undefined;
    const mired = vehicle.bogged === 'mired' ? figure('mired', '7.6.d', 1, vehicle.id) : NOTHING;
    return {
      title: `${pieceName(scene, vehicle.id)} works itself free`,
      targets: [{ of: vehicle.id, otherwise: `stays ${vehicle.bogged ?? 'bogged'}` }],
      parts: [
        part(scene, 'Coloured die', mired, `${signed(mired.value)}; the two dice multiplied are its cost`),
      ],
      rolls: [
        byDie(vehicle.id, roll => {
          const result = bogRemoval(scene.world.charts, roll + mired.value);
          return result === vehicle.bogged ? nothing(result) : comes(result);
        }),
      ],
    };
  },
  enter: (scene, { to }) => entryCard(scene, to, false),
  'enter-with-all': (scene, { to }) => entryCard(scene, to, true),
  come: (scene, { to }) => entryCard(scene, to, false),
  'come-with-all': (scene, { to }) => entryCard(scene, to, true),
  turn: scene => {
    const { world, view } = scene;
    const vehicle = drivenVehicle(view);
    if (!vehicle || vehicle.at === undefined || view.doing.at(-1)?.is !== 'drive') return undefined;
    const parts = [costPart(scene, turnCost(world, view, vehicle.at))];
    const hazards = [bogHazard(scene, vehicle.id, turnRisk(scene, vehicle)), residualHere(scene)];
    return withHazard({ title: `Turn ${pieceName(scene, vehicle.id)}`, parts }, allOf(hazards));
  },
  /** A turret turns without a check, and so does a hull in the open. */
  swivel: (scene, { vehicle, on }) => {
    if (on === 'turret') return undefined;
    const bog = bogHazard(scene, vehicle, turnRisk(scene, vehicleById(scene.view, vehicle)));
    return bog.parts.length === 0 ? undefined : { title: `Turn ${pieceName(scene, vehicle)}`, ...bog };
  },
  dispense: (scene, act) => {
    const { world, view } = scene;
    const vehicle = vehicleById(view, act.vehicle);
    const usage = dispensersOf(world, vehicle).find(({ kind }) => kind === act.kind)?.usage;
    const drm = dispenserModifiers(world, view, vehicle, act);
    if (usage === undefined) return undefined;
    const most = usage - drm.value;
    return {
      title: `Smoke by ${pieceName(scene, vehicle.id)} in ${hexText(world, act.at)}`,
      targets: [{ of: act.at, otherwise: 'no smoke' }],
      by: { title: 'Who lays it', of: [vehicle.id] },
      parts: [part(scene, 'Usage roll', drm, needsAtMost({ of: act.at, is: 'smoke' }, 'smoke', most))],
      rolls: [byDice(act.at, roll => (roll <= most ? comes('smoke') : nothing('no smoke')))],
    };
  },
  rouse: (scene, { vehicle }) => {
    const { world, view } = scene;
    const number = motionNumber(world, view, vehicleById(view, vehicle));
    if (typeof number !== 'number') return undefined;
    const spent = figure('spent in its sight', '3.3.2.1.a', number, vehicle);
    const stall = stallHazard(scene, vehicleById(view, vehicle), false);
    // What may stall is in motion only if it does not.
    const isAll = stall.parts.length === 0 && !vehicleById(view, vehicle).motion;
    const need = needsAtMost({ of: vehicle, is: 'in motion' }, 'in motion', Math.min(6, number), 1);
    const moves = isAll ? comes('in motion') : 'in motion';
    return withHazard(
      {
        title: `${pieceName(scene, vehicle)} tries to get into motion`,
        targets: [{ of: vehicle, otherwise: 'stays' }],
        parts: [part(scene, 'Motion attempt', spent, isAll ? need : need.words)],
        rolls: [byDie(vehicle, roll => (roll <= number ? moves : nothing('stays')), 'the attempt')],
      },
      stall,
    );
  },
} satisfies Cards;
