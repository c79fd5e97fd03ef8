/** Bazookas, Panzerschreck, PIAT and anti-tank rifles (4.4). The Panzerfaust has no counter: it is anybody's. */
import { keyed, maybe, namedIn, number, oneOf, readTable } from '../../kit/table.ts';
import { SHAPED_CHARGE_TO_HIT, toHitByRange } from '../charts/ordnance/shaped-charges.ts';
import { type AntiTankRifleCard, LAUNCHERS, NATIONS, type Nation, type ShapedChargeCard } from './card.ts';
import { ammunition } from './readers.ts';
import { BY_THE_TEXT, COUNTER_ART, KIT_COUNTERS } from './sources.ts';

const SOURCES = { kit: KIT_COUNTERS, text: BY_THE_TEXT, art: COUNTER_ART };

const COLUMNS = {
  nation: oneOf(NATIONS),
  model: oneOf(LAUNCHERS),
  firepower: number,
  special: maybe(ammunition),
  portage: number,
  removal: maybe(number),
  breakdown: maybe(number),
  repair: maybe(number),
  source: namedIn(SOURCES),
  exceptions: keyed(namedIn(SOURCES)),
};

const TABLE = `
  nation   | model  | firepower | special | portage | removal | breakdown | repair | source | exceptions
  american | BAZ 43 | 8         |         | 1       | 10      |           |        | kit    | firepower: text, toHit: art
  american | BAZ 44 | 8         |         | 1       | 11      |           |        | kit    | firepower: text, toHit: art
  american | BAZ 45 | 8         | WP 6    | 1       | 11      |           |        | kit    | firepower: text, toHit: art
  german   | PSK    | 12        |         | 1       | 10      |           |        | kit    | firepower: text, toHit: art
  british  | PIAT   | 8         |         | 1       |         | 10        | 2      | text   | toHit: art, portage: art`;

/** To hit they have what the counters themselves have; in play the chart of the match decides. */
export const SHAPED_CHARGE_WEAPONS: readonly ShapedChargeCard[] = readTable(COLUMNS, TABLE).map(
  ({ nation, model, firepower, ...rest }) => ({
    id: `${nation} ${model}`,
    nation,
    kind: 'shaped-charge',
    name: model,
    model,
    firepower,
    toHit: toHitByRange({ shapedChargeToHit: SHAPED_CHARGE_TO_HIT }, model),
    ...rest,
  }),
);

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
