/** Guns (1.2.6, 6.0): those of the second kit as its counters were read, the others from their history. */
import type { Source } from '../../../engine/index.ts';
import { type Bore, readBore } from '../charts/bore.ts';
import { doubtful, PLAY_AID, printed, published } from '../charts/source.ts';
import type { CardId, GunCard, GunType, Nation, Piece, Reach, SpecialAmmo } from './card.ts';
import { FROM_HISTORY, gunRateOfFire, gunSize, manhandlingNumber, reach } from './history.ts';
import { GERMAN_APCR, RUSSIAN_APCR } from './vehicle-figures.ts';

const KIT_GUNS = doubtful(published(`${PLAY_AID}; nobody else has published these counters`));
const EXAMPLE = printed('the examples of guns, 3.2.4 and 6.5');
const NOTES = printed('the ordnance notes, Chapter H');
const CAPABILITIES = published('the capability lists of vasl-templates, made for the full game');

interface GunFigures {
  readonly name: string;
  readonly type: GunType;
  readonly gun: Bore;
  /** Weight in action, kg. */
  readonly weight: number;
  /** Height in cm. */
  readonly height: number;
  /** Its breech is worked by hand. */
  readonly slowBreech?: true;
  readonly lacks?: 'AP' | 'HE';
  readonly special?: readonly SpecialAmmo[];
  readonly firepowerEquivalent?: number;
  readonly range?: Reach;
  readonly asMortar?: Reach;
  /** As read from its counter, where that says something else than its history. */
  readonly read?: Partial<Pick<GunCard, 'manhandling' | 'size'> & Pick<Piece, 'rateOfFire' | 'breakdown'>>;
  /** Where the whole card comes from; its history if nothing is said. */
  readonly source?: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}

const since = (kind: SpecialAmmo['kind'], depletion: number, year: number, month = 1): SpecialAmmo => ({
  kind,
  depletion,
  from: { year, month },
});

const GERMANS: readonly GunFigures[] = [
  {
    name: '3.7cm PaK 35/36',
    type: 'AT',
    gun: readBore('37L'),
    weight: 328,
    height: 117,
    special: [since('APCR', 5, 1940), { kind: 'HEAT', depletion: 6 }],
  },
  { name: '5cm PaK 38', type: 'AT', gun: readBore('50L'), weight: 986, height: 105, special: GERMAN_APCR },
  {
    name: '7.5cm PaK 40',
    type: 'AT',
    gun: readBore('75L'),
    weight: 1425,
    height: 125,
    special: [...GERMAN_APCR, { kind: 'smoke', depletion: 7 }],
    source: KIT_GUNS,
    exceptions: { piece: EXAMPLE },
  },
  {
    name: '7.5cm leIG 18',
    type: 'INF',
    gun: readBore('75*'),
    weight: 400,
    height: 120,
    special: [{ kind: 'HEAT', depletion: 6 }],
  },
  {
    name: '10.5cm leFH 18',
    type: 'ART',
    gun: readBore('105'),
    weight: 1985,
    height: 170,
    special: [
      { kind: 'HEAT', depletion: 6 },
      { kind: 'smoke', depletion: 8 },
    ],
  },
  {
    name: '8cm GrW 34',
    type: 'MTR',
    gun: readBore('81*'),
    weight: 62,
    height: 110,
    range: reach(60, 2400),
    special: [{ kind: 'smoke', depletion: 8 }],
    read: { rateOfFire: 3, manhandling: 11 },
    source: KIT_GUNS,
  },
  {
    name: '2cm FlaK 38',
    type: 'AA',
    gun: readBore('20L'),
    weight: 420,
    height: 120,
    firepowerEquivalent: 6,
    read: { manhandling: 10, breakdown: 11 },
    source: KIT_GUNS,
  },
  {
    name: '3.7cm FlaK 36',
    type: 'AA',
    gun: readBore('37L'),
    weight: 1550,
    height: 160,
    firepowerEquivalent: 8,
    special: [{ kind: 'HEAT', depletion: 5 }],
    read: { manhandling: 8 },
    source: KIT_GUNS,
  },
  {
    name: '8.8cm FlaK 18',
    type: 'AA',
    gun: readBore('88L'),
    weight: 5000,
    height: 210,
    special: GERMAN_APCR,
    read: { manhandling: 4, breakdown: 11 },
    source: KIT_GUNS,
  },
];

