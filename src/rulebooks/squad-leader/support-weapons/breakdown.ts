/** Support weapons that fail their men: breakdown, flames without fuel, charges that are duds (10.9.1, 8.6.4, 8.9.6, 8.10.6). */
import {
  type Rule,
  rollHighest,
  type Side,
  type Tally,
  type TallyEntry,
  tally,
} from '../../../engine/index.ts';
import { type BREAKDOWN_MODIFIERS, modifier } from '../charts/index.ts';
import type { Shooter } from '../fire/shooters.ts';
import type { Game } from '../game.ts';
import type { WeaponId } from '../state.ts';
import { type AnyUnit, type AnyWeapon, isSmc, weaponById, weaponCardOf } from '../units.ts';
import type { World } from '../world.ts';
import { isUnskilled } from './captured.ts';
import { removeWeapon } from './hands.ts';

/** The roll at which it fails, before anything lowers it. */
function printedBreakdown(weapon: AnyWeapon): number {
  const card = weaponCardOf(weapon);
  switch (card.kind) {
    case 'machine-gun':
      return card.breakdown;
    case 'flamethrower':
      return card.removal;
    case 'demolition-charge':
      return card.dud;
  }
}

/** The roll at which it fails in these hands (8.6.4, 8.9.1.2, 8.9.7.3); unskilled and captured lower it once (QA-90.12b). */
export function breakdownNumber(
  world: World,
  {
    user,
    weapon,
    helped,
    sustained,
    inexperienced,
  }: Pick<Shooter, 'helped' | 'sustained' | 'inexperienced'> & {
    readonly user: AnyUnit;
    readonly weapon: AnyWeapon;
  },
): Tally {
  const listed = (id: keyof typeof BREAKDOWN_MODIFIERS.cites): TallyEntry => ({
    id,
    ...modifier(world.charts.breakdownModifiers, id),
    op: '+',
    stage: 'B#',
  });
  const isGun = weaponCardOf(weapon).kind === 'machine-gun';
  return tally({ stages: ['B#'] }, printedBreakdown(weapon), [
    ...(isGun && isSmc(user) && !helped ? [listed('fired by one leader or hero')] : []),
    ...(isUnskilled(user, weapon) ? [listed('captured, or in unskilled hands')] : []),
    ...(inexperienced ? [listed('inexperienced user')] : []),
    ...(sustained ? [listed('sustained fire')] : []),
    ...(isGun && user.exhausted ? [listed('exhausted user')] : []),
  ]);
}

/** A weapon that has rolled its number, and whether that is the end of it. */
export interface Failing {
  readonly id: WeaponId;
  readonly forGood: boolean;
}

/** Captured, unskilled and glowing weapons don't come back (8.6.4, QA-90.11, 8.9.7.3); nor does a flamethrower (8.10.6). */
export const failing = ({ user, weapon, sustained }: Shooter): Failing | undefined =>
  weapon && {
    id: weapon.id,
    forGood: sustained === true || weaponCardOf(weapon).kind !== 'machine-gun' || isUnskilled(user, weapon),
  };

/** Of several guns that rolled it those fail that roll highest (8.9.6.1). */
export function* breakDown(game: Game, those: readonly Failing[], by: Side): Rule<void> {
  const failed =
    those.length < 2
      ? those
      : yield* rollHighest(those, 6, 'which of them malfunctions', {
          cite: '8.9.6.1',
          by,
          call: ({ id }) => `{${id}}`,
        });
  for (const { id, forGood } of failed) {
    const weapon = weaponById(game.state, id);
    if (forGood) {
      const isFlame = weaponCardOf(weapon).kind === 'flamethrower';
      game.say(isFlame ? '8.10.6' : '8.6.4', isFlame ? `{${id}} is out of fuel` : `{${id}} breaks for good`);
      removeWeapon(game, weapon);
    } else {
      game.own(weapon).malfunctioned = true;
      game.say('10.9.1.1', `{${id}} malfunctions`);
    }
  }
}
