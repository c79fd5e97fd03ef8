/**
 * The guns, made of what they were by one scale: a factor of penetration is 5 mm of upright plate at the outer limit of its band;
 * the reach goes by muzzle velocity and calibre, that of GP fire is 1.6 times as far.
 */
import { printed, published, substitute } from '../../kit/source.ts';
import type { GunCard } from './weapon.ts';

/** Penetration by range as a public game has it that cites its references; the scale is ours. */
const measured = (shell: string) =>
  published(`penetration by range of ${shell} in GitHub DarklightGames/DarkestHour; our scale`);
const estimated = (from: string) => substitute(`general figures (${from}); our scale`);

export const GUNS = {
  '2cm KwK30': {
    calibre: 20,
    rate: 'R',
    ap: { reach: [2, 3, 5, 8, 9], factors: [6, 5, 4, 3, 2] },
    gp: { reach: [3, 5, 8, 13, 14], factors: [1, 1, 1, 1, 1] },
    source: measured('DH_Sdkfz2341CannonShell'),
  },
  '20/65 Breda': {
    calibre: 20,
    rate: 'R',
    ap: { reach: [2, 3, 6, 8, 10], factors: [7, 7, 5, 4, 3] },
    gp: { reach: [3, 5, 10, 13, 16], factors: [1, 1, 1, 1, 1] },
    source: measured('DH_Breda2065CannonShell'),
  },
  '3.7cm L/46': {
    calibre: 37,
    rate: 'Q',
    ap: { reach: [2, 4, 7, 10, 12], factors: [8, 8, 7, 6, 5] },
    gp: { reach: [3, 6, 11, 16, 19], factors: [1, 1, 1, 1, 1] },
    source: measured('DH_Pak36CannonShell, at 30 degrees, x1.25'),
  },
  '4.7cm PaK(t)': {
    calibre: 47,
    rate: 'Q',
    ap: { reach: [2, 5, 8, 12, 14], factors: [13, 12, 10, 9, 9] },
    gp: { reach: [3, 8, 13, 19, 22], factors: [2, 2, 1, 1, 1] },
    source: estimated('54/48/41 mm at 30 degrees, x1.2'),
  },
  '5cm L/42': {
    calibre: 50,
    rate: 'Q',
    ap: { reach: [2, 5, 8, 12, 14], factors: [14, 12, 10, 8, 7] },
    gp: { reach: [3, 8, 13, 19, 22], factors: [2, 2, 1, 1, 1] },
    source: measured('DH_PanzerIIIJCannonShell'),
  },
  '5cm L/60': {
    calibre: 50,
    rate: 'Q',
    ap: { reach: [3, 6, 10, 14, 17], factors: [17, 15, 12, 10, 9] },
    gp: { reach: [5, 10, 16, 22, 27], factors: [2, 2, 1, 1, 1] },
    source: measured('DH_Pak38CannonShell'),
  },
  '5cm L/60 APCR': {
    calibre: 50,
    rate: 'Q',
    ap: { reach: [3, 6, 11, 16, 19], factors: [25, 20, 13, 9, 7] },
    limit: { rows: 'ap', at: 4 },
    source: measured('DH_Pak38CannonShellAPCR'),
  },
  '7.5cm L/24': {
    calibre: 75,
    rate: 'N',
    ap: { reach: [2, 3, 6, 8, 10], factors: [11, 10, 10, 10, 9] },
    gp: { reach: [3, 5, 10, 13, 16], factors: [5, 4, 3, 3, 2] },
    source: measured('DH_PanzerIVF1CannonShell'),
  },
  '7.5cm L/43': {
    calibre: 75,
    rate: 'N',
    ap: { reach: [3, 6, 11, 16, 19], factors: [25, 24, 21, 19, 17] },
    gp: { reach: [5, 10, 18, 26, 30], factors: [5, 4, 3, 3, 2] },
    source: measured('DH_PanzerIVGEarlyCannonShell'),
  },
  '7.62cm PaK36(r)': {
    calibre: 76,
    rate: 'N',
    ap: { reach: [3, 6, 11, 15, 18], factors: [25, 23, 20, 18, 17] },
    gp: { reach: [5, 10, 18, 24, 29], factors: [5, 4, 3, 3, 2] },
    source: estimated('as 7.5cm L/43 x0.97'),
  },
  '8.8cm L/56': {
    calibre: 88,
    rate: 'N',
    ap: { reach: [4, 7, 13, 18, 21], factors: [31, 29, 26, 24, 23] },
    gp: { reach: [6, 11, 21, 29, 34], factors: [6, 5, 4, 4, 3] },
    source: measured('DH_Flak88CannonShell'),
  },
  '37/40': {
    calibre: 37,
    rate: 'N',
    ap: { reach: [2, 3, 6, 8, 10], factors: [7, 6, 6, 5, 5] },
    gp: { reach: [3, 5, 10, 13, 16], factors: [1, 1, 1, 1, 1] },
    source: estimated('30 mm at 500 m'),
  },
  '47/32': {
    calibre: 47,
    rate: 'Q',
    ap: { reach: [2, 4, 7, 10, 12], factors: [12, 11, 9, 8, 7] },
    gp: { reach: [3, 6, 11, 16, 19], factors: [2, 2, 1, 1, 1] },
    source: measured('DH_Cannone4732CannonShell'),
  },
  '75/18': {
    calibre: 75,
    rate: 'N',
    ap: { reach: [2, 4, 7, 9, 11], factors: [10, 10, 10, 9, 9] },
    gp: { reach: [3, 6, 11, 14, 18], factors: [5, 4, 3, 3, 2] },
    source: estimated('as 7.5cm L/24; CE 70 mm'),
  },
  '2 pdr': {
    calibre: 40,
    rate: 'Q',
    ap: { reach: [2, 5, 8, 12, 14], factors: [13, 12, 10, 9, 8] },
    source: estimated('49/40 mm at 30 degrees, 500/1000 yd, x1.2'),
  },
  '40mm Bofors': {
    calibre: 40,
    rate: 'F',
    ap: { reach: [2, 5, 8, 12, 14], factors: [13, 12, 10, 8, 7] },
    gp: { reach: [4, 8, 13, 19, 22], factors: [2, 2, 1, 1, 1] },
    source: estimated('a 40 mm shot of 853 m/s, like that of the 2 pdr'),
  },
  '6 pdr': {
    calibre: 57,
    rate: 'Q',
    ap: { reach: [3, 6, 11, 16, 19], factors: [20, 18, 15, 12, 11] },
    gp: { reach: [5, 10, 18, 26, 30], factors: [2, 2, 1, 1, 1] },
    gpFrom: '1943-01',
    source: estimated('AP shot of 1942; DH_AT57CannonShell has the later APCBC'),
  },
  '25 pdr': {
    calibre: 88,
    rate: 'N',
    ap: { reach: [2, 5, 8, 12, 14], factors: [16, 15, 14, 12, 12] },
    gp: { reach: [3, 8, 13, 19, 22], factors: [6, 5, 4, 4, 3] },
    source: estimated('63/54 mm at 30 degrees, x1.2'),
  },
  '37mm M5': {
    calibre: 37,
    rate: 'Q',
    ap: { reach: [3, 5, 9, 13, 15], factors: [12, 11, 10, 9, 9] },
    gp: { reach: [5, 8, 14, 21, 24], factors: [1, 1, 1, 1, 1] },
    source: measured('DH_StuartCannonShell'),
  },
  '75mm M2': {
    calibre: 75,
    rate: 'N',
    ap: { reach: [2, 5, 8, 12, 14], factors: [15, 14, 13, 12, 12] },
    gp: { reach: [3, 8, 13, 19, 22], factors: [5, 4, 3, 3, 2] },
    source: estimated('as 75mm M3 x0.88'),
  },
  '75mm M3': {
    calibre: 75,
    rate: 'N',
    ap: { reach: [3, 5, 10, 13, 16], factors: [17, 16, 15, 14, 13] },
    gp: { reach: [5, 8, 16, 21, 26], factors: [5, 4, 3, 3, 2] },
    source: measured('DH_ShermanCannonShell'),
  },
  '3in Howitzer': {
    calibre: 76,
    rate: 'N',
    gp: { reach: [3, 6, 11, 15, 18], factors: [5, 4, 3, 3, 2] },
    smoke: 5,
    source: printed('text l.1057: full GP, less smoke; its rows are ours'),
  },
  '3.7in Howitzer': {
    calibre: 94,
    rate: 'N',
    gp: { reach: [3, 6, 11, 15, 18], factors: [6, 5, 4, 4, 3] },
    limit: { rows: 'gp', at: 3 },
    smoke: 8,
    source: printed('text l.1055: A: G3, mainly smoke; its rows are ours'),
  },
} as const satisfies Readonly<Record<string, GunCard>>;
export type GunId = keyof typeof GUNS;
