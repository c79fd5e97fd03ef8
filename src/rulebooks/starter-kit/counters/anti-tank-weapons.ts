/** Bazookas, Panzerschreck, PIAT and anti-tank rifles (4.4). The Panzerfaust has no counter: it is anybody's. */
import { toHitByRange } from '../charts/shaped-charges.ts';
import { substitute } from '../charts/source.ts';
import type { AntiTankRifleCard, Nation, ShapedChargeCard } from './card.ts';
import { BY_THE_TEXT, KIT_COUNTERS } from './sources.ts';

const FIREPOWER_BY_TEXT = { firepower: BY_THE_TEXT };

export const SHAPED_CHARGE_WEAPONS: readonly ShapedChargeCard[] = [
  {
    id: 'american BAZ 43',
    nation: 'american',
    kind: 'shaped-charge',
    name: 'BAZ 43',
    model: 'BAZ 43',
    firepower: 8,
    toHit: toHitByRange('BAZ 43'),
    portage: 1,
    removal: 10,
    source: KIT_COUNTERS,
    exceptions: FIREPOWER_BY_TEXT,
  },
  {
    id: 'american BAZ 44',
    nation: 'american',
    kind: 'shaped-charge',
    name: 'BAZ 44',
    model: 'BAZ 44',
    firepower: 8,
    toHit: toHitByRange('BAZ 44'),
    portage: 1,
    removal: 11,
    source: KIT_COUNTERS,
    exceptions: FIREPOWER_BY_TEXT,
  },
  {
    id: 'american BAZ 45',
    nation: 'american',
    kind: 'shaped-charge',
    name: 'BAZ 45',
    model: 'BAZ 45',
    firepower: 8,
    toHit: toHitByRange('BAZ 45'),
    special: [{ kind: 'WP', depletion: 6 }],
    portage: 1,
    removal: 11,
    source: KIT_COUNTERS,
    exceptions: FIREPOWER_BY_TEXT,
  },
  {
    id: 'german PSK',
    nation: 'german',
    kind: 'shaped-charge',
    name: 'PSK',
    model: 'PSK',
    firepower: 12,
    toHit: toHitByRange('PSK'),
    portage: 1,
    removal: 10,
    source: KIT_COUNTERS,
    exceptions: FIREPOWER_BY_TEXT,
  },
  {
    id: 'british PIAT',
    nation: 'british',
    kind: 'shaped-charge',
    name: 'PIAT',
    model: 'PIAT',
    firepower: 8,
    toHit: toHitByRange('PIAT'),
    portage: 1,
    breakdown: 10,
    repair: 2,
    source: BY_THE_TEXT,
    exceptions: {
      toHit: KIT_COUNTERS,
      portage: substitute('no source gives it; as the other weapons of its kind'),
    },
  },
];

const ARMED_WITH_RIFLES: readonly Nation[] = ['german', 'russian', 'british'];
const LIKE_A_LIGHT_MACHINE_GUN = substitute('not in the kits we know; as a light machine gun');

const RIFLES: readonly AntiTankRifleCard[] = ARMED_WITH_RIFLES.map(nation => ({
  id: `${nation} ATR`,
  nation,
  kind: 'anti-tank-rifle',
  name: 'ATR',
  firepower: 1,
  range: 12,
  portage: 1,
  breakdown: 12,
  repair: 1,
  source: BY_THE_TEXT,
  exceptions: {
    portage: LIKE_A_LIGHT_MACHINE_GUN,
    breakdown: LIKE_A_LIGHT_MACHINE_GUN,
    repair: LIKE_A_LIGHT_MACHINE_GUN,
  },
}));

/** Served by a crew, or it fires and lasts worse (8.1.8.2). */
const TYPE_97: AntiTankRifleCard = {
  id: 'japanese Type 97 ATR',
  nation: 'japanese',
  kind: 'anti-tank-rifle',
  name: 'Type 97 ATR',
  firepower: 1,
  range: 12,
  rateOfFire: 2,
  portage: 4,
  breakdown: 12,
  repair: 1,
  source: BY_THE_TEXT,
  exceptions: {
    rateOfFire: substitute('that it has one follows from 8.1.8.2; as a medium machine gun'),
    portage: substitute('68 kg that four men carried, by the notes of Chapter H'),
    breakdown: LIKE_A_LIGHT_MACHINE_GUN,
    repair: LIKE_A_LIGHT_MACHINE_GUN,
  },
};

export const ANTI_TANK_RIFLES: readonly AntiTankRifleCard[] = [...RIFLES, TYPE_97];
