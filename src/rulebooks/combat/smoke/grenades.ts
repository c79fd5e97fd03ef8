/** Smoke grenades (13.1.1): how many a side has, who throws them, and where. */
import { refusal, type Side } from '../../../engine/index.ts';
import { costOf, pointsOf } from '../charts/index.ts';
import { openWindow } from '../fire/open-window.ts';
import {
  type AnyUnit,
  amend,
  cardOfUnit,
  isDisrupted,
  isFielded,
  type Scene,
  top,
  unitById,
  verbsIn,
} from '../game.ts';
import { hexAt, hexName, neighbourNumbers, sidesOf, type World } from '../world.ts';

const LEAST_QUALITY = 6;
const SQUADS_FOR_ONE = 3;

/** Americans and Germans of some quality have them (13.1.1.a), engineers of all nations, too (13.1.1.1). */
function hasSmoke(unit: Pick<AnyUnit, 'card'>): boolean {
  const card = cardOfUnit(unit);
  if (card.is !== 'squad') return false;
  return card.engineers === true || (card.nation !== 'russian' && card.quality >= LEAST_QUALITY);
}

/** One for every three such squads, and one for each of engineers (13.1.1.a, 13.1.1.1, 1.2.1). */
export function grenadesOf(world: World, units: readonly AnyUnit[]): Readonly<Record<Side, number>> {
  const countOf = (side: Side): number => {
    const squads = units.filter(unit => unit.side === side && hasSmoke(unit));
    const engineers = squads.filter(unit => {
      const card = cardOfUnit(unit);
      return card.is === 'squad' && card.engineers;
    });
    const plain = squads.filter(unit => cardOfUnit(unit).nation !== 'russian');
    return Math.ceil(plain.length / SQUADS_FOR_ONE) + engineers.length;
  };
  return Object.fromEntries(sidesOf(world).map(side => [side, countOf(side)]));
}

const verb = verbsIn<Scene>();

/** A point of a move, into its own hex or the next (13.1.1.b). */
export const throwSmoke = verb('smoke', {
  cite: '13.1.1.b',
  bar: ({ view, side }) => {
    if (Object.keys(top(view, 'move').plans).length > 0)
      return refusal('10.5.1', 'the others are stepping out');
    return (view.grenades[side] ?? 0) > 0 ? undefined : refusal('13.1.1.a', 'there are no grenades left');
  },
  who: ({ view }) =>
    top(view, 'move')
      .units.map(id => unitById(view, id))
      .filter(isFielded)
      .filter(hasSmoke),
  whoElse: refusal('13.1.1.a', 'it has no smoke grenades'),
  unfit: ({ world, view }, unit) => {
    if (unit.threw) return refusal('13.1.1.b', 'it has thrown one');
    if (unit.morale === 'pinned' || isDisrupted(unit)) return refusal('12.3.1.5.3.a', 'it is Pinned Down');
    const { gait, spent } = top(view, 'move');
    const left = pointsOf(world.charts, gait) - (spent[unit.id] ?? 0);
    return left >= costOf(world.charts, 'smoke grenade')
      ? undefined
      : refusal('13.1.1.b', 'it has no point left');
  },
  what: ({ world }, { at }) => {
    const hex = hexAt(world, at);
    return [hex, ...neighbourNumbers(world, hex)].map(each => hexName(world, each));
  },
  whatElse: refusal('13.1.1.b', 'that is too far'),
  refusal: ({ view }, _, at) =>
    view.smoke.includes(at) ? refusal('13.1.3', 'there is smoke already') : undefined,
  args: ({ id }, at) => ({ unit: id, at }),
  perform(game, { unit: id, at }) {
    const unit = unitById(game.state, id);
    const { spent, gait } = top(game.state, 'move');
    const theirs = game.own(unit);
    theirs.threw = true;
    theirs.moved = gait;
    const { smoke, grenades } = game.state;
    const state = game.own(game.state);
    state.smoke = [...smoke, at];
    state.grenades = { ...grenades, [unit.side]: (grenades[unit.side] ?? 0) - 1 };
    const cost = costOf(game.world.charts, 'smoke grenade');
    amend(game, 'move', { began: true, spent: { ...spent, [id]: (spent[id] ?? 0) + cost } });
    openWindow(game, 'mp', [id]);
  },
});
