/** The Fire & Movement Phase (4.4): impulses in turns, until both have passed twice or agree to end. */
import {
  lookedUp,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Side,
  type Subject,
  sumOf,
  unset,
} from '../../engine/index.ts';
import { assail, grapple } from './close-combat/attack.ts';
import { settleMelees } from './close-combat/melee.ts';
import { fire } from './fire/declaration.ts';
import { forgetShot } from './fire/enfilade.ts';
import { decide, type Game, type Scene, sceneFor, verbsIn } from './game.ts';
import { recon } from './hidden/recon.ts';
import { showEverybody } from './hidden/settle.ts';
import { flee } from './morale/flight.ts';
import { burnWhoCouldNot, burnWhoStayed, noteFleeing } from './morale/out-of-the-fire.ts';
import { enter } from './movement/entry.ts';
import { move } from './movement/movement.ts';
import { blow } from './support-weapons/charges.ts';
import { clear, finishClearance } from './works/clearance.ts';
import { digIn } from './works/digging.ts';
import { makeHole } from './works/mouseholes.ts';
import { enemyOf } from './world.ts';

const verb = verbsIn<Scene>();

/** Two passes of each in a row (4.4.5.b). */
const PASSES = 4;

const first = verb('first', { cite: '4.4.3.a', perform: game => begin(game, game.state.active) });
const second = verb('second', {
  cite: '4.4.3.a',
  perform: game => begin(game, enemyOf(game.world, game.state.active)),
});

/** Who has the initiative goes first or second (4.4.3.a). */
function begin(game: Game, side: Side): void {
  const state = game.own(game.state);
  unset(state, 'undecided');
  state.active = side;
  state.inHand = 0;
}

/** An impulse is let go, and all others in hand with it (4.4.3.b). */
const pass = verb('pass', {
  cite: '4.4.5.a',
  *perform(game) {
    const state = game.own(game.state);
    state.passes = game.state.passes + 1;
    forgetShot(game, game.state.active);
    yield* handOver(game);
  },
});

/** To agree is a pass that the other may take up (4.4.5.b, R27). */
const offerEnd = verb('offer-end', {
  cite: '4.4.5.b',
  *perform(game) {
    const state = game.own(game.state);
    state.agreed = [...game.state.agreed, game.state.active];
    state.passes = game.state.passes + 1;
    yield* handOver(game);
  },
});

function* handOver(game: Game): Rule<void> {
  yield* burnWhoStayed(game);
  const state = game.own(game.state);
  state.active = enemyOf(game.world, game.state.active);
  state.inHand = 0;
}

export function* impulsePhase(game: Game): Rule<void> {
  const { state } = game;
  if (state.undecided) return yield* whoBegins(game);
  if (state.acted) return yield* endImpulse(game);
  if (state.passes >= PASSES || state.agreed.length >= 2) return yield* conclude(game);
  if (state.inHand === 0) return yield* block(game);
  noteFleeing(game, state.active);
  yield* decide(
    game,
    [move, enter, fire, recon, assail, grapple, flee, digIn, clear, blow, makeHole, pass, offerEnd] as const,
    sceneFor(game, state.active),
    idle,
    {
      by: state.active,
      id: 'impulse',
      cite: '4.4.4',
      prompt: 'Your impulse',
      turn: true,
    },
  );
}

function* whoBegins(game: Game): Rule<void> {
  const { active } = game.state;
  yield* decide(game, [first, second] as const, sceneFor(game, active), idle, {
    by: active,
    id: 'first-or-second',
    cite: '4.4.3.a',
    prompt: 'Go first or second',
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal(
    '4.4.4',
    place === undefined ? 'it has nothing to do in this impulse' : 'there is nothing to do there',
  );

/** How many impulses the side has in a row: as the scenario says (4.4.3.b), by the die (4.4.8.a), or one. */
function* block(game: Game): Rule<void> {
  const { world, state } = game;
  const { active, turn } = state;
  const opening = isOpening(game)
    ? world.scenario.openings?.find(each => each.turn === turn && each.side === active)?.impulses
    : undefined;
  const count = opening ?? (world.options.randomImpulses ? yield* randomImpulses(active) : 1);
  game.own(game.state).inHand = count;
  game.own(game.state).opened = true;
}

/** The first block of the turn alone is the scenario's (4.4.8.b). */
const isOpening = ({ state }: Game): boolean => state.opened !== true;

function* randomImpulses(side: Side): Rule<number> {
  return yield* roll({ d10: 10 }, 'impulses', ({ d10 }) => Math.ceil(d10 / 2), {
    cite: '4.4.8.a',
    by: side,
    tell: (dice, count) => lookedUp(sumOf(dice), 'halved', `${count} in a row`),
  });
}

/** What came of the impulse is through: the next one, or the other side. */
function* endImpulse(game: Game): Rule<void> {
  yield* burnWhoStayed(game);
  const { active, inHand } = game.state;
  const state = game.own(game.state);
  unset(state, 'acted');
  settleMelees(game);
  state.passes = 0;
  state.agreed = [];
  if (inHand > 1) state.inHand = inHand - 1;
  else {
    state.active = enemyOf(game.world, active);
    state.inHand = 0;
  }
}

/** What lies on units no longer than a phase. */
const TILL_THE_END = [
  'moved',
  'fired',
  'halfFired',
  'balked',
  'threw',
  'trenched',
  'inHoles',
  'clearing',
  'grappled',
] as const;

/** The Conclusion of the turn (4.2.3a, 4.5.1): markers of fire and movement go, yellow ones stay. */
function* conclude(game: Game): Rule<void> {
  const { world } = game;
  yield* burnWhoCouldNot(game);
  finishClearance(game);
  if (game.state.turn === world.scenario.turns) showEverybody(game);
  for (const unit of game.state.units) {
    if (TILL_THE_END.every(key => unit[key] === undefined)) continue;
    const theirs = game.own(unit);
    for (const key of TILL_THE_END) unset(theirs, key);
  }
  const state = game.own(game.state);
  state.turn = game.state.turn + 1;
  state.phase = 'command';
  state.active = game.state.initiative ?? world.scenario.initiative;
  state.commanded = [];
  state.passes = 0;
  state.agreed = [];
  state.shots = {};
  // Grenades last as long as their phase (13.1.2).
  state.smoke = [];
  unset(state, 'entered');
  // Empty pits are forgotten (7.1.2.a).
  unset(state, 'pits');
  state.inHand = 0;
  unset(state, 'opened');
}
