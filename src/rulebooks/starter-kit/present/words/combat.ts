/** Words for close combat and for the leaders who come forth in it (3.8, 5.3). */
import type { Words } from '../by-verb.ts';
import { pieceName, pieceNames } from '../names.ts';

export const COMBAT_WORDS = {
  fight: 'Close combat in {at} — It is fought out before the next.',
  stack: '{leader} joins {on} — They attack and are attacked together.',
  attack: 'Attack with {unit}',
  target: (scene, { unit }) => {
    const name = pieceName(scene, unit);
    // Outside close combat it is a Panzerfaust that strikes one of several.
    const frame = scene.view.doing.at(-1)?.is;
    const isCombat = frame === 'combat' || frame === 'combat-in-turn';
    return { label: isCombat ? `Attack ${name}` : `Strike ${name}` };
  },
  'use-gun': (scene, { vehicle, gun }) => ({
    label: `Attack with the ${gun} of ${pieceName(scene, vehicle)}`,
  }),
  engage: (scene, { vehicle }) =>
    scene.view.doing.at(-1)?.is === 'fire'
      ? { label: `At ${pieceName(scene, vehicle)}`, hint: 'The vehicle alone is fired at.' }
      : { label: `Attack ${pieceName(scene, vehicle)}`, hint: 'The dice fall at once.', grave: true },
  react: (scene, { units }) => ({
    label: `${pieceNames(scene, units)}: attack the vehicle`,
    hint: 'Counts as first fire; squads must pass a check of their nerve first.',
  }),
  promote: '! Promote a leader — One die on the leader creation table.',
} satisfies Partial<Words>;
