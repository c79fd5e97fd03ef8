/** One hex farther, or off the map (3.3.1, 3.3.e). */
import type { HexId } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import { pop } from '../frames.ts';
import { isRoadOut } from '../terrain/terrain.ts';
import { fitsIn } from '../units.ts';
import { canCreep, entryCost, inHalves, takesAll, type Way } from './cost.ts';
import { canExit, exit, isClosed, nextHexes } from './entry.ts';
import { EXIT_COST, expenseRefusal, keepsBonus, type MoveScene, moveVerb } from './move-scene.ts';
import { moveOf, stackOf } from './moving-stack.ts';
import { step } from './stepping.ts';

/** Whatever the hex: assault movement is of one, a load holds them back, and something must be left to spend. */
function haltRefusal(scene: MoveScene): Refusal | undefined {
  const { move } = scene;
  if (move.kind === 'assault' && move.hexes > 0) return refusal('3.3.1.f', 'assault movement is of one hex');
  return (
    scene.heldBack ??
    (scene.roadPurse < inHalves(1) ? refusal('3.3.1.a', 'there are no movement factors left') : undefined)
  );
}

const nextIn = ({ world, stack: [first] }: MoveScene): readonly HexId[] =>
  first ? nextHexes(world, first) : [];

const OUT_OF_THE_WAY = refusal('3.3.b', 'units move from hex to adjacent hex');

/** Enemies whom they know, or no room (3.3.c, 3.3.1.d). */
function groundRefusal({ world, view, side, stack }: MoveScene, to: HexId): Refusal | undefined {
  if (isClosed(view, to, side)) return refusal('3.3.c', 'there are enemies in the hex');
  return fitsIn(world, view, to, side, stack) ? undefined : refusal('3.3.1.d', 'there is no room in the hex');
}

const wayOf = ({ stack: [first] }: MoveScene, to: HexId): Way => ({ from: first?.at, to });

/** Along the road or across country. */
const stepVerb = moveVerb('step', {
  cite: '3.3.b',
  bar: haltRefusal,
  who: nextIn,
  whoElse: OUT_OF_THE_WAY,
  by: ({ move }) => move.units,
  unfit(scene, to) {
    const { world, view, move } = scene;
    const ground = groundRefusal(scene, to);
    if (ground) return ground;
    const way = wayOf(scene, to);
    const cost = entryCost(world, view, way);
    if (!cost) return refusal('3.3.b', 'infantry can’t go there');
    // It can still spend everything it has, and assault movement never does (3.3.1.f).
    if (takesAll(cost))
      return move.kind !== 'assault' && move.spent === 0
        ? undefined
        : refusal('8.2.1.bamboo.b', 'it takes all the movement factors that they have');
    const left = keepsBonus(world, view, move, way) ? scene.roadPurse : scene.purse;
    return expenseRefusal(scene, inHalves(cost.value), left);
  },
  args: to => ({ to }),
  perform: (game, { to }) => step(game, to, {}),
});

/** Beside the road and under cover. */
const creep = moveVerb('creep', {
  cite: '1.1.1.woodsroad.b',
  bar: haltRefusal,
  who: scene => nextIn(scene).filter(to => canCreep(scene.world, wayOf(scene, to))),
  whoElse: refusal('1.1.1.woodsroad.b', 'there is no road there with cover beside it'),
  by: ({ move }) => move.units,
  unfit(scene, to) {
    const { world, view } = scene;
    const ground = groundRefusal(scene, to);
    const cost = ground ? undefined : entryCost(world, view, wayOf(scene, to), { creep: true });
    if (!cost) return ground ?? refusal('3.3.b', 'infantry can’t go there');
    return expenseRefusal(scene, inHalves(cost.value), scene.purse);
  },
  args: to => ({ to }),
  perform: (game, { to }) => step(game, to, { creep: true }),
});

/** The whole stack leaves, as if into open ground (3.3.e). */
const exitVerb = moveVerb('exit', {
  cite: '3.3.e',
  by: ({ move }) => move.units,
  bar(scene) {
    const { world, view, move, stack, here } = scene;
    if (move.kind === 'assault' && move.hexes > 0)
      return refusal('3.3.1.f', 'assault movement is of one hex');
    if (!stack.every(unit => canExit(world, view, unit)))
      return refusal('3.3.e', 'only good order units leave the map, where the victory conditions say so');
    const byRoad = here !== undefined && move.road && isRoadOut(world, here);
    return scene.heldBack ?? expenseRefusal(scene, EXIT_COST, byRoad ? scene.roadPurse : scene.purse);
  },
  perform(game) {
    for (const unit of stackOf(game.state, moveOf(game.state))) exit(game, unit);
    pop(game);
  },
});

export const STEPS = [stepVerb, creep, exitVerb] as const;
