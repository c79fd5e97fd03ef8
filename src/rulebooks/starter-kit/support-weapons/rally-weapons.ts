/** The rally phase's steps for weapons: recovery, repair and transfer (3.1 b to d, 4.0). */
import {
  added,
  against,
  lessThan,
  type Rule,
  refusal,
  roll,
  sumOf,
  type Tally,
  unset,
} from '../../../engine/index.ts';
import { listed, lostOn } from '../charts/index.ts';
import { loseInSight } from '../concealment/loss.ts';
import { tellOfDeed } from '../concealment/telling.ts';
import { repairedAs, repairNumberOf } from '../fire/weapons.ts';
import { amend, enclosing } from '../frames.ts';
import { dr, type Game } from '../game.ts';
import { servingRefusal } from '../guns/guns.ts';
import { destroyWeapon } from '../morale/losses.ts';
import { busyRefusal, type RallyScene, rallyVerb, type Step } from '../morale/rally-scene.ts';
import { isUndergrowth } from '../pacific/ground.ts';
import { terrainAt } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  possessorOf,
  unitById,
  unitsAt,
  weaponById,
  weaponCardOf,
  weaponsLyingAt,
} from '../units.ts';
import { repairArmVerb } from '../vehicles/repair.ts';
import { ownUnits } from '../whose.ts';
import { isPacific, type World } from '../world.ts';
import { repairTold } from './repair-told.ts';

/** A weapon that lies in the unit's hex (3.1.c). */
const recover = rallyVerb('recover', {
  cite: '3.1.c',
  who: ownUnits,
  unfit: ({ view }, unit) => busyRefusal(view, unit),
  what: ({ view }, { at }) => (at === undefined ? [] : weaponsLyingAt(view, at)),
  whatElse: refusal('3.1.c', 'no weapon lies in its hex'),
  refusal: ({ world, view }, unit, weapon) => servingRefusal(world, view, unit, weapon),
  args: (unit, weapon) => ({ unit: unit.id, weapon: weapon.id }),
  *perform(game, act) {
    const unit = unitById(game.state, act.unit);
    loseInSight(game, [unit], '8.3.d3');
    game.own(unit).acted = true;
    yield* recoveryAttempt(game, unit, weaponById(game.state, act.weapon), '3.1.c');
  },
});

/** Step b: recovered by less than 6, one harder if exhausted (3.1.c). */
export const RECOVERY: Step = { cite: '3.1.c', prompt: 'Recover weapons', deeds: [recover] };

/** What makes it harder: exhausted men fumble (3.3.1.h), and undergrowth swallows what is dropped (8.2). */
export function recoveryModifiers(world: World, unit: AnyUnit): Tally {
  const isLost = isPacific(world) && unit.at !== undefined && isUndergrowth(terrainAt(world, unit.at));
  return added([
    unit.exhausted && { id: 'CX', cite: '3.3.1.h', n: 1 },
    isLost && listed(world.charts.pacificModifiers, 'recovery in jungle, kunai or bamboo'),
  ]);
}

/** The recovery die, in the rally phase and on the move (4.0.d). */
export function* recoveryAttempt(game: Game, unit: AnyUnit, weapon: AnyWeapon, cite: string): Rule<boolean> {
  tellOfDeed(game, unit, cite, 'tries to recover a weapon');
  const drm = recoveryModifiers(game.world, unit);
  const recovered = yield* roll(
    dr,
    `{${unit.id}} recovers {${weapon.id}}`,
    ({ white }) => white + drm.value < 6,
    {
      cite,
      by: unit.side,
      tell: (dice, found) =>
        against(sumOf(dice, drm), lessThan(6), found, found ? 'recovered' : 'not found', { of: [weapon.id] }),
    },
  );
  if (!recovered) return false;
  const mine = game.own(weapon);
  mine.by = unit.id;
  mine.recovered = true;
  unset(mine, 'at');
  game.say(cite, `{${unit.id}} has {${weapon.id}}`);
  return true;
}

const held = ({ view, side }: RallyScene): readonly AnyWeapon[] =>
  view.weapons.filter(weapon => possessorOf(view, weapon)?.side === side);
