/** Where the values on the counters come from. The text shows few of them. */
import { FULL_GAME_COUNTERS, inferred, PLAY_AID, printed, published } from '../charts/source.ts';

/** Faces, classes, smoke exponents, assault fire and the ladders of the first three nations. */
export const NATIONALITY_CHART = published(
  'the Nationality Chart of kit 1, read from a public image of it (ASLSK); agrees with the faces in the text’s examples',
);
export const KIT_COUNTERS = published(PLAY_AID);
export const FULL_GAME = published(
  'the counter chart of the full game, transcribed and reviewed in public (LimboDancer)',
);
export const COUNTER_ART = published(FULL_GAME_COUNTERS);
/** Which broken side, half-squad and lesser unit belong to each counter. */
export const COUNTER_LIST = published('the list of the full game’s counters in VASL');
export const CAPABILITIES = published('the capability lists of vasl-templates, made for the full game');

export const RALLY_EXAMPLE = printed('the example of the rally phase, 3.1');
export const COMBAT_EXAMPLE = printed('the example of close combat, 3.8');

export const BY_THE_TEXT = printed('rules 4.2 to 4.4');
export const LEGEND = inferred('the legend of the Nationality Chart, which shows a leader -2 with a boxed 9');
