/**
 * The movement phase (4.1): the attacker moves unit by unit or stack by stack, hex by hex. All goes into the
 * trails, and the defender fires at where they were when all have moved (5.6), or else as they move (5.6.9).
 */
import { type Rule, refusal } from '../../../engine/index.ts';
import { openWatch } from '../fire/watch.ts';
import { push } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { endPhase } from '../phases.ts';
import { abandon, handOverPrisoner } from '../prisoners/guards.ts';
import { scrounge } from '../prisoners/scrounging.ts';
import type { MoveFrame } from '../state.ts';
import { layInPlace, layOnTheWay } from '../support-weapons/demolition.ts';
import { handingRefusal, handOver, takingRefusal } from '../support-weapons/possession.ts';
import { beginTrails, trailOf } from '../trails/trails.ts';
import { bearerOf, ownUnits, unitById, unitsAt } from '../units.ts';
import { DECLARATIONS } from './declarations.ts';
import { HANDLING } from './handling.ts';
import { idle, idleOnTheWay, type MoveScene, type PhaseScene } from './move-scene.ts';
import { moveRefusal } from './moving-stack.ts';
import { STEPS } from './steps.ts';

const verb = verbsIn<PhaseScene>();

const move = verb('move', {
  cite: '4.1.1',
  who: ownUnits,
  unfit: ({ world, view }, unit) => moveRefusal(world, view, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    // Berserk units always run (3.25.5).
    const kind = unitById(game.state, unit).berserk ? 'double-time' : 'normal';
    push(game, { is: 'move', units: [unit], kind });
  },
});

/** Weapons pass between units in one hex (8.4.2). */
export const give = verb('give', {
  cite: '8.4.2',
  who: ({ view, side }) => view.weapons.filter(weapon => bearerOf(view, weapon)?.side === side),
  whoElse: refusal('8.4.1', 'nobody of the side has it'),
  by: (_, { by }) => by,
  unfit: ({ view }, weapon) => handingRefusal(view, weapon),
  what({ view }, weapon) {
    const giver = bearerOf(view, weapon);
    return giver?.at === undefined
      ? []
      : unitsAt(view, giver.at, giver.side).filter(({ id }) => id !== giver.id);
  },
  whatElse: refusal('8.4.3', 'weapons pass between units in one place'),
  refusal: ({ view }, _, taker) => takingRefusal(view, taker),
  args: (weapon, taker) => ({ weapon: weapon.id, to: taker.id }),
  perform: (game, { weapon, to }) => handOver(game, weapon, to),
});

const done = verb('done', {
  cite: '4.1.1',
  bar: ({ world, view, side }) =>
    ownUnits({ view, side }).some(unit => unit.berserk && !moveRefusal(world, view, unit))
      ? refusal('3.25.3', 'berserk units must charge')
      : undefined,
  perform: game => endPhase(game),
});

const PHASE_VERBS = [move, give, handOverPrisoner, abandon, scrounge, layInPlace, done] as const;

export function* movementPhase(game: Game): Rule<void> {
  const { attacker: side } = game.state;
  if (!game.state.found) beginTrails(game);
  const sceneOf = (view: View): PhaseScene => ({ world: game.world, view, side });
  const act = yield* decide(game, PHASE_VERBS, sceneOf, idle, {
    by: side,
    id: 'movement',
    cite: '4.1.1',
    prompt: 'Who moves?',
  });
  // A charge placed where one stands gives the defender his chance, too (QA-16.4).
  const layer = act.verb === 'lay' && game.state.charges.find(({ weapon }) => weapon === act.weapon)?.by;
  if (layer) openWatch(game, [layer]);
}

const MOVE_VERBS = [...STEPS, ...DECLARATIONS, ...HANDLING, abandon, layOnTheWay] as const;

/** One deed of the stack: a hex, a weapon, a declaration, or its end. */
export function* moveFrame(game: Game, frame: MoveFrame): Rule<void> {
  const { attacker: side } = game.state;
  const sceneOf = (view: View): MoveScene => ({ world: game.world, view, side, move: frame });
  const before = lastStep(game.state, frame);
  const act = yield* decide(game, MOVE_VERBS, sceneOf, idleOnTheWay, {
    by: side,
    id: 'move',
    cite: '4.1.2',
    prompt: 'Move on',
  });
  if (lastStep(game.state, frame) !== before || act.verb === 'lay') openWatch(game, frame.units);
}

/** When the stack has last spent something; what it did besides, such as taking up a weapon, does not count. */
const lastStep = (view: View, { units: [first] }: MoveFrame): number | undefined =>
  first === undefined ? undefined : trailOf(view, first)?.steps.at(-1)?.n;
