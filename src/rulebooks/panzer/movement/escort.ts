/** Vehicle Assault Cover (7.49): men go forward behind a vehicle, hex by hex with it. */
import { type Refusal, refusal, unset } from '../../../engine/index.ts';
import {
  cardOfUnit,
  type Fielded,
  type Game,
  isFielded,
  isLeg,
  isVehicle,
  ownUnits,
  type Scene,
  show,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { hiddenRefusal } from '../hidden/counters.ts';
import { loseCamouflage } from '../sight/camouflage.ts';
import type { UnitId } from '../state.ts';
import { isOn, type World } from '../world.ts';
import { speedOf } from './costs.ts';

const verb = verbsIn<Scene>();

/** Room behind a vehicle: for a squad, or two of the smaller kinds (7.49.a). */
const ROOM = 2;
const sizeOf = (unit: Fielded): number => {
  const card = cardOfUnit(unit);
  return card.is === 'leg' && card.half !== undefined ? ROOM : 1;
};

const allBehind = ({ units }: Pick<View, 'units'>, vehicle: UnitId): readonly Fielded[] =>
  units.filter(isFielded).filter(unit => unit.behind === vehicle);

/** Who lies low on the way goes no farther. */
const isDown = ({ suppressed, broken }: Fielded): boolean => suppressed !== undefined || broken !== undefined;

export const behind = (view: Pick<View, 'units'>, vehicle: UnitId): readonly Fielded[] =>
  allBehind(view, vehicle).filter(unit => !isDown(unit));

const moverIn = (view: View): Fielded => unitById(view, top(view, 'move').unit) as Fielded;

/** Both have one and the same MOVE or SHORT HALT (7.49.b). */
const sharesWith = (unit: Fielded, vehicle: Fielded): boolean =>
  unit.shares !== undefined && unit.shares === vehicle.shares && unit.command === vehicle.command;

export const shelter = verb('shelter', {
  cite: '7.49.b',
  bar: ({ world, view }) => {
    if (!isOn(world, '7.49')) return refusal('B12.10', 'men do not go behind vehicles');
    if (!isVehicle(moverIn(view))) return refusal('7.49.a', 'vehicles alone give such cover');
    const { used, hexes } = top(view, 'move');
    return used > 0 || hexes > 0 ? refusal('7.49.d', 'they go together from the beginning') : undefined;
  },
  who: scene => {
    const { at } = moverIn(scene.view);
    return ownUnits(scene).filter(unit => isLeg(unit) && unit.at === at);
  },
  whoElse: refusal('7.49.b', 'no men begin in the hex of the vehicle there'),
  by: ({ view }) => moverIn(view).id,
  unfit: ({ view }, unit) => {
    const vehicle = moverIn(view);
    if (unit.aboard) return refusal('7.49.b', 'it is aboard a vehicle');
    const hidden = hiddenRefusal(unit);
    if (hidden) return hidden;
    if (unit.fullCover) return refusal('7.49.b', 'it is in Full Cover');
    if (unit.suppressed) return refusal('B11.1', 'it is suppressed');
    if (unit.moved) return refusal('7.49.b', 'it has moved, or goes with a vehicle');
    if (!sharesWith(unit, vehicle)) return refusal('7.49.b', 'it does not share the command of the vehicle');
    const taken = behind(view, vehicle.id).reduce((sum, each) => sum + sizeOf(each), 0);
    return taken + sizeOf(unit) > ROOM ? refusal('7.49.a', 'no more find cover behind it') : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const man = unitById(game.state, unit);
    const own = game.own(man);
    own.behind = top(game.state, 'move').unit;
    own.moved = true;
    show(game, man);
    loseCamouflage(game, man);
  },
});

/** Those behind it go on foot (7.49.d): no farther than they can, and over nobody. */
export function escortRefusal(world: World, view: View, mover: Fielded, hexes: number): Refusal | undefined {
  const most = Math.min(...behind(view, mover.id).map(unit => speedOf(world, unit, undefined)));
  return hexes > most ? refusal('7.49.d', 'those behind it go no farther') : undefined;
}

/** The vehicle goes on without those who can't. */
export function leaveFallen(game: Game, vehicle: UnitId): void {
  for (const unit of allBehind(game.state, vehicle)) if (isDown(unit)) unset(game.own(unit), 'behind');
}

/** Where two units, a vehicle and men, may have one command though they are of different formations (7.49.c). */
export const partners = ({ view, side }: Pick<Scene, 'view' | 'side'>, unit: Fielded): readonly Fielded[] =>
  ownUnits({ view, side }).filter(
    each =>
      each.at === unit.at &&
      !each.aboard &&
      each.follows === undefined &&
      (each.command === 'MOVE' || each.command === 'SHORT-HALT') &&
      ((isLeg(unit) && isVehicle(each)) || (isVehicle(unit) && isLeg(each))),
  );
