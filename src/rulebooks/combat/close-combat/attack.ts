/** Attacks in Close Combat (14.2): who takes part, the odds, the answer of the defenders, and both results at once. */
import {
  type Addend,
  added,
  lookedUp,
  PASS,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Refusal,
  type Rule,
  refusal,
  roll,
  rollHighest,
  type Side,
  type Subject,
} from '../../../engine/index.ts';
import { closeCombatResult, listed } from '../charts/index.ts';
import {
  amend,
  decide,
  type Fielded,
  fieldedById,
  type Game,
  isDisrupted,
  isFielded,
  isLeader,
  ownUnits,
  pop,
  push,
  type Scene,
  sceneFor,
  stackAt,
  top,
  unitById,
  type View,
  verbsIn,
} from '../game.ts';
import { eliminate, hurt, moraleCheck } from '../morale/check.ts';
import type { AnyFrame, UnitId } from '../state.ts';
import { enemyOf } from '../world.ts';
import { fighterRefusal, foesOf, grappleRefusal, oddsOf } from './value.ts';

type Frame = Extract<AnyFrame, { is: 'close-combat' }>;

const verb = verbsIn<Scene>();

/** No attack is begun that would be hopeless with all who can take part in it (14.2.3.2). */
function hopelessRefusal({ world, view, side }: Scene, { at, id }: Fielded): Refusal | undefined {
  const here = stackAt(view, at).filter(each => each.side === side);
  const fit = here.filter(each => !fighterRefusal(view, each, false));
  const grapplers = here.filter(each => each.id === id && !fit.includes(each));
  const desperate = grapplers.map(each => each.id);
  return oddsOf(world, view, side, at, [...fit, ...grapplers], { desperate }) === undefined
    ? refusal('14.2.3.2', 'the odds are hopeless')
    : undefined;
}

/** An impulse is used to attack in the hex (14.2.2). */
export const assail = verb('assail', {
  cite: '14.2.2',
  who: scene => ownUnits(scene).filter(({ locked }) => locked !== undefined),
  whoElse: refusal('14.2.1', 'it is in no Close Combat'),
  unfit: (scene, unit) => fighterRefusal(scene.view, unit, false) ?? hopelessRefusal(scene, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const { side, at } = fieldedById(game.state, id);
    game.own(game.state).acted = true;
    push(game, { is: 'close-combat', side, at, attackers: [id], defenders: [] });
  },
});

/** The same at any price, by who has no other chance left (12.6.2.1). */
export const grapple = verb('grapple', {
  cite: '12.6.2.1',
  who: scene => ownUnits(scene).filter(({ locked }) => locked !== undefined),
  whoElse: refusal('14.2.1', 'it is in no Close Combat'),
  unfit: (scene, unit) => grappleRefusal(scene.view, unit, false) ?? hopelessRefusal(scene, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const { side, at } = fieldedById(game.state, id);
    game.own(game.state).acted = true;
    push(game, { is: 'close-combat', side, at, attackers: [id], defenders: [], desperate: [id] });
  },
});

/** Whose turn it is in the frame: the attacker declares, then the defender answers (12.1.2.4). */
const isAnswering = ({ view }: Pick<Scene, 'view'>): boolean => top(view, 'close-combat').declared === true;
const partyOf = ({ view }: Pick<Scene, 'view'>): readonly UnitId[] => {
  const { attackers, defenders } = top(view, 'close-combat');
  return isAnswering({ view }) ? defenders : attackers;
};

const add = verb('add', {
  cite: '14.2.2',
  who: scene =>
    ownUnits(scene).filter(
      ({ at, id }) => at === top(scene.view, 'close-combat').at && !partyOf(scene).includes(id),
    ),
  whoElse: refusal('14.2.2', 'it is not there'),
  unfit: (scene, unit) => {
    if (directorOf(scene) === unit.id) return refusal('14.10', 'he directs the attack');
    return fighterRefusal(scene.view, unit, isAnswering(scene), top(scene.view, 'close-combat'));
  },
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => enlist(game, unit),
});

