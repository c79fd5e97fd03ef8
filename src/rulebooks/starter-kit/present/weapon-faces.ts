/** The faces of support weapons (1.2.4): name, firepower and range, rate of fire, portage, breakdown; repair behind. */
import type { CounterSymbol, Face, Figure } from '../../../engine/index.ts';
import type { WeaponCard } from '../counters/index.ts';

const SYMBOLS: Readonly<Record<WeaponCard['kind'], CounterSymbol>> = {
  gun: 'gun',
  'machine-gun': 'machine-gun',
  mortar: 'mortar',
  flamethrower: 'flamethrower',
  'demolition-charge': 'charge',
  'shaped-charge': 'launcher',
  'anti-tank-rifle': 'rifle',
};

/** A weapon that breaks for good has nothing on its back, unless it is the table by which it hits. */
export function weaponFaces(card: WeaponCard): { readonly front: Face; readonly back?: Face } {
  const { nation, kind, name } = card;
  const face = { nation, symbol: SYMBOLS[kind] } as const;
  const title: Figure = { text: name, name: 'weapon', at: 'top', cite: '1.2.4.a' };
  const front: readonly Figure[] = [
    title,
    weight(card),
    ...strength(card),
    ...rateOfFire(card),
    ...breakdown(card),
    ...specialAmmo(card),
  ];
  const back = [...repair(card), ...toHitTable(card)];
  return {
    front: { ...face, tone: 'plain', figures: front },
    ...(back.length > 0 && { back: { ...face, tone: 'weak', figures: [title, ...back] } }),
  };
}

function weight(card: WeaponCard): Figure {
  return card.kind === 'gun'
    ? { text: `M${card.manhandling}`, name: 'manhandling number', at: 'left', cite: '6.5.a' }
    : { text: `${card.portage}PP`, name: 'portage points', at: 'left', cite: '4.0.e' };
}

function strength(card: WeaponCard): readonly Figure[] {
  if (card.kind === 'gun') {
    const { calibre, length } = card.piece;
    return [
      { text: `${calibre}${length}`, name: 'calibre and barrel length', at: 'bottom', cite: '1.2.6.d' },
    ];
  }
  if (card.kind === 'mortar') {
    const { min, max } = card.range;
    return [
      { text: `${min}`, name: 'minimum range', at: 'bottom', cite: '3.2.4.range' },
      { text: `${max}`, name: 'maximum range', at: 'bottom', cite: '3.2.4.range' },
    ];
  }
  const firepower: Figure = {
    text: `${card.firepower}`,
    name: 'firepower',
    at: 'bottom',
    cite: '1.2.4.a',
  };
  if (!('range' in card)) return [firepower];
  return [firepower, { text: `${card.range}`, name: 'normal range', at: 'bottom', cite: '1.2.4.a' }];
}

function rateOfFire(card: WeaponCard): readonly Figure[] {
  if (!('rateOfFire' in card)) return [];
  return [
    { text: `${card.rateOfFire}`, name: 'rate of fire', at: 'right', style: 'boxed', cite: '1.2.4.1.a' },
  ];
}

function breakdown(card: WeaponCard): readonly Figure[] {
  if ('removal' in card && card.removal !== undefined) {
    const text = `X${card.removal}`;
    return [{ text, name: 'breakdown number, for good', at: 'bottom-right', cite: '2.0.Xnum' }];
  }
  if (!('breakdown' in card) || card.breakdown === undefined) return [];
  return [{ text: `B${card.breakdown}`, name: 'breakdown number', at: 'bottom-right', cite: '2.0.Bnum' }];
}

function specialAmmo(card: WeaponCard): readonly Figure[] {
  const special = 'special' in card ? (card.special ?? []) : [];
  return special.map(({ kind, depletion }) => ({
    text: `${kind === 'smoke' ? 's' : kind}${depletion}`,
    name: `depletion number of ${kind}`,
    at: 'bottom-left',
    cite: '6.2.b',
  }));
}

/** A malfunctioned weapon shows what repairs it; a 6 is its end. */
function repair(card: WeaponCard): readonly Figure[] {
  if (!('repair' in card) || card.repair === undefined) return [];
  return [
    { text: `R${card.repair}`, name: 'repair number', at: 'top-left', cite: '1.2.4.b' },
    { text: 'X6', name: 'a repair roll of 6 removes it', at: 'bottom-right', cite: '1.2.4.b' },
  ];
}

function toHitTable(card: WeaponCard): readonly Figure[] {
  if (card.kind !== 'shaped-charge') return [];
  return card.toHit.map((number, range) => ({
    text: `${number}`,
    name: `to hit at range ${range}`,
    at: 'bottom',
    cite: '4.4.a',
  }));
}
