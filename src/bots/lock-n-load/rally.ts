/** Courses of the Rally Phase: the Shaken first, then weapons into the hands that use them. */
import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import { shooterOf } from '../../rulebooks/lock-n-load/fire/shooters.ts';
import { distance } from '../../rulebooks/lock-n-load/terrain/places.ts';
import {
  type AnyWeapon,
  isSquad,
  unitById,
  weaponById,
  weaponsOf,
} from '../../rulebooks/lock-n-load/units.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { presentWorth, worthOf, worthOfWeapon } from './men.ts';
import type { Situation } from './situation.ts';

/** How far away the enemy is where a gun on its tripod is of no use. */
const OUT_OF_REACH = 10;
const COMBINED = 2;
const REPAIRED = 1.5;
const ON_TRIPOD = 1.2;
const BETTER_HANDS = 0.8;
/** To throw a weapon away, as nobody in his senses does. */
const WASTE = -15;

export function rallyCourse(s: Situation, act: BookAct): Course | undefined {
  const course = (worth: number, why: string): Course => ({ acts: [act], worth, why });
  const { view } = s;
  switch (act.verb) {
    case 'rally':
      return course(5 + worthOf(unitById(view, act.unit)) / 2, 'They had to come to again.');
    case 'heal':
    case 'steady':
      return course(4 + presentWorth(unitById(view, act.unit)) / 4, 'The medic was needed.');
    case 'combine':
      return course(COMBINED, 'Two halves make a squad again.');
    case 'repair':
      return course(REPAIRED, 'A jammed gun is no use.');
    case 'pick-up':
      return course(
        worthOfWeapon(weaponById(view, act.weapon)) / 3 + (isSquad(unitById(view, act.unit)) ? 0.5 : 0),
        'A weapon on the ground is no use.',
      );
    case 'hand':
      return course(handing(s, act.weapon, act.to), 'The squad can fire it beside its rifles.');
    case 'assemble':
      return course(staying(s, weaponById(view, act.weapon)), 'On its tripod the gun fires better.');
    case 'dismantle':
      return course(-staying(s, weaponById(view, act.weapon)), 'We had to go on with the gun.');
    case 'drop':
    case 'destroy':
      return course(WASTE, 'There was no use for it.');
    default:
      return undefined;
  }
}

/** A squad without a weapon uses one best; nobody else gains by it. */
function handing({ view }: Situation, id: string, to: string): number {
  const { possessedBy } = weaponById(view, id);
  const [from, taker] = [unitById(view, possessedBy ?? to), unitById(view, to)];
  const isBetter = isSquad(taker) && weaponsOf(view, taker).length === 0 && !isSquad(from);
  return isBetter ? BETTER_HANDS : -2;
}

/** A gun on its tripod stays where it is: good for those who hold, with enemies in reach. */
function staying(s: Situation, weapon: AnyWeapon): number {
  if (weapon.possessedBy === undefined) return -1;
  const { at } = shooterOf(s.view, weapon.id);
  const isNear = s.theirs.some(post => distance(s.world, post.at, at) <= OUT_OF_REACH);
  const isHolding = s.aim.is === 'hold' || (s.aim.is === 'kill' && isNear);
  if (isHolding) return isNear ? ON_TRIPOD : 0.2;
  return -ON_TRIPOD;
}
