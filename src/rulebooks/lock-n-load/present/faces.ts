/** The faces of units: firepower, range and movement below, Morale above, each where the book prints it (1.1.1). */
import type { CounterSymbol, Figure } from '../../../engine/index.ts';
import { type Faces, print, sidesOf } from '../../kit/present/faces.ts';
import type { Badge, UnitCard, WeaponTeamCard } from '../counters/index.ts';
import { faceText, identity, isNamed } from './names.ts';
import { ordnanceFigures } from './ordnance-figures.ts';

/** The Good Order side and the Shaken one; a Hero's other side is the wounded one (5.1.g). */
export function unitFaces(card: UnitCard, id: string): Faces {
  const badge = print(BADGE_TEXTS[card.badge], `Identification Badge: ${card.badge}`, 'left', '3.0.g');
  const shared = [...identityFigures(card, id), ...badge];
  return sidesOf(
    { nation: card.nation, symbol: symbolOf(card) },
    [...shared, ...goodOrderFigures(card)],
    [...shared, ...otherFigures(card)],
  );
}

function symbolOf(card: UnitCard): CounterSymbol {
  return card.kind === 'weapon-team' ? card.weapon : card.kind;
}

/** Leaders, Heroes and weapon teams have names; all but the first two a letter. */
function identityFigures(card: UnitCard, id: string): readonly Figure[] {
  const name = (cite: string) => print(faceText(card), 'name', 'top', cite);
  if (isNamed(card)) return name('11.0');
  const letter = print(identity(id), 'identity', 'top-left', '1.1.1');
  return card.kind === 'weapon-team' ? [...name('1.7.a'), ...letter] : letter;
}

const BADGE_TEXTS: Readonly<Record<Badge, string>> = {
  Heer: 'HE',
  Pioniere: 'PI',
  Airborne: 'AB',
  Army: 'AR',
  Guards: 'GD',
  Rifles: 'RI',
  Paras: 'PA',
  Infantry: 'IN',
};

/** Under a name there is no room for it in the corner. */
const morale = (card: UnitCard, n = card.morale): readonly Figure[] =>
  print(n, 'Morale', isNamed(card) || card.kind === 'weapon-team' ? 'right' : 'top-right', '1.5.a');

/** The boxes around the Movement Factor of the printed counter are underlines here. */
function movement(card: UnitCard): readonly Figure[] {
  if (!('movement' in card)) return [];
  const ways = [
    ...(card.assaultMove ? ['Assault Move'] : []),
    ...(card.stealth ? ['Stealth Move'] : []),
  ].join(' and ');
  if (ways === '') return print(card.movement, 'Movement Factor', 'bottom', '6.0.a');
  const cite = card.assaultMove ? '6.1.a' : '6.4.a';
  return print(card.movement, `Movement Factor, with ${ways}`, 'bottom', cite, 'underlined');
}

function goodOrderFigures(card: UnitCard): readonly Figure[] {
  switch (card.kind) {
    case 'leader':
      return [
        ...print(card.leadership, 'Leadership Modifier', 'right', '11.1.b'),
        ...morale(card),
        ...movement(card),
      ];
    case 'sniper':
      return [...morale(card), ...print('2d6', 'two dice and no firepower of his own', 'bottom', '11.4.b')];
    case 'medic':
      return [...morale(card), ...movement(card)];
    case 'weapon-team':
      return [...morale(card), ...teamFigures(card), ...movement(card)];
    default:
      return [...morale(card), ...firepower(card), ...movement(card)];
  }
}

type Armed = Extract<UnitCard, { readonly firepower: number; readonly range: number }>;

/** Firepower with its superscripts, and range. */
const firepower = (card: Armed): readonly Figure[] => [
  ...print(card.firepower, 'Inherent Firepower', 'bottom', '5.2.a'),
  ...('assaulter' in card && card.assaulter ? print('A', 'Assaulter', 'bottom', '5.6', 'raised') : []),
  ...('melee' in card && card.melee ? print('M', 'one more in Melee', 'bottom', '8.5', 'raised') : []),
  ...('jams' in card && card.jams ? print('J', 'may jam', 'bottom', '1.6.2.a', 'raised') : []),
  ...('extendedRange' in card && card.extendedRange
    ? print(card.range, 'range, may be doubled', 'bottom', '5.4', 'underlined')
    : print(card.range, 'range', 'bottom', '5.0.c')),
];

function teamFigures(card: WeaponTeamCard): readonly Figure[] {
  switch (card.weapon) {
    case 'machine-gun':
      return firepower(card);
    case 'mortar':
      return [
        ...print(card.firepower, 'firepower', 'bottom', '18.1.b'),
        ...print(`${card.range.min}–${card.range.max}`, 'least and greatest range', 'bottom', 'EOP.8'),
      ];
    case 'gun':
      return ordnanceFigures(card);
  }
}

/** A wounded Hero; all others Shaken: no fire, no leadership, Morale of its own (5.1). */
function otherFigures(card: UnitCard): readonly Figure[] {
  if (card.kind === 'hero') {
    const wounded = { ...card, ...card.wounded };
    return [...morale(card, wounded.morale), ...firepower(wounded), ...movement(wounded)];
  }
  const shaken = 'shakenMorale' in card ? card.shakenMorale : card.morale;
  return [...morale(card, shaken), ...movement(card), ...selfRally(card)];
}

function selfRally(card: UnitCard): readonly Figure[] {
  const isPrinted = card.kind === 'weapon-team' || ('selfRally' in card && card.selfRally);
  return print(isPrinted ? 'SR' : undefined, 'Self-Rally', 'bottom-left', '3.0.f');
}
