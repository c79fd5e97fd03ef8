/** What a stack on the move spends, and what comes of it (3.3.3, 3.3.5). */
import type { HexId } from '../../../board/index.ts';
import type { Rule } from '../../../engine/index.ts';
import { MANHANDLING_COST_FACTOR } from '../charts/ordnance/gun-handling.ts';
import { bumpInto, holdsUnseen } from '../concealment/bump.ts';
import { seenMoving } from '../concealment/loss.ts';
import { sayOf, tellOfParting } from '../concealment/telling.ts';
import { residualAttack } from '../fire/residual.ts';
import { openWindow } from '../fire/window.ts';
import { replaceTop } from '../frames.ts';
import type { Game } from '../game.ts';
import { leaveGuns } from '../guns/leaving.ts';
import { pointPushed } from '../guns/manhandling.ts';
import { desperationByEnemies } from '../morale/desperation.ts';
import { takeControl } from '../scenario/control.ts';
import type { WeaponId } from '../state.ts';
import { weaponsOf } from '../units.ts';
import { entryCost, hasRoadRate, inHalves, takesAll } from './cost.ts';
import { keepsBonus } from './move-scene.ts';
import { amend, burdened, everything, hexOf, moveOf, stackOf } from './moving-stack.ts';

interface Going {
  /** Beside the road and not on it. */
  readonly creep?: boolean;
  /** The gun that they push along, and whether they can push it no farther. */
  readonly gun?: WeaponId;
  readonly arrives?: boolean;
}

/** Into the next hex. */
export function* step(game: Game, to: HexId, { creep = false, gun, arrives = false }: Going): Rule<void> {
  const { world } = game;
  const { residualDrm: _before, ...move } = moveOf(game.state);
  const from = hexOf(game.state, move);
  const way = { from, to };
  const cost = entryCost(world, game.state, way, { creep });
  const road = !creep && !gun && keepsBonus(world, game.state, move, way);
  const byRoad = !creep && hasRoadRate(world, way);
  const burden = burdened(game.state, move);
  const thicket = cost !== undefined && takesAll(cost);
  const onFoot = thicket ? everything(world, game.state, move) : inHalves(cost?.value ?? 0);
  const spent = gun ? MANHANDLING_COST_FACTOR * onFoot : onFoot;
  if (holdsUnseen(game, game.state.attacker, to)) return yield* bump(game, to, spent, thicket);
  const stack = stackOf(game.state, move);
  for (const unit of stack) {
    leaveGuns(game, unit, gun);
    game.own(unit).at = to;
    for (const weapon of weaponsOf(game.state, unit)) game.own(weapon).moved = true;
  }
  tellOfParting(game, from, stack);
  replaceTop(game, {
    ...move,
    hexes: move.hexes + 1,
    road,
    entry: { ...(from === undefined ? {} : { from }), byRoad, cost: onFoot },
    here: 0,
    shots: {},
    burden,
    ...(thicket && { thicket }),
    ...(arrives && { halted: move.units }),
  });
  sayOf(game, '3.3.b', move.units, names => `${names} to ${to}`);
  seenMoving(game, stackOf(game.state, move), move.kind === 'assault', moveOf(game.state).entry);
  if (gun) yield* pointPushed(game, gun);
  desperationByEnemies(game);
  takeControl(game);
  yield* spend(game, spent);
}

/**
 * What they spent they have spent where they were, and residual fire there attacks once more (6.4.d, 8.3.2.c). Bamboo wears out
 * those who have tried to enter it as well (8.2.1.bamboo.b).
 */
function* bump(game: Game, to: HexId, spent: number, thicket: boolean): Rule<void> {
  const { residualDrm: _before, ...move } = moveOf(game.state);
  bumpInto(game, stackOf(game.state, move), to);
  replaceTop(game, { ...move, halted: move.units, ...(thicket && { thicket }) });
  yield* spend(game, spent);
}

/** Movement factors spent, in halves: residual fire first, then the defender's chance (3.3.3.b, 3.3.5.e). */
export function* spend(game: Game, halves: number): Rule<void> {
  const move = moveOf(game.state);
  const at = game.state.vehicles && hexOf(game.state, move);
  const way = at !== undefined && { way: [...(move.way ?? []), { at, halves }] };
  amend(game, { spent: move.spent + halves, here: move.here + halves, begun: true, ...way });
  yield* residualAttack(game);
  openWindow(game);
}
