/** What comes to light by itself, whoever did what: the enemy's entry (3.3.4.2.a), and stacks that may be inspected (3.3.3). */
import { type Fielded, type Game, isFielded, landNow, stackAt, type View } from '../game.ts';
import { lineOf } from '../sight/line.ts';
import { sightOf } from '../sight/sight.ts';
import type { LocId } from '../state.ts';
import type { Land } from '../terrain/land.ts';
import { isUnseenFrom } from '../works/cover.ts';
import { show } from './reveal.ts';
import { isHidden, isSeen, seenOf } from './unseen.ts';

export function settleSecrets(game: Game): void {
  const { state } = game;
  if (state.doing.some(({ is }) => is === 'set-up')) return;
  const secret = state.units.filter((unit): unit is Fielded => isFielded(unit) && !isSeen(unit));
  for (const unit of secret) {
    const cite = isHidden(unit) ? foundIn(state, unit) : inspected(landNow(game), state, unit);
    if (cite !== undefined) show(game, unit, cite);
  }
}

/** An enemy has come into its place (3.3.4.2.a). */
const foundIn = ({ units }: View, { at, side }: Fielded): string | undefined =>
  units.some(unit => unit.at === at && unit.side !== side) ? '3.3.4.2.a' : undefined;

/** It lies on top, or somebody looks straight at the stack (3.3.3.a, 3.3.3.b). */
function inspected(world: Land, view: View, { id, at, side }: Fielded): string | undefined {
  const [first] = stackAt(view, at).filter(unit => unit.side === side && !isHidden(unit));
  if (first?.id === id) return '3.3.3.a';
  return isLookedInto(world, view, at, side) ? '3.3.3.b' : undefined;
}

/** Somebody of the enemy who is himself seen (R47) sees it without a roll. */
const isLookedInto = (world: Land, view: View, at: LocId, side: string): boolean =>
  seenOf(view.units.filter(isFielded)).some(
    each =>
      each.side !== side &&
      !isUnseenFrom(each, at) &&
      !lineOf(world, each.at, at).blocked &&
      isOpen(world, view, each.at, at),
  );

function isOpen(world: Land, view: View, from: LocId, at: LocId): boolean {
  const { blocked, rolls } = sightOf(world, view, [from], at);
  return !blocked && rolls.length === 0;
}

/** At the end all who are left show themselves, and hold their ground (R46). */
export function showEverybody(game: Game): void {
  for (const unit of game.state.units) show(game, unit, '3.3.4.1.a');
}
