/** The Movement Phase (B12): the Second Player moves unit by unit and hex by hex, then the First. */
import { type HexId, hexesIn } from '../../../board/index.ts';
import {
  anyOffer,
  DONE,
  isRefusal,
  offers,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
} from '../../../engine/index.ts';
import { directionName, opposite, parseDirection, turned } from '../../../hex/index.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { exitHexes } from '../../kit/scenario/victory.ts';
import { alight } from '../artillery/on-foot.ts';
import { commandRange } from '../charts/index.ts';
import { actingSide, outOfTurn } from '../commands/initiative-groups.ts';
import { hasRadio } from '../commands/radios.ts';
import { hasTurret, turretTurnOf } from '../fire/field.ts';
import { watchMove } from '../fire/overwatch.ts';
import { hasTrailer, jettison } from '../fire/trailer.ts';
import { hasSealed } from '../fire/volley.ts';
import {
  amend,
  decide,
  type Fielded,
  type Game,
  gradeOf,
  isFielded,
  isLeg,
  isVehicle,
  lose,
  ownUnits,
  pop,
  push,
  type Scene,
  sceneFor,
  show,
  top,
  unitById,
  vehicleCardOf,
  verbsIn,
} from '../game.ts';
import { counterAhead, hiddenRefusal } from '../hidden/counters.ts';
import { sneak } from '../hidden/sneak.ts';
import { treadOnMines } from '../mines/enter.ts';
import { loseCamouflage } from '../sight/camouflage.ts';
import { leaveScreen } from '../smoke/screen.ts';
import { cautionIn } from '../weather/conditions.ts';
import { distance, isOn, type World } from '../world.ts';
import { bogsDown } from './bog.ts';
import { type Step, speedOf, turnCostAt } from './costs.ts';
import { behind, shelter } from './escort.ts';
import { endMove, enter, hexesBeyond, isEnemyIn, moverOf, priced, sidesAhead, spend } from './mover.ts';
import { meetsEnemy } from './narrow.ts';
import { overrun } from './overrun.ts';
import { push as pushAside, shove } from './push.ts';
import { dismount, mount } from './transport.ts';

const verb = verbsIn<Scene>();

function notMoving(world: World, unit: Fielded): Refusal | undefined {
  const hidden = hiddenRefusal(unit);
  if (hidden) return hidden;
  if (unit.moved) return refusal('B12', 'it has moved');
  if (unit.aboard) return refusal('B12.10', 'it goes where it is taken');
  if (unit.command !== 'MOVE' && unit.command !== 'SHORT-HALT')
    return refusal('B5.3', 'it has neither MOVE nor SHORT HALT');
  if (unit.tracked) return refusal('B10.2', 'it can’t move');
  return speedOf(world, unit, undefined) === 0 ? refusal('B12', 'it is moved by vehicles alone') : undefined;
}

const move = verb('move', {
  cite: 'B12',
  who: ownUnits,
  unfit: ({ world, view }, unit) => outOfTurn(world, view, unit) ?? notMoving(world, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const mover = unitById(game.state, unit);
    game.own(mover).moved = true;
    show(game, mover);
    loseCamouflage(game, mover);
    push(game, { is: 'move', unit, used: 0, hexes: 0, freeTurns: 0, turretTurns: 0 });
  },
});

const endPart = verb('done', { cite: 'B1.2', perform() {} });

/** The Second Player moves all, then the First (BASE.MOV2). */
export function* movementPhase(game: Game): Rule<boolean> {
  const { world } = game;
  const side = actingSide(game, true);
  const deeds = [move, dismount, alight, sneak] as const;
  if (!hasSealed(game.state, side) && !anyOffer(deeds, { world, view: game.state, side })) return true;
  const verbs = [...deeds, jettison, endPart] as const;
  const act = yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'movement',
    cite: 'B12',
    prompt: 'Move',
  });
  return act.verb === DONE.verb;
}

/** What lies in the hex does its work, and then those who waited for it may do theirs. */
function* arrived(game: Game, climbs: boolean): Rule<void> {
  const { unit } = top(game.state, 'move');
  yield* treadOnMines(game, unit);
  const men = behind(game.state, unit).map(({ id }) => id);
  for (const id of men) yield* treadOnMines(game, id);
  watchMove(game, unit, climbs);
  // They may be fired at as well, each by itself (7.49.f).
  for (const id of men) watchMove(game, id, false);
}

const enemyAhead = (scene: Scene, to: HexId): Refusal | undefined =>
  meetsEnemy(scene.world, scene.view, moverOf(scene.view), to) ??
  (isEnemyIn(scene.view, moverOf(scene.view), to)
    ? refusal('B13.3', 'the enemy is there')
    : counterAhead(scene.world, scene.view, scene.side, to));

