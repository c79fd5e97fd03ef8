/** Armoured fighting vehicles (7.0): made from their history; what the text shows of them is named in `exceptions`. */
import type { Source } from '../../../engine/index.ts';
import { inferred, printed } from '../charts/source.ts';
import type { CardId, Nation, Piece, VehicleCard } from './card.ts';
import {
  armourFactor,
  FEW_ROUNDS,
  FROM_HISTORY,
  groundPressure,
  machineGuns,
  movementPoints,
  turretType,
  vehicleRateOfFire,
  vehicleSize,
  withinAStep,
} from './history.ts';
import { CAPABILITIES } from './sources.ts';
import { AMERICAN_VEHICLES } from './vehicles/american.ts';
import { BRITISH_VEHICLES } from './vehicles/british.ts';
import type { FiguresOfNation, VehicleFigures } from './vehicles/figures.ts';
import { GERMAN_VEHICLES } from './vehicles/german.ts';
import { JAPANESE_VEHICLES } from './vehicles/japanese.ts';
import { RUSSIAN_VEHICLES } from './vehicles/russian.ts';

const CLOSE_COMBAT = inferred('the example of close combat with a tank, 3.8');
const FIRE_EXAMPLES = inferred('the examples of vehicular fire, 7.7');
const TANK_EXAMPLES = inferred('the examples of vehicle movement, to hit and to kill, 7.3 to 7.6');
const SAME_HEX_EXAMPLE = inferred('the example of same hex fire, 7.10');
const NOTES = printed('the vehicle notes, Chapter H');

/** Card by card, the fields that agree with a source and don't rest on the scale alone. */
const KNOWN: Readonly<Record<CardId, Readonly<Record<string, Source>>>> = {
  'german PzKpfw IIIN': {
    movementPoints: TANK_EXAMPLES,
    hull: TANK_EXAMPLES,
    turretArmour: TANK_EXAMPLES,
    turret: TANK_EXAMPLES,
    size: TANK_EXAMPLES,
    main: TANK_EXAMPLES,
    dispensers: TANK_EXAMPLES,
  },
  'german Panther': { guns: CLOSE_COMBAT },
  'german PzKpfw VIB': { guns: FIRE_EXAMPLES, turret: FIRE_EXAMPLES },
  'russian KV-1 M41': {
    hull: TANK_EXAMPLES,
    turretArmour: TANK_EXAMPLES,
    turret: TANK_EXAMPLES,
    size: TANK_EXAMPLES,
    main: TANK_EXAMPLES,
  },
  'russian T-34/85': {
    movementPoints: SAME_HEX_EXAMPLE,
    groundPressure: SAME_HEX_EXAMPLE,
    hull: SAME_HEX_EXAMPLE,
    guns: SAME_HEX_EXAMPLE,
  },
  'american M4A2': { main: NOTES, dispensers: CAPABILITIES },
  'american M4A3': { main: NOTES, dispensers: CAPABILITIES },
  'american M8': { movementType: NOTES, openTopped: printed('rule 7.13'), dispensers: CAPABILITIES },
  'japanese Type 95 HA-GO': { rearGunAt: NOTES, dispensers: CAPABILITIES },
  'japanese Type 89A CHI-RO': { gunBreakdown: NOTES },
  'japanese Type 89B CHI-RO': { rearGunAt: NOTES },
  'japanese Type 97A CHI-HA': { dispensers: CAPABILITIES },
  'japanese Type 97B CHI-HA': { dispensers: CAPABILITIES },
};

function mainArmament(figures: VehicleFigures): Piece {
  const { gun, turret, special, firepowerEquivalent, lacks, rounds = FEW_ROUNDS, breakdown } = figures;
  const rateOfFire = vehicleRateOfFire(gun.calibre, turret);
  const isShort = rounds < FEW_ROUNDS;
  return {
    ...gun,
    ...(rateOfFire !== undefined && { rateOfFire }),
    unlimited: (['AP', 'HE'] as const).filter(shell => shell !== lacks),
    ...(special && { special }),
    ...(firepowerEquivalent !== undefined && { firepowerEquivalent }),
    breakdown: breakdown ?? (isShort ? 11 : 12),
    ...(isShort && { lowAmmunition: true }),
  };
}

function vehicle(figures: VehicleFigures): VehicleCard {
  const { nation, name, hull, turret, breakdown, rearGunAt, stallsOn, dispensers } = figures;
  const id = `${nation} ${name}`;
  const movementType = figures.wheeled ? 'armoured car' : 'fully tracked';
  const front = armourFactor(hull.front);
  const side = armourFactor(hull.side);
  const known = KNOWN[id];
  return {
    id,
    nation,
    kind: 'vehicle',
    name,
    movementType,
    movementPoints: movementPoints(figures.speed, movementType),
    ...(stallsOn !== undefined && { stallsOn }),
    groundPressure: figures.pressure === undefined ? 'normal' : groundPressure(figures.pressure),
    size: vehicleSize(figures.outline),
    hull: { front, side },
    turretArmour: turret
      ? {
          front: withinAStep(armourFactor(turret.front), front),
          side: withinAStep(armourFactor(turret.side), side),
        }
      : { front, side },
    turret: turretType(turret),
    ...(figures.openTopped && { openTopped: true }),
    main: mainArmament(figures),
    guns: machineGuns(nation, figures.machineGuns),
    ...(breakdown !== undefined && { gunBreakdown: breakdown }),
    ...(rearGunAt !== undefined && { rearGunAt }),
    ...(figures.fixedBow && { fixedBow: true }),
    ...(dispensers && { dispensers }),
    source: FROM_HISTORY,
    ...(known && { exceptions: known }),
  };
}

const of = (nation: Nation) => (figures: FiguresOfNation) => vehicle({ nation, ...figures });

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
