/** Where the values on the counters come from. */
import { inferred } from '../../kit/source.ts';
import { printed, published, substitute } from '../charts/source.ts';

export const GI_LIST = printed('the list of GI squads, half-squads and crews with their broken morale');
export const REDRAWN = published(
  'counters of the base game redrawn by jzedwards (jzsquadleader): sheets and pictures agree with the counters shown in the rulebook',
);
export const GREEN = inferred(
  'the one American squad of the point values in rule 17.2 that no other list names; its broken morale is normal (3.26.2)',
);
export const HALF_OF_SQUAD = substitute(
  'half the firepower of its squad, broken morale one lower, as all printed half-squads have it',
);
export const AS_FRONT = substitute('as the front: so are all broken sides of the base game that can be seen');
