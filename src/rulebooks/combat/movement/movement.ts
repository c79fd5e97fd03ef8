/** Movement (10.1, 10.5): a unit or a platoon by one gait, a point at a time, under the enemy's fire. */
import {
  anyOffer,
  isRefusal,
  type Refusal,
  type Rule,
  refusal,
  type Subject,
} from '../../../engine/index.ts';
import { exitHexes } from '../../kit/scenario/victory.ts';
import { costOf, GAITS, type Gait, pointsOf } from '../charts/index.ts';
import { heldRefusal } from '../close-combat/melee.ts';
import { clearCrossfire } from '../fire/enfilade.ts';
import { fireOnTheMove } from '../fire/on-the-move.ts';
import { openWindow } from '../fire/open-window.ts';
import {
  amend,
  decide,
  type Fielded,
  fieldedById,
  type Game,
  isDisrupted,
  isFielded,
  isLeader,
  isPinned,
  isTeam,
  landNow,
  lay,
  lose,
  ownUnits,
  pop,
  push,
  replaceTop,
  type Scene,
  sceneFor,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { show, showAll } from '../hidden/reveal.ts';
import { declareSearch, endSearch, seek } from '../hidden/seek.ts';
import { isHidden } from '../hidden/unseen.ts';
import { sceneSeen } from '../hidden/views.ts';
import { actionCheck } from '../morale/action-check.ts';
import { moraleCheck } from '../morale/check.ts';
import { fleeOnTheWay } from '../morale/flight.ts';
import { holdGround } from '../scenario/control.ts';
import { throwSmoke } from '../smoke/grenades.ts';
import type { AnyFrame, LocId, UnitId } from '../state.ts';
import { areAdjacent } from '../terrain/ground.ts';
import { creep } from '../works/clearance.ts';
import { leaveCover, takeCover } from '../works/cover.ts';
import { enterMines, leaveMines } from '../works/mines.ts';
import { getIn, leavePit } from '../works/pits.ts';
import { isWired } from '../works/wire.ts';
import { hexOf, isIntoHoles, isTrench, placeFor, rangeOf, type World } from '../world.ts';
import { bugOut } from './bug-out.ts';
import { charge, chargeRefusal, strikeHome } from './charge.ts';
import { placesBeside, stepCost } from './costs.ts';
import { carriesRefusal, gaitRefusal, moverRefusal } from './gaits.ts';

type MoveFrame = Extract<AnyFrame, { is: 'move' }>;
const verb = verbsIn<Scene>();

/** An impulse is used to move (10.1.1.c). */
export const move = verb('move', {
  cite: '10.1.1.c',
  who: ownUnits,
  unfit: ({ view }, unit) => moverRefusal(view, unit),
  what: (): readonly Gait[] => GAITS,
  refusal: (_, unit, gait) => gaitRefusal(unit, gait),
  args: ({ id }, gait) => ({ unit: id, gait }),
  perform(game, { unit, gait }) {
    const { side } = unitById(game.state, unit);
    game.own(game.state).acted = true;
    show(game, unitById(game.state, unit), '3.3.4.2.c');
    push(game, { is: 'move', side, gait, units: [unit], spent: {}, plans: {} });
  },
});

const MOST_HEXES = 3;

const membersOf = (view: View, { units }: MoveFrame): readonly Fielded[] =>
  units.map(id => unitById(view, id)).filter(isFielded);

/** Those who can go on: neither Pinned nor Disrupted on the way. */
const isGoing = (unit: Fielded): boolean => !isPinned(unit) && !isDisrupted(unit);

/** A platoon begins in up to three hexes that hang together, with a leader in one of them (10.5.1). */
function joinRefusal(scene: Scene, unit: Fielded): Refusal | undefined {
  const { world, view } = scene;
  const frame = top(view, 'move');
  const members = membersOf(view, frame);
  const hexes = new Set([...members, unit].map(({ at }) => hexOf(at)));
  if (hexes.size > MOST_HEXES) return refusal('10.5.1', 'they would begin in more than three hexes');
  if (!members.some(({ at }) => areAdjacent(world, at, unit.at)))
    return refusal('10.5.1', 'it is not beside them');
  const isLed = ownUnits(scene).some(
    each =>
      isLeader(each) &&
      hexes.has(hexOf(each.at)) &&
      // He must be able to join them himself.
      [...members, unit].some(({ at }) => areAdjacent(world, at, each.at)) &&
      !moverRefusal(view, each),
  );
  return isLed ? gaitRefusal(unit, frame.gait) : refusal('10.5.1', 'there is no leader among them');
}

const join = verb('join', {
  cite: '10.5.1',
  bar: ({ view }) => (top(view, 'move').began ? refusal('10.5.1', 'they are on their way') : undefined),
  who: scene => ownUnits(scene).filter(({ id }) => !top(scene.view, 'move').units.includes(id)),
  unfit: (scene, unit) => moverRefusal(scene.view, unit) ?? joinRefusal(scene, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    show(game, unitById(game.state, unit), '3.3.4.2.c');
    amend(game, 'move', { units: [...top(game.state, 'move').units, unit] });
  },
});

/** Several units without a leader are no platoon (10.5.1): he must have joined before they set out. */
function leaderlessRefusal({ view }: Scene): Refusal | undefined {
  const frame = top(view, 'move');
  const members = membersOf(view, frame);
  if (frame.began || members.length <= 1 || members.some(isLeader)) return undefined;
  return refusal('10.5.1', 'their leader goes with them');
}

const spentBy = ({ spent }: MoveFrame, id: UnitId): number => spent[id] ?? 0;

/** Points that it has left; one hex is all of a crawl. */
const leftFor = ({ charts }: World, frame: MoveFrame, id: UnitId): number =>
  pointsOf(charts, frame.gait) - spentBy(frame, id);

/** What the step takes of its points: a crawl is one hex, whatever it costs. */
const priceOf = ({ gait }: MoveFrame, cost: number): number => (gait === 'crawl' ? 1 : cost);

/** Of those who are hidden nobody knows before he is there (3.3.4.2.a). */
const isEnemyAt = (view: View, side: string, at: LocId): boolean =>
  view.units.some(unit => unit.at === at && unit.side !== side && !isHidden(unit));

/** Where a member will be after this step, as far as it has said. */
const placeOf = ({ plans }: MoveFrame, unit: Fielded): LocId => plans[unit.id] ?? unit.at;

/** Who goes neither with a leader nor in a platoon must bring himself to it (10.1.8), and once is enough (10.5.3.1(2)). */
const needsCheck = (view: View, frame: MoveFrame, unit: Fielded): boolean =>
  !isLeader(unit) && membersOf(view, frame).length === 1 && frame.charge !== 'on';

/** A platoon stays together, step by step (10.5.2.a, R24). */
function strayRefusal({ world, view }: Scene, unit: Fielded, to: LocId): Refusal | undefined {
  const frame = top(view, 'move');
  const others = membersOf(view, frame).filter(each => each.id !== unit.id && isGoing(each));
  if (others.length === 0) return undefined;
  return others.some(each => rangeOf(world, placeOf(frame, each), to) <= 1)
    ? undefined
    : refusal('10.5.2.a', 'it would lose the others');
}

function stepRefusal(scene: Scene, unit: Fielded, to: LocId): Refusal | undefined {
  const { world, view } = scene;
  const frame = top(view, 'move');
  const cost = stepCost(world, view, unit, to);
  if (isRefusal(cost)) return cost;
  if (frame.gait !== 'crawl' && isWired(view, unit.at, to))
    return refusal('7.4.2.a', 'one only crawls into wire');
  if (isEnemyAt(view, unit.side, placeFor(to)) && unit.balked && needsCheck(view, frame, unit))
    return refusal('10.1.8.1', 'it has shrunk back before');
  if (priceOf(frame, cost) > leftFor(world, frame, unit.id))
    return refusal('10.1.2', `that costs ${cost} MP, and it has ${leftFor(world, frame, unit.id)} left`);
  return strayRefusal(scene, unit, to);
}

const step = verb('step', {
  cite: '10.1.2',
  bar: leaderlessRefusal,
  who: ({ view }) => membersOf(view, top(view, 'move')).filter(isGoing),
  unfit: ({ view }, unit) => {
    const frame = top(view, 'move');
    if (frame.plans[unit.id] !== undefined) return refusal('10.5.1', 'it has said where it goes');
    if (unit.inCover !== undefined) return refusal('7.5.3', 'it is In Cover');
    return carriesRefusal(unit, frame.gait) ?? heldRefusal(view, unit);
  },
  what: ({ world, view }, { at }) => placesBeside(world, view, at),
  whatElse: refusal('10.1.2', 'it does not lie beside it'),
  refusal: stepRefusal,
  args: ({ id }, to) => ({ unit: id, to }),
  *perform(game, { unit, to }) {
    const { plans } = top(game.state, 'move');
    amend(game, 'move', { plans: { ...plans, [unit]: to } });
    yield* whenAllHaveSaid(game);
  },
});

/** A member of a platoon stays where it is in this step. */
const hold = verb('hold', {
  cite: '10.5.1',
  bar: scene => {
    const frame = top(scene.view, 'move');
    return membersOf(scene.view, frame).length > 1
      ? leaderlessRefusal(scene)
      : refusal('10.5.1', 'it is alone');
  },
  who: ({ view }) => membersOf(view, top(view, 'move')).filter(isGoing),
  unfit: ({ view }, unit) => {
    const { plans } = top(view, 'move');
    if (plans[unit.id] !== undefined) return refusal('10.5.1', 'it has said where it goes');
    return Object.keys(plans).length === 0 ? refusal('10.5.1', 'somebody must go') : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit }) {
    const { plans } = top(game.state, 'move');
    amend(game, 'move', { plans: { ...plans, [unit]: fieldedById(game.state, unit).at } });
    yield* whenAllHaveSaid(game);
  },
});

