/** When a leader is taken, those of his side who have lost heart and see it may break (3.28.8). */
import {
  against,
  atMost,
  type Rule,
  refusal,
  roll,
  sumOf,
  type Tally,
  tally,
} from '../../../engine/index.ts';
import { decide, dr, type Game, type View, verbsIn } from '../game.ts';
import { sees } from '../sight/sight.ts';
import type { LocId, UnitId } from '../state.ts';
import { type AnyUnit, isHero, isLeader, leadershipOf, unbrokenMorale, unitById } from '../units.ts';
import { enemyOf } from '../world.ts';
import { breakUnit, reduce } from './losses.ts';
import { maySurrender } from './surrender.ts';
import { wound } from './wounds.ts';

/** No unbroken leader of his side is better than he was, in leadership or in morale. */
function isBest(view: View, leader: AnyUnit): boolean {
  return !view.units.some(
    other =>
      other.side === leader.side &&
      other.id !== leader.id &&
      isLeader(other) &&
      other.at !== undefined &&
      !other.broken &&
      (leadershipOf(other) < leadershipOf(leader) || unbrokenMorale(other) > unbrokenMorale(leader)),
  );
}

const modifiersFor = (view: View, leader: AnyUnit): Tally =>
  tally(
    { stages: ['drm'] },
    0,
    isBest(view, leader)
      ? [{ id: 'the best leader they had', cite: '3.28.8', op: '+', n: -1, stage: 'drm' }]
      : [],
  );

/** Everybody who has lost heart and sees where he was taken rolls against his leadership. */
export function* seeLeaderTaken(game: Game, leader: AnyUnit, at: LocId): Rule<void> {
  const modifiers = modifiersFor(game.state, leader);
  const most = -leadershipOf(leader);
  const witnesses = game.state.units.filter(
    unit =>
      unit.side === leader.side &&
      unit.id !== leader.id &&
      unit.at !== undefined &&
      unit.guard === undefined &&
      !isHero(unit) &&
      !unit.berserk &&
      maySurrender(game.world, game.state, unit) &&
      (unit.at === at || sees(game.world, unit.at, at)),
  );
  for (const { id } of witnesses) {
    const breaks = yield* roll(
      dr,
      `{${id}} sees its leader taken`,
      ({ white }) => white + modifiers.value <= most,
      {
        cite: '3.28.8',
        by: leader.side,
        tell: (dice, found) =>
          against(sumOf(dice, modifiers), atMost(most), found, found ? 'breaks' : 'holds', { of: [id] }),
      },
    );
    const unit = unitById(game.state, id);
    if (breaks && unit.broken) yield* breakAgain(game, unit);
    else if (breaks) breakUnit(game, unit, true);
  }
}

interface Scene {
  readonly view: View;
  readonly id: UnitId;
}

const verb = verbsIn<Scene>();
const who = ({ view, id }: Scene): readonly AnyUnit[] => [unitById(view, id)];
const whoElse = refusal('3.28.8', 'it is not the one that breaks again');

/** As whoever breaks a second time (3.20.6, 3.4.1). */
const kill = verb('kill', {
  cite: '3.28.8',
  who,
  whoElse,
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    if (isLeader(unit)) yield* wound(game, unit, '3.28.8');
    else reduce(game, unit, '3.28.8');
  },
});

const letBe = verb('let-be', {
  cite: '3.28.8',
  who,
  whoElse,
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => game.say('3.28.8', `{${unit}} is left as it is`),
});

const VERBS = [kill, letBe] as const;

/** The enemy may leave who is broken already for another day. */
function* breakAgain(game: Game, { id, side }: AnyUnit): Rule<void> {
  const sceneOf = (view: View): Scene => ({ view, id });
  const idle = () => refusal('3.28.8', 'first decide what becomes of the one that breaks again');
  yield* decide(game, VERBS, sceneOf, idle, {
    by: enemyOf(game.world, side),
    id: 'broken-again',
    cite: '3.28.8',
    prompt: `{${id}} breaks again`,
  });
}
