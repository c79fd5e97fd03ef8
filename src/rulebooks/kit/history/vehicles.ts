/** Vehicles, country by country; those of the Germans with what they captured and used. */
import { flag, maybe, namedIn, number, oneOf, readTables, several, text } from '../table.ts';
import {
  type Country,
  DRIVES,
  LESS_SURE,
  type Plates,
  plates,
  UNARMOURED,
  type VehicleFacts,
  WELL_KNOWN,
} from './facts.ts';

/**
 * Tonnes and horsepower; km/h on the road and off it; height and width in cm. Plates are front, side and rear, each in mm
 * and degrees from the vertical; where there is no turret, `fixed` are those of the superstructure.
 */
const TABLES = {
  german: `
    name              | year | drive        | crew | t    | hp  | km/h  | cm      | hull               | turret                    | top  | guns              | MG | plates are | also called
    PzKpfw IB         | 1937 | tracked      | 2    | 5.8  | 100 | 40/20 | 172x206 | 13/20 13/12 13/12  | 13/10 13/20 13/10         |      |                   | 2  | well known |
    PzKpfw IIF        | 1941 | tracked      | 3    | 9.5  | 140 | 40/19 | 199x228 | 35/12 15/0 15/9    | 30/15 15/22 15/20         |      | 2cm KwK 30        | 1  | well known |
    PzKpfw IIIF       | 1939 | tracked      | 5    | 19.8 | 300 | 40/20 | 244x291 | 30/12 30/0 30/12   | 30/15 30/25 30/12         |      | 3.7cm KwK 36      | 3  | well known |
    PzKpfw IIIH       | 1940 | tracked      | 5    | 21.8 | 300 | 40/20 | 244x295 | 62/12 30/0 60/12   | 30/15 30/25 30/12         |      | 5cm KwK 38        | 2  | well known | PzKw IIIH
    PzKpfw IIIJ       | 1941 | tracked      | 5    | 21.5 | 300 | 40/20 | 244x295 | 50/12 30/0 50/12   | 50/14 30/25 30/12         |      | 5cm KwK 38        | 2  | well known | PzKw IIIJ
    PzKpfw IIIJ Lang  | 1941 | tracked      | 5    | 22.3 | 300 | 40/20 | 244x295 | 50/12 30/0 50/12   | 57/14 30/25 30/12         |      | 5cm KwK 39        | 2  | well known |
    PzKpfw IIIL       | 1942 | tracked      | 5    | 22.7 | 300 | 40/20 | 250x295 | 50/12 30/0 50/12   | 57/15 30/25 30/12         |      | 5cm KwK 39        | 2  | well known | PzKw IIIL
    PzKpfw IIIN       | 1942 | tracked      | 5    | 23   | 300 | 40/20 | 250x295 | 50/10 30/0 50/10   | 57/15 30/25 30/10         |      | 7.5cm KwK 37      | 2  | well known |
    PzKpfw IVD        | 1939 | tracked      | 5    | 21   | 300 | 40/20 | 268x284 | 30/12 20/0 20/10   | 30/10 20/25 20/15         |      | 7.5cm KwK 37      | 2  | well known |
    PzKpfw IVF1       | 1941 | tracked      | 5    | 22.3 | 300 | 42/20 | 268x288 | 50/12 30/0 20/10   | 50/10 30/25 30/15         |      | 7.5cm KwK 37      | 2  | well known | PzKw IVF1
    PzKpfw IVF2       | 1942 | tracked      | 5    | 23.6 | 300 | 40/20 | 268x288 | 50/12 30/0 20/10   | 50/10 30/25 30/15         |      | 7.5cm KwK 40 L/43 | 2  | well known | PzKw IVF2
    PzKpfw IVH        | 1943 | tracked      | 5    | 25   | 300 | 38/16 | 268x288 | 80/10 30/0 20/10   | 50/10 30/25 30/15         |      | 7.5cm KwK 40 L/48 | 2  | well known | PzKw IVH
    Panther           | 1943 | tracked      | 5    | 44.8 | 700 | 46/24 | 299x327 | 80/55 45/30 40/30  | 105/10 45/25 45/25        |      | 7.5cm KwK 42      | 2  | well known | PzKpfw V
    PzKpfw VIE        | 1942 | tracked      | 5    | 57   | 700 | 38/20 | 300x371 | 100/10 80/0 80/8   | 105/5 80/0 80/0           |      | 8.8cm KwK 36      | 2  | well known | Tiger I, PzKpfw VIE Tiger I, PzKw VIE Tiger
    PzKpfw VIB        | 1944 | tracked      | 5    | 69.8 | 700 | 38/17 | 309x376 | 150/50 80/25 80/30 | 180/10 80/21 80/21        |      | 8.8cm KwK 43      | 2  | well known | Tiger II
    StuG IIIG         | 1942 | tracked      | 4    | 23.9 | 300 | 40/19 | 216x295 | 80/10 30/0 30/10   | fixed 80/10 30/10 30/10   |      | 7.5cm KwK 40 L/48 | 1  | less sure  |
    Panzerjäger I     | 1940 | tracked      | 3    | 6.4  | 100 | 40/20 | 225x206 | 13/20 13/0 13/0    | fixed 14.5/15 14.5/10 0/0 | open | 4.7cm PaK(t)      | 0  | less sure  |
    Marder III        | 1942 | tracked      | 4    | 10.7 | 125 | 42/15 | 250x216 | 50/15 15/0 15/0    | fixed 14.5/15 10/10 0/0   | open | 7.62cm PaK 36(r)  | 1  | less sure  |
    Marder IIIM       | 1943 | tracked      | 4    | 10.5 | 150 | 42/15 | 248x235 | 20/15 15/0 10/0    | fixed 10/25 10/15 10/15   | open | 7.5cm PaK 40      | 1  | less sure  |
    SdKfz 231 (8-Rad) | 1937 | wheeled      | 4    | 8.3  | 155 | 85/30 | 235x220 | 15/30 8/30 8/25    | 15/25 8/30 8/25           |      | 2cm KwK 30        | 1  | less sure  | PSW 231 (8-Rad)
    SdKfz 234/1       | 1944 | wheeled      | 4    | 11.5 | 220 | 85/30 | 210x233 | 30/30 8/30 10/25   | 30/30 8/30 8/30           | open | 2cm FlaK 38       | 1  | less sure  |
    SdKfz 251/1       | 1939 | half-tracked | 2    | 8.5  | 100 | 53/21 | 175x210 | 14.5/20 8/30 8/30  |                           | open |                   | 2  | well known | SdKfz 251-C
    SdKfz 7           | 1938 | half-tracked | 2    | 11.5 | 140 | 50/20 | 262x240 |                    |                           | open |                   | 0  |            |
    Opel Blitz        | 1937 | wheeled      | 2    | 3.3  | 75  | 80/25 | 218x227 |                    |                           | open |                   | 0  |            |
    Hotchkiss H 39    | 1939 | tracked      | 2    | 12.1 | 120 | 36/16 | 215x195 | 34/20 34/10 34/10  | 40/15 40/25 40/20         |      | 3.7cm SA 38       | 1  | less sure  | PzKw 35H 735(f)
    Somua S 35        | 1936 | tracked      | 3    | 19.5 | 190 | 40/20 | 262x212 | 36/20 35/10 25/20  | 42/15 42/22 42/20         |      | 4.7cm SA 35       | 1  | less sure  | PzKw 35-S 739(f)`,
  russian: `
    name     | year | drive   | crew | t    | hp  | km/h  | cm      | hull               | turret                  | top  | guns          | MG | plates are | also called
    BT-7     | 1935 | tracked | 3    | 13.8 | 450 | 52/35 | 242x229 | 20/18 13/0 13/0    | 15/10 15/10 15/10       |      | 45mm 20-K     | 1  | less sure  |
    T-70     | 1942 | tracked | 2    | 9.2  | 140 | 45/25 | 204x242 | 45/30 15/0 25/10   | 35/20 35/20 35/20       |      | 45mm 20-K     | 1  | well known |
    T-34 M41 | 1941 | tracked | 4    | 28.5 | 500 | 54/25 | 245x300 | 45/60 45/40 45/45  | 45/30 45/30 45/30       |      | 76.2mm F-34   | 2  | well known | T-34/76B
    T-34/85  | 1944 | tracked | 5    | 32   | 500 | 54/25 | 260x300 | 45/60 45/40 45/45  | 90/10 75/20 52/10       |      | 85mm ZIS-S-53 | 2  | well known |
    KV-1 M41 | 1941 | tracked | 5    | 47   | 600 | 34/15 | 271x332 | 90/25 75/0 70/20   | 95/0 95/0 95/0          |      | 76.2mm ZIS-5  | 3  | less sure  | KV1A
    IS-2     | 1944 | tracked | 4    | 46   | 520 | 37/19 | 273x307 | 120/30 90/15 60/40 | 100/10 90/20 90/20      |      | 122mm D-25T   | 3  | less sure  |
    SU-76M   | 1943 | tracked | 4    | 10.2 | 140 | 45/20 | 210x274 | 35/30 16/0 15/0    | fixed 25/27 10/17 10/10 | open | 76.2mm ZIS-3  | 0  | less sure  |
    SU-122   | 1942 | tracked | 5    | 30.9 | 500 | 54/25 | 235x300 | 45/50 45/20 45/45  | fixed 45/50 45/20 45/45 |      | 122mm M-30S   | 0  | less sure  |
    BA-10    | 1938 | wheeled | 4    | 5.1  | 50  | 52/20 | 221x207 | 10/30 10/10 10/10  | 10/13 10/13 10/13       |      | 45mm 20-K     | 2  | less sure  |
    GAZ-AA   | 1932 | wheeled | 1    | 1.8  | 40  | 70/20 | 197x204 |                    |                         | open | 37mm 61-K     | 0  |            | GAZ AA
    ZIS-5    | 1934 | wheeled | 2    | 3.1  | 73  | 60/20 | 216x224 |                    |                         | open |               | 0  |            |`,
  american: `
    name           | year | drive        | crew | t    | hp  | km/h   | cm      | hull              | turret              | top  | guns         | MG | plates are | also called
    M3 Stuart      | 1941 | tracked      | 4    | 12.7 | 262 | 58/30  | 251x224 | 40/17 25/0 25/20  | 45/10 32/5 32/0     |      | 37mm M6      | 5  | well known |
    M5A1           | 1942 | tracked      | 4    | 15.4 | 296 | 58/30  | 230x229 | 28/45 28/0 25/0   | 44/0 32/0 32/0      |      | 37mm M6      | 3  | well known |
    M4A1           | 1942 | tracked      | 5    | 30.2 | 400 | 39/24  | 274x262 | 51/55 38/0 38/10  | 76/30 51/5 51/0     |      | 75mm M3      | 3  | less sure  | M4A1 Sherman
    M4A2           | 1942 | tracked      | 5    | 31.8 | 410 | 48/24  | 274x262 | 51/56 38/0 38/10  | 76/30 51/5 51/0     |      | 75mm M3      | 3  | well known |
    M4A3           | 1942 | tracked      | 5    | 30.3 | 500 | 42/26  | 274x262 | 51/56 38/0 38/10  | 76/30 51/5 51/0     |      | 75mm M3      | 3  | well known |
    M4A3(76)W      | 1944 | tracked      | 5    | 33.7 | 500 | 42/26  | 297x267 | 64/45 38/0 38/10  | 89/10 64/5 64/0     |      | 76mm M1      | 3  | well known |
    M10            | 1942 | tracked      | 5    | 29.6 | 410 | 48/26  | 289x305 | 38/55 19/40 19/20 | 57/45 25/25 25/0    | open | 3in M7       | 1  | well known |
    M8             | 1943 | wheeled      | 4    | 7.9  | 110 | 90/48  | 225x254 | 19/45 10/25 10/15 | 19/20 19/20 19/20   | open | 37mm M6      | 2  | well known |
    M3 GMC         | 1941 | half-tracked | 5    | 9.1  | 147 | 72/30  | 251x220 | 13/25 6/0 6/0     | fixed 16/15 0/0 0/0 | open | 75mm M1897A4 | 0  | less sure  |
    M3 Half-track  | 1941 | half-tracked | 3    | 9.3  | 147 | 72/30  | 226x222 | 13/25 6/0 6/0     |                     | open |              | 1  | well known | M3 half-track
    Jeep           | 1941 | wheeled      | 1    | 1.1  | 60  | 100/40 | 177x158 |                   |                     | open |              | 0  |            |
    GMC 2½-ton     | 1941 | wheeled      | 1    | 5.1  | 91  | 72/30  | 220x224 |                   |                     | open |              | 0  |            |
    Studebaker US6 | 1941 | wheeled      | 1    | 4.5  | 87  | 72/30  | 221x224 |                   |                     | open |              | 0  |            | Studebaker`,
  british: `
    name              | year | drive   | crew | t    | hp  | km/h  | cm      | hull              | turret            | top  | guns             | MG | plates are | also called
    Vickers VIB       | 1937 | tracked | 3    | 5.2  | 88  | 56/30 | 222x206 | 14/20 10/10 10/10 | 14/10 12/10 12/10 |      |                  | 2  | well known |
    A9                | 1938 | tracked | 6    | 12.8 | 150 | 40/24 | 265x250 | 14/15 12/0 12/0   | 14/5 14/5 14/5    |      | 2-Pounder        | 3  | well known | A9 CS
    A10               | 1939 | tracked | 5    | 14   | 150 | 26/13 | 265x252 | 30/10 22/0 15/0   | 26/5 22/5 22/5    |      | 2-Pounder        | 2  | less sure  | A10 CS
    A13 Mk II         | 1939 | tracked | 4    | 15   | 340 | 48/24 | 259x254 | 30/20 25/0 14/10  | 30/30 25/45 25/40 |      | 2-Pounder        | 1  | less sure  |
    Crusader I        | 1941 | tracked | 5    | 19   | 340 | 43/24 | 224x264 | 40/10 27/0 28/10  | 49/10 24/45 30/15 |      | 2-Pounder        | 2  | less sure  | Crusader I CS
    Crusader II       | 1941 | tracked | 4    | 19.3 | 340 | 43/24 | 224x264 | 49/10 28/0 28/10  | 49/10 24/45 30/15 |      | 2-Pounder        | 2  | less sure  | Crusader II CS
    Crusader III      | 1942 | tracked | 3    | 19.7 | 340 | 43/24 | 224x264 | 51/10 28/0 28/10  | 51/10 24/45 30/15 |      | 6-Pounder Mk 3   | 1  | less sure  | Crusader III OP
    Matilda II        | 1939 | tracked | 4    | 26.9 | 174 | 24/13 | 252x259 | 78/5 70/0 55/10   | 75/5 75/5 75/5    |      | 2-Pounder        | 1  | well known | Matilda II CS
    Valentine II      | 1941 | tracked | 3    | 17   | 131 | 24/13 | 227x263 | 60/20 60/0 60/5   | 65/8 60/8 65/8    |      | 2-Pounder        | 1  | well known |
    Valentine III     | 1942 | tracked | 4    | 17.3 | 131 | 24/13 | 227x263 | 60/20 60/0 60/5   | 65/8 60/8 65/8    |      | 2-Pounder        | 1  | well known |
    Grant             | 1941 | tracked | 6    | 28.1 | 340 | 39/20 | 312x272 | 51/38 38/0 38/5   | 70/10 51/10 51/5  |      | 75mm M2, 37mm M6 | 2  | less sure  |
    Churchill III     | 1942 | tracked | 5    | 39.6 | 350 | 25/13 | 274x325 | 102/0 76/0 51/0   | 89/0 76/0 76/0    |      | 6-Pounder Mk 3   | 2  | well known |
    Cromwell IV       | 1944 | tracked | 5    | 27.9 | 600 | 64/29 | 249x305 | 64/0 32/0 32/0    | 76/0 63/0 57/0    |      | 75mm ROQF        | 2  | well known |
    Sherman VC        | 1944 | tracked | 4    | 34.8 | 425 | 40/24 | 274x267 | 51/56 38/0 38/10  | 76/30 51/5 51/0   |      | 17-Pounder       | 2  | well known |
    Daimler           | 1941 | wheeled | 3    | 7.6  | 95  | 80/35 | 226x246 | 16/20 8/15 8/15   | 16/10 14/10 14/10 |      | 2-Pounder        | 1  | less sure  |
    Humber Mk II      | 1941 | wheeled | 3    | 7.1  | 90  | 72/30 | 234x218 | 15/30 10/20 10/20 | 15/15 10/15 10/15 |      | 15mm Besa        | 1  | less sure  |
    Universal Carrier | 1940 | tracked | 3    | 4    | 85  | 48/24 | 157x206 | 10/15 7/0 7/0     |                   | open |                  | 1  | well known |
    White Scout Car   | 1940 | wheeled | 2    | 5.1  | 110 | 80/30 | 200x203 | 13/20 6/0 6/0     |                   | open |                  | 2  | well known |`,
  italian: `
    name            | year | drive   | crew | t    | hp  | km/h  | cm      | hull                  | turret                      | guns        | MG | plates are | also called
    L3/35           | 1935 | tracked | 2    | 3.2  | 43  | 42/15 | 130x140 | 13.5/15 8.5/10 8.5/10 | fixed 13.5/15 8.5/10 8.5/10 |             | 2  | less sure  | L3/35 Lf
    L6/40           | 1941 | tracked | 2    | 6.8  | 68  | 42/20 | 203x192 | 30/20 15/5 15/20      | 40/10 15/15 15/15           | 20/65 Breda | 1  | less sure  |
    M11/39          | 1939 | tracked | 3    | 11.2 | 105 | 33/15 | 225x218 | 30/20 14.5/0 14.5/15  | 30/10 14.5/10 14.5/10       | 37/40       | 2  | less sure  |
    M13/40          | 1940 | tracked | 4    | 14   | 125 | 32/15 | 239x228 | 30/15 25/0 25/15      | 40/10 25/20 25/15           | 47/32       | 4  | well known |
    M14/41          | 1941 | tracked | 4    | 14.5 | 145 | 33/16 | 239x228 | 30/15 25/0 25/15      | 40/10 25/20 25/15           | 47/32       | 4  | well known |
    Semovente 75/18 | 1941 | tracked | 3    | 14.4 | 125 | 32/15 | 185x228 | 50/10 25/0 25/15      | fixed 50/5 25/5 25/10       | 75/18       | 1  | less sure  |
    AB41            | 1941 | wheeled | 4    | 7.5  | 88  | 78/38 | 248x192 | 9/30 9/25 9/25        | 10/20 9/25 9/25             | 20/65 Breda | 2  | less sure  |`,
  japanese: `
    name            | year | drive   | crew | t    | hp  | km/h  | cm      | hull              | turret               | top  | guns                  | MG | plates are
    Type 95 HA-GO   | 1936 | tracked | 3    | 7.4  | 120 | 45/20 | 228x207 | 12/18 12/10 10/10 | 12/11 12/11 12/11    |      | 37mm Type 94 tank gun | 2  | less sure
    Type 89A CHI-RO | 1931 | tracked | 4    | 12.7 | 118 | 25/12 | 256x218 | 15/30 15/0 12/10  | 17/10 15/10 15/10    |      | 57mm Type 90          | 2  | less sure
    Type 89B CHI-RO | 1934 | tracked | 4    | 13   | 120 | 25/12 | 256x218 | 17/15 15/0 12/10  | 17/10 15/10 15/10    |      | 57mm Type 90          | 2  | less sure
    Type 97A CHI-HA | 1938 | tracked | 4    | 15   | 170 | 38/19 | 223x233 | 25/11 20/25 20/10 | 25/11 25/11 25/11    |      | 57mm Type 97          | 2  | less sure
    Type 97B CHI-HA | 1942 | tracked | 5    | 15.8 | 170 | 38/19 | 238x233 | 25/11 20/25 20/10 | 33/10 26/11 26/11    |      | 47mm Type 1 tank gun  | 2  | less sure
    Type 1 HO-NI I  | 1942 | tracked | 5    | 15.4 | 170 | 38/19 | 239x229 | 50/11 20/25 20/10 | fixed 50/0 12/10 0/0 | open | 75mm Type 90          | 0  | less sure`,
} satisfies Partial<Record<Country, string>>;

