/** The faces of squads, half-squads, crews and leaders, with every figure where the book prints it (1.2.1 to 1.2.3). */
import { type Figure, signed } from '../../../../engine/index.ts';
import { type Faces, print, sidesOf } from '../../../kit/present/faces.ts';
import type { LeaderCard, MmcCard, PersonCard } from '../../counters/index.ts';
import { identity } from '../names.ts';

/** The unbroken side and the broken one, which Japanese squads and leaders don't have (8.1). */
export function personFaces(card: PersonCard, id: string): Faces {
  const { nation, kind } = card;
  const letter = print(identity(id), 'identity', 'top-left', '1.2.a');
  const figures = card.kind === 'leader' ? leaderFigures(card) : mmcFigures(card);
  const back = card.brokenMorale === undefined ? undefined : [...letter, ...brokenMorale(card)];
  return sidesOf({ nation, symbol: kind }, [...letter, ...figures], back);
}

const CLASS_NAMES: Readonly<Record<MmcCard['class'], string>> = {
  E: 'elite',
  1: 'first line',
  2: 'second line',
  G: 'green',
  C: 'conscript',
};

export const className = (card: MmcCard): string => CLASS_NAMES[card.class];

/** The class above; below, from left to right, firepower with its smoke exponent, range, morale. */
const mmcFigures = (card: MmcCard): readonly Figure[] => [
  ...print(card.class, `class: ${className(card)}`, 'top-right', '1.2.2.a'),
  ...(card.assaultFire
    ? print(card.firepower, 'firepower, with assault fire', 'bottom', '3.5.b', 'underlined')
    : print(card.firepower, 'firepower', 'bottom', '1.2.2.c')),
  ...print(card.smokeExponent, 'smoke exponent', 'bottom', '3.3.1.j', 'raised'),
  ...print(card.range, 'normal range', 'bottom', '1.2.2.c'),
  ...(card.steadfast
    ? print(card.morale, 'morale, whatever the ELR', 'bottom', '5.1.b', 'underlined')
    : print(card.morale, 'morale', 'bottom', '1.2.2.c')),
];

/** The leadership modifier above the morale. */
const leaderFigures = ({ morale, leadership }: LeaderCard): readonly Figure[] => [
  ...print(leadership === 0 ? '0' : signed(leadership), 'leadership modifier', 'right', '1.2.1.a'),
  ...print(morale, 'morale', 'right', '1.2.1.a'),
];

const brokenMorale = (card: PersonCard): readonly Figure[] =>
  card.selfRally
    ? print(card.brokenMorale, 'broken morale, can rally itself', 'bottom-right', '1.2.3.a', 'boxed')
    : print(card.brokenMorale, 'broken morale', 'bottom-right', '1.2.3.a');
