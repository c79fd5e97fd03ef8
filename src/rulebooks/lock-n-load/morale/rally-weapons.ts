/** What is done with support weapons in the Rally Phase (1.6, 3.0): repair, pick up, swap, drop, destroy, flip. */
import { type Rule, roll, type Side, unset } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { jamRepair, weaponsCarried } from '../charts/index.ts';
import { D6, type Game, type View } from '../game.ts';
import { bearerOf, canCarryMore } from '../scenario/set-up.ts';
import type { Location, ShooterId, UnitId, WeaponId } from '../state.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  findUnit,
  isGoodOrder,
  isLocked,
  isScout,
  unitById,
  unitsAt,
  weaponById,
  weaponCardOf,
  weaponsOf,
} from '../units.ts';
import type { World } from '../world.ts';
import { hasRule } from '../world.ts';
import { dropWeapon, removeWeapon } from './losses.ts';

const VERBS = ['repair', 'pick-up', 'hand', 'drop', 'destroy', 'assemble', 'dismantle'] as const;
export type WeaponAct = Extract<BookAct, { verb: (typeof VERBS)[number] }>;

export function weaponActs(world: World, view: View, side: Side): readonly WeaponAct[] {
  return [
    ...teamRepairs(view, side),
    ...view.weapons.flatMap(weapon => {
      const bearer = weapon.possessedBy && findUnit(view, weapon.possessedBy);
      if (bearer)
        return bearer.side === side && bearer.at !== undefined ? heldActs(world, view, weapon, bearer) : [];
      return weapon.at === undefined ? [] : lyingActs(world, view, weapon, weapon.at, side);
    }),
  ];
}

/** The machine gun of a weapon team jams like any other (1.6.2). */
function teamRepairs(view: View, side: Side): readonly WeaponAct[] {
  return view.units
    .filter(unit => unit.side === side && unit.jammed && !unit.broken && isGoodOrder(unit))
    .map(({ id }) => ({ verb: 'repair', weapon: id }) as const);
}

function heldActs(world: World, view: View, weapon: AnyWeapon, bearer: AnyUnit): readonly WeaponAct[] {
  const { id } = weapon;
  if (!isGoodOrder(bearer)) return flips(view, weapon, bearer);
  const takers =
    weapon.passed || isLocked(view, bearer) ? [] : unitsAt(view, bearer.at as Location, bearer.side);
  return [
    ...(weapon.jammed && !weapon.broken ? [{ verb: 'repair', weapon: id } as const] : []),
    ...takers
      .filter(unit => unit.id !== bearer.id && mayTake(world, view, unit))
      .map(unit => ({ verb: 'hand', weapon: id, to: unit.id }) as const),
    ...flips(view, weapon, bearer),
    ...(weapon.passed ? [] : [{ verb: 'drop', weapon: id } as const]),
    ...(mayDestroy(bearer) ? [{ verb: 'destroy', weapon: id } as const] : []),
  ];
}

/** Among enemies, which is to say in a Melee, nobody picks anything up or destroys it (1.6.o, 3.0.l). */
function lyingActs(
  world: World,
  view: View,
  weapon: AnyWeapon,
  at: Location,
  side: Side,
): readonly WeaponAct[] {
  const near = unitsAt(view, at, side).filter(
    unit => isGoodOrder(unit) && !isLocked(view, unit) && bearerOf(unit) !== undefined,
  );
  const takers = weapon.passed ? [] : near.filter(unit => canCarryMore(world, view, unit));
  return [
    ...takers.map(unit => ({ verb: 'pick-up', unit: unit.id, weapon: weapon.id }) as const),
    ...(near.some(mayDestroy) ? [{ verb: 'destroy', weapon: weapon.id } as const] : []),
  ];
}

/** In Good Order, able to use a weapon, and with a hand free for it or one weapon to give in exchange (1.6.n). */
function mayTake(world: World, view: View, unit: AnyUnit): boolean {
  if (!isGoodOrder(unit)) return false;
  return canCarryMore(world, view, unit) || isFullWithOne(world, view, unit);
}

