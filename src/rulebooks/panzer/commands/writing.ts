/** The Command Phase (B5): both sides place their commands at the same time, each hidden from the other. */
import {
  asking,
  carryOut,
  DONE,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
  together,
} from '../../../engine/index.ts';
import {
  choose,
  type Fielded,
  type Game,
  isFielded,
  ownUnits,
  type Scene,
  unitById,
  verbsIn,
} from '../game.ts';
import { COMMANDS, type Command } from '../state.ts';
import { sidesOf } from '../world.ts';
import { mayHave } from './limits.ts';

const verb = verbsIn<Scene>();
const PLACED = COMMANDS.filter(is => is !== 'N/C');

const command = verb('command', {
  cite: 'B5',
  who: ownUnits,
  unfit: (_, unit) => (unit.command === 'N/C' ? undefined : refusal('B5', 'it has its command')),
  what: (): readonly Command[] => PLACED,
  whatElse: refusal('B5.5', 'no counter says so: whoever gets none has N/C'),
  refusal: ({ world, view }, unit, is) =>
    immovable(unit, is) ??
    (mayHave(world, view, unit, is)
      ? undefined
      : refusal('B5.6', 'its formation has no command left that it could have')),
  args: ({ id }, is) => ({ unit: id, is }),
  perform(game, { unit, is }) {
    game.own(unitById(game.state, unit)).command = is;
  },
});

const immovable = ({ tracked }: Fielded, is: Command): Refusal | undefined =>
  tracked && is === 'MOVE' ? refusal('B10.2', 'it can’t move') : undefined;

const clear = verb('clear', {
  cite: 'B5',
  who: ownUnits,
  unfit: (_, unit) => (unit.command === 'N/C' ? refusal('B5.5', 'it has no command') : undefined),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    game.own(unitById(game.state, unit)).command = 'N/C';
  },
});

const done = verb('done', { cite: 'B5', perform() {} });

/** At first every unit has N/C: that, too, is a counter, so that nobody can count the others. */
function dealCounters(game: Game): void {
  for (const unit of game.state.units.filter(isFielded)) game.own(unit).command = 'N/C';
}

export function* commandPhase(game: Game): Rule<boolean> {
  dealCounters(game);
  const [one, other] = sidesOf(game.world);
  yield* together({ [one]: write(game, one), [other]: write(game, other) });
  return true;
}

function* write(game: Game, side: Side): Rule<void> {
  const { world } = game;
  const verbs = [command, clear, done] as const;
  for (;;) {
    const act = yield* choose({
      by: side,
      id: 'command',
      cite: 'B5',
      prompt: 'Place commands',
      secret: true,
      ...asking(verbs, view => ({ world, view, side }), idle),
    });
    yield* carryOut(verbs, game, act);
    if (act.verb === DONE.verb) return;
  }
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('B5', place === undefined ? 'it gets no command of yours' : 'commands are given to units');