/** Two figures parted so. */
const two =
  (by: string) =>
  (cell: string): readonly [number, number] => {
    const [first = '', second = '', ...rest] = cell.split(by);
    if (rest.length > 0) throw new Error(`two numbers parted by ${by}`);
    return [number(first), number(second)];
  };

function platesOf(cell: string): Plates {
  const [front, side, rear, ...rest] = cell.split(' ').map(two('/'));
  if (!front || !side || !rear || rest.length > 0) throw new Error('front, side and rear');
  return plates(front, side, rear);
}

const FIXED = 'fixed ';
const aboveHull = (cell: string): Pick<VehicleFacts, 'turret' | 'superstructure'> =>
  cell.startsWith(FIXED)
    ? { superstructure: platesOf(cell.slice(FIXED.length)) }
    : { turret: platesOf(cell) };

const SOURCES = { 'well known': WELL_KNOWN, 'less sure': LESS_SURE };

const COLUMNS = {
  name: text,
  year: number,
  drive: oneOf(DRIVES),
  crew: number,
  t: number,
  hp: number,
  'km/h': two('/'),
  cm: two('x'),
  hull: maybe(platesOf),
  turret: maybe(aboveHull),
  top: flag('open'),
  guns: several(text),
  MG: number,
  'plates are': maybe(namedIn(SOURCES)),
  'also called': maybe(several(text)),
};

export const VEHICLES: readonly VehicleFacts[] = readTables(COLUMNS, TABLES).map(([country, row]) => {
  const {
    'km/h': [road, offRoad],
    cm: [height, width],
    'also called': alsoCalled,
  } = row;
  return {
    name: row.name,
    ...(alsoCalled && { alsoCalled }),
    country,
    year: row.year,
    drive: row.drive,
    crew: row.crew,
    weight: row.t,
    power: row.hp,
    speed: { road, offRoad },
    height,
    width,
    ...(row.hull && { hull: row.hull }),
    ...row.turret,
    ...(row.top && { openTopped: true }),
    guns: row.guns,
    machineGuns: row.MG,
    sources: row['plates are'] ?? UNARMOURED,
  };
});
