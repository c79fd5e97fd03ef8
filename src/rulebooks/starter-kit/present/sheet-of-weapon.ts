/** The data sheets of support weapons and guns (1.2.4 to 1.2.6, 6.0). */
import type { SheetFigure, SheetPart } from '../../../engine/index.ts';
import type { GunCard, Reach, WeaponCard } from '../counters/index.ts';
import type { World } from '../world.ts';
import { TYPE_NAMES } from './counters/gun-faces.ts';
import { ammunition, figure } from './sheet-figures.ts';
import { firepowerByRange } from './sheet-of-person.ts';
import { pieceFigures, toHitTable, toKillTable } from './sheet-of-piece.ts';

export function weaponParts(world: World, card: WeaponCard): readonly SheetPart[] {
  if (card.kind === 'gun') return gunParts(world, card);
  const value = (key: string, name: string, text: string | number | undefined, cite: string) =>
    figure(card, key, name, text, cite);
  const figures: readonly SheetFigure[] = [
    ...value('portage', 'portage points', card.portage, '4.0.e'),
    ...('calibre' in card ? value('calibre', 'calibre', card.calibre, '1.2.6.d') : []),
    ...('firepower' in card ? value('firepower', 'firepower', card.firepower, '1.2.4.a') : []),
    ...('range' in card ? value('range', 'range', reachText(card.range), '1.2.4.a') : []),
    ...('rateOfFire' in card ? value('rateOfFire', 'rate of fire', card.rateOfFire, '1.2.4.1.a') : []),
    ...('breakdown' in card ? value('breakdown', 'breaks down on', card.breakdown, '2.0.Bnum') : []),
    ...('repair' in card ? value('repair', 'repaired on', card.repair, '1.2.4.b') : []),
    ...('removal' in card ? value('removal', 'removed on', card.removal, '2.0.Xnum') : []),
    ...ammunition(world, card, 'special' in card ? card.special : undefined, card.nation),
  ];
  const parts: SheetPart[] = [{ is: 'figures', title: 'On the counter', figures }];
  if (card.kind === 'machine-gun') parts.push(firepowerByRange(card));
  if (card.kind === 'shaped-charge')
    parts.push({
      is: 'table',
      title: 'To hit',
      cite: '4.4.a',
      source: card.exceptions?.toHit ?? card.source,
      across: 'range',
      columns: card.toHit.map((_, range) => `${range}`),
      rows: [{ head: 'at most', cells: card.toHit.map(number => (number > 0 ? `${number}` : '–')) }],
    });
  return parts;
}

const reachText = (range: number | Reach): string =>
  typeof range === 'number' ? `${range}` : `${range.min} to ${range.max}`;

function gunParts(world: World, card: GunCard): readonly SheetPart[] {
  const { piece, nation } = card;
  return [
    {
      is: 'figures',
      title: 'On the counter',
      figures: [
        ...figure(card, 'type', 'type', TYPE_NAMES[card.type], '1.2.6.a'),
        ...figure(card, 'manhandling', 'manhandling number', card.manhandling, '6.5.a'),
        ...figure(card, 'size', 'target size', card.size, '6.7.a'),
        ...figure(card, 'gunshield', 'gunshield', card.gunshield && 'yes', '6.6.a'),
        ...figure(card, 'quickSetUp', 'can be pushed', card.quickSetUp ? 'yes' : 'no', '6.5.a'),
        ...figure(card, 'allRound', 'turns all round', card.allRound && 'yes', '3.2.4.ca.e'),
      ],
    },
    { is: 'figures', title: 'Gun', figures: pieceFigures(world, card, piece) },
    ...toHitTable(world, piece, nation),
    ...toKillTable(world, piece, nation),
  ];
}
