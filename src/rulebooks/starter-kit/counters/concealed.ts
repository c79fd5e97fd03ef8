/** The ? counter (8.3): what a side sees of the enemy's concealed units, whoever and however many they are. */
import { printed } from '../charts/source.ts';
import type { MmcCard } from './card.ts';

/** Taken for a squad of the first line. Whose it is its side says, and no nation. */
export const CONCEALED: MmcCard = {
  id: 'concealed',
  nation: 'german',
  source: printed('rule 8.3.2: what is under it may not be looked at'),
  kind: 'squad',
  class: '1',
  firepower: 4,
  range: 6,
  morale: 7,
  brokenMorale: 7,
};
