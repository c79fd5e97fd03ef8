/** The data sheets of counters: what is printed on them, and what follows from that (1.1.2). */
import {
  type Ring,
  type Sheet,
  type SheetFigure,
  type SheetPart,
  type SheetRings,
  type Source,
  signed,
} from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import type { Card, PersonCard, WeaponCard } from '../counters/index.ts';
import { loadPoints } from '../support-weapons/portage.ts';
import { cardOf, weaponCardOf } from '../units.ts';
import type { World } from '../world.ts';
import { pieceTitle, type Scene } from './names.ts';

export function sheet(scene: Scene, piece: string): Sheet | undefined {
  const { view, world } = scene;
  const unit = view.units.find(({ id }) => id === piece);
  if (unit) return { title: pieceTitle(scene, piece, unit.card), parts: personParts(world, cardOf(unit)) };
  const weapon = view.weapons.find(({ id }) => id === piece);
  if (!weapon) return undefined;
  const card = weaponCardOf(weapon);
  return {
    title: pieceTitle(scene, piece, weapon.card),
    parts: weaponParts(world, card, loadPoints(world, weapon)),
  };
}

const sourceOf = ({ source, exceptions }: Card, value: string): Source => exceptions?.[value] ?? source;

const figure = (
  card: Card,
  value: string,
  name: string,
  text: string | number,
  cite: string,
): SheetFigure => ({
  name,
  text: `${text}`,
  cite,
  source: sourceOf(card, value),
});

function personParts(world: World, card: PersonCard): readonly SheetPart[] {
  const morale = [
    figure(card, 'morale', 'morale', card.morale, '1.1.2.3.a'),
    ...(card.kind === 'hero'
      ? []
      : [figure(card, 'brokenMorale', 'broken morale', card.brokenMorale, '3.20.5')]),
  ];
  if (card.kind === 'leader') {
    const leadership = figure(card, 'leadership', 'leadership', signed(card.leadership), '1.1.2.4');
    return [{ is: 'figures', title: 'On the counter', figures: [leadership, ...morale] }];
  }
  const own = [
    figure(card, 'firepower', 'firepower', card.firepower, '1.1.2.1'),
    figure(card, 'range', 'normal range', card.range, '1.1.2.2'),
    ...morale,
  ];
  return [{ is: 'figures', title: 'On the counter', figures: own }, firepowerByRange(world, card)];
}

/** What the firepower comes to before anything else bears on it: doubled, whole, halved (5.4). */
function firepowerByRange(
  { charts }: World,
  { firepower, range }: { readonly firepower: number; readonly range: number },
): SheetRings {
  const times = (id: 'point blank' | 'long range') => firepower * modifier(charts.firepowerFactors, id).n;
  const rings: readonly Ring[] = [
    { from: 1, to: 1, text: `${times('point blank')}`, cite: '5.4.1' },
    { from: 2, to: range, text: `${firepower}` },
    { from: Math.max(range, 1) + 1, to: range * 2, text: `${times('long range')}`, cite: '5.4.4' },
  ];
  return { is: 'rings', title: 'Firepower by range', rings: rings.filter(({ from, to }) => from <= to) };
}

function weaponParts(world: World, card: WeaponCard, portage: number): readonly SheetPart[] {
  const figures: readonly SheetFigure[] = [
    figure(card, 'firepower', 'firepower', card.firepower, '1.1.2.5'),
    ...('range' in card ? [figure(card, 'range', 'range', card.range, '1.1.2.5')] : []),
    ...('breakdown' in card
      ? [figure(card, 'breakdown', 'malfunctions on', card.breakdown, '10.9.1.1')]
      : []),
    ...('repair' in card ? [figure(card, 'repair', 'repaired on', card.repair, 'CTR.REP')] : []),
    ...('removal' in card ? [figure(card, 'removal', 'empty on', card.removal, '8.10.6')] : []),
    { name: 'portage points', text: `${portage}`, cite: '4.2.T', source: world.charts.portage.source },
  ];
  const parts: SheetPart[] = [{ is: 'figures', title: 'On the counter', figures }];
  if (card.kind === 'machine-gun') parts.push(firepowerByRange(world, card));
  return parts;
}
