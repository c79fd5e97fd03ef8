/** Command control (3.1), if the sides play with it: who is far from any leader neither moves nor fires. */
import {
  diceOf,
  lookedUp,
  type Rule,
  refusal,
  rollOneByOne,
  type Side,
  sumOf,
  term,
} from '../../../engine/index.ts';
import { type COMMAND_MODIFIERS, modifier } from '../charts/index.ts';
import { replaceTop, top } from '../frames.ts';
import type { Game, View } from '../game.ts';
import {
  type AnyUnit,
  canLead,
  isInexperienced,
  isMmc,
  leadershipOf,
  mmcCard,
  ownUnits,
  unitById,
} from '../units.ts';
import { distance, nationOf, type World } from '../world.ts';
import { rallyVerb, type Step } from './rally-scene.ts';

/** Squads, half-squads and crews; but not in a rage (3.1.2, 3.1.3.b). */
const isSubject = (unit: AnyUnit): boolean =>
  isMmc(unit) && unit.at !== undefined && !unit.broken && !unit.berserk && unit.guard === undefined;

/** With or beside an unbroken leader (3.1.3.b). */
const isNearLeader = (world: World, view: View, { at, side }: AnyUnit): boolean =>
  view.units.some(
    each =>
      each.side === side &&
      canLead(view, each) &&
      each.at !== undefined &&
      at !== undefined &&
      distance(world, each.at, at) <= 1,
  );

/** Those whom nobody commands, and whom their side has not picked. */
const outOfCommand = (world: World, view: View, side: Side): readonly AnyUnit[] =>
  ownUnits({ view, side }).filter(
    unit => isSubject(unit) && !unit.commanded && !isNearLeader(world, view, unit),
  );

/** A half-squad and inexperienced men count as two (3.1.9). */
const costOf = (view: View, unit: AnyUnit): number =>
  mmcCard(unit).kind === 'half-squad' || isInexperienced(view, unit) ? 2 : 1;

const bonusIn = (view: View): number => top(view, 'rally').bonus ?? 0;

const command = rallyVerb('command', {
  cite: '3.1.4',
  who: ({ world, view, side }) => outOfCommand(world, view, side),
  whoElse: refusal('3.1.3.b', 'it has its orders, or needs none'),
  unfit: ({ view }, unit) =>
    costOf(view, unit) <= bonusIn(view)
      ? undefined
      : refusal('3.1.4', 'its side can give no more units their orders'),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    const frame = top(game.state, 'rally');
    replaceTop(game, { ...frame, bonus: bonusIn(game.state) - costOf(game.state, unit) });
    game.own(unit).commanded = true;
  },
});

/** What is added to each die, by nation and year (3.1.5). */
function nationality(
  { scenario: { date } }: World,
  nation: string,
): keyof typeof COMMAND_MODIFIERS.cites | undefined {
  if (nation === 'american') return 'Americans';
  if (nation !== 'german') return undefined;
  if (date.year >= 1945) return 'Germans in 1945';
  return date.year < 1944 || date.month < 9 ? 'Germans before September 1944' : undefined;
}

const UNITS_A_DIE = 10;

/** A die for every ten units or part of them; at least what the leaders have in leadership (3.1.4, 3.1.7). */
function* rollForBonus(game: Game, side: Side): Rule<number> {
  const { world, state } = game;
  const own = ownUnits({ view: state, side });
  const dice = Math.ceil(own.filter(isSubject).length / UNITS_A_DIE);
  const id = nationality(world, nationOf(world, side));
  const { n, cite } = id ? modifier(world.charts.commandModifiers, id) : { n: 0, cite: '3.1.5' };
  const least = own.reduce(
    (sum, unit) => sum + (canLead(state, unit) ? Math.max(0, -leadershipOf(unit)) : 0),
    0,
  );
  return yield* rollOneByOne(
    diceOf(dice, 6),
    'units that get their orders from afar',
    { from: 0, next: (sum, face) => sum + Math.max(0, face + n), read: sum => Math.max(sum, least) },
    {
      cite: '3.1.4',
      by: side,
      tell: (faces, bonus) =>
        lookedUp(sumOf(faces, term(id ?? '', n * dice, cite)), undefined, `${bonus} units`),
    },
  );
}

/** Only in one's own rally phase, and if somebody is out of command (3.1.3.a). */
function* open(game: Game, side: Side): Rule<void> {
  const { world, state } = game;
  const isDue =
    world.options.command && side === state.attacker && outOfCommand(world, state, side).length > 0;
  const bonus = isDue ? yield* rollForBonus(game, side) : 0;
  replaceTop(game, { ...top(game.state, 'rally'), bonus });
}

/** Whoever is left out neither moves nor fires in this player turn (3.1.3.a). */
function close(game: Game, side: Side): void {
  const { world, state } = game;
  if (!world.options.command || side !== state.attacker) return;
  for (const unit of outOfCommand(world, state, side)) {
    game.own(unit).adrift = true;
    game.say('3.1.3.a', `{${unit.id}} is out of command`);
  }
}

export const commanding: Step = {
  cite: 'SOP.1.13',
  prompt: 'Command control',
  deeds: [command],
  isDuty: true,
  open,
  close,
};
