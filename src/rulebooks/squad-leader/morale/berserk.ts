/** Berserk units (3.25): how they come to it, and how it ends. */
import { type Rule, type Tally, tally, unset } from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import { lock } from '../close-combat/melee.ts';
import type { Game } from '../game.ts';
import { setFree } from '../prisoners/guards.ts';
import type { UnitId } from '../state.ts';
import { drop } from '../support-weapons/hands.ts';
import { burden, capacityOf } from '../support-weapons/portage.ts';
import { stopThere } from '../trails/back.ts';
import {
  type AnyUnit,
  gunOfRage,
  isHero,
  isLeader,
  isSquad,
  unitById,
  unitsAt,
  weaponsOf,
} from '../units.ts';
import { nationOf, type World } from '../world.ts';
import { eliminate, reduce } from './losses.ts';
import { leaderEntry } from './modifiers.ts';
import { passesCheck } from './plain-check.ts';

/** A 2 in so hard a check makes men of any nation run amok; Russians in any (3.25.1). */
const HARD_ENOUGH = 2;

const goesBerserk = (world: World, unit: AnyUnit, n: number): boolean =>
  (!unit.broken || unit.guard !== undefined) &&
  !unit.berserk &&
  !isHero(unit) &&
  (n >= HARD_ENOUGH || nationOf(world, unit.side) === 'russian');

/** What a 2 in a check by fire does to its temper (3.25.1, 3.25.7). */
export function* runAmok(game: Game, { id }: AnyUnit, n: number): Rule<void> {
  const unit = game.state.units.find(each => each.id === id);
  if (!unit || !goesBerserk(game.world, unit, n)) return;
  rage(game, unit);
  if (isLeader(unit)) yield* carryAway(game, unit);
}

function rage(game: Game, unit: AnyUnit): void {
  if (unit.guard !== undefined) revolt(game, unit, unit.guard);
  const mine = game.own(unit);
  mine.berserk = true;
  unset(mine, 'pinned', 'exhausted');
  leaveLoad(game, unit);
  game.say('3.25.1', `{${unit.id}} goes berserk`);
}

/** A prisoner who runs amok is free, and at the throats of those in the hex: nobody leaves before it is fought out (QA-89.8). */
function revolt(game: Game, unit: AnyUnit, guard: UnitId): void {
  stopThere(game, guard, 'grounded');
  setFree(game, unit.id);
  unset(game.own(unit), 'broken');
  if (unit.at !== undefined) lock(game, unit.at);
}

/** It keeps only what costs it no movement factor: nothing at double time (3.25.4, QA-18.42); but a crew its gun (3.25.10). */
function leaveLoad(game: Game, unit: AnyUnit): void {
  const { world } = game;
  if (gunOfRage(game.state, unit)) return;
  const free = world.options.doubleTime ? 0 : capacityOf(world, unit);
  for (const weapon of weaponsOf(game.state, unit))
    if (burden(world, game.state, unit) > free) drop(game, weapon, unit);
}

function rapture({ charts }: World, leader: AnyUnit): Tally {
  return tally({ stages: ['drm'] }, 0, [
    {
      id: 'desperation morale',
      ...modifier(charts.rallyModifiers, 'desperation morale'),
      op: '+',
      stage: 'drm',
    },
    leaderEntry(leader, '3.25.7'),
  ]);
}

/** Who is with a berserk leader may be carried away by him (3.25.7). */
function* carryAway(game: Game, leader: AnyUnit): Rule<void> {
  if (leader.at === undefined) return;
  const others = unitsAt(game.state, leader.at, leader.side).filter(
    unit => unit.id !== leader.id && !unit.broken && !unit.berserk && !isHero(unit),
  );
  const modifiers = rapture(game.world, leader);
  for (const { id } of others) {
    const unit = unitById(game.state, id);
    const joins = yield* passesCheck(unit, {
      text: `{${id}} and its leader’s rage`,
      cite: '3.25.7',
      modifiers,
      passed: 'goes berserk',
      failed: 'keeps its head',
    });
    if (joins) rage(game, unit);
  }
}

/** A berserk unit doesn't break: it grows smaller, and stays berserk (3.25.2). */
export function staysBerserk(game: Game, unit: AnyUnit): void {
  if (isSquad(unit)) reduce(game, unit, '3.25.2');
  else eliminate(game, unit, '3.25.2');
}

/** At the end of a phase in which it has eliminated somebody it comes to its senses (3.25.8). */
export function comeToSenses(game: Game): void {
  for (const unit of game.state.units) {
    if (!unit.bloodied) continue;
    unset(game.own(unit), 'berserk', 'charges', 'bloodied');
    game.say('3.25.8', `{${unit.id}} comes to its senses`);
  }
}

/** Marks those in a rage who have eliminated somebody. */
export function noteBlood(game: Game, ids: readonly UnitId[]): void {
  for (const id of ids) {
    const unit = game.state.units.find(each => each.id === id);
    if (unit?.berserk) game.own(unit).bloodied = true;
  }
}
