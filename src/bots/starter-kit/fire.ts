/** Courses of fire: which hexes fire together at what, under whom, and whether the shot is worth its price. */
import type { HexId } from '../../board/index.ts';
import { type Act, isRefusal } from '../../engine/index.ts';
import { directorsIn, firingHexes } from '../../rulebooks/starter-kit/fire/direction.ts';
import {
  type Firer,
  isFlamethrower,
  movingStack,
  shootersOf,
} from '../../rulebooks/starter-kit/fire/shooters.ts';
import {
  mayFireAt,
  needsDirection,
  targetHexes,
  targetsIn,
} from '../../rulebooks/starter-kit/fire/targets.ts';
import { rateOfFire } from '../../rulebooks/starter-kit/fire/weapons.ts';
import { isOrdnance } from '../../rulebooks/starter-kit/ordnance/ordnance.ts';
import type { FireMode } from '../../rulebooks/starter-kit/state.ts';
import { coverAt } from '../../rulebooks/starter-kit/terrain/terrain.ts';
import {
  type AnyUnit,
  cardOf,
  isLeader,
  leadershipOf,
  ownMorale,
} from '../../rulebooks/starter-kit/units.ts';
import type { AnyVehicle } from '../../rulebooks/starter-kit/vehicles/vehicles.ts';
import { distance, isAdjacent } from '../../rulebooks/starter-kit/world.ts';
import type { Course } from '../doctrine/doctrine.ts';
import { allCourses, bestCourses, type Draft } from '../thinking/draft.ts';
import { bestDrive } from './driving.ts';
import { faustDrafts } from './fausts.ts';
import { isTiedToGun } from './fleet.ts';
import { chanceAbove } from './harm.ts';
import { gunfireDrafts } from './machine-guns.ts';
import { presentWorth } from './men.ts';
import { bestMove } from './movement.ts';
import { ordnanceDrafts } from './ordnance.ts';
import { shellSmokeDrafts } from './shell-smoke.ts';
import { firepowerAt, harmTo, type Posture, type Situation } from './situation.ts';

/** Halved or worse, by the way in which it is fired. */
const STRENGTH: Readonly<Record<FireMode, number>> = {
  prep: 1,
  bounding: 0.5,
  first: 1,
  subsequent: 0.5,
  protective: 0.5,
  final: 1,
  advancing: 0.5,
};
/** A mover who is hit doesn't get where he wants. */
const STOPS_MOVER = 1.3;
/** Enemies on ground that decides. */
const ON_OBJECTIVE = 1.25;
/** A machine gun may jam, and a squad may cower. */
const WEAR = 0.12;
/** What share of a better shot later on a first shot gives up. */
const KEPT_BACK = 0.35;
const KEPT_FOR_LAST = 0.15;
/** What residual firepower is worth. */
const LEFT_BEHIND = 0.4;
/** Who gives up no more than this fires without those who give up more. */
const CHEAP = 1.5;

interface Volley {
  readonly firers: readonly Firer[];
  readonly target: HexId;
  readonly leaders: readonly AnyUnit[];
}

/** Everything that may be fired now, as whole declarations; `isOffered`: what the rules allow to begin with. */
export function fireCourses(s: Situation, isOffered: (course: Course) => boolean): readonly Course[] {
  const costs = new Map<string, number>();
  // A man gives up the same whatever he fires: by the first of his arms.
  const firstArms = new Map<string, Firer>();
  const costOf = (firer: Firer) => {
    const { id } = firer.user;
    const known = costs.get(id) ?? priceOf(s, firstArms.get(id) ?? firer);
    costs.set(id, known);
    return known;
  };
  const costOfTank = (vehicle: AnyVehicle) => {
    const known = costs.get(vehicle.id) ?? tankPrice(s, vehicle);
    costs.set(vehicle.id, known);
    return known;
  };
  const shooters = shootersOf(s.view, s.side);
  const volleys = targetHexes(s.world, s.view).flatMap(target => {
    const able = shooters.flatMap(shooter => {
      const firer = mayFireAt(s.world, s.view, shooter, target);
      return isRefusal(firer) ? [] : [firer];
    });
    const small = able.filter(
      firer => !isOrdnance(s.world, firer) && !needsDirection(s.world, firer, target),
    );
    for (const firer of small)
      if (!isFlamethrower(firer) && !firstArms.has(firer.user.id)) firstArms.set(firer.user.id, firer);
    return volleysAt(s, small, target, costOf);
  });
  const mode = MODES[s.view.phase];
  const drafts = [
    ...volleys,
    ...ordnanceDrafts(s, ({ firer: { user, vehicle, ...firer } }) =>
      vehicle ? costOfTank(vehicle) : user && !isTiedToGun(s.view, user) ? costOf({ ...firer, user }) : 0,
    ),
    ...gunfireDrafts(s, costOfTank),
    ...shellSmokeDrafts(s, costOf),
    ...(mode ? faustDrafts(s, user => costOf({ id: user.id, user, at: user.at as HexId, mode })) : []),
  ];
  return s.onlyBest ? bestCourses(drafts, isOffered) : allCourses(drafts);
}

