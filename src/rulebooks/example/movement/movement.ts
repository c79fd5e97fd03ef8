/** Movement (4): a squad that has not fired goes from hex to hex, as far as its counter says. */
import { groundOf, type HexId } from '../../../board/index.ts';
import { anyOffer, DONE, type Refusal, type Rule, refusal, type Subject } from '../../../engine/index.ts';
import { CARDS } from '../counters.ts';
import { notFree } from '../fire/fire.ts';
import {
  type AnyUnit,
  amend,
  decide,
  type Game,
  ownUnits,
  pop,
  push,
  type Scene,
  top,
  unitById,
  verbsIn,
} from '../game.ts';
import { ix, neighbours, type World } from '../world.ts';

const verb = verbsIn<Scene>();

const move = verb('move', {
  cite: '4.1',
  who: ownUnits,
  unfit: ({ world, view }, unit) => notFree(unit) ?? closedIn(world, view, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const mover = unitById(game.state, unit);
    game.own(mover).spent = true;
    push(game, { is: 'move', unit, left: CARDS[mover.card].moves });
  },
});

const endPhase = verb('done', { cite: '4.1', perform() {} });

/** One squad that sets out, or the end of the phase. A side that can move nobody is not asked. */
export function* movementPhase(game: Game): Rule<boolean> {
  const { world } = game;
  const side = game.state.active;
  if (!anyOffer([move], { world, view: game.state, side })) return true;
  const verbs = [move, endPhase] as const;
  const act = yield* decide(game, verbs, view => ({ world, view, side }), idle, {
    by: side,
    id: 'movement',
    cite: '4.1',
    prompt: 'Move',
  });
  return act.verb === DONE.verb;
}

const step = verb('step', {
  cite: '4.1',
  who: ({ world, view }) => (hexOfMover(view) ? neighbours(world, hexOfMover(view) as HexId) : []),
  whoElse: refusal('4.1', 'it is not next to the squad that moves'),
  by: ({ view }) => top(view, 'move').unit,
  unfit: ({ world, view }, hex) => entryRefusal(world, view, hex),
  args: hex => ({ to: hex }),
  perform(game, { to }) {
    const { unit, left } = top(game.state, 'move');
    game.own(unitById(game.state, unit)).at = to;
    amend(game, 'move', { left: left - 1 });
  },
});

const halt = verb('done', { cite: '4.1', perform: game => pop(game) });

/** One hex, or the end of the move; who can go no farther is not asked. */
export function* moveFrame(game: Game): Rule<void> {
  const { world } = game;
  const { unit, left } = top(game.state, 'move');
  const { side } = unitById(game.state, unit);
  if (left === 0 || !anyOffer([step], { world, view: game.state, side })) return pop(game);
  const verbs = [step, halt] as const;
  yield* decide(game, verbs, view => ({ world, view, side }), idle, {
    by: side,
    id: 'move',
    cite: '4.1',
    prompt: `Move {${unit}}`,
  });
}

const hexOfMover = (view: Scene['view']): HexId | undefined => unitById(view, top(view, 'move').unit).at;

/** Against a hex as the next one (4.2). */
function entryRefusal(world: World, { units }: Scene['view'], hex: HexId): Refusal | undefined {
  if (groundOf(world.field, ix(world, hex)) === 'water') return refusal('4.2', 'nobody crosses water');
  return units.some(({ at }) => at === hex) ? refusal('4.2', 'somebody is there') : undefined;
}

function closedIn(world: World, view: Scene['view'], { at }: AnyUnit): Refusal | undefined {
  const isOpen = at !== undefined && neighbours(world, at).some(hex => !entryRefusal(world, view, hex));
  return isOpen ? undefined : refusal('4.2', 'there is no hex to go to');
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('4.1', place === undefined ? 'it is not its turn to move' : 'nobody who moves gets there now');
