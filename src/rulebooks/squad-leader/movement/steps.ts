/** A stack goes a hex, some of it stay, it leaves the map, or it has moved enough (4.1). */
import { anyOffer, type Refusal, refusal, unset } from '../../../engine/index.ts';
import { amend, pop, top } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { leaveBehind } from '../prisoners/guards.ts';
import { exitHexes } from '../scenario/victory.ts';
import { burdenOf } from '../support-weapons/portage.ts';
import { inHalves } from '../terrain/cost.ts';
import { noteLeft, openTrail, spentBy, takeStep, trailOf } from '../trails/trails.ts';
import { type AnyUnit, isLeader, isMmc, isSmc, unitById, weaponsOf } from '../units.ts';
import { allowance } from './allowance.ts';
import { chargeSteps, noteCharge } from './charge.ts';
import { isEnemyHeld, nextHexes } from './entry.ts';
import { begin, type MoveScene, moveVerb } from './move-scene.ts';
import { type Move, purse, stackOf, stepPrice } from './moving-stack.ts';
import { canStayOrLeave } from './room.ts';
import { fitsIn } from './stacking.ts';

const hexesGone = (view: View, { units }: Move): number => trailOf(view, units[0] ?? '')?.steps.length ?? 0;

/** Weapons that somebody else has carried in this phase go no farther (QA-5.72); two men carry a heavy one a single hex (4.2.T). */
function loadRefusal({ world, view, move }: MoveScene): Refusal | undefined {
  const stack = stackOf(view, move);
  for (const unit of stack) {
    for (const weapon of weaponsOf(view, unit)) {
      if (weapon.carried !== undefined && weapon.carried !== unit.id)
        return refusal('QA-5.72', 'somebody else has carried its weapon in this phase');
      if (burdenOf(world, unit, weapon) !== undefined) continue;
      const helpers = stack.filter(
        each => isSmc(each) && each.id !== unit.id && weaponsOf(view, each).length === 0,
      );
      if (helpers.length === 0) return refusal('4.2.T', 'one man can’t carry it alone');
      if (hexesGone(view, move) > 0) return refusal('4.2.T', 'two men carry it one hex');
    }
  }
  return undefined;
}

const step = moveVerb('step', {
  cite: '4.1.2',
  bar: scene =>
    scene.move.kind === 'assault' && hexesGone(scene.view, scene.move) > 0
      ? refusal('4.5.1', 'assault movement is one hex')
      : loadRefusal(scene),
  who({ world, view, move }) {
    const [first] = stackOf(view, move);
    return first ? nextHexes(world, first) : [];
  },
  whoElse: refusal('4.1.2', 'no way leads there from where it is'),
  by: ({ move: { units } }) => units,
  unfit(scene, to) {
    const { world, view, side, move } = scene;
    const rager = stackOf(view, move).find(unit => unit.berserk);
    if (rager && !chargeSteps(world, view, rager).includes(to))
      return refusal('3.25.3', 'a berserk unit takes the shortest way to the nearest enemy');
    if (isEnemyHeld(view, to, side))
      return refusal('4.1.11', 'enemies are there: that is for the advance phase');
    const price = stepPrice(world, view, move, to);
    if (!price) return refusal('4.1.6', 'infantry can’t go there');
    if (price.left < 0) {
      return {
        refused: true,
        cite: '4.1.2',
        get why() {
          return `it costs ${price.halves / 2} MF and there are ${(price.left + price.halves) / 2} left`;
        },
      };
    }
    if (move.kind === 'assault' && price.left === 0)
      return refusal('4.5.3', 'assault movement is not with all of its factors');
    return canStayOrLeave(scene, to, price.left)
      ? undefined
      : refusal('4.3.1', 'there is no room, and no going on from there');
  },
  args: to => ({ to }),
  perform(game, { to }) {
    const move = top(game.state, 'move');
    const price = stepPrice(game.world, game.state, move, to);
    if (!price) return;
    begin(game);
    noteCharge(game, move.units);
    takeStep(game, move.units, { at: to, halves: price.halves, road: price.road });
    for (const id of move.units) noteLeft(game, id, leaveBehind(game, id));
  },
});

