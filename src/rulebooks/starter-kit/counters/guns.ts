/** Guns (1.2.6, 6.0): those of the second kit as its counters were read, the others from their history. */
import { printed } from '../charts/source.ts';
import type { CardId, GunCard, Nation, Piece } from './card.ts';
import { AMERICAN_GUNS } from './guns/american.ts';
import { BRITISH_GUNS } from './guns/british.ts';
import type { GunFigures } from './guns/figures.ts';
import { GERMAN_GUNS } from './guns/german.ts';
import { JAPANESE_GUNS } from './guns/japanese.ts';
import { RUSSIAN_GUNS } from './guns/russian.ts';
import { FROM_HISTORY, gunRateOfFire, gunSize, manhandlingNumber } from './history.ts';

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
    ...GERMAN_GUNS.map(of('german')),
    ...RUSSIAN_GUNS.map(of('russian')),
    ...AMERICAN_GUNS.map(of('american')),
    ...BRITISH_GUNS.map(of('british')),
    ...JAPANESE_GUNS.map(of('japanese')),
  ].map(each => [each.id, each]),
);

export function gunCard(id: CardId): GunCard {
  const found = GUN_CARDS.get(id);
  if (!found) throw new Error(`there is no gun '${id}'; expected one such as 'german 7.5cm PaK 40'`);
  return found;
}
