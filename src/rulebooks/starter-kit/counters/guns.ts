/** Guns (1.2.6, 6.0), as public counters show them. */
import { printed } from '../charts/source.ts';
import type { CardId, GunCard, Nation, Piece } from './card.ts';
import { AMERICAN_GUNS } from './guns/american.ts';
import { BRITISH_GUNS } from './guns/british.ts';
import { GUN_COUNTERS, type GunFigures } from './guns/figures.ts';
import { GERMAN_GUNS } from './guns/german.ts';
import { JAPANESE_GUNS } from './guns/japanese.ts';
import { RUSSIAN_GUNS } from './guns/russian.ts';

/** None of them shows a breakdown number, which means 12 (6.12). */
const BREAKDOWN = 12;

function piece({ type, gun, rateOfFire, lacks, special, firepowerEquivalent, range }: GunFigures): Piece {
  const missing = type === 'MTR' ? 'AP' : lacks;
  return {
    ...gun,
    ...(rateOfFire !== undefined && { rateOfFire }),
    unlimited: (['AP', 'HE'] as const).filter(shell => shell !== missing),
    ...(special && { special }),
    ...(firepowerEquivalent !== undefined && { firepowerEquivalent }),
    breakdown: BREAKDOWN,
    ...(range && { range }),
  };
}

function gun(nation: Nation, figures: GunFigures): GunCard {
  const { name, type, manhandling, size, quickSetUp, allRound, asMortar, source = GUN_COUNTERS } = figures;
  const hasShield = type === 'AT' || type === 'INF';
  return {
    id: `${nation} ${name}`,
    nation,
    kind: 'gun',
    name,
    portage: 0,
    type,
    piece: piece(figures),
    manhandling,
    size,
    ...(quickSetUp && { quickSetUp }),
    ...(allRound && { allRound }),
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
