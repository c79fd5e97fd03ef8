/** Weapons are destroyed, or made useless for now, by their own bearers (8.7.1). */
import {
  type ActIn,
  carryOut,
  offers,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  unset,
} from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { combatPlaces } from '../close-combat/parties.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import { type AnyWeapon, bearerOf, inMelee, isSmc, weaponById, weaponCardOf, weaponsOf } from '../units.ts';
import { destroyWeapon } from './hands.ts';

interface Scene {
  readonly view: View;
  readonly side: Side;
}

const verb = verbsIn<Scene>();

/** Any unbroken unit that is not berserk, and a single man one weapon. */
function spoilRefusal(view: View, weapon: AnyWeapon): Refusal | undefined {
  const bearer = bearerOf(view, weapon);
  if (bearer?.at === undefined) return refusal('8.7.1', 'nobody on the map has it');
  if (weapon.doomed) return refusal('8.7.1', 'that is said already');
  if (inMelee(view, bearer)) return refusal('6.3.2', 'who is in melee does nothing but fight');
  if (bearer.broken || bearer.berserk) return refusal('8.7.1', 'broken and berserk men don’t think of it');
  return isSmc(bearer) && weaponsOf(view, bearer).some(({ doomed }) => doomed)
    ? refusal('8.7.1', 'a single man spoils one weapon a phase')
    : undefined;
}

const held = ({ view, side }: Scene): readonly AnyWeapon[] =>
  view.weapons.filter(weapon => bearerOf(view, weapon)?.side === side);

const doom = (game: Game, id: string, doomed: NonNullable<AnyWeapon['doomed']>): void => {
  const weapon = weaponById(game.state, id);
  game.own(weapon).doomed = doomed;
  const what = doomed === 'wreck' ? 'destroy' : 'make useless';
  game.say('8.7.1', `{${weapon.by}} means to ${what} {${id}}`);
};

const wreck = verb('wreck', {
  cite: '8.7.1',
  who: held,
  whoElse: refusal('8.7.1', 'the side does not have it'),
  by: (_, { by }) => by,
  unfit: ({ view }, weapon) => spoilRefusal(view, weapon),
  args: ({ id }) => ({ weapon: id }),
  perform: (game, { weapon }) => doom(game, weapon, 'wreck'),
});

const jam = verb('jam', {
  cite: '8.7.1',
  who: held,
  whoElse: refusal('8.7.1', 'the side does not have it'),
  by: (_, { by }) => by,
  unfit({ view }, weapon) {
    if (weaponCardOf(weapon).kind !== 'machine-gun')
      return refusal('10.9.1.1', 'only machine guns can malfunction and be repaired');
    return weapon.malfunctioned ? refusal('8.7.1', 'it does not work anyway') : spoilRefusal(view, weapon);
  },
  args: ({ id }) => ({ weapon: id }),
  perform: (game, { weapon }) => doom(game, weapon, 'jam'),
});

const VERBS = [wreck, jam] as const;

/** Either side says so in the advance phase, whoever is asked. */
export const spoilings = (view: View, side: Side): readonly BookAct[] =>
  view.phase === 'advance' && view.doing.length === 0 ? offers(VERBS, { view, side }) : [];

export const sayToSpoil = (game: Game, act: BookAct): Rule<void> =>
  carryOut(VERBS, game, act as ActIn<typeof VERBS>);

/** In the close combat phase it is done, by who has no close combat to fight. */
export function spoilWeapons(game: Game): void {
  const fights = [...game.state.melees, ...combatPlaces(game.world, game.state)];
  for (const weapon of game.state.weapons.filter(({ doomed }) => doomed)) {
    const { id, doomed } = weapon;
    const bearer = bearerOf(game.state, weapon);
    const isFree = bearer?.at !== undefined && !fights.includes(bearer.at);
    unset(game.own(weapon), 'doomed');
    if (!isFree || bearer.broken || bearer.berserk) continue;
    if (doomed === 'wreck') {
      destroyWeapon(game, weapon, '8.7.1');
    } else {
      game.own(weapon).malfunctioned = true;
      game.say('8.7.1', `{${id}} is made useless`);
    }
  }
}
