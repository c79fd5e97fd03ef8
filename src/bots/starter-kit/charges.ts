/** Demolition charges: carried to the next hex and laid among the enemy, to go off after the movement. */
import type { HexId } from '../../board/index.ts';
import { best } from '../../rulebooks/kit/best.ts';
import type { BookAct } from '../../rulebooks/starter-kit/acts.ts';
import type { View } from '../../rulebooks/starter-kit/game.ts';
import { placementCost } from '../../rulebooks/starter-kit/support-weapons/charge-placement.ts';
import { chargeLaidBy } from '../../rulebooks/starter-kit/support-weapons/demolition.ts';
import { coverAt } from '../../rulebooks/starter-kit/terrain/terrain.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  possessorOf,
  unitsAt,
  weaponById,
  weaponCardOf,
  weaponsOf,
} from '../../rulebooks/starter-kit/units.ts';
import { neighbours } from '../../rulebooks/starter-kit/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { chanceUpTo } from './harm.ts';
import { worthOfWeapon } from './men.ts';
import { harmTo, type Situation } from './situation.ts';

type Lay = Extract<BookAct, { verb: 'place-charge' }>;

/** Who lays one is shot at first, and it lies there for a while. */
const COMES_OFF = 0.6;

export interface Charge {
  readonly act: Lay;
  readonly worth: number;
}

const isCharge = (weapon: AnyWeapon): boolean => weaponCardOf(weapon).kind === 'demolition-charge';

export const hasCharge = (view: View, unit: AnyUnit): boolean => weaponsOf(view, unit).some(isCharge);

/** The best use of the unit's charges from a hex, with so many half movement factors left. */
export function bestCharge(s: Situation, unit: AnyUnit, from: HexId, left: number): Charge | undefined {
  if (s.view.charges.some(({ by }) => by === unit.id)) return undefined;
  const weapon = weaponsOf(s.view, unit).find(isCharge);
  if (!weapon) return undefined;
  const charges = neighbours(s.world, from)
    .filter(at => (placementCost(s.world, s.view, from, at) ?? Number.POSITIVE_INFINITY) <= left)
    .map(
      (at): Charge => ({
        act: { verb: 'place-charge', weapon: weapon.id, at },
        worth: blast(s, unit, weapon, at),
      }),
    )
    .filter(({ worth }) => worth > 0);
  return best(charges, ({ worth }) => worth);
}

export function chargeCourse(s: Situation, act: Lay): Course {
  const weapon = weaponById(s.view, act.weapon);
  const unit = possessorOf(s.view, weapon);
  const worth = unit ? blast(s, unit, weapon, act.at) : 0;
  return { acts: [act], worth, why: `A charge in ${act.at} was worth the risk.` };
}

/** What it does to those who are there, less the charge itself. */
function blast(s: Situation, unit: AnyUnit, weapon: AnyWeapon, at: HexId): number {
  const card = weaponCardOf(weapon);
  const enemies = unitsAt(s.view, at, s.enemy);
  if (card.kind !== 'demolition-charge' || enemies.length === 0) return 0;
  const { removal, exhausted } = chargeLaidBy(s.world, s.view, unit, weapon, at);
  const drm = (coverAt(s.world, s.view, at)?.tem ?? 0) + (exhausted ? 1 : 0);
  const worth = COMES_OFF * chanceUpTo(removal - 1) * harmTo(s.world, enemies, card.firepower, drm);
  return worth - worthOfWeapon(weapon);
}
