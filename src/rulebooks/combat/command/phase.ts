/** The Command Phase (4.3): each side restores its men, then both roll for the initiative. */
import {
  against,
  anyOffer,
  DONE,
  moreThan,
  namedSum,
  optional,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Side,
  type Subject,
  sumOf,
  unset,
} from '../../../engine/index.ts';
import { decide, type Game, type Scene, sceneFor, verbsIn } from '../game.ts';
import { enemyOf, sideName, sidesOf } from '../world.ts';
import { recover } from './recovery.ts';
import { excess, regroup } from './regrouping.ts';

const verb = verbsIn<Scene>();

const done = verb('done', {
  cite: '4.3.1.d',
  bar: scene =>
    anyOffer([excess], scene) ? refusal('8.2.2', 'some find no room where they are') : undefined,
  perform: endPart,
});

function endPart(game: Game): void {
  const { active, commanded } = game.state;
  const state = game.own(game.state);
  state.commanded = [...commanded, active];
  state.active = enemyOf(game.world, active);
}

/** One act of a side, or the roll for the initiative when both are through. */
export function* commandPhase(game: Game): Rule<void> {
  const { active, commanded } = game.state;
  if (commanded.length >= 2) return yield* initiative(game);
  const deeds = [recover, regroup, excess] as const;
  const scene = { world: game.world, view: game.state, side: active };
  if (!anyOffer(deeds, scene)) return endPart(game);
  yield* decide(game, [...deeds, done] as const, sceneFor(game, active), idle, {
    by: active,
    id: 'command',
    cite: '4.3.1.a',
    prompt: 'Command Phase',
    // Who has too many in a place must say who is one too many (8.2.2): that is not let pass.
    ...(!anyOffer([excess], scene) && { window: optional('recovery', DONE) }),
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('4.1.2', place === undefined ? 'it has nothing to do in the Command Phase' : 'nobody moves now');

/** The higher die has it; a tie leaves it where it was (4.2.1c). */
function* initiative(game: Game): Rule<void> {
  const { world } = game;
  const [one, other] = sidesOf(world);
  const mine = yield* initiativeRoll(game, one, undefined);
  const theirs = yield* initiativeRoll(game, other, mine);
  const holder = game.state.initiative ?? world.scenario.initiative;
  const winner = mine === theirs ? holder : mine > theirs ? one : other;
  game.say('4.2.1c', `The ${sideName(world, winner)} have the initiative.`);
  const state = game.own(game.state);
  state.initiative = winner;
  state.phase = 'fire and movement';
  state.active = winner;
  state.undecided = true;
  state.passes = 0;
  state.agreed = [];
  state.commanded = [];
  for (const unit of game.state.units) if (unit.tended) unset(game.own(unit), 'tended');
}

function* initiativeRoll({ world }: Game, side: Side, toBeat: number | undefined): Rule<number> {
  const name = sideName(world, side);
  return yield* roll({ d10: 10 }, `initiative of the ${name}`, ({ d10 }) => d10, {
    cite: '4.2.1c',
    by: side,
    tell: (dice, found) =>
      against(
        namedSum(name, sumOf(dice)),
        moreThan(toBeat ?? found - 1),
        toBeat === undefined || found > toBeat,
        toBeat === undefined ? 'to be beaten' : 'for the initiative',
      ),
  });
}
