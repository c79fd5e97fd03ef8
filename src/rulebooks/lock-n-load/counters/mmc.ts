/** Squads and half-squads, entered by their designation: firepower, range, movement, Morale (1.1.1). */
import type { Source } from '../../../engine/index.ts';
import type { Nation } from '../charts/national-characteristics.ts';
import { NATIONS } from '../charts/national-characteristics.ts';
import type { Badge, MmcCard } from './card.ts';
import {
  DESIGNATION,
  IN_INFANTRY_EXAMPLE,
  IN_LATER_EDITION,
  IN_THE_DEMO,
  IN_THE_TEXT,
  OURS,
  REPORTED,
} from './sources.ts';

interface SquadRow {
  readonly face: string;
  readonly half: string;
  readonly badge: Badge;
  /** What is printed on the squad and on its half alike. */
  readonly traits?: Partial<
    Pick<MmcCard, 'assaulter' | 'melee' | 'extendedRange' | 'assaultMove' | 'stealth' | 'selfRally'>
  >;
  readonly source?: Source;
  readonly halfSource?: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}

/** Faces that the text gives in part: the rest of the designation is ours. */
const moraleIsOurs = { morale: OURS, shakenMorale: OURS };

const SQUADS: Readonly<Record<Nation, readonly SquadRow[]>> = {
  german: [
    { face: '1-6-4-5', half: '0-4-4-5', badge: 'Heer', source: IN_INFANTRY_EXAMPLE },
    { face: '1-5-4-5-4', half: '0-3-4-5-4', badge: 'Heer', source: IN_THE_DEMO, exceptions: moraleIsOurs },
    {
      face: '2-3-4-6',
      half: '1-2-4-6',
      badge: 'Pioniere',
      traits: { assaulter: true, melee: true, assaultMove: true },
    },
  ],
  american: [
    {
      face: '2-5-4-6',
      half: '1-4-4-6',
      badge: 'Airborne',
      traits: { assaultMove: true },
      source: DESIGNATION,
      halfSource: IN_THE_DEMO,
    },
    {
      face: '2-6-4-6',
      half: '0-2-4-6',
      badge: 'Army',
      source: IN_THE_TEXT,
      halfSource: REPORTED,
      exceptions: { morale: REPORTED, shakenMorale: REPORTED },
    },
    { face: '1-6-4-5-4', half: '0-4-4-5-4', badge: 'Army' },
  ],
  russian: [
    {
      face: '3-3-4-6',
      half: '1-3-4-6',
      badge: 'Guards',
      traits: { assaulter: true, assaultMove: true },
      source: IN_LATER_EDITION,
      halfSource: IN_LATER_EDITION,
      exceptions: { ...moraleIsOurs, assaulter: OURS, assaultMove: OURS },
    },
    { face: '1-5-4-5', half: '0-3-4-5', badge: 'Rifles' },
    { face: '1-4-3-4', half: '0-2-3-4', badge: 'Rifles', halfSource: REPORTED },
  ],
  british: [
    { face: '2-4-4-6', half: '1-3-4-6', badge: 'Paras', traits: { assaultMove: true, stealth: true } },
    { face: '2-5-4-5', half: '1-4-4-5', badge: 'Infantry', traits: { extendedRange: true } },
    { face: '1-5-4-5-4', half: '0-3-4-5-4', badge: 'Infantry' },
  ],
};

const CREW = '0-2-4-5';
const CREW_BADGES: Readonly<Record<Nation, Badge>> = {
  german: 'Heer',
  american: 'Army',
  russian: 'Rifles',
  british: 'Infantry',
};

export const MMCS: readonly MmcCard[] = NATIONS.flatMap(nation => [
  ...SQUADS[nation].flatMap(row => pair(nation, row)),
  {
    id: `${nation} crew`,
    nation,
    kind: 'crew',
    badge: CREW_BADGES[nation],
    ...strengthOf(CREW),
    source: OURS,
  },
]);

function pair(nation: Nation, row: SquadRow): readonly [MmcCard, MmcCard] {
  const { badge, traits = {}, source = OURS, halfSource = OURS, exceptions } = row;
  const half: MmcCard = {
    id: `${nation} ${row.half}`,
    nation,
    kind: 'half-squad',
    badge,
    ...strengthOf(row.half),
    ...traits,
    source: halfSource,
    ...(halfSource === OURS ? {} : { exceptions: moraleIsOurs }),
  };
  const squad: MmcCard = {
    id: `${nation} ${row.face}`,
    nation,
    kind: 'squad',
    badge,
    ...strengthOf(row.face),
    ...traits,
    half: half.id,
    source,
    ...(source === OURS ? {} : { exceptions: { half: halfSource, ...exceptions } }),
  };
  return [squad, half];
}

type Strength = Pick<MmcCard, 'firepower' | 'range' | 'movement' | 'morale' | 'shakenMorale'>;

/** A fifth number is named only if Shaken Morale differs. */
function strengthOf(face: string): Strength {
  const [firepower, range, movement, morale, shakenMorale = morale] = face.split('-').map(Number);
  if (
    firepower === undefined ||
    range === undefined ||
    movement === undefined ||
    morale === undefined ||
    shakenMorale === undefined
  )
    throw new Error(`'${face}' is no designation; expected firepower-range-movement-morale such as 2-5-4-6`);
  return { firepower, range, movement, morale, shakenMorale };
}
