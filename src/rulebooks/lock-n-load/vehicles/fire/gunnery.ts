/** A vehicle fires (15.0.e to 15.0.i): a weapon of it is laid on a target, the turret or the hull follows, the dice fall. */
import {
  type Frozen,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
  unset,
} from '../../../../engine/index.ts';
import type { Direction } from '../../../../hex/index.ts';
import { remembered } from '../../../kit/remembered.ts';
import { hit } from '../../fire/attack.ts';
import { noteArm, noteSwing, occasionOf } from '../../fire/occasion.ts';
import {
  friendsRefusal,
  occupationRefusal,
  type Target,
  targetAt,
  targetsFor,
  windowRefusal,
} from '../../fire/targets.ts';
import { pop, push, replaceTop, top } from '../../frames.ts';
import { decide, type Game, type View, verbsIn } from '../../game.ts';
import { strangerRefusal } from '../../impulses/idle.ts';
import { type ImpulseScene, impulseVerb } from '../../impulses/scene.ts';
import { resolveAttack } from '../../morale/damage.ts';
import type { ArmId, GunneryFrame, Location } from '../../state.ts';
import { unitsAt } from '../../units.ts';
import { enemyOf, type World } from '../../world.ts';
import { turnHull, turnTurret } from '../driving/facing.ts';
import { shellStrikes } from '../strike.ts';
import { findVehicle, hasTurret, manned, vehicleById, vehicleCardOf, vehiclesAt } from '../vehicles.ts';
import {
  armById,
  armRefusal,
  armsOf,
  bears,
  hullTurns,
  layRefusal,
  type MountedArm,
  turretTurns,
} from './arms.ts';
import { gunCard, type Laid, mountedIn } from './gun-card.ts';

type Declaration = Frozen<GunneryFrame>;

const enemiesOf = remembered(({ world, view, side }: ImpulseScene) => targetsFor(world, view, side));

const NOBODY = refusal('5.0.a', 'there is nobody to fire at');

/** The act of an impulse: a weapon of an activated vehicle is laid. */
export const lay = impulseVerb('lay', {
  cite: '15.0.g',
  who: ({ view, impulse }) =>
    impulse.groups.flatMap(({ vehicles = [] }) =>
      vehicles.flatMap(id => {
        const vehicle = findVehicle(view, id);
        return vehicle && !vehicle.abandoned ? armsOf(vehicle) : [];
      }),
    ),
  by: (_, { vehicle }) => vehicle.id,
  unfit(scene, mounted) {
    const { world, view, side } = scene;
    const occasion = occasionOf(view, side);
    if (!occasion) return NOBODY;
    const against = armRefusal(world, occasion, mounted);
    if (against) return against;
    let reason: Refusal | undefined = NOBODY;
    for (const target of enemiesOf(scene)) {
      reason = layRefusal(world, view, occasion, mounted, target);
      if (!reason) return undefined;
    }
    return reason;
  },
  args: ({ id }) => ({ arm: id }),
  perform: (game, { arm }) => beginGunnery(game, arm),
});

/** Where there is but one target it is taken. */
export function beginGunnery(game: Game, id: ArmId): void {
  const { world, state } = game;
  const mounted = armById(state, id);
  const { side, at: from, id: gunner } = mounted.vehicle;
  const occasion = occasionOf(state, side);
  if (from === undefined || !occasion) return;
  const frame = { is: 'gunnery', by: side, from, gunner, arm: mounted.arm } as const;
  const [only, ...others] = targetsFor(world, state, side).filter(
    target => !windowRefusal(state, side, target) && !layRefusal(world, state, occasion, mounted, target),
  );
  push(game, only && others.length === 0 ? { ...frame, ...targeted(only) } : frame);
}

const targeted = ({ at, vehicle }: Target) => ({ target: at, ...(vehicle && { vehicle: vehicle.id }) });

interface GunneryScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
  readonly frame: Declaration;
  readonly mounted: MountedArm;
}

const verb = verbsIn<GunneryScene>();

function refusalAt({ world, view, side, mounted }: GunneryScene, target: Target): Refusal | undefined {
  const occasion = occasionOf(view, side);
  if (!occasion) return NOBODY;
  return windowRefusal(view, side, target) ?? layRefusal(world, view, occasion, mounted, target);
}

const at = verb('at', {
  cite: '14.1.a',
  who: ({ world, view, side }) => [
    ...new Set(targetsFor(world, view, side).flatMap(target => (target.vehicle ? [] : target.at))),
  ],
  whoElse: refusal('5.0.a', 'there is no enemy'),
  unfit: (scene, location) =>
    occupationRefusal(scene.view, scene.side, location) ??
    refusalAt(scene, targetAt(scene.world, scene.view, scene.side, location)),
  args: location => ({ location }),
  perform: (game, { location }) => replaceTop(game, { ...top(game.state, 'gunnery'), target: location }),
});

const aim = verb('aim', {
  cite: '14.1.a',
  who: ({ world, view, side }) => manned(view, enemyOf(world, side)).filter(each => each.at !== undefined),
  whoElse: refusal('14.1.a', 'it is no vehicle of the enemy on the map'),
  unfit(scene, vehicle) {
    const { world, view, side } = scene;
    if (vehicle.at === undefined) return refusal('22.0.a', 'it is not on the map');
    return (
      friendsRefusal(view, side, vehicle.at) ??
      refusalAt(scene, targetAt(world, view, side, vehicle.at, vehicle))
    );
  },
  args: ({ id }) => ({ vehicle: id }),
  perform(game, { vehicle: id }) {
    const { at: target } = vehicleById(game.state, id);
    if (target !== undefined) replaceTop(game, { ...top(game.state, 'gunnery'), target, vehicle: id });
  },
});

