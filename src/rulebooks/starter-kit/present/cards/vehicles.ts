/** The cards of infantry against vehicles, and of what they throw back at it (3.8, 3.3.4). */
import { type ActCard, byDice, comes, nothing, onlyAfter, signed } from '../../../../engine/index.ts';
import {
  type Assault,
  assaultEffect,
  assaultModifiers,
  assaultValue,
} from '../../close-combat/attack-on-vehicle.ts';
import { reactionBy } from '../../close-combat/reaction-fire.ts';
import { attackLines } from '../../fire/card.ts';
import { unitById } from '../../units.ts';
import { closeDefenceAttack, closeDefenceUsage } from '../../vehicles/close-defence.ts';
import { isDazed, isImmobilized, vehicleById } from '../../vehicles/vehicles.ts';
import type { Cards } from '../by-verb.ts';
import { pieceName, pieceNames, type Scene } from '../names.ts';
import { engagedCard, onTheTable } from './fire.ts';
import { nerveOf } from './hazards.ts';
import { allOf, part, unhurt, withHazard } from './parts.ts';

/** `timid`: so many have to keep their nerve before. */
function assaultCard(scene: Scene, assault: Assault, timid = 0): ActCard {
  const { by, on } = assault;
  const value = assaultValue(scene.world, scene.view, assault);
  const drm = assaultModifiers(scene.world, assault);
  // Where a 2 doesn't destroy it, a third die does, or a leader who comes forth (3.8.p, 5.3).
  const isPlain = assaultEffect(2 + drm.value, value.value) === 'destroyed';
  const names = pieceNames(
    scene,
    by.map(({ id }) => id),
  );
  const attack = byDice(on.id, roll => {
    const effect = assaultEffect(roll + drm.value, value.value);
    if (roll === 2 && !isPlain) return 'a third die';
    const result = roll === 12 && !isDazed(on) ? `${effect}, casualties` : effect;
    if (effect === 'nothing') return nothing(result);
    return isPlain && timid === 0 && !(effect === 'immobilized' && isImmobilized(on))
      ? comes(result, effect)
      : result;
  });
  return {
    title: `Close combat of ${names} with ${pieceName(scene, on.id)}`,
    targets: [unhurt(on.id)],
    by: { title: 'Who attacks', of: by.map(({ id }) => id) },
    parts: [
      part(scene, 'Close Combat Value', value, `less destroys, ${value.value} immobilizes`),
      part(scene, 'Modifiers', drm, `${signed(drm.value)} on the dice`),
    ],
    rolls: [timid === 0 ? attack : onlyAfter(attack)],
  };
}

export const VEHICLE_CARDS = {
  engage(scene, { vehicle }) {
    const { view } = scene;
    const frame = view.doing.at(-1);
    if (frame?.is === 'fire') return engagedCard(scene, vehicle);
    if (frame?.is !== 'combat-in-turn' || !frame.open) return undefined;
    const by = frame.open.by.map(id => unitById(view, id));
    return assaultCard(scene, { by, on: vehicleById(view, vehicle), ambusher: frame.ambusher });
  },
  react(scene, { units }) {
    const { view } = scene;
    const frame = view.doing.at(-1);
    if (frame?.is !== 'reaction') return undefined;
    const by = units.map(id => unitById(view, id));
    const timid = by.filter(({ braves }) => !braves?.includes(frame.vehicle));
    const nerve = allOf(timid.map(unit => nerveOf(scene, unit)));
    return withHazard(assaultCard(scene, reactionBy(view, frame, by), nerve.parts.length), nerve);
  },
  /** On everybody in the hex, or a dud. */
  'close-defence'(scene, { vehicle: id }) {
    const { world, view } = scene;
    const vehicle = vehicleById(view, id);
    if (vehicle.at === undefined) return undefined;
    const lines = attackLines(world, view, closeDefenceAttack(view, vehicle.at));
    return {
      title: `Close defence weapon of ${pieceName(scene, id)}`,
      ...onTheTable(scene, lines, { usage: closeDefenceUsage(world, vehicle) }),
    };
  },
} satisfies Cards;
