/** The Indirect Fire Step (B14): the First Player calls, keeps up and checks the fire of his batteries, and then the Second. */
import type { HexId } from '../../../board/index.ts';
import {
  anyOffer,
  DONE,
  type Refusal,
  type Rule,
  refusal,
  type Subject,
  unset,
} from '../../../engine/index.ts';
import { neighbours } from '../../kit/world.ts';
import {
  decide,
  type Fielded,
  fieldedById,
  type Game,
  isFielded,
  ownUnits,
  phasing,
  pop,
  push,
  type Scene,
  sceneFor,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { countersOf } from '../hidden/counters.ts';
import { inSight } from '../sight/sight.ts';
import { type Battery, type BatteryId, LOADS, type Load, type UnitId } from '../state.ts';
import { isOn } from '../world.ts';
import { batteryById, calledHexes, notObserving, reconHexes, supporting } from './battery.ts';
import { lookFor } from './counter.ts';
import { fall } from './mission.ts';
import { respond } from './response.ts';

const verb = verbsIn<Scene>();

const mine = ({ view, side }: Scene) => supporting(view, side);

function notReady({ lost, used }: Battery): Refusal | undefined {
  if (lost) return refusal('7.28.2.g', 'it is knocked out');
  return used ? refusal('B14.1', 'it has been called or has fired in this turn') : undefined;
}

const call = verb('call', {
  cite: 'B14.1',
  who: mine,
  unfit: (_, battery) =>
    notReady(battery) ??
    (battery.mission ? refusal('B14.4', 'its fire must be checked before another is called') : undefined),
  what: (scene): readonly UnitId[] => ownUnits(scene).map(({ id }) => id),
  whatElse: refusal('B14.1', 'nobody of the side calls from there'),
  refusal: (scene, _, by) => {
    const unit = fieldedById(scene.view, by);
    const hexes = () => calledHexes(scene, unit).length + reconHexes(scene, unit).length;
    return (
      notObserving(scene.world, unit) ??
      (hexes() > 0 ? undefined : refusal('BASE.IFT', 'it sees nobody who is spotted'))
    );
  },
  args: ({ id }, by) => ({ battery: id, by }),
  perform(game, { battery, by }) {
    push(game, { is: 'call', side: phasing(game), battery, by });
  },
});

/** Where the observer of a mission is, if he still sees its impact (7.26.c). */
function watcherOf({ view, world }: Scene, { mission }: Battery): Fielded | undefined {
  const unit = mission?.by === undefined ? undefined : unitById(view, mission.by);
  return unit && mission && isFielded(unit) && inSight(world, unit.at, mission.at) ? unit : undefined;
}

function notKept(scene: Scene, battery: Battery): Refusal | undefined {
  if (!battery.mission) return refusal('B14.4', 'it has no mission');
  if (battery.mission.isRecon) return refusal('7.37.c', 'reconnaissance by fire is checked after a turn');
  return (
    notReady(battery) ??
    (watcherOf(scene, battery) ? undefined : refusal('7.26.c', 'nobody sees where it falls'))
  );
}

const keep = verb('keep', {
  cite: 'B14.4',
  who: mine,
  unfit: notKept,
  args: ({ id }) => ({ battery: id }),
  *perform(game, { battery }) {
    const { mission } = batteryById(game.state, battery);
    if (mission) yield* goOn(game, battery, mission.at);
  },
});

/** Fire is moved by one hex (B14.4). */
const shift = verb('shift', {
  cite: 'B14.4',
  who: mine,
  unfit: notKept,
  what: ({ world, view }, { id }): readonly HexId[] => {
    const { mission } = batteryById(view, id);
    return mission ? neighbours(world, mission.at) : [];
  },
  whatElse: refusal('B14.4', 'fire is adjusted by one hex'),
  refusal: (scene, battery, at) => {
    const by = watcherOf(scene, battery);
    return by && inSight(scene.world, by.at, at)
      ? undefined
      : refusal('B14.4', 'its observer does not see it');
  },
  args: ({ id }, at) => ({ battery: id, at }),
  *perform(game, { battery, at }) {
    yield* goOn(game, battery, at);
  },
});

const cease = verb('cease', {
  cite: 'B14.4',
  who: mine,
  unfit: (_, battery) =>
    battery.mission && !battery.used ? undefined : refusal('B14.4', 'it has no fire to check'),
  args: ({ id }) => ({ battery: id }),
  perform(game, { battery }) {
    unset(game.own(batteryById(game.state, battery)), 'mission');
  },
});

function* goOn(game: Game, id: BatteryId, at: HexId): Rule<void> {
  const battery = batteryById(game.state, id);
  const { mission } = battery;
  if (!mission?.by) return;
  const by = fieldedById(game.state, mission.by);
  game.own(battery).used = true;
  const impact = yield* respond(game, { battery, by, at, isContinued: true, isRecon: false });
  const own = game.own(batteryById(game.state, id));
  if (impact === undefined) return unset(own, 'mission');
  own.mission = { ...mission, at: impact, turns: mission.turns + 1 };
  yield* fall(game, id, impact, mission.load);
  lookFor(game, id);
}

/** Who speaks to the battery, as far as one knows. */
function callerIn(view: View): Fielded | undefined {
  const { by } = top(view, 'call');
  return by === undefined ? undefined : fieldedById(view, by);
}

const aim = verb('aim', {
  cite: 'B14.1',
  who: scene => {
    const unit = callerIn(scene.view);
    return unit ? [...calledHexes(scene, unit), ...reconHexes(scene, unit)] : [];
  },
  whoElse: refusal('BASE.IFT', 'nobody whom the observer sees is spotted there'),
  what: (): readonly Load[] => LOADS,
  refusal: (scene, at, load) => {
    if (load === 'illumination' && !isOn(scene.world, '7.27'))
      return refusal('7.27.a', 'no shells for light are played');
    const unit = callerIn(scene.view);
    return load === 'gp-closed' || !unit || calledHexes(scene, unit).includes(at)
      ? undefined
      : refusal('7.37.a', 'reconnaissance by fire is closed GP fire');
  },
  args: (at, load) => ({ at, load }),
  *perform(game, { at, load }) {
    const { battery: id, side } = top(game.state, 'call');
    const by = callerIn(game.state);
    if (!by) return;
    const isRecon = !calledHexes({ world: game.world, view: game.state, side }, by).includes(at);
    pop(game);
    game.own(by).called = true;
    const battery = batteryById(game.state, id);
    game.own(battery).used = true;
    const impact = yield* respond(game, { battery, by, at, isContinued: false, isRecon });
    if (impact === undefined) return;
    game.own(batteryById(game.state, id)).mission = {
      at: impact,
      load,
      by: by.id,
      turns: 1,
      ...(isRecon && ({ isRecon: true } as const)),
    };
    yield* fall(game, id, impact, load);
    lookFor(game, id);
  },
});

/** What is planned for this turn falls unasked (B14). */
function* planned(game: Game): Rule<boolean> {
  const { turn } = game.state;
  const battery = supporting(game.state, phasing(game)).find(
    each => !each.lost && !each.used && each.planned?.some(fire => fire.turn === turn),
  );
  const fire = battery?.planned?.find(each => each.turn === turn);
  if (!battery || !fire) return false;
  const own = game.own(battery);
  own.used = true;
  own.mission = { at: fire.at, load: 'gp-closed', turns: 1 };
  game.say('B14', `{${battery.id}} fires as planned at {${fire.at}}.`);
  yield* fall(game, battery.id, fire.at, 'gp-closed');
  lookFor(game, battery.id);
  return true;
}

const endPart = verb('done', { cite: 'B1.1', perform() {} });
const DEEDS = [call, keep, shift, cease] as const;

/** Where somebody may be hidden who sees a target, the side is asked as long as there is a battery, whatever he sees (7.2.2.3.b). */
const isAwaited = (scene: Scene): boolean =>
  countersOf(scene.view, scene.side).length > 0
    ? mine(scene).some(battery => !notReady(battery))
    : anyOffer(DEEDS, scene);

export function* indirectPhase(game: Game): Rule<boolean> {
  const { world } = game;
  if (yield* planned(game)) return false;
  const side = phasing(game);
  if (isAwaited({ world, view: game.state, side })) {
    const verbs = [...DEEDS, endPart] as const;
    const act = yield* decide(game, verbs, sceneFor(game, side), idle, {
      by: side,
      id: 'indirect',
      cite: 'B14',
      prompt: 'Indirect Fire',
      window: { on: 'indirect', pass: DONE, optional: true },
    });
    if (act.verb !== DONE.verb) return false;
  }
  // Fire that nobody keeps up is checked.
  for (const battery of supporting(game.state, side))
    if (battery.mission && !battery.used) unset(game.own(batteryById(game.state, battery.id)), 'mission');
  return true;
}

export function* callFrame(game: Game): Rule<void> {
  const { side, battery } = top(game.state, 'call');
  const verbs = [aim] as const;
  yield* decide(game, verbs, sceneFor(game, side), idle, {
    by: side,
    id: 'call',
    cite: 'B14.1',
    prompt: `Where {${battery}} shall fire`,
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal(
    'B14',
    place === undefined ? 'it neither calls nor fires from afar now' : 'nobody calls on that hex',
  );
