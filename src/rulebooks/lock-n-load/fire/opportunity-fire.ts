/** Opportunity Fire (5.3): the other side's chance to fire after every expenditure of movement points. */
import {
  anyOffer,
  type Frozen,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
} from '../../../engine/index.ts';
import type { Direction } from '../../../hex/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { pop, push } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { strangerRefusal } from '../impulses/idle.ts';
import { hasArc, turns } from '../ordnance/weapon-teams.ts';
import type { Location, WindowFrame } from '../state.ts';
import { type AnyUnit, findUnit, unitById } from '../units.ts';
import { armRefusal, armsOf, layRefusal } from '../vehicles/fire/arms.ts';
import { beginGunnery } from '../vehicles/fire/gunnery.ts';
import { type AnyVehicle, findVehicle, manned } from '../vehicles/vehicles.ts';
import { enemyOf, type World } from '../world.ts';
import { beginFire } from './fire.ts';
import { readinessRefusal } from './may-fire.ts';
import { occasionOf } from './occasion.ts';
import { fireKind, type Shooter, shootersOf } from './shooters.ts';
import { friendsRefusal, occupationRefusal, type Target, targetAt, targetRefusal } from './targets.ts';

type AnyWindow = Frozen<WindowFrame>;

/** Units have spent so many points in a location: the enemy's window opens on them, for as many attacks. */
export function openWindow(game: Game, at: Location, movers: AnyWindow['movers'], shots: number): void {
  const mover = movers
    .map(id => findUnit(game.state, id) ?? findVehicle(game.state, id))
    .find(each => each !== undefined);
  if (!mover) return;
  push(game, { is: 'window', side: enemyOf(game.world, mover.side), at, movers, shots, fired: [] });
}

interface WindowScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly frame: AnyWindow;
}

const verb = verbsIn<WindowScene>();

/** What the scene is asked again and again: the occasion and the target. */
const prospect = remembered(({ world, view, side, frame }: WindowScene) => {
  const targets = targetsOf(world, view, side, frame);
  const against = targets.some(({ vehicle }) => !vehicle) ? occupationRefusal : friendsRefusal;
  return { occasion: occasionOf(view, side), closed: against(view, side, frame.at), targets };
});

/** Those who move on foot together, and each vehicle by itself (14.1.a, 17.2.c). */
function targetsOf(
  world: World,
  view: View,
  side: Side,
  { at, movers }: AnyWindow,
): readonly [Target, ...Target[]] {
  const vehicles = movers
    .flatMap(id => findVehicle(view, id) ?? [])
    .filter(each => isManned(each, at))
    .map(each => targetAt(world, view, side, at, each));
  const onFoot = targetAt(world, view, side, at);
  const [first, ...others] = vehicles;
  if (!first) return [onFoot];
  return movers.some(id => findUnit(view, id)?.at === at) ? [onFoot, ...vehicles] : [first, ...others];
}

/** All who might fire at it. */
const shootersIn = remembered(({ view, side }: WindowScene): readonly Shooter[] =>
  view.units.flatMap(unit => (unit.side === side ? shootersOf(view, unit) : [])),
);

const CLOSED = refusal('5.3.a', 'it may fire when enemies spend movement points in its sight');

const closedIn = (scene: WindowScene): Refusal | undefined =>
  prospect(scene).occasion ? prospect(scene).closed : CLOSED;

/** Whatever the target: its own condition, and what has been fired in this window. */
function shooterRefusal(scene: WindowScene, shooter: Shooter): Refusal | undefined {
  const { occasion } = prospect(scene);
  if (!occasion) return CLOSED;
  if (!hasShotLeft(scene.frame, shooter))
    return refusal('5.3.c', 'there is one attack for each movement point spent');
  return readinessRefusal(scene.world, scene.view, occasion, shooter);
}

/** What keeps it from all of them; the first reason counts. */
function aimIn(scene: WindowScene, shooter: Shooter): Refusal | undefined {
  const against = prospect(scene).targets.map(target =>
    targetRefusal(scene.world, scene.view, shooter, target),
  );
  return against.includes(undefined) ? undefined : against[0];
}

