/** Camouflage (7.24): units that waited for the enemy are hard to make out, and nobody knows which of them are hidden so. */
import {
  against,
  atMost,
  together as atOnce,
  DONE,
  type Refusal,
  type Rule,
  refusal,
  roll,
  type Side,
  type Subject,
  sumOf,
  type Tally,
  unset,
} from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import { listed } from '../charts/index.ts';
import {
  type AnyUnit,
  decide,
  type Fielded,
  type Game,
  isRecon,
  ownUnits,
  pop,
  type Scene,
  sceneFor,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { seesDiceOf } from '../hidden/counters.ts';
import { distance, isOn, sidesOf, type World } from '../world.ts';
import { reachOfSight, spottersOf } from './spotting.ts';

/** Who may be camouflaged: the groups that the scenario names, or all of those who set up first and wait (7.24.a). */
export function mayCamouflage({ scenario }: World, group: string): boolean {
  const named = scenario.groups.some(({ camouflage }) => camouflage);
  const found = scenario.groups.find(({ id }) => id === group);
  return named ? found?.camouflage === true : found?.side === scenario.setsUpFirst;
}

const verb = verbsIn<Scene>();

const camouflage = verb('camouflage', {
  cite: '7.24.a',
  who: ownUnits,
  unfit: (_, unit) => {
    if (unit.under) return refusal('7.24.a', 'it is not on the map');
    if (unit.camouflage === undefined) return refusal('7.24.a', 'it may not be camouflaged');
    return unit.camouflage === 'no' ? undefined : refusal('7.24.a', 'it is camouflaged');
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    game.own(unitById(game.state, unit)).camouflage = 'yes';
  },
});

const done = verb('done', { cite: '7.24.a', perform() {} });

/** When all stand, the sides note in secret who is camouflaged. */
export function* camouflageFrame(game: Game): Rule<void> {
  const parts = sidesOf(game.world)
    .filter(side =>
      ownUnits({ view: game.state, side }).some(each => each.camouflage === 'no' && !each.under),
    )
    .map(side => [side, note(game, side)] as const);
  if (parts.length > 0) yield* atOnce(Object.fromEntries(parts));
  pop(game);
}

function* note(game: Game, side: Side): Rule<void> {
  const verbs = [camouflage, done] as const;
  for (;;) {
    const act = yield* decide(game, verbs, sceneFor(game, side), idle, {
      by: side,
      id: 'camouflage',
      cite: '7.24.a',
      prompt: 'Note who is camouflaged',
      secret: true,
    });
    if (act.verb === DONE.verb) return;
  }
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal(
    '7.24.a',
    place === undefined ? 'it is not camouflaged now' : 'units are camouflaged, and not hexes',
  );

/** Whoever moves gives it up for good (7.24.f). */
export function loseCamouflage(game: Game, unit: AnyUnit): void {
  if (unit.camouflage !== undefined) unset(game.own(unit), 'camouflage');
}

/** Whoever fires gives it up if somebody could then see him, dice or none (7.24.g), and with SHORT HALT in any case. */
export function fireUncovers(game: Game, unit: Fielded): void {
  if (unit.camouflage === undefined) return;
  const isSeen = spottersOf(game.world, game.state as View, unit).length > 0;
  if (isSeen || unit.command === 'SHORT-HALT') loseCamouflage(game, unit);
}

const BESIDE = 1;

/**
 * Of those who could spot the unit, those who do: all, where it is not camouflaged. Otherwise its owner says so, who stands beside it
 * sees it, and for the others the one with the best chance rolls, the farthest of several: nobody beyond him has the spot (7.24.b to e).
 */
export function* throughCamouflage(
  game: Game,
  target: Fielded,
  able: readonly Fielded[],
): Rule<readonly Fielded[]> {
  const { world } = game;
  const [first] = able;
  if (!first || target.camouflage === undefined) return able;
  // Its owner is asked aloud, and whoever is hidden asks nobody.
  const spotter = able.find(({ under }) => under === undefined);
  if (!spotter && target.camouflage !== 'announced') return [];
  const { side } = first;
  if (target.camouflage === 'no') {
    unset(game.own(unitById(game.state, target.id)), 'camouflage');
    game.reveal([side], '7.24.b', `{${target.id}} is not camouflaged`);
    return able;
  }
  if (target.camouflage === 'yes') {
    game.own(unitById(game.state, target.id)).camouflage = 'announced';
    game.reveal([side], '7.24.b', `{${target.id}} is camouflaged`);
  }
  const range = (unit: Fielded) => distance(world, unit.at, target.at);
  const beside = able.filter(unit => range(unit) <= BESIDE);
  const far = able.filter(unit => range(unit) > BESIDE);
  if (far.length === 0) return beside;
  const worth = (unit: Fielded) => chanceOf(world, game.state as View, unit, target);
  const best = far.reduce((one, other) =>
    worth(other) > worth(one) || (worth(other) === worth(one) && range(other) > range(one)) ? other : one,
  );
  const seen = yield* isMadeOut(game, best, target);
  return seen ? able.filter(unit => range(unit) <= range(best)) : beside;
}

/** Recon units look better: one less on the die (7.43). */
const scouting = (world: World, spotter: Fielded): Tally | undefined =>
  isOn(world, '7.43') && isRecon(spotter)
    ? added([listed(world.charts.camouflageModifiers, 'recon')])
    : undefined;

const chanceOf = (world: World, view: View, spotter: Fielded, target: Fielded): number =>
  reachOfSight(world, view, spotter, target) - (scouting(world, spotter)?.value ?? 0);

function* isMadeOut(game: Game, spotter: Fielded, target: Fielded): Rule<boolean> {
  const { world } = game;
  const number = reachOfSight(world, game.state as View, spotter, target);
  const easier = scouting(world, spotter);
  return yield* roll(
    { die: 10 },
    `whether {${target.id}} is made out`,
    ({ die }) => die + (easier?.value ?? 0) <= number,
    {
      cite: '7.24.d',
      by: spotter.side,
      seen: seesDiceOf(game.state, spotter.side),
      tell: (dice, found) =>
        against(sumOf(dice, easier), atMost(number), found, found ? 'spotted' : 'not spotted', {
          of: [target.id],
        }),
    },
  );
}
