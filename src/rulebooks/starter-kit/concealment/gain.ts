/** How units come under a ? (8.3): at set-up, as reinforcements, and at the end of a player turn out of sight. */
import type { HexId } from '../../../board/index.ts';
import { type Side, unset } from '../../../engine/index.ts';
import { isConcealmentTerrain } from '../charts/index.ts';
import type { Game, View } from '../game.ts';
import { setsUpOnMap } from '../guns/gun-set-up.ts';
import { loseTrack } from '../ordnance/acquisition.ts';
import { sight } from '../sight/sight.ts';
import type { Frame } from '../state.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, isGoodOrder, unitsAt } from '../units.ts';
import { enemyOf, type World } from '../world.ts';
import { usesConcealment } from './unseen.ts';

/** Jungle, palm trees, kunai, bamboo, huts and buildings (8.3.c). */
export function isConcealmentHex(world: World, hex: HexId): boolean {
  const terrain = terrainAt(world, hex);
  return terrain !== undefined && isConcealmentTerrain(world.charts, terrain);
}

/** The hexes on which the side may put one of its ? counters now: each takes one, in concealment terrain (8.3.b). */
export function concealActs(world: World, view: View, side: Side) {
  const counters = world.scenario.groups.reduce(
    (sum, group) => sum + (group.side === side ? (group.concealment ?? 0) : 0),
    0,
  );
  if (counters === 0) return [];
  const mine = view.units.filter(unit => unit.side === side && unit.at !== undefined && !unit.hidden);
  const hexes = [...new Set(mine.flatMap(({ at }) => at ?? []))];
  const under = hexes.filter(hex => mine.some(unit => unit.at === hex && unit.concealed));
  return hexes
    .filter(hex => mine.some(unit => unit.at === hex && !unit.concealed))
    .filter(hex => isConcealmentHex(world, hex) && (under.includes(hex) || under.length < counters))
    .map(at => ({ verb: 'conceal', at }) as const);
}

export function concealHex(game: Game, side: Side, hex: HexId): void {
  for (const unit of unitsAt(game.state, hex, side)) conceal(game, unit);
}

function conceal(game: Game, unit: AnyUnit): void {
  if (unit.hidden || unit.concealed) return;
  game.own(unit).concealed = true;
  loseTrack(game, unit.id);
}

/** If the enemy sets up nobody, all are concealed before he has seen them (8.3.b). */
export function concealBeforeEnemyComes(game: Game, side: Side): void {
  const { world, state } = game;
  if (!usesConcealment(world) || setsUpOnMap(world, enemyOf(world, side))) return;
  for (const unit of state.units) if (unit.side === side && unit.at !== undefined) conceal(game, unit);
}

/** After all set-up: whom no enemy sees, and who is still to come (8.3.b). */
export function concealOutOfSight(game: Game): void {
  const { world, state } = game;
  if (!usesConcealment(world)) return;
  const concealed = state.units.filter(
    ({ at, side }) => at === undefined || !isSeen(world, state, side, at, () => true),
  );
  for (const unit of concealed) conceal(game, unit);
}

/** At the end of its player turn the attacker's good order units, in concealment terrain and unseen (8.3.1). */
export function gainConcealment(game: Game): void {
  const { world, state } = game;
  if (!usesConcealment(world)) return;
  for (const unit of state.units) {
    const { side, at } = unit;
    if (side !== state.attacker || at === undefined || unit.concealed || unit.hidden) continue;
    if (!isGoodOrder(state, unit) || !isConcealmentHex(world, at)) continue;
    if (isSeen(world, state, side, at, enemy => !enemy.broken)) continue;
    game.say('8.3.1', `{${unit.id}} is concealed`);
    conceal(game, unit);
  }
}

/** What they showed themselves for is over: who was glimpsed is under his ? again (8.3.d). */
export function coverGlimpsed(game: Game): void {
  if (game.state.doing.some(({ is }) => DEEDS.has(is))) return;
  for (const unit of game.state.units) {
    if (!unit.glimpsed) continue;
    unset(game.own(unit), 'glimpsed');
    conceal(game, unit);
  }
}

/** Attacks under way, fights and routs. */
const DEEDS: ReadonlySet<string> = new Set<Frame['is']>(['fire', 'combat', 'combat-in-turn', 'rout']);

/** By an enemy of this sort who is not hidden: those whom nobody knows of keep nobody from hiding. */
function isSeen(
  world: World,
  view: View,
  side: Side,
  hex: HexId,
  counts: (enemy: AnyUnit) => boolean,
): boolean {
  const sees = (from: HexId | undefined) => from !== undefined && sight(world, view, from, hex).clear;
  return (
    view.units.some(enemy => enemy.side !== side && !enemy.hidden && counts(enemy) && sees(enemy.at)) ||
    (view.vehicles ?? []).some(enemy => enemy.side !== side && !enemy.wreck && sees(enemy.at))
  );
}
