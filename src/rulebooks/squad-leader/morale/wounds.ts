/** Wounded leaders (3.4): fate, a failed rout or a second break doesn't kill a leader outright. */
import {
  against,
  atMost,
  type Rule,
  refusal,
  roll,
  sumOf,
  type Tally,
  type TallyEntry,
  tally,
  unset,
} from '../../../engine/index.ts';
import { modifier } from '../charts/index.ts';
import { DR, decide, type Game, type View, verbsIn } from '../game.ts';
import type { UnitId } from '../state.ts';
import { dropAll } from '../support-weapons/hands.ts';
import { stopThere } from '../trails/back.ts';
import { type AnyUnit, moraleOf, unitById } from '../units.ts';
import type { World } from '../world.ts';
import { eliminate, removeUnit } from './losses.ts';
import { helpingLeader, leaderEntry } from './modifiers.ts';

const PLAN = { stages: ['drm'] } as const;

/** Desperation morale whatever he has been through, and harder with every wound before (3.4.1, 3.4.5). */
function woundModifiers({ charts }: World, view: View, leader: AnyUnit): Tally {
  const helper = helpingLeader(view, leader);
  const entries: readonly (TallyEntry | false)[] = [
    {
      id: 'desperation morale',
      ...modifier(charts.rallyModifiers, 'desperation morale'),
      op: '+',
      stage: 'drm',
    },
    leader.wounds !== undefined && {
      id: 'earlier wounds',
      cite: '3.4.5',
      op: '+',
      n: leader.wounds,
      stage: 'drm',
    },
    helper !== undefined && leaderEntry(helper, '3.2.6'),
  ];
  return tally(
    PLAN,
    0,
    entries.filter(each => each !== false),
  );
}

interface WoundScene {
  readonly view: View;
  readonly id: UnitId;
}

const verb = verbsIn<WoundScene>();

/** Taken from the field he is not lost to his side (3.4.1). */
const evacuate = verb('evacuate', {
  cite: '3.4.1',
  who: ({ view, id }) => [unitById(view, id)],
  whoElse: refusal('3.4.1', 'it is not the leader who was wounded'),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    game.say('3.4.1', `{${unit}} is evacuated`);
    removeUnit(game, unitById(game.state, unit));
  },
});

const carryOn = verb('carry-on', {
  cite: '3.4.1',
  who: ({ view, id }) => [unitById(view, id)],
  whoElse: refusal('3.4.1', 'it is not the leader who was wounded'),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => game.say('3.4.1', `{${unit}} carries on, lightly wounded`),
});

const VERBS = [evacuate, carryOn] as const;

/** He is wounded instead of lost: badly, and out of the game, or lightly, and his side decides (3.4.1). */
export function* wound(game: Game, leader: AnyUnit, cite: string): Rule<void> {
  const { id, side } = leader;
  game.say(cite, `{${id}} is wounded`);
  const modifiers = woundModifiers(game.world, game.state, leader);
  const most = moraleOf(leader) - modifiers.value;
  const isLight = yield* roll(DR, `the wound of {${id}}`, ({ coloured, white }) => coloured + white <= most, {
    cite: '3.4.1',
    by: side,
    tell: (dice, light) =>
      against(
        sumOf(dice, modifiers),
        atMost(moraleOf(leader)),
        light,
        light ? 'lightly wounded' : 'out of the game',
        { of: [id] },
      ),
  });
  if (!isLight) return eliminate(game, leader, '3.4.1');
  stopThere(game, id, 'grounded');
  dropAll(game, leader);
  const mine = game.own(unitById(game.state, id));
  mine.wounds = (leader.wounds ?? 0) + 1;
  unset(mine, 'broken');
  const sceneOf = (view: View): WoundScene => ({ view, id });
  yield* decide(game, VERBS, sceneOf, () => refusal('3.4.1', 'it is not the leader who was wounded'), {
    by: side,
    id: 'wounded',
    cite: '3.4.1',
    prompt: `Does {${id}} carry on?`,
  });
}