/** Who has spent what only a leader's company gave him can't part from him (4.1.5). */
function needsLeader({ world, view, move }: MoveScene, unit: AnyUnit): boolean {
  if (!isMmc(unit)) return false;
  const alone = allowance(world, view, unit, {
    led: false,
    doubleTime: move.kind === 'double-time',
    road: false,
  });
  const staysBehind = view.units.some(
    each => each.at === unit.at && each.side === unit.side && isLeader(each) && !move.units.includes(each.id),
  );
  return spentBy(view, unit.id) > inHalves(alone.value) && !staysBehind;
}

/** One ends its move here, the others go on (4.1.13). */
const stay = moveVerb('stay', {
  cite: '4.1.13',
  bar: ({ move: { begun } }) => (begun ? undefined : refusal('4.1.13', 'nobody has moved yet')),
  who: ({ view, move }) => (move.units.length > 1 ? stackOf(view, move) : []),
  whoElse: refusal('4.1.13', 'there is nobody to go on without it'),
  unfit(scene, unit) {
    const { world, view, side } = scene;
    if (unit.borne !== undefined || view.units.some(({ borne }) => borne === unit.id))
      return refusal('3.4.3', 'who carries and who is carried don’t part on the way');
    if (unit.at === undefined || !fitsIn(world, view, unit.at, side))
      return refusal('4.3.1', 'there is no room to stay');
    return needsLeader(scene, unit) ? refusal('4.1.5', 'it came so far only with its leader') : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    amend(game, 'move', { units: top(game.state, 'move').units.filter(id => id !== unit) });
  },
});

/** They leave the map, if they come through defensive fire. */
const exit = moveVerb('exit', {
  cite: 'SC1.VC',
  bar({ world, view, side, move }) {
    const [first] = stackOf(view, move);
    if (first?.at === undefined || !exitHexes(world, side).includes(first.at))
      return refusal('SC1.VC', 'nobody leaves the map from here');
    if (!move.begun) return refusal('4.1.2', 'it has not begun to move');
    return purse(world, view, move) >= inHalves(1)
      ? undefined
      : refusal('4.1.2', 'it has no movement factor left');
  },
  perform(game) {
    for (const id of top(game.state, 'move').units) {
      const trail = trailOf(game.state, id);
      if (trail) game.own(trail).ended = 'left';
      // Fired at while they moved, they are out of it (5.6.9.9).
      if (trail && game.world.options.immediateFire) game.own(trail).settled = game.state.clock + 1;
      unset(game.own(unitById(game.state, id)), 'at');
    }
    pop(game);
  },
});

const done = moveVerb('done', {
  cite: '4.1.13',
  bar(scene) {
    const { world, view, side, move } = scene;
    const [first] = stackOf(view, move);
    if (first?.berserk && anyOffer([step], scene))
      return refusal('3.25.3', 'a berserk unit charges as far as it can');
    return first?.at === undefined || !move.begun || move.bereft || fitsIn(world, view, first.at, side)
      ? undefined
      : refusal('4.3.1', 'there is no room to stay');
  },
  perform(game) {
    const move = top(game.state, 'move');
    for (const id of move.units) {
      openTrail(game, unitById(game.state, id), move.kind);
      noteCare(game, id);
    }
    pop(game);
  },
});

/** Who has spent a single factor in place, and nothing else, has done so with care (8.5.2). */
function noteCare(game: Game, id: string): void {
  const trail = trailOf(game.state, id);
  const [only, ...others] = trail?.steps ?? [];
  if (!trail || !only || others.length > 0 || only.at !== trail.from || only.halves > inHalves(1)) return;
  game.own(trail).kind = 'assault';
}

export const STEPS = [step, stay, exit, done] as const;
