/** Russian squads, half-squads and crews. */
import { published } from '../charts/source.ts';
import { mmcCards } from './mmc.ts';
import {
  COMBAT_EXAMPLE,
  COUNTER_ART,
  FULL_GAME,
  KIT_COUNTERS,
  NATIONALITY_CHART,
  RALLY_EXAMPLE,
} from './sources.ts';

const fromKit = { brokenMorale: KIT_COUNTERS };
const fromFullGame = { brokenMorale: FULL_GAME };
/** The chart of kit 1 has no 6-2-8. */
const LATER_KIT = published(
  'a public browser version of the kits; its half-squad shows 7 in the play aid too',
);
const laterKit = { brokenMorale: LATER_KIT, lower: LATER_KIT };

export const RUSSIANS = mmcCards('russian', NATIONALITY_CHART, [
  {
    face: '4-5-8',
    kind: 'squad',
    class: 'E',
    brokenMorale: 8,
    half: '2-4-8',
    lower: '4-4-7',
    exceptions: fromKit,
  },
  {
    face: '6-2-8',
    kind: 'squad',
    class: 'E',
    brokenMorale: 8,
    assaultFire: true,
    half: '3-2-8',
    lower: '5-2-7',
    source: KIT_COUNTERS,
    exceptions: laterKit,
  },
  {
    face: '4-4-7',
    kind: 'squad',
    class: '1',
    brokenMorale: 7,
    half: '2-3-7',
    lower: '4-2-6',
    exceptions: fromFullGame,
  },
  {
    face: '5-2-7',
    kind: 'squad',
    class: '1',
    brokenMorale: 7,
    assaultFire: true,
    half: '2-2-7',
    lower: '4-2-6',
    exceptions: { brokenMorale: RALLY_EXAMPLE },
  },
  {
    face: '4-2-6',
    kind: 'squad',
    class: 'C',
    brokenMorale: 5,
    half: '2-2-6',
    exceptions: { brokenMorale: FULL_GAME, half: COMBAT_EXAMPLE },
  },
  { face: '2-4-8', kind: 'half-squad', class: 'E', brokenMorale: 7, lower: '2-3-7', exceptions: fromKit },
  {
    face: '3-2-8',
    kind: 'half-squad',
    class: 'E',
    brokenMorale: 7,
    lower: '2-2-7',
    source: KIT_COUNTERS,
    exceptions: laterKit,
  },
  {
    face: '2-3-7',
    kind: 'half-squad',
    class: '1',
    brokenMorale: 6,
    lower: '2-2-6',
    exceptions: fromFullGame,
  },
  { face: '2-2-7', kind: 'half-squad', class: '1', brokenMorale: 6, lower: '2-2-6', exceptions: fromKit },
  { face: '2-2-6', kind: 'half-squad', class: 'C', brokenMorale: 4, exceptions: fromFullGame },
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
