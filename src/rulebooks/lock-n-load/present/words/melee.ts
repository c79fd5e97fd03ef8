/** Words for Melee (8.0). */
import type { ActWords } from '../../../../engine/index.ts';
import { pieceName, placeText, type Said } from '../names.ts';

export const MELEE_WORDS: Said<'melee' | 'withdraw' | 'target' | 'ambush' | 'strike', ActWords> = {
  melee: (scene, { at }) => ({
    label: `Fight the Melee in ${placeText(scene.world, at)}`,
    hint: 'The next round: you strike, the enemy strikes back, then losses are taken.',
  }),
  withdraw: (scene, { unit }) => ({
    label: `${pieceName(scene, unit)} withdraws`,
    hint: 'He must pass a Morale Check; who fails fights a round at once.',
  }),
  target: (scene, { unit }) => ({
    label: `Attack ${pieceName(scene, unit)}`,
    hint: 'All targets of an attack fall, or none.',
  }),
  ambush: () => ({
    label: 'Ambush',
    hint: 'Those who came unseen strike with three times their firepower, and first.',
  }),
  strike: () => ({ label: 'Strike', hint: 'Two dice against the Kill Number.', grave: true }),
};
