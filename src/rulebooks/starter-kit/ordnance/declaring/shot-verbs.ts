/** What is said of a shot at a hex before the dice (3.2.4, 4.4, 6.2, 6.8), one thing after the other. */
import { isRefusal, type Refusal, refusal } from '../../../../engine/index.ts';
import { remembered } from '../../../kit/remembered.ts';
import { SHELLS } from '../../charts/ordnance/special-ammo.ts';
import { type DeclarationScene, declare, targetIn } from '../../fire/declaration-scene.ts';
import { directionRefusal } from '../../fire/direction.ts';
import { showShooter } from '../../fire/openings.ts';
import type { Firer } from '../../fire/shooters.ts';
import { top } from '../../frames.ts';
import { verbsIn } from '../../game.ts';
import { AIMS, type AimAt } from '../../state.ts';
import { hasWalls } from '../../terrain/terrain.ts';
import { type AnyUnit, isLeader, unitsAt } from '../../units.ts';
import { areaRefusal, type Choice, chosen, loadingRefusal, spinesAt } from '../aims.ts';
import { ordnanceAttack } from '../attack.ts';
import { choicesIn, declaredShot, gunnerOf } from '../declared-shot.ts';
import { likeRefusal, mayStillFireLike } from '../equivalent.ts';
import { lobRefusal } from '../lobbing.ts';
import { sideOf } from '../shot.ts';
import { hasMen, knownVehiclesAt } from '../targets.ts';
import { helpRefusal, leadersBeside, needsTwoMen } from '../two-men.ts';

const verb = verbsIn<DeclarationScene>();

const choices = remembered((scene: DeclarationScene) =>
  choicesIn(scene.world, scene.view, scene.frame, targetIn(scene)),
);

/** The shot as far as it is declared; at what, has been said. */
const shotIn = remembered((scene: DeclarationScene) =>
  declaredShot(scene.world, scene.view, scene.frame, targetIn(scene)),
);

const spines = remembered((scene: DeclarationScene) => {
  const { world, view, frame } = scene;
  return frame.spine === undefined ? spinesAt(world, view, shotIn(scene).firer, targetIn(scene)) : [];
});

/** What has to be said next; nothing once the dice may fall. */
const STEPS = {
  aim: refusal('3.2.4.proc.b', 'it has still to be said at what it is fired'),
  point: refusal('3.2.4.ca.b', 'it has still to be said along which hexspine it points'),
  backblast: refusal('4.4.3.a', 'it has still to be said how those in the building take the backblast'),
  help: refusal('4.4.1.a', 'one leader alone may not fire it'),
} as const;
type Step = keyof typeof STEPS;

const step = remembered((scene: DeclarationScene): Step | undefined => {
  const { world, view, frame } = scene;
  const target = targetIn(scene);
  if (!chosen(choices(scene), frame) || mayStillFireLike(world, view, frame, target)) return 'aim';
  const { ordnance, firer, helper } = shotIn(scene);
  if (spines(scene).length > 1) return 'point';
  if (ordnance.backblast && !frame.backblast && hasWalls(world, firer.at)) return 'backblast';
  return needsTwoMen(firer) && !helper ? 'help' : undefined;
});

const missing = (scene: DeclarationScene): Refusal | undefined => {
  const next = step(scene);
  return next && STEPS[next];
};

/** Against what is not next: something comes first, or it is settled. */
const unlessNext =
  (own: Step, settled: Refusal) =>
  (scene: DeclarationScene): Refusal | undefined =>
    step(scene) === own ? undefined : isBefore(step(scene), own) ? missing(scene) : settled;

const ORDER = Object.keys(STEPS) as readonly Step[];
const isBefore = (next: Step | undefined, own: Step): boolean =>
  next !== undefined && ORDER.indexOf(next) < ORDER.indexOf(own);

// ---- at the men, at the hex, at one vehicle, or like a machine gun

const AIMED = refusal('3.2.4.proc.b', 'at what it is fired has been said, or there is no choice');
const unlessAiming = unlessNext('aim', AIMED);

const NOTHING_FOR_IT = refusal('7.9.a', 'it has nothing to load that would do anything to it');

const engage = verb('engage', {
  cite: '3.2.4.vtt.a',
  bar: unlessAiming,
  who: scene => knownVehiclesAt(scene.view, targetIn(scene), scene.side),
  whoElse: refusal('3.2.b', 'it is not in the hex that is fired at'),
  unfit: (scene, { id }) =>
    choices(scene).some(({ vehicle }) => vehicle === id) ? undefined : NOTHING_FOR_IT,
  args: ({ id }) => ({ vehicle: id }),
  perform: (game, { vehicle }) => declare(game, { vehicle }),
});

/** Undefined: it may be said. */
const AIM_REFUSALS: Readonly<Record<AimAt, (scene: DeclarationScene) => Refusal | undefined>> = {
  infantry: scene =>
    choices(scene).some(each => each.vehicle === undefined && each.type !== 'area')
      ? undefined
      : typeRefusal(scene, 'infantry'),
  area: scene =>
    choices(scene).some(({ type }) => type === 'area') ? undefined : typeRefusal(scene, 'area'),
  vehicle: () => refusal('3.2.4.vtt.a', 'a vehicle is picked out by itself'),
  firepower: scene => likeRefusal(scene.world, scene.view, scene.frame, targetIn(scene)),
  mortar: scene => lobRefusal(scene.world, scene.view, scene.frame, targetIn(scene)),
};

const CLOSED: Readonly<Record<'infantry' | 'area', Refusal>> = {
  infantry: refusal('2.0.ITT', 'the infantry target type is closed to it'),
  area: refusal('2.0.ATT', 'the area target type is closed to it'),
};

