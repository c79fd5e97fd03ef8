/** A stack spends points, and what its move leaves on it and behind it (6.0, 4.0). */
import { amend } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { noteDeed } from '../impulses/groups.ts';
import { dropWeapon } from '../morale/losses.ts';
import type { MoveMarker, UnitId } from '../state.ts';
import { type AnyUnit, weaponsOf } from '../units.ts';
import type { World } from '../world.ts';
import { stealthWithFire } from './allowance.ts';
import { conditionOf, type Move, moveOf, stackOf } from './moving-stack.ts';

/** Points are spent: the move is under way, and the enemy may answer. */
export function spend(game: Game, points: number): void {
  const move = moveOf(game.state);
  const [first] = move.units;
  if (!move.begun && first !== undefined) noteDeed(game, first, { moved: true });
  const condition: Record<UnitId, string> = {};
  for (const unit of stackOf(game.state, move)) condition[unit.id] = conditionOf(unit);
  amend(game, 'move', { begun: true, spent: move.spent + points, due: points, condition });
}

/** He is worse off than he was before the last expenditure; a Hero who has come forth since was whole. */
export const isStopped = ({ condition }: Move, unit: AnyUnit): boolean =>
  condition !== undefined && conditionOf(unit) !== (condition[unit.id] ?? unit.card);

export function mark(game: Game, move: Move, unit: AnyUnit): void {
  game.own(unit).moved = markerOf(game.world, game.state, move, unit);
}

function markerOf(world: World, view: View, { kind, spent }: Move, unit: AnyUnit): MoveMarker {
  switch (kind) {
    case 'normal':
      return 'Moved';
    case 'assault':
      return 'Assault Move';
    case 'crawl':
      return 'Low Crawl';
    case 'stealth':
      return spent <= stealthWithFire(world, unit, weaponsOf(view, unit).length) ? 'Stealth' : 'Full Stealth';
  }
}

export function leaveWeapons(game: Game, { abandoned = [] }: Move): void {
  for (const id of abandoned) {
    dropWeapon(game, id);
    game.say('1.6.m', `{${id}} is abandoned`);
  }
}
