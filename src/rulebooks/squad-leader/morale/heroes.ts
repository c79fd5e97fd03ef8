/** Heroes (3.8): how they come about, and what becomes of them. */
import {
  lookedUp,
  optional,
  PASS,
  type Rule,
  refusal,
  roll,
  sumOf,
  type Tally,
  tally,
  unset,
} from '../../../engine/index.ts';
import { decide, dr, type Game, type View, verbsIn } from '../game.ts';
import type { UnitId } from '../state.ts';
import { cut } from '../trails/cut.ts';
import { trailOf } from '../trails/trails.ts';
import { type AnyUnit, cardOf, isHero, isSmc, unitById } from '../units.ts';
import { enemyOf, nationOf, type World } from '../world.ts';
import { join } from './arrivals.ts';
import { eliminate } from './losses.ts';

const heroCard = (unit: AnyUnit, face: '1-4-9' | '1-3-8'): string => `${cardOf(unit).nation} ${face} hero`;

/** He never breaks: his first failure wounds him, a 12 or the next one kills him (3.8.2). */
export function woundHero(game: Game, hero: AnyUnit, isTwelve: boolean): void {
  if (isTwelve || hero.wounds !== undefined) {
    eliminate(game, hero, '3.8.2');
    return;
  }
  stopWounded(game, hero.id);
  const mine = game.own(unitById(game.state, hero.id));
  mine.card = heroCard(hero, '1-3-8');
  mine.wounds = 1;
  game.say('3.8.2', `{${hero.id}} is wounded`);
}

/** Halves of movement factors that a wounded hero has in all. */
const WOUNDED_HALVES = 6;

/** On his way he comes no farther than a wounded man does, and not at all if he has gone so far already (3.8.5, 3.8.8). */
function stopWounded(game: Game, id: UnitId): void {
  const here = game.state.back?.[id];
  const trail = trailOf(game.state, id);
  if (here === undefined || !trail) return;
  let spent = 0;
  let last = here;
  for (const { n, halves } of trail.steps) {
    spent += halves;
    if (n > here && spent <= WOUNDED_HALVES) last = n;
  }
  if (last < (trail.steps.at(-1)?.n ?? 0)) cut(game, id, last, 'grounded');
}

interface HeroScene {
  readonly view: View;
  readonly id: UnitId;
}

const verb = verbsIn<HeroScene>();

const hero = verb('hero', {
  cite: '3.8.11',
  who: ({ view, id }) => [unitById(view, id)],
  whoElse: refusal('3.8.11', 'it has not rolled a 2'),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => rollForHero(game, unitById(game.state, unit)),
});

const pass = verb('pass', { cite: '3.8.11', perform: () => {} });

const VERBS = [hero, pass] as const;

/** A 2 in a check by fire may bring forth a hero, if its side wants one (3.8.11). */
export function* findHero(game: Game, id: UnitId): Rule<void> {
  const unit = game.state.units.find(each => each.id === id);
  if (!unit || isHero(unit) || unit.guard !== undefined) return;
  const sceneOf = (view: View): HeroScene => ({ view, id });
  yield* decide(game, VERBS, sceneOf, () => refusal('3.8.11', 'it has not rolled a 2'), {
    by: unit.side,
    id: 'hero',
    cite: '3.8.11',
    prompt: `Is there a hero in {${id}}?`,
    window: optional('hero', PASS),
  });
}

/** Germans find their heroes in the East more easily (3.8.11). */
export function heroModifiers(world: World, unit: AnyUnit): Tally {
  const isEast =
    nationOf(world, unit.side) === 'german' && nationOf(world, enemyOf(world, unit.side)) === 'russian';
  return tally(
    { stages: ['drm'] },
    0,
    isEast ? [{ id: 'Germans in the East', cite: '3.8.11', op: '+', n: -1, stage: 'drm' }] : [],
  );
}

/** The die up to which there is a hero. */
export const HERO_AT = 2;

function* rollForHero(game: Game, unit: AnyUnit): Rule<void> {
  const modifiers = heroModifiers(game.world, unit);
  const isOne = yield* roll(dr, `a hero in {${unit.id}}`, ({ white }) => white + modifiers.value <= HERO_AT, {
    cite: '3.8.11',
    by: unit.side,
    tell: (dice, found) =>
      lookedUp(sumOf(dice, modifiers), undefined, found ? 'a hero' : 'no hero', { of: [unit.id] }),
  });
  if (!isOne) return;
  game.befall(unit.id, 'hero');
  if (isSmc(unit)) becomeHero(game, unit);
  else createHero(game, unit);
}

/** A leader is a leader no more (3.8.11). */
function becomeHero(game: Game, leader: AnyUnit): void {
  const mine = game.own(unitById(game.state, leader.id));
  mine.card = heroCard(leader, '1-4-9');
  unset(mine, 'broken', 'berserk', 'wounds', 'pinned');
  game.say('3.8.11', `{${leader.id}} becomes a hero`);
}

/** Beside his unit, and neither broken nor berserk, whatever it is. */
function createHero(game: Game, unit: AnyUnit): void {
  const id = join(game, unit, heroCard(unit, '1-4-9'));
  game.say('3.8.11', `{${id}} proves a hero`);
}
