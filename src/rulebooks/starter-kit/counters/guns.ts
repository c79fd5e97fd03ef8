/** Guns (1.2.6, 6.0), as public counters show them. None of them shows a breakdown number, which means 12 (6.12). */
import type { Source } from '../../../engine/index.ts';
import { maybe, number, oneOf, readTables, text } from '../../kit/table.ts';
import { TARGET_SIZES } from '../charts/ordnance/to-hit-modifiers.ts';
import { FULL_GAME_COUNTERS, printed, published, substitute } from '../charts/source.ts';
import { type CardId, GUN_TYPES, type GunCard, type Nation } from './card.ts';
import { PIECE_COLUMNS, pieceOf, reach } from './readers.ts';

/** M# on white for small guns, in red for large ones (6.7). */
const TABLES = {
  german: `
    name            | type | gun | lacks | ROF | IFE | M# | size    | set-up    | range | ammunition
    3.7cm PaK 35/36 | AT   | 37L |       | 3   |     | 12 | small   | quick     |       | APCR 4(41) 5(42) 4(43) 3(44), HEAT 6
    5cm PaK 38      | AT   | 50L |       | 3   |     | 10 | small   | quick     |       | APCR 5(41) 6(42) 5(43) 4(44)
    7.5cm PaK 40    | AT   | 75L |       | 2   |     | 8  | small   | quick     |       | APCR 5(42) 4(43) 3(44), smoke 7
    7.5cm leIG 18   | INF  | 75* | AP    | 2   |     | 10 | small   | quick     |       | HEAT 7
    10.5cm leFH 18  | ART  | 105 |       | 1   |     | 6  | average |           |       | HEAT 6, smoke 8
    8cm GrW 34      | MTR  | 81* |       | 3   |     | 11 | small   | quick     | 2-60  | smoke 8
    2cm FlaK 38     | AA   | 20L |       | 3   | 6   | 10 | small   | all round |       |
    3.7cm FlaK 36   | AA   | 37L |       | 3   | 8   | 8  | average | all round |       | HEAT 5
    8.8cm FlaK 18   | AA   | 88L |       | 2   |     | 4  | large   | all round |       | APCR 5(42) 4(43) 3(44)`,
  russian: `
    name               | type | gun  | ROF | M# | size    | set-up | range  | ammunition
    45mm PTP obr. 32   | AT   | 45L  | 3   | 11 | small   | quick  |        | APCR 4(42) 5(43) 6(44) 7(45)
    57mm PTP obr. 43   | AT   | 57LL | 3   | 10 | small   | quick  |        | APCR 4(43) 5(44) 6(45)
    76.2mm PTP obr. 39 | ART  | 76L  | 2   | 9  | average | quick  |        | APCR 4(42) 5(43) 6(44) 7(45), smoke 8
    76.2mm ZIS-3       | ART  | 76L  | 2   | 10 | average | quick  |        | APCR 4(42) 5(43) 6(44) 7(45)
    76.2mm PP obr. 27  | INF  | 76*  | 2   | 8  | small   | quick  |        | HEAT 6, smoke 8
    82mm BM obr. 37    | MTR  | 82*  | 3   | 11 | small   | quick  | 3-78   | smoke 8
    120mm PM obr. 38   | MTR  | 120* | 2   | 9  | small   | quick  | 12-151 | smoke 8`,
  american: `
    name           | type | gun  | lacks | ROF | IFE | M# | size    | set-up    | range | ammunition
    M3A1 37mm AT   | AT   | 37LL |       | 2   |     | 12 | small   | quick     |       |
    M1 57mm AT     | AT   | 57L  | HE    | 3   |     | 10 | small   | quick     |       | HE 7(6/44 Europe) 7(45), APDS 4(6/44+ Europe)
    M5 3in AT      | AT   | 76L  |       | 1   |     | 7  | average | quick     |       | APCR 4(44) 5(45), smoke 6(45)
    M1A2 37mm AA   | AA   | 37L  |       | 3   | 8   | 7  | average | all round |       |
    M2A1 105mm ART | ART  | 105  | AP    | 1   |     | 7  | average |           |       | HEAT 6, smoke 7, WP 8
    M1 155mm ART   | ART  | 155  | AP    |     |     | 3  | large   |           |       | smoke 7, WP 8
    M1 81mm MTR    | MTR  | 81*  |       | 3   |     | 11 | small   | quick     | 3-75  | WP 8`,
  british: `
    name               | type | gun  | lacks | ROF | IFE | M# | size    | set-up    | range | ammunition
    OQF 2-Pounder AT   | AT   | 40L  | HE    | 3   |     | 10 | small   | all round |       |
    OQF 6-Pounder AT   | AT   | 57L  | HE    | 3   |     | 10 | small   | quick     |       | HE 7(2/43) 8(44+), APDS 6(6/44 Europe) 7(45)
    OQF 17-Pounder AT  | AT   | 76LL | HE    | 2   |     | 6  | average |           |       | HE 8(6/44+), APDS 5(9/44) 6(45)
    OQF 25-Pounder ART | ART  | 88   |       | 1   |     | 8  | average |           |       | smoke 8
    OML 3-in. MTR      | MTR  | 76*  |       | 2   |     | 11 | small   | quick     | 3-63  | smoke 8(41+), WP 7
    OQF 40mm Bofors AA | AA   | 40L  |       | 3   | 8   | 8  | average | all round |       |`,
  japanese: `
    name             | type | gun | lacks | ROF | IFE | M# | size  | set-up    | range | as mortar | ammunition
    Type 92 INF      | INF  | 70* | AP    | 1   |     | 12 | small | quick     |       | 3-70      | AP 5, WP 5, HEAT 6(45+)
    Type 41 INF      | INF  | 75* |       | 1   |     | 10 | small | quick     |       |           | HEAT 6(44+), WP 7
    Type 94 AT       | AT   | 37L |       | 3   |     | 12 | small | quick     |       |           |
    Type 1 AT        | AT   | 47L |       | 3   |     | 11 | small | quick     |       |           |
    Type 88 AA       | AA   | 75  |       | 2   |     | 6  | large | all round |       |           |
    Type 98 AA       | AA   | 20L |       | 3   | 4   | 11 | small | all round |       |           |
    Type 97 81mm MTR | MTR  | 81* |       | 3   |     | 11 | small | quick     | 3-75  |           | WP 5`,
} satisfies Record<Nation, string>;

