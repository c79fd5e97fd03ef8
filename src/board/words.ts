/** What lies in a hex, in words: the same for the page, for whoever listens to it, and for the terminal. */
import { ALL_DIRECTIONS, type Direction, directionName } from '../hex/index.ts';
import {
  type Battlefield,
  bridgeOf,
  buildingOf,
  groundOf,
  type HexIx,
  hexId,
  hexLabel,
  type PlacedBuilding,
  sideOf,
  sideTerrainOf,
} from './battlefield.ts';
import {
  type Ground,
  ROADS,
  type RoadKind,
  SIDE_TERRAINS,
  type SideTerrain,
  WATERCOURSES,
} from './document.ts';
import { type Location, type Place, placesIn } from './location.ts';
import { aims } from './stance.ts';

/** One thing to know of a hex: `Hexsides`, `wall to the N and NE`. */
export interface HexFact {
  readonly about: 'Ground' | 'Level' | 'Building' | 'Road' | 'Water' | 'Bridge' | 'Hexsides';
  readonly text: string;
}

const GROUND_WORDS: Record<Ground, string> = {
  open: 'open ground',
  woods: 'woods',
  brush: 'brush',
  orchard: 'orchard',
  grain: 'grain',
  vineyard: 'vineyard',
  marsh: 'marsh',
  water: 'water',
  building: 'building',
  rubble: 'rubble',
  shellholes: 'shell holes',
  graveyard: 'graveyard',
  rough: 'rough ground',
  sand: 'soft sand',
  crag: 'crag',
  debris: 'debris',
};

const ROAD_WORDS: Record<RoadKind, string> = {
  road: 'road',
  dirt: 'dirt road',
  path: 'path',
  sunken: 'sunken road',
  elevated: 'raised road',
};

/** Everything there is to know of a hex, what fills it first. */
export function hexFacts(battlefield: Battlefield, hex: HexIx): HexFact[] {
  const building = buildingOf(battlefield, hex);
  const bridge = bridgeOf(battlefield, hex);
  const facts: HexFact[] = [
    building === undefined
      ? { about: 'Ground', text: GROUND_WORDS[groundOf(battlefield, hex)] }
      : { about: 'Building', text: buildingWords(building) },
    { about: 'Level', text: levelNumber(2 * (battlefield.level[hex] ?? 0)) },
    {
      about: 'Road',
      text: list(
        ROADS.map((kind, i) => toward(ROAD_WORDS[kind], through(battlefield.roads, hex * ROADS.length + i))),
      ),
    },
    {
      about: 'Water',
      text: list(
        WATERCOURSES.map((kind, i) =>
          toward(kind, through(battlefield.watercourses, hex * WATERCOURSES.length + i)),
        ),
      ),
    },
    {
      about: 'Bridge',
      text: bridge === undefined ? '' : `${bridge.material} bridge for the ${ROAD_WORDS[bridge.carries]}`,
    },
    {
      about: 'Hexsides',
      text: list(SIDE_TERRAINS.map(terrain => toward(terrain, bordered(battlefield, hex, terrain)))),
    },
  ];
  return facts.filter(({ text }) => text !== '');
}

/** A hex as it is spoken: what is there, then where. `woods, level 1; D4`. */
export function spokenHex(battlefield: Battlefield, hex: HexIx): string {
  const said = hexFacts(battlefield, hex).flatMap(({ about, text }) => {
    if (about !== 'Level') return text;
    return text === '0' ? [] : `level ${text}`;
  });
  return `${said.join(', ')}; ${hexLabel(battlefield, hex)}`;
}

function buildingWords({ name, material, upper, cellar }: PlacedBuilding): string {
  const storeys = upper === 0 ? 'one storey' : `${upper + 1} storeys`;
  const words = `${material} building, ${storeys}${cellar === true ? ' and a cellar' : ''}`;
  return name === undefined ? words : `${name}: ${words}`;
}

const list = (phrases: readonly string[]): string => phrases.filter(phrase => phrase !== '').join('; ');

/** `wall to the N and NE`; nothing without a direction. */
function toward(what: string, directions: readonly Direction[]): string {
  const names = directions.map(directionName);
  const last = names.pop();
  if (last === undefined) return '';
  return `${what} to the ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}`;
}

/** The directions in which a road or stream goes on, from its bits in a table of the battlefield. */
function through(table: Uint8Array, at: number): Direction[] {
  return ALL_DIRECTIONS.filter(direction => (((table[at] ?? 0) >> direction) & 1) === 1);
}

function bordered(battlefield: Battlefield, hex: HexIx, terrain: SideTerrain): Direction[] {
  return ALL_DIRECTIONS.filter(
    side => sideTerrainOf(battlefield, sideOf(battlefield, hex, side)) === terrain,
  );
}

/** Half-levels as people write levels: 3 is `1½`. */
export function levelNumber(half: number): string {
  const whole = Math.trunc(Math.abs(half) / 2);
  const size = half % 2 === 0 ? `${whole}` : `${whole === 0 ? '' : whole}½`;
  return half < 0 ? `−${size}` : size;
}

const PLACE_WORDS: Partial<Record<Place, string>> = {
  c: 'cellar',
  r: 'roof',
  t: 'treetops',
  b: 'on the bridge',
  u: 'under the bridge',
  s: 'sewer',
};

/** Where in its hex a location lies: `ground floor`, `floor 1`, `roof`, `ground`. */
export function placeWords(battlefield: Battlefield, { hex, place }: Location): string {
  if (place !== undefined) return PLACE_WORDS[place] ?? `floor ${place}`;
  return buildingOf(battlefield, hex) === undefined ? 'ground' : 'ground floor';
}

/** A location's name for people: `K7`, or `K7 (floor 1)`. */
export function locationLabel(battlefield: Battlefield, location: Location): string {
  const hex = hexLabel(battlefield, location.hex);
  return location.place === undefined ? hex : `${hex} (${placeWords(battlefield, location)})`;
}

/** The places of a hex where one can stand, its ground among them, from the bottom up. */
export function standingPlaces(battlefield: Battlefield, hex: HexIx): Location[] {
  const id = hexId(battlefield, hex);
  const ground: Location = { id, hex };
  const others = placesIn(battlefield, hex).map((place): Location => ({ id: `${id}/${place}`, hex, place }));
  return [ground, ...others].sort((a, b) => eyeLevel(battlefield, a) - eyeLevel(battlefield, b));
}

/** The height of an eye at a location, in half-levels. */
export function eyeLevel(battlefield: Battlefield, location: Location): number {
  return aims(battlefield, location)[0]?.half ?? 0;
}
