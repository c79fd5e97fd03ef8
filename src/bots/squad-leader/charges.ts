/** Demolition charges: on whom to place them on the way, and whether to throw one in defence. */
import type { Act } from '../../engine/index.ts';
import { best } from '../../rulebooks/kit/best.ts';
import type { LocId } from '../../rulebooks/squad-leader/state.ts';
import { isUnskilled } from '../../rulebooks/squad-leader/support-weapons/captured.ts';
import { blastLines, dudNumber, thrown } from '../../rulebooks/squad-leader/support-weapons/demolition.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  bearerOf,
  isLeader,
  weaponById,
  weaponCardOf,
  weaponsOf,
} from '../../rulebooks/squad-leader/units.ts';
import { neighbours } from '../../rulebooks/squad-leader/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { gainOf } from './gain.ts';
import { chanceUpTo } from './harm.ts';
import type { Situation } from './situation.ts';

type Blast = Parameters<typeof blastLines>[2];

/** Who carries it has to come through their fire before it goes off. */
const COMES_THROUGH = 0.7;
/** There is only one in a charge. */
const KEPT_FOR_LATER = 1.5;

/** What the blast does, in points. */
function worthOfBlast(s: Situation, blast: Blast): number {
  const goesOff = chanceUpTo(dudNumber(s.world, s.view, blast) - 1);
  return goesOff * blastLines(s.world, s.view, blast).reduce((sum, line) => sum + gainOf(s, line), 0);
}

interface Placing {
  readonly act: Act;
  readonly worth: number;
}

/** The best that a party can do with its charges from a hex on its way. */
export function placingFrom(s: Situation, units: readonly AnyUnit[], from: LocId): Placing | undefined {
  const carried = units.flatMap(unit =>
    isLeader(unit) || (unit.used?.length ?? 0) > 0
      ? []
      : weaponsOf(s.view, unit).flatMap(weapon => (isCharge(weapon) ? [{ unit, weapon }] : [])),
  );
  if (carried.length === 0) return undefined;
  const targets = neighbours(s.world, from).filter(at => s.isEnemyHeld(at));
  const placings = carried.flatMap(({ unit, weapon }) =>
    targets.map(at => {
      const unskilled = isUnskilled(unit, weapon) && { unskilled: true as const };
      const blast = { weapon: weapon.id, from, at, ...unskilled };
      return { act: { verb: 'lay', weapon: weapon.id, at } as Act, worth: placed(s, blast) };
    }),
  );
  const found = best(placings, ({ worth }) => worth);
  return found && found.worth > 0 ? found : undefined;
}

const placed = (s: Situation, blast: Blast): number =>
  COMES_THROUGH * worthOfBlast(s, blast) - KEPT_FOR_LATER;

const isCharge = (weapon: AnyWeapon): boolean => weaponCardOf(weapon).kind === 'demolition-charge';

type OnHex = Act & { readonly weapon: string; readonly at: LocId };

/** By one who has fired and stays where he is. */
export function layCourse(s: Situation, act: OnHex): Course | undefined {
  const weapon = weaponById(s.view, act.weapon);
  const bearer = bearerOf(s.view, weapon);
  if (bearer?.at === undefined) return undefined;
  const worth = placed(s, { weapon: weapon.id, from: bearer.at, at: act.at });
  return { acts: [act], worth, why: `We put a charge on ${act.at}.`, subject: bearer.id };
}

/** It strikes those who throw it, too. */
export function throwCourse(s: Situation, act: OnHex): Course | undefined {
  const blast = thrown(s.view, weaponById(s.view, act.weapon), act.at);
  if (!blast) return undefined;
  return {
    acts: [act],
    worth: worthOfBlast(s, blast) - KEPT_FOR_LATER,
    why: `They were close enough in ${act.at} for a charge.`,
  };
}
