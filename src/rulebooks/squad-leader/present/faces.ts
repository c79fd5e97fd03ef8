/** The faces of counters, with every figure where the book prints it (1.1.2). */
import { type CounterSymbol, type Figure, signed } from '../../../engine/index.ts';
import { type Faces, print, sidesOf } from '../../kit/present/faces.ts';
import type { PersonCard, WeaponCard } from '../counters/index.ts';
import { identity } from './names.ts';

/** The unbroken side and the broken one; a hero never breaks (3.8.2). */
export function personFaces(card: PersonCard, id: string): Faces {
  const { nation, kind } = card;
  const letter = print(identity(id), 'identity', 'top-left', '1.1.1');
  const broken = [...letter, ...print(card.brokenMorale, 'broken morale', 'bottom-right', '3.20.5')];
  const front = [...letter, ...strength(card)];
  return sidesOf({ nation, symbol: kind }, front, kind === 'hero' ? undefined : broken);
}

function strength(card: PersonCard): readonly Figure[] {
  if (card.kind === 'leader')
    return [
      ...print(card.leadership === 0 ? '0' : signed(card.leadership), 'leadership', 'right', '1.1.2.4'),
      ...print(card.morale, 'morale', 'right', '1.1.2.3.a'),
    ];
  return [
    ...print(card.firepower, 'firepower', 'bottom', '1.1.2.1'),
    ...print(card.range, 'normal range', 'bottom', '1.1.2.2'),
    ...print(card.morale, 'morale', 'bottom', '1.1.2.3.a'),
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
  const of = { nation, symbol: SYMBOLS[kind] };
  const title = print(name, 'weapon', 'top', '8.1');
  const strong = [...title, ...print(card.firepower, 'firepower', 'bottom', '1.1.2.5')];
  switch (card.kind) {
    case 'machine-gun':
      return sidesOf(
        of,
        [
          ...strong,
          ...print(card.range, 'normal range', 'bottom', '1.1.2.5'),
          ...print(`B${card.breakdown}`, 'breakdown number', 'bottom-right', '10.9.1.1'),
        ],
        [
          ...title,
          ...print(`R${card.repair}`, 'repaired with at most', 'top-left', 'CTR.REP'),
          ...print('X6', 'a 6 removes it', 'bottom-right', 'CTR.REP'),
        ],
      );
    case 'flamethrower':
      return sidesOf(of, [
        ...strong,
        ...print(card.range, 'range', 'bottom', '8.10.1'),
        ...print(`X${card.removal}`, 'empty with at least', 'bottom-right', '8.10.6'),
      ]);
    case 'demolition-charge':
      return sidesOf(of, [...strong, ...print(`X${card.dud}`, 'a dud with', 'bottom-right', '8.11.8')]);
  }
}
