/** Searching (3.3.4.3.2): a squad with its leader goes with caution or crawls, and looks into hexes beside it. */
import type { HexId } from '../../../board/index.ts';
import {
  added,
  lookedUp,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Subject,
  sumOf,
} from '../../../engine/index.ts';
import { hexesSearched, listed } from '../charts/index.ts';
import {
  amend,
  cardOfUnit,
  decide,
  type Fielded,
  fieldedById,
  type Game,
  isDisrupted,
  isLeader,
  isPinned,
  isSquad,
  pop,
  push,
  type Scene,
  sceneFor,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { onTheWay, steppingOut } from '../movement/on-the-way.ts';
import { bulkOf } from '../movement/stacking.ts';
import type { AnyFrame, LocId } from '../state.ts';
import { hexAt, hexName, hexOf, neighbourNumbers, type World } from '../world.ts';
import { showMines } from './mines.ts';
import { show } from './reveal.ts';
import { isHidden } from './unseen.ts';

const verb = verbsIn<Scene>();

/** It is said before they set out (3.3.4.3.2.a). */
export const declareSearch = verb('declare-search', {
  cite: '3.3.4.3.2.a',
  bar: ({ view }) => {
    const { gait, began, seeking } = top(view, 'move');
    if (seeking) return refusal('3.3.4.3.2.a', 'they search already');
    if (began) return refusal('3.3.4.3.2.a', 'that is said before they set out');
    if (gait !== 'cautious' && gait !== 'crawl')
      return refusal('3.3.4.3.2.a', 'one searches with caution, or at a crawl');
    return onTheWay({ view }).some(unit => isLeader(unit) && hasSquad(view, unit))
      ? undefined
      : refusal('3.3.4.3.2.a', 'no squad goes with its leader');
  },
  perform(game) {
    amend(game, 'move', { seeking: true });
  },
});

/** Those who search with him: squads of the same move in his place. */
function partyOf(view: View, { at }: Fielded): readonly Fielded[] {
  return onTheWay({ view }).filter(
    unit => unit.at === at && isSquad(unit) && !isPinned(unit) && !isDisrupted(unit),
  );
}

/** A squad, or two halves. */
const SQUAD = 2;

const hasSquad = (view: View, leader: Fielded): boolean =>
  partyOf(view, leader).reduce((sum, unit) => sum + bulkOf(unit), 0) >= SQUAD;

/** A die for the number of hexes, at any point of the move (3.3.4.3.2.b). */
export const seek = verb('seek', {
  cite: '3.3.4.3.2.b',
  bar: scene =>
    top(scene.view, 'move').seeking
      ? steppingOut(scene)
      : refusal('3.3.4.3.2.a', 'they have not said that they search'),
  who: scene => onTheWay(scene).filter(isLeader),
  whoElse: refusal('3.3.4.3.2.a', 'a leader searches with his squad'),
  unfit: ({ view }, leader) => {
    if (top(view, 'move').sought?.includes(leader.id)) return refusal('3.3.4.3.2.c', 'he has searched');
    if (isPinned(leader) || isDisrupted(leader))
      return refusal('12.3.1.5.3.a', 'he is Pinned Down or Disrupted');
    return hasSquad(view, leader) ? undefined : refusal('3.3.4.3.2.a', 'no squad is with him');
  },
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    const leader = fieldedById(game.state, id);
    const party = [leader, ...partyOf(game.state, leader)];
    const { sought = [] } = top(game.state, 'move');
    const left = yield* hexesFound(game, leader, party);
    amend(game, 'move', { began: true, sought: [...sought, ...party.map(each => each.id)] });
    // They do not fire any more (3.3.4.3.2.c).
    for (const each of party) game.own(each).halfFired = true;
    push(game, { is: 'seek', side: leader.side, at: leader.at, left, seen: [] });
  },
});

function* hexesFound({ world }: Game, { id, side }: Fielded, party: readonly Fielded[]): Rule<number> {
  const hasEngineers = party.some(unit => {
    const card = cardOfUnit(unit);
    return card.is === 'squad' && card.engineers === true;
  });
  const modifiers = added([hasEngineers && listed(world.charts.searchModifiers, 'engineers')]);
  return yield* roll(
    { d10: 10 },
    `search of {${id}}`,
    ({ d10 }) => hexesSearched(world.charts, d10 + modifiers.value),
    {
      cite: '3.3.4.3.2.b',
      by: side,
      tell: (dice, count) =>
        lookedUp(sumOf(dice, modifiers), 'on the Search Table', `${count} ${count === 1 ? 'hex' : 'hexes'}`),
    },
  );
}

type SeekFrame = Extract<AnyFrame, { is: 'seek' }>;

const unlookedAt = (world: World, { at, seen }: SeekFrame): readonly HexId[] =>
  neighbourNumbers(world, hexAt(world, at))
    .map(hex => hexName(world, hex))
    .filter(hex => !seen.includes(hex));

const look = verb('look', {
  cite: '3.3.4.3.2.b',
  who: ({ world, view }): readonly LocId[] => unlookedAt(world, top(view, 'seek')),
  whoElse: refusal('3.3.4.3.2.b', 'they look into hexes beside them'),
  args: at => ({ at }),
  perform: (game, { at }) => lookInto(game, hexOf(at)),
});

/** All who are hidden in the hex are found (3.3.4.3.2.b), and mines (7.3.5). */
function lookInto(game: Game, hex: HexId): void {
  const { side, left, seen } = top(game.state, 'seek');
  amend(game, 'seek', { left: left - 1, seen: [...seen, hex] });
  for (const unit of game.state.units)
    if (unit.side !== side && isHidden(unit) && unit.at !== undefined && hexOf(unit.at) === hex)
      show(game, unit, '3.3.4.3.2.b');
  showMines(game, hex, '7.3.5');
}

/** One hex after the other, as many as the die gave. */
export function* seekFrame(game: Game, frame: SeekFrame): Rule<void> {
  const open = unlookedAt(game.world, frame);
  if (frame.left <= 0 || open.length === 0) return pop(game);
  if (open.length <= frame.left) {
    for (const hex of open) lookInto(game, hex);
    return;
  }
  yield* decide(game, [look] as const, sceneFor(game, frame.side), idle, {
    by: frame.side,
    id: 'seek',
    cite: '3.3.4.3.2.b',
    prompt: 'Look into a hex',
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('3.3.4.3.2.b', place === undefined ? 'it is being searched for others' : 'that is not beside them');

/** When the move is over they are marked as having crawled (3.3.4.3.2.c). */
export function endSearch(game: Game): void {
  for (const id of top(game.state, 'move').sought ?? []) {
    const unit = unitById(game.state, id);
    if (unit.at !== undefined) game.own(unit).moved = 'crawl';
  }
}
