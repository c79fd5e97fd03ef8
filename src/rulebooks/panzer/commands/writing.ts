/** The Command Phase (B5): both sides place their commands at the same time, each hidden from the other. */
import {
  together as atOnce,
  DONE,
  type Refusal,
  type Rule,
  refusal,
  type Side,
  type Subject,
  unset,
} from '../../../engine/index.ts';
import {
  decide,
  type Fielded,
  fieldedById,
  type Game,
  isFielded,
  ownUnits,
  type Scene,
  sceneFor,
  unitById,
  verbsIn,
} from '../game.ts';
import { partners } from '../movement/escort.ts';
import { COMMANDS, type Command, type UnitId } from '../state.ts';
import { distance, formationOf, isOn, sidesOf } from '../world.ts';
import { delayRefusal } from './delay.ts';
import { immovable, isCommanded, isFree, mayHave, sharingGroups, together } from './limits.ts';

const verb = verbsIn<Scene>();
const PLACED = COMMANDS.filter(is => is !== 'N/C');
const NO_SUCH_COUNTER = refusal('B5.5', 'no counter says so: whoever gets none has N/C');

const command = verb('command', {
  cite: 'B5',
  who: ownUnits,
  unfit: (_, unit) => {
    if (!isCommanded(unit)) return refusal('B12.10', 'it goes where it is taken');
    return unit.command === 'N/C' ? undefined : refusal('B5', 'it has its command');
  },
  what: (): readonly Command[] => PLACED,
  whatElse: NO_SUCH_COUNTER,
  refusal: ({ world, view }, unit, is) =>
    delayRefusal(world, view.turn, unit) ??
    immovable(unit, is) ??
    (mayHave(world, view, unit, is)
      ? undefined
      : refusal('B5.6', 'its formation has no command left that it could have')),
  args: ({ id }, is) => ({ unit: id, is }),
  perform(game, { unit, is }) {
    give(game, unit, is);
  },
});

/** Those of a platoon who have no command yet, by the nearness to the first of them: neighbours share one. */
const waiting = (scene: Scene, { at, group }: Fielded): readonly Fielded[] =>
  ownUnits(scene)
    .filter(unit => unit.group === group && unit.command === 'N/C' && isCommanded(unit))
    .sort((a, b) => distance(scene.world, at, a.at) - distance(scene.world, at, b.at));

/** The first of each platoon in which several wait for commands: through it all of them are told. */
const spokesmen = (scene: Scene): readonly Fielded[] => {
  const seen = new Set<string>();
  return ownUnits(scene).filter(unit => {
    if (unit.command !== 'N/C' || !isCommanded(unit) || seen.has(unit.group)) return false;
    seen.add(unit.group);
    return waiting(scene, unit).length > 1;
  });
};

const mayGet = ({ world, view }: Scene, unit: Fielded, is: Command): boolean =>
  !immovable(unit, is) && mayHave(world, view, unit, is);

/** A whole platoon at one word: to write counters one by one takes long, and most of a platoon does the same. */
const platoon = verb('platoon', {
  cite: 'B5.8',
  who: spokesmen,
  whoElse: refusal(
    'B5.8',
    'its platoon is told through its first unit without a command, while several have none',
  ),
  what: (): readonly Command[] => PLACED,
  whatElse: NO_SUCH_COUNTER,
  refusal: (scene, unit, is) =>
    waiting(scene, unit).some(each => mayGet(scene, each, is))
      ? undefined
      : refusal('B5.6', 'its formation has no command left that it could have'),
  args: ({ id }, is) => ({ unit: id, is }),
  perform(game, { unit, is }) {
    const first = fieldedById(game.state, unit);
    const scene = (): Scene => ({ world: game.world, view: game.state, side: first.side });
    for (const { id } of waiting(scene(), first))
      if (unitById(game.state, id).command === 'N/C' && mayGet(scene(), fieldedById(game.state, id), is))
        give(game, id, is);
  },
});

