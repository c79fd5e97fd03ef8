/** How units come to be seen (6.4, 8.3): out of hiding, and from under a ?. Whatever the rules do to them, it is done here. */
import type { HexId } from '../../../board/index.ts';
import { type Side, unset } from '../../../engine/index.ts';
import { isOpenGround } from '../charts/index.ts';
import type { Game, View } from '../game.ts';
import { sight } from '../sight/sight.ts';
import { type Entry, isExposed, terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, isGoodOrder, unitsAt } from '../units.ts';
import { isDazed } from '../vehicles/vehicles.ts';
import { distance, enemyOf, type World } from '../world.ts';
import { isUnknown, usesConcealment } from './unseen.ts';

/** Farther away nobody makes out what lies hidden in the open (6.4.b). */
const FARTHEST_LOOK = 16;

/** Where good order enemies of the side are, of whom both sides know: who is hidden betrays nobody by his looking. */
function watchPosts(view: View, side: Side): readonly HexId[] {
  const posts = new Set<HexId>();
  for (const unit of view.units) {
    if (unit.side !== side && !unit.hidden && unit.at !== undefined && isGoodOrder(view, unit))
      posts.add(unit.at);
  }
  for (const vehicle of view.vehicles ?? []) {
    const { at, side: owner, wreck } = vehicle;
    if (owner !== side && at !== undefined && !wreck && !isDazed(vehicle)) posts.add(at);
  }
  return [...posts];
}

/** A good order enemy who is not hidden sees the hex (8.3.d). */
export function isWatched(world: World, view: View, side: Side, hex: HexId): boolean {
  return watchPosts(view, side).some(post => sight(world, view, post, hex).clear);
}

/** It is seen now, hidden or concealed as it was. */
export function loseConcealment(game: Game, unit: AnyUnit, cite: string): void {
  if (!isUnknown(unit)) return;
  unset(game.own(unit), 'hidden', 'concealed', 'glimpsed');
  game.reveal([enemyOf(game.world, unit.side)], cite, `{${unit.id}} is seen in ${unit.at ?? 'the rear'}`);
}

/** What the ? does not survive in the sight of a good order enemy (8.3.d, d2, d3). Who is hidden must come out for it (6.4.c). */
export function loseInSight(game: Game, units: readonly AnyUnit[], cite: string): void {
  for (const unit of units) {
    if (unit.hidden) comeOut(game, unit, '6.4.c');
    if (isSeenDoingIt(game.world, game.state, unit)) loseConcealment(game, unit, cite);
  }
}

const isSeenDoingIt = (world: World, view: View, unit: AnyUnit): boolean =>
  isUnknown(unit) && unit.at !== undefined && isWatched(world, view, unit.side, unit.at);

/**
 * The same for what nobody can do or suffer under a ?, because dice are thrown for him by name. Before nobody in good order he
 * shows himself for the moment, and is under his ? again as soon as it is over.
 */
export function showInSight(game: Game, units: readonly AnyUnit[], cite: string): void {
  for (const unit of units) {
    if (isSeenDoingIt(game.world, game.state, unit)) loseConcealment(game, unit, cite);
    else glimpse(game, unit, cite);
  }
}

export function glimpse(game: Game, unit: AnyUnit, cite: string): void {
  if (!unit.concealed) return;
  const mine = game.own(unit);
  unset(mine, 'concealed');
  mine.glimpsed = true;
  const text = `{${unit.id}} shows itself for a moment in ${unit.at ?? 'the rear'}`;
  game.reveal([enemyOf(game.world, unit.side)], cite, text);
}

/** Onto the map, out of hiding: under a ? where there are any, for all to see where there are none (6.4, 8.3.3). */
export function comeOut(game: Game, unit: AnyUnit, cite: string): void {
  if (!unit.hidden) return;
  const { world } = game;
  if (!usesConcealment(world)) {
    loseConcealment(game, unit, cite);
    return;
  }
  const mine = game.own(unit);
  unset(mine, 'hidden');
  mine.concealed = true;
  game.reveal([enemyOf(world, unit.side)], cite, `Something hidden shows in ${unit.at ?? 'the rear'}`);
}

