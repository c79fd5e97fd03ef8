/** How fire is declared (5.0, 5.2): who leads it, at what, who joins in, who aids it; then the dice. */
import {
  type Frozen,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
} from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { push, replaceTop, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { strangerRefusal } from '../impulses/idle.ts';
import { activatedUnits, type ImpulseScene, impulseVerb } from '../impulses/scene.ts';
import { callers } from '../ordnance/mortars.ts';
import type { FireFrame, Location, ShooterId } from '../state.ts';
import { unitsAt } from '../units.ts';
import { findVehicle, manned, vehicleById } from '../vehicles/vehicles.ts';
import { enemyOf, type World } from '../world.ts';
import { fireAttack } from './attack.ts';
import { aidRefusal, leadersHere, mateRefusal, matesHere } from './leaders.ts';
import { readinessRefusal } from './may-fire.ts';
import { occasionOf, takesPart } from './occasion.ts';
import { fireKind, printedFire, type Shooter, shooterOf, shootersOf } from './shooters.ts';
import {
  friendsRefusal,
  occupationRefusal,
  type Target,
  targetAt,
  targetRefusal,
  targetsFor,
  windowRefusal,
} from './targets.ts';

type Declaration = Frozen<FireFrame>;

const NOBODY = refusal('5.0.a', 'there is nobody to fire at');

const enemiesOf = remembered(({ world, view, side }: ImpulseScene) => targetsFor(world, view, side));
const shootersIn = remembered((scene: ImpulseScene): readonly Shooter[] =>
  activatedUnits(scene).flatMap(unit => shootersOf(scene.view, unit)),
);
const occasionIn = remembered(({ view, side }: ImpulseScene) => occasionOf(view, side));

/** The act of an impulse: something makes ready to fire. */
export const ready = impulseVerb('ready', {
  cite: '5.0.a',
  who: shootersIn,
  by: (_, { user }) => user.id,
  unfit(scene, shooter) {
    const { world, view } = scene;
    const occasion = occasionIn(scene);
    if (!occasion) return NOBODY;
    return readinessRefusal(world, view, occasion, shooter) ?? nobodyInReach(scene, shooter);
  },
  args: ({ id }) => ({ shooter: id }),
  perform: (game, { shooter }) => beginFire(game, shooter),
});

/** What keeps it from the enemies, if there is none at whom it can fire; of several reasons the last enemy's. */
function nobodyInReach(scene: ImpulseScene, shooter: Shooter): Refusal | undefined {
  let against: Refusal | undefined = NOBODY;
  for (const target of enemiesOf(scene)) {
    against = aimRefusal(scene.world, scene.view, shooter, target);
    if (!against) return undefined;
  }
  return against;
}

/** By a line of its own, or by somebody who calls a mortar's fire. */
function aimRefusal(world: World, view: View, shooter: Shooter, target: Target): Refusal | undefined {
  const against = targetRefusal(world, view, shooter, target);
  const isCalled = fireKind(shooter) === 'mortar' && callers(world, view, shooter, target).length > 0;
  return isCalled ? undefined : against;
}

/** Begins a declaration; where there is but one target it is taken. */
export function beginFire(game: Game, id: ShooterId, rest: Partial<FireFrame> = {}): void {
  const shooter = shooterOf(game.state, id);
  const { side } = shooter.user;
  const open = possibleTargets(game.world, game.state, shooter, side);
  const [only, ...others] = open.filter(target => !windowRefusal(game.state, side, target));
  const aimed = only && others.length === 0 ? aimAt(only) : {};
  push(game, { is: 'fire', by: side, from: shooter.at, shooters: [id], ...aimed, ...rest });
}

/** A target as a declaration has it. */
const aimAt = ({ at, vehicle }: Pick<Target, 'at' | 'vehicle'>) => ({
  target: at,
  ...(vehicle && { vehicle: vehicle.id }),
});

export const possibleTargets = (world: World, view: View, shooter: Shooter, side: Side): readonly Target[] =>
  targetsFor(world, view, side).filter(target => !aimRefusal(world, view, shooter, target));

/** One pick of the declaration; the last one throws the dice. */
export function* fireFrame(game: Game, frame: Declaration): Rule<void> {
  if (frame.target === undefined) yield* pickTarget(game, frame);
  else yield* pickGroup(game, { ...frame, target: frame.target });
}

/** A declaration under way. */
interface FireScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly frame: Declaration;
}

