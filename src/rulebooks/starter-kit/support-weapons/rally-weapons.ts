/** The rally phase's steps for weapons: recovery, repair and transfer (3.1 b to d, 4.0). */
import {
  type Rule,
  roll,
  type Side,
  type Tally,
  type TallyEntry,
  tally,
  unset,
} from '../../../engine/index.ts';
import { lostOn, modifier } from '../charts/index.ts';
import { loseInSight } from '../concealment/loss.ts';
import { tellOfDeed } from '../concealment/telling.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { repairedAs, repairNumberOf } from '../fire/weapons.ts';
import { replaceTop } from '../frames.ts';
import { choose, dr, type Game, type View } from '../game.ts';
import { destroyWeapon } from '../morale/losses.ts';
import { isUndergrowth } from '../pacific/ground.ts';
import { hasToRally } from '../pacific/rallying.ts';
import type { RallyFrame } from '../state.ts';
import { terrainAt } from '../terrain/terrain.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  cardOf,
  isGoodOrder,
  possessorOf,
  unitById,
  unitsAt,
  weaponById,
  weaponCardOf,
  weaponsLyingAt,
  weaponsOf,
} from '../units.ts';
import { repairArm, repairableArms } from '../vehicles/repair.ts';
import { isPacific, type World } from '../world.ts';
import { canPossess } from './portage.ts';

/** In good order, on the map, with its one action of the phase before it (3.1.a), which is not claimed by others (8.1.7). */
const isFree = (view: View, unit: AnyUnit): boolean =>
  isGoodOrder(view, unit) && !unit.acted && !hasToRally(view, unit);

function free(view: View, side: Side): readonly AnyUnit[] {
  return view.units.filter(unit => unit.side === side && isFree(view, unit));
}

/** Step b: a weapon that lies in the unit's hex is recovered by less than 6, one harder if exhausted (3.1.c). */
export function* recoverWeapons(game: Game, { side }: RallyFrame): Rule<boolean> {
  const pairs = (view: View) =>
    free(view, side).flatMap(unit =>
      (unit.at === undefined ? [] : weaponsLyingAt(view, unit.at))
        .filter(weapon => canPossess(game.world, view, unit, weapon))
        .map(weapon => ({ unit: unit.id, weapon: weapon.id })),
    );
  if (pairs(game.state).length === 0 && !hasUnseen(game.state, side)) return true;
  const act = yield* choose({
    by: side,
    id: 'recover',
    cite: '3.1.c',
    prompt: 'Recover weapons',
    acts: view => [
      ...pairs(view).map(pair => ({ verb: 'recover', ...pair }) as const),
      { verb: 'done' } as const,
    ],
  });
  if (act.verb === 'done') return true;
  const unit = unitById(game.state, act.unit);
  loseInSight(game, [unit], '8.3.d3');
  game.own(unit).acted = true;
  yield* recoveryAttempt(game, unit, weaponById(game.state, act.weapon), '3.1.c');
  return false;
}

/** What makes it harder: exhausted men fumble (3.3.1.h), and undergrowth swallows what is dropped (8.2). */
export function recoveryModifiers(world: World, unit: AnyUnit): Tally {
  const entries: TallyEntry[] = [];
  if (unit.exhausted) entries.push({ id: 'CX', cite: '3.3.1.h', op: '+', n: 1, stage: 'drm' });
  if (isPacific(world) && unit.at !== undefined && isUndergrowth(terrainAt(world, unit.at))) {
    const name = 'recovery in jungle, kunai or bamboo';
    entries.push({ id: name, ...modifier(world.charts.pacificModifiers, name), op: '+', stage: 'drm' });
  }
  return tally({ stages: ['drm'] }, 0, entries);
}

/** The recovery die, in the rally phase and on the move (4.0.d). */
export function* recoveryAttempt(game: Game, unit: AnyUnit, weapon: AnyWeapon, cite: string): Rule<boolean> {
  tellOfDeed(game, unit, cite, 'tries to recover a weapon');
  const harder = recoveryModifiers(game.world, unit).value;
  const recovered = yield* roll(dr, `{${unit.id}} recovers {${weapon.id}}`, die => die.white + harder < 6, {
    cite,
    by: unit.side,
  });
  if (!recovered) return false;
  const mine = game.own(weapon);
  mine.by = unit.id;
  mine.recovered = true;
  unset(mine, 'at');
  game.say(cite, `{${unit.id}} has {${weapon.id}}`);
  return true;
}