/** What the vehicle on the move may fire between two expenditures. */
export function boundingCourses(s: Situation): readonly Course[] {
  return allCourses([...ordnanceDrafts(s, () => 0), ...gunfireDrafts(s, () => 0)]);
}

/** How a Panzerfaust would be fired in each phase. */
const MODES: Partial<Record<Situation['view']['phase'], FireMode>> = {
  'prep-fire': 'prep',
  movement: 'first',
  'defensive-fire': 'final',
  'advancing-fire': 'advancing',
};

/** Hex by hex, hexes in a chain, and each flamethrower by itself. */
function volleysAt(
  s: Situation,
  able: readonly Firer[],
  target: HexId,
  costOf: (firer: Firer) => number,
): readonly Draft[] {
  const together = (firers: readonly Firer[], leaders = leadersFor(s, firers)): Draft => {
    const volley = { firers, target, leaders };
    const points = effect(s, volley);
    return { most: points - WEAR, courses: () => [courseOf(s, volley, points, costOf)] };
  };
  const rifles = able.filter(firer => !isFlamethrower(firer));
  const byHex = firingHexes(rifles).map(hex => rifles.filter(({ at }) => at === hex));
  return [
    ...able.filter(isFlamethrower).map(firer => together([firer], [])),
    ...byHex.map(group => fromOneHex(group, together, costOf)),
    ...chainsOf(s, byHex).map(chain => together(chain)),
  ];
}

/** By so much at most part of a group does better than the whole: the others may be out of breath, or need no leader. */
const PART_IS_BETTER = 2;

/** All who are in a hex, or those of them who give up little by it. */
function fromOneHex(
  group: readonly Firer[],
  together: (firers: readonly Firer[]) => Draft,
  costOf: (firer: Firer) => number,
): Draft {
  const all = together(group);
  return {
    most: all.most + (group.length > 1 ? PART_IS_BETTER : 0),
    courses: () => {
      const cheap = group.filter(firer => costOf(firer) < CHEAP);
      const isPart = cheap.length > 0 && cheap.length < group.length;
      return [...all.courses(), ...(isPart ? together(cheap).courses() : [])];
    },
  };
}

/** Groups of neighbouring hexes, as far as they reach. */
function chainsOf(s: Situation, groups: readonly (readonly Firer[])[]): readonly (readonly Firer[])[] {
  const chains: Firer[][] = [];
  const left = [...groups];
  for (let group = left.shift(); group; group = left.shift()) {
    const chain = [...group];
    for (let i = 0; i < left.length; ) {
      const next = left[i] as readonly Firer[];
      const isNear = chain.some(({ at }) => next[0] && isAdjacent(s.world, at, next[0].at));
      if (!isNear) {
        i++;
        continue;
      }
      chain.push(...next);
      left.splice(i, 1);
      i = 0;
    }
    if (chain.length > group.length) chains.push(chain);
  }
  return chains;
}

/** A leader in every hex, each where he helps; or none. */
function leadersFor(s: Situation, firers: readonly Firer[]): readonly AnyUnit[] {
  const leaders = firingHexes(firers).map(hex =>
    directorsIn(s.view, hex, firers)
      .filter(leader => leadershipOf(leader) <= 0)
      .toSorted((a, b) => leadershipOf(a) - leadershipOf(b))
      .at(0),
  );
  return leaders.every(leader => leader !== undefined) ? leaders : [];
}

function courseOf(s: Situation, volley: Volley, points: number, costOf: (firer: Firer) => number): Course {
  const { firers, target, leaders } = volley;
  const [first, ...others] = firers;
  const users = new Map(firers.map(firer => [firer.user.id, firer]));
  const price = [...users.values()].reduce((sum, firer) => sum + costOf(firer), 0);
  const acts: Act[] = [];
  if (s.view.phase !== 'movement') acts.push({ verb: 'at', hex: target } as Act);
  for (const { id } of others) acts.push({ verb: 'add', shooter: id } as Act);
  for (const { id } of leaders) acts.push({ verb: 'direct', leader: id } as Act);
  acts.push({ verb: 'shoot' });
  return {
    acts: [{ verb: 'ready', shooter: first?.id } as Act, ...acts],
    worth: points - price - WEAR,
    why: reason(volley, points),
  };
}

