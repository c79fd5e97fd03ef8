/**
 * The Banzai charge (8.1.8.6, 8.1.8.7): units in a chain of hexes run at one enemy in impulses. In each of them every
 * unit goes one hex; then residual fire strikes, those upon whom they have come must fire at them, and after that the
 * defender may fire at any of them.
 */
import type { Rule } from '../../../engine/index.ts';
import { pop, replaceTop } from '../frames.ts';
import type { Game } from '../game.ts';
import type { BanzaiFrame, UnitId } from '../state.ts';
import { strugglesThroughBamboo } from './bamboo.ts';
import { bruntOfCharge, fireAtCharge, residualOnCharge } from './banzai-fire.ts';
import { gather } from './banzai-gathering.ts';
import { groupsOf, isStuckInMelee, rush } from './banzai-impulse.ts';

/** One pick while the charge gathers, one unit's hex, or one hex at which the defender fires. */
export function* banzaiFrame(game: Game, frame: BanzaiFrame): Rule<void> {
  switch (frame.stage) {
    case 'gather':
      return yield* gather(game, frame);
    case 'impulse':
      if (frame.moved.length === 0) return yield* beginImpulse(game, frame);
      if (!(yield* rush(game, frame))) yield* endImpulse(game, frame);
      return;
    case 'brunt':
      if (!(yield* bruntOfCharge(game, frame))) replaceTop(game, { ...frame, stage: 'fire' });
      return;
    case 'fire':
      if (!(yield* fireAtCharge(game, frame))) nextImpulse(game, frame);
      return;
  }
}

/** Who is in one hex with an enemy is where he wanted to be; nobody left, nobody charges (8.1.8.6.g). */
function* beginImpulse(game: Game, before: BanzaiFrame): Rule<void> {
  const arrived = game.state.units.filter(
    unit => before.units.includes(unit.id) && isStuckInMelee(game, unit),
  );
  const frame = without(
    game,
    before,
    arrived.map(({ id }) => id),
  );
  if (frame.units.length === 0) return endCharge(game);
  replaceTop(game, frame);
  // Nobody can go on: all of them stop where they are.
  if (!(yield* rush(game, frame))) {
    without(game, frame, frame.units);
    endCharge(game);
  }
}

/** All count as having spent what the slowest of them did; who could not go on has left the charge (8.1.8.6.d). */
function* endImpulse(game: Game, before: BanzaiFrame): Rule<void> {
  const left = before.units.filter(id => !before.moved.some(({ unit }) => unit === id));
  const frame = without(game, before, left);
  const cost = Math.max(...frame.moved.map(({ halves }) => halves));
  const spent = frame.spent + cost;
  const after = { ...frame, spent, groups: groupsOf(game, frame, spent, cost), stage: 'brunt' } as const;
  replaceTop(game, after);
  yield* residualOnCharge(game, after);
}

/** After all fire: bamboo has its way with those in it, and whoever is broken or held down is out of it. */
function nextImpulse(game: Game, frame: BanzaiFrame): void {
  const inBamboo = frame.groups.filter(({ thicket }) => thicket).flatMap(({ units }) => units);
  const charging = game.state.units.filter(({ id }) => frame.units.includes(id));
  for (const unit of charging) if (inBamboo.includes(unit.id)) strugglesThroughBamboo(game, unit);
  const lost = charging.filter(unit => unit.broken || unit.pinned).map(({ id }) => id);
  const alive = { ...frame, units: charging.map(({ id }) => id) };
  const next = without(game, alive, lost);
  const behind = { ...frame.behind };
  for (const { unit, from } of frame.moved) behind[unit] = [...(behind[unit] ?? []), from];
  replaceTop(game, {
    ...next,
    behind,
    impulses: frame.impulses + 1,
    moved: [],
    groups: [],
    spared: [],
    stage: 'impulse',
  });
}

/** They are part of it no longer, and go no farther in this phase. */
function without(game: Game, frame: BanzaiFrame, ids: readonly UnitId[]): BanzaiFrame {
  for (const unit of game.state.units) {
    if (!ids.includes(unit.id)) continue;
    const mine = game.own(unit);
    mine.banzai = 'over';
    mine.moved = true;
  }
  return { ...frame, units: frame.units.filter(id => !ids.includes(id)) };
}

function endCharge(game: Game): void {
  pop(game);
  game.say('8.1.8.6.g', 'The Banzai charge is over');
}
