/**
 * Orders: two lines meet, and nobody knows what the other side has written down.
 *
 * 1. Each turn both sides write one order for each unit, at the same time and in secret: fire at an enemy within
 *    three squares, move to a square beside it, or hold. Squares are judged as they are when the turn begins.
 * 2. One die a side then gives the initiative. Units act by their grade plus their side's die, highest first.
 * 3. A unit shows its order when it acts. A target out of range by then is not hit; a square taken by then stops
 *    the move.
 * 4. Two units with orders to fire at each other do so together: neither shot is weakened by the other.
 * 5. Two dice above 5 and the range shake the target, 11 or more destroy it, and so does shaking it again.
 *    A shaken firer subtracts 2.
 * 6. A unit newly shaken stands, or retires: one row back if that is free, showing an order not yet carried out,
 *    which is lost. So is that of a unit destroyed.
 * 7. After six turns the side with more units left wins.
 */

import type { Rule } from '../../src/engine/kernel/ask.ts';
import { clone, type Frozen } from '../../src/engine/kernel/data.ts';
import { choosing, roll, together } from '../../src/engine/kernel/rule.ts';
import type { Rulebook, Table } from '../../src/engine/kernel/rulebook.ts';
import { type ActOf, piece, place, verbs } from '../../src/engine/kernel/verbs.ts';
import { against, atLeast, moreThan, namedSum, sumOf, term } from '../../src/engine/telling/account.ts';
import { fingerprint, moreWins, pieceIn } from './common.ts';
import { beside, distance, neighbours, type Square } from './squares.ts';

const SIDES = ['A', 'B'] as const;
type Side = (typeof SIDES)[number];

const unit = piece();
const bookVerbs = verbs({
  fire: { unit, at: unit },
  move: { unit, to: place<Square>('a square such as C4', /^[A-Z]\d$/) },
  hold: { unit },
  stand: { unit },
  retire: { unit },
});
export type OrdersAct = ActOf<typeof bookVerbs>;
type Order = Extract<OrdersAct, { verb: 'fire' | 'move' | 'hold' }>;
const choose = choosing<OrdersState, OrdersAct>();

export interface Unit {
  id: string;
  side: Side;
  grade: number;
  at: Square | 'lost';
  /** Where it was when the turn began: what orders are written from. */
  was: Square | 'lost';
  shaken: boolean;
  /** A side sees orders of the enemy as sealed until they are shown. */
  order: Order | { verb: 'none' } | { verb: 'sealed' };
  shown: boolean;
}
export interface OrdersState {
  turn: number;
  /** The queue holds who acts next, first to last. */
  doing: ({ is: 'writing' } | { is: 'acting'; queue: string[] } | { is: 'shaken'; unit: string })[];
  units: Unit[];
}
type OrdersTable = Table<OrdersState, undefined>;
type Seen = Frozen<OrdersState>;

const FIELD = { columns: 8, rows: 6 };
const RANGE = 3;
export const LAST_TURN = 6;
/** Two ranks of six a side; the foremost ranks are just in range of each other. */
const LINES = {
  A: 'B2 C2 D2 E2 F2 G2 B1 C1 D1 E1 F1 G1',
  B: 'B5 C5 D5 E5 F5 G5 B6 C6 D6 E6 F6 G6',
};
const NO_ORDER = { verb: 'none' } as const;
const enemyOf = (side: Side): Side => (side === 'A' ? 'B' : 'A');

