/** Words for what only the Japanese and the Marines do (8.1.8.6, 8.4). */
import { takesAll } from '../../movement/cost.ts';
import type { Words } from '../by-verb.ts';
import { hexText, pieceName, type Scene } from '../names.ts';
import { entryTally } from './movement.ts';

const isRolledFor = ({ view }: Scene): boolean =>
  view.doing.some(frame => frame.is === 'rally' && frame.step === 'deploy');

export const PACIFIC_WORDS = {
  deploy: (scene, { unit }) => ({
    label: `Deploy ${pieceName(scene, unit)} into two half-squads`,
    ...(isRolledFor(scene) && {
      hint: 'A task check; trying is its one action of the rally phase.',
      grave: true,
    }),
  }),
  recombine: (scene, act) => ({
    label: `Recombine ${pieceName(scene, act.unit)} and ${pieceName(scene, act.with)}`,
    hint: 'They are one squad again, with the weapons of both.',
  }),
  banzai:
    '! {leader} calls for a Banzai charge — Units in adjoining hexes may join it. There is no going back.',
  charge:
    '! Banzai! Charge at {at} — All go hex by hex, with one more morale, until they are upon the enemy.',
  rush: (scene, { unit, to }) => {
    const from = scene.view.units.find(({ id }) => id === unit)?.at;
    const cost = entryTally(scene, from, to);
    return {
      label: `${pieceName(scene, unit)} charges to ${hexText(scene.world, to)}`,
      ...(cost && !takesAll(cost) && { cost }),
    };
  },
  hold: '{unit} ends its charge — It stays beside the enemy.',
} satisfies Partial<Words>;
