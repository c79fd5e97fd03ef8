/** Who goes first in this turn (3.0). */
import {
  against,
  moreThan,
  namedSum,
  type Rule,
  roll,
  type Side,
  type Sum,
  sumOf,
} from '../../../engine/index.ts';
import type { Game } from '../game.ts';
import { beginRallies } from '../phases.ts';
import { sideName, sidesOf } from '../world.ts';

/** The higher die has it; a tie leaves it where it was (3.0.a). In turn 1 the scenario may say (EOP.10). */
export function* rallyPhase(game: Game): Rule<void> {
  const holder = game.state.turn === 1 ? game.world.scenario.initiative : undefined;
  const side = holder ?? (yield* initiativeRoll(game));
  game.own(game.state).initiative = side;
  game.say('3.0.a', `The initiative is with the ${sideName(game.world, side)}`);
  beginRallies(game);
}

function* initiativeRoll({ state, world }: Game): Rule<Side> {
  const [one, two] = sidesOf(world);
  const { initiative } = state;
  return yield* roll(
    { first: 6, second: 6 },
    `initiative: ${sideName(world, one)} and ${sideName(world, two)}`,
    ({ first, second }) => (first === second ? initiative : first > second ? one : two),
    {
      cite: '3.0.a',
      tell({ first, second }, winner) {
        const [a, b] = [
          { side: one, face: first },
          { side: two, face: second },
        ].map(({ side, face }) => namedSum(sideName(world, side), sumOf({ face }))) as [Sum, Sum];
        const [higher, lower] = first >= second ? [a, b] : [b, a];
        const verdict = `the initiative ${first === second ? 'stays' : 'is'} with the ${sideName(world, winner)}`;
        return against(higher, moreThan(lower), first !== second, verdict);
      },
    },
  );
}
