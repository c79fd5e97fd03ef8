/** British squads, half-squads and crews: they go down class by class. */
import { mmcCards } from './mmc.ts';
import { COUNTER_ART, COUNTER_LIST, KIT_COUNTERS } from './sources.ts';

const replaced = { lower: COUNTER_LIST };

export const BRITISH = mmcCards('british', KIT_COUNTERS, [
  {
    face: '6-4-8',
    kind: 'squad',
    class: 'E',
    brokenMorale: 8,
    smokeExponent: 2,
    assaultFire: true,
    steadfast: true,
    half: '3-3-8',
    exceptions: { assaultFire: COUNTER_ART },
  },
  {
    face: '4-5-8',
    kind: 'squad',
    class: 'E',
    brokenMorale: 8,
    smokeExponent: 2,
    half: '2-4-8',
    lower: '4-5-7',
    exceptions: replaced,
  },
  {
    face: '4-5-7',
    kind: 'squad',
    class: '1',
    brokenMorale: 7,
    smokeExponent: 2,
    half: '2-4-7',
    lower: '4-4-7',
    exceptions: replaced,
  },
  {
    face: '4-4-7',
    kind: 'squad',
    class: '2',
    brokenMorale: 7,
    half: '2-3-7',
    lower: '4-3-6',
    exceptions: replaced,
  },
  { face: '4-3-6', kind: 'squad', class: 'G', brokenMorale: 6, half: '2-2-6' },
  { face: '3-3-8', kind: 'half-squad', class: 'E', brokenMorale: 7, steadfast: true },
  { face: '2-4-8', kind: 'half-squad', class: 'E', brokenMorale: 7, lower: '2-4-7', exceptions: replaced },
  { face: '2-4-7', kind: 'half-squad', class: '1', brokenMorale: 6, lower: '2-3-7', exceptions: replaced },
  { face: '2-3-7', kind: 'half-squad', class: '2', brokenMorale: 6, lower: '2-2-6', exceptions: replaced },
  { face: '2-2-6', kind: 'half-squad', class: 'G', brokenMorale: 5 },
  { face: '2-2-8', kind: 'crew', class: 'E', brokenMorale: 8, selfRally: true },
]);
