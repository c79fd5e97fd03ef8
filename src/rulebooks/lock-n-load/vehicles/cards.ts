/** The counters of vehicles: how they were in history, on this book's scale, and what no fact decides. */
import { gunFacts, vehicleFacts } from '../../kit/history/index.ts';
import { maybe, number, oneOf, readTables, text } from '../../kit/table.ts';
import type { Nation } from '../charts/national-characteristics.ts';
import {
  ARMOR_EXAMPLE,
  inferred,
  LATER_EDITION,
  printed,
  published,
  REPORTED,
  substitute,
} from '../charts/source.ts';
import type { Ordnance } from '../counters/card.ts';
import { MOVEMENT_CLASSES, TRANSPORTS, type VehicleCard } from './card.ts';
import { armorScale, movementScale, toHitScale } from './scale.ts';

const SCALED = substitute(
  'plates, guns and speeds of history, on a scale that agrees with every value known',
);
const SHOWN = printed('the to-hit table beside rule 14.1');
const EXAMPLE = inferred(ARMOR_EXAMPLE);
const LONG_75 = published(`${LATER_EDITION}: the 7.5 cm L/48 hits on 9 up to 7 hexes, penetration 5`);

/** Values that are known, and from where. */
const KNOWN: Readonly<Record<string, VehicleCard['exceptions'] & {}>> = {
  'american M4A1': {
    gun: SHOWN,
    morale: published(`${LATER_EDITION}: the vehicle narrative`),
    movement: inferred('rule 16.4: a tank with 10 points, which is not named'),
    'armor/front/hull': published(`${LATER_EDITION}: the vehicle narrative`),
    'armor/front/turret': published('the armor example of Band of Heroes, an earlier edition'),
    machineGun: EXAMPLE,
  },
  'american M10': { morale: EXAMPLE, 'armor/rear/turret': EXAMPLE },
  'german PzKpfw IVH': { morale: REPORTED, 'armor/front/turret': REPORTED, gun: LONG_75 },
};

/** What stands high or low in the field, and what is quick for its kind (15.6). */
const LARGE = [
  'german PzKpfw VIE',
  'german Opel Blitz',
  'american GMC 2½-ton',
  'russian KV-1 M41',
  'russian IS-2',
  'russian ZIS-5',
];
const SMALL = [
  'german Marder IIIM',
  'german SdKfz 251/1',
  'american Jeep',
  'russian SU-76M',
  'british Universal Carrier',
];
const FAST = ['german SdKfz 234/1', 'american M8', 'american Jeep', 'british Cromwell IV'];
/** Side skirts against shaped charges. */
const SKIRTED = ['german Panther'];

