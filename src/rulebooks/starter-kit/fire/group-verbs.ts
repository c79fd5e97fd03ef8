/** Who fires at the target (3.2.2): at its men or at a vehicle, who joins in, who directs it; then the dice. */
import type { HexId } from '../../../board/index.ts';
import { isRefusal, type Refusal, refusal, ways } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { top } from '../frames.ts';
import { type Game, verbsIn } from '../game.ts';
import { engagementRefusal } from '../ordnance/engaging.ts';
import { flameAttack } from '../ordnance/flame.ts';
import { isOrdnance } from '../ordnance/ordnance.ts';
import { hasMen, knownVehiclesAt } from '../ordnance/targets.ts';
import { isThick } from '../pacific/ground.ts';
import type { FireFrame } from '../state.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, isGoodOrder, isLeader, isMmc, unitsAt } from '../units.ts';
import { distance, isPacific, type World } from '../world.ts';
import { fireAttack } from './attack.ts';
import { declaredFirer } from './card.ts';
import { type DeclarationScene, declare, groupIn, targetIn } from './declaration-scene.ts';
import { directionRefusal, directorsIn, firingHexes, isDirectable, undirectable } from './direction.ts';
import { showShooter } from './openings.ts';
import { isFlamethrower, isMachineGun, type Shooter, shooterOf, shootersOf } from './shooters.ts';
import { mayFireAt, needsDirection } from './targets.ts';
import { weaponRefusal } from './weapons.ts';

const verb = verbsIn<DeclarationScene>();

// ---- at a vehicle

const againstArmour = remembered((scene: DeclarationScene) =>
  engagementRefusal(scene.world, scene.view, scene.frame, targetIn(scene)),
);

const vehiclesThere = remembered((scene: DeclarationScene) =>
  knownVehiclesAt(scene.view, targetIn(scene), scene.side),
);

/** The attack goes at one vehicle: by the flame at once, by all else with an aimed shot. */
const engage = verb('engage', {
  cite: '7.12.a',
  who: vehiclesThere,
  whoElse: refusal('3.2.b', 'it is not in the hex that is fired at'),
  unfit: againstArmour,
  args: ({ id }) => ({ vehicle: id }),
  *perform(game, { vehicle }) {
    const { target, shooters } = top(game.state, 'fire');
    if (target !== undefined && shooters.some(id => isFlamethrower(shooterOf(game.state, id))))
      yield* flameAttack(game, top(game.state, 'fire'), target, vehicle);
    else declare(game, { vehicle });
  },
});

const NOBODY_TO_HURT = refusal('7.12.a', 'there is nobody whom it could hurt: it can only engage a vehicle');

/** A vehicle without anybody to be seen can only be engaged (7.12.a). */
const onlyVehicles = remembered((scene: DeclarationScene): Refusal | undefined => {
  if (vehiclesThere(scene).length === 0 || againstArmour(scene)) return undefined;
  const { view, side } = scene;
  return groupIn(scene).every(each => hasMen(view, targetIn(scene), side, each.at))
    ? undefined
    : NOBODY_TO_HURT;
});

// ---- who joins in

const STANDS = refusal('3.2.2.m', 'the attack is directed: its group stands');
const ALONE = refusal('3.2.2.j', 'flamethrowers and ordnance never fire with others');
const ALONE_LIKE = refusal('6.8.a', 'a gun that fires like a machine gun fires alone');
const TOO_FAR = refusal('3.2.2.i', 'it is neither in nor next to a hex of the fire group');
const NOT_CHARGED = refusal('8.1.8.7.a', 'only those fire upon whom the charge has come');
const PARTED = refusal('8.2.a', 'out of two hexes of thick growth nobody fires as one group');
const UNDIRECTED = refusal('4.1.c', 'beyond 16 hexes a leader must direct the machine gun');

/** Once it is directed the group stands: whoever else joined could be beyond what the leader may direct. */
const closedToOthers = remembered((scene: DeclarationScene): Refusal | undefined => {
  const against = onlyVehicles(scene);
  if (against) return against;
  if (scene.frame.leaders.length > 0) return STANDS;
  const group = groupIn(scene);
  if (group.some(isFlamethrower)) return ALONE;
  return group.some(each => each.equivalent) ? ALONE_LIKE : undefined;
});

