/** The cards of vehicles on the move: what an expenditure costs, what is left, and what the dice must not show. */
import type { HexId } from '../../../board/index.ts';
import type { ActCard, CardPart, Tally } from '../../../engine/index.ts';
import { inHalves } from '../movement-cost.ts';
import { dispenserModifiers, dispensersOf } from '../vehicles/dispensers.ts';
import { drive, drivenVehicle, left } from '../vehicles/driving.ts';
import { turnCost } from '../vehicles/driving-cost.ts';
import { vehicleById } from '../vehicles.ts';
import type { ByVerb } from './by-verb.ts';
import { part } from './card-parts.ts';
import { hexText, pieceName, type Scene } from './names.ts';
import { bogTally, entryTally, turnRisk } from './words-of-driving.ts';

function costPart(scene: Scene, cost: Tally): CardPart {
  const vehicle = drivenVehicle(scene.view);
  const frame = drive(scene.view);
  const rest = vehicle && frame ? left(vehicle, frame) - inHalves(cost.value) : 0;
  return part(scene, 'Cost', cost, `${Math.max(0, rest) / 2} MP left after it`);
}

const bogPart = (scene: Scene, drm: Tally): CardPart =>
  part(scene, 'Bog check', drm, `bogged at an original ${12 - drm.value} or more`);

function entryCard(scene: Scene, to: HexId, whole: boolean): ActCard | undefined {
  const cost = entryTally(scene, to, whole);
  const bog = bogTally(scene, to, whole);
  return (
    cost && {
      title: `To ${hexText(scene.world, to)}`,
      parts: [costPart(scene, cost), ...(bog ? [bogPart(scene, bog)] : [])],
    }
  );
}

export const DRIVING_CARDS: ByVerb<
  'enter' | 'enter-with-all' | 'come' | 'come-with-all' | 'turn' | 'dispense',
  ActCard | undefined
> = {
  enter: (scene, { to }) => entryCard(scene, to, false),
  'enter-with-all': (scene, { to }) => entryCard(scene, to, true),
  come: (scene, { to }) => entryCard(scene, to, false),
  'come-with-all': (scene, { to }) => entryCard(scene, to, true),
  turn: scene => {
    const { world, view } = scene;
    const vehicle = drivenVehicle(view);
    if (!vehicle || vehicle.at === undefined || view.doing.at(-1)?.is !== 'drive') return undefined;
    const bog = turnRisk(scene, vehicle);
    const cost = costPart(scene, turnCost(world, view, vehicle.at));
    return {
      title: `Turn ${pieceName(scene, vehicle.id)}`,
      parts: [cost, ...(bog ? [bogPart(scene, bog)] : [])],
    };
  },
  dispense: (scene, act) => {
    const { world, view } = scene;
    const vehicle = vehicleById(view, act.vehicle);
    const usage = dispensersOf(world, vehicle).find(({ kind }) => kind === act.kind)?.usage;
    const drm = dispenserModifiers(world, view, vehicle, act);
    if (usage === undefined) return undefined;
    return {
      title: `Smoke by ${pieceName(scene, vehicle.id)}`,
      parts: [part(scene, 'Usage roll', drm, `smoke at an original ${usage - drm.value} or less`)],
    };
  },
};
