/** The faces of squads, half-squads, crews and leaders, with every figure where the book prints it (1.2.1 to 1.2.3). */
import { type Face, type Figure, signed } from '../../../../engine/index.ts';
import type { LeaderCard, MmcCard, PersonCard } from '../../counters/index.ts';
import { identity } from '../names.ts';

export interface Faces {
  readonly front: Face;
  /** Japanese squads and leaders have no broken side (8.1). */
  readonly back?: Face;
}

/** The unbroken side and the broken one. */
export function personFaces(card: PersonCard, id: string): Faces {
  const { nation, kind } = card;
  const letter: Figure = { text: identity(id), name: 'identity', at: 'top-left', cite: '1.2.a' };
  const figures = card.kind === 'leader' ? leaderFigures(card) : mmcFigures(card);
  return {
    front: { nation, symbol: kind, tone: 'plain', figures: [letter, ...figures] },
    ...(card.brokenMorale !== undefined && {
      back: { nation, symbol: kind, tone: 'weak', figures: [letter, brokenMorale(card)] },
    }),
  };
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
function mmcFigures(card: MmcCard): readonly Figure[] {
  const firepower: Figure = card.assaultFire
    ? {
        text: `${card.firepower}`,
        name: 'firepower, with assault fire',
        at: 'bottom',
        style: 'underlined',
        cite: '3.5.b',
      }
    : { text: `${card.firepower}`, name: 'firepower', at: 'bottom', cite: '1.2.2.c' };
  const smoke: readonly Figure[] =
    card.smokeExponent === undefined
      ? []
      : [
          {
            text: `${card.smokeExponent}`,
            name: 'smoke exponent',
            at: 'bottom',
            style: 'raised',
            cite: '3.3.1.j',
          },
        ];
  const morale: Figure = card.steadfast
    ? {
        text: `${card.morale}`,
        name: 'morale, whatever the ELR',
        at: 'bottom',
        style: 'underlined',
        cite: '5.1.b',
      }
    : { text: `${card.morale}`, name: 'morale', at: 'bottom', cite: '1.2.2.c' };
  return [
    { text: card.class, name: `class: ${className(card)}`, at: 'top-right', cite: '1.2.2.a' },
    firepower,
    ...smoke,
    { text: `${card.range}`, name: 'normal range', at: 'bottom', cite: '1.2.2.c' },
    morale,
  ];
}

/** The leadership modifier above the morale. */
function leaderFigures({ morale, leadership }: LeaderCard): readonly Figure[] {
  const modifier = leadership === 0 ? '0' : signed(leadership);
  return [
    { text: modifier, name: 'leadership modifier', at: 'right', cite: '1.2.1.a' },
    { text: `${morale}`, name: 'morale', at: 'right', cite: '1.2.1.a' },
  ];
}

function brokenMorale(card: PersonCard): Figure {
  return {
    text: `${card.brokenMorale}`,
    name: card.selfRally ? 'broken morale, can rally itself' : 'broken morale',
    at: 'bottom-right',
    ...(card.selfRally ? { style: 'boxed' } : {}),
    cite: '1.2.3.a',
  };
}