/** A vehicle and men in its hex have one command, of whichever formation (7.49.b, 7.49.c). */
const follow = verb('follow', {
  cite: '7.49.c',
  bar: ({ world }) =>
    isOn(world, '7.49') ? undefined : refusal('B5.8', 'commands are shared within a formation'),
  who: ownUnits,
  unfit: (_, unit) => {
    if (!isCommanded(unit)) return refusal('B12.10', 'it goes where it is taken');
    return unit.command === 'N/C' ? undefined : refusal('B5', 'it has its command');
  },
  what: (scene, unit): readonly UnitId[] => partners(scene, unit).map(({ id }) => id),
  whatElse: refusal('7.49.b', 'nobody in its hex has a MOVE or SHORT HALT that it could share'),
  refusal: ({ world, view }, unit, to) =>
    delayRefusal(world, view.turn, unit) ?? immovable(unit, unitById(view, to).command as Command),
  args: ({ id }, to) => ({ unit: id, to }),
  perform(game, { unit, to }) {
    const own = game.own(unitById(game.state, unit));
    own.command = unitById(game.state, to).command as Command;
    own.follows = to;
  },
});

/** Those without radios get theirs together (7.4.2.a). */
function give(game: Game, id: UnitId, is: Command): void {
  const unit = fieldedById(game.state, id);
  const mates = isFree(unit) ? [id] : together(game.world, game.state, unit);
  for (const mate of mates) game.own(unitById(game.state, mate)).command = is;
  // Whoever went by such a command has none any more.
  for (const each of game.state.units)
    if (is === 'N/C' && (mates.includes(each.id) || (each.follows && mates.includes(each.follows)))) {
      if (each.follows) game.own(each).command = 'N/C';
      unset(game.own(each), 'follows');
    }
}

const clear = verb('clear', {
  cite: 'B5',
  who: ownUnits,
  unfit: (_, unit) => {
    if (unit.command === 'N/C') return refusal('B5.5', 'it has no command');
    // Whoever could change his mind for ever would never come to an end.
    return unit.recalled ? refusal('B5', 'its counter has been taken back once') : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    give(game, unit, 'N/C');
    game.own(unitById(game.state, unit)).recalled = true;
  },
});

const done = verb('done', { cite: 'B5', perform() {} });

/** At first every unit has N/C: that, too, is a counter, so that nobody can count the others. */
function dealCounters(game: Game): void {
  for (const unit of game.state.units.filter(isFielded)) game.own(unit).command = 'N/C';
}

function endWriting(game: Game): void {
  for (const unit of game.state.units) if (unit.recalled) unset(game.own(unit), 'recalled');
}

/**
 * Who shares a command is settled when all lie: units that move by one stay together (BASE.CR). Each side counts by itself: its
 * numbers must not tell how many the other has.
 */
function numberShares(game: Game): void {
  const { world, state } = game;
  for (const side of sidesOf(world)) {
    const own = state.units.filter(unit => unit.side === side);
    const formations = new Set(own.map(({ group }) => formationOf(world, group)));
    const sharing = [...formations].flatMap(formation => sharingGroups(world, state, formation));
    const shared = sharing.filter(group => group.length > 1);
    for (const [i, group] of shared.entries())
      for (const { id } of group) game.own(unitById(game.state, id)).shares = i + 1;
    let next = shared.length;
    for (const { id, follows } of state.units.filter(unit => unit.side === side && unit.follows)) {
      const leader = unitById(game.state, follows as UnitId);
      const number = leader.shares ?? ++next;
      for (const each of [leader.id, id]) game.own(unitById(game.state, each)).shares = number;
    }
  }
}

export function* commandPhase(game: Game): Rule<boolean> {
  dealCounters(game);
  const [one, other] = sidesOf(game.world);
  yield* atOnce({ [one]: write(game, one), [other]: write(game, other) });
  endWriting(game);
  numberShares(game);
  return true;
}

function* write(game: Game, side: Side): Rule<void> {
  const verbs = [platoon, command, follow, clear, done] as const;
  for (;;) {
    const act = yield* decide(game, verbs, sceneFor(game, side), idle, {
      by: side,
      id: 'command',
      cite: 'B5',
      prompt: 'Place commands',
      secret: true,
    });
    if (act.verb === DONE.verb) return;
  }
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('B5', place === undefined ? 'it gets no command of yours' : 'commands are given to units');
