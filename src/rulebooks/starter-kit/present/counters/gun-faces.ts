/** The faces of guns (1.2.6): calibre, rate of fire, manhandling number, how large a target; behind, whether it can be pushed. */
import type { Figure } from '../../../../engine/index.ts';
import type { When } from '../../charts/month.ts';
import type { GunCard } from '../../counters/index.ts';
import type { World } from '../../world.ts';
import type { Faces } from './faces.ts';
import { ammunitionFigures, pieceFigure, rateFigure } from './piece-figures.ts';

export const TYPE_NAMES: Readonly<Record<GunCard['type'], string>> = {
  MTR: 'mortar',
  AT: 'anti-tank gun',
  INF: 'infantry gun',
  ART: 'artillery piece',
  AA: 'anti-aircraft gun',
};

export function gunFaces(world: World, card: GunCard, when: When): Faces {
  const face = { nation: card.nation, symbol: card.type === 'MTR' ? 'mortar' : 'gun' } as const;
  const title: Figure = { text: card.name, name: TYPE_NAMES[card.type], at: 'top', cite: '1.2.6.a' };
  return {
    front: { ...face, tone: 'plain', figures: [title, ...frontFigures(world, card, when)] },
    back: { ...face, tone: 'weak', figures: [title, ...backFigures(card)] },
  };
}

function frontFigures(world: World, card: GunCard, when: When): readonly Figure[] {
  const { piece, manhandling, nation } = card;
  return [
    { text: `M${manhandling}`, name: 'manhandling number', at: 'left', cite: '6.5.a' },
    pieceFigure(piece, traits(card)),
    ...rateFigure(piece),
    { text: `B${piece.breakdown}`, name: 'breakdown number', at: 'bottom-right', cite: '6.12.a' },
    ...ammunitionFigures(world, piece.special, nation, when),
  ];
}

/** What a counter shows by colours and frames, in words. */
function traits({ size, gunshield, allRound, piece }: GunCard): readonly string[] {
  return [
    `${size} target`,
    ...(gunshield ? ['gunshield'] : []),
    ...(allRound ? ['turns all round'] : []),
    ...(piece.firepowerEquivalent === undefined ? [] : [`firepower ${piece.firepowerEquivalent}`]),
  ];
}

/** The side of a gun that doesn't work, which also says whether men can push it. */
function backFigures({ quickSetUp }: GunCard): readonly Figure[] {
  return [
    { text: 'R1', name: 'repair number', at: 'top-left', cite: '6.12.c' },
    quickSetUp
      ? { text: 'QSU', name: 'quick set-up: men can push it', at: 'bottom', cite: '6.5.a' }
      : { text: 'limber', name: 'needs to be limbered: it stays where it is', at: 'bottom', cite: '6.5.e' },
    { text: 'X6', name: 'a repair roll of 6 removes it', at: 'bottom-right', cite: '6.12.c' },
  ];
}
