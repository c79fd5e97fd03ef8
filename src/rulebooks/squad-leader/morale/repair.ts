/** Repairs (10.9.1.3). */
import { lookedUp, type Refusal, refusal, roll, sumOf, unset } from '../../../engine/index.ts';
import { dr, type View } from '../game.ts';
import { isCaptured } from '../support-weapons/captured.ts';
import { removeWeapon } from '../support-weapons/hands.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  bearerOf,
  isGoodOrder,
  isLeader,
  isSquad,
  unitsAt,
  weaponById,
  weaponCardOf,
} from '../units.ts';
import { rallyVerb, type Step } from './rally-scene.ts';

/** An unbroken squad or leader in the hex, not in melee, sees to it (10.9.1.3.b). */
function repairRefusal(view: View, weapon: AnyWeapon): Refusal | undefined {
  const bearer = bearerOf(view, weapon);
  if (!bearer) return refusal('10.9.1.3.b', 'nobody has it');
  if (!weapon.malfunctioned) return refusal('10.9.1.3.a', 'it works');
  if (isCaptured(bearer, weapon)) return refusal('10.9.1.3.b', 'nobody repairs what is captured');
  if (weapon.dismantled) return refusal('4.2.7.5', 'it is in parts');
  if (bearer.acted) return refusal('10.9.1.3.a', 'it has been tried in this phase');
  const isAble = (unit: AnyUnit) => (isSquad(unit) || isLeader(unit)) && isGoodOrder(view, unit);
  const here = bearer.at === undefined ? [] : unitsAt(view, bearer.at, bearer.side);
  return here.some(isAble)
    ? undefined
    : refusal('10.9.1.3.b', 'no unbroken squad or leader is there to repair it');
}

const repair = rallyVerb('repair', {
  cite: '10.9.1.3.a',
  who: ({ view, side }) => view.weapons.filter(weapon => bearerOf(view, weapon)?.side === side),
  by: (_, { by }) => by,
  unfit: ({ view }, weapon) => repairRefusal(view, weapon),
  args: ({ id }) => ({ weapon: id }),
  *perform(game, { weapon: id }) {
    const weapon = weaponById(game.state, id);
    const bearer = bearerOf(game.state, weapon);
    if (!bearer) return;
    game.own(bearer).acted = true;
    const fate = yield* roll(dr, `the repair of {${id}}`, ({ white }) => repairFate(weapon, white), {
      cite: '10.9.1.3.a',
      by: bearer.side,
      tell: (dice, found) => lookedUp(sumOf(dice), undefined, REPAIRED[found], { of: [id] }),
    });
    if (fate === 'repaired') {
      unset(game.own(weapon), 'malfunctioned');
      game.say('10.9.1.3.a', `{${id}} works again`);
    } else if (fate === 'lost') {
      game.say('10.9.1.3.a', `{${id}} is beyond repair`);
      removeWeapon(game, weapon);
    }
  },
});

const BEYOND_REPAIR = 6;

/** What a die brings to a weapon that is being repaired (10.9.1.3.a, CTR.REP). */
type RepairFate = 'repaired' | 'lost' | 'no change';

const REPAIRED: Readonly<Record<RepairFate, string>> = {
  repaired: 'works again',
  lost: 'beyond repair',
  'no change': 'no change',
};

export function repairFate(weapon: AnyWeapon, die: number): RepairFate {
  const card = weaponCardOf(weapon);
  if (die === BEYOND_REPAIR) return 'lost';
  return card.kind === 'machine-gun' && die <= card.repair ? 'repaired' : 'no change';
}

export const repairing: Step = { cite: '10.9.1.3.a', prompt: 'Repair', deeds: [repair] };
