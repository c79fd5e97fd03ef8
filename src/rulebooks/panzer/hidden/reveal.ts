/** A counter is turned over (7.2.2.1, 7.2.2.3): one of those spotted stands where it lay, the others where their owner wants. */
import { type HexId, neighbourOf } from '../../../board/index.ts';
import { isRefusal, type Refusal, type Rule, refusal, type Subject, unset } from '../../../engine/index.ts';
import { ALL_DIRECTIONS, directionName, parseDirection } from '../../../hex/index.ts';
import { commandRange } from '../charts/index.ts';
import {
  amend,
  decide,
  type Fielded,
  fieldedById,
  type Game,
  gradeOf,
  isFielded,
  isLeg,
  pop,
  push,
  type Scene,
  sceneFor,
  top,
  unitById,
  verbsIn,
} from '../game.ts';
import { stepFrom } from '../movement/costs.ts';
import { fullRefusal, isEnemyIn } from '../movement/mover.ts';
import type { HiddenId, UnitId } from '../state.ts';
import { enemyOf, hexName, ix, type World } from '../world.ts';
import { counterAhead, counterById, heldBy, kindOf } from './counters.ts';

interface Cause {
  readonly cite: '7.2.2.1.a' | '7.2.2.1.e' | '7.2.2.3.a' | '7.2.2.3.c';
  /** The kind that was spotted: one of it stands in the counter's hex. */
  readonly kind?: ReturnType<typeof kindOf>;
  /** Whoever gave it away stays there. */
  readonly by?: UnitId;
}

export function reveal(game: Game, id: HiddenId, { cite, kind, by }: Cause): void {
  const { side, at } = counterById(game.state, id);
  const held = heldBy(game.state, id);
  game.own(game.state).hidden = (game.state.hidden ?? []).filter(each => each.id !== id);
  const enemy = [enemyOf(game.world, side)];
  if (held.length === 0) {
    game.reveal(enemy, '7.2.2.1.e', 'a hidden counter was a fake');
    return;
  }
  game.reveal(enemy, cite, `a hidden counter held ${held.map(unit => `{${unit.id}}`).join(', ')}`);
  // Whoever is in the open was never camouflaged (7.24.a).
  for (const unit of held) unset(game.own(unitById(game.state, unit.id)), 'camouflage');
  if (by !== undefined) stand(game, by, at);
  const left = held.filter(unit => unit.aboard === undefined && unit.id !== by).map(unit => unit.id);
  if (left.length > 0)
    push(game, { is: 'placing', side, at, left, ...(kind && by === undefined && { kind }) });
}

/** The firer of a hidden group, or whoever assaults, gives all of it away (7.2.2.3.a). */
export function revealBy(game: Game, unit: UnitId): void {
  const { under } = unitById(game.state, unit);
  if (under !== undefined && under !== 'somewhere') reveal(game, under, { cite: '7.2.2.3.a', by: unit });
}

/** Whatever shells, bombs or rockets fall on lies open (7.2.2.3.c); calling and firing from afar gives nobody away (7.2.2.3.b). */
export function revealUnder(game: Game, hexes: readonly HexId[]): void {
  for (const { id, at } of game.state.hidden ?? [])
    if (hexes.includes(at)) reveal(game, id, { cite: '7.2.2.3.c' });
}

/** It stands there, with all who ride in it. */
function stand(game: Game, id: UnitId, at: HexId): void {
  for (const unit of game.state.units.filter(each => each.id === id || each.aboard === id)) {
    const own = game.own(unit);
    own.at = at;
    unset(own, 'under');
  }
}

/** Hexes in Command Range to which the unit could go without crossing what it can't (7.2.2.1.d). */
function hexesFor(world: World, unit: Fielded, from: HexId): readonly HexId[] {
  const found = [from];
  let edge = [from];
  for (let range = commandRange(world.charts, gradeOf(world, unit)); range > 0; range--) {
    edge = edge.flatMap(hex =>
      ALL_DIRECTIONS.flatMap(side => {
        const to = neighbourOf(world.field, ix(world, hex), side);
        if (to === undefined || isRefusal(stepFrom(world, { ...unit, at: hex }, side, to, false))) return [];
        const name = hexName(world, to);
        return found.includes(name) ? [] : [name];
      }),
    );
    edge = [...new Set(edge)];
    found.push(...edge);
  }
  return found;
}

