/** The data sheets of Lock 'n Load: what is printed on a counter, with its ranges and to-hit tables laid out (1.1, 1.6, 1.7). */
import type { Sheet, SheetFigure, SheetPart, SheetRings, Source } from '../../../engine/index.ts';
import type { Faces } from '../../kit/present/faces.ts';
import type { Card, Ordnance, SupportWeaponCard, UnitCard } from '../counters/index.ts';
import { cardOf, findUnit, isUnitId, weaponCardOf } from '../units.ts';
import { armorLeaderOf } from '../vehicles/nerve.ts';
import { findVehicle, vehicleCardOf } from '../vehicles/vehicles.ts';
import { unitFaces } from './faces.ts';
import { pieceTitle, type Scene } from './names.ts';
import { toHitPart } from './to-hit-part.ts';
import { commanderParts, vehicleParts } from './vehicle-sheet.ts';
import { weaponFaces } from './weapon-faces.ts';

export function sheet(scene: Scene, piece: string): Sheet | undefined {
  const { view } = scene;
  if (isUnitId(piece)) {
    const unit = findUnit(view, piece);
    if (unit === undefined) return undefined;
    return { title: pieceTitle(scene, piece, unit.card), parts: unitParts(cardOf(unit)) };
  }
  const vehicle = findVehicle(view, piece);
  if (vehicle) {
    const parts = [...vehicleParts(vehicleCardOf(vehicle)), ...commanderParts(armorLeaderOf(vehicle))];
    return { title: pieceTitle(scene, piece, vehicle.card), parts };
  }
  const weapon = view.weapons.find(({ id }) => id === piece);
  if (weapon === undefined) return undefined;
  return { title: pieceTitle(scene, piece, weapon.card), parts: weaponParts(weaponCardOf(weapon)) };
}

export const unitParts = (card: UnitCard): readonly SheetPart[] => [
  ...faceParts(card, unitFaces(card, NOBODY), otherSide(card)),
  ...rangeParts(card),
];

export const weaponParts = (card: SupportWeaponCard): readonly SheetPart[] => [
  ...faceParts(card, weaponFaces(card, true), 'Off its tripod'),
  ...rangeParts(card),
];

/** The letter that tells counters apart is left out, whosever it is. */
const NOBODY = 'u1';

const otherSide = ({ kind }: UnitCard): string => (kind === 'hero' ? 'Wounded' : 'Shaken');

/** Which value of a card a figure shows, by the figure's name. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/^Morale/, 'morale'],
  [/[Ff]irepower/, 'firepower'],
  [/^range|range$/, 'range'],
  [/^Movement/, 'movement'],
  [/^Leadership/, 'leadership'],
  [/^HE-/, 'highExplosive'],
  [/^to hit/, 'toHit'],
  [/^Identification Badge/, 'badge'],
  [/^Self-Rally/, 'selfRally'],
];

function sourceOfFigure({ source, exceptions }: Card, name: string): Source {
  const [, value = ''] = VALUES.find(([words]) => words.test(name)) ?? [];
  return exceptions?.[value] ?? source;
}

/** Letters say nothing of a counter, and to-hit numbers have a table of their own. */
const isToldElsewhere = (name: string): boolean => name === 'identity' || name.startsWith('to hit');

function faceParts(card: Card, { front, back }: Faces, behind: string): readonly SheetPart[] {
  const figures = (of: typeof front): readonly SheetFigure[] =>
    of.figures
      .filter(({ name }) => !isToldElsewhere(name))
      .map(({ name, text, cite }) => ({
        name: name.replace(/^Identification Badge: .*/, 'Identification Badge'),
        text: name.startsWith('Identification Badge') ? name.replace(/^.*: /, '') : text,
        ...(cite !== undefined && { cite }),
        source: sourceOfFigure(card, name),
      }));
  return [
    { is: 'figures', title: 'On the counter', figures: figures(front) },
    ...(back ? [{ is: 'figures', title: behind, figures: figures(back) } as const] : []),
  ];
}

function rangeParts(card: UnitCard | SupportWeaponCard): readonly SheetPart[] {
  if ('toHit' in card) return [toHitTable(card, card)];
  if (!('firepower' in card) || !('range' in card)) return [];
  const source = sourceOfFigure(card, 'range');
  const rings = { is: 'rings', title: 'Firepower by range', source } as const;
  const { firepower, range } = card;
  if (typeof range !== 'number')
    return [{ ...rings, rings: [{ from: range.min, to: range.max, text: `${firepower}`, cite: 'EOP.8' }] }];
  return [
    { ...rings, rings: ringsOf(firepower, range, 'extendedRange' in card && card.extendedRange === true) },
  ];
}

/** Some fire twice as far with half their firepower, fractions up (5.4). */
function ringsOf(firepower: number, range: number, isExtended: boolean): SheetRings['rings'] {
  const near = { from: 0, to: range, text: `${firepower}`, cite: '5.0.c' };
  if (!isExtended) return [near];
  return [near, { from: range + 1, to: range * 2, text: `${Math.ceil(firepower / 2)}`, cite: '5.4' }];
}

function toHitTable(card: Card, ordnance: Ordnance): SheetPart {
  return toHitPart(ordnance, sourceOfFigure(card, 'to hit'));
}
