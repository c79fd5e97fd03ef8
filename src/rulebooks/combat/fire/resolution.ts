/** Fire from the look to the last check (12.1.1): sight, the table, selection, morale. */
import {
  against,
  atMost,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
} from '../../../engine/index.ts';
import {
  amend,
  armOf,
  enclosing,
  fieldedById,
  type Game,
  isFielded,
  landNow,
  lose,
  pop,
  stackAt,
  top,
  unitById,
} from '../game.ts';
import { giveAway, showStack, tellOfFire, witnessesOf } from '../hidden/reveal.ts';
import { isSeen } from '../hidden/unseen.ts';
import { moraleCheck } from '../morale/check.ts';
import { sightModifiers, sightOf } from '../sight/sight.ts';
import type { AnyFrame, LocId, UnitId } from '../state.ts';
import { aftermath } from '../support-weapons/aftermath.ts';
import { isUnseenFrom } from '../works/cover.ts';
import { enemiesAt } from './eligible.ts';
import { noteCrossfire } from './enfilade.ts';
import { fireModifiers } from './modifiers.ts';
import { openWindow } from './open-window.ts';
import { isTraverse } from './search.ts';
import { strengthOf } from './strength.ts';
import { volley } from './volley.ts';

type FireFrame = Extract<AnyFrame, { is: 'fire' }>;

export function* resolve(game: Game): Rule<void> {
  const frame = top(game.state, 'fire');
  const { units, side, right } = frame;
  pop(game);
  tellOfFire(game, frame.leader === undefined ? units : [...units, frame.leader]);
  // Each hex is looked into and fired at by itself (12.8.1.2).
  const places: LocId[] = [];
  for (const at of [frame.at, ...(frame.also ?? [])]) if (yield* look(game, frame, at)) places.push(at);
  if (places.length === 0) {
    lookInVain(game, frame);
    return;
  }
  for (const at of places) showStack(game, at);
  const witnesses = new Map(
    [...units, ...(frame.leader === undefined ? [] : [frame.leader])].map(id => [
      id,
      // Who despairs is seen whatever comes of it.
      right === 'desperation' ? [] : witnessesOf(game, fieldedById(game.state, id)),
    ]),
  );
  let ones = 0;
  for (const at of places) {
    ones = yield* shoot(game, frame, at);
    jam(game, frame, ones);
  }
  mark(game, frame);
  for (const [id, seenBy] of witnesses) giveAway(game, id, seenBy);
  for (const id of units) consume(game, id, ones);
  const seen = units.filter(id => isSeen(unitById(game.state, id)));
  if (right === 'impulse')
    noteCrossfire(
      game,
      side,
      seen.map(id => placeOf(game, id)).filter(at => at !== undefined),
      frame.at,
    );
  if (right === 'desperation') for (const id of units) yield* moraleCheck(game, id, 0, '12.6.2.b', ones);
  if (right === 'impulse' || right === 'assault') openWindow(game, 'shot', seen);
}

/** Up to this ones die a machine gun jams that swings (12.8.1.3.1). */
const JAMS = 3;

/** For good: its men fight on as a crew (12.8.1.3.1). */
function jam(game: Game, frame: FireFrame, ones: number): void {
  const [id] = frame.units;
  if (id === undefined || ones > JAMS || !isTraverse(game, frame)) return;
  const gun = unitById(game.state, id);
  if (!isFielded(gun) || gun.crew) return;
  const theirs = game.own(gun);
  theirs.crew = true;
  theirs.jammed = true;
  game.say('12.8.1.3.1', `{${id}} is jammed for good.`);
}

const placeOf = ({ state }: Game, id: UnitId): LocId | undefined => unitById(state, id).at;