const verb = verbsIn<FireScene>();

const shootersAmong = remembered(({ view, frame }: FireScene): readonly Shooter[] =>
  frame.shooters.map(id => shooterOf(view, id)),
);

/** What the attack is aimed at; a declaration without a target has no group yet. */
function targetIn({ world, view, side, frame }: FireScene): Target {
  if (frame.target === undefined) throw new Error('the attack has no target yet');
  const vehicle = frame.vehicle === undefined ? undefined : findVehicle(view, frame.vehicle);
  return targetAt(world, view, side, frame.target, vehicle);
}

const at = verb('at', {
  cite: '5.0.a',
  who: ({ view, side }) => [
    ...new Set(view.units.flatMap(unit => (unit.side === side ? [] : (unit.at ?? [])))),
  ],
  whoElse: refusal('5.0.a', 'there is no enemy'),
  unfit: ({ world, view, side, frame }, location) =>
    windowRefusal(view, side, { at: location }) ??
    occupationRefusal(view, side, location) ??
    aimRefusal(
      world,
      view,
      shooterOf(view, frame.shooters[0] as ShooterId),
      targetAt(world, view, side, location),
    ),
  args: location => ({ location }),
  perform: (game, { location }) => replaceTop(game, { ...top(game.state, 'fire'), target: location }),
});

/** One vehicle, and nobody else who is there (14.1.a, 17.2.c). */
const aim = verb('aim', {
  cite: '17.2.c',
  who: ({ world, view, side }) => (view.vehicles ? manned(view, enemyOf(world, side)) : []),
  whoElse: refusal('17.2.c', 'it is no vehicle of the enemy'),
  unfit: ({ world, view, side, frame }, vehicle) =>
    vehicle.at === undefined
      ? refusal('22.0.a', 'it is not on the map')
      : (windowRefusal(view, side, { at: vehicle.at, vehicle }) ??
        friendsRefusal(view, side, vehicle.at) ??
        aimRefusal(
          world,
          view,
          shooterOf(view, frame.shooters[0] as ShooterId),
          targetAt(world, view, side, vehicle.at, vehicle),
        )),
  args: ({ id }) => ({ vehicle: id }),
  perform(game, { vehicle: id }) {
    const { at: target } = vehicleById(game.state, id);
    if (target !== undefined) replaceTop(game, { ...top(game.state, 'fire'), target, vehicle: id });
  },
});

const TARGET_VERBS = [at, aim] as const;

function* pickTarget(game: Game, frame: Declaration): Rule<void> {
  yield* decide(game, TARGET_VERBS, view => sceneOf(game.world, view, frame), idle, {
    by: frame.by,
    id: 'fire-target',
    cite: '5.0.a',
    prompt: 'At which hex?',
  });
}

type Aimed = Declaration & { readonly target: Location };

const STANDS = refusal('5.0.1.a', 'once it is led or called the attack stands');

/** Once it is led or called the attack stands: whoever else joined could be of another badge. */
const stands = ({ frame }: FireScene): Refusal | undefined =>
  frame.leader !== undefined || frame.caller !== undefined ? STANDS : undefined;

const mortarIn = (scene: FireScene): Shooter | undefined =>
  shootersAmong(scene).find(shooter => fireKind(shooter) === 'mortar');

/** It doesn't see the target itself: somebody has to call. */
const uncalled = remembered((scene: FireScene): Refusal | undefined => {
  const mortar = scene.frame.caller === undefined ? mortarIn(scene) : undefined;
  return mortar && targetRefusal(scene.world, scene.view, mortar, targetIn(scene));
});

const call = verb('call', {
  cite: '18.1.b',
  bar: scene =>
    stands(scene) ?? (mortarIn(scene) ? undefined : refusal('18.1.b', 'only the fire of mortars is called')),
  who(scene) {
    const mortar = mortarIn(scene);
    return mortar ? callers(scene.world, scene.view, mortar, targetIn(scene)) : [];
  },
  whoElse: refusal('18.1.b', 'he can’t call the fire of this mortar onto this target'),
  args: ({ id }) => ({ caller: id }),
  perform: (game, { caller }) => replaceTop(game, { ...top(game.state, 'fire'), caller }),
});

