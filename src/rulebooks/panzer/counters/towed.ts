/** Towed guns. Small ones are pushed by their crews, all others need a vehicle. */
import type { Nation, TowedCard } from './card.ts';
import { GUNS, type GunId } from './guns.ts';
import { MEN } from './sources.ts';

/** The largest calibre that a crew pushes, in millimetres. */
const PUSHED = 47;
/** What a gun costs besides its penetration at point blank: heavy ones more. */
const [LIGHT, HEAVY] = [10, 14] as const;
const HEAVY_FROM = 75;

function towed(
  nation: Nation,
  title: string,
  gun: GunId,
  weight: number,
  extra: Partial<TowedCard> = {},
): TowedCard {
  const { calibre, ap } = GUNS[gun] as {
    readonly calibre: number;
    readonly ap?: { readonly factors: readonly number[] };
  };
  return {
    is: 'towed',
    nation,
    title,
    gpDefence: 4,
    speed: calibre <= PUSHED ? 1 : 0,
    closeAssault: 2,
    points: (calibre >= HEAVY_FROM ? HEAVY : LIGHT) + (ap?.factors[0] ?? 0),
    gun,
    weight,
    ...extra,
    source: MEN,
  };
}

export const TOWED_GUNS = {
  'pak-36': towed('german', 'PaK 36', '3.7cm L/46', 0.33),
  'pak-38': towed('german', 'PaK 38', '5cm L/60', 1),
  'pak-36r': towed('german', '7.62 cm PaK 36(r)', '7.62cm PaK36(r)', 1.7),
  'flak-36': towed('german', 'FlaK 36', '8.8cm L/56', 7.4, {
    platform: true,
    gpDefence: 3,
    antiAircraft: 'heavy',
  }),
  'flak-38': towed('german', '2 cm FlaK 38', '2cm KwK30', 0.42, { platform: true, antiAircraft: 'light' }),
  'mitragliera-20-65': towed('italian', '20/65 AA', '20/65 Breda', 0.33, {
    platform: true,
    antiAircraft: 'light',
  }),
  'cannone-47-32': towed('italian', '47/32', '47/32', 0.28),
  '2-pdr': towed('british', '2 pdr', '2 pdr', 0.8, { platform: true }),
  '6-pdr': towed('british', '6 pdr', '6 pdr', 1.1),
  '25-pdr': towed('british', '25 pdr', '25 pdr', 1.6),
  bofors: towed('british', '40 mm Bofors', '40mm Bofors', 2, { platform: true, antiAircraft: 'light' }),
  'm1-40mm': towed('american', '40 mm M1', '40mm Bofors', 2, { platform: true, antiAircraft: 'light' }),
  'm3-37mm': towed('american', '37 mm M3', '37mm M5', 0.41),
} as const satisfies Readonly<Record<string, TowedCard>>;
