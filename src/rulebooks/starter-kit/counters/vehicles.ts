/** Armoured fighting vehicles (7.0), as public counters show them; what the text shows of them is in `exceptions`. */
import type { Source } from '../../../engine/index.ts';
import { maybe, number, oneOf, readTables, several, text } from '../../kit/table.ts';
import { ARMOUR_FACTORS, type ArmourFactor } from '../charts/ordnance/armour-factors.ts';
import { TARGET_SIZES } from '../charts/ordnance/to-hit-modifiers.ts';
import { DISPENSERS } from '../charts/ordnance/vehicle-weapons.ts';
import { FULL_GAME_COUNTERS, inferred, printed, published } from '../charts/source.ts';
import {
  type Armour,
  type CardId,
  GROUND_PRESSURES,
  MOUNTS,
  type Nation,
  TURRETS,
  type VehicleCard,
} from './card.ts';
import { dated, PIECE_COLUMNS, pieceOf } from './readers.ts';

/**
 * Nothing is said of normal ground pressure, average size, and turrets armoured like the hull (7.1). The book dates the
 * Nahverteidigungswaffe (sN), whatever a counter has (3.8).
 */
const TABLES = {
  german: `
    name        | on     | MP | stalls | pressure | size       | hull | turret | type | gun  | lacks | ROF | B# | IFE | machine guns         | ammunition                      | smoke dispensers       | notes
    PzKpfw IIF  | tracks | 14 |        | low      | small      | 3/1  |        | RST  | 20L  |       | 2   | 11 | 4   | CMG 5                |                                 | sD 7                   |
    PzKpfw IIIN | tracks | 13 |        |          |            | 6/3  | 6/4    | T    | 75*  | AP    | 1   |    |     | BMG 3, CMG 5         | HEAT 9, smoke 9                 | sD 7                   |
    PzKpfw IVH  | tracks | 13 |        |          |            | 8/3  | 6/4    | T    | 75L  |       | 1   |    |     | BMG 3, CMG 5, AAMG 2 | APCR 5(42) 4(43) 3(44), smoke 8 | sD 5                   |
    StuG IIIG   | tracks | 13 |        |          | small      | 8/3  |        | NT   | 75L  |       | 1   |    |     | AAMG 2               | APCR 6(42) 5(43) 4(44), smoke 8 | sD 7                   |
    Marder IIIM | tracks | 15 |        | low      |            | 2/1  | 1/0    | NT   | 75L  | HE    | 2   | 11 |     |                      | HE 7, APCR 5(43) 4(44), smoke 7 | sD 5                   | open-topped, low ammunition
    Panther     | tracks | 15 |        |          | large      | 18/6 | 14/6   | ST   | 75LL |       | 1   |    |     | BMG 3, CMG 5, AAMG 2 |                                 | sN 7(7/44+), sN 8(45+) |
    PzKpfw VIE  | tracks | 12 | 12     |          | large      | 11/8 | 14/8   | ST   | 88L  |       | 1   |    |     | BMG 3, CMG 5         | APCR 6(42) 5(43) 4(44)          | sD 7                   |
    PzKpfw VIB  | tracks | 11 | 12     | high     | very large | 26/8 | 18/11  | ST   | 88LL |       | 1   |    |     | BMG 3, CMG 5, AAMG 2 |                                 | sN 9(7/44+)            |
    SdKfz 234/1 | wheels | 33 |        |          | small      | 4/1  |        | ST   | 20L  |       | 2   |    | 6   | CMG 5                |                                 |                        | open-topped`,
  russian: `
    name     | on     | MP | stalls | pressure | size  | hull  | turret | type | gun  | ROF | B# | machine guns        | ammunition                   | smoke dispensers | notes
    BT-7     | tracks | 23 | 11     |          |       | 2/1   | 1/2    | RST  | 45L  | 1   | 11 | CMG 4               |                              |                  |
    T-70     | tracks | 14 |        | low      | small | 6/4   |        | 1MT  | 45L  |     |    | CMG 2               | APCR 4(42) 5(43) 6(44) 7(45) |                  |
    T-34 M41 | tracks | 17 | 11     | low      |       | 11/6  | 8/6    | RST  | 76L  |     |    | BMG 2, CMG 4        | APCR 4(42) 5(43) 6(44)       |                  |
    T-34/85  | tracks | 16 |        |          |       | 11/6  | 11/8   | T    | 85L  | 1   |    | BMG 2, CMG 4        | APCR 5(44) 6(45)             | sD 6             |
    KV-1 M41 | tracks | 11 | 11     |          | large | 11/8  | 11/11  | RST  | 76L  |     |    | BMG 2, CMG 4, RMG 2 | APCR 4(42) 5(43)             |                  |
    IS-2     | tracks | 13 |        |          |       | 14/11 | 18/11  | ST   | 122L |     | 11 | BMG 1, CMG 4, RMG 2 |                              |                  | low ammunition, no intensive fire, fixed bow
    SU-76M   | tracks | 16 |        | low      | small | 4/1   | 3/1    | NT   | 76L  | 2   |    |                     | APCR 5(43) 6(44) 7(45)       |                  | open-topped
    BA-10    | wheels | 19 |        |          |       | 1/0   | 2/1    | RST  | 45L  | 1   | 11 | BMG 2, CMG 4        | APCR 4(42) 5(43)             |                  |`,
  american: `
    name      | on     | MP | pressure | size  | hull | turret | type | gun  | ROF | machine guns         | ammunition                                    | smoke dispensers | notes
    M4A2      | tracks | 14 |          | large | 8/4  | 8/6    | T    | 75   | 1   | BMG 2, CMG 4, AAMG 4 | WP 7(6/44+), smoke 5(6/44+)                   | sM 5(44+)        |
    M4A3      | tracks | 15 |          | large | 8/4  | 8/6    | T    | 75   | 1   | BMG 2, CMG 4, AAMG 4 | WP 7(6/44+), smoke 5(6/44+)                   | sM 4(44+)        |
    M4A3(76)W | tracks | 15 |          | large | 11/4 | 8/6    | T    | 76L  | 1   | BMG 2, CMG 4, AAMG 4 | APCR 4(8/44) 5(45), smoke 5(45)               | sM 8             |
    M5A1      | tracks | 17 |          | small | 6/3  | 6/4    | ST   | 37LL | 1   | BMG 2, CMG 4, AAMG 2 |                                               |                  |
    M10       | tracks | 15 |          |       | 8/3  |        | ST   | 76L  | 2   | AAMG 4               | APCR 5(8/44 Europe) 6(45 Europe), smoke 5(45) | sP 5             | open-topped
    M8        | wheels | 36 | low      | small | 2/1  | 2/2    | ST   | 37LL | 2   | CMG 4, AAMG 4        |                                               | sP 5             | open-topped`,
  british: `
    name          | on     | MP | stalls | pressure | size  | hull | turret | type | gun  | lacks | ROF | B# | machine guns | ammunition                            | smoke dispensers
    Matilda II    | tracks | 9  | 12     | high     |       | 11/8 | 8/8    | T    | 40L  | HE    | 2   |    | CMG 4        |                                       | sD 6
    Valentine III | tracks | 10 |        | low      | small | 6/6  | 8/6    | ST   | 40L  | HE    | 1   |    | CMG 4        |                                       | sM 8
    Crusader III  | tracks | 15 | 12     | high     | small | 4/3  | 6/4    | ST   | 57L  | HE    | 1   |    | CMG 4        | HE 7(2/43+)                           | sD 7, sM 8
    Churchill III | tracks | 9  |        |          | large | 11/8 | 8/8    | T    | 57L  | HE    | 2   | 11 | BMG 2, CMG 4 | HE 7(2/43) 8(44+), APDS 6(6/44) 7(45) | sD 6(44+), sM 8
    Cromwell IV   | tracks | 18 |        |          |       | 6/4  | 8/6    | T    | 75   |       | 1   |    | BMG 2, CMG 4 | smoke 8, WP 6                         | sD 7, sM 8
    Sherman VC    | tracks | 13 |        |          | large | 8/4  | 8/6    | T    | 76LL | HE    | 1   |    | CMG 4        | HE 7, APDS 5(9/44) 6(45)              | sM 8
    Daimler       | wheels | 33 |        |          | small | 2/1  | 2/2    | ST   | 40L  | HE    | 1   |    | CMG 4        |                                       | sD 6`,
  japanese: `
    name            | on     | MP | pressure | size  | hull | turret | type | gun | ROF | B# | machine guns | MG B# | RMG at | ammunition | smoke dispensers | notes
    Type 95 HA-GO   | tracks | 15 | low      | small | 1/1  | 2/2    | 1MT  | 37  |     |    | BMG 2, RMG 2 |       | 2      |            | sD 5(44+)        |
    Type 89A CHI-RO | tracks | 10 | low      | large | 1/1  | 2/2    | ST   | 57* | 1   | 11 | BMG 2, RMG 2 | 11    | 3      |            |                  |
    Type 89B CHI-RO | tracks | 10 | low      | large | 2/1  | 2/2    | ST   | 57* | 1   |    | BMG 2, RMG 2 |       | 4      |            |                  |
    Type 97A CHI-HA | tracks | 14 | low      |       | 3/2  | 4/3    | ST   | 57  | 1   |    | BMG 2, RMG 2 |       | 3      |            | sD 5(41+)        |
    Type 97B CHI-HA | tracks | 14 | low      |       | 3/2  | 4/2    | ST   | 47L | 1   |    | BMG 2, RMG 2 |       | 3      |            | sD 5             |
    Type 1 HO-NI I  | tracks | 14 | low      |       | 3/2  | 4/2    | NT   | 75  | 1   | 11 |              |       |        | WP 5       |                  | open-topped`,
} satisfies Record<Nation, string>;

