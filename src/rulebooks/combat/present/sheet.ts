/** The data sheets of units: what is printed on both sides, and how far they fire. */
import type { Sheet, SheetFigure, SheetPart } from '../../../engine/index.ts';
import { type Card, CREW } from '../counters/index.ts';
import { armsOf, reachOf } from '../fire/strength.ts';
import { type AnyUnit, cardOfUnit } from '../game.ts';
import { pieceTitle, type Scene } from './names.ts';

export function sheet(scene: Scene, piece: string): Sheet | undefined {
  const unit = scene.view.units.find(({ id }) => id === piece);
  if (!unit) return undefined;
  const card = cardOfUnit(unit);
  return {
    title: pieceTitle(scene, piece),
    parts: [
      { is: 'figures', title: 'Key figures', figures: figures(card), source: card.source },
      ...ranges(scene, unit, card),
    ],
  };
}

function figures(card: Card): readonly SheetFigure[] {
  const line = (name: string, text: string | number, cite: string): SheetFigure => ({
    name,
    text: `${text}`,
    cite,
    source: card.source,
  });
  const quality = line('Troop Quality', card.quality, '9.1.1');
  if (card.is === 'leader') return [quality, line('rank', card.title, '9.1.3')];
  if (card.is === 'squad')
    return [
      quality,
      line('firepower and range', `${card.firepower}-${card.range}`, '12.2.1.1'),
      line('half-squad', `${card.half}-${card.range}`, '12.3.1.3.1.1'),
      ...(card.engineers ? [line('engineers', 'yes', '13.1.1.1')] : []),
    ];
  return [
    quality,
    line('firepower and range', `${card.firepower}-${card.range}`, '12.2.1.1'),
    line('rate of fire', card.rate, '2.3.1.3.a'),
    line('crew', `${CREW.firepower}-${CREW.range}`, '2.3.1.3.b'),
  ];
}

/** Doubled beside it, whole in its range, halved up to twice that (12.3.1.2). */
function ranges({ world }: Scene, unit: AnyUnit, card: Card): readonly SheetPart[] {
  const arms = armsOf(world, unit);
  if (!arms) return [];
  const { firepower, range, isSmall } = arms;
  const far = reachOf(arms);
  return [
    {
      is: 'rings',
      title: 'Firepower by range',
      source: card.source,
      cite: '12.3.1.2',
      rings: isSmall
        ? [
            { from: 0, to: 1, text: `point blank: ${2 * firepower}` },
            ...(range > 1 ? [{ from: 2, to: range, text: `normal: ${firepower}` }] : []),
            { from: range + 1, to: far, text: `long: ${firepower / 2}` },
          ]
        : [{ from: 0, to: far, text: `row of ${firepower}` }],
    },
  ];
}
