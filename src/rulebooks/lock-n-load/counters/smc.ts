/** Leaders, Heroes, Medics, Snipers and Scouts (11). */
import { NATIONS, type Nation } from '../charts/national-characteristics.ts';
import type { Badge, HeroCard, LeaderCard, MedicCard, ScoutCard, SmcCard, SniperCard } from './card.ts';
import { IN_INFANTRY_EXAMPLE, IN_THE_DEMO, IN_THE_TEXT, OURS, REPORTED } from './sources.ts';

/** Notes on the book know a Leader 6-0-6: six MF, we take it, whatever his rank. */
const LEADER_MOVEMENT = 6;

type LeaderRow = Pick<LeaderCard, 'name' | 'badge' | 'morale' | 'leadership'> &
  Partial<Pick<LeaderCard, 'source' | 'exceptions'>>;

const nameAlone = { source: IN_THE_DEMO, exceptions: { morale: OURS, leadership: OURS, movement: OURS } };

const LEADERS: Readonly<Record<Nation, readonly LeaderRow[]>> = {
  german: [
    { name: 'Capt. Brandt', badge: 'Heer', morale: 7, leadership: 2 },
    {
      name: 'Lt. Koch',
      badge: 'Heer',
      morale: 7,
      leadership: 1,
      source: IN_INFANTRY_EXAMPLE,
      exceptions: { morale: REPORTED, movement: REPORTED },
    },
    { name: 'Lt. Plassmann', badge: 'Heer', morale: 6, leadership: 1, ...nameAlone },
    { name: 'Sgt. Weidner', badge: 'Heer', morale: 6, leadership: 0 },
    { name: 'Lt. Hollmann', badge: 'Pioniere', morale: 7, leadership: 1 },
  ],
  american: [
    { name: 'Capt. Harlan', badge: 'Airborne', morale: 7, leadership: 2 },
    {
      name: 'Lt. Clarkson',
      badge: 'Airborne',
      morale: 6,
      leadership: 1,
      source: IN_INFANTRY_EXAMPLE,
      exceptions: { morale: OURS, movement: REPORTED },
    },
    { name: 'Cpl. Medrow', badge: 'Airborne', morale: 6, leadership: 0, ...nameAlone },
    { name: 'Lt. Pruitt', badge: 'Army', morale: 6, leadership: 1 },
    { name: 'Sgt. Novak', badge: 'Army', morale: 6, leadership: 0 },
  ],
  russian: [
    { name: 'Capt. Orlov', badge: 'Guards', morale: 7, leadership: 2 },
    { name: 'Lt. Sedova', badge: 'Guards', morale: 7, leadership: 1 },
    { name: 'Lt. Gurin', badge: 'Rifles', morale: 6, leadership: 1 },
    { name: 'Sgt. Belkin', badge: 'Rifles', morale: 6, leadership: 0 },
  ],
  british: [
    { name: 'Maj. Ashworth', badge: 'Paras', morale: 7, leadership: 2 },
    { name: 'Lt. Penrose', badge: 'Paras', morale: 7, leadership: 1 },
    { name: 'Lt. Farrow', badge: 'Infantry', morale: 6, leadership: 1 },
    { name: 'Cpl. Tully', badge: 'Infantry', morale: 6, leadership: 0 },
  ],
};

const SPECIALIST_BADGES: Readonly<Record<Nation, Badge>> = {
  german: 'Heer',
  american: 'Airborne',
  russian: 'Guards',
  british: 'Paras',
};

/** Four a nation, of which two may be on the map at once (11.2). */
const HEROES: Readonly<Record<Nation, readonly string[]>> = {
  german: ['Kessler', 'Dorn', 'Ullrich', 'Faber'],
  american: ['Layer', 'Bowman', 'Rizzo', 'Tate'],
  russian: ['Zaitsev', 'Morozova', 'Kovalenko', 'Bagrov'],
  british: ['Fenwick', 'Doyle', 'Marsh', 'Pascoe'],
};

function leader(nation: Nation, row: LeaderRow): LeaderCard {
  return {
    id: `${nation} ${row.name}`,
    nation,
    kind: 'leader',
    movement: LEADER_MOVEMENT,
    source: OURS,
    ...row,
  };
}

function hero(nation: Nation, name: string): HeroCard {
  return {
    id: `${nation} ${name}`,
    nation,
    kind: 'hero',
    name,
    badge: SPECIALIST_BADGES[nation],
    firepower: 2,
    range: 5,
    movement: 6,
    assaultMove: true,
    morale: 7,
    wounded: { firepower: 1, movement: 5, morale: 6 },
    source: OURS,
    ...(name === 'Layer'
      ? { exceptions: { name: REPORTED, firepower: REPORTED, movement: IN_THE_TEXT } }
      : {}),
  };
}

function specialists(nation: Nation): readonly [MedicCard, SniperCard, ScoutCard] {
  const badge = SPECIALIST_BADGES[nation];
  const shared = { nation, badge, source: OURS };
  return [
    {
      ...shared,
      id: `${nation} Medic`,
      kind: 'medic',
      morale: 6,
      movement: 6,
      ...(nation === 'american' ? { exceptions: { morale: IN_INFANTRY_EXAMPLE } } : {}),
    },
    { ...shared, id: `${nation} Sniper`, kind: 'sniper', morale: 6 },
    {
      ...shared,
      id: `${nation} Scout`,
      kind: 'scout',
      firepower: 1,
      range: 4,
      movement: 6,
      stealth: true,
      morale: 6,
    },
  ];
}

export const SMCS: readonly SmcCard[] = NATIONS.flatMap(nation => [
  ...LEADERS[nation].map(row => leader(nation, row)),
  ...HEROES[nation].map(name => hero(nation, name)),
  ...specialists(nation),
]);