const step = verb('step', {
  cite: 'B12.1',
  who: scene => hexesBeyond(scene, sidesAhead(moverOf(scene.view))),
  whoElse: refusal('B12.1', 'it does not lie ahead'),
  by: ({ view }) => top(view, 'move').unit,
  unfit: (scene, to) => enemyAhead(scene, to) ?? against(priced(scene, to)),
  args: to => ({ to }),
  *perform(game, { to }) {
    if (yield* bogsDown(game, to, {})) return;
    const { climbs } = enter(game, to);
    yield* arrived(game, climbs === true);
  },
});

/** Twice the cost (BASE.REV), but for those with dual controls (7.33). */
const reverseTimes = (world: World, unit: Fielded): number =>
  isOn(world, '7.33') && vehicleCardOf(unit)?.dualControls ? 1 : 2;

const reverse = verb('reverse', {
  cite: 'B12.3',
  who: scene => {
    const unit = moverOf(scene.view);
    return isVehicle(unit) ? hexesBeyond(scene, [opposite(unit.facing)]) : [];
  },
  whoElse: refusal('B12.3', 'it does not lie behind'),
  by: ({ view }) => top(view, 'move').unit,
  unfit: (scene, to) =>
    (hasTrailer(scene.world, moverOf(scene.view))
      ? refusal('7.38.12.1.b', 'it tows a trailer')
      : undefined) ??
    enemyAhead(scene, to) ??
    against(priced(scene, to, { times: reverseTimes(scene.world, moverOf(scene.view)) })),
  args: to => ({ to }),
  *perform(game, { to }) {
    const how = { times: reverseTimes(game.world, moverOf(game.state)) };
    if (yield* bogsDown(game, to, how)) return;
    const { climbs } = enter(game, to, how);
    yield* arrived(game, climbs === true);
  },
});

const against = (found: Step | Refusal): Refusal | undefined => (isRefusal(found) ? found : undefined);

const turn = verb('turn', {
  cite: 'B12.2',
  who: ({ view }) => {
    const { facing } = moverOf(view);
    return [turned(facing, 1), turned(facing, -1)].map(directionName);
  },
  whoElse: refusal('B12.2', 'it turns by one hexside at a time'),
  by: ({ view }) => top(view, 'move').unit,
  unfit: ({ world, view }) => {
    const unit = moverOf(view);
    if (!isVehicle(unit)) return refusal('B12.1', 'it faces every way');
    if (unit.bogged) return refusal('7.29.e', 'it has bogged down');
    const { used, freeTurns, way } = top(view, 'move');
    if (freeTurns > 0) return undefined;
    return used + Math.max(1, turnCostAt(world, unit, way)) > speedOf(world, unit, way)
      ? refusal('B12.2', 'it has too few points left to turn')
      : undefined;
  },
  args: side => ({ side }),
  *perform(game, { side }) {
    const mover = moverOf(game.state);
    const { freeTurns, way } = top(game.state, 'move');
    if (freeTurns > 0) amend(game, 'move', { freeTurns: freeTurns - 1 });
    else spend(game, Math.max(1, turnCostAt(game.world, mover, way)));
    const facing = parseDirection(side) ?? mover.facing;
    const by = facing - mover.facing;
    const own = game.own(mover);
    own.facing = facing;
    leaveScreen(own);
    // The turret keeps its place on the hull (7.8.1.b).
    if (mover.turret !== undefined) own.turret = turned(mover.turret, by);
    // A turn is movement within the hex, and mines in it attack again (7.31.2.e).
    yield* arrived(game, false);
  },
});

/** A turret turns on the move, by as many hexsides for each hex as it can (7.8.1.b). */
const swing = verb('swing', {
  cite: '7.8.1.b',
  bar: ({ world }) => (isOn(world, '7.8') ? undefined : refusal('7.8.a', 'turrets are not turned')),
  who: ({ view }) => [moverOf(view)],
  whoElse: refusal('7.8.1.b', 'it is not on its way'),
  unfit: ({ view }, unit) => {
    if (!hasTurret(unit)) return refusal('7.8.1.a', 'it has no turret');
    const { hexes, turretTurns } = top(view, 'move');
    if (hexes === 0) return refusal('7.8.1.b', 'it has entered no hex');
    return turretTurns < turretTurnOf(unit) ? undefined : refusal('7.8.1.a', 'its turret turns no farther');
  },
  what: (_, { turret, facing }) => [1, -1].map(by => directionName(turned(turret ?? facing, by))),
  whatElse: refusal('7.8.1.a', 'it turns by one hexside at a time'),
  args: ({ id }, side) => ({ unit: id, side }),
  perform(game, { side }) {
    const mover = moverOf(game.state);
    game.own(mover).turret = parseDirection(side) ?? mover.facing;
    amend(game, 'move', { turretTurns: top(game.state, 'move').turretTurns + 1 });
    watchMove(game, mover.id, false);
  },
});

