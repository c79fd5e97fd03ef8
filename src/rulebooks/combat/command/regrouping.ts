/** Half-squads become squads (4.3.2.1), and who finds no room is Disrupted (8.2.2). */
import { type Refusal, refusal, unset } from '../../../engine/index.ts';
import {
  type Fielded,
  fieldedById,
  isDisrupted,
  isLeader,
  ownUnits,
  type Scene,
  type View,
  verbsIn,
} from '../game.ts';
import { showAll } from '../hidden/reveal.ts';
import { bulkOf, isOverfull, ROOM } from '../movement/stacking.ts';
import { loseCover } from '../works/cover.ts';

const verb = verbsIn<Scene>();

/** Another half of the same kind in the same place. */
const otherHalf = ({ units }: View, { id, at, card, side }: Fielded) =>
  units.find(
    unit => unit.id !== id && unit.at === at && unit.card === card && unit.side === side && unit.half,
  );

const regroupRefusal = ({ view }: Scene, unit: Fielded): Refusal | undefined => {
  if (!unit.half) return refusal('4.3.2.1', 'it is no half-squad');
  if (!otherHalf(view, unit)) return refusal('4.3.2.1', 'there is no other half of its kind');
  const isLed = view.units.some(each => each.at === unit.at && each.side === unit.side && isLeader(each));
  return isLed ? undefined : refusal('4.3.2.1', 'no leader is with them');
};

export const regroup = verb('regroup', {
  cite: '4.3.2.1',
  who: ownUnits,
  unfit: regroupRefusal,
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const unit = fieldedById(game.state, id);
    const other = otherHalf(game.state, unit);
    if (!other) return;
    showAll(game, [id, other.id], '3.3.3.a');
    const [whole, spare] = [game.own(unit), game.own(other)];
    unset(whole, 'half');
    unset(spare, 'at');
    // It is no loss: its men are in the other.
    spare.lost = 'merged';
    // The worse of the two markers stays.
    if (isDisrupted(other) && !isDisrupted(unit) && other.morale) whole.morale = other.morale;
    game.say('4.3.2.1', `{${id}} is a squad again.`);
  },
});

/** Which of those in a place that is too full counts as too many is for their side to say (8.2.2). */
export const excess = verb('excess', {
  cite: '8.2.2',
  who: scene => ownUnits(scene).filter(({ at, side }) => isOverfull(scene.view, side, at)),
  whoElse: refusal('8.2.2', 'there is room where it is'),
  unfit: ({ view }, unit) => {
    if (bulkOf(unit) === 0) return refusal('8.1.3', 'leaders do not count');
    if (isDisrupted(unit)) return refusal('8.2.2', 'it is Disrupted already');
    return isSettled(view, unit) ? refusal('8.2.2', 'enough of them are Disrupted') : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const theirs = game.own(fieldedById(game.state, unit));
    showAll(game, [unit], '3.3.3.a');
    theirs.morale = 'disrupted';
    loseCover(theirs);
    game.say('8.2.2', `{${unit}} finds no room and is Disrupted.`);
  },
});

/** Whether those in good order would have room by themselves. */
const isSettled = (view: View, { at, side }: Fielded): boolean =>
  view.units.reduce(
    (sum, unit) => sum + (unit.at === at && unit.side === side && !isDisrupted(unit) ? bulkOf(unit) : 0),
    0,
  ) <= ROOM;