const verb = verbsIn<Scene>();

const place = verb('place', {
  cite: '7.2.2.1.d',
  bar: ({ view }) =>
    top(view, 'placing').turning === undefined
      ? undefined
      : refusal('7.2.2.1.d', 'the last one has yet to face somewhere'),
  who: ({ view }) => top(view, 'placing').left.map(id => fieldedById(view, id)),
  whoElse: refusal('7.2.2.1.d', 'it was not under the counter'),
  unfit: ({ view }, unit) => {
    const { kind } = top(view, 'placing');
    return kind === undefined || kindOf(unit) === kind
      ? undefined
      : refusal('7.2.2.1.c', 'one of those that were spotted comes first');
  },
  what: ({ world, view }, unit) => hexesFor(world, unit, top(view, 'placing').at),
  whatElse: refusal('7.2.2.1.d', 'it is out of Command Range, or can’t get there'),
  refusal: ({ world, view, side }, unit, at) => {
    const { kind, at: here } = top(view, 'placing');
    if (at === here) return undefined;
    if (kind !== undefined)
      return refusal('7.2.2.1.c', 'one of those that were spotted stands where the counter lay');
    if (isEnemyIn(view, unit, at)) return refusal('7.2.2.1.d', 'the enemy is there');
    return counterAhead(world, view, side, at) ?? fullRefusal(view, unit, at);
  },
  args: ({ id }, at) => ({ unit: id, at }),
  perform(game, { unit, at }) {
    stand(game, unit, at);
    const { kind: _, left, ...frame } = top(game.state, 'placing');
    const isFacing = !isLeg(unitById(game.state, unit));
    pop(game);
    push(game, { ...frame, left: left.filter(id => id !== unit), ...(isFacing && { turning: unit }) });
  },
});

const face = verb('turn', {
  cite: '7.2.2.1.d',
  bar: ({ view }) =>
    top(view, 'placing').turning === undefined
      ? refusal('7.2.2.1.d', 'nobody has to face anywhere')
      : undefined,
  who: () => ALL_DIRECTIONS.map(directionName),
  by: ({ view }) => top(view, 'placing').turning,
  args: side => ({ side }),
  perform(game, { side }) {
    const { turning } = top(game.state, 'placing');
    const facing = parseDirection(side);
    if (turning === undefined || facing === undefined) return;
    const own = game.own(unitById(game.state, turning));
    own.facing = facing;
    if (own.turret !== undefined) own.turret = facing;
    const { turning: _, ...frame } = top(game.state, 'placing');
    pop(game);
    push(game, frame);
  },
});

/** One unit placed, or faced somewhere, until all stand. */
export function* placingFrame(game: Game): Rule<void> {
  const { side, turning, left: all } = top(game.state, 'placing');
  // Some may have been killed by what turned the counter over.
  const left = all.filter(id => isFielded(unitById(game.state, id)));
  if (left.length === 0 && turning === undefined) return pop(game);
  if (left.length < all.length) return amend(game, 'placing', { left });
  // What was spotted may be under way to somewhere else by now.
  const { kind } = top(game.state, 'placing');
  if (kind !== undefined && !left.some(id => kindOf(unitById(game.state, id)) === kind))
    return amend(game, 'placing', { kind: kindOf(unitById(game.state, left[0] ?? 'u0')) });
  yield* decide(game, [place, face] as const, sceneFor(game, side), idle, {
    by: side,
    id: 'placing',
    cite: '7.2.2.1.d',
    prompt: turning === undefined ? 'Place those who were hidden' : `Where does {${turning}} face?`,
  });
}

const idle = (_: Scene, { place: hex }: Subject): Refusal =>
  refusal('7.2.2.1.d', hex === undefined ? 'it is not placed now' : 'nobody who was hidden can stand there');
