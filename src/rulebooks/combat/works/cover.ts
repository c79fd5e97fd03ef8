/** In Cover (7.5): who crawls out of sight neither sees nor is seen beyond its own hex. */
import { refusal, unset } from '../../../engine/index.ts';
import { costOf, coverOf, pointsOf } from '../charts/index.ts';
import { openWindow } from '../fire/open-window.ts';
import { amend, type Fielded, isDisrupted, isPinned, type Scene, top, unitById, verbsIn } from '../game.ts';
import { onTheWay, pointsLeft, spendInPlace, steppingOut } from '../movement/on-the-way.ts';
import type { LocId, Unit } from '../state.ts';
import { terrainAt } from '../terrain/ground.ts';
import { hexOf } from '../world.ts';

/** Terrain that covers by so much has room for it (7.5.1). */
const LEAST_COVER = 10;

/** Whether it is out of sight for those at that place (7.5.2). */
export const isUnseenFrom = ({ inCover, at }: Fielded, from: LocId): boolean =>
  inCover !== undefined && hexOf(at) !== hexOf(from);

const verb = verbsIn<Scene>();

/** By a crawl, in its own hex or in the one to which it has crawled (7.5.1). */
export const takeCover = verb('take-cover', {
  cite: '7.5.1',
  bar: scene =>
    top(scene.view, 'move').gait === 'crawl' ? steppingOut(scene) : refusal('7.5.1', 'one crawls into cover'),
  who: onTheWay,
  whoElse: refusal('7.5.1', 'it is not on its way'),
  unfit: ({ world }, unit) => {
    if (unit.inCover !== undefined) return refusal('7.5.1', 'it is In Cover');
    if (isPinned(unit) || isDisrupted(unit)) return refusal('7.5.1', 'it is Pinned Down or Disrupted');
    if (unit.halfFired) return refusal('7.5.1', 'it has fired as it went');
    return coverOf(world.charts, terrainAt(world, unit.at) ?? 'open') >= LEAST_COVER
      ? undefined
      : refusal('7.5.1', 'the ground offers too little cover');
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    const { gait, spent } = top(game.state, 'move');
    const hasCrawled = (spent[id] ?? 0) > 0;
    const theirs = game.own(unit);
    theirs.moved = gait;
    // It does not fire any more (7.5.1).
    theirs.halfFired = true;
    theirs.inCover = game.state.turn;
    amend(game, 'move', { began: true, spent: { ...spent, [id]: pointsOf(game.world.charts, gait) } });
    game.say('7.5.1', `{${id}} goes into cover.`);
    if (!hasCrawled) openWindow(game, 'mp', [id]);
  },
});

/** For a point, in a later phase (7.5.3). */
export const leaveCover = verb('leave-cover', {
  cite: '7.5.3',
  bar: steppingOut,
  who: scene => onTheWay(scene).filter(({ inCover }) => inCover !== undefined),
  whoElse: refusal('7.5.3', 'it is not In Cover'),
  unfit: (scene, unit) => {
    if (unit.inCover === scene.view.turn) return refusal('7.5.3', 'it has only just gone into cover');
    return pointsLeft(scene, unit) >= costOf(scene.world.charts, 'out of cover')
      ? undefined
      : refusal('7.5.3', 'it has no point left');
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    unset(game.own(unitById(game.state, id)), 'inCover');
    spendInPlace(game, id, costOf(game.world.charts, 'out of cover'));
  },
});

/** Who is Disrupted gives itself away (7.5.3.1). */
export function loseCover(theirs: { -readonly [Key in keyof Unit]: Unit[Key] }): void {
  if (isDisrupted(theirs)) unset(theirs, 'inCover');
}
