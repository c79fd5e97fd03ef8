/** Where the cards come from: the book prints none of them. */
import { printed, substitute } from '../../kit/source.ts';

/**
 * Armour is plate by its slope over 4.2 mm, steeper for rising and flatter for falling shots; size goes by height and width, GP Defense
 * by the side plate, speed by speed and power, points by gun, armour and speed. It meets every figure that the text tells, and
 * nine public cards of the base game within a few points.
 */
export const FROM_HISTORY = substitute('what the vehicle was, by one scale that meets the text’s figures');
export const VARIANT = printed(
  'the text names the variant; its figures are those of the vehicle it is made of',
);
export const MEN = substitute('ours: what such a unit had, on one scale');
