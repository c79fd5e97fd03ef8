/** Armoured fighting vehicles (7.0), as public counters show them; what the text shows of them is in `exceptions`. */
import type { Source } from '../../../engine/index.ts';
import { FULL_GAME_COUNTERS, inferred, printed, published } from '../charts/source.ts';
import type { CardId, Nation, Piece, VehicleCard } from './card.ts';
import { AMERICAN_VEHICLES } from './vehicles/american.ts';
import { BRITISH_VEHICLES } from './vehicles/british.ts';
import type { VehicleFigures } from './vehicles/figures.ts';
import { GERMAN_VEHICLES } from './vehicles/german.ts';
import { JAPANESE_VEHICLES } from './vehicles/japanese.ts';
import { RUSSIAN_VEHICLES } from './vehicles/russian.ts';

const COUNTERS = published(
  `${FULL_GAME_COUNTERS}; ammunition and smoke dispensers by the capability lists of vasl-templates`,
);
const CLOSE_COMBAT = inferred('the example of close combat with a tank, 3.8');
const FIRE_EXAMPLES = inferred('the examples of vehicular fire, 7.7');
const TANK_EXAMPLES = inferred('the examples of vehicle movement, to hit and to kill, 7.3 to 7.6');
const SAME_HEX_EXAMPLE = inferred('the example of same hex fire, 7.10');
const NOTES = printed('the vehicle notes, Chapter H');

/** Card by card, what the text shows or lets one see. */
const KNOWN: Readonly<Record<CardId, Readonly<Record<string, Source>>>> = {
  'german PzKpfw IIIN': {
    movementPoints: TANK_EXAMPLES,
    hull: TANK_EXAMPLES,
    turretArmour: TANK_EXAMPLES,
    turret: TANK_EXAMPLES,
    size: TANK_EXAMPLES,
    dispensers: TANK_EXAMPLES,
  },
  'german Panther': { guns: CLOSE_COMBAT },
  'german PzKpfw VIB': { guns: FIRE_EXAMPLES, turret: FIRE_EXAMPLES },
  'russian KV-1 M41': {
    hull: TANK_EXAMPLES,
    turretArmour: TANK_EXAMPLES,
    turret: TANK_EXAMPLES,
    size: TANK_EXAMPLES,
  },
  'russian T-34/85': {
    movementPoints: SAME_HEX_EXAMPLE,
    groundPressure: SAME_HEX_EXAMPLE,
    hull: SAME_HEX_EXAMPLE,
    guns: SAME_HEX_EXAMPLE,
  },
  'american M4A2': { main: NOTES },
  'american M4A3': { main: NOTES },
  'american M8': { movementType: NOTES, openTopped: printed('rule 7.13') },
  'japanese Type 95 HA-GO': { rearGunAt: NOTES },
  'japanese Type 89A CHI-RO': { gunBreakdown: NOTES },
  'japanese Type 89B CHI-RO': { rearGunAt: NOTES },
};

function mainArmament(figures: VehicleFigures): Piece {
  const { gun, rateOfFire, special, firepowerEquivalent, lacks, breakdown = 12 } = figures;
  return {
    ...gun,
    ...(rateOfFire !== undefined && { rateOfFire }),
    unlimited: (['AP', 'HE'] as const).filter(shell => shell !== lacks),
    ...(special && { special }),
    ...(firepowerEquivalent !== undefined && { firepowerEquivalent }),
    breakdown,
    ...(figures.lowAmmunition && { lowAmmunition: true }),
    ...(figures.noIntensiveFire && { noIntensiveFire: true }),
  };
}

function vehicle(nation: Nation, figures: VehicleFigures): VehicleCard {
  const { name, hull, gunBreakdown, rearGunAt, stallsOn, dispensers } = figures;
  const id = `${nation} ${name}`;
  const known = KNOWN[id];
  return {
    id,
    nation,
    kind: 'vehicle',
    name,
    movementType: figures.wheeled ? 'armoured car' : 'fully tracked',
    movementPoints: figures.movementPoints,
    ...(stallsOn !== undefined && { stallsOn }),
    groundPressure: figures.groundPressure ?? 'normal',
    size: figures.size ?? 'average',
    hull,
    turretArmour: figures.turretArmour ?? hull,
    turret: figures.turret,
    ...(figures.openTopped && { openTopped: true }),
    main: mainArmament(figures),
    guns: figures.guns,
    ...(gunBreakdown !== undefined && { gunBreakdown }),
    ...(rearGunAt !== undefined && { rearGunAt }),
    ...(figures.fixedBow && { fixedBow: true }),
    ...(dispensers && { dispensers }),
    source: COUNTERS,
    ...(known && { exceptions: known }),
  };
}

const of = (nation: Nation) => (figures: VehicleFigures) => vehicle(nation, figures);

export const VEHICLE_CARDS: ReadonlyMap<CardId, VehicleCard> = new Map(
  [
    ...GERMAN_VEHICLES.map(of('german')),
    ...RUSSIAN_VEHICLES.map(of('russian')),
    ...AMERICAN_VEHICLES.map(of('american')),
    ...BRITISH_VEHICLES.map(of('british')),
    ...JAPANESE_VEHICLES.map(of('japanese')),
  ].map(each => [each.id, each]),
);

export function vehicleCard(id: CardId): VehicleCard {
  const found = VEHICLE_CARDS.get(id);
  if (!found) throw new Error(`there is no vehicle '${id}'; expected one such as 'german Panther'`);
  return found;
}
