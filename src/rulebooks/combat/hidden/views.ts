/**
 * What a side sees. The order of battle is public, places are not: the enemy's men who are hidden or lie under others are listed
 * without anything but their counter, and a place is told for each that lies under others.
 */
import type { Side } from '../../../engine/index.ts';
import { type AnyUnit, type Game, type Scene, sceneFor, type View } from '../game.ts';
import type { AnyFrame, UnitId } from '../state.ts';
import { isSecretFrom } from './mines.ts';
import { isSeen, isSettingUp } from './unseen.ts';

/** Those of whom the side does not know where they are. */
export function unseenBy(state: View, side: Side): readonly AnyUnit[] {
  return state.units.filter(
    unit => unit.side !== side && unit.at !== undefined && (!isSeen(unit) || isSettingUp(state, unit.side)),
  );
}

export function viewFor(state: View, side: Side): View {
  const unseen = new Set(unseenBy(state, side).map(({ id }) => id));
  // A view that is the state itself says that nothing is hidden: while the enemy sets up that would tell.
  const frame = state.doing.at(-1);
  const isUnderWay = frame?.is === 'set-up' && frame.side !== side;
  const isAwaited = state.doing.some(each => each.is === 'set-up' && each.side !== side);
  const isMined = state.works.some(work => isSecretFrom(work, side));
  if (unseen.size === 0 && !isAwaited && !isMined) return state;
  const covered = state.units.flatMap(({ id, at, secret }) =>
    unseen.has(id) && secret === 'covered' && at !== undefined ? at : [],
  );
  // What a side sees may be looked at by others in turn: what it knew by its place alone stays so.
  const below = [...(state.below ?? []), ...covered];
  const { nest, ...others } = state;
  return {
    ...others,
    // A nest of the enemy's is known when he has set up.
    ...(nest !== undefined && !isAwaited && { nest }),
    // How many he has placed so far, nobody counts.
    ...(isUnderWay && { next: 0 }),
    ...(isMined && { works: state.works.filter(work => !isSecretFrom(work, side)) }),
    doing: state.doing.map(frame => frameSeen(frame, unseen)),
    units: state.units.map(unit => (unseen.has(unit.id) ? listed(unit) : unit)),
    ...(below.length > 0 && { below: below.toSorted() }),
  };
}

/** As in the order of battle. */
const listed = ({ id, side, card, group }: AnyUnit): AnyUnit => ({ id, side, card, group, order: 0 });

/** Without those who are not seen in it. */
function frameSeen(frame: View['doing'][number], unseen: ReadonlySet<UnitId>): View['doing'][number] {
  const seen = (ids: readonly UnitId[]) => ids.filter(id => !unseen.has(id));
  switch (frame.is) {
    case 'window':
      return { ...frame, desperate: seen(frame.desperate), tried: seen(frame.tried) };
    case 'recon':
      return { ...frame, units: seen(frame.units) };
    case 'fire': {
      const { leader, ...others } = frame;
      const isLed = leader !== undefined && !unseen.has(leader);
      return { ...others, units: seen(frame.units), ...(isLed && { leader }) };
    }
    default:
      return frame satisfies AnyFrame;
  }
}

/** What a side knows at this moment, for rules that must not tell more. */
export const sceneSeen = (game: Pick<Game, 'world' | 'state'>, side: Side): Scene =>
  sceneFor(game, side)(viewFor(game.state, side));

/** How the side knows a piece: not at all, if it does not see it. */
export function nameFor(state: View, side: Side, id: string): string {
  return unseenBy(state, side).some(unit => unit.id === id) ? '?' : id;
}