const possessor = (_: RallyScene, { by }: AnyWeapon): string | undefined => by;

/** A weapon of the unit's own nationality; the worst die is its end (3.1.d). */
const repair = rallyVerb('repair', {
  cite: '3.1.d',
  who: scene => held(scene).filter(({ malfunctioned }) => malfunctioned),
  whoElse: refusal('3.1.d', 'it works'),
  by: possessor,
  unfit({ world, view }, weapon) {
    const unit = possessorOf(view, weapon);
    const card = weaponCardOf(weapon);
    if (!unit) return refusal('3.1.d', 'nobody in good order possesses it');
    if (card.nation !== cardOf(unit).nation)
      return refusal('3.1.d', 'nobody repairs a weapon of another nationality');
    return (
      busyRefusal(view, unit) ??
      (repairNumberOf(world, card) === undefined ? refusal('3.1.d', 'it can’t be repaired') : undefined)
    );
  },
  args: ({ id }) => ({ weapon: id }),
  *perform(game, { weapon: id }) {
    const weapon = weaponById(game.state, id);
    const unit = possessorOf(game.state, weapon);
    if (unit) game.own(unit).acted = true;
    const card = weaponCardOf(weapon);
    const number = repairNumberOf(game.world, card) ?? 0;
    const end = lostOn(game.world.charts, repairedAs(card));
    const result = yield* roll(
      dr,
      `Repair of {${id}}`,
      ({ white }) => (white === end ? 'lost' : white <= number ? 'repaired' : 'nothing'),
      {
        cite: '3.1.d',
        ...(unit && { by: unit.side }),
        tell: (dice, found) => repairTold(dice, found, number, end),
      },
    );
    if (result === 'lost') destroyWeapon(game, weapon, '3.1.d');
    if (result === 'repaired') {
      unset(game.own(weapon), 'malfunctioned');
      game.say('3.1.d', `{${id}} is repaired`);
    }
  },
});

/** Step c. */
export const REPAIRS: Step = { cite: '3.1.d', prompt: 'Repair weapons', deeds: [repair, repairArmVerb] };

/** Weapons change hands among good order units in a hex, each at most once and none just recovered (3.1.f). */
const give = rallyVerb('give', {
  cite: '3.1.f',
  who: held,
  by: possessor,
  unfit({ view }, weapon) {
    const giver = possessorOf(view, weapon);
    if (!giver) return refusal('3.1.f', 'nobody possesses it');
    return (
      busyRefusal(view, giver) ??
      (weapon.recovered ? refusal('4.0.d', 'it has changed hands in this phase') : undefined)
    );
  },
  what({ view }, weapon) {
    const giver = possessorOf(view, weapon);
    if (giver?.at === undefined) return [];
    return unitsAt(view, giver.at, giver.side).filter(({ id }) => id !== giver.id);
  },
  whatElse: refusal('3.1.f', 'weapons pass between units in one hex'),
  refusal: ({ world, view }, weapon, taker) =>
    busyRefusal(view, taker) ?? servingRefusal(world, view, taker, weapon),
  args: (weapon, taker) => ({ weapon: weapon.id, to: taker.id }),
  perform(game, { weapon: id, to }) {
    const weapon = weaponById(game.state, id);
    const giver = possessorOf(game.state, weapon);
    loseInSight(game, [...(giver ? [giver] : []), unitById(game.state, to)], '8.3.d3');
    const { traders = [] } = enclosing(game.state, 'rally') ?? {};
    const pair = [to, ...(weapon.by === undefined ? [] : [weapon.by])];
    amend(game, 'rally', { traders: [...new Set([...traders, ...pair])] });
    const mine = game.own(weapon);
    mine.by = to;
    mine.recovered = true;
    game.say('3.1.f', `{${to}} takes {${id}}`);
  },
});

/** Step d. Giving and taking is one action, however many weapons it is about (3.1.a). */
export const TRANSFERS: Step = {
  cite: '3.1.f',
  prompt: 'Transfer weapons',
  deeds: [give],
  settle(game) {
    for (const id of enclosing(game.state, 'rally')?.traders ?? [])
      game.own(unitById(game.state, id)).acted = true;
  },
};
