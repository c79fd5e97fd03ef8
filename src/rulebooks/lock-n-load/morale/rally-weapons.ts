/** What is done with support weapons in the Rally Phase (1.6, 3.0): repair, pick up, swap, drop, destroy, flip. */
import { lookedUp, type Refusal, type Rule, refusal, roll, sumOf, unset } from '../../../engine/index.ts';
import { jamRepair, weaponsCarried } from '../charts/index.ts';
import { shooterOf } from '../fire/shooters.ts';
import { D6, type Game, type View, verbsIn } from '../game.ts';
import { bearerOf, canCarryMore } from '../scenario/set-up.ts';
import type { ShooterId, UnitId, WeaponId } from '../state.ts';
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
import { hasRule, type World } from '../world.ts';
import { dropWeapon, removeWeapon } from './losses.ts';
import { onlyOthersRally, ownUnits, type RallyScene } from './rally-scene.ts';

const verb = verbsIn<RallyScene>();

const OFF_THE_MAP = refusal('22.0.a', 'it is not on the map');
const NOT_IN_ORDER = refusal('3.0.l', 'whoever sees to it must be in Good Order');
const PASSED = refusal('1.6.n', 'it has changed hands in this phase');
const IN_MELEE = refusal('1.6.o', 'nobody hands anything over, picks it up or destroys it in a Melee');

const bearerIn = (view: View, { possessedBy }: AnyWeapon): AnyUnit | undefined =>
  possessedBy === undefined ? undefined : findUnit(view, possessedBy);

const held = ({ view, side }: RallyScene): readonly AnyWeapon[] =>
  view.weapons.filter(weapon => bearerIn(view, weapon)?.side === side);
const lying = ({ view }: RallyScene): readonly AnyWeapon[] =>
  view.weapons.filter(weapon => weapon.at !== undefined && bearerIn(view, weapon) === undefined);
const bearer = (_: RallyScene, { possessedBy }: AnyWeapon): string | undefined => possessedBy;

/** Against anything that is done with a weapon by the unit that has it. */
function bearerRefusal(view: View, weapon: AnyWeapon): Refusal | undefined {
  const unit = bearerIn(view, weapon);
  if (unit?.at === undefined) return OFF_THE_MAP;
  return isGoodOrder(unit) ? undefined : NOT_IN_ORDER;
}

type Gun = AnyWeapon | AnyUnit;
const isTeam = (gun: Gun): gun is AnyUnit => 'side' in gun;

/** The machine gun of a weapon team jams like any other (1.6.2). */
const repair = verb('repair', {
  cite: '1.6.2.c',
  bar: onlyOthersRally,
  who: (scene): readonly Gun[] => [...ownUnits(scene), ...held(scene)].filter(({ jammed }) => jammed),
  whoElse: refusal('1.6.2.c', 'it is not jammed'),
  by: (_, gun) => (isTeam(gun) ? gun.id : gun.possessedBy),
  unfit({ view }, gun) {
    if (gun.broken) return refusal('1.6.2.c', 'it is jammed for good');
    if (!isTeam(gun)) return bearerRefusal(view, gun);
    return isGoodOrder(gun) ? undefined : NOT_IN_ORDER;
  },
  args: ({ id }) => ({ weapon: id }),
  perform: (game, { weapon }) => repairAttempt(game, weapon),
});

const hand = verb('hand', {
  cite: '1.6.n',
  bar: onlyOthersRally,
  who: held,
  by: bearer,
  unfit({ view }, weapon) {
    const against = bearerRefusal(view, weapon);
    if (against) return against;
    if (weapon.passed) return PASSED;
    const unit = bearerIn(view, weapon);
    return unit && isLocked(view, unit) ? IN_MELEE : undefined;
  },
  what({ view, side }, weapon) {
    const unit = bearerIn(view, weapon);
    return unit?.at === undefined ? [] : unitsAt(view, unit.at, side).filter(({ id }) => id !== unit.id);
  },
  whatElse: refusal('1.6.n', 'nobody else is in its location'),
  refusal: ({ world, view }, _, unit) => takingRefusal(world, view, unit),
  args: (weapon, unit) => ({ weapon: weapon.id, to: unit.id }),
  perform: (game, { weapon, to }) => handOver(game, weapon, to),
});

const pickUp = verb('pick-up', {
  cite: '1.6.o',
  bar: onlyOthersRally,
  who: ownUnits,
  unfit: ({ world, view }, unit) =>
    nearbyRefusal(view, unit) ??
    (canCarryMore(world, view, unit) ? undefined : refusal('1.6.h', 'it can carry no more')),
  what: (scene, { at }) => lying(scene).filter(weapon => at !== undefined && weapon.at === at),
  whatElse: refusal('1.6.o', 'no weapon lies in its location'),
  refusal: (_, __, { passed }) => (passed ? PASSED : undefined),
  args: (unit, weapon) => ({ unit: unit.id, weapon: weapon.id }),
  perform(game, { unit, weapon }) {
    give(game, weapon, unit);
    game.say('1.6.o', `{${unit}} picks up {${weapon}}`);
  },
});