const needsLeader = remembered((scene: DeclarationScene): boolean =>
  groupIn(scene).some(each => needsDirection(scene.world, each, targetIn(scene))),
);

/** With it, the group would need leaders that it has not got. */
function growthRefusal(scene: DeclarationScene, shooter: Shooter): Refusal | undefined {
  if (!needsLeader(scene) && !needsDirection(scene.world, shooter, targetIn(scene))) return undefined;
  return isDirectable(scene.view, [...groupIn(scene), shooter]) ? undefined : UNDIRECTED;
}

/** In or next to a hex of the group; all upon whom a Banzai charge has come are in one (3.2.2.i, 8.1.8.7). */
function placeRefusal(scene: DeclarationScene, { at: hex }: Shooter): Refusal | undefined {
  const { world, frame } = scene;
  if (frame.compelled) return hex === targetIn(scene) ? undefined : NOT_CHARGED;
  const hexes = hexesOf(scene);
  if (!hexes.some(each => distance(world, each, hex) <= 1)) return TOO_FAR;
  return areParted(world, hexes, hex) ? PARTED : undefined;
}

const hexesOf = remembered((scene: DeclarationScene) => firingHexes(groupIn(scene)));

/** Out of two hexes of thick growth nobody fires as one group (8.2). */
function areParted(world: World, hexes: readonly HexId[], other: HexId): boolean {
  if (!isPacific(world) || !isThick(terrainAt(world, other))) return false;
  return hexes.some(hex => hex !== other && isThick(terrainAt(world, hex)));
}

const othersIn = remembered(({ view, side, frame }: DeclarationScene) =>
  shootersOf(view, side).filter(({ id }) => !frame.shooters.includes(id)),
);

function join(game: Game, shooter: FireFrame['shooters'][number]): void {
  showShooter(game, shooter);
  declare(game, { shooters: [...top(game.state, 'fire').shooters, shooter] });
}

/** Those who are able to fire at the target, too (3.2.2.i). */
const joinFire = verb('add', {
  cite: '3.2.2.i',
  bar: closedToOthers,
  who: othersIn,
  whoElse: refusal('3.2.2.i', 'it takes part already, or has nothing to fire with'),
  by: (_, { user }) => user.id,
  unfit(scene, shooter) {
    const { world, view, frame } = scene;
    if (isFlamethrower(shooter) || isOrdnance(world, shooter)) return ALONE;
    const misplaced = placeRefusal(scene, shooter);
    if (misplaced) return misplaced;
    const firer = mayFireAt(world, view, shooter, targetIn(scene), frame.shooters);
    return isRefusal(firer) ? firer : growthRefusal(scene, shooter);
  },
  args: ({ id }) => ({ shooter: id }),
  perform: (game, { shooter }) => join(game, shooter),
});

/** The machine gun of the group that a leader fires by himself. */
const lonelyGun = remembered((scene: DeclarationScene): Shooter | undefined => {
  const group = groupIn(scene);
  const isHelped = group.some(each => !each.weapon && isLeader(each.user));
  return isHelped ? undefined : group.find(each => isMachineGun(each) && isLeader(each.user));
});

/** A second leader may help one who fires a machine gun, so that it fires at full strength (4.1.a). */
const helpWithGun = verb('add', {
  cite: '4.1.a',
  bar: closedToOthers,
  who(scene): readonly AnyUnit[] {
    const gun = lonelyGun(scene);
    if (!gun) return [];
    return unitsAt(scene.view, gun.at, scene.side).filter(unit => isLeader(unit) && unit.id !== gun.user.id);
  },
  whoElse: refusal('4.1.a', 'there is no machine gun for him to help with'),
  unfit(scene, leader) {
    const { view, frame } = scene;
    const gun = lonelyGun(scene);
    if (!gun?.weapon) return refusal('4.1.a', 'there is no machine gun for him to help with');
    if (!isGoodOrder(view, leader)) return refusal('4.1.a', 'only a leader in good order helps');
    if (frame.shooters.some(id => shooterOf(view, id).user.id === leader.id))
      return refusal('4.0.k', 'a leader uses one weapon, and none if he directs fire');
    return (
      weaponRefusal(view, leader, gun.weapon) ??
      growthRefusal(scene, { id: leader.id, user: leader, at: gun.at })
    );
  },
  args: ({ id }) => ({ shooter: id }),
  perform: (game, { shooter }) => join(game, shooter),
});