/** Step c: a weapon of the unit's own nationality; the worst die is its end (3.1.d). */
export function* repairWeapons(game: Game, { side }: RallyFrame): Rule<boolean> {
  const broken = (view: View) =>
    free(view, side)
      .flatMap(unit =>
        weaponsOf(view, unit).filter(weapon => weaponCardOf(weapon).nation === cardOf(unit).nation),
      )
      .filter(
        weapon => weapon.malfunctioned && repairNumberOf(game.world, weaponCardOf(weapon)) !== undefined,
      );
  const isNothingBroken =
    broken(game.state).length === 0 && repairableArms(game.world, game.state, side).length === 0;
  if (isNothingBroken && !hasUnseen(game.state, side)) return true;
  const act = yield* choose({
    by: side,
    id: 'repair',
    cite: '3.1.d',
    prompt: 'Repair weapons',
    acts: view => [
      ...broken(view).map(({ id }) => ({ verb: 'repair', weapon: id }) as const),
      ...repairableArms(game.world, view, side).map(arm => ({ verb: 'repair-arm', arm }) as const),
      { verb: 'done' } as const,
    ],
  });
  if (act.verb === 'done') return true;
  if (act.verb === 'repair-arm') {
    yield* repairArm(game, act.arm);
    return false;
  }
  const weapon = weaponById(game.state, act.weapon);
  const unit = possessorOf(game.state, weapon);
  if (unit) game.own(unit).acted = true;
  const card = weaponCardOf(weapon);
  const number = repairNumberOf(game.world, card) ?? 0;
  const end = lostOn(game.world.charts, repairedAs(card));
  const result = yield* roll(
    dr,
    `Repair of {${weapon.id}}`,
    ({ white }) => (white === end ? 'lost' : white <= number ? 'repaired' : 'nothing'),
    { cite: '3.1.d', by: side },
  );
  if (result === 'lost') destroyWeapon(game, weapon, '3.1.d');
  if (result === 'repaired') {
    unset(game.own(weapon), 'malfunctioned');
    game.say('3.1.d', `{${weapon.id}} is repaired`);
  }
  return false;
}

/** Step d: weapons change hands among good order units in a hex, each at most once and none just recovered (3.1.f). */
export function* transferWeapons(game: Game, frame: RallyFrame): Rule<boolean> {
  const { side, traders = [] } = frame;
  const gifts = (view: View) => free(view, side).flatMap(giver => giftsOf(game.world, view, giver));
  const act =
    gifts(game.state).length === 0 && !hasUnseen(game.state, side)
      ? ({ verb: 'done' } as const)
      : yield* choose({
          by: side,
          id: 'transfer',
          cite: '3.1.f',
          prompt: 'Transfer weapons',
          acts: view => [...gifts(view), { verb: 'done' } as const],
        });
  if (act.verb === 'done') {
    // Giving and taking was their one action, however many weapons it was about.
    for (const id of traders) game.own(unitById(game.state, id)).acted = true;
    return true;
  }
  const weapon = weaponById(game.state, act.weapon);
  const giver = possessorOf(game.state, weapon);
  loseInSight(game, [...(giver ? [giver] : []), unitById(game.state, act.to)], '8.3.d3');
  replaceTop(game, {
    ...frame,
    traders: [...new Set([...traders, act.to, ...(weapon.by === undefined ? [] : [weapon.by])])],
  });
  const mine = game.own(weapon);
  mine.by = act.to;
  mine.recovered = true;
  game.say('3.1.f', `{${act.to}} takes {${act.weapon}}`);
  return false;
}

function giftsOf(world: World, view: View, giver: AnyUnit) {
  if (giver.at === undefined) return [];
  const takers = unitsAt(view, giver.at, giver.side).filter(
    unit => unit.id !== giver.id && isFree(view, unit),
  );
  return weaponsOf(view, giver)
    .filter(weapon => !weapon.recovered)
    .flatMap(weapon =>
      takers
        .filter(taker => canPossess(world, view, taker, weapon))
        .map(taker => ({ verb: 'give', weapon: weapon.id, to: taker.id }) as const),
    );
}
