/** The Cohesion Point of formations (7.1.1): how many losses of combat units one bears before its units may break. */
import {
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  type Tally,
} from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import {
  type COHESION_MODIFIERS,
  COHESIONS,
  type Cohesion,
  cohesionLevel,
  cohesionPoint,
  listed,
} from '../charts/index.ts';
import { cardOf, type Nation } from '../counters/index.ts';
import { type AnyUnit, type Game, isArmed, pop } from '../game.ts';
import type { Platoon } from '../scenario/scenario.ts';
import type { Standing, State, Unit } from '../state.ts';
import { formationOf, isOn, type World } from '../world.ts';

type Standings = NonNullable<State['formations']>;

/** The first platoon of a formation stands for it: its name, its grade. */
function platoonIn(world: World, formation: string): Platoon {
  const found = world.scenario.groups.find(({ id }) => formationOf(world, id) === formation);
  if (!found) throw new Error(`no formation ${formation}`);
  return found;
}

export const formationName = (world: World, formation: string): string => platoonIn(world, formation).name;

/** What its scenario says of it (7.1.1.d). */
const listedLevel = (world: World, formation: string): Cohesion | undefined =>
  world.scenario.groups.find(
    ({ id, cohesion }) => cohesion !== undefined && formationOf(world, id) === formation,
  )?.cohesion;

/** As the scenario has them; what is to be rolled for is left open (7.1.1.e, 7.1.1.1.e). */
export function standingsAtFirst(world: World, units: readonly Unit[]): Standings {
  const isRolled = isOn(world, '7.1.1.1') || isOn(world, '7.1.1.1.e');
  const formations = [...new Set(units.map(({ group }) => formationOf(world, group)))];
  return Object.fromEntries(
    formations.map((id): [string, Standing] => {
      const level = isRolled ? undefined : listedLevel(world, id);
      return [id, { losses: 0, ...(level && withPoint(world, units, id, level)) }];
    }),
  );
}

/** Only units that fight are counted (7.1.1.b), all that the formation began with. */
const withPoint = (world: World, units: readonly AnyUnit[], formation: string, level: Cohesion) => ({
  level,
  point: cohesionPoint(
    world.charts,
    level,
    units.filter(unit => formationOf(world, unit.group) === formation && isArmed(began(unit))).length,
  ),
});

/** A squad that was reduced began as a whole one. */
const began = ({ card, was }: AnyUnit): Pick<AnyUnit, 'card'> => ({ card: was ?? card });

/** Before the first turn, one formation a step; with 7.1.1.1.e nothing is rolled before a first loss. */
export function* cohesionFrame(game: Game): Rule<void> {
  const { formations = {} } = game.state;
  const open = Object.keys(formations).find(id => formations[id]?.point === undefined);
  if (open === undefined || isOn(game.world, '7.1.1.1.e')) return pop(game);
  yield* determine(game, open);
}

export const hasUnknownLosses = (standings: Standings): string | undefined =>
  Object.keys(standings).find(id => standings[id]?.point === undefined && (standings[id]?.losses ?? 0) > 0);

type ModifierName = keyof typeof COHESION_MODIFIERS.cites;

/** The row of a nation goes by the time of the war. */
function periodOf({ scenario: { date } }: World, nation: Nation): ModifierName {
  const { year, month } = date;
  switch (nation) {
    case 'german':
      return 'german';
    case 'british':
      return year === 1940 ? 'british 1940' : 'british';
    case 'american':
      return year === 1942 ? 'american 1942' : 'american';
    case 'italian':
      if (year === 1941) return month <= 6 ? 'italian early 1941' : 'italian late 1941';
      return year === 1940 ? 'italian 1940' : 'italian';
  }
}

/** How far a roll may depart from what is listed: levels up and levels down (7.1.1.1.c, 7.1.1.1.d). */
const DEPARTURES: Readonly<Record<Nation, readonly [up: number, down: number]>> = {
  german: [2, 2],
  british: [2, 2],
  italian: [1, COHESIONS.length],
  american: [1, COHESIONS.length],
};

function within(listedAs: Cohesion | undefined, nation: Nation, rolled: Cohesion): Cohesion {
  if (listedAs === undefined) return rolled;
  const [up, down] = DEPARTURES[nation];
  const at = COHESIONS.indexOf(listedAs);
  const found = Math.max(at - up, Math.min(at + down, COHESIONS.indexOf(rolled)));
  return COHESIONS[found] ?? rolled;
}

/** The level of a formation is rolled for (7.1.1.1). */
export function* determine(game: Game, formation: string): Rule<void> {
  const { world, state } = game;
  const { side, grade, name } = platoonIn(world, formation);
  const nation = nationOf(state.units, world, formation);
  const { cohesionModifiers } = world.charts;
  const modifiers: Tally = added([
    listed(cohesionModifiers, periodOf(world, nation)),
    listed(cohesionModifiers, grade),
  ]);
  const level = yield* roll(
    PERCENTILE,
    `the cohesion of ${name}`,
    faces =>
      within(
        listedLevel(world, formation),
        nation,
        cohesionLevel(world.charts, percentileOf(faces) + modifiers.value),
      ),
    {
      cite: '7.1.1.1.a',
      by: side,
      tell: (dice, found) => lookedUp(percentOf(dice, modifiers), 'cohesion', found),
    },
  );
  const standing = { ...standingOf(state, formation), ...withPoint(world, state.units, formation, level) };
  setStanding(game, formation, standing);
  game.say('7.1.1.1.b', `${name}: ${level} cohesion, CP-${standing.point}.`);
}

function nationOf(units: readonly AnyUnit[], world: World, formation: string): Nation {
  const unit = units.find(({ group }) => formationOf(world, group) === formation);
  if (!unit) throw new Error(`nobody in ${formation}`);
  return cardOf(unit.card).nation;
}

const standingOf = ({ formations }: Pick<State, 'formations'>, formation: string): Standing =>
  formations?.[formation] ?? { losses: 0 };

function setStanding(game: Game, formation: string, standing: Standing): void {
  game.own(game.state).formations = { ...game.state.formations, [formation]: standing };
}

/** One more combat unit is lost (7.1.1.2). */
export function countLoss(game: Game, formation: string): void {
  const standing = standingOf(game.state, formation);
  setStanding(game, formation, { ...standing, losses: standing.losses + 1 });
}

/** Whether so many are lost that its units may break (7.1.1.2.d). */
export function isShaky({ formations }: Pick<State, 'formations'>, formation: string): boolean {
  const { losses, point } = formations?.[formation] ?? { losses: 0 };
  return point !== undefined && losses >= point;
}