/** All go at once (10.5.1); then those who came to Disrupted friends waver, and the enemy may fire. */
function* whenAllHaveSaid(game: Game): Rule<void> {
  const said = top(game.state, 'move');
  const members = membersOf(game.state, said).filter(isGoing);
  if (members.some(({ id }) => said.plans[id] === undefined)) return;
  const setOut = members.filter(unit => said.plans[unit.id] !== unit.at).map(({ id }) => id);
  yield* bugOut(game, [...new Set(setOut.map(id => placeFor(said.plans[id] as LocId)))]);
  const goers: UnitId[] = [];
  for (const id of setOut) if (yield* dares(game, said, id)) goers.push(id);
  const from = new Map(goers.map(id => [id, fieldedById(game.state, id).at]));
  yield* leaveMines(game, said.gait, goers, said.plans);
  go(
    game,
    said,
    goers.filter(id => isAble(game.state, id)),
  );
  yield* enterMines(game, said.gait, goers, from);
  for (const id of goers) yield* waver(game, id);
  openWindow(game, 'mp', goers);
}

/** Into the enemy's place by an Action Check (10.1.8); who fails stays, and does not try again (10.1.8.1). */
function* dares(game: Game, frame: MoveFrame, id: UnitId): Rule<boolean> {
  const unit = fieldedById(game.state, id);
  const to = placeFor(frame.plans[id] as LocId);
  if (!isEnemyAt(game.state, unit.side, to) || !needsCheck(game.state, frame, unit)) return true;
  const isBold = yield* actionCheck(game, unit, 'Action Check to close with the enemy', '10.1.8');
  if (!isBold) game.own(unit).balked = true;
  return isBold;
}

