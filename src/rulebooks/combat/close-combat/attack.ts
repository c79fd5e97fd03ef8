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
  type Tally,
  tally,
} from '../../../engine/index.ts';
import { closeCombatResult, factorOf, listed, oddsFor } from '../charts/index.ts';
import {
  amend,
  cardOfUnit,
  decide,
  type Fielded,
  fieldedById,
  type Game,
  isDisrupted,
  isFielded,
  isLeader,
  isPinned,
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
import { eliminate, hurt } from '../morale/check.ts';
import type { AnyFrame, LocId, UnitId } from '../state.ts';
import { enemyOf, type World } from '../world.ts';

type Frame = Extract<AnyFrame, { is: 'close-combat' }>;

/** Its Close Combat Value (14.2.3.a): a team fights as its crew, a wounded leader only defends (2.3.1.1.c). */
function worthOf(unit: Fielded, isAttacking: boolean): number {
  const card = cardOfUnit(unit);
  if (card.is === 'squad') return unit.half ? card.half : card.firepower;
  return card.is === 'leader' && unit.wounded && isAttacking ? 0 : 1;
}

/** Who is Pinned or Disrupted counts half (14.2.3.b), and in attack who came by crawling or assault this turn (14.2.1). */
export function combatValue(world: World, units: readonly Fielded[], isAttacking: boolean): Tally {
  const entries = units.map(unit => {
    const isWeak = isPinned(unit) || isDisrupted(unit);
    const isHasty = isAttacking && (unit.moved === 'assault' || unit.moved === 'crawl');
    const half = factorOf(world.charts, 'assault or crawled');
    const n = worthOf(unit, isAttacking) * (isWeak ? half : 1) * (isHasty ? half : 1);
    return { id: `{${unit.id}}`, of: unit.id, cite: '14.2.3.a', op: '+', n, stage: 'sum' } as const;
  });
  const up = { id: 'rounded up', cite: '1.2.1', op: 'round', n: 1, stage: 'round' } as const;
  return tally({ stages: ['sum', 'round'] }, 0, [...entries, up]);
}

/** Against its taking part: as attacker by an impulse, or in answer (14.2.1, 14.2.2.1). */
function fighterRefusal(view: View, unit: Fielded, isAnswer: boolean): Refusal | undefined {
  if (unit.locked === undefined) return refusal('14.2.1', 'it is in no Close Combat');
  if (unit.fired === 2 || (unit.fired !== undefined && !isAnswer))
    return refusal('14.2.2.1', 'it has fought or fired');
  if (unit.halfFired) return refusal('14.2.1', 'it has used its chance');
  const isFresh = unit.locked === view.turn && (unit.moved === 'run' || unit.moved === 'cautious');
  if (isFresh) return refusal('14.2.1', 'it has only just come');
  return worthOf(unit, true) === 0 ? refusal('2.3.1.1.c', 'he only defends himself') : undefined;
}

const foesOf = (view: View, side: Side, at: LocId): readonly Fielded[] =>
  stackAt(view, at).filter(unit => unit.side !== side);

const oddsOf = (
  world: World,
  view: View,
  side: Side,
  at: LocId,
  fighters: readonly Fielded[],
): string | undefined =>
  oddsFor(combatValue(world, fighters, true).value, combatValue(world, foesOf(view, side, at), false).value);

const verb = verbsIn<Scene>();

/** No attack is begun that would be hopeless with all who can take part in it (14.2.3.2). */
function hopelessRefusal({ world, view, side }: Scene, { at }: Fielded): Refusal | undefined {
  const all = stackAt(view, at).filter(each => each.side === side && !fighterRefusal(view, each, false));
  return oddsOf(world, view, side, at, all) === undefined
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
    return fighterRefusal(scene.view, unit, isAnswering(scene));
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const party = [...partyOf({ view: game.state }), unit];
    amend(
      game,
      'close-combat',
      isAnswering({ view: game.state }) ? { defenders: party } : { attackers: party },
    );
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
    return fighterRefusal(scene.view, unit, isAnswering(scene));
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
    const { at } = top(scene.view, 'close-combat');
    const party = partyOf(scene);
    if (party.length === 0) return refusal('14.2.2', 'nobody strikes back');
    return oddsOf(scene.world, scene.view, scene.side, at, membersOf(scene.view, party)) === undefined
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
      const { attackers, director } = top(game.state, 'close-combat');
      mark(game, [...attackers, ...(director ? [director] : [])]);
      return pop(game);
    }
    amend(game, 'close-combat', { defenders: [] });
    yield* resolve(game);
  },
});

export function* closeCombatFrame(game: Game, { side, at, declared }: Frame): Rule<void> {
  const by = declared ? enemyOf(game.world, side) : side;
  const canAnswer = stackAt(game.state, at).some(
    unit => unit.side === by && !fighterRefusal(game.state, unit, true),
  );
  if (declared && !canAnswer) return yield* resolve(game);
  yield* decide(game, [add, direct, strike, pass] as const, sceneFor(game, by), idle, {
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
  const { side, at, attackers, defenders, director, answerDirector } = top(game.state, 'close-combat');
  const other = enemyOf(game.world, side);
  const attack = yield* blow(game, side, at, attackers, director);
  const answer = defenders.length > 0 ? yield* blow(game, other, at, defenders, answerDirector) : [];
  pop(game);
  mark(game, [...attackers, ...(director ? [director] : [])]);
  mark(game, [...defenders, ...(answerDirector ? [answerDirector] : [])]);
  for (const { id, is } of [...attack, ...answer]) {
    const unit = unitById(game.state, id);
    if (isFielded(unit)) yield* is === 'E' ? eliminate(game, unit) : hurt(game, unit);
  }
}

interface Struck {
  readonly id: UnitId;
  readonly is: 'E' | 'C';
}

function* blow(
  game: Game,
  side: Side,
  at: LocId,
  party: readonly UnitId[],
  director: UnitId | undefined,
): Rule<readonly Struck[]> {
  const { world, state } = game;
  const odds = oddsOf(world, state, side, at, membersOf(state, party));
  if (odds === undefined) return [];
  const drm: readonly Addend[] = director
    ? [listed(world.charts.closeCombatModifiers, 'leader directs')]
    : [];
  const modifiers = added(drm);
  const is = yield* roll(
    PERCENTILE,
    `Close Combat at ${at}`,
    faces => closeCombatResult(world.charts, odds, percentileOf(faces) + modifiers.value),
    {
      cite: '14.8',
      by: side,
      tell: (dice, result) => lookedUp(percentOf(dice, modifiers), `at ${odds}`, result),
    },
  );
  if (is === '–') return [];
  const foes = foesOf(state, side, at);
  const struck =
    foes.length <= 1
      ? foes
      : yield* rollHighest(foes, 10, 'who is struck', { cite: '12.3.1.3.1', call: ({ id }) => `{${id}}` });
  return struck.map(({ id }) => ({ id, is }));
}

/** Fire 1, or Fire 2; who came by crawling or assault has used that (14.2.1, 14.2.2.1). */
function mark(game: Game, ids: readonly UnitId[]): void {
  for (const id of ids) {
    const unit = unitById(game.state, id);
    const theirs = game.own(unit);
    if (unit.moved === 'assault' || unit.moved === 'crawl') theirs.halfFired = true;
    else theirs.fired = unit.fired === undefined ? 1 : 2;
  }
}
