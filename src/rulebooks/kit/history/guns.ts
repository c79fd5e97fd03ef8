/** Guns, country by country. */
import { maybe, namedIn, number, readTables, several, text } from '../table.ts';
import { ATTESTED, type Country, ESTIMATED, type FactSource, type GunFacts, VARIES } from './facts.ts';

/** Where it is known from what a shell goes through. */
const PENETRATION_SOURCES: Readonly<Record<string, FactSource>> = {
  'shell tables': {
    from: 'the shell tables of the public game modification Darkest Hour, read at the ranges of ours',
    sure: 'varies',
  },
  trials: {
    from: 'firing trials at 30 degrees in reference works, brought to an upright plate',
    sure: 'varies',
  },
  'a like gun': { from: 'a like gun, by its velocity', sure: 'estimated' },
};

/** Calibre in mm, the barrel in calibres, m/s; then the mm of a plate that its shell goes through, by `PENETRATION_RANGES`. */
const TABLES = {
  german: `
    name              | year | mm   | L/   | m/s  | known    | goes through                                | by           | also called
    2cm KwK 30        | 1935 | 20   | 55   | 780  | attested | 31  26  20  14  11   8   6   4   2   1   1  | shell tables | 2cm KwK30
    2cm FlaK 38       | 1939 | 20   | 65   | 830  | attested |                                             |              |
    3.7cm KwK 36      | 1936 | 37   | 46.5 | 745  | attested | 43  40  36  32  28  25  23  19  13   6   1  | shell tables | 3.7cm L/46
    3.7cm PaK 35/36   | 1936 | 37   | 45   | 745  | attested | 43  40  36  32  28  25  23  19  13   6   1  | shell tables |
    3.7cm FlaK 36     | 1936 | 37   | 57   | 770  | varies   |                                             |              |
    4.7cm PaK(t)      | 1938 | 47   | 43.4 | 775  | attested | 65  62  58  53  49  45  42  38  35  28  22  | trials       |
    5cm KwK 38        | 1940 | 50   | 42   | 685  | attested | 73  67  59  51  45  39  34  30  26  20  15  | shell tables | 5cm L/42
    5cm KwK 39        | 1941 | 50   | 60   | 835  | attested | 96  89  79  70  62  55  49  42  38  30  23  | shell tables | 5cm L/60
    5cm PaK 38        | 1940 | 50   | 60   | 835  | attested | 96  89  79  70  62  55  49  42  38  30  23  | shell tables |
    7.5cm KwK 37      | 1936 | 75   | 24   | 385  | attested | 54  53  50  48  46  44  42  40  38  35  32  | shell tables | 7.5cm L/24
    7.5cm KwK 40 L/43 | 1942 | 75   | 43   | 740  | attested | 133 128 121 114 107 101  95  90  85  75  67 | shell tables | 7.5cm L/43
    7.5cm KwK 40 L/48 | 1943 | 75   | 48   | 750  | attested | 135 130 123 116 109 103  97  92  86  76  68 | shell tables |
    7.5cm PaK 40      | 1941 | 75   | 46   | 770  | varies   | 135 130 123 116 109 103  97  92  86  76  68 | shell tables |
    7.5cm KwK 42      | 1943 | 75   | 70   | 935  | attested | 183 179 168 158 149 140 132 125 116 103  91 | shell tables |
    7.5cm leIG 18     | 1932 | 75   | 11.8 | 210  | attested |                                             |              |
    7.62cm PaK 36(r)  | 1942 | 76.2 | 54.8 | 720  | varies   | 129 124 117 111 104  98  92  87  82  73  65 | a like gun   | 7.62cm PaK36(r)
    8.8cm KwK 36      | 1942 | 88   | 56   | 773  | attested | 162 158 151 144 138 132 126 122 116 106  97 | shell tables | 8.8cm L/56
    8.8cm FlaK 18     | 1933 | 88   | 56   | 795  | attested | 162 158 151 144 138 132 126 122 116 106  97 | shell tables |
    8.8cm KwK 43      | 1943 | 88   | 71   | 1000 | attested |                                             |              |
    10.5cm leFH 18    | 1935 | 105  | 28   | 470  | attested |                                             |              |
    8cm GrW 34        | 1934 | 81.4 | 14   | 174  | attested |                                             |              |`,
  french: `
    name        | year | mm | L/ | m/s | known
    3.7cm SA 38 | 1938 | 37 | 33 | 701 | varies
    4.7cm SA 35 | 1935 | 47 | 32 | 660 | varies`,
  russian: `
    name               | year | mm    | L/   | m/s | known    | goes through                                | by
    37mm 61-K          | 1939 | 37    | 67   | 880 | attested |                                             |
    45mm 20-K          | 1932 | 45    | 46   | 760 | attested | 61  54  46  39  32  27  22  18  15  10   6  | shell tables
    45mm PTP obr. 32   | 1932 | 45    | 46   | 760 | attested | 61  54  46  39  32  27  22  18  15  10   6  | shell tables
    57mm PTP obr. 43   | 1943 | 57    | 73   | 990 | attested |                                             |
    76.2mm F-34        | 1940 | 76.2  | 41.5 | 662 | attested | 82  79  74  71  67  64  60  56  53  47  42  | shell tables
    76.2mm ZIS-5       | 1941 | 76.2  | 41.5 | 662 | attested | 82  79  74  71  67  64  60  56  53  47  42  | shell tables
    76.2mm ZIS-3       | 1942 | 76.2  | 42.6 | 680 | attested | 82  79  74  71  67  64  60  56  53  47  42  | a like gun
    76.2mm PTP obr. 39 | 1939 | 76.2  | 42   | 676 | varies   |                                             |
    76.2mm PP obr. 27  | 1927 | 76.2  | 16.5 | 387 | attested |                                             |
    85mm ZIS-S-53      | 1944 | 85    | 54.6 | 792 | attested | 126 123 118 111 107 102  98  94  90  83  76 | shell tables
    122mm D-25T        | 1944 | 121.9 | 48   | 790 | varies   | 201 196 183 171 160 150 140 131 122 107  93 | shell tables
    122mm M-30S        | 1942 | 121.9 | 22.7 | 515 | attested |                                             |
    82mm BM obr. 37    | 1937 | 82    | 15   | 211 | attested |                                             |
    120mm PM obr. 38   | 1938 | 120   | 15   | 272 | attested |                                             |`,
  american: `
    name           | year | mm   | L/   | m/s | known    | goes through                                | by           | also called
    37mm M6        | 1940 | 37   | 53.5 | 884 | attested | 71  61  57  53  50  46  43  39  36  33  30  | shell tables | 37mm M5
    M3A1 37mm AT   | 1940 | 37   | 53.5 | 884 | attested | 71  61  57  53  50  46  43  39  36  33  30  | shell tables |
    M1 57mm AT     | 1942 | 57   | 50   | 823 | varies   | 115 110 103  96  90  84  78  73  68  60  52 | shell tables |
    75mm M2        | 1941 | 75   | 31   | 563 | varies   | 78  75  71  67  64  61  58  55  52  47  42  | a like gun   |
    75mm M3        | 1942 | 75   | 40   | 619 | attested | 88  85  81  77  73  69  65  62  59  53  47  | shell tables |
    75mm M1897A4   | 1941 | 75   | 36   | 610 | varies   | 88  85  81  77  73  69  65  62  59  53  47  | a like gun   |
    76mm M1        | 1944 | 76.2 | 52   | 792 | attested | 124 121 115 109 103  98  93  88  84  76  68 | shell tables |
    3in M7         | 1942 | 76.2 | 50   | 792 | attested | 124 121 115 109 103  98  93  88  84  76  68 | shell tables |
    M5 3in AT      | 1942 | 76.2 | 50   | 792 | attested | 124 121 115 109 103  98  93  88  84  76  68 | shell tables |
    M1A2 37mm AA   | 1940 | 37   | 53.5 | 792 | varies   |                                             |              |
    M2A1 105mm ART | 1940 | 105  | 22.5 | 472 | attested |                                             |              |
    M1 155mm ART   | 1942 | 155  | 24.5 | 563 | attested |                                             |              |
    M1 81mm MTR    | 1931 | 81.4 | 15   | 213 | attested |                                             |              |`,
  british: `
    name           | year | mm   | L/   | m/s | known     | goes through                                | by           | also called
    15mm Besa      | 1940 | 15   | 97   | 818 | varies    |                                             |              |
    2-Pounder      | 1936 | 40   | 52   | 792 | attested  | 67  63  58  52  47  42  38  34  31  24  19  | trials       | OQF 2-Pounder AT, 2 pdr
    6-Pounder      | 1941 | 57   | 50   | 853 | varies    | 110 103  93  84  76  69  62  56  51  42  34 | trials       | OQF 6-Pounder AT, 6 pdr
    6-Pounder Mk 3 | 1942 | 57   | 43   | 853 | varies    | 115 110 103  96  90  84  78  73  68  60  52 | shell tables |
    75mm ROQF      | 1943 | 75   | 36.5 | 619 | attested  | 88  85  81  77  73  69  65  62  59  53  47  | a like gun   |
    17-Pounder     | 1942 | 76.2 | 55   | 884 | attested  | 174 170 163 156 150 143 137 132 126 116 107 | shell tables | OQF 17-Pounder AT, 17pdr
    25-Pounder     | 1940 | 87.6 | 31   | 530 | attested  | 80  78  75  70  65  61  57  53  50  44  39  | trials       | OQF 25-Pounder ART, 25 pdr
    40mm Bofors    | 1937 | 40   | 60   | 853 | attested  |                                             |              | OQF 40mm Bofors AA
    3in Howitzer   | 1940 | 76.2 | 25   | 200 | varies    |                                             |              |
    3.7in Howitzer | 1934 | 94   | 15   | 190 | estimated |                                             |              |
    3in Mortar     | 1936 | 81.2 | 16   | 198 | attested  |                                             |              | OML 3-in. MTR`,
  italian: `
    name        | year | mm | L/ | m/s | known    | goes through                               | by
    20/65 Breda | 1935 | 20 | 65 | 840 | attested | 42  35  27  19  15  11   8   5   3   1   1 | shell tables
    37/40       | 1936 | 37 | 40 | 620 | varies   | 36  33  30  27  24  21  18  15  12   7   3 | trials
    47/32       | 1935 | 47 | 32 | 630 | attested | 63  57  50  44  39  34  29  25  22  15  10 | shell tables
    75/18       | 1934 | 75 | 18 | 425 | attested | 53  52  50  47  45  43  41  39  37  34  31 | a like gun`,
  japanese: `
    name                  | year | mm   | L/   | m/s | known
    37mm Type 94 tank gun | 1934 | 37   | 36.7 | 574 | varies
    Type 94 AT            | 1934 | 37   | 46.1 | 700 | varies
    57mm Type 90          | 1930 | 57   | 18.4 | 349 | varies
    57mm Type 97          | 1937 | 57   | 18.5 | 380 | varies
    47mm Type 1 tank gun  | 1942 | 47   | 48   | 810 | varies
    Type 1 AT             | 1942 | 47   | 53.7 | 823 | varies
    75mm Type 90          | 1930 | 75   | 38   | 683 | varies
    Type 92 INF           | 1932 | 70   | 8.8  | 198 | attested
    Type 41 INF           | 1908 | 75   | 18.4 | 360 | varies
    Type 88 AA            | 1927 | 75   | 44   | 720 | attested
    Type 98 AA            | 1938 | 20   | 70   | 830 | varies
    Type 97 81mm MTR      | 1937 | 81.4 | 15   | 196 | varies`,
} satisfies Partial<Record<Country, string>>;

const COLUMNS = {
  name: text,
  year: number,
  mm: number,
  'L/': number,
  'm/s': number,
  known: namedIn({ attested: ATTESTED, varies: VARIES, estimated: ESTIMATED }),
  'goes through': maybe(cell => cell.split(/ +/).map(number)),
  by: maybe(namedIn(PENETRATION_SOURCES)),
  'also called': maybe(several(text)),
};

export const GUNS: readonly GunFacts[] = readTables(COLUMNS, TABLES).map(([country, row]) => ({
  name: row.name,
  ...(row['also called'] && { alsoCalled: row['also called'] }),
  country,
  year: row.year,
  calibre: row.mm,
  length: row['L/'],
  velocity: row['m/s'],
  ...(row['goes through'] && { penetration: row['goes through'] }),
  ...(row.by && { penetrationSource: row.by }),
  source: row.known,
}));