const RUSSIANS: readonly GunFigures[] = [
  {
    name: '45mm PTP obr. 32',
    type: 'AT',
    gun: readBore('45L'),
    weight: 510,
    height: 120,
    special: RUSSIAN_APCR,
    read: { breakdown: 9, size: 'average' },
    source: KIT_GUNS,
  },
  {
    name: '57mm PTP obr. 43',
    type: 'AT',
    gun: readBore('57LL'),
    weight: 1150,
    height: 137,
    special: RUSSIAN_APCR,
  },
  {
    name: '76.2mm PTP obr. 39',
    type: 'ART',
    gun: readBore('76L'),
    weight: 1570,
    height: 150,
    special: [...RUSSIAN_APCR, { kind: 'smoke', depletion: 8 }],
    read: { manhandling: 5, breakdown: 10 },
    source: KIT_GUNS,
  },
  {
    name: '76.2mm ZIS-3',
    type: 'ART',
    gun: readBore('76L'),
    weight: 1116,
    height: 137,
    special: RUSSIAN_APCR,
  },
  {
    name: '76.2mm PP obr. 27',
    type: 'INF',
    gun: readBore('76*'),
    weight: 780,
    height: 130,
    special: [{ kind: 'HEAT', depletion: 6 }],
  },
  {
    name: '82mm BM obr. 37',
    type: 'MTR',
    gun: readBore('82*'),
    weight: 56,
    height: 110,
    range: { min: 3, max: 78 },
    special: [{ kind: 'smoke', depletion: 8 }],
    read: { rateOfFire: 3, manhandling: 11 },
    source: KIT_GUNS,
  },
  {
    name: '120mm PM obr. 38',
    type: 'MTR',
    gun: readBore('120*'),
    weight: 280,
    height: 130,
    range: reach(460, 5700),
    read: { rateOfFire: 2 },
  },
];

const AMERICANS: readonly GunFigures[] = [
  {
    name: 'M3A1 37mm AT',
    type: 'AT',
    gun: readBore('37L'),
    weight: 414,
    height: 96,
    slowBreech: true,
    exceptions: { quickSetUp: CAPABILITIES, type: NOTES },
  },
  {
    name: 'M1 57mm AT',
    type: 'AT',
    gun: readBore('57L'),
    weight: 1220,
    height: 128,
    lacks: 'HE',
    special: [since('HE', 7, 1944, 6), since('APDS', 4, 1944, 6)],
    source: KIT_GUNS,
    exceptions: { manhandling: EXAMPLE },
  },
  {
    name: 'M5 3in AT',
    type: 'AT',
    gun: readBore('76L'),
    weight: 2210,
    height: 162,
    special: [since('APCR', 4, 1944, 9)],
  },
  {
    name: 'M1A2 37mm AA',
    type: 'AA',
    gun: readBore('37L'),
    weight: 2770,
    height: 182,
    firepowerEquivalent: 8,
    exceptions: { type: NOTES },
  },
  {
    name: 'M2A1 105mm ART',
    type: 'ART',
    gun: readBore('105'),
    weight: 2260,
    height: 173,
    special: [
      { kind: 'HEAT', depletion: 6 },
      { kind: 'smoke', depletion: 7 },
      { kind: 'WP', depletion: 8 },
    ],
    source: KIT_GUNS,
  },
  {
    name: 'M1 155mm ART',
    type: 'ART',
    gun: readBore('155'),
    weight: 5430,
    height: 180,
    special: [
      { kind: 'smoke', depletion: 7 },
      { kind: 'WP', depletion: 8 },
    ],
    source: KIT_GUNS,
  },
  {
    name: 'M1 81mm MTR',
    type: 'MTR',
    gun: readBore('81*'),
    weight: 62,
    height: 110,
    range: { min: 3, max: 75 },
    special: [{ kind: 'WP', depletion: 8 }],
    read: { rateOfFire: 3, manhandling: 11 },
    source: KIT_GUNS,
  },
];

const BRITISH: readonly GunFigures[] = [
  { name: 'OQF 2-Pounder AT', type: 'AT', gun: readBore('40L'), weight: 814, height: 125, lacks: 'HE' },
  {
    name: 'OQF 6-Pounder AT',
    type: 'AT',
    gun: readBore('57L'),
    weight: 1144,
    height: 128,
    lacks: 'HE',
    special: [since('HE', 7, 1943), since('APDS', 5, 1944, 6)],
  },
  {
    name: 'OQF 17-Pounder AT',
    type: 'AT',
    gun: readBore('76LL'),
    weight: 2100,
    height: 168,
    special: [since('APDS', 5, 1944, 8)],
  },
  {
    name: 'OQF 25-Pounder ART',
    type: 'ART',
    gun: readBore('88'),
    weight: 1800,
    height: 165,
    special: [{ kind: 'smoke', depletion: 8 }],
  },
  {
    name: 'OML 3-in. MTR',
    type: 'MTR',
    gun: readBore('76*'),
    weight: 57,
    height: 110,
    range: { min: 3, max: 63 },
    special: [
      { kind: 'smoke', depletion: 8 },
      { kind: 'WP', depletion: 7 },
    ],
    read: { rateOfFire: 2, manhandling: 11 },
    source: KIT_GUNS,
  },
  {
    name: 'OQF 40mm Bofors AA',
    type: 'AA',
    gun: readBore('40L'),
    weight: 1981,
    height: 170,
    firepowerEquivalent: 8,
    read: { manhandling: 8 },
    source: KIT_GUNS,
  },
];

