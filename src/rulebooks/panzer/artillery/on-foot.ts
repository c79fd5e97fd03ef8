/** Observers of a vehicle on foot (7.47): one who gets off is a section of his own, and may get on again. */
import { refusal, unset } from '../../../engine/index.ts';
import { type AnyUnit, type Game, ownUnits, type Scene, show, unitById, verbsIn } from '../game.ts';
import { hiddenRefusal } from '../hidden/counters.ts';
import { treadOnMines } from '../mines/enter.ts';
import type { Unit, UnitId } from '../state.ts';
import { isOn } from '../world.ts';

const verb = verbsIn<Scene>();

/** Vehicles with an observer in their crew. */
export const hasObserver = ({ card }: Pick<AnyUnit, 'card'>): boolean => card === 'crusader-iii-op';

/** He gets off like a passenger: in the Movement Phase, while his vehicle has not used up its movement (7.47.a). */
export const alight = verb('alight', {
  cite: '7.47.a',
  bar: ({ world }) =>
    isOn(world, '7.47') ? undefined : refusal('B12.10', 'observers stay with their vehicle'),
  who: scene => ownUnits(scene).filter(hasObserver),
  whoElse: refusal('7.47.a', 'it has no observer in its crew'),
  unfit: (_, unit) => {
    const hidden = hiddenRefusal(unit);
    if (hidden) return hidden;
    if (unit.observerOut) return refusal('7.47.a', 'its observer is not in it');
    return unit.moved && !unit.bogged && unit.command === 'MOVE'
      ? refusal('B12.10', 'it has used up its movement')
      : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit }) {
    const vehicle = unitById(game.state, unit);
    show(game, vehicle);
    const own = game.own(vehicle);
    own.moved = true;
    own.observerOut = true;
    const id = stepOut(game, vehicle);
    game.say('7.47.a', `The observer of {${unit}} goes on foot.`);
    yield* treadOnMines(game, id);
  },
});

/** The section is new, or the same that was out before. */
function stepOut(game: Game, { id: from, side, group, facing, at }: AnyUnit): UnitId {
  const { units, turn } = game.state;
  const before = units.find(each => each.observes === from);
  const there = { ...(at !== undefined && { at }), spot: { by: 'MOVE' as const, turn } };
  const now = { command: 'N/C' as const, shown: true as const, moved: true as const, ...there };
  if (before) {
    const own = game.own(before);
    unset(own, 'lost');
    Object.assign(own, now);
    return before.id;
  }
  const id: UnitId = `u${units.length + 1}`;
  const section: Unit = { id, side, group, card: 'british-fo', facing, observes: from, ...now };
  game.own(game.state).units = [...units, section];
  return id;
}

/** He is in his vehicle again, and his section is off the map (7.47.c). */
export function getBackIn(game: Game, id: UnitId): void {
  const observer = unitById(game.state, id);
  if (observer.observes) unset(game.own(unitById(game.state, observer.observes)), 'observerOut');
  const own = game.own(observer);
  for (const key of GONE_WITH_HIM) unset(own, key);
  own.lost = 'left';
}

const GONE_WITH_HIM = [
  'at',
  'command',
  'shown',
  'shares',
  'spot',
  'spottedBy',
  'screen',
  'smoke',
  'behind',
] as const;
