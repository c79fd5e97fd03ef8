/** Words for guns where they stand, and for what is kept from the enemy (3.2.4, 6.4, 6.5, 8.3). */
import { type Tally, tally } from '../../../../engine/index.ts';
import { manhandlingModifiers, pushingCost } from '../../guns/manhandling.ts';
import { stackOf } from '../../movement/moving-stack.ts';
import { weaponById } from '../../units.ts';
import type { Words } from '../by-verb.ts';
import { hexText, pieceName, type Scene } from '../names.ts';
import { movingNow, standing } from './movement.ts';
import { spineText } from './ordnance.ts';

/** What pushing the gun there costs, twice what it would on foot. */
function costOfPush(scene: Scene, to: Parameters<typeof hexText>[1]): Tally | undefined {
  const n = pushingCost(scene.world, scene.view, standing(scene), to);
  if (n === undefined) return undefined;
  return tally({ stages: ['cost'] }, 0, [
    { id: 'twice the cost on foot', cite: '6.5.a', op: '+', n, stage: 'cost' },
  ]);
}

export const GUN_WORDS = {
  face: (scene, { weapon, spine }) => ({
    label: `Point ${pieceName(scene, weapon)} ${spineText(spine)}`,
    hint: 'It fires within the 60 degrees around this hexspine; turning it to fire makes it miss more.',
  }),
  hide: 'Hide {unit} — It is off the enemy’s map until it fires, moves or is found.',
  conceal:
    'Conceal {at} — One ? counter for all in the hex: fire at them is halved, and the enemy can’t look.',
  show: (scene, { unit }) => ({
    label: `Show ${pieceName(scene, unit)}`,
    hint: 'It gives up its ?.',
    grave: true,
    aside: true,
  }),
  push: (scene, { weapon, to }) => {
    const move = movingNow(scene);
    const cost = costOfPush(scene, to);
    const gun = scene.view.weapons.some(({ id }) => id === weapon)
      ? weaponById(scene.view, weapon)
      : undefined;
    const stack = move ? stackOf(scene.view, move) : [];
    const drm = gun && manhandlingModifiers(scene.world, scene.view, { stack, gun, to }).value;
    return {
      label: `Push ${pieceName(scene, weapon)} to ${hexText(scene.world, to)}`,
      hint: `Two dice${drm === undefined ? '' : ` and ${drm}`}, at most its M#; whoever pushes is an easy target.`,
      ...(cost && { cost }),
    };
  },
} satisfies Partial<Words>;