/** Whether it is still there, and can go on. */
const isAble = (view: View, id: UnitId): boolean => {
  const unit = unitById(view, id);
  return isFielded(unit) && isGoing(unit);
};

function go(game: Game, { plans, spent: before, gait }: MoveFrame, goers: readonly UnitId[]): void {
  const spent = { ...before };
  for (const id of goers) {
    const cost = stepCost(landNow(game), game.state, fieldedById(game.state, id), plans[id] as LocId);
    spent[id] = (before[id] ?? 0) + (gait === 'crawl' ? 1 : isRefusal(cost) ? 0 : cost);
  }
  for (const id of goers) {
    const unit = fieldedById(game.state, id);
    const theirs = game.own(unit);
    theirs.moved = gait;
    leavePit(game, unit);
    const said = plans[id] as LocId;
    const to = placeFor(said);
    if (isIntoHoles(said)) theirs.inHoles = true;
    else delete theirs.inHoles;
    creep(game, unit, to, gait);
    if (isTrench(unit.at) && isTrench(to)) theirs.trenched = true;
    else delete theirs.trenched;
    // Who crawls into wire does nothing else (7.4.2.a).
    if (isWired(game.state, unit.at, to)) theirs.halfFired = true;
    lay(game, unit, to);
  }
  const isLed = membersOf(game.state, top(game.state, 'move')).some(isLeader);
  amend(game, 'move', { plans: {}, spent, began: true, ...(isLed && { led: true }) });
  clearCrossfire(game);
  holdGround(game);
}

/** Whoever comes to Disrupted friends without a leader takes a check (10.2.6). */
function* waver(game: Game, id: UnitId): Rule<void> {
  const unit = unitById(game.state, id);
  if (!isFielded(unit) || isLeader(unit)) return;
  const friends = game.state.units.filter(
    each => each.at === unit.at && each.side === unit.side && each.id !== id,
  );
  const leaders = friends.filter(each => isLeader(each) && !isDisrupted(each) && !isHidden(each));
  const isShaken = friends.some(isDisrupted);
  // He is seen by what he prevents.
  if (isShaken)
    showAll(
      game,
      leaders.map(leader => leader.id),
      '3.3.3.b',
    );
  if (isShaken && leaders.length === 0) yield* moraleCheck(game, id, 0, '10.2.6');
}