export const orders: Rulebook<OrdersState, undefined, OrdersAct> = {
  id: 'orders',
  title: 'Orders',
  version: 1,
  verbs: bookVerbs,
  scenarios: [{ id: 'meeting', title: 'A meeting of two dozen' }],
  world: () => undefined,
  sides: () => SIDES,
  fingerprints: () => ({ lines: fingerprint(FIELD, LINES) }),
  begin: () => ({
    turn: 1,
    doing: [{ is: 'writing' }],
    units: SIDES.flatMap(side =>
      LINES[side].split(' ').map((at, i) => {
        const id = `${side.toLowerCase()}${i + 1}`;
        return { id, side, grade: i % 3, at, was: at, shaken: false, order: NO_ORDER, shown: false };
      }),
    ),
  }),

  *activity(table) {
    const frame = table.state.doing.at(-1);
    if (frame?.is === 'writing') yield* writeOrders(table);
    if (frame?.is === 'acting') yield* actNext(table, frame.queue);
    if (frame?.is === 'shaken') yield* standOrRetire(table, frame.unit);
  },
  outcome({ turn, units }) {
    const left = units.filter(({ at }) => at !== 'lost');
    return turn > LAST_TURN ? moreWins(SIDES, left, '7') : undefined;
  },

  /** While orders are being written, not even how many the enemy has written shows. */
  view(state, side) {
    const order = { verb: state.doing.at(-1)?.is === 'writing' ? ('none' as const) : ('sealed' as const) };
    const isOpen = (each: Frozen<Unit>) => each.side === side || each.shown;
    return { ...state, units: state.units.map(each => (isOpen(each) ? each : { ...each, order })) };
  },
  /** A sealed order may be any that could have been written, but for an exchange of fire that did not happen. */
  determinize(view, _side, _world, random) {
    const state = clone<OrdersState>(view);
    for (const each of state.units.filter(({ order }) => order.verb === 'sealed')) {
      const fellThrough = (act: Order) =>
        act.verb === 'fire' && firesAt(pieceIn(view.units, act.at), each.id, { shown: true });
      each.order = random.pick(possibleOrders(view, each.id).filter(act => !fellThrough(act)));
    }
    return state;
  },
  nameFor: (_state, _side, id) => id,
  hides: () => [
    {
      id: 'secret-orders',
      title: 'orders written in secret',
      unknownTo: ({ units }, side) =>
        units.flatMap(({ id, side: of, order, shown }) =>
          of === side || shown || order.verb === 'none' ? [] : [`${id} ${JSON.stringify(order)}`],
        ),
      isPossible: () => true,
    },
  ],
  digest: (before, after) =>
    after.units.flatMap(({ id, at, shaken }, i) => {
      if (at === 'lost') return before.units[i]?.at === 'lost' ? [] : [{ of: id, is: 'lost' }];
      return shaken && !before.units[i]?.shaken ? [{ of: id, is: 'shaken' }] : [];
    }),
};

// ---- 1 and 2. writing orders

function* writeOrders(table: OrdersTable): Rule<void> {
  yield* together({ A: ordersOf(table, 'A'), B: ordersOf(table, 'B') });
  const lead = yield* roll({ A: 6, B: 6 }, 'initiative', ({ A, B }) => A - B, {
    cite: '2',
    tell({ A, B }, by) {
      const [a, b] = [namedSum('A', sumOf({ A })), namedSum('B', sumOf({ B }))];
      const [higher, lower] = by >= 0 ? [a, b] : [b, a];
      const verdict = by === 0 ? 'nobody leads' : `${by > 0 ? 'A' : 'B'} leads by ${Math.abs(by)}`;
      return against(higher, moreThan(lower), by !== 0, verdict);
    },
  });
  const initiative = ({ grade, side }: Frozen<Unit>) => grade + (side === 'A' ? lead : 0);
  const queue = table.state.units.filter(each => each.at !== 'lost');
  queue.sort((one, other) => initiative(other) - initiative(one));
  table.own(table.state).doing = [{ is: 'acting', queue: queue.map(each => each.id) }];
}

function* ordersOf(table: OrdersTable, side: Side): Rule<void> {
  for (const each of table.state.units.filter(({ side: of, at }) => of === side && at !== 'lost')) {
    const prompt = `Write an order for {${each.id}}.`;
    const acts = (view: Seen) => possibleOrders(view, each.id);
    table.own(each).order = yield* choose({ by: side, id: 'order', cite: '1', prompt, secret: true, acts });
  }
}

function possibleOrders({ units }: Seen, id: string): readonly Order[] {
  const { was, side } = pieceIn(units, id);
  const targets = units.filter(foe => foe.side !== side && distance(was, foe.was) <= RANGE);
  return [
    ...targets.map(foe => ({ verb: 'fire', unit: id, at: foe.id }) as const),
    ...neighbours(FIELD, was).map(to => ({ verb: 'move', unit: id, to }) as const),
    { verb: 'hold', unit: id },
  ];
}

// ---- 3 and 4. carrying them out

function* actNext(table: OrdersTable, [first, ...queue]: readonly string[]): Rule<void> {
  const { units } = table.state;
  if (first === undefined) return endTurn(table);
  table.own(table.state).doing = [{ is: 'acting', queue }];
  const actor = pieceIn(units, first);
  const { order, shown } = actor;
  if (shown) return;
  showOrder(table, actor);
  if (order.verb === 'move') move(table, actor, order.to);
  if (order.verb !== 'fire') return;
  const target = pieceIn(units, order.at);
  const shots: Shot[] = [[actor, target]];
  if (firesAt(target, first, { shown: false })) {
    showOrder(table, target);
    shots.push([target, actor]);
  }
  yield* resolveFire(table, shots);
}

