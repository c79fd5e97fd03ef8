/** The Morale Check (7.1.4): who breaks, who hesitates, and how they recover (7.1.6). */
import {
  against,
  atLeast,
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  type Tally,
  unset,
} from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import {
  type BreakRow,
  breakPoint,
  commandRange,
  listed,
  type MORALE_MODIFIERS,
  modifier,
} from '../charts/index.ts';
import { commands } from '../commands/chain.ts';
import { hasRadio } from '../commands/radios.ts';
import {
  cardOfUnit,
  type Fielded,
  type Game,
  gradeOf,
  isDamaged,
  isFielded,
  show,
  unitById,
  type View,
} from '../game.ts';
import { ledBy } from '../leaders/leaders.ts';
import { coverAt } from '../sight/cover.ts';
import { spots } from '../sight/spotting.ts';
import type { ShockCause } from '../state.ts';
import { distance, formationOf, type World } from '../world.ts';
import { determine, hasUnknownLosses, isShaky } from './cohesion.ts';
import { mourn } from './shocks.ts';

/** Below its Cohesion Point these alone shake a formation's units (7.1.3). */
const FORCES: readonly ShockCause[] = ['flame', 'overrun', 'command lost', 'comrades lost'];

/** Whether something has happened that must be dealt with before the game goes on. */
export const isTroubled = ({ fallen = [], shocks = [], formations = {} }: View): boolean =>
  fallen.length > 0 || shocks.length > 0 || hasUnknownLosses(formations) !== undefined;

/** Losses first, then what a formation bears, then one check a step (7.1.2.h). */
export function* trouble(game: Game): Rule<void> {
  mourn(game);
  const open = hasUnknownLosses(game.state.formations ?? {});
  if (open !== undefined) return yield* determine(game, open);
  const { shocks = [] } = game.state;
  const [first] = shocks;
  if (!first) return;
  game.own(game.state).shocks = shocks.filter(({ unit }) => unit !== first.unit);
  const unit = unitById(game.state, first.unit);
  if (!isFielded(unit)) return;
  const causes = shocks.filter(each => each.unit === first.unit).map(({ by }) => by);
  const isNormal = isShaky(game.state, formationOf(game.world, unit.group));
  if (!isNormal && !causes.some(cause => FORCES.includes(cause))) return;
  yield* moraleCheck(game, unit, isNormal ? 'normal' : 'forced');
}

export type CheckKind = 'normal' | 'forced' | 'tank fright' | 'recovery';
type Name = keyof typeof MORALE_MODIFIERS.cites;
/** A unit and what happens to it. */
interface Test {
  readonly world: World;
  readonly view: View;
  readonly unit: Fielded;
  readonly kind: CheckKind;
}

/** What counts in a check, by its name in the chart. */
const REASONS: readonly ((test: Test) => Name | false | undefined)[] = [
  ({ world, unit }) => gradeOf(world, unit),
  ({ world, view, unit }) => {
    const cover = coverAt(world, view, unit);
    return (cover === 'Medium cover' || cover === 'Heavy cover') && cover;
  },
  test => isLed(test) && 'command unit near',
  ({ unit }) => unit.suppressed && 'Suppressed',
  ({ unit }) => isDamaged(unit) && 'Damaged',
  ({ kind }) => (kind === 'forced' || kind === 'tank fright') && 'forced check',
  test => seesBroken(test) && 'broken unit near',
  test => seesEnemy(test, 0, 2) && 'enemy within 2 hexes',
  test => seesEnemy(test, 3, 5) && 'enemy within 5 hexes',
  ({ unit }) => isUnderCommand(unit) && 'under command',
];

/** Defensive Fire counts like a command (7.50.c). */
const isUnderCommand = ({ command, answered }: Fielded): boolean =>
  answered === true || (command !== undefined && command !== 'N/C');

/** Somebody above it stands by, who is not broken himself (7.1.4.e); without a radio he must be in the hex (7.4.4). */
function isLed({ world, view, unit }: Test): boolean {
  const range = hasRadio(world, unit) ? commandRange(world.charts, gradeOf(world, unit)) : 0;
  return view.units.some(
    each =>
      isFielded(each) &&
      each.side === unit.side &&
      each.id !== unit.id &&
      !each.broken &&
      !each.under &&
      !each.collateral?.includes('radio') &&
      commands(world, each, unit) &&
      distance(world, each.at, unit.at) <= range,
  );
}

function seesBroken({ world, view, unit }: Test): boolean {
  const range = commandRange(world.charts, gradeOf(world, unit));
  const formation = formationOf(world, unit.group);
  return view.units.some(
    each =>
      isFielded(each) &&
      each.id !== unit.id &&
      each.broken !== undefined &&
      each.side === unit.side &&
      formationOf(world, each.group) === formation &&
      distance(world, each.at, unit.at) <= range,
  );
}

