/** The faces of units: firepower, range and movement below, Morale above, each where the book prints it (1.1.1). */
import type { CounterSymbol, Face, Figure } from '../../../engine/index.ts';
import type { Badge, UnitCard, WeaponTeamCard } from '../counters/index.ts';
import { faceText, identity, isNamed } from './names.ts';
import { ordnanceFigures } from './ordnance-figures.ts';

export interface Faces {
  readonly front: Face;
  readonly back?: Face;
}

/** The Good Order side and the Shaken one; a Hero's other side is the wounded one (5.1.g). */
export function unitFaces(card: UnitCard, id: string): Faces {
  const { nation } = card;
  const face = { nation, symbol: symbolOf(card) } as const;
  const shared = [...identityFigures(card, id), badge(card.badge)];
  const front = { ...face, tone: 'plain', figures: [...shared, ...goodOrderFigures(card)] } as const;
  const back = { ...face, tone: 'weak', figures: [...shared, ...otherFigures(card)] } as const;
  return { front, back };
}

function symbolOf(card: UnitCard): CounterSymbol {
  return card.kind === 'weapon-team' ? card.weapon : card.kind;
}

/** Leaders, Heroes and weapon teams have names; all but the first two a letter. */
function identityFigures(card: UnitCard, id: string): readonly Figure[] {
  const name: Figure = { text: faceText(card), name: 'name', at: 'top', cite: '11.0' };
  const letter: Figure = { text: identity(id), name: 'identity', at: 'top-left', cite: '1.1.1' };
  if (isNamed(card)) return [name];
  return card.kind === 'weapon-team' ? [{ ...name, cite: '1.7.a' }, letter] : [letter];
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

const badge = (of: Badge): Figure => ({
  text: BADGE_TEXTS[of],
  name: `Identification Badge: ${of}`,
  at: 'left',
  cite: '3.0.g',
});

/** Under a name there is no room for it in the corner. */
function morale(card: UnitCard, n: number): Figure {
  const at = isNamed(card) || card.kind === 'weapon-team' ? 'right' : 'top-right';
  return { text: `${n}`, name: 'Morale', at, cite: '1.5.a' };
}

/** The boxes around the Movement Factor of the printed counter are underlines here. */
function movement(card: UnitCard): readonly Figure[] {
  if (!('movement' in card)) return [];
  const ways = [
    ...(card.assaultMove ? ['Assault Move'] : []),
    ...(card.stealth ? ['Stealth Move'] : []),
  ].join(' and ');
  const text = `${card.movement}`;
  if (ways === '') return [{ text, name: 'Movement Factor', at: 'bottom', cite: '6.0.a' }];
  const cite = card.assaultMove ? '6.1.a' : '6.4.a';
  return [{ text, name: `Movement Factor, with ${ways}`, at: 'bottom', style: 'underlined', cite }];
}

function goodOrderFigures(card: UnitCard): readonly Figure[] {
  switch (card.kind) {
    case 'leader':
      return [
        { text: `${card.leadership}`, name: 'Leadership Modifier', at: 'right', cite: '11.1.b' },
        morale(card, card.morale),
        ...movement(card),
      ];
    case 'sniper':
      return [
        morale(card, card.morale),
        { text: '2d6', name: 'two dice and no firepower of his own', at: 'bottom', cite: '11.4.b' },
      ];
    case 'medic':
      return [morale(card, card.morale), ...movement(card)];
    case 'weapon-team':
      return [morale(card, card.morale), ...teamFigures(card), ...movement(card)];
    default:
      return [morale(card, card.morale), ...firepower(card), ...movement(card)];
  }
}

type Armed = Extract<UnitCard, { readonly firepower: number; readonly range: number }>;

/** Firepower with its superscripts, and range. */
function firepower(card: Armed): readonly Figure[] {
  const raised = (text: string, name: string, cite: string): Figure => ({
    text,
    name,
    at: 'bottom',
    style: 'raised',
    cite,
  });
  return [
    { text: `${card.firepower}`, name: 'Inherent Firepower', at: 'bottom', cite: '5.2.a' },
    ...('assaulter' in card && card.assaulter ? [raised('A', 'Assaulter', '5.6')] : []),
    ...('melee' in card && card.melee ? [raised('M', 'one more in Melee', '8.5')] : []),
    ...('jams' in card && card.jams ? [raised('J', 'may jam', '1.6.2.a')] : []),
    'extendedRange' in card && card.extendedRange
      ? {
          text: `${card.range}`,
          name: 'range, may be doubled',
          at: 'bottom',
          style: 'underlined',
          cite: '5.4',
        }
      : { text: `${card.range}`, name: 'range', at: 'bottom', cite: '5.0.c' },
  ];
}

function teamFigures(card: WeaponTeamCard): readonly Figure[] {
  switch (card.weapon) {
    case 'machine-gun':
      return firepower(card);
    case 'mortar':
      return [
        { text: `${card.firepower}`, name: 'firepower', at: 'bottom', cite: '18.1.b' },
        {
          text: `${card.range.min}–${card.range.max}`,
          name: 'least and greatest range',
          at: 'bottom',
          cite: 'EOP.8',
        },
      ];
    case 'gun':
      return ordnanceFigures(card);
  }
}

/** A wounded Hero; all others Shaken: no fire, no leadership, Morale of its own (5.1). */
function otherFigures(card: UnitCard): readonly Figure[] {
  if (card.kind === 'hero') {
    const wounded = { ...card, ...card.wounded };
    return [morale(card, wounded.morale), ...firepower(wounded), ...movement(wounded)];
  }
  const shaken = 'shakenMorale' in card ? card.shakenMorale : card.morale;
  return [morale(card, shaken), ...movement(card), ...selfRally(card)];
}

function selfRally(card: UnitCard): readonly Figure[] {
  const isPrinted = card.kind === 'weapon-team' || ('selfRally' in card && card.selfRally);
  return isPrinted ? [{ text: 'SR', name: 'Self-Rally', at: 'bottom-left', cite: '3.0.f' }] : [];
}
