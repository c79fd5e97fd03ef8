/** Where the values on the counters come from. The text shows few of them. */
import { inferred, PLAY_AID, printed, published, substitute } from '../charts/source.ts';

/** Faces, classes, smoke exponents, assault fire and the ladders of the first three nations. */
export const NATIONALITY_CHART = published(
  'the Nationality Chart of kit 1, read from a public image of it (ASLSK); agrees with the faces in the text’s examples',
);
export const KIT_COUNTERS = published(PLAY_AID);
export const FULL_GAME = published(
  'the counter chart of the full game, transcribed and reviewed in public (LimboDancer)',
);
export const COUNTER_ART = published('a public reading of the full game’s counter art (VASL)');
export const CAPABILITIES = published('the capability lists of vasl-templates, made for the full game');

export const RALLY_EXAMPLE = printed('the example of the rally phase, 3.1');
export const COMBAT_EXAMPLE = printed('the example of close combat, 3.8');

/** The five pairs of squad and half-squad in the full game's chart all differ by one. */
export const ONE_BELOW_ITS_SQUAD = substitute(
  'one below its squad’s, as in every pair of the full game’s chart; the public play aid of the kits differs',
);
export const CLASS_ORDER = substitute('the next class of the same nation');
export const BY_THE_TEXT = printed('rules 4.2 to 4.4');
export const LEGEND = inferred('the legend of the Nationality Chart, which shows a leader -2 with a boxed 9');
/** 40 m to a hex, the least range rounded up and the greatest down, gives the ranges of the other three mortars too. */
export const BY_ITS_HISTORY = substitute('60 to 800 m in the manuals of the time, at 40 m a hex');