const NO_MEN = refusal('3.2.4.itt.a', 'there is nobody outside closed vehicles');

/** Why there is no such choice. */
function typeRefusal(scene: DeclarationScene, named: 'infantry' | 'area'): Refusal {
  const { world, view, frame } = scene;
  const target = targetIn(scene);
  const gunner = gunnerOf(world, view, frame, target);
  if (isRefusal(gunner)) return gunner;
  const { ordnance, firer } = gunner;
  const isOwn = ordnance.types.includes('own');
  const type = named === 'infantry' && isOwn ? 'own' : named;
  if (!ordnance.types.includes(type)) return CLOSED[named];
  const nobody = hasMen(view, target, sideOf(firer), firer.at) ? undefined : NO_MEN;
  return (
    (named === 'area' ? areaRefusal(firer, target) : nobody) ??
    loadingRefusal(world, view, ordnance, firer, target, { type }, isOwn ? 'HEAT' : 'HE') ??
    CLOSED[named]
  );
}

const aim = verb('aim', {
  cite: '3.2.4.proc.b',
  bar: unlessAiming,
  who: () => AIMS,
  unfit: (scene, type) => AIM_REFUSALS[type](scene),
  args: type => ({ at: type }),
  perform: (game, act) => declare(game, { aim: act.at }),
});

// ---- how the gun points, and what becomes of the backblast

const point = verb('point', {
  cite: '3.2.4.ca.b',
  bar: unlessNext('point', refusal('3.2.4.ca.b', 'it is settled where it points')),
  what: spines,
  whatElse: refusal('3.2.4.ca.b', 'so the target would be outside its covered arc'),
  args: (_, spine) => ({ spine }),
  perform: (game, { spine }) => declare(game, { spine }),
});

/** A pinned firer cannot take the care that it takes (4.4.3). */
const backblast = verb('backblast', {
  cite: '4.4.3.a',
  bar: unlessNext(
    'backblast',
    refusal('4.4.3.a', 'there is no backblast that anything would have to be said of'),
  ),
  what: () => ['care', 'blast'] as const,
  refusal: (scene, _, take) =>
    take === 'care' && shotIn(scene).firer.user?.pinned
      ? refusal('4.4.3.a', 'pinned men can’t take such care')
      : undefined,
  args: (_, take) => ({ take }),
  perform: (game, { take }) => declare(game, { backblast: take }),
});

// ---- other shells than the usual ones (6.2)

const load = verb('load', {
  cite: '6.2.b',
  bar: scene =>
    missing(scene) ??
    (scene.frame.shell === undefined ? undefined : refusal('6.2.b', 'it has been said what it loads')),
  who: () => SHELLS,
  unfit(scene, shell) {
    const { world, view } = scene;
    const { ordnance, firer, target, vehicle, type = 'own', shell: usual } = shotIn(scene);
    const choice: Choice = vehicle ? { type, vehicle: vehicle.id } : { type };
    return (
      loadingRefusal(world, view, ordnance, firer, target, choice, shell) ??
      (shell === usual ? refusal('6.2.a', 'it is what it loads if nothing is said') : undefined)
    );
  },
  args: shell => ({ shell }),
  perform: (game, { shell }) => declare(game, { shell }),
});

// ---- leaders who lend a hand, or direct

/** The firer, if it is a man. */
function manIn(scene: DeclarationScene): Firer | undefined {
  const { firer } = shotIn(scene);
  return firer.user && { ...firer, user: firer.user };
}

const add = verb('add', {
  cite: '4.4.1.a',
  bar(scene) {
    const next = step(scene);
    if (next !== undefined && next !== 'help') return STEPS[next];
    return shotIn(scene).helper ? refusal('4.4.1.a', 'two men serve it') : undefined;
  },
  who(scene): readonly AnyUnit[] {
    const firer = manIn(scene);
    return firer ? leadersBeside(scene.view, firer) : [];
  },
  whoElse: refusal('3.2.2.j', 'flamethrowers and ordnance never fire with others'),
  unfit(scene, leader) {
    const firer = manIn(scene);
    return firer && helpRefusal(scene.view, leader, firer);
  },
  args: ({ id }) => ({ shooter: id }),
  perform(game, { shooter }) {
    showShooter(game, shooter);
    declare(game, { shooters: [...top(game.state, 'fire').shooters, shooter] });
  },
});

/** Where one man alone may not fire it, help comes first (4.4.1). */
const direct = verb('direct', {
  cite: '3.2.2.m',
  bar: scene =>
    missing(scene) ??
    (scene.frame.leaders.length > 0 ? refusal('3.2.2.n', 'one leader directs those of his hex') : undefined),
  who(scene): readonly AnyUnit[] {
    const firer = manIn(scene);
    return firer ? unitsAt(scene.view, firer.at, firer.user.side).filter(isLeader) : [];
  },
  whoElse: refusal('3.2.2.m', 'he is no leader, or not with those who fire'),
  unfit(scene, leader) {
    const firer = manIn(scene);
    if (leader.id === shotIn(scene).helper?.id) return refusal('4.0.k', 'he serves the weapon that fires');
    return firer && directionRefusal(scene.view, leader, [firer]);
  },
  args: ({ id }) => ({ leader: id }),
  perform(game, { leader }) {
    showShooter(game, leader);
    declare(game, { leaders: [leader] });
  },
});

const shoot = verb('shoot', {
  cite: '3.2.4.proc.b',
  bar: missing,
  *perform(game) {
    const frame = top(game.state, 'fire');
    if (frame.target !== undefined)
      yield* ordnanceAttack(game, declaredShot(game.world, game.state, frame, frame.target));
  },
});

export const SHOT_VERBS = [engage, aim, point, backblast, load, add, direct, shoot] as const;
