/** Man against man (B13.2, CES.HTH): both sides roll, and the lower one suffers. */
import {
  against,
  atLeast,
  namedSum,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  type Tally,
  type TallyEntry,
  tally,
} from '../../../engine/index.ts';
import { handToHandOf, stepsLost } from '../charts/index.ts';
import { reduce } from '../fire/effects.ts';
import { setAlight } from '../fires/fires.ts';
import { cardOfUnit, type Fielded, type Game, gradeOf, isFielded, isVehicle, unitById } from '../game.ts';
import { inTheFight } from '../leaders/leaders.ts';
import { inMelee, shock } from '../morale/shocks.ts';
import { sideName, type World } from '../world.ts';
import { hasFlamethrower } from './close-assault.ts';

/** Ten for each point of the best, and five for every other. */
const [BEST, EACH_OTHER] = [10, 5] as const;

export function* handToHand(game: Game, attackers: readonly Fielded[], target: Fielded): Rule<void> {
  // Whoever falls is no longer anywhere.
  const place = { at: target.at, side: target.side };
  const defenders = defendersWith(game, place);
  for (const { id } of defenders) {
    shock(game, id, 'assault');
    if (attackers.some(hasFlamethrower)) shock(game, id, 'flame');
  }
  if (attackers.some(hasFlamethrower)) setAlight(game, target.at);
  const ours = yield* push(game, attackers, undefined, true);
  const theirs = yield* push(game, defenders, ours);
  const lead = Math.abs(ours - theirs);
  const steps = stepsLost(game.world.charts, lead);
  if (steps === 0) return game.say('B13.2', 'Nobody gives way.');
  for (const { id } of ours > theirs ? defenders : attackers) yield* loseSteps(game, id, steps);
  inMelee(game);
  if (ours > theirs && defendersWith(game, place).length === 0) advance(game, attackers, place);
}

/** All men and guns in the hex fight. */
const defendersWith = ({ state }: Game, { at, side }: Pick<Fielded, 'at' | 'side'>): readonly Fielded[] =>
  state.units
    .filter(isFielded)
    .filter(unit => unit.at === at && unit.side === side && !isVehicle(unit) && !unit.aboard && !unit.under);

function* push(
  game: Game,
  units: readonly Fielded[],
  needed: number | undefined,
  attacks = false,
): Rule<number> {
  const added = strengthOf(game.world, units, attacks);
  const side = units[0]?.side ?? '';
  return yield* roll(
    PERCENTILE,
    `Hand-to-Hand of the ${sideName(game.world, side)}`,
    faces => percentileOf(faces) + added.value,
    {
      cite: 'B13.2',
      by: side,
      tell: (dice, found) =>
        against(
          namedSum(sideName(game.world, side), percentOf(dice, added)),
          atLeast(needed ?? 0),
          found >= (needed ?? 0),
          needed === undefined ? 'to be beaten' : found >= needed ? 'holds' : 'is beaten',
          { of: units.map(({ id }) => id) },
        ),
    },
  );
}

function strengthOf(world: World, units: readonly Fielded[], attacks: boolean): Tally {
  const isObserver = attacks && units.some(({ observes }) => observes);
  const values = units
    .map(unit => cardOfUnit(unit))
    .map(card => (card.is === 'vehicle' ? 0 : card.closeAssault));
  const [first] = units;
  const grade = first ? handToHandOf(world.charts, gradeOf(world, first)) : 0;
  const isShaken = units.some(({ suppressed }) => suppressed);
  const led = inTheFight(units, '7.55.2.e');
  const isBroken = units.some(({ broken }) => broken);
  const isUnsure = !isBroken && units.some(({ hesitates }) => hesitates);
  const entry = (id: string, n: number, cite = 'B13.2'): readonly TallyEntry[] =>
    n === 0 ? [] : [{ id, cite, op: '+', n, stage: 'roll' }];
  return tally({ stages: ['roll'] }, 0, [
    ...entry('close assault', BEST * Math.max(0, ...values)),
    ...entry('others', EACH_OTHER * (units.length - 1)),
    ...entry('grade', grade),
    ...(led ? entry(led.id, led.n, led.cite) : []),
    ...entry(
      'dismounted observer',
      isObserver ? handToHandOf(world.charts, 'dismounted observer') : 0,
      '7.47.b',
    ),
    ...entry('suppressed', isShaken ? handToHandOf(world.charts, 'suppressed') : 0),
    ...entry('broken', isBroken ? handToHandOf(world.charts, 'broken') : 0, '7.1.5.2.e'),
    ...entry('hesitating', isUnsure ? handToHandOf(world.charts, 'hesitating') : 0, '7.1.5.1.c'),
  ]);
}

function* loseSteps(game: Game, id: Fielded['id'], steps: number): Rule<void> {
  for (let i = 0; i < steps; i++) {
    const unit = unitById(game.state, id);
    if (isFielded(unit)) yield* reduce(game, unit);
  }
}

/** Those who attacked from the next hex take the ground. */
function advance(game: Game, attackers: readonly Fielded[], { at }: Pick<Fielded, 'at'>): void {
  for (const { id } of attackers) {
    const unit = unitById(game.state, id);
    if (isFielded(unit) && unit.at !== at) game.own(unit).at = at;
  }
}
