/** Words for Melee (8.0). */
import type { Words } from '../names.ts';

export const MELEE_WORDS = {
  melee:
    'Fight the Melee in {at} — The next round: you strike, the enemy strikes back, then losses are taken.',
  withdraw: '{unit} withdraws — He must pass a Morale Check; who fails fights a round at once.',
  target: 'Attack {unit} — All targets of an attack fall, or none.',
  ambush: 'Ambush — Those who came unseen strike with three times their firepower, and first.',
  strike: '! Strike — Two dice against the Kill Number.',
} satisfies Partial<Words>;
