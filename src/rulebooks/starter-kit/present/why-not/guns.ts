/** Why guns may not be turned or pushed, and units not hidden or concealed (3.2.4, 6.4, 6.5, 8.3). */
import { isRefusal, refusal } from '../../../../engine/index.ts';
import { isConcealmentHex } from '../../concealment/gain.ts';
import { hidingRefusal } from '../../guns/gun-set-up.ts';
import { isGun } from '../../guns/guns.ts';
import { mayPush } from '../../guns/manhandling.ts';
import { unitById, weaponById } from '../../units.ts';
import type { ByVerb } from '../by-verb.ts';
import { movingNow } from '../words/movement.ts';
import type { Reasons } from './fire.ts';

const NO_GUN = refusal('1.2.6.a', 'it is no gun');

export const GUN_CHECKS: ByVerb<'face' | 'hide' | 'conceal' | 'push', Reasons> = {
  face: ({ view }, { weapon }) => (isGun(weaponById(view, weapon)) ? [] : [NO_GUN]),
  hide: ({ world, view }, { unit }) => {
    const refused = hidingRefusal(world, view, unitById(view, unit));
    return refused ? [refused] : [];
  },
  conceal: ({ world }, { at }) =>
    isConcealmentHex(world, at) ? [] : [refusal('8.3.c', 'the terrain does not conceal anybody')],
  push: (scene, { weapon, to }) => {
    const { world, view } = scene;
    const gun = weaponById(view, weapon);
    const move = movingNow(scene);
    if (!isGun(gun) || !move) return [NO_GUN];
    const refused = mayPush(world, view, move, gun, to);
    return isRefusal(refused) ? [refused] : [];
  },
};
