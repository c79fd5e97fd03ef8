/** Fire at a Banzai charge, after each of its impulses (8.1.8.6, 8.1.8.7): residual, compelled, and at will. */
import type { HexId } from '../../../board/index.ts';
import { type Frozen, isRefusal, offers, type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { viewFor } from '../concealment/views.ts';
import { hasOpening } from '../fire/openings.ts';
import { residualAttack } from '../fire/residual.ts';
import { shooterOf } from '../fire/shooters.ts';
import { mayFireAt } from '../fire/targets.ts';
import { openWindow } from '../fire/window.ts';
import { amend, pop, push, replaceTop, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import type { BanzaiFrame, MoveFrame } from '../state.ts';
import { type AnyUnit, isGoodOrder, isMmc, unitsAt } from '../units.ts';
import { idling, type SideScene } from '../whose.ts';
import { enemyOf } from '../world.ts';

type Group = Frozen<MoveFrame>;

/** Those of the group who are left, where they are. */
const survivors = (view: View, { units }: Group): readonly AnyUnit[] =>
  view.units.filter(({ id }) => units.includes(id));

const hexOf = (view: View, group: Group): HexId | undefined => survivors(view, group)[0]?.at;

/** In each hex they have come into. */
export function* residualOnCharge(game: Game, { groups }: BanzaiFrame): Rule<void> {
  for (const group of groups) {
    if (hexOf(game.state, group) === undefined) continue;
    push(game, group);
    yield* residualAttack(game);
    returnToCharge(game);
  }
}

/** What the fire has noted on the group on top goes back into the charge. */
function returnToCharge(game: Game): void {
  const group = game.state.doing.at(-1);
  const frame = game.state.doing.at(-2);
  if (group?.is !== 'move' || frame?.is !== 'banzai')
    throw new Error('no group of a Banzai charge is under fire');
  const isSame = (each: Group) => each.units[0] === group.units[0];
  pop(game);
  replaceTop(game, { ...frame, groups: frame.groups.map(each => (isSame(each) ? group : each)) });
}

/** The group has been under fire at will: without a shot, the defender has done with it for this impulse. */
export function endFireAtGroup(game: Game, group: Group): void {
  returnToCharge(game);
  const frame = game.state.doing.at(-1);
  if (frame?.is !== 'banzai' || frame.stage !== 'fire') return;
  const before = shotsAt(frame.shotsBefore);
  const { shotsBefore: _, ...rest } = frame;
  const hex = hexOf(game.state, group);
  const isSpared = hex !== undefined && shotsAt(group.shots) === before;
  replaceTop(game, isSpared ? { ...rest, spared: [...frame.spared, hex] } : rest);
}

const shotsAt = (shots: Group['shots'] = {}): number => Object.values(shots).reduce((sum, n) => sum + n, 0);

/**
 * Where a squad, half-squad or crew has come upon good order infantry, that must fire at it as one group (8.1.8.7.a).
 * False when this has been done everywhere.
 */
export function* bruntOfCharge(game: Game, frame: BanzaiFrame): Rule<boolean> {
  const side = enemyOf(game.world, game.state.attacker);
  for (const group of frame.groups) {
    const men = survivors(game.state, group);
    const target = men[0]?.at;
    if (group.braved || target === undefined || !men.some(isMmc)) continue;
    push(game, { ...group, braved: true });
    const first = compelled(game, target).find(
      unit => !isRefusal(mayFireAt(game.world, game.state, shooterOf(game.state, unit.id), target)),
    );
    if (!first) {
      returnToCharge(game);
      continue;
    }
    game.say('8.1.8.7.a', `{${first.id}} must fire at those who charge into ${target}`);
    const at = men.map(({ id }) => id);
    push(game, { is: 'fire', by: side, shooters: [first.id], leaders: [], target, at, compelled: true });
    return true;
  }
  return false;
}

function compelled({ state }: Game, hex: HexId): readonly AnyUnit[] {
  return unitsAt(state, hex).filter(
    unit => unit.side !== state.attacker && isMmc(unit) && isGoodOrder(state, unit),
  );
}

/** The defender picks at whom of those who charge he fires. */
interface FireScene extends SideScene {
  readonly frame: BanzaiFrame;
}

const verb = verbsIn<FireScene>();

/** Against fire at those who have come into this hex. */
function spareRefusal({ world, view, side, frame }: FireScene, hex: HexId): Refusal | undefined {
  const group = groupAt(view, frame, hex);
  if (!group || frame.spared.includes(hex)) return refusal('8.1.8.6.d', 'they have been let pass');
  return hasUnseen(view, side) || hasOpening(world, { ...view, doing: [...view.doing, group] })
    ? undefined
    : refusal('8.1.8.6.d', 'nobody may fire at those who came there');
}

const groupAt = (view: View, { groups }: BanzaiFrame, hex: HexId): Group | undefined =>
  groups.find(group => hexOf(view, group) === hex);
const hexesOf = ({ view, frame: { groups } }: FireScene): readonly HexId[] =>
  groups.flatMap(group => hexOf(view, group) ?? []);

/** Only when all have gone their hex may the defender fire, and at any of them. */
const at = verb('at', {
  cite: '8.1.8.6.d',
  who: hexesOf,
  whoElse: refusal('8.1.8.6.d', 'nobody has charged there in this impulse'),
  unfit: spareRefusal,
  args: hex => ({ hex }),
  perform: (game, { hex }) => fireInto(game, hex),
});

function fireInto(game: Game, hex: HexId): void {
  const frame = top(game.state, 'banzai');
  const group = groupAt(game.state, frame, hex);
  if (!group) return;
  amend(game, 'banzai', { shotsBefore: group.shots });
  push(game, group);
  openWindow(game);
}

const pass = verb('pass', { cite: '8.1.8.6.d', perform: () => {} });

const FIRE_AT_CHARGE = [at, pass] as const;

/** False when the defender is done with this impulse. */
export function* fireAtCharge(game: Game, frame: BanzaiFrame): Rule<boolean> {
  const { world } = game;
  const side = enemyOf(world, game.state.attacker);
  const sceneOf = (view: View): FireScene => ({ world, view, side, frame });
  const [only, ...others] = offers([at], sceneOf(viewFor(game.state, side, world)));
  if (!only) return false;
  if (others.length === 0) {
    fireInto(game, only.hex);
    return true;
  }
  const act = yield* decide(game, FIRE_AT_CHARGE, sceneOf, idle, {
    by: side,
    id: 'fire-at-charge',
    cite: '8.1.8.6.d',
    prompt: 'Fire at which of those who charge?',
    window: { on: 'first-fire', pass: { verb: 'pass' }, subject: frame.units.join(',') },
  });
  return act.verb !== 'pass';
}

const idle = idling(
  refusal('8.1.8.6.d', 'nobody has charged there in this impulse'),
  refusal('8.1.8.6.d', 'it has to be said first at whom they fire'),
);
