/** Minefields are plotted before anybody is set up, and in secret (7.31.1). */
import { type Refusal, type Rule, refusal, type Side, type Subject } from '../../../engine/index.ts';
import { decide, type Game, type Scene, sceneFor, type View, verbsIn } from '../game.ts';
import { plottable } from './field.ts';

const verb = verbsIn<Scene>();

/** The first field of the side that is not all plotted. */
export function fieldToPlot({ minefields }: View, side: Side): number | undefined {
  const found = minefields.findIndex(field => field.side === side && field.left > 0);
  return found < 0 ? undefined : found;
}

const mine = verb('mine', {
  cite: '7.31.1.a',
  who: ({ world, view, side }) => plottable(world, view, fieldToPlot(view, side) ?? -1),
  whoElse: refusal('7.31.1.d', 'the field can’t lie there'),
  args: at => ({ at }),
  perform(game, { at }) {
    const { minefields } = game.state;
    const side = game.state.doing.at(-1);
    const field = side?.is === 'set-up' ? fieldToPlot(game.state, side.side) : undefined;
    game.own(game.state).minefields = minefields.map((each, i) =>
      i === field ? { ...each, hexes: [...each.hexes, at], left: each.left - 1 } : each,
    );
  },
});

/** One hex of the side's next field. */
export function* plotMines(game: Game, side: Side): Rule<void> {
  const field = fieldToPlot(game.state, side) ?? -1;
  if (plottable(game.world, game.state, field).length === 0) return leaveOut(game, field);
  const { kind = '', mines = '', left = 0 } = game.state.minefields[field] ?? {};
  const verbs = [mine] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'plot',
    cite: '7.31.1.a',
    prompt: `Plot a ${kind.toLowerCase()} ${mines === 'both' ? 'mixed' : mines} minefield: ${left} hexes to go`,
    secret: true,
  });
}

/** Where the field was begun in a corner, what finds no room beside it is not laid. */
function leaveOut(game: Game, field: number): void {
  game.own(game.state).minefields = game.state.minefields.map((each, i) =>
    i === field ? { ...each, left: 0 } : each,
  );
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('7.31.1.a', place === undefined ? 'mines are plotted before units' : 'the field can’t lie there');