/** Others in the location who add their firepower: ordnance, teams and Snipers never do (5.2.a, 5.2.b). */
const add = verb('add', {
  cite: '5.2.a',
  bar(scene) {
    const against = stands(scene) ?? uncalled(scene);
    if (against) return against;
    if (!occasionOf(scene.view, scene.side)) return refusal('11.4.b', 'a Sniper attacks alone');
    return shootersAmong(scene).every(isCombined) ? undefined : ALONE;
  },
  who: ({ view, side, frame }) =>
    unitsAt(view, frame.from, side)
      .flatMap(unit => shootersOf(view, unit))
      .filter(({ id }) => !frame.shooters.includes(id)),
  whoElse: refusal('5.2.a', 'only those in one place fire together'),
  by: (_, { user }) => user.id,
  unfit(scene, shooter) {
    const { world, view, side, frame } = scene;
    const occasion = occasionOf(view, side);
    if (shooter.user.id === frame.mate) return refusal('1.6.f', 'he serves the weapon that fires');
    if (!occasion || !takesPart(view, occasion, shooter.user.id))
      return refusal('4.0.c', 'it is not activated');
    if (!isCombined(shooter)) return ALONE;
    if (addsNothing(shooter)) return refusal('5.2.a', 'it would add no firepower');
    return (
      readinessRefusal(world, view, occasion, shooter, frame.shooters) ??
      targetRefusal(world, view, shooter, targetIn(scene))
    );
  },
  args: ({ id }) => ({ shooter: id }),
  perform(game, { shooter }) {
    const frame = top(game.state, 'fire');
    replaceTop(game, { ...frame, shooters: [...frame.shooters, shooter] });
  },
});

const ALONE = refusal('5.2.b', 'ordnance, weapon teams, mortars and Snipers attack alone');
const isCombined = (shooter: Shooter): boolean => fireKind(shooter) === 'combined';

/** Units without firepower add nothing to that of others (5.2.a). */
const addsNothing = (shooter: Shooter): boolean => printedFire(shooter)?.firepower === 0;

const assist = verb('assist', {
  cite: '1.6.f',
  bar: scene =>
    stands(scene) ??
    uncalled(scene) ??
    (scene.frame.mate === undefined ? undefined : refusal('1.6.f', 'two men serve the weapon')),
  who: scene => matesHere(scene.view, shootersAmong(scene)),
  unfit: (scene, unit) =>
    mateRefusal(scene.view, occasionOf(scene.view, scene.side), shootersAmong(scene), unit),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => replaceTop(game, { ...top(game.state, 'fire'), mate: unit }),
});

const lead = verb('lead', {
  cite: '5.0.1.a',
  bar: scene => stands(scene) ?? uncalled(scene),
  who: scene => leadersHere(scene.view, shootersAmong(scene)),
  whoElse: refusal('5.0.1.a', 'Leaders aid fire from their own place'),
  unfit: (scene, leader) =>
    leader.id === scene.frame.mate
      ? refusal('1.6.f', 'he serves the weapon that fires')
      : aidRefusal(
          scene.world,
          scene.view,
          occasionOf(scene.view, scene.side),
          shootersAmong(scene),
          targetIn(scene).at,
          leader,
        ),
  args: ({ id }) => ({ leader: id }),
  perform: (game, { leader }) => replaceTop(game, { ...top(game.state, 'fire'), leader }),
});

const shoot = verb('shoot', {
  cite: '5.0.a',
  bar: uncalled,
  perform: game => fireAttack(game, top(game.state, 'fire') as Aimed),
});

const GROUP_VERBS = [call, add, assist, lead, shoot] as const;

function* pickGroup(game: Game, frame: Aimed): Rule<void> {
  yield* decide(game, GROUP_VERBS, view => sceneOf(game.world, view, frame), idle, {
    by: frame.by,
    id: 'fire-group',
    cite: '5.2.a',
    prompt: `Who fires at ${frame.target}?`,
  });
}

const sceneOf = (world: World, view: View, frame: Declaration): FireScene => ({
  world,
  view,
  side: frame.by,
  frame,
});

function idle(scene: FireScene, subject: Subject): Refusal {
  const { frame } = scene;
  if (subject.place !== undefined)
    return refusal('5.0.a', frame.target === undefined ? 'there is no enemy' : 'the attack has its target');
  const against = strangerRefusal(scene, subject);
  if (against) return against;
  if (frame.shooters.some(id => id === subject.piece)) return refusal('5.2.a', 'it fires already');
  return refusal('5.2.a', 'only those in one place fire together');
}