/** HE: the HE-equivalent, and an asterisk where the gun has no shell for infantry. */
const TABLES = {
  german: `
    name        | class | morale | HE | shots | MG | MG* | carries | gun
    PzKpfw IIIN | T     | 6      | 3  |       | 4  |     | PPO     |
    PzKpfw IVF2 | T     | 6      | 3  |       | 4  | 2   | PPO     |
    PzKpfw IVH  | T     | 6      | 3  |       | 4  | 2   | PPO     |
    StuG IIIG   | T     | 6      | 3  |       |    | 2   | PPO     |
    Marder IIIM | T     | 6      | 3  |       |    | 2   | PO      |
    Panther     | T     | 6      | 3  |       | 4  | 2   | PPO     |
    PzKpfw VIE  | T     | 7      | 4  |       | 4  | 2   | PPO     |
    SdKfz 234/1 | O     | 6      | 1  | 2     | 2  |     |         | 2cm KwK 30
    SdKfz 251/1 | O     | 6      |    |       |    | 4   | PP      |
    Opel Blitz  | R     | 5      |    |       |    |     | PP      |`,
  american: `
    name          | class | morale | HE | MG | MG* | carries
    M4A1          | T     | 6      | 3  | 4  | 2   | PPO
    M4A3(76)W     | T     | 6      | 3  | 4  | 2   | PPO
    M5A1          | T     | 6      | 1  | 4  | 2   | PO
    M10           | T     | 6      | 3  |    | 2   | PO
    M8            | O     | 6      | 1  | 2  | 2   |
    M3 Half-track | O     | 6      |    |    | 4   | PP
    Jeep          | R     | 6      |    |    |     | P
    GMC 2½-ton    | R     | 5      |    |    |     | PP`,
  russian: `
    name     | class | morale | HE | MG | MG* | MGR | carries
    T-34 M41 | T     | 5      | 3  | 4  |     |     | PPO
    T-34/85  | T     | 6      | 4  | 4  |     |     | PPO
    KV-1 M41 | T     | 6      | 3  | 4  |     | 2   | PPO
    IS-2     | T     | 6      | 6  | 4  | 2   | 2   | PPO
    SU-76M   | T     | 5      | 3  |    |     |     | PO
    ZIS-5    | R     | 5      |    |    |     |     | PP`,
  british: `
    name              | class | morale | HE | MG | MG* | carries
    Matilda II        | T     | 6      | *  | 4  |     | PPO
    Cromwell IV       | T     | 6      | 3  | 4  |     | PPO
    Churchill III     | T     | 6      | *  | 4  |     | PPO
    Sherman VC        | T     | 6      | 2  | 4  | 2   | PPO
    Universal Carrier | T     | 6      |    | 2  |     | P`,
} as const satisfies Readonly<Record<Nation, string>>;

const COLUMNS = {
  name: text,
  class: oneOf(MOVEMENT_CLASSES),
  morale: number,
  HE: maybe((cell: string) => (cell === '*' ? '*' : number(cell))),
  shots: maybe(number),
  MG: maybe(number),
  'MG*': maybe(number),
  /** The KV and the IS had one in the back of the turret. */
  MGR: maybe(number),
  carries: maybe(oneOf(TRANSPORTS)),
  gun: maybe(text),
};

type Told = ReturnType<typeof readTables<typeof COLUMNS, Nation>>[number][1];

export const VEHICLE_CARDS: ReadonlyMap<string, VehicleCard> = new Map(
  readTables<typeof COLUMNS, Nation>(COLUMNS, TABLES)
    .map(([nation, told]) => vehicleCard(nation, told))
    .map(card => [card.id, card]),
);

function vehicleCard(nation: Nation, told: Told): VehicleCard {
  const facts = vehicleFacts(nation, told.name);
  if (!facts) throw new Error(`nothing is known of ${nation} ${told.name}`);
  const id = `${nation} ${told.name}`;
  const known = KNOWN[id];
  const gun = gunOf(told, told.gun ?? facts.guns[0]);
  return {
    kind: 'vehicle',
    id,
    nation,
    name: told.name,
    class: told.class,
    movement: movementScale(facts.speed.road),
    morale: told.morale,
    ...(facts.hull && { armor: armorScale(facts.hull, facts.turret) }),
    ...(gun && { gun }),
    ...(told.shots !== undefined && { shots: told.shots }),
    ...(told.MG !== undefined && { machineGun: told.MG }),
    ...(told['MG*'] !== undefined && { openMachineGun: told['MG*'] }),
    ...(told.MGR !== undefined && { rearMachineGun: told.MGR }),
    ...(told.carries && { transport: told.carries }),
    ...(facts.openTopped && { openTopped: true }),
    ...(LARGE.includes(id) ? { size: 'large' } : SMALL.includes(id) ? { size: 'small' } : {}),
    ...(FAST.includes(id) && { fast: true }),
    ...(SKIRTED.includes(id) && { red: ['flank'] }),
    source: SCALED,
    ...(known && { exceptions: known }),
  };
}

function gunOf({ HE }: Told, name: string | undefined): Ordnance | undefined {
  if (HE === undefined || name === undefined) return undefined;
  const facts = gunFacts(name);
  if (!facts) throw new Error(`nothing is known of the gun ${name}`);
  return { toHit: toHitScale(facts), ...(HE !== '*' && { highExplosive: HE }) };
}