function enlist(game: Game, unit: UnitId): void {
  const party = [...partyOf({ view: game.state }), unit];
  amend(
    game,
    'close-combat',
    isAnswering({ view: game.state }) ? { defenders: party } : { attackers: party },
  );
}

const grappleToo = verb('grapple', {
  cite: '12.6.2.1',
  bar: ({ view }) =>
    top(view, 'close-combat').charging && !isAnswering({ view })
      ? refusal('10.5.3.1(2)', 'that is for those with bayonets')
      : undefined,
  who: scene =>
    ownUnits(scene).filter(
      ({ at, id }) => at === top(scene.view, 'close-combat').at && !partyOf(scene).includes(id),
    ),
  whoElse: refusal('14.2.2', 'it is not there'),
  unfit: (scene, unit) => grappleRefusal(scene.view, unit, isAnswering(scene)),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const { desperate = [] } = top(game.state, 'close-combat');
    amend(game, 'close-combat', { desperate: [...desperate, unit] });
    enlist(game, unit);
  },
});

const directorOf = ({ view }: Pick<Scene, 'view'>): UnitId | undefined => {
  const { director, answerDirector } = top(view, 'close-combat');
  return isAnswering({ view }) ? answerDirector : director;
};

/** A leader directs in place of his own value (14.10). */
const direct = verb('direct', {
  cite: '14.10',
  bar: scene => {
    if (directorOf(scene) !== undefined) return refusal('14.10', 'one leader directs it already');
    return partyOf(scene).length === 0 ? refusal('14.10', 'nobody attacks') : undefined;
  },
  who: scene =>
    ownUnits(scene).filter(unit => isLeader(unit) && unit.at === top(scene.view, 'close-combat').at),
  whoElse: refusal('14.10', 'it is no leader there'),
  unfit: (scene, unit) => {
    if (partyOf(scene).includes(unit.id)) return refusal('14.10', 'he fights himself');
    if (isDisrupted(unit)) return refusal('14.10', 'he is Disrupted');
    return fighterRefusal(scene.view, unit, isAnswering(scene), top(scene.view, 'close-combat'));
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    amend(
      game,
      'close-combat',
      isAnswering({ view: game.state }) ? { answerDirector: unit } : { director: unit },
    );
  },
});

const membersOf = (view: View, ids: readonly UnitId[]): readonly Fielded[] =>
  ids.map(id => fieldedById(view, id));

const strike = verb('strike', {
  cite: '14.8',
  bar: scene => {
    const frame = top(scene.view, 'close-combat');
    const party = partyOf(scene);
    if (party.length === 0) return refusal('14.2.2', 'nobody strikes back');
    const members = membersOf(scene.view, party);
    return oddsOf(scene.world, scene.view, scene.side, frame.at, members, frame) === undefined
      ? refusal('14.2.3.2', 'the odds are hopeless')
      : undefined;
  },
  *perform(game) {
    if (isAnswering({ view: game.state })) yield* resolve(game);
    else amend(game, 'close-combat', { declared: true });
  },
});

/** Attacks are given up, which is the chance of those who began them (R37), and answers let be. */
const pass = verb('pass', {
  cite: '14.2.2',
  *perform(game) {
    if (!isAnswering({ view: game.state })) {
      const { attackers, director, desperate = [] } = top(game.state, 'close-combat');
      mark(game, [...attackers, ...(director ? [director] : [])], desperate);
      for (const id of desperate) game.own(unitById(game.state, id)).grappled = true;
      return pop(game);
    }
    amend(game, 'close-combat', { defenders: [] });
    yield* resolve(game);
  },
});

export function* closeCombatFrame(game: Game, { side, at, declared }: Frame): Rule<void> {
  const by = declared ? enemyOf(game.world, side) : side;
  const canAnswer = stackAt(game.state, at).some(
    unit =>
      unit.side === by &&
      (!fighterRefusal(game.state, unit, true) || !grappleRefusal(game.state, unit, true)),
  );
  if (declared && !canAnswer) return yield* resolve(game);
  yield* decide(game, [add, grappleToo, direct, strike, pass] as const, sceneFor(game, by), idle, {
    by,
    id: declared ? 'close-combat-answer' : 'close-combat',
    cite: declared ? '12.1.2.4' : '14.2.2',
    prompt: declared ? 'Strike back' : 'Close Combat',
    window: { on: 'close-combat', pass: PASS },
  });
}

