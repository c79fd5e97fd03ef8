/** The cards of aircraft, made of what they were by one scale: the text prints none. */
import type { Source } from '../../../engine/index.ts';
import { type AircraftFacts, aircraftFacts } from '../../kit/history/index.ts';
import { substitute } from '../../kit/source.ts';
import type { AirLoad, AirSpeed } from '../charts/air.ts';
import type { Rate } from '../charts/ap-fire.ts';
import type { Nation } from './card.ts';

export interface AircraftCard {
  readonly title: string;
  readonly nation: Nation;
  readonly speed: AirSpeed;
  readonly dives?: true;
  /** GP factor of all that fires forward. */
  readonly strafes: number;
  /** The largest of its guns, if it pierces armour. */
  readonly cannon?: { readonly calibre: number; readonly rate: Rate; readonly penetration: number };
  /** What it carries, in the order in which it lets go of it. */
  readonly loads: readonly AirLoad[];
  /** So often it comes, and then it flies home. */
  readonly passes: number;
  readonly points: number;
  readonly source: Source;
}

/** In km/h. */
const [SLOW, FAST] = [440, 520] as const;
const speedOf = ({ speed }: AircraftFacts): AirSpeed =>
  speed < SLOW ? 'slow' : speed >= FAST ? 'fast' : 'middling';

/** What a gun adds, by its calibre in millimetres. */
const strengthOf = (calibre: number): number => (calibre < 10 ? 0.5 : calibre < 15 ? 0.8 : 1.2);
const strafing = ({ guns }: AircraftFacts): number =>
  Math.floor(1 + guns.reduce((sum, { count, of }) => sum + count * strengthOf(of), 0));

/** Penetration of shells from the air, by calibre: those that hit come from above. */
const CANNON = { 20: { rate: 'R', penetration: 6 }, 40: { rate: 'Q', penetration: 11 } } as const;
const isCannon = (calibre: number): calibre is keyof typeof CANNON => calibre in CANNON;

function cannonOf({ guns }: AircraftFacts): Pick<AircraftCard, 'cannon'> {
  const calibre = Math.max(0, ...guns.map(({ of }) => of));
  if (!isCannon(calibre)) return {};
  return { cannon: { calibre, ...CANNON[calibre] } };
}

/** By its weight in kilograms; small ones fall all at once, large ones one by one. */
const loadOf = (weight: number): AirLoad =>
  weight <= 60
    ? 'light bombs'
    : weight <= 160
      ? 'medium bombs'
      : weight <= 260
        ? 'heavy bomb'
        : 'very heavy bomb';
const LARGE = 160;
const loadsOf = ({ bombs, rockets }: AircraftFacts): readonly AirLoad[] => [
  ...bombs.flatMap(({ count, of }): readonly AirLoad[] =>
    of > LARGE
      ? Array.from({ length: count }, () => loadOf(of))
      : Array.from({ length: Math.ceil(count / 4) }, () => loadOf(of)),
  ),
  ...(rockets === undefined ? [] : Array.from({ length: Math.ceil(rockets / 4) }, () => 'rockets' as const)),
];

/** It stays for its loads, and once or twice more for its guns. */
const passesOf = (loads: readonly AirLoad[], speed: AirSpeed): number =>
  loads.length + (speed === 'fast' ? 1 : 2);

const WORTH: Readonly<Record<AirLoad, number>> = {
  'light bombs': 5,
  'medium bombs': 8,
  'heavy bomb': 12,
  'very heavy bomb': 16,
  rockets: 9,
};

function aircraft(nation: Nation, name: string): AircraftCard {
  const facts = aircraftFacts(nation, name);
  if (!facts) throw new Error(`nothing is known of the ${nation} ${name}`);
  const speed = speedOf(facts);
  const loads = loadsOf(facts);
  const cannon = cannonOf(facts);
  return {
    title: name,
    nation,
    speed,
    ...(facts.dives && { dives: facts.dives }),
    strafes: strafing(facts),
    ...cannon,
    loads,
    passes: passesOf(loads, speed),
    points:
      12 + strafing(facts) + (cannon.cannon ? 6 : 0) + loads.reduce((sum, load) => sum + WORTH[load], 0),
    source: substitute(`its speed, guns and bombs (${facts.source.from}); our scale`),
  };
}

export const AIRCRAFT = {
  'ju-87b': aircraft('german', 'Ju 87B'),
  'ju-87d': aircraft('german', 'Ju 87D'),
  'bf-109e': aircraft('german', 'Bf 109E'),
  'bf-110e': aircraft('german', 'Bf 110E'),
  'cr-42': aircraft('italian', 'CR.42'),
  'mc-200': aircraft('italian', 'MC.200'),
  'blenheim-iv': aircraft('british', 'Blenheim IV'),
  'hurricane-iic': aircraft('british', 'Hurricane IIC'),
  'hurricane-iid': aircraft('british', 'Hurricane IID'),
  'hurricane-iv': aircraft('british', 'Hurricane IV'),
  'kittyhawk-iii': aircraft('british', 'Kittyhawk III'),
  'p-40f': aircraft('american', 'P-40F'),
  'a-20b': aircraft('american', 'A-20B'),
} as const satisfies Readonly<Record<string, AircraftCard>>;
export type AircraftCardId = keyof typeof AIRCRAFT;

export const aircraftCard = (id: AircraftCardId): AircraftCard => AIRCRAFT[id];
