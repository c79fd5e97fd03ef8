/**
 * What vehicles and guns were, in plain units: the same for all books. Each book has a scale of its own, by which it
 * makes values for its counters and cards of these facts.
 */

const COUNTRIES = ['german', 'russian', 'american', 'british', 'italian', 'japanese', 'french'] as const;
export type Country = (typeof COUNTRIES)[number];

/** `attested`: undisputed. `varies`: sources differ a little, or it did. `estimated`: worked out of what is known. */
export const CERTAINTIES = ['attested', 'varies', 'estimated'] as const;
type Certainty = (typeof CERTAINTIES)[number];

/** Where a fact comes from: what kind of source, and how sure it is. */
export interface FactSource {
  readonly from: string;
  readonly sure: Certainty;
}

/** A plate: its thickness in millimetres, and how many degrees it leans from the vertical. */
export interface Plate {
  readonly mm: number;
  readonly slope: number;
}

export interface Plates {
  readonly front: Plate;
  readonly side: Plate;
  readonly rear: Plate;
}

export interface GunFacts {
  readonly name: string;
  /** By what other names books and counters know it. */
  readonly alsoCalled?: readonly string[];
  readonly country: Country;
  /** In service from. */
  readonly year: number;
  /** In millimetres. */
  readonly calibre: number;
  /** The barrel in calibres: 48 for L/48. */
  readonly length: number;
  /** Of its usual shell against armour, or else of its usual shell, in metres a second. */
  readonly velocity: number;
  /** What that shell goes through at these ranges, by `PENETRATION_RANGES`: millimetres of a plate that stands upright. */
  readonly penetration?: readonly number[];
  readonly source: FactSource;
  readonly penetrationSource?: FactSource;
}

/** In metres. */
export const PENETRATION_RANGES = [100, 250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000] as const;

export const DRIVES = ['tracked', 'half-tracked', 'wheeled'] as const;
type Drive = (typeof DRIVES)[number];

export interface VehicleFacts {
  readonly name: string;
  /** By what other names books and counters know it. */
  readonly alsoCalled?: readonly string[];
  readonly country: Country;
  /** In service from. */
  readonly year: number;
  readonly drive: Drive;
  readonly crew: number;
  /** In tonnes, ready for battle. */
  readonly weight: number;
  /** In horsepower. */
  readonly power: number;
  /** In kilometres an hour. */
  readonly speed: { readonly road: number; readonly offRoad: number };
  /** In centimetres. */
  readonly height: number;
  readonly width: number;
  /** Undefined: no armour at all. */
  readonly hull?: Plates;
  readonly turret?: Plates;
  /** Where the main gun, or the crew, stands in no turret. */
  readonly superstructure?: Plates;
  readonly openTopped?: true;
  /** By their names among the guns, the main one first. */
  readonly guns: readonly string[];
  readonly machineGuns: number;
  readonly sources: {
    readonly plates?: FactSource;
    readonly mobility: FactSource;
    readonly armament: FactSource;
  };
}

export const plate = (mm: number, slope = 0): Plate => ({ mm, slope });

/** Each as millimetres and slope. */
export const plates = (
  front: readonly [number, number],
  side: readonly [number, number],
  rear: readonly [number, number],
): Plates => ({ front: plate(...front), side: plate(...side), rear: plate(...rear) });

/** Common knowledge, in which general reference works are at one; nobody has checked it here page by page. */
export const ATTESTED: FactSource = {
  from: 'common knowledge, as general reference works on the war’s vehicles and guns have it; not checked page by page',
  sure: 'attested',
};
export const VARIES: FactSource = {
  from: 'common knowledge; general reference works differ by marks, makers and trials: a middle figure',
  sure: 'varies',
};
export const ESTIMATED: FactSource = {
  from: 'worked out of weight, drawings and others of the same kind',
  sure: 'estimated',
};

/** Rolled plates are known well; what is said of speed off the road always differs. */
export const WELL_KNOWN = { plates: ATTESTED, mobility: VARIES, armament: ATTESTED } as const;
/** Cast, much changed or little written about: thickness and slopes are middle figures too. */
export const LESS_SURE = { plates: VARIES, mobility: VARIES, armament: ATTESTED } as const;
export const UNARMOURED = { mobility: VARIES, armament: ATTESTED } as const;
