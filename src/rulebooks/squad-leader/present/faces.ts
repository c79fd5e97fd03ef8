/** The faces of counters, with every figure where the book prints it (1.1.2). */
import { type CounterSymbol, type Face, type Figure, signed } from '../../../engine/index.ts';
import type { PersonCard, WeaponCard } from '../counters/index.ts';
import { identity } from './names.ts';

export interface Faces {
  readonly front: Face;
  readonly back?: Face;
}

/** The unbroken side and the broken one; a hero never breaks (3.8.2). */
export function personFaces(card: PersonCard, id: string): Faces {
  const { nation, kind } = card;
  const letter: Figure = { text: identity(id), name: 'identity', at: 'top-left', cite: '1.1.1' };
  const front: Face = { nation, symbol: kind, tone: 'plain', figures: [letter, ...strength(card)] };
  if (kind === 'hero') return { front };
  const broken: Figure = {
    text: `${card.brokenMorale}`,
    name: 'broken morale',
    at: 'bottom-right',
    cite: '3.20.5',
  };
  return { front, back: { nation, symbol: kind, tone: 'weak', figures: [letter, broken] } };
}

function strength(card: PersonCard): readonly Figure[] {
  const morale: Figure = {
    text: `${card.morale}`,
    name: 'morale',
    at: card.kind === 'leader' ? 'right' : 'bottom',
    cite: '1.1.2.3.a',
  };
  if (card.kind === 'leader') {
    const text = card.leadership === 0 ? '0' : signed(card.leadership);
    return [{ text, name: 'leadership', at: 'right', cite: '1.1.2.4' }, morale];
  }
  return [
    { text: `${card.firepower}`, name: 'firepower', at: 'bottom', cite: '1.1.2.1' },
    { text: `${card.range}`, name: 'normal range', at: 'bottom', cite: '1.1.2.2' },
    morale,
  ];
}

const SYMBOLS: Readonly<Record<WeaponCard['kind'], CounterSymbol>> = {
  'machine-gun': 'machine-gun',
  flamethrower: 'flamethrower',
  'demolition-charge': 'charge',
};

/** Firepower, range, breakdown; behind, how it is repaired (1.1.2.5, CTR.REP). */
export function weaponFaces(card: WeaponCard): Faces {
  const { nation, kind, name } = card;
  const face = { nation, symbol: SYMBOLS[kind] } as const;
  const title: Figure = { text: name, name: 'weapon', at: 'top', cite: '8.1' };
  const firepower: Figure = { text: `${card.firepower}`, name: 'firepower', at: 'bottom', cite: '1.1.2.5' };
  switch (card.kind) {
    case 'machine-gun':
      return {
        front: {
          ...face,
          tone: 'plain',
          figures: [
            title,
            firepower,
            { text: `${card.range}`, name: 'normal range', at: 'bottom', cite: '1.1.2.5' },
            { text: `B${card.breakdown}`, name: 'breakdown number', at: 'bottom-right', cite: '10.9.1.1' },
          ],
        },
        back: {
          ...face,
          tone: 'weak',
          figures: [
            title,
            { text: `R${card.repair}`, name: 'repaired with at most', at: 'top-left', cite: 'CTR.REP' },
            { text: 'X6', name: 'a 6 removes it', at: 'bottom-right', cite: 'CTR.REP' },
          ],
        },
      };
    case 'flamethrower':
      return {
        front: {
          ...face,
          tone: 'plain',
          figures: [
            title,
            firepower,
            { text: `${card.range}`, name: 'range', at: 'bottom', cite: '8.10.1' },
            { text: `X${card.removal}`, name: 'empty with at least', at: 'bottom-right', cite: '8.10.6' },
          ],
        },
      };
    case 'demolition-charge':
      return {
        front: {
          ...face,
          tone: 'plain',
          figures: [
            title,
            firepower,
            { text: `X${card.dud}`, name: 'a dud with', at: 'bottom-right', cite: '8.11.8' },
          ],
        },
      };
  }
}
