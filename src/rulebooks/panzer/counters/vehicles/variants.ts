/** Vehicles that the text makes of others: close support, observers’ and flame tanks. */
import type { VehicleCard } from '../card.ts';
import { VARIANT } from '../sources.ts';
import { BRITISH_VEHICLES } from './british.ts';
import { ITALIAN_VEHICLES } from './italian.ts';

const CLOSE_SUPPORT = { note: 'close support: no AP row', source: VARIANT } as const;

export const VARIANTS = {
  'a9-cs': {
    ...BRITISH_VEHICLES.a9,
    ...CLOSE_SUPPORT,
    title: 'A9 CS',
    guns: ['3.7in Howitzer'],
    points: 21,
  },
  'a10-cs': {
    ...BRITISH_VEHICLES.a10,
    ...CLOSE_SUPPORT,
    title: 'A10 CS',
    guns: ['3.7in Howitzer'],
    points: 26,
  },
  'crusader-i-cs': {
    ...BRITISH_VEHICLES['crusader-i'],
    ...CLOSE_SUPPORT,
    title: 'Crusader I CS',
    guns: ['3in Howitzer'],
    points: 33,
  },
  'crusader-ii-cs': {
    ...BRITISH_VEHICLES['crusader-ii'],
    ...CLOSE_SUPPORT,
    title: 'Crusader II CS',
    guns: ['3in Howitzer'],
    points: 34,
  },
  'matilda-ii-cs': {
    ...BRITISH_VEHICLES['matilda-ii'],
    ...CLOSE_SUPPORT,
    title: 'Matilda II CS',
    guns: ['3in Howitzer'],
    points: 49,
  },
  'crusader-iii-op': {
    ...BRITISH_VEHICLES['crusader-iii'],
    title: 'Crusader III OP',
    guns: [],
    turretTurn: 0,
    points: 34,
    note: 'the gun is a dummy: machine guns alone, and the turret does not turn (text l.1025)',
    source: VARIANT,
  },
  'l3-35-lf': {
    ...ITALIAN_VEHICLES['l3-35'],
    title: 'L3/35 Lf',
    flame: { factor: 8, reach: 1, limit: 6 },
    trailer: { armour: 2, hits: { HS: 25, HR: 60 }, damagedLimit: 4 },
    note: 'no reverse while the trailer is hitched; the trailer is the text’s (l.1039–1051), the flame row ours',
    source: VARIANT,
  },
} as const satisfies Readonly<Record<string, VehicleCard>>;
