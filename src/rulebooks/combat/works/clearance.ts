/** Clearance (7.3.8): men who have crawled into mines or wire stay a whole phase there and take them away. */
import { type Refusal, refusal, unset } from '../../../engine/index.ts';
import type { Gait } from '../charts/index.ts';
import { openWindow } from '../fire/open-window.ts';
import {
  cardOfUnit,
  type Fielded,
  fieldedById,
  type Game,
  isDisrupted,
  isLeader,
  isSquad,
  ownUnits,
  type Scene,
  sceneNow,
  type View,
  verbsIn,
} from '../game.ts';
import { show } from '../hidden/reveal.ts';
import { moverRefusal } from '../movement/gaits.ts';
import { bulkOf } from '../movement/stacking.ts';
import type { LocId } from '../state.ts';
import { hexOf } from '../world.ts';

/** Mines before wire, where both lie; roadblocks in the same way (7.8.3). */
const CLEARED = ['mines', 'wire', 'roadblock'] as const;

const obstacleAt = ({ works }: View, at: LocId) =>
  CLEARED.find(kind => works.some(work => work.is === kind && work.at === hexOf(at)));

/** Who crawls into such a hex may clear it later (7.3.8.1); who goes on has given that up. */
export function creep(game: Game, unit: Fielded, to: LocId, gait: Gait): void {
  if (hexOf(unit.at) === hexOf(to)) return;
  const theirs = game.own(unit);
  if (gait === 'crawl' && obstacleAt(game.state, to) !== undefined) theirs.crept = hexOf(to);
  else unset(theirs, 'crept');
}

const isEngineers = (unit: Fielded): boolean => {
  const card = cardOfUnit(unit);
  return card.is === 'squad' && card.engineers === true;
};

/** A squad or two halves of one. */
const SQUAD = 2;

/** A squad or two halves with a leader (7.3.8, 7.3.8.1); engineers need none (7.3.10). */
function forceRefusal(men: readonly Fielded[]): Refusal | undefined {
  const squads = men.filter(isSquad);
  const bulk = squads.reduce((sum, unit) => sum + bulkOf(unit), 0);
  if (bulk < SQUAD) return refusal('7.3.8', 'that takes a squad');
  const sappers = squads.filter(isEngineers).reduce((sum, unit) => sum + bulkOf(unit), 0);
  return sappers >= SQUAD || men.some(isLeader) ? undefined : refusal('7.3.8', 'no leader is with them');
}

/** Against its working there now: Pinned and Disrupted men do not, nor those who have moved or fired. */
const workerRefusal = (view: View, unit: Fielded): Refusal | undefined =>
  unit.crept === hexOf(unit.at)
    ? moverRefusal(view, unit)
    : refusal('7.3.8.1', 'it has not crawled into the hex');

/** All in the place who can take part, for one who begins. */
const partyOf = (scene: Scene, { at }: Fielded): readonly Fielded[] =>
  ownUnits(scene).filter(
    unit => unit.at === at && (isSquad(unit) || isLeader(unit)) && !workerRefusal(scene.view, unit),
  );

const verb = verbsIn<Scene>();

/** An impulse of all of them together, in one hex (7.3.8, 7.3.8.1). */
export const clear = verb('clear', {
  cite: '7.3.8.1',
  who: scene => ownUnits(scene).filter(({ at }) => obstacleAt(scene.view, at) !== undefined),
  whoElse: refusal('7.3.8', 'there is nothing to clear'),
  unfit: (scene, unit) => {
    if (!isSquad(unit) && !isLeader(unit)) return refusal('7.3.8', 'that is for squads and leaders');
    return workerRefusal(scene.view, unit) ?? forceRefusal(partyOf(scene, unit));
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const unit = fieldedById(game.state, id);
    const kind = obstacleAt(game.state, unit.at);
    if (kind === undefined) return;
    const party = partyOf(sceneNow(game, unit.side), unit);
    game.own(game.state).acted = true;
    for (const each of party) {
      show(game, each, '3.3.4.2.c');
      const theirs = game.own(each);
      theirs.moved = 'cautious';
      theirs.clearing = kind;
    }
    game.say('7.3.8.1', `{${id}} and those with it clear ${hexOf(unit.at)} of ${kind}.`);
    openWindow(
      game,
      'mp',
      party.map(each => each.id),
    );
  },
});

/** Those who have stayed the whole phase, un-Disrupted, have done it (7.3.8.1). */
export function finishClearance(game: Game): void {
  const workers = game.state.units.filter(
    (unit): unit is Fielded =>
      unit.at !== undefined &&
      unit.clearing !== undefined &&
      !isDisrupted(unit) &&
      unit.crept === hexOf(unit.at),
  );
  for (const { at, clearing } of workers) {
    const { works } = game.state;
    const left = works.filter(work => work.is !== clearing || work.at !== hexOf(at));
    if (left.length === works.length || forceRefusal(workers.filter(each => each.at === at))) continue;
    game.own(game.state).works = left;
    game.say('7.3.8.1', `${hexOf(at)} is clear of ${clearing}.`);
  }
}