/** What the volley does, in points. */
function effect(s: Situation, { firers, target, leaders }: Volley): number {
  const targets = targetsIn(s.world, s.view, target).filter(unit => unit.side !== s.side);
  let firepower = 0;
  for (const firer of firers) {
    const range = distance(s.world, firer.at, target);
    firepower += firepowerAt(firer, range) * strengthOf(firer) + bonusOf(firer, range);
  }
  const led = leaders.length === 0 ? 0 : Math.max(...leaders.map(leadershipOf));
  const drm = drmOf(s, firers, target) + led;
  const weight = (s.view.phase === 'movement' ? STOPS_MOVER : 1) * (isDecisive(s, target) ? ON_OBJECTIVE : 1);
  const again = Math.max(...firers.map(firer => rateOfFire(s.world, s.view, firer))) / 12;
  const residual = s.view.phase === 'movement' && firepower >= 4 ? LEFT_BEHIND : 0;
  return harmTo(s.world, targets, firepower, drm) * weight * (1 + again) + residual - ownRisk(firers);
}

function strengthOf(firer: Firer): number {
  const afterFirst = firer.mode === 'final' && (firer.weapon ?? firer.user).fired === 'first';
  if (isFlamethrower(firer)) return 1;
  return afterFirst ? 0.5 : STRENGTH[firer.mode];
}

function bonusOf({ mode, user, weapon }: Firer, range: number): number {
  const card = cardOf(user);
  const assault = mode === 'advancing' && !weapon && card.kind === 'squad' && card.assaultFire === true;
  return assault && range <= card.range ? 1 : 0;
}

/** The worst line of all who fire; flames care for no cover. */
function drmOf(s: Situation, firers: readonly Firer[], target: HexId): number {
  const move = s.view.phase === 'movement' ? movingStack(s.view) : undefined;
  const posture: Posture = !move ? 'still' : move.kind === 'assault' ? 'careful' : 'running';
  const worst = Math.max(...firingHexes(firers).map(from => s.modifier(from, target, posture) ?? 9));
  const cover = firers.some(isFlamethrower) ? (coverAt(s.world, s.view, target)?.tem ?? 0) : 0;
  return worst - cover + (firers.some(({ user }) => user.exhausted) ? 1 : 0);
}

/** Those in final protective fire check their morale by the dice of their own shot (3.3.3.j). */
function ownRisk(firers: readonly Firer[]): number {
  const desperate = firers.filter(({ mode, weapon }) => mode === 'protective' && !weapon);
  return desperate.reduce(
    (sum, { user }) => sum + 0.45 * presentWorth(user) * chanceAbove(ownMorale(user)),
    0,
  );
}

const isDecisive = (s: Situation, target: HexId): boolean =>
  s.aim.objectives.some(({ hexes }) => hexes.includes(target));

/** What the firer gives up by this shot: its move, or a better shot later. */
function priceOf(s: Situation, { user, at, mode }: Firer): number {
  switch (mode) {
    case 'prep':
      return isLeader(user) ? 0 : bestMove(s, user);
    case 'first':
    case 'subsequent': {
      const later = s.bestShot(user, at);
      return later * (mode === 'first' && moversToCome(s) ? KEPT_BACK : KEPT_FOR_LAST);
    }
    default:
      return 0;
  }
}

/** A tank that fires in the prep fire phase does not move. */
function tankPrice(s: Situation, vehicle: AnyVehicle): number {
  return s.view.phase === 'prep-fire' ? bestDrive(s, vehicle) : 0;
}

/** Whether others of the enemy may yet come into sight. */
function moversToCome(s: Situation): boolean {
  const moving = movingStack(s.view)?.units ?? [];
  return s.view.units.some(
    unit =>
      unit.side === s.enemy &&
      !unit.moved &&
      !unit.broken &&
      unit.fired === undefined &&
      !moving.includes(unit.id),
  );
}

function reason({ firers, target, leaders }: Volley, points: number): string {
  const who = firers.length > 1 ? `with ${firers.length} together` : 'with one';
  const led = leaders.length > 0 ? ' under a leader' : '';
  const hope = points > 5 ? 'much' : points > 2 ? 'something' : 'a little';
  return `I fired at ${target} ${who}${led}: it promised ${hope}.`;
}