/** Front and side: `11/6`. */
function armour(cell: string): Armour {
  const [front, side] = cell.split('/').map(factor);
  if (front === undefined || side === undefined) throw new Error('front and side');
  return { front, side };
}
function factor(cell: string): ArmourFactor {
  const found = ARMOUR_FACTORS.find(each => String(each) === cell);
  if (found === undefined) throw new Error(`one of ${ARMOUR_FACTORS.join(', ')}`);
  return found;
}

/** What it is, and its number: `sD 7`, `sN 8(45+)`. */
function dispenser(cell: string) {
  const [kind = '', usage = ''] = cell.split(' ');
  const { number: most, ...when } = dated(usage);
  return { kind: oneOf(DISPENSERS)(kind), usage: most, ...when };
}
function machineGun(cell: string) {
  const [mount = '', firepower = ''] = cell.split(' ');
  return [oneOf(MOUNTS)(mount), number(firepower)] as const;
}

const COLUMNS = {
  name: text,
  on: oneOf(['tracks', 'wheels']),
  MP: number,
  /** Its MP are red: a roll of at least this when it starts immobilizes it. */
  stalls: maybe(number),
  pressure: maybe(oneOf(GROUND_PRESSURES)),
  size: maybe(oneOf(TARGET_SIZES)),
  hull: armour,
  turret: maybe(armour),
  type: oneOf(TURRETS),
  ...PIECE_COLUMNS,
  'B#': maybe(number),
  'machine guns': several(machineGun),
  'MG B#': maybe(number),
  /** Hexspines clockwise from the turret's own. */
  'RMG at': maybe(number),
  'smoke dispensers': maybe(several(dispenser)),
  notes: several(oneOf(['open-topped', 'low ammunition', 'no intensive fire', 'fixed bow'])),
};

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