/** The enemy learns an order before anything comes of it. */
function showOrder(table: OrdersTable, of: Frozen<Unit>): void {
  table.own(of).shown = true;
  table.reveal([enemyOf(of.side)], '3', `{${of.id}} has an order: ${bookVerbs.print(of.order)}.`);
}

/** Whether the unit was told to fire at the target, and has shown so already or is still to do it. */
function firesAt({ order, shown }: Frozen<Unit>, target: string, when: { shown: boolean }): boolean {
  return order.verb === 'fire' && order.at === target && shown === when.shown;
}

function move(table: OrdersTable, mover: Frozen<Unit>, to: Square): void {
  if (isFree(table.state, to)) table.own(mover).at = to;
  else table.say('3', `{${mover.id}} finds ${to} taken.`);
}

function endTurn(table: OrdersTable): void {
  for (const each of table.state.units) {
    Object.assign(table.own(each), { was: each.at, order: NO_ORDER, shown: each.at === 'lost' });
  }
  Object.assign(table.own(table.state), { doing: [{ is: 'writing' }], turn: table.state.turn + 1 });
}

// ---- 5 and 6. fire and its effects

type Shot = readonly [firer: Frozen<Unit>, target: Frozen<Unit>];

/** All shots are resolved before any takes effect. */
function* resolveFire(table: OrdersTable, shots: readonly Shot[]): Rule<void> {
  const effects: Effect[] = [];
  for (const shot of shots) effects.push(yield* shoot(table, shot));
  for (const [i, [, target]] of shots.entries()) suffer(table, target, effects[i] ?? 'none');
}

type Effect = 'none' | 'shaken' | 'lost';

function* shoot(table: OrdersTable, [firer, target]: Shot): Rule<Effect> {
  const range = distance(firer.at, target.at);
  if (range > RANGE) {
    table.say('3', `{${firer.id}} no longer has {${target.id}} in range.`);
    return 'none';
  }
  const modifier = firer.shaken ? -2 : 0;
  return yield* roll(
    { one: 6, other: 6 },
    `{${firer.id}} fires at {${target.id}}`,
    ({ one, other }) => {
      const total = one + other + modifier;
      return total >= 11 ? 'lost' : total > 5 + range ? 'shaken' : 'none';
    },
    {
      cite: '5',
      by: firer.side,
      tell: (dice, effect) => {
        const sum = sumOf(dice, term('shaken', modifier, '5'));
        const of = { of: [target.id] };
        return effect === 'lost'
          ? against(sum, atLeast(11), true, 'lost', of)
          : against(
              sum,
              moreThan(5 + range),
              effect === 'shaken',
              effect === 'shaken' ? 'shaken' : 'no effect',
              of,
            );
      },
    },
  );
}

function suffer(table: OrdersTable, target: Frozen<Unit>, effect: Effect): void {
  if (effect === 'none') return;
  if (effect === 'lost' || target.shaken) {
    table.own(target).at = 'lost';
    loseOrder(table, target);
  } else {
    table.own(target).shaken = true;
    table.own(table.state.doing).push({ is: 'shaken', unit: target.id });
  }
}

function* standOrRetire(table: OrdersTable, id: string): Rule<void> {
  const shaken = pieceIn(table.state.units, id);
  const { side, at } = shaken;
  const acts = () => (['stand', 'retire'] as const).map(verb => ({ verb, unit: id }));
  const prompt = `{${id}} is shaken: does it stand?`;
  const { verb } = yield* choose({ by: side, id: 'shaken', cite: '6', prompt, acts });
  table.own(table.state.doing).pop();
  if (verb === 'stand') return;
  loseOrder(table, shaken);
  const back = beside(FIELD, at, 0, side === 'A' ? -1 : 1);
  if (back && isFree(table.state, back)) table.own(shaken).at = back;
}

function loseOrder(table: OrdersTable, of: Frozen<Unit>): void {
  if (of.shown) return;
  showOrder(table, of);
  table.own(of).order = NO_ORDER;
}

function isFree({ units }: Seen, at: Square): boolean {
  return units.every(each => each.at !== at);
}