/** Men may hurry: farther, without fire, and easier to hurt (B12.9). */
const quickmarch = verb('quickmarch', {
  cite: 'B12.9',
  bar: ({ world, view }) => {
    const unit = moverOf(view);
    if (!isLeg(unit)) return refusal('B12.9', 'only men hurry');
    if (cautionIn(world)) return refusal('7.36.2.a', 'nobody hurries in such light');
    if (unit.suppressed) return refusal('B11.1', 'it is suppressed');
    if (unit.command !== 'MOVE') return refusal('B12.9', 'only with MOVE');
    return top(view, 'move').used > 0 || unit.quickmarch ? refusal('B12.9', 'it is on its way') : undefined;
  },
  perform(game) {
    game.own(moverOf(game.state)).quickmarch = true;
  },
});

const exits = rememberedIn((world: World, side: Side): ReadonlySet<HexId> => new Set(exitHexes(world, side)));

const leave = verb('leave', {
  cite: 'B12.12',
  bar: ({ world, view, side }) => {
    const unit = moverOf(view);
    if (unit.bogged) return refusal('7.29.e', 'it has bogged down');
    if (!exits(world, side).has(unit.at)) return refusal('B12.12', 'no edge to leave by is here');
    const { used, hexes, way } = top(view, 'move');
    return hexes > 0 && used + 1 > speedOf(world, unit, way)
      ? refusal('B12.12', 'it has too few points left')
      : undefined;
  },
  *perform(game) {
    if (yield* bogsDown(game, undefined, {})) return;
    const mover = moverOf(game.state);
    const riders = game.state.units.filter(each => each.aboard === mover.id || each.behind === mover.id);
    pop(game);
    for (const unit of [mover, ...riders]) lose(game, unit, 'left');
    game.say('B12.12', `{${mover.id}} leaves the map.`);
  },
});

/** Vehicles that share a command end in Command Range of one another (BASE.CR), if they can. */
function strayRefusal(scene: Scene): Refusal | undefined {
  const { world, view } = scene;
  const unit = moverOf(view);
  if (unit.shares === undefined || !isVehicle(unit)) return undefined;
  const mates = view.units.filter(
    (each): each is Fielded =>
      isFielded(each) &&
      each.side === unit.side &&
      each.shares === unit.shares &&
      each.id !== unit.id &&
      isVehicle(each),
  );
  const range = hasRadio(world, unit) ? commandRange(world.charts, gradeOf(world, unit)) : 0;
  const keeps = (hex: HexId) => mates.some(each => !each.moved || distance(world, each.at, hex) <= range);
  // Nobody turns round for one who sticks: they keep together if the next hex would do it (7.29.g).
  const isParted =
    mates.some(({ bogged }) => bogged) &&
    !offers([step], scene).some(act => keeps((act as { to: HexId }).to));
  const isKept = mates.length === 0 || isParted || keeps(unit.at);
  return isKept
    ? undefined
    : refusal('BASE.CR', 'it must stay in Command Range of those who share its command');
}

/** Who has driven over the enemy drives on, if the points are there (B13.3). */
const overrunRefusal = ({ view }: Scene): Refusal | undefined => {
  const unit = moverOf(view);
  return isVehicle(unit) && isEnemyIn(view, unit, unit.at)
    ? refusal('B13.3', 'it does not stop among the enemy')
    : undefined;
};

const DEEDS = [
  step,
  reverse,
  turn,
  swing,
  quickmarch,
  leave,
  overrun,
  mount,
  shelter,
  pushAside,
  shove,
] as const;

const halt = verb('done', {
  cite: 'B12',
  bar: scene => {
    const stays = overrunRefusal(scene) ?? strayRefusal(scene);
    return stays && anyOffer([step, reverse, turn, overrun], scene) ? stays : undefined;
  },
  perform: game => endMove(game),
});

/** One hex, one turn, or the end of the move. */
export function* moveFrame(game: Game): Rule<void> {
  const { world } = game;
  const mover = unitById(game.state, top(game.state, 'move').unit);
  if (!isFielded(mover) || mover.tracked || mover.aboard) return endMove(game);
  const { side, id } = mover;
  if (!anyOffer(DEEDS, { world, view: game.state, side })) return endMove(game);
  const verbs = [...DEEDS, jettison, halt] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'move',
    cite: 'B12',
    prompt: `Move {${id}}`,
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('B12', place === undefined ? 'it does not move now' : 'nobody who moves gets there now');

/** The area in which a platoon sets up. */
export const setUpHexes = rememberedIn((world: World, group: string): readonly HexId[] =>
  hexesIn(world.field, world.scenario.groups.find(({ id }) => id === group)?.setUp ?? []),
);
