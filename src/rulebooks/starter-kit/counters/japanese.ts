/** Japanese squads, half-squads and crews: squads lose a step where others break (8.1). */
import { inferred, printed, substitute } from '../charts/source.ts';
import { mmcCards } from './mmc.ts';

const TEXT = printed('rules 8.1.3 and 8.1.6, and the examples of 8.1 and 8.3');
const BY_THE_TEXT = inferred('rules 8.1.3 and 8.1.6');
const FULL_GAME = substitute(
  'the chart is a picture; as the full game is remembered, and the half-squad in the text',
);
const AS_ITS_MORALE = substitute('the chart is a picture; equal to its morale, as with the crew of 8.1.6');

export const JAPANESE = mmcCards('japanese', TEXT, [
  {
    face: '4-4-8',
    kind: 'squad',
    class: 'E',
    half: '2-3-8',
    lower: '4-4-7',
    step: '3-4-8 reduced',
    source: FULL_GAME,
  },
  {
    face: '3-4-8',
    variant: 'reduced',
    kind: 'squad',
    class: 'E',
    half: '2-3-8',
    lower: '3-4-7 reduced',
    step: '2-3-8',
    reduced: true,
    source: FULL_GAME,
  },
  { face: '4-4-7', kind: 'squad', class: '1', half: '2-3-7', lower: '3-4-7', step: '3-4-7 reduced' },
  {
    face: '3-4-7',
    variant: 'reduced',
    kind: 'squad',
    class: '1',
    half: '2-3-7',
    lower: '2-3-7 reduced',
    step: '2-3-7',
    reduced: true,
  },
  {
    face: '3-4-7',
    kind: 'squad',
    class: '2',
    half: '1-3-7',
    lower: '3-3-6',
    step: '2-3-7 reduced',
    source: FULL_GAME,
  },
  {
    face: '2-3-7',
    variant: 'reduced',
    kind: 'squad',
    class: '2',
    half: '1-3-7',
    lower: '2-3-6 reduced',
    step: '1-3-7',
    reduced: true,
  },
  {
    face: '3-3-6',
    kind: 'squad',
    class: 'C',
    half: '1-2-6',
    step: '2-3-6 reduced',
    source: FULL_GAME,
  },
  {
    face: '2-3-6',
    variant: 'reduced',
    kind: 'squad',
    class: 'C',
    half: '1-2-6',
    step: '1-2-6',
    reduced: true,
    source: FULL_GAME,
  },
  {
    face: '2-3-8',
    kind: 'half-squad',
    class: 'E',
    brokenMorale: 8,
    lower: '2-3-7',
    exceptions: { brokenMorale: AS_ITS_MORALE },
  },
  {
    face: '2-3-7',
    kind: 'half-squad',
    class: '1',
    brokenMorale: 7,
    lower: '1-3-7',
    exceptions: { brokenMorale: AS_ITS_MORALE },
  },
  {
    face: '1-3-7',
    kind: 'half-squad',
    class: '2',
    brokenMorale: 7,
    lower: '1-2-6',
    exceptions: { brokenMorale: AS_ITS_MORALE },
  },
  {
    face: '1-2-6',
    kind: 'half-squad',
    class: 'C',
    brokenMorale: 6,
    exceptions: { brokenMorale: AS_ITS_MORALE },
  },
  { face: '2-2-8', kind: 'crew', class: 'E', step: '1-2-8', selfRally: true },
  { face: '1-2-8', kind: 'crew', class: 'E', step: '1-2-7', reduced: true, selfRally: true },
  {
    face: '1-2-7',
    kind: 'crew',
    class: 'E',
    brokenMorale: 8,
    selfRally: true,
    arrivesBroken: true,
    exceptions: { brokenMorale: BY_THE_TEXT },
  },
]);