/** A team is turned over for a point (MOV-SUM.2, 10.3.3), or for its whole crawl (R9). */
const flip = verb('flip', {
  cite: 'MOV-SUM.2',
  who: ({ view }) => membersOf(view, top(view, 'move')).filter(isTeam),
  whoElse: refusal('MOV-SUM.2', 'it has but one side'),
  unfit: ({ world, view }, unit) => {
    const frame = top(view, 'move');
    if (Object.keys(frame.plans).length > 0) return refusal('10.5.1', 'the others are stepping out');
    if (unit.jammed) return refusal('12.8.1.3.1', 'its gun is jammed');
    return leftFor(world, frame, unit.id) >= costOf(world.charts, 'flip')
      ? undefined
      : refusal('10.3.3', 'it has no point left');
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const team = unitById(game.state, unit);
    const frame = top(game.state, 'move');
    const theirs = game.own(team);
    theirs.moved = frame.gait;
    if (team.crew) delete theirs.crew;
    else theirs.crew = true;
    const cost = costOf(game.world.charts, 'flip');
    amend(game, 'move', { began: true, spent: { ...frame.spent, [unit]: spentBy(frame, unit) + cost } });
    openWindow(game, 'mp', [unit]);
  },
});

/** Off the map by an edge that wins something, for a point (3.2.3.2). */
const leave = verb('leave', {
  cite: '3.2.3.2',
  who: ({ view }) => membersOf(view, top(view, 'move')).filter(isGoing),
  unfit: ({ world, view, side }, unit) => {
    if (!exitHexes(world, side).includes(unit.at)) return refusal('3.2.3.2', 'no edge to leave by is here');
    const frame = top(view, 'move');
    if (frame.plans[unit.id] !== undefined) return refusal('10.5.1', 'it has said where it goes');
    return leftFor(world, frame, unit.id) >= costOf(world.charts, 'leave the map')
      ? undefined
      : refusal('3.2.3.2', 'it has no point left');
  },
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit }) {
    lose(game, unitById(game.state, unit), 'exited');
    game.say('3.2.3.2', `{${unit}} leaves the map.`);
    amend(game, 'move', { began: true });
    if (Object.keys(top(game.state, 'move').plans).length > 0) yield* whenAllHaveSaid(game);
  },
});

const DEEDS = [
  step,
  hold,
  join,
  flip,
  leave,
  fireOnTheMove,
  fleeOnTheWay,
  throwSmoke,
  declareSearch,
  seek,
  charge,
  takeCover,
  leaveCover,
  getIn,
] as const;

const end = verb('done', {
  cite: '10.1.2',
  bar: scene => {
    const { plans, began } = top(scene.view, 'move');
    if (!began) return refusal('10.1.1.c', 'the impulse is for moving');
    return Object.keys(plans).length > 0
      ? refusal('10.5.1', 'the others have not said where they go')
      : chargeRefusal(scene);
  },
  perform: endMove,
});

/** All who set out are marked as having moved (10.1.1.c). */
function endMove(game: Game): void {
  const frame = top(game.state, 'move');
  for (const id of frame.units) {
    const unit = unitById(game.state, id);
    if (isFielded(unit) && unit.moved === undefined) game.own(unit).moved = frame.gait;
  }
  endSearch(game);
  pop(game);
  strikeHome(game, frame);
}

/** Their leader is gone or can't go on, and no other set out with them (10.5.2.b). */
const isLeaderless = (view: View, frame: MoveFrame): boolean =>
  frame.led === true && !membersOf(view, frame).some(unit => isLeader(unit) && isGoing(unit));

/** Each who would go on takes an Action Check; who fails has ended its move (10.5.2.b). */
function* goOnAlone(game: Game, { units, gait }: MoveFrame): Rule<void> {
  const left: UnitId[] = [];
  for (const id of units) {
    const unit = unitById(game.state, id);
    if (!isFielded(unit)) continue;
    const goesOn = !isGoing(unit) || (yield* actionCheck(game, unit, 'Action Check to go on', '10.5.2.b'));
    if (goesOn) left.push(id);
    else if (unit.moved === undefined) game.own(unit).moved = gait;
  }
  const { led: _, ...frame } = top(game.state, 'move');
  replaceTop(game, { ...frame, units: left });
}

/** One step, one thing on the way, or the end of the move. */
export function* moveFrame(game: Game, frame: MoveFrame): Rule<void> {
  const { side } = frame;
  if (isLeaderless(game.state, frame)) return yield* goOnAlone(game, frame);
  const scene = sceneSeen(game, side);
  if (!anyOffer([...DEEDS], scene)) return endMove(game);
  const verbs = [...DEEDS, end] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'move',
    cite: '10.1.2',
    prompt: 'Move',
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('10.1.2', place === undefined ? 'it is not on its way' : 'nobody on the way gets there now');
