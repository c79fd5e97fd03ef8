/** Words for vehicles on the move (3.3.2, 7.5, 7.6), with what everything costs in movement points. */
import type { HexId } from '../../../../board/index.ts';
import { type ActWords, isRefusal, type Tally, tally } from '../../../../engine/index.ts';
import type { Dispenser } from '../../charts/index.ts';
import { bogModifiers, riskOfEntry, riskOfTurning } from '../../vehicles/driving/bog.ts';
import { drive, drivenVehicle } from '../../vehicles/driving/driving.ts';
import { approach, entryCost, smallCost, turnCost, wholeCost } from '../../vehicles/driving/driving-cost.ts';
import { motionNumber } from '../../vehicles/driving/motion-attempt.ts';
import { type AnyVehicle, vehicleById } from '../../vehicles/vehicles.ts';
import type { Words } from '../by-verb.ts';
import { hexText, pieceName, type Scene } from '../names.ts';
import { spineText } from './ordnance.ts';

/** What the entry of a hex costs the vehicle on the move, with what it spends beyond that. */
export function entryTally({ world, view }: Scene, to: HexId, whole: boolean): Tally | undefined {
  const vehicle = drivenVehicle(view);
  if (!vehicle) return undefined;
  if (whole) return wholeCost(world, view, vehicle, to);
  const cost = entryCost(world, view, vehicle, to);
  const extra = drive(view)?.extra;
  if (!cost || extra === undefined) return cost;
  const more = { id: 'by its own choice', cite: '3.3.2.a', op: '+', n: extra / 2, stage: 'more' } as const;
  const kept = cost.kept.map(entry => ({ ...entry, stage: 'cost' }));
  return tally({ stages: ['cost', 'more'] }, 0, [...kept, more]);
}

/** The check that the hex would call for. */
export function bogTally({ world, view }: Scene, to: HexId, whole: boolean): Tally | undefined {
  const vehicle = drivenVehicle(view);
  const way = vehicle && approach(world, view, vehicle, to);
  if (!vehicle || !way || isRefusal(way)) return undefined;
  const risk = riskOfEntry(world, vehicle, way, whole);
  return risk && bogModifiers(world, vehicle, risk);
}

/** The check that turning would call for, where it stands. */
export function turnRisk({ world, view }: Scene, vehicle: AnyVehicle): Tally | undefined {
  const risk = vehicle.at === undefined ? undefined : riskOfTurning(world, view, vehicle.at);
  return risk && bogModifiers(world, vehicle, risk);
}

const signed = (n: number) => (n < 0 ? `${n}` : `+${n}`);
const bogHint = (drm: Tally) => `Bog check: it is stuck at a roll of 12 or more, ${signed(drm.value)}.`;

function entryWords(scene: Scene, to: HexId, whole: boolean, comes?: string): ActWords {
  const cost = entryTally(scene, to, whole);
  const bog = bogTally(scene, to, whole);
  const where = hexText(scene.world, to);
  const label = comes === undefined ? `Drive to ${where}` : `Enter at ${where}, heading ${comes}`;
  const hints = [
    ...(bog ? [bogHint(bog)] : []),
    ...(whole && !bog ? ['The least it can always move: it stays in motion.'] : []),
  ];
  return {
    label: whole ? `${label} with all its MP` : label,
    ...(hints.length > 0 && { hint: hints.join(' ') }),
    ...(bog && { grave: true }),
    ...(cost && { cost }),
  };
}

const DISPENSER_NAMES: Readonly<Record<Dispenser, string>> = {
  sD: 'smoke dischargers',
  sM: 'smoke mortar',
  sP: 'smoke pots',
  sN: 'Nahverteidigungswaffe',
};

function turnWords(scene: Scene, to: string): ActWords {
  const { world, view } = scene;
  const vehicle = drivenVehicle(view);
  const label = `Turn ${to}`;
  // A defending vehicle that got into motion turns for nothing.
  if (!vehicle || vehicle.at === undefined || view.doing.at(-1)?.is !== 'drive') return { label };
  const bog = turnRisk(scene, vehicle);
  return {
    label,
    ...(bog && { hint: bogHint(bog), grave: true }),
    cost: turnCost(world, view, vehicle.at),
  };
}

export const DRIVING_WORDS = {
  park: '{vehicle} in {at}',
  unpark: (scene, { vehicle }) => ({ label: `Take ${pieceName(scene, vehicle)} off again`, aside: true }),
  heading: (_scene, { spine, hatch }) => ({
    label: `Heading ${spineText(spine)}, ${hatch === 'open' ? 'crew exposed' : 'buttoned up'}`,
  }),
  drive: 'Drive {vehicle}',
  start: scene => ({ label: 'Start', cost: smallCost(scene.world, 'start') }),
  free: '! Work free of the bog — It spends the product of both dice. Coloured die 1 to 4: free; 5: mired; 6: immobilized.',
  delay: 'Wait — Spends a movement point where it stands.',
  stop: scene => ({
    label: 'Stop',
    hint: 'It is no longer in motion.',
    cost: smallCost(scene.world, 'stop'),
  }),
  turn: (scene, { to }) => turnWords(scene, spineText(to)),
  turret: (_scene, { to }) => ({
    label: `Turret ${spineText(to)}`,
    hint: 'It turns together with what the vehicle spends next, and costs nothing itself.',
  }),
  slowly: (_scene, { points }) => ({
    label: `${points} MP more for the next hex`,
    hint: 'A vehicle may spend more than a hex costs.',
    aside: true,
  }),
  enter: (scene, { to }) => entryWords(scene, to, false),
  'enter-with-all': (scene, { to }) => entryWords(scene, to, true),
  come: (scene, { to, facing }) => entryWords(scene, to, false, spineText(facing)),
  'come-with-all': (scene, { to, facing }) => entryWords(scene, to, true, spineText(facing)),
  dispense: (scene, { vehicle, kind, at }) => ({
    label: `${pieceName(scene, vehicle)}: ${DISPENSER_NAMES[kind]} into ${hexText(scene.world, at)}`,
    hint: 'One try in a player turn; it costs a movement point of its own movement only if it works.',
    grave: true,
    ...(scene.view.doing.at(-1)?.is === 'drive' && { cost: smallCost(scene.world, 'smoke dispenser') }),
  }),
  rouse: (scene, { vehicle }) => {
    const { world, view } = scene;
    const known = view.vehicles?.some(({ id }) => id === vehicle);
    const number = known ? motionNumber(world, view, vehicleById(view, vehicle)) : undefined;
    return {
      label: `${pieceName(scene, vehicle)} tries to get into motion`,
      hint: typeof number === 'number' ? `One die: ${Math.min(6, number)} or less.` : 'One die.',
      grave: true,
    };
  },
  scrap: '! Give up {vehicle} — It becomes a wreck.',
} satisfies Partial<Words>;