const JAPANESE: readonly GunFigures[] = [
  {
    name: 'Type 92 INF',
    type: 'INF',
    gun: readBore('70*'),
    weight: 216,
    height: 62,
    lacks: 'AP',
    special: [{ kind: 'AP', depletion: 5 }, { kind: 'WP', depletion: 5 }, since('HEAT', 6, 1945)],
    asMortar: { min: 3, max: 70 },
    exceptions: { asMortar: NOTES, type: NOTES, quickSetUp: CAPABILITIES },
  },
  { name: 'Type 41 INF', type: 'INF', gun: readBore('75*'), weight: 540, height: 108 },
  { name: 'Type 94 AT', type: 'AT', gun: readBore('37L'), weight: 324, height: 102 },
  { name: 'Type 1 AT', type: 'AT', gun: readBore('47L'), weight: 754, height: 112 },
  { name: 'Type 88 AA', type: 'AA', gun: readBore('75L'), weight: 2440, height: 202 },
  { name: 'Type 98 AA', type: 'AA', gun: readBore('20L'), weight: 269, height: 120, firepowerEquivalent: 4 },
  {
    name: 'Type 97 81mm MTR',
    type: 'MTR',
    gun: readBore('81*'),
    weight: 67,
    height: 110,
    range: reach(100, 2800),
    read: { rateOfFire: 3, manhandling: 11 },
  },
];

function piece({
  type,
  gun,
  slowBreech,
  lacks,
  special,
  firepowerEquivalent,
  range,
  read,
}: GunFigures): Piece {
  const rateOfFire = read?.rateOfFire ?? gunRateOfFire(gun.calibre, slowBreech);
  const missing = type === 'MTR' ? 'AP' : lacks;
  return {
    ...gun,
    ...(rateOfFire !== undefined && { rateOfFire }),
    unlimited: (['AP', 'HE'] as const).filter(shell => shell !== missing),
    ...(special && { special }),
    ...(firepowerEquivalent !== undefined && { firepowerEquivalent }),
    breakdown: read?.breakdown ?? 12,
    ...(range && { range }),
  };
}

/** Guns on outriggers and heavy howitzers must be unlimbered first (1.2.6). */
const QUICK_UP_TO = 1600;

function gun(nation: Nation, figures: GunFigures): GunCard {
  const { name, type, weight, height, asMortar, read, source = FROM_HISTORY } = figures;
  const isQuick =
    type === 'AT' || type === 'INF' || type === 'MTR' || (type === 'ART' && weight <= QUICK_UP_TO);
  const hasShield = type === 'AT' || type === 'INF';
  return {
    id: `${nation} ${name}`,
    nation,
    kind: 'gun',
    name,
    portage: 0,
    type,
    piece: piece(figures),
    manhandling: read?.manhandling ?? manhandlingNumber(weight),
    size: read?.size ?? gunSize(height),
    ...(isQuick && { quickSetUp: true }),
    ...(type === 'AA' && { allRound: true }),
    ...(hasShield && { gunshield: true }),
    ...(asMortar && { asMortar }),
    source,
    exceptions: { ...(hasShield && { gunshield: printed('rule 6.6') }), ...figures.exceptions },
  };
}

const of = (nation: Nation) => (figures: GunFigures) => gun(nation, figures);

export const GUN_CARDS: ReadonlyMap<CardId, GunCard> = new Map(
  [
    ...GERMANS.map(of('german')),
    ...RUSSIANS.map(of('russian')),
    ...AMERICANS.map(of('american')),
    ...BRITISH.map(of('british')),
    ...JAPANESE.map(of('japanese')),
  ].map(each => [each.id, each]),
);

export function gunCard(id: CardId): GunCard {
  const found = GUN_CARDS.get(id);
  if (!found) throw new Error(`there is no gun '${id}'; expected one such as 'german 7.5cm PaK 40'`);
  return found;
}
