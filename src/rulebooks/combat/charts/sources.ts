/** Where values come from that the text does not print: the player aid card of the game is not to be had. */
import { substitute } from '../../kit/source.ts';

export const OURS = substitute('ours, for a table of the player aid card, which the text does not hold');
