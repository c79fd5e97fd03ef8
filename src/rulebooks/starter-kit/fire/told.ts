/** What the dice of attacks tell: to each side as much as it may know of those who are struck. */
import {
  type Account,
  against,
  atLeast,
  atMost,
  type Faces,
  lookedUp,
  type Reckoning,
  sumOf,
} from '../../../engine/index.ts';
import { type FireResult, resultText, shiftColumn } from '../charts/index.ts';
import { concealedIn, isUnseen } from '../concealment/unseen.ts';
import type { DR, Game } from '../game.ts';
import type { ShooterId, TargetId } from '../state.ts';
import { firing } from '../vehicles/arms.ts';
import { enemyOf } from '../world.ts';
import type { AttackLine } from './card.ts';

type TwoDice = Faces<typeof DR>;

/** What the dice mean to some of those who are fired at. */
interface Struck {
  readonly targets: readonly TargetId[];
  readonly tell: (targets: readonly TargetId[]) => Reckoning;
}

/** Told whole to those who know all the targets; the others hear of those whom they see, and where somebody is concealed. */
export function toldOfTargets(game: Game, dice: TwoDice, struck: readonly Struck[]): Account {
  const unseen = game.state.units.filter(
    unit => isUnseen(unit) && struck.some(({ targets }) => targets.includes(unit.id)),
  );
  const [first] = unseen;
  const whole = struck.map(({ targets, tell }) => tell(targets));
  if (first === undefined) return whole.length > 0 ? whole : [nobody(dice)];
  const enemy = { seen: [enemyOf(game.world, first.side)], inPlace: true } as const;
  const isSeen = (id: TargetId) => unseen.every(unit => unit.id !== id);
  const seen = struck
    .map(({ targets, tell }) => ({ targets: targets.filter(isSeen), tell }))
    .filter(({ targets }) => targets.length > 0)
    // In an order that does not depend on whom they don't see.
    .toSorted((a, b) => (a.targets.join() < b.targets.join() ? -1 : 1))
    .map(({ targets, tell }) => tell(targets));
  const covers = [...new Set(unseen.filter(({ hidden }) => !hidden).flatMap(({ at }) => at ?? []))];
  const known = [
    ...seen,
    ...covers.map(hex => lookedUp(sumOf(dice), undefined, 'not to be seen', { of: [concealedIn(hex)] })),
  ];
  return [
    ...whole.map(each => ({ ...each, seen: [first.side] })),
    ...(known.length > 0 ? known : [nobody(dice)]).map(each => ({ ...each, ...enemy })),
  ];
}

const nobody = (dice: TwoDice): Reckoning => lookedUp(sumOf(dice), undefined, 'nobody is seen to be struck');

/** An attack on the fire table, line by line; `cowered`: by so many columns less. */
export function toldLines(
  game: Game,
  dice: TwoDice,
  lines: readonly AttackLine[],
  results: readonly FireResult[],
  cowered = 0,
): Account {
  const struck = lines.map(({ targets, column, drm }, i) => ({
    targets,
    tell(of: readonly TargetId[]) {
      const shifted = column && shiftColumn(column, -cowered);
      if (shifted === undefined) return lookedUp(sumOf(dice), undefined, 'too weak to tell', { of });
      const from = cowered > 0 ? `, cowering from ${column}` : '';
      return lookedUp(sumOf(dice, drm), `on column ${shifted}${from}`, resultWords(results[i]), { of });
    },
  }));
  return toldOfTargets(game, dice, struck);
}

export const resultWords = (result: FireResult = { is: 'none' }): string =>
  result.is === 'none' ? 'no effect' : resultText(result);

/** What the same dice do to a weapon: up to one number it may fire on, from another it breaks. */
interface WeaponNumbers {
  readonly id: ShooterId;
  readonly rate: number;
  readonly malfunction?: number | undefined;
  readonly removal?: number | undefined;
}

/** Only what happens is told: of the weapons that keep their rate of fire, and of those that may be broken. */
export function toldWeapons(
  dice: TwoDice,
  numbers: readonly WeaponNumbers[],
  kept: readonly ShooterId[],
  broken: readonly { readonly id: ShooterId; readonly gone: boolean }[],
): Account {
  const { coloured } = dice;
  const may = broken.length > 1 ? 'may break down' : 'breaks down';
  return numbers.flatMap(({ id, rate, malfunction, removal }) => {
    const breaks = broken.find(each => each.id === id);
    const number = breaks?.gone ? removal : malfunction;
    return [
      ...(kept.includes(id)
        ? [against(sumOf({ coloured }), atMost(rate), true, `${firing(id)} keeps its rate of fire`)]
        : []),
      ...(breaks && number !== undefined
        ? [
            against(
              sumOf(dice),
              atLeast(number),
              true,
              `${firing(id)} ${may}${breaks.gone ? ' for good' : ''}`,
            ),
          ]
        : []),
    ];
  });
}
