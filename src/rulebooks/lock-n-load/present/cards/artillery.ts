/** The cards of off-board artillery: how far the round drifts, whether there is more, and on whom the shells fall (18.2). */

import type { HexId } from '../../../../board/index.ts';
import { byDie, comes, figure, NOTHING, needs, needsAtMost, nothing } from '../../../../engine/index.ts';
import type { Direction } from '../../../../hex/index.ts';
import { driftModifiers, driftOf, granted, landing } from '../../artillery/off-board.ts';
import { sightRefusal } from '../../fire/targets.ts';
import type { Location } from '../../state.ts';
import { unitById } from '../../units.ts';
import { type Cards, pieceName, placeText } from '../names.ts';
import { part } from './parts.ts';

export const ARTILLERY_CARDS = {
  /** By the two dice it falls somewhere, and is lost where he does not see it. */
  round: (scene, { at }) => {
    const { world, view } = scene;
    const frame = view.doing.at(-1);
    if (frame?.is !== 'mission') return undefined;
    const caller = unitById(view, frame.caller);
    const modifiers = driftModifiers(world, view, caller, at as HexId);
    const isKept = ([white = 1, coloured = 1]: readonly number[]) => {
      const fallen = landing(world, at as HexId, driftOf(white, modifiers), (coloured - 1) as Direction);
      return fallen !== undefined && !sightRefusal(world, view, caller.at as Location, fallen);
    };
    const kept = { of: caller.id, is: 'keeps sight of the round' };
    return {
      title: `${pieceName(scene, caller.id)} calls a spotting round on ${placeText(world, at)}`,
      targets: [{ of: caller.id, otherwise: 'loses the round' }],
      parts: [
        part(scene, 'Drift: half of the white die and this', modifiers, needs(kept, kept.is, 2, isKept)),
      ],
    };
  },
  request: (scene, { caller }) => {
    const most = granted(scene.world);
    return {
      title: `${pieceName(scene, caller)} asks for more artillery`,
      targets: [{ of: caller, otherwise: 'no more calls' }],
      parts: [
        part(scene, 'One die', NOTHING, needsAtMost({ of: caller, is: 'granted' }, 'granted', most, 1)),
      ],
      rolls: [byDie(caller, die => (die <= most ? comes('granted') : nothing('no more calls')))],
    };
  },
  fire: (scene, { at }) => {
    const frame = scene.view.doing.at(-1);
    const mission = frame?.is === 'mission' ? scene.view.missions?.[frame.nth] : undefined;
    if (!mission) return undefined;
    return {
      title: `Artillery on ${placeText(scene.world, at)} and all around it`,
      targets: [],
      parts: [
        part(
          scene,
          'Firepower, on each hex by one roll',
          figure('Fire Mission', '18.2.g', mission.firepower),
        ),
      ],
    };
  },
} satisfies Cards;