export const VEHICLE_CARDS: ReadonlyMap<CardId, VehicleCard> = new Map(
  readTables(COLUMNS, TABLES).map(([nation, row]) => {
    const { name, hull, stalls, notes, 'MG B#': gunBreakdown, 'RMG at': rearGunAt } = row;
    const id = `${nation} ${name}`;
    const exceptions = KNOWN[id];
    const card: VehicleCard = {
      id,
      nation,
      kind: 'vehicle',
      name,
      movementType: row.on === 'wheels' ? 'armoured car' : 'fully tracked',
      movementPoints: row.MP,
      ...(stalls !== undefined && { stallsOn: stalls }),
      groundPressure: row.pressure ?? 'normal',
      size: row.size ?? 'average',
      hull,
      turretArmour: row.turret ?? hull,
      turret: row.type,
      ...(notes.includes('open-topped') && { openTopped: true }),
      main: {
        ...pieceOf(row, row['B#']),
        ...(notes.includes('low ammunition') && { lowAmmunition: true }),
        ...(notes.includes('no intensive fire') && { noIntensiveFire: true }),
      },
      guns: Object.fromEntries(row['machine guns']),
      ...(gunBreakdown !== undefined && { gunBreakdown }),
      ...(rearGunAt !== undefined && { rearGunAt }),
      ...(notes.includes('fixed bow') && { fixedBow: true }),
      ...(row['smoke dispensers'] && { dispensers: row['smoke dispensers'] }),
      source: COUNTERS,
      ...(exceptions && { exceptions }),
    };
    return [id, card];
  }),
);

export function vehicleCard(id: CardId): VehicleCard {
  const found = VEHICLE_CARDS.get(id);
  if (!found) throw new Error(`there is no vehicle '${id}'; expected one such as 'german Panther'`);
  return found;
}