const COLUMNS = {
  name: text,
  type: oneOf(GUN_TYPES),
  ...PIECE_COLUMNS,
  'M#': number,
  size: oneOf(TARGET_SIZES),
  /** Quick set-up, or a turntable. */
  'set-up': maybe(oneOf(['quick', 'all round'])),
  range: maybe(reach),
  'as mortar': maybe(reach),
};

const COUNTERS = published(
  `${FULL_GAME_COUNTERS}; ammunition and quick set-up by the capability lists of vasl-templates`,
);
const EXAMPLE = printed('the examples of guns, 3.2.4 and 6.5');
const NOTES = printed('the ordnance notes, Chapter H');

/** Where the whole card comes from, if not from public counters. */
const SOURCES: Readonly<Record<CardId, Source>> = {
  'russian 76.2mm ZIS-3': substitute(
    'no counter of it is known; as the obr. 39, and easier to push by what it weighed',
  ),
};
/** Card by card, what the text shows or tells. */
const KNOWN: Readonly<Record<CardId, Readonly<Record<string, Source>>>> = {
  'german 7.5cm PaK 40': { piece: EXAMPLE },
  'american M3A1 37mm AT': { type: NOTES },
  'american M1 57mm AT': { manhandling: EXAMPLE },
  'american M1A2 37mm AA': { type: NOTES },
  'japanese Type 92 INF': { asMortar: NOTES, type: NOTES },
};

export const GUN_CARDS: ReadonlyMap<CardId, GunCard> = new Map(
  readTables(COLUMNS, TABLES).map(([nation, row]) => {
    const { name, type, 'M#': manhandling, size, 'set-up': setUp, range, 'as mortar': asMortar } = row;
    const id = `${nation} ${name}`;
    const hasShield = type === 'AT' || type === 'INF';
    const piece = pieceOf(type === 'MTR' ? { ...row, lacks: 'AP' } : row);
    const card: GunCard = {
      id,
      nation,
      kind: 'gun',
      name,
      portage: 0,
      type,
      piece: { ...piece, ...(range && { range }) },
      manhandling,
      size,
      ...(setUp === 'quick' && { quickSetUp: true }),
      ...(setUp === 'all round' && { allRound: true }),
      ...(hasShield && { gunshield: true }),
      ...(asMortar && { asMortar }),
      source: SOURCES[id] ?? COUNTERS,
      exceptions: { ...(hasShield && { gunshield: printed('rule 6.6') }), ...KNOWN[id] },
    };
    return [id, card];
  }),
);

export function gunCard(id: CardId): GunCard {
  const found = GUN_CARDS.get(id);
  if (!found) throw new Error(`there is no gun '${id}'; expected one such as 'german 7.5cm PaK 40'`);
  return found;
}