const ready = verb('ready', {
  cite: '5.3.a',
  bar: closedIn,
  who: shootersIn,
  by: (_, { user }) => user.id,
  unfit: (scene, shooter) => shooterRefusal(scene, shooter) ?? aimIn(scene, shooter),
  args: ({ id }) => ({ shooter: id }),
  perform: (game, { shooter }) => beginFire(game, shooter),
});

/** A gun that can't fire at the target turns to it, and fires at once (1.7.g). */
const pivot = verb('pivot', {
  cite: '1.7.g',
  bar: closedIn,
  who: scene => shootersIn(scene).filter(shooter => !shooter.weapon && hasArc(shooter.user)),
  by: (_, { user }) => user.id,
  unfit(scene, shooter) {
    const against = shooterRefusal(scene, shooter);
    if (against) return against;
    const aim = aimIn(scene, shooter);
    return aim?.cite === '1.7.f' ? undefined : (aim ?? refusal('1.7.g', 'it covers the place already'));
  },
  what: (scene, shooter) => turns(scene.world, shooter.user, scene.frame.at),
  refusal: (scene, shooter, { facing }) =>
    aimIn(scene, { ...shooter, user: { ...shooter.user, facing } as AnyUnit }),
  args: ({ user }, { facing }) => ({ unit: user.id, facing }),
  perform(game, { unit, facing }) {
    game.own(unitById(game.state, unit)).facing = facing as Direction;
    beginFire(game, unit, { pivoted: true });
  },
});

const pass = verb('pass', { cite: '5.3.d', perform: game => pop(game) });

/** A vehicle's weapon (4.1.d): each is an attack of its own. */
const lay = verb('lay', {
  cite: '5.3.c',
  bar: closedIn,
  who: ({ view, side }) => manned(view, side).flatMap(armsOf),
  by: (_, { vehicle }) => vehicle.id,
  unfit(scene, arm) {
    const { world, view, frame } = scene;
    const { occasion, targets } = prospect(scene);
    if (!occasion) return CLOSED;
    if (frame.shots <= 0 && (arm.vehicle.at === undefined || !frame.fired.includes(arm.vehicle.at)))
      return refusal('5.3.c', 'there is one attack for each movement point spent');
    const against = armRefusal(world, occasion, arm);
    if (against) return against;
    const reasons = targets.map(target => layRefusal(world, view, occasion, arm, target));
    return reasons.includes(undefined) ? undefined : reasons[0];
  },
  args: ({ id }) => ({ arm: id }),
  perform: (game, { arm }) => beginGunnery(game, arm),
});

const OPENINGS = [ready, pivot, lay] as const;
const WINDOW_VERBS = [...OPENINGS, pass] as const;

/** One attack, or a pass. The window stays open as long as there is somebody to fire, and at whom (5.3.c, 5.3.d). */
export function* windowFrame(game: Game, frame: AnyWindow): Rule<void> {
  const { side, at } = frame;
  const sceneOf = remembered((view: View): WindowScene => ({ world: game.world, view, side, frame }));
  if (!isMoverThere(game.state, frame) || !anyOffer(OPENINGS, sceneOf(game.state))) return pop(game);
  yield* decide(game, WINDOW_VERBS, sceneOf, idle, {
    by: side,
    id: 'opportunity-fire',
    cite: '5.3.a',
    prompt: `Fire at the units moving in ${at}?`,
    window: { on: 'opportunity-fire', pass: { verb: 'pass' }, subject: frame.movers.join(',') },
  });
}

const isMoverThere = (view: View, { movers, at }: AnyWindow): boolean =>
  movers.some(id => findUnit(view, id)?.at === at || isManned(findVehicle(view, id), at));

/** A vehicle that its crew has left moves no more. */
const isManned = (vehicle: AnyVehicle | undefined, at: Location): boolean =>
  vehicle?.at === at && !vehicle.abandoned;

function idle(scene: WindowScene, subject: Subject): Refusal {
  if (subject.place !== undefined) return refusal('5.3.a', 'this fire goes at the units that move');
  return strangerRefusal(scene, subject) ?? refusal('11.1.a', 'it has nothing to fire with');
}

/** One attack for each point; ordnance and teams stacked with those who fired attack besides (5.3.c). */
function hasShotLeft({ shots, fired }: AnyWindow, shooter: Shooter): boolean {
  return shots > 0 || (fireKind(shooter) !== 'combined' && fired.includes(shooter.at));
}
