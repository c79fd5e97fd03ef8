/** How Combat! is played: what each act is worth a thought, and what a position is worth. */
import type { BookAct } from '../../rulebooks/combat/acts.ts';
import { coverOf, type Gait } from '../../rulebooks/combat/charts/index.ts';
import {
  fieldedById,
  isLeader,
  isTeam,
  type Scene,
  stackAt,
  type View,
} from '../../rulebooks/combat/game.ts';
import { hidingPlaces } from '../../rulebooks/combat/hidden/places.ts';
import type { LocId, Right, State, UnitId } from '../../rulebooks/combat/state.ts';
import { isBurning } from '../../rulebooks/combat/terrain/flames.ts';
import { terrainAt } from '../../rulebooks/combat/terrain/ground.ts';
import { landOf } from '../../rulebooks/combat/terrain/land.ts';
import { enemyOf, hexOf, rangeOf, type World } from '../../rulebooks/combat/world.ts';
import type { Course, Doctrine, Position } from '../doctrine/doctrine.ts';
import { wayOf } from './ground.ts';
import { danger, harm } from './judging.ts';
import { value } from './value.ts';

export const doctrine: Doctrine<State, World> = {
  courses,
  value,
  horizon: now => later => later.turn > now.turn + 1,
  // Impulses are short, and what follows them is dice: judgement knows as much, and sooner.
  isWorthPlayingOn: () => false,
  wits: { recruit: { ideas: 1, blur: 0.15 }, corporal: { ideas: 2, blur: 0.1 } },
};

function courses({ game, view, side, acts }: Position<State, World>): readonly Course[] {
  const scene = { world: landOf(game.world, view), view, side };
  return (acts as readonly BookAct[]).map(act => ({ acts: [act], ...judge(scene, act) }));
}

type Judged = Pick<Course, 'worth' | 'why'>;
const judged = (worth: number, why: string): Judged => ({ worth, why });

/** Once something is begun it is carried out, all who can before the dice. */
const ALL_TOGETHER = 0.9;
const DIRECTED = 0.8;
const ADDED_LEADER = 0.75;
const CARRIED_OUT = 0.7;

function judge(scene: Scene, act: BookAct): Judged {
  switch (act.verb) {
    case 'fire':
      return judged(fireWorth(scene, act.unit, act.at), 'They were in my sights.');
    case 'despair':
      // It takes a check of its own, and few shots are worth that.
      return judged(harm(scene, [act.unit], act.at, 'desperation') - 0.4, 'It was now or never.');
    case 'move':
      return judged(moveWorth(scene, act.unit, act.gait), 'They had to get there.');
    case 'step':
      return judged(stepWorth(scene, act.unit, act.to), 'That was the way.');
    case 'leave':
      return judged(14, 'That is what we came for.');
    case 'recover':
    case 'regroup':
      return judged(1, 'They were needed again.');
    case 'assail':
      return judged(1.2, 'It was man against man.');
    case 'add':
      return judged(addWorth(scene, act.unit), 'All together.');
    case 'direct':
      return judged(DIRECTED, 'He told them where.');
    case 'shoot':
    case 'strike':
      return judged(CARRIED_OUT, 'I finished what I had begun.');
    case 'flee':
      return judged(isInFlames(scene, act.unit) ? OUT_OF_FIRE : 0.3, 'They were better off there.');
    case 'dig-in':
      return scene.view.doing.at(-1)?.is === 'set-up'
        ? judged(1, 'The pits were there.')
        : judged(digWorth(scene, act.unit), 'There was time to dig.');
    case 'blow':
      return judged(blowWorth(scene, act.at), 'The way had to be clear.');
    case 'mousehole':
      return judged(holeWorth(scene, act.to), 'There was no other way in.');
    case 'mine':
      return judged(0.9, 'They would come that way.');
    case 'place':
      return judged(1, 'Somewhere they had to stand.');
    case 'hide':
      return judged(1.1, 'They need not know everything.');
    case 'enter':
      return judged(1.2, 'They were needed.');
    case 'nest':
      return judged(1, 'Nobody leaves that house.');
    case 'recon':
      return judged(-0.15, 'It was too quiet there.');
    case 'at':
    case 'look':
      return judged(suspicion(scene, act.at), 'I had a feeling about that place.');
    case 'declare-search':
      return judged(searchWorth(scene), 'They had to be somewhere.');
    case 'seek':
      return judged(0.6, 'We looked before we went on.');
    case 'charge':
      return judged(0.8, 'Bayonets, and no time to think.');
    case 'grapple':
      return judged(-0.2, 'There was nothing else left.');
    case 'first':
      return judged(0.1, 'I wanted to be first.');
    case 'bug-out':
      return judged(-0.3, 'They were too many.');
    case 'get-in':
    case 'leave-cover':
    case 'hold':
    case 'excess':
    case 'second':
      return judged(0, 'It made no difference.');
    case 'join':
    case 'flip':
    case 'smoke':
    case 'search':
    case 'clear':
    case 'take-cover':
      return judged(-0.4, 'I tried something.');
    case 'offer-end':
      return judged(-0.1, 'There was nothing left to do.');
    case 'pass':
    case 'done':
      return judged(0, 'There was nothing better to do.');
  }
}