function isFullWithOne(world: World, view: View, unit: AnyUnit): boolean {
  const bearer = bearerOf(unit);
  const [first] = weaponsOf(view, unit);
  return (
    bearer !== undefined && weaponsCarried(world.charts, bearer) === 1 && first !== undefined && !first.passed
  );
}

/** Squads and their like, Leaders and Heroes; Scouts are not named (3.0.l). */
const mayDestroy = (unit: AnyUnit): boolean => bearerOf(unit) !== undefined && !isScout(unit);

/** The Shaken take a gun off its tripod, but don't put it on (1.6.1.b). */
function flips(view: View, weapon: AnyWeapon, bearer: AnyUnit): readonly WeaponAct[] {
  const card = weaponCardOf(weapon);
  if (card.kind !== 'machine-gun' || card.tripod === undefined) return [];
  if (weapon.turned || isLocked(view, bearer)) return [];
  if (weapon.assembled) return [{ verb: 'dismantle', weapon: weapon.id }];
  return isGoodOrder(bearer) ? [{ verb: 'assemble', weapon: weapon.id }] : [];
}

export function* handleWeapon(game: Game, act: WeaponAct): Rule<void> {
  switch (act.verb) {
    case 'repair':
      return yield* repair(game, act.weapon);
    case 'pick-up':
      give(game, act.weapon, act.unit);
      return game.say('1.6.o', `{${act.unit}} picks up {${act.weapon}}`);
    case 'hand':
      return hand(game, act.weapon, act.to);
    case 'drop':
      dropWeapon(game, act.weapon);
      game.own(weaponById(game.state, act.weapon)).passed = true;
      return game.say('1.6.l', `{${act.weapon}} is dropped`);
    case 'destroy':
      return removeWeapon(game, weaponById(game.state, act.weapon), '3.0.l');
    default:
      return flip(game, weaponById(game.state, act.weapon));
  }
}

/** A 1 breaks the gun for good, on sand a 2 as well (1.6.2.c). */
function* repair(game: Game, id: ShooterId): Rule<void> {
  const gun = [...game.state.weapons, ...game.state.units].find(each => each.id === id);
  if (!gun) return;
  const bearer =
    'possessedBy' in gun && gun.possessedBy ? unitById(game.state, gun.possessedBy).side : undefined;
  const by = 'side' in gun ? gun.side : bearer;
  const sand = hasRule(game.world, 'sand');
  const result = yield* roll(
    D6,
    `the repair of {${id}}`,
    ({ die }) => jamRepair(game.world.charts, die, sand),
    {
      cite: '1.6.2.c',
      ...(by !== undefined && { by }),
    },
  );
  const mine = game.own(gun);
  if (result === 'broken') mine.broken = true;
  else unset(mine, 'jammed');
  game.say('1.6.2.c', result === 'broken' ? `{${id}} is jammed for good` : `{${id}} fires again`);
}

function give(game: Game, id: WeaponId, to: UnitId): void {
  const weapon = game.own(weaponById(game.state, id));
  weapon.possessedBy = to;
  weapon.passed = true;
  unset(weapon, 'at', 'acquired');
}

/** Who carries all he can gives his own weapon in exchange (1.6.n). */
function hand(game: Game, id: WeaponId, to: UnitId): void {
  const from = weaponById(game.state, id).possessedBy;
  const taker = unitById(game.state, to);
  const [back] = weaponsOf(game.state, taker);
  if (from !== undefined && back && !canCarryMore(game.world, game.state, taker)) give(game, back.id, from);
  give(game, id, to);
  game.say('1.6.n', `{${to}} takes {${id}}`);
}

function flip(game: Game, weapon: AnyWeapon): void {
  const mine = game.own(weapon);
  if (weapon.assembled) unset(mine, 'assembled');
  else mine.assembled = true;
  mine.turned = true;
  game.say('1.6.1.b', `{${weapon.id}} is ${mine.assembled ? 'assembled' : 'taken off its tripod'}`);
}
