/** Recovery in the Command Phase (4.3.1, 9.1.3.1): by leaders, by Commissars, or alone. */
import { type Refusal, type Rule, refusal, unset } from '../../../engine/index.ts';
import { YELLOW, type Yellow } from '../charts/index.ts';
import {
  type Fielded,
  fieldedById,
  type Game,
  isDisrupted,
  isFielded,
  isLeader,
  landNow,
  ownUnits,
  type Scene,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { actionCheck } from '../morale/action-check.ts';
import { fail, hurt, moraleCheck, showLeaders } from '../morale/check.ts';
import { leadersBy, rankOf } from '../morale/support.ts';
import type { Land } from '../terrain/land.ts';

/** In which way it recovers: the first that applies, and a Commissar before all others (9.1.4.4.1). */
export type Way = 'commissar here' | 'commissar near' | 'himself' | 'leader here' | 'officer near' | 'alone';

export function wayOf(world: Land, view: View, unit: Fielded): Way {
  const { inLocation, inHex, beside } = leadersBy(world, view, unit);
  const isCommissar = (leader: Fielded) => rankOf(leader) === 'commissar';
  if (inLocation.some(isCommissar)) return 'commissar here';
  if (inHex.some(isCommissar) || beside.some(isCommissar)) return 'commissar near';
  if (isLeader(unit)) return 'himself';
  if (inHex.length > 0) return 'leader here';
  return beside.length > 0 ? 'officer near' : 'alone';
}

const verb = verbsIn<Scene>();

export const recover = verb('recover', {
  cite: '4.3.1.a',
  who: ownUnits,
  unfit: (_, unit): Refusal | undefined => {
    if (unit.morale === undefined) return refusal('4.3.1.a', 'it is in good order');
    if (unit.tended) return refusal('9.1.3.1', 'it has had its chance');
    return unit.locked === undefined ? undefined : refusal('4.3.1.b', 'it is in Close Combat');
  },
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    const unit = fieldedById(game.state, id);
    showLeaders(game, unit);
    const way = wayOf(landNow(game), game.state, unit);
    game.own(unit).tended = isDisrupted(unit) ? 'disrupted' : 'yes';
    yield* recoverBy(game, unit, way);
  },
});

function* recoverBy(game: Game, unit: Fielded, way: Way): Rule<void> {
  switch (way) {
    case 'commissar here':
      return yield* underCommissar(game, unit, 3);
    case 'commissar near':
      return yield* underCommissar(game, unit, 2);
    case 'himself':
      // A leader removes what lies on him (9.1.4.3.1.a, 9.1.4.3.1.b).
      return reduce(game, unit, 3, '9.1.4.3.1.a');
    case 'leader here':
      return reduce(game, unit, 3, '4.3.1.1');
    case 'officer near':
      return reduce(game, unit, 1, '4.3.1.2');
    case 'alone':
      if (yield* moraleCheck(game, unit.id, 0, '4.3.1.3')) {
        const is = unitById(game.state, unit.id);
        if (isFielded(is)) reduce(game, is, 1, '4.3.1.3');
      }
  }
}

/** By so many steps (4.3.1.a). */
function reduce(game: Game, unit: Fielded, steps: number, cite: string): void {
  if (unit.morale === undefined) return;
  const left = YELLOW[YELLOW.indexOf(unit.morale) - steps];
  const theirs = game.own(unit);
  if (left) theirs.morale = left;
  else unset(theirs, 'morale');
  game.say(cite, left ? `{${unit.id}} is no more than ${left}.` : `{${unit.id}} is in good order again.`);
}

/** He has them check, and who fails is worse off (9.1.4.4.a, 9.1.4.4.b). */
function* underCommissar(game: Game, unit: Fielded, steps: number): Rule<void> {
  if (yield* actionCheck(game, unit, 'Action Check before the Commissar', '9.1.4.4.a'))
    return reduce(game, unit, steps, '9.1.4.4.a');
  if (unit.morale === 'wia') return yield* hurt(game, unit);
  const next: Yellow = YELLOW[YELLOW.indexOf(unit.morale as Yellow) + 1] ?? 'wia';
  yield* fail(game, unit, next);
}
