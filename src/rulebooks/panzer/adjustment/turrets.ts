/** The Adjust Turret Step (7.8.1, 7.8.3): where turrets point and whether hatches are closed, for the whole next turn. */
import { refusal, unset } from '../../../engine/index.ts';
import { type Direction, directionName, parseDirection, turned } from '../../../hex/index.ts';
import { hasTurret, turretTurnOf } from '../fire/field.ts';
import { type AnyUnit, ownUnits, type Scene, unitById, vehicleCardOf, verbsIn } from '../game.ts';
import { hiddenRefusal } from '../hidden/counters.ts';
import { isOn } from '../world.ts';

const verb = verbsIn<Scene>();
const withoutTurrets = ({ world }: Scene) =>
  isOn(world, '7.8') ? undefined : refusal('7.8.a', 'turrets and hatches are not looked at');

const waysToTurn = (most: number): readonly number[] => [1, -1, 2, -2, 3].filter(by => Math.abs(by) <= most);

export const swingAtRest = verb('swing', {
  cite: '7.8.1.a',
  bar: withoutTurrets,
  who: ownUnits,
  unfit: (_, unit) => {
    const hidden = hiddenRefusal(unit);
    if (hidden) return hidden;
    if (!hasTurret(unit)) return refusal('7.8.1.a', 'it has no turret');
    if (unit.swung) return refusal('7.8.1.a', 'its turret has been turned');
    if (vehicleCardOf(unit)?.turretTurn === 0) return refusal('7.38.3', 'its turret does not turn');
    return turretTurnOf(unit) === 0 ? refusal('7.23.2.a', 'its turret is jammed') : undefined;
  },
  what: (_, unit) =>
    waysToTurn(turretTurnOf(unit)).map(by => directionName(turned(unit.turret ?? unit.facing, by))),
  whatElse: refusal('7.8.1.a', 'its turret does not turn so far'),
  args: ({ id }, side) => ({ unit: id, side }),
  perform(game, { unit, side }) {
    const own = game.own(unitById(game.state, unit));
    own.turret = parseDirection(side) as Direction;
    own.swung = true;
  },
});

/** Only vehicles that are armoured all round have something to close (7.8.3.a, 7.8.3.b). */
const hatches = (unit: AnyUnit) =>
  hiddenRefusal(unit) ??
  (vehicleCardOf(unit)?.type === 'A' ? undefined : refusal('7.8.3.b', 'it has no hatches to close'));

export const button = verb('button', {
  cite: '7.8.3.a',
  bar: withoutTurrets,
  who: ownUnits,
  unfit: (_, unit) =>
    hatches(unit) ?? (unit.buttoned ? refusal('7.8.3.a', 'its hatches are closed') : undefined),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    game.own(unitById(game.state, unit)).buttoned = true;
  },
});

export const open = verb('open', {
  cite: '7.8.3.a',
  bar: withoutTurrets,
  who: ownUnits,
  unfit: (_, unit) =>
    hatches(unit) ?? (unit.buttoned ? undefined : refusal('7.8.3.a', 'its hatches are open')),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    unset(game.own(unitById(game.state, unit)), 'buttoned');
  },
});
