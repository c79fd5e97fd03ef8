/** Where the values of counters come from. */
import { printed, substitute } from '../../kit/source.ts';

export const OURS = substitute('ours, in the measure of those that the text tells');
export const TOLD = printed('firepower and range as the text calls it by; the rest ours');
export const KEY = printed('the unit key of the text');
