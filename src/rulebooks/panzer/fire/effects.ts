/** What becomes of a unit that was hit (B9.3, B10, B11). */
import {
  against,
  atMost,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
} from '../../../engine/index.ts';
import { bailsOutAt } from '../charts/index.ts';
import { CARDS, type CardId } from '../counters/index.ts';
import { type AnyUnit, cardOfUnit, type Game, gradeOf, lose, unitById } from '../game.ts';

export type Effect = 'Suppressed' | 'Damage' | 'TK' | 'KO' | 'BU' | 'Effective';

/** What hurts a vehicle and leaves it its crew may make them leave it (B10.4). */
export function* suffer(game: Game, target: AnyUnit, effect: Effect): Rule<void> {
  switch (effect) {
    case 'Suppressed':
      return suppress(game, target);
    case 'Effective':
      return reduce(game, target);
    case 'KO':
      lose(game, target, 'knocked out');
      return game.say('B10.3', `{${target.id}} is knocked out.`);
    case 'BU':
      lose(game, target, 'brewed up');
      return game.say('B10.3', `{${target.id}} brews up.`);
    case 'Damage':
      if (target.damaged) return yield* suffer(game, target, 'KO');
      game.own(target).damaged = true;
      game.say('B10', `{${target.id}} is damaged.`);
      return yield* bailOut(game, target);
    case 'TK':
      if (target.tracked) return;
      game.own(target).tracked = true;
      game.say('B10.2', `{${target.id}} has lost a track.`);
      return yield* bailOut(game, target);
  }
}

function suppress(game: Game, target: AnyUnit): void {
  game.own(target).suppressed = 'ON';
  game.say('B11', `{${target.id}} is suppressed.`);
}

/** A squad becomes a half-squad, all others are gone (B9.3). */
function reduce(game: Game, target: AnyUnit): void {
  const card = cardOfUnit(target);
  if (card.is !== 'leg' || card.half === undefined || !(card.half in CARDS)) {
    lose(game, target, 'eliminated');
    game.say('B9.3', `{${target.id}} is eliminated.`);
    return;
  }
  game.own(target).card = card.half as CardId;
  game.say('B9.3', `{${target.id}} is reduced.`);
  suppress(game, unitById(game.state, target.id));
}

function* bailOut(game: Game, target: AnyUnit): Rule<void> {
  const number = bailsOutAt(game.world.charts, gradeOf(game.world, target));
  const leaves = yield* roll(
    PERCENTILE,
    `whether the crew of {${target.id}} bails out`,
    faces => percentileOf(faces) <= number,
    {
      cite: 'B10.4',
      by: target.side,
      tell: (dice, found) =>
        against(percentOf(dice), atMost(number), found, found ? 'the crew bails out' : 'the crew stays', {
          of: [target.id],
        }),
    },
  );
  if (!leaves) return;
  lose(game, target, 'bailed out');
  game.say('B10.4', `The crew of {${target.id}} bails out.`);
}
