/** The U.S. Marine Corps, and the U.S. Army of the first months of the Pacific war (8.4). */
import { inferred, printed, substitute } from '../charts/source.ts';
import { mmcCards } from './mmc.ts';
import { COUNTER_ART, COUNTER_LIST } from './sources.ts';

const TEXT = printed('rule 8.4');
const LEGEND = inferred(
  'the legend of the Nationality Chart, which shows a 7-6-8: 8 on both sides, underlined',
);
const LIKE_THE_768 = substitute('the chart is a picture; underlined as with its squad');
const FROM_LIST = { brokenMorale: COUNTER_LIST, class: COUNTER_LIST, half: COUNTER_LIST };

const LEGEND_VALUES = { brokenMorale: LEGEND, smokeExponent: LEGEND, assaultFire: LEGEND, steadfast: LEGEND };
const FROM_COUNTERS = {
  brokenMorale: COUNTER_LIST,
  smokeExponent: COUNTER_ART,
  assaultFire: COUNTER_ART,
  steadfast: COUNTER_ART,
};
const MARINE_SQUAD = {
  kind: 'squad',
  class: 'E',
  brokenMorale: 8,
  smokeExponent: 3,
  assaultFire: true,
  steadfast: true,
} as const;
const MARINE_HALF = {
  kind: 'half-squad',
  class: 'E',
  brokenMorale: 7,
  steadfast: true,
  exceptions: { brokenMorale: COUNTER_LIST, steadfast: LIKE_THE_768 },
} as const;

export const MARINES = mmcCards('american', TEXT, [
  {
    ...MARINE_SQUAD,
    face: '7-6-8',
    corps: 'marines',
    half: '3-4-8',
    deploysInto: '3-4-8',
    exceptions: LEGEND_VALUES,
  },
  { ...MARINE_SQUAD, face: '6-6-8', corps: 'marines', half: '3-4-8', exceptions: FROM_COUNTERS },
  {
    ...MARINE_SQUAD,
    face: '5-5-8',
    variant: 'raiders',
    corps: 'raiders',
    smokeExponent: 2,
    half: '2-3-8 raiders',
    exceptions: FROM_COUNTERS,
  },
  {
    ...MARINE_SQUAD,
    face: '5-5-8',
    variant: 'paramarines',
    corps: 'paramarines',
    smokeExponent: 2,
    half: '2-3-8 paramarines',
    exceptions: FROM_COUNTERS,
  },
  { ...MARINE_HALF, face: '3-4-8', corps: 'marines' },
  { ...MARINE_HALF, face: '2-3-8', variant: 'raiders', corps: 'raiders' },
  { ...MARINE_HALF, face: '2-3-8', variant: 'paramarines', corps: 'paramarines' },
  {
    face: '2-2-8',
    kind: 'crew',
    class: 'E',
    brokenMorale: 8,
    selfRally: true,
    corps: 'marines',
    source: COUNTER_ART,
  },
]);

export const EARLY_ARMY = mmcCards('american', TEXT, [
  {
    face: '4-4-7',
    kind: 'squad',
    class: '2',
    corps: 'early army',
    brokenMorale: 7,
    smokeExponent: 1,
    half: '2-3-7',
    lower: '3-3-6',
    exceptions: { ...FROM_LIST, smokeExponent: COUNTER_ART },
  },
  {
    face: '3-3-6',
    kind: 'squad',
    class: 'G',
    corps: 'early army',
    brokenMorale: 6,
    half: '1-2-6',
    exceptions: FROM_LIST,
  },
  {
    face: '2-3-7',
    kind: 'half-squad',
    class: '2',
    corps: 'early army',
    brokenMorale: 6,
    lower: '1-2-6',
    source: COUNTER_LIST,
  },
  {
    face: '1-2-6',
    kind: 'half-squad',
    class: 'G',
    corps: 'early army',
    brokenMorale: 5,
    source: COUNTER_LIST,
  },
]);