/** A leader does more for the fire by directing it than by his own. */
const addWorth = ({ view }: Scene, id: UnitId): number =>
  view.doing.at(-1)?.is === 'fire' && isLeader(fieldedById(view, id)) ? ADDED_LEADER : ALL_TOGETHER;

/** How likely it is that somebody lies hidden there: good cover near the way. */
function suspicion({ world, view, side }: Scene, at: LocId): number {
  const isArea = hidingPlaces(world, view, enemyOf(world, side)).some(each => hexOf(each) === hexOf(at));
  return isArea ? 0.1 + 0.01 * coverOf(world.charts, terrainAt(world, at) ?? 'open') : 0;
}

const NEAR = 2;

/** Worth the time where hidden men may lie right beside the way. */
function searchWorth(scene: Scene): number {
  const { world, view, side } = scene;
  const frame = view.doing.at(-1);
  const [id] = frame?.is === 'move' ? frame.units : [];
  if (id === undefined) return -0.5;
  const { at } = fieldedById(view, id);
  const near = hidingPlaces(world, view, enemyOf(world, side)).filter(
    each => rangeOf(world, at, each) <= NEAR && coverOf(world.charts, terrainAt(world, each) ?? 'open') > 0,
  );
  return near.length > 0 ? 0.4 : -0.5;
}

/** Defensive Fire is kept for a good shot: who has fired is seen, and can't do it often. */
const RESERVE = 0.12;

function fireWorth(scene: Scene, unit: UnitId, at: LocId): number {
  const frame = scene.view.doing.at(-1);
  const right: Right = frame?.is === 'window' ? 'defensive' : frame?.is === 'move' ? 'assault' : 'impulse';
  const friends = stackAt(scene.view, fieldedById(scene.view, unit).at).length;
  return harm(scene, [unit], at, right) * (1 + 0.3 * (friends - 1)) - RESERVE;
}

/** A hex nearer to where one has to be. */
const NEARER = 0.25;
const HEXES: Readonly<Record<Gait, number>> = { run: 5, cautious: 4, assault: 2.5, crawl: 1 };
/** How much of the danger is met at that pace. */
const EXPOSED: Readonly<Record<Gait, number>> = { run: 1.3, cautious: 1, assault: 1, crawl: 0.6 };

function moveWorth(scene: Scene, id: UnitId, gait: Gait): number {
  const unit = fieldedById(scene.view, id);
  const way = wayOf(scene.world, scene.view, scene.side);
  // To stay in a fire is to be lost; the slower gaits come to the same, and save him trouble.
  if (isInFlames(scene, id)) return OUT_OF_FIRE - (gait === 'cautious' ? 0 : 0.2);
  if (!way || (isTeam(unit) && !unit.crew)) return -0.5;
  const far = way(unit.at);
  if (far === 0) return -0.5;
  const late = urgency(scene.world, scene.view);
  return NEARER * late * Math.min(far, HEXES[gait]) - EXPOSED[gait] * danger(scene, unit.at);
}

/** The later it is, the less one waits. */
const urgency = ({ scenario }: World, { turn }: View): number => 1 + turn / scenario.turns;

function stepWorth(scene: Scene, id: UnitId, to: LocId): number {
  const unit = fieldedById(scene.view, id);
  const way = wayOf(scene.world, scene.view, scene.side);
  const nearer = way ? way(unit.at) - way(to) : 0;
  const rescue = isInFlames(scene, id) && !isBurning(scene.world, to) ? OUT_OF_FIRE : 0;
  return (
    rescue +
    2 * NEARER * urgency(scene.world, scene.view) * nearer -
    (danger(scene, to) - danger(scene, unit.at)) -
    0.05
  );
}

/** A unit is worth more than anything that an impulse brings otherwise. */
const OUT_OF_FIRE = 3;
const isInFlames = ({ world, view }: Scene, id: UnitId): boolean =>
  isBurning(world, fieldedById(view, id).at);

/** What bars the way of who has somewhere to go; a charge is worth more against men. */
const NEAR_THE_WAY = 4;
function blowWorth({ world, view, side }: Scene, at: LocId): number {
  const way = wayOf(world, view, side);
  return way && way(at) <= NEAR_THE_WAY ? 0.25 : -0.4;
}

/** Through a wall at those behind it, at half the price of a throw that may not get there. */
function holeWorth({ view, side }: Scene, to: LocId): number {
  const men = stackAt(view, to).filter(unit => unit.side !== side).length;
  return men > 0 ? 0.3 * men : -0.5;
}

/** Who keeps ground digs where there is danger. */
function digWorth(scene: Scene, id: UnitId): number {
  if (wayOf(scene.world, scene.view, scene.side)) return -0.3;
  return 0.5 * danger(scene, fieldedById(scene.view, id).at) - 0.05;
}
