/** Full Cover (B3.5): men who keep down where there is something to keep down behind. */
import { type Refusal, refusal, unset } from '../../../engine/index.ts';
import { type Fielded, isLeg, ownUnits, type Scene, unitById, verbsIn } from '../game.ts';
import { distance, type World } from '../world.ts';
import { coverAt } from './cover.ts';

const verb = verbsIn<Scene>();

const hasShelter = ({ world, view }: Scene, unit: Fielded): boolean =>
  /Medium|Heavy/.test(coverAt(world, view, unit));

export const keepDown = verb('keep-down', {
  cite: 'B3.5',
  who: ownUnits,
  unfit: (scene, unit): Refusal | undefined => {
    if (!isLeg(unit)) return refusal('B3.5', 'only men keep down');
    if (unit.aboard) return refusal('B12.10', 'it is aboard a vehicle');
    if (unit.fullCover) return refusal('B3.5', 'it is in Full Cover');
    return hasShelter(scene, unit) ? undefined : refusal('B3.5', 'there is neither Medium nor Heavy cover');
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    game.own(unitById(game.state, unit)).fullCover = true;
  },
});

export const rise = verb('rise', {
  cite: 'B3.5',
  who: ownUnits,
  unfit: (_, unit) => (unit.fullCover ? undefined : refusal('B3.5', 'it is not in Full Cover')),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    unset(game.own(unitById(game.state, unit)), 'fullCover');
  },
});

/** Neither does one see whoever keeps down, nor he others, from farther than the next hex. */
export const isTooFar = (world: World, one: Fielded, other: Fielded): boolean =>
  (one.fullCover === true || other.fullCover === true) && distance(world, one.at, other.at) > 1;
