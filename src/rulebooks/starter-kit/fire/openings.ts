/** How an attack begins: with what may fire now, or with a look for a Panzerfaust. */
import { anyOffer, type Refusal, refusal, type Side, type Subject, ways } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { seenFiring } from '../concealment/loss.ts';
import { isUnseen } from '../concealment/unseen.ts';
import { push } from '../frames.ts';
import { type Game, type View, verbsIn } from '../game.ts';
import { engageable } from '../ordnance/engaging.ts';
import { isReadyLike } from '../ordnance/equivalent.ts';
import { faustTargets, nearEnough, seekingRefusal } from '../ordnance/fausts.ts';
import { firesAtGround, isReadyAtGround } from '../ordnance/ground.ts';
import { mainReadyRefusal } from '../ordnance/marksmen.ts';
import type { FireFrame, ShooterId } from '../state.ts';
import { isLeader } from '../units.ts';
import { shootingArms, type VehicleArm } from '../vehicles/arms.ts';
import { gunReadyRefusal } from '../vehicles/gunnery.ts';
import { type SideScene, strangerRefusal } from '../whose.ts';
import type { World } from '../world.ts';
import { findShooter, firingSide, moverAt, movers, type Shooter, shootersOf } from './shooters.ts';
import { readyRefusal, targetHexes, targetsInSight } from './targets.ts';

/** A side may begin an attack: in a fire phase, or because an enemy has moved. */
export type OpeningScene = SideScene;

const verb = verbsIn<OpeningScene>();

const targetsSeen = remembered(({ world, view }: OpeningScene) => targetsInSight(world, view));
const targetsKnown = remembered(({ world, view }: OpeningScene) => targetHexes(world, view));
const faustHexes = remembered(({ world, view, side }: OpeningScene) => faustTargets(world, view, side));

/** Everything of the side that might fire, vehicles aside. */
export const shootersIn = remembered(({ view, side }: OpeningScene) => shootersOf(view, side));

const ARMLESS: readonly VehicleArm[] = [];

const armsIn = ({ view, side }: OpeningScene): readonly VehicleArm[] =>
  view.vehicles?.flatMap(vehicle =>
    vehicle.side === side && vehicle.at !== undefined && !vehicle.wreck ? shootingArms(vehicle) : ARMLESS,
  ) ?? ARMLESS;

/** Units and their weapons: at enemies first, and what else they can be fired at or like. */
const readyOnFoot = verb('ready', {
  cite: '3.2.a',
  who: shootersIn,
  by: (_, { user }) => user.id,
  unfit(scene, shooter) {
    const { world, view } = scene;
    const against = readyRefusal(world, view, shooter, targetsSeen(scene));
    return against && !firesOtherwise(scene, shooter) ? against : undefined;
  },
  args: ({ id }) => ({ shooter: id }),
  perform: (game, { shooter }) => openFire(game, shooter),
});

/** Like a machine gun, at a vehicle, or at ground. */
function firesOtherwise(scene: OpeningScene, shooter: Shooter): boolean {
  const { world, view, side } = scene;
  if (!shooter.weapon) return false;
  return (
    isReadyLike(world, view, shooter, targetsKnown(scene)) ||
    engageable(world, view, shooter).length > 0 ||
    (firesAtGround(world, shooter) && isReadyAtGround(world, view, side, shooter.id))
  );
}

/** The arms of vehicles: machine guns at enemies, a main armament as ordnance and so also at ground. */
const readyArm = verb('ready', {
  cite: '3.2.a',
  who: armsIn,
  by: (_, { vehicle }) => vehicle.id,
  unfit({ world, view, side }, gun) {
    if (gun.arm !== 'MA') return gunReadyRefusal(world, view, gun);
    const against = mainReadyRefusal(world, view, gun.vehicle);
    return against && !isReadyAtGround(world, view, side, gun.id) ? against : undefined;
  },
  args: ({ id }) => ({ shooter: id }),
  perform: (game, { shooter }) => openFire(game, shooter),
});

const ready = ways(readyOnFoot, readyArm);

/** Whoever is near enough to what a Panzerfaust could be fired at. */
const faust = verb('faust', {
  cite: '4.4.2.a',
  who: scene => nearEnough(scene.world, scene.view, scene.side, faustHexes(scene)),
  whoElse: refusal('4.4.2.a', 'there is nothing within reach of a Panzerfaust'),
  unfit: (scene, unit) => seekingRefusal(scene.world, scene.view, unit, faustHexes(scene)),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => openFire(game, unit, { faust: true }),
});

export const OPENINGS = [ready, faust] as const;

/** Whether anybody may begin an attack. */
export const hasOpening = (world: World, view: View): boolean =>
  anyOffer(OPENINGS, { world, view, side: firingSide(world, view) });

/** Begins the declaration; at who moves the target is known from the start. */
export function openFire(game: Game, shooter: ShooterId, rest: Pick<FireFrame, 'faust'> = {}): void {
  const by = sideOf(game.state, shooter);
  showShooter(game, shooter);
  push(game, { is: 'fire', by, shooters: [shooter], leaders: [], ...targetGiven(game.state), ...rest });
}

const sideOf = (view: View, id: ShooterId): Side => {
  const vehicle = view.vehicles?.find(each => id.startsWith(`${each.id}.`));
  const side = vehicle?.side ?? findShooter(view, id)?.user.side;
  if (side === undefined) throw new Error(`${id} can't fire: nobody possesses it, or it is not on the map`);
  return side;
};

function targetGiven(view: View): Pick<FireFrame, 'target' | 'at'> {
  const target = view.doing.at(-1)?.is === 'window' ? moverAt(view) : undefined;
  return target === undefined ? {} : { target, at: movers(view).map(({ id }) => id) };
}

/** Who makes ready to fire, or to direct it, shows himself (6.4.c, 8.3.d). */
export function showShooter(game: Game, id: ShooterId): void {
  const shooter = game.state.units.some(isUnseen) ? findShooter(game.state, id) : undefined;
  if (!shooter) return;
  const { user, weapon } = shooter;
  seenFiring(game, user, { toHit: weapon?.emplaced === true });
}

/** Of pieces and places of which no verb speaks while attacks begin. */
export function idleInFire(scene: Pick<SideScene, 'view' | 'side'>, subject: Subject): Refusal {
  if (subject.place !== undefined) return refusal('3.2.2.e', 'it has to be said first who fires');
  const unit = scene.view.units.find(({ id }) => id === subject.piece);
  return (
    strangerRefusal(scene, subject) ??
    (unit && isLeader(unit)
      ? refusal('1.2.1.a', 'a leader has no firepower of his own')
      : refusal('3.0.a', 'there is nothing for it to do now'))
  );
}