/** A roll for each kind of terrain that wants one; all must do (5.1.5, 5.1.5.1). */
function* look(game: Game, { units, side }: FireFrame, at: LocId): Rule<boolean> {
  const { state } = game;
  const world = landNow(game);
  const from = [...new Set(units.map(id => fieldedById(state, id).at))];
  const seen = enemiesAt(state, side, at).filter(unit => !from.some(each => isUnseenFrom(unit, each)));
  const modifiers = sightModifiers(world, seen);
  for (const { screen, number } of sightOf(world, state, from, at).rolls) {
    const sees = yield* roll(
      PERCENTILE,
      `sight by ${screen}`,
      faces => percentileOf(faces) + modifiers.value <= number,
      {
        cite: '5.1.5.1',
        by: side,
        tell: (dice, seen) =>
          against(
            percentOf(dice, modifiers),
            atMost(number),
            seen,
            seen ? `seen (${screen})` : `not seen (${screen})`,
          ),
      },
    );
    if (!sees) return false;
  }
  return true;
}

/** The impulse is used (5.1.10.a); in a window it does not look again (R29). */
function lookInVain(game: Game, { units, right }: FireFrame): void {
  game.say('5.1.10.a', `${units.map(id => `{${id}}`).join(', ')} can’t make out a target.`);
  const window = enclosing(game.state, 'window');
  if (window && (right === 'defensive' || right === 'desperation'))
    amend(game, 'window', { tried: [...window.tried, ...units] });
  // Who fires on the way has had the chance (10.1.5).
  if (right === 'assault') for (const id of units) game.own(unitById(game.state, id)).halfFired = true;
}

function* shoot(game: Game, { units, side, right, leader, also }: FireFrame, at: LocId): Rule<number> {
  const { state } = game;
  const world = landNow(game);
  const firers = units.map(id => fieldedById(state, id));
  const from = [...new Set(firers.map(unit => unit.at))];
  // In a close combat all men in the place are fired at together, friends too (14.12).
  const there = stackAt(state, at).filter(unit => unit.side !== side || unit.locked !== undefined);
  const seen = there.filter(unit => isSeen(unit) && !from.some(each => isUnseenFrom(unit, each)));
  // Where nobody is seen the fire is a reconnaissance, and strikes whom it finds (7.5.2, 3.3.4.3.a).
  const isBlind = seen.length === 0;
  const targets = isBlind ? there : seen;
  const isSearching = also !== undefined;
  const strength = strengthOf(world, firers, at, { right, isBlind, isSearching });
  const arm = firers.map(armOf).find(each => each === 'FT' || each === 'DC');
  const shot = { from, isDirected: leader !== undefined, ...(arm && { arm }) };
  const fallen = yield* volley(game, {
    by: side,
    what: `fire at ${at}`,
    cite: '12.3.1.1',
    strength: strength.value,
    targets: targets.map(unit => ({ unit, modifiers: fireModifiers(world, state, shot, unit) })),
    readsOnes: right === 'desperation' || arm === 'FT' || isSearching,
  });
  aftermath(game, arm, at, fallen.results);
  return fallen.ones;
}

/** From this ones die on the fuel is out (12.9.8.3). */
const OUT_OF_FUEL = 8;

/** A charge is gone once it was thrown (12.9.4), a flamethrower when its fuel is out (12.9.8.3). */
function consume(game: Game, id: UnitId, ones: number): void {
  const unit = unitById(game.state, id);
  const arm = armOf(unit);
  if (!isFielded(unit) || (arm !== 'DC' && !(arm === 'FT' && ones >= OUT_OF_FUEL))) return;
  lose(game, unit, 'used up');
  game.say(arm === 'DC' ? '12.9.4' : '12.9.8.3', `{${id}} has nothing left to fight with.`);
}

/** Fire 1 and Fire 2 (12.1.1.1.1), or Assault Fired and Crawled Fired; a desperate shot leaves no marker. */
function mark(game: Game, { units, right, leader }: FireFrame): void {
  if (right === 'desperation') return;
  for (const id of leader === undefined ? units : [...units, leader]) {
    const unit = unitById(game.state, id);
    if (!isFielded(unit)) continue;
    const theirs = game.own(unit);
    if (unit.moved === 'assault' || unit.moved === 'crawl') theirs.halfFired = true;
    else theirs.fired = unit.fired === undefined ? 1 : 2;
  }
}