/** Only an enemy whom it has spotted itself frightens it (7.1.4.k); in Tank Fright none does (7.6.b). */
const seesEnemy = ({ world, view, unit, kind }: Test, least: number, most: number): boolean =>
  kind !== 'tank fright' &&
  view.units.some(each => {
    if (!isFielded(each) || each.side === unit.side) return false;
    const range = distance(world, each.at, unit.at);
    return range >= least && range <= most && spots(world, view, unit, each);
  });

export function moraleModifiers(world: World, view: View, unit: Fielded, kind: CheckKind): Tally {
  const reasons = REASONS.map(reason => {
    const name = reason({ world, view, unit, kind });
    return name && modifier(world.charts.morale, name).n !== 0 && listed(world.charts.morale, name);
  });
  return added([...reasons, ledBy(world, view, unit, 'M')]);
}

export type Nerve = 'breaks' | 'hesitates' | 'holds';

/** The row of the Break Point Table (7.1.4.a). */
export function breakRow({ scenario }: World, unit: Fielded): BreakRow {
  const { nation } = cardOfUnit(unit);
  return nation === 'italian' && scenario.date.year === 1940 ? 'italian 1940' : nation;
}

/** What a unit is told counts, so that everybody may see it (7.1.4.l). */
export function* nerveOf(game: Game, unit: Fielded, kind: CheckKind): Rule<Nerve> {
  show(game, unit, '7.1.4.l');
  const { world } = game;
  const { breaks, hesitates } = breakPoint(world.charts, breakRow(world, unit));
  const modifiers = moraleModifiers(world, game.state as View, unit, kind);
  return yield* roll(
    PERCENTILE,
    kind === 'tank fright' ? `tank fright of {${unit.id}}` : `morale of {${unit.id}}`,
    (faces): Nerve => {
      const net = percentileOf(faces) + modifiers.value;
      if (net <= breaks) return 'breaks';
      return net <= hesitates ? 'hesitates' : 'holds';
    },
    {
      cite: kind === 'tank fright' ? '7.6.a' : '7.1.4.a',
      by: unit.side,
      tell: (dice, found) =>
        lookedUp(
          percentOf(dice, modifiers),
          `breaks at ${breaks} or less, hesitates at ${hesitates} or less`,
          found,
          { of: [unit.id] },
        ),
    },
  );
}

function* moraleCheck(game: Game, unit: Fielded, kind: 'normal' | 'forced'): Rule<void> {
  const nerve = yield* nerveOf(game, unit, kind);
  const own = game.own(unitById(game.state, unit.id));
  if (nerve === 'breaks') {
    own.broken = 'ON';
    unset(own, 'hesitates');
    game.say('7.1.4.b', `{${unit.id}} breaks.`);
  }
  // Whoever is broken has worse to fear than to hesitate (7.1.4.b).
  if (nerve === 'hesitates' && !unit.broken) {
    own.hesitates = 'ON';
    game.say('7.1.4.b', `{${unit.id}} hesitates.`);
  }
}

/** Broken units try to recover, one a step; then hesitation passes, and counters are turned (7.1.6). */
export function* moralePhase(game: Game): Rule<boolean> {
  const { state, world } = game;
  const unit = state.units.filter(isFielded).find(({ broken }) => broken === 'OFF');
  if (!unit) {
    for (const each of state.units.filter(isFielded)) settle(game, each);
    return true;
  }
  show(game, unit, '7.1.4.l');
  const { n: needed } = modifier(world.charts.breakRecovery, 'Broken');
  const modifiers = moraleModifiers(world, state as View, unit, 'recovery');
  const recovers = yield* roll(
    PERCENTILE,
    `whether {${unit.id}} recovers`,
    faces => percentileOf(faces) + modifiers.value >= needed,
    {
      cite: '7.1.6.2',
      by: unit.side,
      tell: (dice, found) =>
        against(percentOf(dice, modifiers), atLeast(needed), found, found ? 'recovers' : 'stays broken', {
          of: [unit.id],
        }),
    },
  );
  // Whoever failed is marked ON, which the end of the phase turns to OFF again.
  if (recovers) unset(game.own(unit), 'broken');
  else game.own(unit).broken = 'ON';
  return false;
}

function settle(game: Game, unit: Fielded): void {
  if (unit.hesitates === 'OFF') unset(game.own(unit), 'hesitates');
  if (unit.hesitates === 'ON') game.own(unit).hesitates = 'OFF';
  if (unit.broken === 'ON') game.own(unit).broken = 'OFF';
}
