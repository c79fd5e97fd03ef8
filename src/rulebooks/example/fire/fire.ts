/** Fire (3): a squad fires once in its turn, at one squad that it sees. */
import { groundOf, type HexId } from '../../../board/index.ts';
import {
  against,
  anyOffer,
  atMost,
  DONE,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Subject,
  sumOf,
  type Tally,
  tally,
  unset,
} from '../../../engine/index.ts';
import { modifierOf, toHitAt } from '../charts.ts';
import { CARDS } from '../counters.ts';
import { type AnyUnit, decide, type Game, ownUnits, type Scene, unitById, verbsIn } from '../game.ts';
import { distance, enemyOf, ix, sightBetween, type World } from '../world.ts';

const verb = verbsIn<Scene>();

const fire = verb('fire', {
  cite: '3.1',
  who: ownUnits,
  unfit: (_, unit) => notFree(unit),
  what: ({ world, view, side }) => ownUnits({ view, side: enemyOf(world, side) }),
  whatElse: refusal('3.1', 'it is no enemy on the map'),
  refusal: ({ world }, unit, target) => outOfReach(world, unit, target),
  args: (unit, target) => ({ unit: unit.id, at: target.id }),
  *perform(game, act) {
    const [unit, target] = [unitById(game.state, act.unit), unitById(game.state, act.at)];
    game.own(unit).spent = true;
    yield* shot(game, unit, target);
  },
});

const done = verb('done', { cite: '3.1', perform() {} });

/** Against a squad that would act in its turn: it is shaken, or has acted. */
export function notFree({ shaken, spent }: AnyUnit): Refusal | undefined {
  if (shaken) return refusal('3.4', 'it is shaken');
  return spent ? refusal('2.1', 'it has acted in this turn') : undefined;
}

function outOfReach(world: World, unit: AnyUnit, target: AnyUnit): Refusal | undefined {
  const [from, to] = [placeOf(unit), placeOf(target)];
  if (distance(world, from, to) > CARDS[unit.card].range) return refusal('3.1', 'it is out of range');
  return sightBetween(world, from, to).verdict === 'blocked'
    ? refusal('3.1', 'it is out of sight')
    : undefined;
}

function placeOf({ id, at }: AnyUnit): HexId {
  if (at === undefined) throw new Error(`${id} is not on the map`);
  return at;
}

/** What two dice must show at most, and why (3.2, 3.3). */
export function toHit(world: World, unit: AnyUnit, target: AnyUnit): Tally {
  const range = distance(world, placeOf(unit), placeOf(target));
  const cover = coverAt(world, placeOf(target));
  return tally({ stages: ['number'] }, 0, [
    { id: `range ${range}`, cite: '3.2', op: '+', n: toHitAt(world.charts, range), stage: 'number' },
    ...(cover ? [{ id: cover, op: '+' as const, stage: 'number', ...modifierOf(world.charts, cover) }] : []),
  ]);
}

function coverAt(world: World, hex: HexId): 'woods' | 'building' | undefined {
  const ground = groundOf(world.field, ix(world, hex));
  return ground === 'woods' || ground === 'building' ? ground : undefined;
}

/** What becomes of a squad that is hit (3.4). */
export const ifHit = ({ shaken }: AnyUnit): 'shaken' | 'eliminated' => (shaken ? 'eliminated' : 'shaken');

function* shot(game: Game, unit: AnyUnit, target: AnyUnit): Rule<void> {
  const need = toHit(game.world, unit, target);
  const hits = yield* roll(
    { first: 6, second: 6 },
    `{${unit.id}} at {${target.id}}`,
    ({ first, second }) => first + second <= need.value,
    {
      cite: '3.2',
      by: unit.side,
      tell: (dice, found) =>
        against(sumOf(dice), atMost(need), found, found ? 'a hit' : 'a miss', { of: [target.id] }),
    },
  );
  if (!hits) return game.say('3.2', `{${target.id}} is not hit.`);
  const fate = ifHit(target);
  const theirs = game.own(target);
  if (fate === 'shaken') theirs.shaken = true;
  else {
    theirs.lost = true;
    unset(theirs, 'at');
  }
  game.say('3.4', `{${target.id}} is ${fate}.`);
}

/** One shot, or the end of the phase. A side that can fire at nothing is not asked. */
export function* firePhase(game: Game): Rule<boolean> {
  const { world } = game;
  const side = game.state.active;
  if (!anyOffer([fire], { world, view: game.state, side })) return true;
  const verbs = [fire, done] as const;
  const act = yield* decide(game, verbs, view => ({ world, view, side }), idle, {
    by: side,
    id: 'fire',
    cite: '3.1',
    prompt: 'Fire',
  });
  return act.verb === DONE.verb;
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('3.1', place === undefined ? 'it is not its turn to fire' : 'fire is at squads, and not at hexes');
