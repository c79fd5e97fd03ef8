/** Bazookas, Panzerschreck, PIAT and anti-tank rifles (4.4). The Panzerfaust has no counter: it is anybody's. */
import { SHAPED_CHARGE_TO_HIT, type ShapedCharge, toHitByRange } from '../charts/ordnance/shaped-charges.ts';
import type { AntiTankRifleCard, Nation, ShapedChargeCard } from './card.ts';
import { BY_THE_TEXT, COUNTER_ART, KIT_COUNTERS } from './sources.ts';

/** As the counters themselves have it; in play the chart of the match decides. */
const onTheBack = (model: ShapedCharge) => toHitByRange({ shapedChargeToHit: SHAPED_CHARGE_TO_HIT }, model);

const FROM_TEXT_AND_BACK = { firepower: BY_THE_TEXT, toHit: COUNTER_ART };

export const SHAPED_CHARGE_WEAPONS: readonly ShapedChargeCard[] = [
  {
    id: 'american BAZ 43',
    nation: 'american',
    kind: 'shaped-charge',
    name: 'BAZ 43',
    model: 'BAZ 43',
    firepower: 8,
    toHit: onTheBack('BAZ 43'),
    portage: 1,
    removal: 10,
    source: KIT_COUNTERS,
    exceptions: FROM_TEXT_AND_BACK,
  },
  {
    id: 'american BAZ 44',
    nation: 'american',
    kind: 'shaped-charge',
    name: 'BAZ 44',
    model: 'BAZ 44',
    firepower: 8,
    toHit: onTheBack('BAZ 44'),
    portage: 1,
    removal: 11,
    source: KIT_COUNTERS,
    exceptions: FROM_TEXT_AND_BACK,
  },
  {
    id: 'american BAZ 45',
    nation: 'american',
    kind: 'shaped-charge',
    name: 'BAZ 45',
    model: 'BAZ 45',
    firepower: 8,
    toHit: onTheBack('BAZ 45'),
    special: [{ kind: 'WP', depletion: 6 }],
    portage: 1,
    removal: 11,
    source: KIT_COUNTERS,
    exceptions: FROM_TEXT_AND_BACK,
  },
  {
    id: 'german PSK',
    nation: 'german',
    kind: 'shaped-charge',
    name: 'PSK',
    model: 'PSK',
    firepower: 12,
    toHit: onTheBack('PSK'),
    portage: 1,
    removal: 10,
    source: KIT_COUNTERS,
    exceptions: FROM_TEXT_AND_BACK,
  },
  {
    id: 'british PIAT',
    nation: 'british',
    kind: 'shaped-charge',
    name: 'PIAT',
    model: 'PIAT',
    firepower: 8,
    toHit: onTheBack('PIAT'),
    portage: 1,
    breakdown: 10,
    repair: 2,
    source: BY_THE_TEXT,
    exceptions: { toHit: COUNTER_ART, portage: COUNTER_ART },
  },
];

const ARMED_WITH_RIFLES: readonly Nation[] = ['german', 'russian', 'british'];
const FROM_COUNTERS = { portage: COUNTER_ART, breakdown: COUNTER_ART, repair: COUNTER_ART };

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
  exceptions: FROM_COUNTERS,
}));

/** Served by a crew, or it fires and lasts worse (8.1.8.2). */
const TYPE_97: AntiTankRifleCard = {
  id: 'japanese Type 97 ATR',
  nation: 'japanese',
  kind: 'anti-tank-rifle',
  name: 'Type 97 ATR',
  firepower: 1,
  range: 12,
  rateOfFire: 1,
  portage: 5,
  breakdown: 12,
  repair: 1,
  source: BY_THE_TEXT,
  exceptions: { ...FROM_COUNTERS, rateOfFire: COUNTER_ART },
};

export const ANTI_TANK_RIFLES: readonly AntiTankRifleCard[] = [...RIFLES, TYPE_97];
