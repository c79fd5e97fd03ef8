/** Support weapons: machine guns, charges and what is carried against tanks (1.6, 14). */
import { NATIONS, type Nation } from '../charts/national-characteristics.ts';
import type { AntiTankCard, ChargeCard, MachineGunCard } from './card.ts';
import { BY_ITS_HISTORY, IN_THE_TEXT, OURS, REPORTED } from './sources.ts';
import { columns } from './to-hit-columns.ts';

const machineGun = (
  nation: Nation,
  name: string,
  rest: Omit<MachineGunCard, 'id' | 'nation' | 'kind' | 'name' | 'source'>,
): MachineGunCard => ({ id: `${nation} ${name}`, nation, kind: 'machine-gun', name, source: OURS, ...rest });

/** `firepower` and `range` are those of the side that can be carried and fired, or else of the tripod. */
export const MACHINE_GUNS: readonly MachineGunCard[] = [
  machineGun('german', 'MG34', {
    firepower: 2,
    range: 8,
    jams: true,
    exceptions: { firepower: IN_THE_TEXT },
  }),
  machineGun('german', 'MG42', { firepower: 2, range: 8, jams: true, tripod: { firepower: 3, range: 12 } }),
  machineGun('american', 'BAR', { firepower: 1, range: 6, exceptions: { firepower: REPORTED } }),
  machineGun('american', 'M1919A4', { firepower: 2, range: 10, jams: true, tripod: 'dismantles' }),
  machineGun('russian', 'DP-28', { firepower: 1, range: 7, jams: true }),
  machineGun('russian', 'SG-43', { firepower: 2, range: 12, jams: true, tripod: 'dismantles' }),
  machineGun('british', 'Bren', { firepower: 1, range: 8 }),
  machineGun('british', 'Vickers', { firepower: 2, range: 12, tripod: 'dismantles' }),
];

type Charge = Pick<ChargeCard, 'kind' | 'name' | 'firepower' | 'range' | 'single' | 'exceptions'>;

const CHARGES: readonly Charge[] = [
  { kind: 'flamethrower', name: 'Flamethrower', firepower: 6, range: 1 },
  {
    kind: 'satchel-charge',
    name: 'Satchel Charge',
    firepower: 6,
    range: 1,
    single: true,
    exceptions: { firepower: REPORTED, range: IN_THE_TEXT, single: IN_THE_TEXT },
  },
  {
    kind: 'molotov',
    name: 'Molotov Cocktail',
    firepower: 2,
    range: 1,
    single: true,
    exceptions: { single: IN_THE_TEXT },
  },
];

export const CHARGE_WEAPONS: readonly ChargeCard[] = NATIONS.flatMap(nation =>
  CHARGES.map(charge => ({ id: `${nation} ${charge.name}`, nation, source: OURS, ...charge })),
);

const antiTank = (
  nation: Nation,
  name: string,
  rest: Omit<AntiTankCard, 'id' | 'nation' | 'kind' | 'name' | 'source'>,
): AntiTankCard => ({
  id: `${nation} ${name}`,
  nation,
  kind: 'anti-tank',
  name,
  source: OURS,
  ...rest,
  exceptions: { toHit: BY_ITS_HISTORY, ...rest.exceptions },
});

export const ANTI_TANK_WEAPONS: readonly AntiTankCard[] = [
  antiTank('german', 'Panzerfaust', {
    heat: true,
    single: true,
    highExplosive: 1,
    toHit: columns('8/6 to 1'),
    exceptions: { highExplosive: REPORTED },
  }),
  antiTank('german', 'Panzerschreck', {
    heat: true,
    highExplosive: 2,
    toHit: columns('9/6 to 1, 8/6 to 2, 6/6 to 3'),
  }),
  antiTank('american', 'Bazooka', {
    heat: true,
    highExplosive: 2,
    toHit: columns('9/4 to 1, 7/4 to 2, 5/4 to 4'),
  }),
  antiTank('russian', 'PTRD-41', { rifle: true, toHit: columns('8/1 to 2, 7/1 to 5, 5/0 to 8') }),
  antiTank('british', 'PIAT', { heat: true, highExplosive: 2, toHit: columns('8/4 to 1, 6/4 to 2') }),
  antiTank('british', 'Boys', { rifle: true, toHit: columns('8/1 to 2, 7/1 to 4, 5/0 to 6') }),
];
