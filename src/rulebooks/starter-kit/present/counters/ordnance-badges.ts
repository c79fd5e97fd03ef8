/** The markers that guns, mortars and main armament have in common. */
import { badge, badgesBy, badgeTable } from '../../../kit/present/badges.ts';
import type { Acquisition } from '../../state.ts';
import { hexText, type Scene } from '../names.ts';

interface Ordnance {
  readonly acquired?: Acquisition;
  readonly depleted?: readonly string[];
  readonly intensive?: true;
}

const BADGES = badgeTable(`
  name      | tone    | cite       | means
  Intensive | neutral | 3.2.4.if.a | It has fired as fast as it can in this player turn.`);

export const ordnanceBadges = badgesBy<Scene, Ordnance>(BADGES, {
  Acquired({ acquired }, { world }) {
    if (!acquired) return undefined;
    const { drm, on, at } = acquired;
    const means = `It has ranged in on ${on ? 'its target' : 'the hex'} in ${hexText(world, at)}: ${drm} on its next roll to hit there.`;
    return badge(`Acq ${drm}`, 'good', on ? '6.10.a' : '6.11.a', means);
  },
  Intensive: piece => piece.intensive,
  Depleted: ({ depleted: shells = [] }) =>
    shells.length > 0 &&
    badge(`No ${shells.join(', ')}`, 'neutral', '6.2.b', 'It has no such shells, or none left.'),
});
