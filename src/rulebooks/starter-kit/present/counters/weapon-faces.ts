/** The faces of support weapons (1.2.4): name, firepower and range, rate of fire, portage, breakdown; repair behind. */
import type { CounterSymbol, Figure } from '../../../../engine/index.ts';
import { toHitByRange } from '../../charts/index.ts';
import type { When } from '../../charts/month.ts';
import type { GunCard, WeaponCard } from '../../counters/index.ts';
import type { World } from '../../world.ts';
import type { Faces } from './faces.ts';
import { gunFaces } from './gun-faces.ts';
import { ammunitionFigures } from './piece-figures.ts';

type SupportWeaponCard = Exclude<WeaponCard, GunCard>;

const SYMBOLS: Readonly<Record<SupportWeaponCard['kind'], CounterSymbol>> = {
  'machine-gun': 'machine-gun',
  mortar: 'mortar',
  flamethrower: 'flamethrower',
  'demolition-charge': 'charge',
  'shaped-charge': 'launcher',
  'anti-tank-rifle': 'rifle',
};

/** A weapon that breaks for good has nothing on its back, unless it is the table by which it hits. */
export function weaponFaces(world: World, card: WeaponCard, when: When): Faces {
  if (card.kind === 'gun') return gunFaces(world, card, when);
  const { nation, kind, name } = card;
  const face = { nation, symbol: SYMBOLS[kind] } as const;
  const title: Figure = { text: name, name: 'weapon', at: 'top', cite: '1.2.4.a' };
  const front: readonly Figure[] = [
    title,
    { text: `${card.portage}PP`, name: 'portage points', at: 'left', cite: '4.0.e' },
    ...strength(card),
    ...rateOfFire(card),
    ...breakdown(card),
    ...ammunitionFigures(world, 'special' in card ? card.special : undefined, nation, when),
  ];
  const back = [...repair(card), ...toHitTable(world, card)];
  return {
    front: { ...face, tone: 'plain', figures: front },
    ...(back.length > 0 && { back: { ...face, tone: 'weak', figures: [title, ...back] } }),
  };
}

function strength(card: SupportWeaponCard): readonly Figure[] {
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

function rateOfFire(card: SupportWeaponCard): readonly Figure[] {
  if (!('rateOfFire' in card)) return [];
  return [
    { text: `${card.rateOfFire}`, name: 'rate of fire', at: 'right', style: 'boxed', cite: '1.2.4.1.a' },
  ];
}

function breakdown(card: SupportWeaponCard): readonly Figure[] {
  if ('removal' in card && card.removal !== undefined) {
    const text = `X${card.removal}`;
    return [{ text, name: 'breakdown number, for good', at: 'bottom-right', cite: '2.0.Xnum' }];
  }
  if (!('breakdown' in card) || card.breakdown === undefined) return [];
  return [{ text: `B${card.breakdown}`, name: 'breakdown number', at: 'bottom-right', cite: '2.0.Bnum' }];
}

/** A malfunctioned weapon shows what repairs it; a 6 is its end. */
function repair(card: SupportWeaponCard): readonly Figure[] {
  if (!('repair' in card) || card.repair === undefined) return [];
  return [
    { text: `R${card.repair}`, name: 'repair number', at: 'top-left', cite: '1.2.4.b' },
    { text: 'X6', name: 'a repair roll of 6 removes it', at: 'bottom-right', cite: '1.2.4.b' },
  ];
}

function toHitTable(world: World, card: SupportWeaponCard): readonly Figure[] {
  if (card.kind !== 'shaped-charge') return [];
  return toHitByRange(world.charts, card.model).map((number, range) => ({
    text: `${number}`,
    name: `to hit at range ${range}`,
    at: 'bottom',
    cite: '4.4.a',
  }));
}