const add = ways(joinFire, helpWithGun);

// ---- who directs it

const HELD_BACK = refusal('3.3.3.k', 'in final protective fire a unit fires with all it has');
const COMPELLED = refusal('8.1.8.7.a', 'all upon whom the charge has come fire at it');

/** In final protective fire a unit fires with everything it has: its own firepower and its machine guns (3.3.3.k). */
const incomplete = remembered((scene: DeclarationScene): Refusal | undefined => {
  const { world, view, frame } = scene;
  const target = targetIn(scene);
  const isMissing = (shooter: Shooter) => !isRefusal(mayFireAt(world, view, shooter, target, frame.shooters));
  // All upon whom a Banzai charge has come fire at it (8.1.8.7).
  if (
    frame.compelled &&
    othersIn(scene).some(each => each.at === target && !each.weapon && isMissing(each))
  ) {
    return COMPELLED;
  }
  const desperate = new Set(
    groupIn(scene)
      .filter(({ user }) => isMmc(user))
      .filter(({ id }) => declaredFirer(world, view, id, frame).mode === 'protective')
      .map(({ user }) => user.id),
  );
  if (desperate.size === 0) return undefined;
  const isHeldBack = othersIn(scene).some(each => desperate.has(each.user.id) && isMissing(each));
  return isHeldBack ? HELD_BACK : undefined;
});

const isDirectedAt = ({ view, frame }: DeclarationScene, hex: HexId): boolean =>
  frame.leaders.some(id => unitsAt(view, hex).some(unit => unit.id === id));

/** The group may be directed: by a leader in each of its hexes, or not at all (3.2.2.n). */
function directionBar(scene: DeclarationScene): Refusal | undefined {
  const group = groupIn(scene);
  const against = onlyVehicles(scene) ?? incomplete(scene) ?? undirectable(group);
  if (against) return against;
  const bare = hexesOf(scene).find(hex => directorsIn(scene.view, hex, group).length === 0);
  return bare === undefined ? undefined : refusal('3.2.2.n', `there is no leader to direct those in ${bare}`);
}

const direct = verb('direct', {
  cite: '3.2.2.m',
  bar: directionBar,
  who: (scene): readonly AnyUnit[] =>
    hexesOf(scene).flatMap(hex => unitsAt(scene.view, hex, scene.side).filter(isLeader)),
  whoElse: refusal('3.2.2.m', 'he is no leader, or not with those who fire'),
  unfit: (scene, leader) =>
    leader.at !== undefined && isDirectedAt(scene, leader.at)
      ? refusal('3.2.2.n', 'one leader directs those of his hex')
      : directionRefusal(scene.view, leader, groupIn(scene)),
  args: ({ id }) => ({ leader: id }),
  perform(game, { leader }) {
    showShooter(game, leader);
    declare(game, { leaders: [...top(game.state, 'fire').leaders, leader] });
  },
});

// ---- the dice

const HALF_LED = refusal('3.2.2.n', 'a leader must direct those of every hex');

function undirected(scene: DeclarationScene): Refusal | undefined {
  if (hexesOf(scene).every(hex => isDirectedAt(scene, hex))) return undefined;
  if (needsLeader(scene)) return UNDIRECTED;
  return scene.frame.leaders.length > 0 ? HALF_LED : undefined;
}

const shoot = verb('shoot', {
  cite: '3.2.2.i',
  bar: scene => onlyVehicles(scene) ?? incomplete(scene) ?? undirected(scene),
  *perform(game) {
    const frame = top(game.state, 'fire');
    const { target } = frame;
    if (target !== undefined) yield* fireAttack(game, { ...frame, target });
  },
});

export const GROUP_VERBS = [engage, add, direct, shoot] as const;
