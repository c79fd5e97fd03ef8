/** Where the values on the counters come from. The text has no countersheet and shows few of them. */
import {
  BAND_OF_HEROES,
  INFANTRY_EXAMPLE,
  inferred,
  LATER_EDITION,
  printed,
  published,
  REPORTED,
  substitute,
} from '../charts/source.ts';

export const OURS = substitute('no countersheet is in the text; ours, between the values it gives');
export const DESIGNATION = printed('rule 1.1.1, on squad designations');
export const IN_THE_TEXT = inferred('named in the text’s rules and examples');
export { REPORTED };
export const IN_INFANTRY_EXAMPLE = inferred(INFANTRY_EXAMPLE);
export const IN_THE_DEMO = published(BAND_OF_HEROES);
export const IN_LATER_EDITION = published(LATER_EDITION);
/** The counter beside rule 1.7. */
export const TEAM_COUNTER = printed('the counter shown beside rule 1.7');
/** By 50 m a hex. */
export const BY_ITS_HISTORY = substitute('its reach in the manuals of the time, at 50 m a hex');