const isLaid = ({ world, mounted, frame: { target } }: GunneryScene): boolean =>
  target !== undefined && bears(world, mounted, target);

/** All of the vehicle turns, where the turret could, too, or there is none (15.1.f). */
const turn = verb('turn', {
  cite: '15.1.f',
  bar: scene => (isLaid(scene) ? refusal('15.1.f', 'it bears on its target') : undefined),
  by: ({ frame }) => frame.gunner,
  what: ({ world, mounted, frame: { target } }) =>
    target === undefined ? [] : hullTurns(world, mounted, target),
  whatElse: refusal('15.1.f', 'it would not bear on its target then'),
  args: (_, facing) => ({ facing }),
  perform(game, { facing }) {
    const { gunner, by } = top(game.state, 'gunnery');
    turnHull(game, gunner, facing as Direction);
    noteSwing(game, by, { of: gunner, by: 'hull' });
    game.say('15.1.f', `{${gunner}} turns`);
  },
});

const shoot = verb('shoot', {
  cite: '15.0.g',
  bar: scene =>
    isLaid(scene) || hasTurret(vehicleCardOf(scene.mounted.vehicle))
      ? undefined
      : refusal('14.1.b', 'its hull must be turned to the target first'),
  perform: game => fire(game, top(game.state, 'gunnery') as Laid),
});

const sceneOf = (world: World, view: View, frame: Declaration): GunneryScene => ({
  world,
  view,
  side: frame.by,
  frame,
  mounted: mountedIn(view, frame),
});

/** One pick of the declaration; the last one throws the dice. */
export function* gunneryFrame(game: Game, frame: Declaration): Rule<void> {
  const isAimed = frame.target !== undefined;
  yield* decide(
    game,
    isAimed ? [turn, shoot] : [at, aim],
    view => sceneOf(game.world, view, top(view, 'gunnery')),
    idle,
    {
      by: frame.by,
      id: isAimed ? 'gunnery' : 'gunnery-target',
      cite: '15.0.g',
      prompt: isAimed ? `Fire with {${frame.gunner}}?` : 'At what?',
    },
  );
}

function idle(scene: GunneryScene, subject: Subject): Refusal {
  if (subject.place !== undefined)
    return refusal('5.0.a', scene.frame.target === undefined ? 'there is no enemy' : 'it has its target');
  return strangerRefusal(scene, subject) ?? refusal('15.0.h', 'each weapon of a vehicle fires by itself');
}

function* fire(game: Game, frame: Laid): Rule<void> {
  const { world } = game;
  const { by, from, target, gunner, arm, vehicle: aimed } = frame;
  const mounted = mountedIn(game.state, frame);
  const card = gunCard(world, game.state, frame);
  pop(game);
  swingTurret(game, by, mounted, target);
  noteArm(game, by, from, { by: gunner, with: mounted.id, at: target });
  const mine = game.own(vehicleById(game.state, gunner));
  mine.fired = true;
  if (!card.toHit) {
    game.say('15.0.h', `{${mounted.id}} fires at ${aimed === undefined ? target : `{${aimed}}`}`);
    return yield* strike(game, frame, card, 'the fire');
  }
  const aim = { by, with: mounted.id, target, ...(aimed && { vehicle: aimed }) };
  const part = yield* hit(game, aim, card.toHit);
  if (part !== 'missed' && card.strike) {
    const shell = { by, why: `the shell of {${gunner}}`, from, penetration: card.strike.penetration };
    yield* shellStrikes(game, vehicleById(game.state, card.strike.vehicle), part, shell);
  } else if (part !== 'missed') yield* strike(game, frame, card, 'the shell');
  if (arm === 'gun') rangeIn(game, frame);
}

function* strike(
  game: Game,
  { by, gunner, arm, target }: Laid,
  card: ReturnType<typeof gunCard>,
  what: string,
): Rule<void> {
  yield* resolveAttack(game, {
    by,
    why: `${what} of {${gunner}} at ${target}`,
    cite: arm === 'gun' ? '14.1.f' : '5.0.d',
    at: target,
    targets: card.lines.map(({ targets, attack, defence, modifiers, cover }) => ({
      units: targets,
      attack,
      defence,
      made: { attack: [card.firepower, modifiers], defence: cover },
    })),
  });
}

/** The turret goes after its target by itself (15.1.f). */
function swingTurret(game: Game, side: Side, mounted: MountedArm, target: Location): void {
  if (bears(game.world, mounted, target)) return;
  const [facing] = turretTurns(game.world, mounted.vehicle, target);
  if (facing === undefined) return;
  turnTurret(game, mounted.vehicle.id, facing);
  noteSwing(game, side, { of: mounted.vehicle.id, by: 'turret' });
}

/** A gun that has not destroyed all that it fired at has ranged in on the rest (14.3.a). */
function rangeIn(game: Game, { by, from, target, gunner }: Laid): void {
  const vehicle = findVehicle(game.state, gunner);
  if (!vehicle) return;
  const enemy = enemyOf(game.world, by);
  const mine = game.own(vehicle);
  const isLeft = unitsAt(game.state, target, enemy).length + vehiclesAt(game.state, target, enemy).length > 0;
  const { acquired } = vehicle;
  const isAgain = acquired?.at === target && acquired.from === from;
  if (!isLeft) unset(mine, 'acquired');
  else mine.acquired = { at: target, from, times: isAgain ? 2 : 1 };
}
