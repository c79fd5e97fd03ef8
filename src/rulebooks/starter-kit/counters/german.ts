/** German squads, half-squads and crews. */
import { mmcCards } from './mmc.ts';
import { COMBAT_EXAMPLE, COUNTER_ART, FULL_GAME, KIT_COUNTERS, NATIONALITY_CHART } from './sources.ts';

const fromKit = { brokenMorale: KIT_COUNTERS };
const fromFullGame = { brokenMorale: FULL_GAME };

export const GERMANS = mmcCards('german', NATIONALITY_CHART, [
  {
    face: '4-6-8',
    kind: 'squad',
    class: 'E',
    brokenMorale: 8,
    smokeExponent: 2,
    half: '2-4-8',
    lower: '4-6-7',
    exceptions: fromKit,
  },
  {
    face: '5-4-8',
    kind: 'squad',
    class: 'E',
    brokenMorale: 8,
    smokeExponent: 2,
    assaultFire: true,
    half: '2-3-8',
    lower: '4-4-7',
    exceptions: fromKit,
  },
  {
    face: '4-6-7',
    kind: 'squad',
    class: '1',
    brokenMorale: 7,
    smokeExponent: 1,
    half: '2-4-7',
    lower: '4-4-7',
    exceptions: { brokenMorale: FULL_GAME, half: COMBAT_EXAMPLE },
  },
  {
    face: '4-4-7',
    kind: 'squad',
    class: '2',
    brokenMorale: 7,
    half: '2-3-7',
    lower: '4-3-6',
    exceptions: fromFullGame,
  },
  { face: '4-3-6', kind: 'squad', class: 'C', brokenMorale: 5, half: '2-3-6', exceptions: fromFullGame },
  { face: '2-4-8', kind: 'half-squad', class: 'E', brokenMorale: 7, lower: '2-4-7', exceptions: fromKit },
  { face: '2-3-8', kind: 'half-squad', class: 'E', brokenMorale: 7, lower: '2-3-7', exceptions: fromKit },
  {
    face: '2-4-7',
    kind: 'half-squad',
    class: '1',
    brokenMorale: 6,
    lower: '2-3-7',
    exceptions: fromFullGame,
  },
  {
    face: '2-3-7',
    kind: 'half-squad',
    class: '2',
    brokenMorale: 6,
    lower: '2-3-6',
    exceptions: fromFullGame,
  },
  { face: '2-3-6', kind: 'half-squad', class: 'C', brokenMorale: 4, exceptions: fromFullGame },
  {
    face: '2-2-8',
    kind: 'crew',
    class: 'E',
    brokenMorale: 8,
    selfRally: true,
    source: KIT_COUNTERS,
    exceptions: { brokenMorale: COUNTER_ART },
  },
]);
