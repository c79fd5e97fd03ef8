/** American squads, half-squads and crews: they break sooner than others and come back sooner. */
import { mmcCards } from './mmc.ts';
import { COUNTER_ART, COUNTER_LIST, KIT_COUNTERS, NATIONALITY_CHART } from './sources.ts';

const fromKit = { brokenMorale: KIT_COUNTERS };
/** The play aid of the kits has one less. */
const fromList = { brokenMorale: COUNTER_LIST };

export const AMERICANS = mmcCards('american', NATIONALITY_CHART, [
  {
    face: '7-4-7',
    kind: 'squad',
    class: 'E',
    brokenMorale: 8,
    smokeExponent: 3,
    assaultFire: true,
    steadfast: true,
    half: '3-3-7',
    exceptions: fromKit,
  },
  {
    face: '6-6-7',
    kind: 'squad',
    class: 'E',
    brokenMorale: 8,
    smokeExponent: 3,
    assaultFire: true,
    half: '3-4-7',
    lower: '6-6-6',
    exceptions: fromList,
  },
  {
    face: '6-6-6',
    kind: 'squad',
    class: '1',
    brokenMorale: 8,
    smokeExponent: 3,
    assaultFire: true,
    half: '3-4-6',
    lower: '5-4-6',
    exceptions: fromKit,
  },
  {
    face: '5-4-6',
    kind: 'squad',
    class: '2',
    brokenMorale: 7,
    smokeExponent: 2,
    assaultFire: true,
    half: '2-3-6',
    lower: '5-3-6',
    exceptions: fromKit,
  },
  {
    face: '5-3-6',
    kind: 'squad',
    class: 'G',
    brokenMorale: 7,
    smokeExponent: 2,
    assaultFire: true,
    half: '2-2-6',
    exceptions: fromKit,
  },
  { face: '3-3-7', kind: 'half-squad', class: 'E', brokenMorale: 7, steadfast: true, exceptions: fromKit },
  { face: '3-4-7', kind: 'half-squad', class: 'E', brokenMorale: 7, lower: '3-4-6', exceptions: fromKit },
  { face: '3-4-6', kind: 'half-squad', class: '1', brokenMorale: 7, lower: '2-3-6', exceptions: fromList },
  { face: '2-3-6', kind: 'half-squad', class: '2', brokenMorale: 6, lower: '2-2-6', exceptions: fromList },
  { face: '2-2-6', kind: 'half-squad', class: 'G', brokenMorale: 6, exceptions: fromList },
  {
    face: '2-2-7',
    kind: 'crew',
    class: 'E',
    brokenMorale: 8,
    selfRally: true,
    source: KIT_COUNTERS,
    exceptions: { brokenMorale: COUNTER_ART },
  },
]);