/**
 * Who is about to fire, or to direct fire, shows himself (6.4.c, 8.3.d). A gun that was hidden and dug in and fires to hit comes
 * out under a ?, and its dice say whether it keeps that (8.3.3).
 */
export function seenFiring(game: Game, unit: AnyUnit, { toHit = false } = {}): void {
  const keepsUnderCover = unit.hidden === true && toHit && usesConcealment(game.world);
  comeOut(game, unit, keepsUnderCover ? '8.3.3.b' : '6.4.c');
  if (!keepsUnderCover) showInSight(game, [unit], '8.3.d');
}

/** On the move: by anything but assault movement, and wherever it comes into the open (8.3.d2). */
export function seenMoving(game: Game, units: readonly AnyUnit[], isAssault: boolean, entry?: Entry): void {
  if (isAssault) seenInTheOpen(game, units, entry);
  else loseInSight(game, units, '8.3.d2');
}

/** Whether the ? of a unit that has just come where it is does not survive it (8.3.d2). */
export function isSeenMoving(
  world: World,
  view: View,
  unit: AnyUnit,
  isAssault: boolean,
  entry?: Entry,
): boolean {
  return isAssault ? isSeenInTheOpen(world, view, unit, entry) : isSeenDoingIt(world, view, unit);
}

/** Come into open ground, as routing units find it, under the eyes of a good order enemy (8.3.d2, 8.3.2.d). */
export function seenInTheOpen(game: Game, units: readonly AnyUnit[], entry?: Entry): void {
  for (const unit of units) {
    if (isSeenInTheOpen(game.world, game.state, unit, entry)) loseConcealment(game, unit, '8.3.d2');
  }
}

function isSeenInTheOpen(
  world: World,
  view: View,
  { at, side, concealed }: AnyUnit,
  entry: Entry | undefined,
): boolean {
  if (!concealed || at === undefined) return false;
  const isOpenTo = (post: HexId) => {
    const line = sight(world, view, post, at);
    return line.clear && line.total === 0 && isExposed(world, view, post, at, entry);
  };
  return watchPosts(view, side).some(isOpenTo);
}

/** The coloured die of a shot to hit that gives a concealed gun away (8.3.3.b). */
export const givesAway = (coloured: number): boolean => coloured >= 5;

/** Struck by fire, or put to a check by it: whatever the result, something shows (6.4.h, 8.3.d). */
export function seenStruck(game: Game, units: readonly AnyUnit[]): void {
  for (const unit of units) comeOut(game, unit, '6.4.h');
  showInSight(game, units, '8.3.d');
}

/** All of the other side in the hex are found: an enemy tries to come in (6.4.d, 8.3.e). */
export function foundBy(game: Game, side: Side, hex: HexId): void {
  for (const unit of unitsAt(game.state, hex, enemyOf(game.world, side))) {
    loseConcealment(game, unit, unit.hidden ? '6.4.d' : '8.3.e');
  }
}

/** What lies hidden in the open is made out by any good order enemy near enough to see it (6.4.b, 8.3.3.a). */
export function lookOutForHidden(game: Game): void {
  const { world, state } = game;
  for (const unit of state.units) {
    if (!unit.hidden || unit.at === undefined || state.doing.some(({ is }) => is === 'set-up')) continue;
    const { at, side } = unit;
    const terrain = terrainAt(world, at);
    if (terrain === undefined || !isOpenGround(world.charts, terrain)) continue;
    const isMadeOut = watchPosts(state, side).some(
      post => distance(world, post, at) <= FARTHEST_LOOK && sight(world, state, post, at).clear,
    );
    if (isMadeOut) comeOut(game, unit, usesConcealment(world) ? '8.3.3.a' : '6.4.b');
  }
}