const idle = (_: Scene, { place }: Subject): Refusal =>
  refusal('14.2.b', place === undefined ? 'it has no part in this fight' : 'the fight is elsewhere');

/** Both roll by the odds before anything fell (14.2.2.1), and both results count (14.8). */
function* resolve(game: Game): Rule<void> {
  const frame = top(game.state, 'close-combat');
  const { side, attackers, defenders, director, answerDirector, desperate = [] } = frame;
  const other = enemyOf(game.world, side);
  const attack = yield* blow(game, frame, side, attackers, director);
  const answer = yield* blow(game, frame, other, defenders, answerDirector);
  pop(game);
  mark(game, [...attackers, ...(director ? [director] : [])], desperate);
  mark(game, [...defenders, ...(answerDirector ? [answerDirector] : [])], desperate);
  for (const id of attackers.filter(each => desperate.includes(each)))
    game.own(unitById(game.state, id)).grappled = true;
  for (const { id, is } of [...attack.struck, ...answer.struck]) {
    const unit = unitById(game.state, id);
    if (isFielded(unit)) yield* is === 'E' ? eliminate(game, unit) : hurt(game, unit);
  }
  // By the ones die of their own blow they check, too (12.6.2.b).
  for (const id of desperate)
    yield* moraleCheck(game, id, 0, '12.6.2.b', attackers.includes(id) ? attack.ones : answer.ones);
}

interface Blow {
  readonly struck: readonly Struck[];
  /** Of the dice: it counts for those who fought by Desperation Fire. */
  readonly ones: number;
}

interface Struck {
  readonly id: UnitId;
  readonly is: 'E' | 'C';
}

function* blow(
  game: Game,
  frame: Frame,
  side: Side,
  party: readonly UnitId[],
  director: UnitId | undefined,
): Rule<Blow> {
  const { world, state } = game;
  const { at, desperate = [] } = frame;
  const odds = oddsOf(world, state, side, at, membersOf(state, party), frame);
  if (party.length === 0 || odds === undefined) return { struck: [], ones: 0 };
  const isDesperate = party.some(id => desperate.includes(id));
  const drm: readonly Addend[] = director
    ? [listed(world.charts.closeCombatModifiers, 'leader directs')]
    : [];
  const modifiers = added(drm);
  const { is, ones } = yield* roll(
    PERCENTILE,
    `Close Combat at ${at}`,
    faces => ({
      is: closeCombatResult(world.charts, odds, percentileOf(faces) + modifiers.value),
      ones: isDesperate ? faces.ones : 0,
    }),
    {
      cite: '14.8',
      by: side,
      tell: (dice, found) => lookedUp(percentOf(dice, modifiers), `at ${odds}`, found.is),
    },
  );
  if (is === '–') return { struck: [], ones };
  const foes = foesOf(state, side, at);
  const struck =
    foes.length <= 1
      ? foes
      : yield* rollHighest(foes, 10, 'who is struck', { cite: '12.3.1.3.1', call: ({ id }) => `{${id}}` });
  return { struck: struck.map(({ id }) => ({ id, is })), ones };
}

/** Fire 1, or Fire 2; who came by crawling or assault has used that (14.2.1, 14.2.2.1). */
function mark(game: Game, ids: readonly UnitId[], desperate: readonly UnitId[] = []): void {
  for (const id of ids) {
    const unit = unitById(game.state, id);
    const theirs = game.own(unit);
    if (desperate.includes(id)) continue;
    if (unit.moved === 'assault' || unit.moved === 'crawl') theirs.halfFired = true;
    else theirs.fired = unit.fired === undefined ? 1 : 2;
  }
}
