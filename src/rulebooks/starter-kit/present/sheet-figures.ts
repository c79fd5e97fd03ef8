/** How the values of a card go onto its data sheet, each with its rule and where it is known from. */
import type { SheetFigure, Source } from '../../../engine/index.ts';
import { SHELLS } from '../charts/ordnance/special-ammo.ts';
import {
  type Card,
  depletionNumber,
  type Nation,
  type SpecialAmmo,
  type VehicleCard,
} from '../counters/index.ts';
import { type World, whenOf } from '../world.ts';

/** Where a value of the card comes from, by its name on the card. */
export const sourceOfValue = ({ source, exceptions }: Card | VehicleCard, value: string): Source =>
  exceptions?.[value] ?? source;

/** A value that the card has under this name; nothing where it has none. */
export function figure(
  card: Card | VehicleCard,
  value: string,
  name: string,
  text: string | number | undefined,
  cite: string,
): readonly SheetFigure[] {
  return text === undefined ? [] : [{ name, text: `${text}`, cite, source: sourceOfValue(card, value) }];
}

/** Whatever ammunition it may have in this month, with the roll up to which there is some. */
export function ammunition(
  world: World,
  card: Card | VehicleCard,
  special: readonly SpecialAmmo[] | undefined,
  nation: Nation,
): readonly SheetFigure[] {
  return SHELLS.flatMap(shell =>
    figure(
      card,
      'special',
      `depletion number of ${shell}`,
      depletionNumber(world.charts, special, shell, nation, whenOf(world)),
      '6.2.b',
    ),
  );
}
