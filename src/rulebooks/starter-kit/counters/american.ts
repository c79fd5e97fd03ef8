/** American squads, half-squads and crews: they break sooner than others and come back sooner. */
import { substitute } from '../charts/source.ts';
import { mmcCards } from './mmc.ts';
import { KIT_COUNTERS, NATIONALITY_CHART, ONE_BELOW_ITS_SQUAD } from './sources.ts';

const fromKit = { brokenMorale: KIT_COUNTERS };
const oneBelow = { brokenMorale: ONE_BELOW_ITS_SQUAD };
const LIKE_THE_OTHERS = substitute(
  'as the 7-4-7 and the 6-6-6, and one above its half-squad; the public play aid of the kits has 7',
);

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
    exceptions: { brokenMorale: LIKE_THE_OTHERS },
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
  { face: '3-4-6', kind: 'half-squad', class: '1', brokenMorale: 7, lower: '2-3-6', exceptions: oneBelow },
  { face: '2-3-6', kind: 'half-squad', class: '2', brokenMorale: 6, lower: '2-2-6', exceptions: oneBelow },
  { face: '2-2-6', kind: 'half-squad', class: 'G', brokenMorale: 6, exceptions: oneBelow },
  {
    face: '2-2-7',
    kind: 'crew',
    class: 'E',
    brokenMorale: 6,
    selfRally: true,
    source: KIT_COUNTERS,
  },
]);
