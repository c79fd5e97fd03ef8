/** Things of a kind one after the other, the nearest first: how one finds one's way without seeing the map. */
import { type Battlefield, type HexIx, hexLabel, hexOfPlace, range } from '../../../board/index.ts';
import type { Tabletop } from '../../../engine/index.ts';
import type { Now } from '../session.ts';
import { bearing, spokenCounters } from './phrases.ts';

export interface Found {
  readonly hex: HexIx;
  readonly what: string;
  /** The piece itself, where it is one. */
  readonly piece?: string;
}

export const CATEGORIES = [
  'can act now',
  'answers',
  'known enemies',
  'victory hexes',
  'markers',
  'landmarks',
] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Scene {
  readonly battlefield: Battlefield;
  readonly now: Now;
  /** Pieces that can be touched, and hexes that can. */
  readonly offered: ReadonlySet<string>;
  readonly reach: readonly HexIx[];
  /** What choosing the hex would do. */
  answerIn(hex: HexIx): string;
}

/** What there is of a kind, nearest to the hex first; ties in the order of the table. */
export function scan(scene: Scene, category: Category, from: HexIx): readonly Found[] {
  const { battlefield } = scene;
  return FINDERS[category](scene).toSorted(
    (a, b) => range(battlefield, from, a.hex) - range(battlefield, from, b.hex),
  );
}

/** `German squad A; K6, 4 hexes, two o’clock`. */
export function spokenFound({ battlefield }: Scene, { hex, what }: Found, from: HexIx): string {
  const far = range(battlefield, from, hex);
  const where = far === 0 ? 'here' : `${far} hex${far === 1 ? '' : 'es'}, ${bearing(battlefield, from, hex)}`;
  return `${what}; ${hexLabel(battlefield, hex)}, ${where}`;
}

const FINDERS: Readonly<Record<Category, (scene: Scene) => readonly Found[]>> = {
  'can act now': ({ battlefield, now, offered }) =>
    countersBy(battlefield, now.tabletop, ({ id }) => offered.has(id)),
  answers: ({ reach, answerIn }) => reach.map(hex => ({ hex, what: answerIn(hex) })),
  'known enemies': ({ battlefield, now }) =>
    countersBy(battlefield, now.tabletop, ({ side, on }) => side !== now.viewer && on === undefined),
  'victory hexes': ({ battlefield, now }) => overlaysBy(battlefield, now.tabletop, 'control'),
  markers: ({ battlefield, now }) => overlaysBy(battlefield, now.tabletop, 'marker'),
  landmarks: ({ battlefield }) =>
    battlefield.buildings.flatMap(({ name, hexes }) => {
      const [hex] = hexes;
      return name === undefined || hex === undefined ? [] : [{ hex, what: name }];
    }),
};

function countersBy(
  battlefield: Battlefield,
  { counters }: Tabletop,
  is: (counter: Tabletop['counters'][number]) => boolean,
): readonly Found[] {
  return counters.filter(is).flatMap(counter => {
    const hex = counter.at === undefined ? undefined : hexOfPlace(battlefield, counter.at);
    return hex === undefined ? [] : [{ hex, what: spokenCounters([counter]), piece: counter.id }];
  });
}

function overlaysBy(battlefield: Battlefield, { overlays }: Tabletop, kind: string): readonly Found[] {
  return overlays
    .filter(overlay => overlay.kind === kind)
    .flatMap(({ hexes, text }) =>
      hexes.slice(0, 1).flatMap(place => {
        const hex = hexOfPlace(battlefield, place);
        return hex === undefined ? [] : [{ hex, what: text }];
      }),
    );
}
