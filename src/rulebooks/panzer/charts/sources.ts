/** Where the values of the base game come from, which the book builds on and does not print. */
import { published, substitute } from '../../kit/source.ts';

/** Two public programs that players made for the game have these values, and agree. */
export const PUBLIC = published(
  'the base game as public aids of play have it: GitHub Halghar/panzer-web, deanhadzi/gmt_panzer_calculator',
);
export const OURS = substitute('ours, for a chart of the base game that is nowhere to be had');
