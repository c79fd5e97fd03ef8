/** The faces of guns (1.2.6): calibre, rate of fire, manhandling number, how large a target; behind, whether it can be pushed. */
import type { Figure } from '../../../../engine/index.ts';
import { type Faces, print, sidesOf } from '../../../kit/present/faces.ts';
import type { When } from '../../charts/month.ts';
import type { GunCard } from '../../counters/index.ts';
import type { World } from '../../world.ts';
import { ammunitionFigures, pieceFigure, rateFigure } from './piece-figures.ts';

export const TYPE_NAMES: Readonly<Record<GunCard['type'], string>> = {
  MTR: 'mortar',
  AT: 'anti-tank gun',
  INF: 'infantry gun',
  ART: 'artillery piece',
  AA: 'anti-aircraft gun',
};

export function gunFaces(world: World, card: GunCard, when: When): Faces {
  const { nation, type } = card;
  const title = print(card.name, TYPE_NAMES[type], 'top', '1.2.6.a');
  return sidesOf(
    { nation, symbol: type === 'MTR' ? 'mortar' : 'gun' },
    [...title, ...frontFigures(world, card, when)],
    [...title, ...backFigures(card)],
  );
}

function frontFigures(world: World, card: GunCard, when: When): readonly Figure[] {
  const { piece, manhandling, nation } = card;
  return [
    ...print(`M${manhandling}`, 'manhandling number', 'left', '6.5.a'),
    ...pieceFigure(piece, traits(card)),
    ...rateFigure(piece),
    ...print(`B${piece.breakdown}`, 'breakdown number', 'bottom-right', '6.12.a'),
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
const backFigures = ({ quickSetUp }: GunCard): readonly Figure[] => [
  ...print('R1', 'repair number', 'top-left', '6.12.c'),
  ...(quickSetUp
    ? print('QSU', 'quick set-up: men can push it', 'bottom', '6.5.a')
    : print('limber', 'needs to be limbered: it stays where it is', 'bottom', '6.5.e')),
  ...print('X6', 'a repair roll of 6 removes it', 'bottom-right', '6.12.c'),
];