const drop = verb('drop', {
  cite: '1.6.l',
  bar: onlyOthersRally,
  who: held,
  by: bearer,
  unfit: ({ view }, weapon) => bearerRefusal(view, weapon) ?? (weapon.passed ? PASSED : undefined),
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon }) {
    dropWeapon(game, weapon);
    game.own(weaponById(game.state, weapon)).passed = true;
    game.say('1.6.l', `{${weapon}} is dropped`);
  },
});

const destroy = verb('destroy', {
  cite: '3.0.l',
  bar: onlyOthersRally,
  who: scene => [...held(scene), ...lying(scene)],
  by: bearer,
  unfit({ view, side }, weapon) {
    const unit = bearerIn(view, weapon);
    if (unit) return bearerRefusal(view, weapon) ?? destroyingRefusal(unit);
    const near = weapon.at === undefined ? [] : unitsAt(view, weapon.at, side);
    return near.some(each => !nearbyRefusal(view, each) && !destroyingRefusal(each))
      ? undefined
      : refusal('3.0.l', 'nobody who could destroy it is with it');
  },
  args: ({ id }) => ({ weapon: id }),
  perform: (game, { weapon }) => removeWeapon(game, weaponById(game.state, weapon), '3.0.l'),
});

/** The Shaken take a gun off its tripod, but don't put it on (1.6.1.b). */
const assemble = verb('assemble', {
  cite: '1.6.1.b',
  bar: onlyOthersRally,
  who: scene => held(scene).filter(hasTripod),
  by: bearer,
  unfit: ({ view }, weapon) =>
    flipRefusal(view, weapon) ??
    (weapon.assembled ? refusal('1.6.1.b', 'it is on its tripod') : bearerRefusal(view, weapon)),
  args: ({ id }) => ({ weapon: id }),
  perform: (game, { weapon }) => flip(game, weaponById(game.state, weapon)),
});

const dismantle = verb('dismantle', {
  cite: '1.6.1.b',
  bar: onlyOthersRally,
  who: scene => held(scene).filter(hasTripod),
  by: bearer,
  unfit: ({ view }, weapon) =>
    flipRefusal(view, weapon) ??
    (weapon.assembled ? undefined : refusal('1.6.1.b', 'it is not on its tripod')),
  args: ({ id }) => ({ weapon: id }),
  perform: (game, { weapon }) => flip(game, weaponById(game.state, weapon)),
});

export const WEAPON_VERBS = [repair, pickUp, hand, drop, destroy, assemble, dismantle] as const;

/** Among enemies, which is to say in a Melee, nobody picks anything up or destroys it (1.6.o, 3.0.l). */
function nearbyRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (unit.at === undefined) return OFF_THE_MAP;
  if (!isGoodOrder(unit)) return NOT_IN_ORDER;
  if (isLocked(view, unit)) return IN_MELEE;
  return bearerOf(unit) === undefined ? refusal('1.6.h', 'it uses no support weapons') : undefined;
}

/** In Good Order, able to use a weapon, and with a hand free for it or one weapon to give in exchange (1.6.n). */
function takingRefusal(world: World, view: View, unit: AnyUnit): Refusal | undefined {
  if (!isGoodOrder(unit)) return NOT_IN_ORDER;
  return canCarryMore(world, view, unit) || isFullWithOne(world, view, unit)
    ? undefined
    : refusal('1.6.n', 'it has no hand free, and no weapon to give in exchange');
}

function isFullWithOne(world: World, view: View, unit: AnyUnit): boolean {
  const kind = bearerOf(unit);
  const [first] = weaponsOf(view, unit);
  return (
    kind !== undefined && weaponsCarried(world.charts, kind) === 1 && first !== undefined && !first.passed
  );
}

/** Squads and their like, Leaders and Heroes; Scouts are not named (3.0.l). */
const destroyingRefusal = (unit: AnyUnit): Refusal | undefined =>
  bearerOf(unit) !== undefined && !isScout(unit)
    ? undefined
    : refusal('3.0.l', 'it may not destroy support weapons');

function hasTripod(weapon: AnyWeapon): boolean {
  const card = weaponCardOf(weapon);
  return card.kind === 'machine-gun' && card.tripod !== undefined;
}

function flipRefusal(view: View, weapon: AnyWeapon): Refusal | undefined {
  const unit = bearerIn(view, weapon);
  if (unit?.at === undefined) return OFF_THE_MAP;
  if (weapon.turned) return refusal('1.6.1.b', 'it has been turned over in this phase');
  return isLocked(view, unit) ? refusal('1.6.1.b', 'nobody sees to a tripod in a Melee') : undefined;
}

/** A 1 breaks the gun for good, on sand a 2 as well (1.6.2.c). */
function* repairAttempt(game: Game, id: ShooterId): Rule<void> {
  const { user, weapon } = shooterOf(game.state, id);
  const sand = hasRule(game.world, 'sand');
  const result = yield* roll(
    D6,
    `the repair of {${id}}`,
    ({ die }) => jamRepair(game.world.charts, die, sand),
    {
      cite: '1.6.2.c',
      by: user.side,
      tell: (dice, found) =>
        lookedUp(
          sumOf(dice),
          sand ? 'on sand' : undefined,
          found === 'broken' ? 'jammed for good' : 'fires again',
        ),
    },
  );
  const mine = game.own(weapon ?? user);
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
function handOver(game: Game, id: WeaponId, to: UnitId): void {
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
