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
 * 6. A unit newly shaken stands, or retires: it gives up an order not yet carried out, and one row if that is free.
 * 7. Orders lost in a turn are shown at its end. After the last turn, or when a side has no units, more units win.
 */
import type { Rule, Side } from '../../src/engine/ask.ts';
import { bytes, clone, type Frozen } from '../../src/engine/data.ts';
import { hash32 } from '../../src/engine/random.ts';
import { choosing, roll, together } from '../../src/engine/rule.ts';
import type { GameState, Rulebook, Table } from '../../src/engine/rulebook.ts';
import { type ActOf, piece, verbs, word } from '../../src/engine/verbs.ts';
import { beside, distance, type Field, neighbours, type Square } from './squares.ts';

const square = word<Square>('a square such as C4', /^[A-Z]\d$/);
const bookVerbs = verbs({
  fire: { unit: piece(), at: piece() },
  move: { unit: piece(), to: square },
  hold: { unit: piece() },
  stand: { unit: piece() },
  retire: { unit: piece() },
});
type OrdersAct = ActOf<typeof bookVerbs>;
type OrderAct = Extract<OrdersAct, { verb: 'fire' | 'move' | 'hold' }>;
const choose = choosing<OrdersState, OrdersAct>();

/** What stands in a view for an order that the side may not see. */
const SEALED = { verb: 'sealed' } as const;
type Order = { is: 'unwritten' } | { is: 'given' | 'done' | 'lost'; act: OrderAct | typeof SEALED };

interface Unit {
  id: string;
  side: Side;
  grade: number;
  at: Square | 'lost';
  /** Where it was when the turn began: what orders are written from. */
  was: Square | 'lost';
  shaken: boolean;
  order: Order;
}

type OrdersFrame =
  | { is: 'writing' }
  /** Who acts next, first to last. */
  | { is: 'acting'; queue: string[] }
  | { is: 'shaken'; units: string[] };

interface OrdersState extends GameState {
  doing: OrdersFrame[];
  turn: number;
  units: Unit[];
}

interface OrdersWorld {
  readonly turns: number;
  readonly units: readonly (readonly [id: string, side: Side, at: Square])[];
}

type OrdersTable = Table<OrdersState, OrdersWorld>;
type Seen = Frozen<OrdersState>;

const field: Field = { columns: 8, rows: 6 };
const RANGE = 3;
const SIDES = ['A', 'B'] as const;
const enemyOf = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** Two ranks of six a side; the foremost ranks are just in range of each other. */
const lines = SIDES.flatMap(side =>
  Array.from({ length: 12 }, (_, i) => {
    const row = side === 'A' ? 2 - Math.floor(i / 6) : 5 + Math.floor(i / 6);
    return [`${side.toLowerCase()}${i + 1}`, side, `${'BCDEFG'[i % 6]}${row}`] as const;
  }),
);
const worlds: Readonly<Record<string, OrdersWorld>> = {
  meeting: { turns: 6, units: lines },
  duel: {
    turns: 2,
    units: [
      ['a1', 'A', 'C2'],
      ['a2', 'A', 'D2'],
      ['b1', 'B', 'C4'],
      ['b2', 'B', 'D4'],
    ],
  },
};

export const orders: Rulebook<OrdersState, OrdersWorld> = {
  id: 'orders',
  title: 'Orders',
  version: 1,
  verbs: bookVerbs,
  scenarios: [
    { id: 'meeting', title: 'A meeting of two dozen' },
    { id: 'duel', title: 'Two against two' },
  ],

  world({ scenario }) {
    const world = worlds[scenario];
    if (world) return world;
    throw new Error(`orders has no scenario '${scenario}'; expected ${Object.keys(worlds).join(' or ')}`);
  },
  sides: () => SIDES,
  fingerprints: world => ({ field: (hash32(bytes(world)) >>> 0).toString(16) }),
  begin: world => ({
    doing: [{ is: 'writing' }],
    turn: 1,
    units: world.units.map(([id, side, at], i) => {
      return { id, side, grade: i % 3, at, was: at, shaken: false, order: { is: 'unwritten' } };
    }),
  }),

  *activity(table) {
    const frame = table.state.doing.at(-1);
    if (frame?.is === 'acting') return yield* actNext(table, frame.queue);
    if (frame?.is === 'shaken') return yield* standOrRetire(table, frame.units);
    return yield* writeOrders(table);
  },

  outcome({ turn, units }, { turns }) {
    const left = (side: Side) => units.filter(unit => unit.side === side && unit.at !== 'lost').length;
    const [a, b] = [left('A'), left('B')];
    if (turn <= turns && a > 0 && b > 0) return undefined;
    const winner = a === b ? {} : { winner: a > b ? 'A' : 'B' };
    return { ...winner, why: `A has ${a} units left, B ${b}`, cite: 'orders 7' };
  },

  view({ doing, turn, units }, side) {
    const writing = doing.at(-1)?.is === 'writing';
    const asKnown = (unit: Frozen<Unit>) =>
      unit.side === side ? unit : { ...unit, order: enemyOrder(unit.order, writing) };
    return { doing, turn, units: units.map(asKnown) };
  },

  /** A sealed order may be any that could have been written, but for an exchange of fire that did not happen. */
  determinize(view, _, __, random) {
    const state = clone<OrdersState>(view);
    for (const { id, order } of state.units) {
      if (order.is === 'unwritten' || order.act.verb !== 'sealed') continue;
      const wouldHaveFiredBack = (act: OrderAct) =>
        act.verb === 'fire' && firesAt(unitIn(view, act.at), id, 'done');
      const could = possibleOrders(view, id);
      order.act = random.pick(order.is === 'given' ? could.filter(act => !wouldHaveFiredBack(act)) : could);
    }
    return state;
  },
  nameFor: (_, __, id) => id,

  digest(before, after) {
    return after.units.flatMap((unit, i) => {
      const was = before.units[i];
      if (unit.at === 'lost') return was?.at === 'lost' ? [] : [`${unit.id} lost`];
      return unit.shaken && !was?.shaken ? [`${unit.id} shaken`] : [];
    });
  },
};

/** While orders are being written, not even how many the enemy has written shows. */
function enemyOrder(order: Frozen<Order>, writing: boolean): Frozen<Order> {
  if (order.is === 'unwritten' || order.is === 'done') return order;
  return writing ? { is: 'unwritten' } : { is: order.is, act: SEALED };
}

// ---- writing orders

function* writeOrders(table: OrdersTable): Rule<void> {
  yield* together({ A: ordersOf(table, 'A'), B: ordersOf(table, 'B') });
  const lead = yield* roll({ A: 6, B: 6 }, 'initiative', ({ A, B }) => A - B, { cite: 'orders 2' });
  const initiative = (unit: Frozen<Unit>) => unit.grade + (unit.side === 'A' ? lead : 0);
  const queue = table.state.units.filter(unit => unit.at !== 'lost');
  queue.sort((one, other) => initiative(other) - initiative(one));
  table.own(table.state).doing = [{ is: 'acting', queue: queue.map(unit => unit.id) }];
}

function* ordersOf(table: OrdersTable, side: Side): Rule<void> {
  for (const unit of table.state.units) {
    if (unit.side !== side || unit.at === 'lost') continue;
    const act = yield* choose({
      by: side,
      id: 'order',
      cite: 'orders 1',
      prompt: `Write an order for {${unit.id}}.`,
      secret: true,
      acts: view => possibleOrders(view, unit.id),
    });
    table.own(unit).order = { is: 'given', act };
  }
}

function possibleOrders(view: Seen, id: string): readonly OrderAct[] {
  const { was, side } = unitIn(view, id);
  const inRange = (foe: Frozen<Unit>) => foe.was !== 'lost' && distance(was, foe.was) <= RANGE;
  const targets = view.units.filter(foe => foe.side !== side && inRange(foe));
  return [
    ...targets.map(foe => ({ verb: 'fire', unit: id, at: foe.id }) as const),
    ...neighbours(field, was).map(to => ({ verb: 'move', unit: id, to }) as const),
    { verb: 'hold', unit: id },
  ];
}

// ---- carrying them out

function* actNext(table: OrdersTable, [first, ...rest]: readonly string[]): Rule<void> {
  if (first === undefined) return endTurn(table);
  table.own(table.state).doing = [{ is: 'acting', queue: rest }];
  const unit = unitIn(table.state, first);
  if (unit.order.is !== 'given') return;
  const act = showOrder(table, unit);
  if (act.verb === 'hold') return;
  if (act.verb === 'move') return move(table, unit, act.to);
  const target = unitIn(table.state, act.at);
  if (!firesAt(target, unit.id, 'given')) return yield* resolveFire(table, [[unit, target]]);
  showOrder(table, target);
  yield* resolveFire(table, [
    [unit, target],
    [target, unit],
  ]);
}

/** The enemy learns an order when it is carried out, before anything comes of it. */
function showOrder(table: OrdersTable, unit: Frozen<Unit>): OrderAct {
  const act = writtenFor(unit);
  table.reveal([enemyOf(unit.side)], 'orders 3', `{${unit.id}} has the order to ${inWords(act)}.`);
  table.own(unit).order = { is: 'done', act };
  return act;
}

function move(table: OrdersTable, unit: Frozen<Unit>, to: Square): void {
  const free = isFree(table.state, to);
  if (free) table.own(unit).at = to;
  table.say('orders 3', free ? `{${unit.id}} moves to ${to}.` : `{${unit.id}} finds ${to} taken.`);
}

type Shot = readonly [firer: Frozen<Unit>, target: Frozen<Unit>];
type Effect = 'none' | 'shaken' | 'destroyed';

/** All shots are resolved before any takes effect. */
function* resolveFire(table: OrdersTable, shots: readonly Shot[]): Rule<void> {
  const effects: Effect[] = [];
  for (const shot of shots) effects.push(yield* shoot(table, shot));
  const shaken = shots.filter(([, target], i) => strike(table, target, effects[i] ?? 'none'));
  if (shaken.length > 0)
    table.own(table.state.doing).push({ is: 'shaken', units: shaken.map(([, { id }]) => id) });
}

function* shoot(table: OrdersTable, [firer, target]: Shot): Rule<Effect> {
  const range = target.at === 'lost' ? undefined : distance(firer.at, target.at);
  if (range === undefined || range > RANGE) {
    table.say('orders 3', `{${firer.id}} no longer has {${target.id}} in range.`);
    return 'none';
  }
  const modifier = firer.shaken ? -2 : 0;
  const effect = (total: number): Effect =>
    total >= 11 ? 'destroyed' : total > 5 + range ? 'shaken' : 'none';
  return yield* roll(
    { one: 6, other: 6 },
    `{${firer.id}} fires at {${target.id}}`,
    ({ one, other }) => effect(one + other + modifier),
    { cite: 'orders 5', by: firer.side },
  );
}

/** True if the target lives and is newly shaken. */
function strike(table: OrdersTable, target: Frozen<Unit>, effect: Effect): boolean {
  if (effect === 'none') return false;
  const destroyed = effect === 'destroyed' || target.shaken;
  table.say('orders 5', `{${target.id}} is ${destroyed ? 'destroyed' : 'shaken'}.`);
  table.own(target).shaken = true;
  if (!destroyed) return true;
  table.own(target).at = 'lost';
  loseOrder(table, target);
  return false;
}

function* standOrRetire(table: OrdersTable, [first, ...rest]: readonly string[]): Rule<void> {
  table.own(table.state.doing).pop();
  if (first === undefined) return;
  table.own(table.state.doing).push({ is: 'shaken', units: rest });
  const unit = unitIn(table.state, first);
  const { verb } = yield* choose({
    by: unit.side,
    id: 'shaken',
    cite: 'orders 6',
    prompt: `{${first}} is shaken: does it stand?`,
    acts: () => [
      { verb: 'stand', unit: first },
      { verb: 'retire', unit: first },
    ],
  });
  if (verb === 'stand') return;
  loseOrder(table, unit);
  const back = beside(field, unit.at, 0, unit.side === 'A' ? -1 : 1);
  if (back && isFree(table.state, back)) table.own(unit).at = back;
}

function loseOrder(table: OrdersTable, unit: Frozen<Unit>): void {
  if (unit.order.is === 'given') table.own(unit).order = { is: 'lost', act: unit.order.act };
}

function endTurn(table: OrdersTable): void {
  for (const unit of table.state.units) {
    if (unit.order.is === 'lost') {
      const text = `{${unit.id}} had the order to ${inWords(writtenFor(unit))}.`;
      table.reveal([enemyOf(unit.side)], 'orders 7', text);
    }
    table.own(unit).order = { is: 'unwritten' };
    table.own(unit).was = unit.at;
  }
  table.own(table.state).doing = [{ is: 'writing' }];
  table.own(table.state).turn = table.state.turn + 1;
}

// ---- questions

function unitIn({ units }: Seen, id: string): Frozen<Unit> {
  const unit = units.find(each => each.id === id);
  if (unit === undefined) throw new Error(`there is no unit ${id}`);
  return unit;
}

function isFree({ units }: Seen, at: Square): boolean {
  return units.every(unit => unit.at !== at);
}

/** Whether the unit was told to fire at the target, and has not yet or already done so. */
function firesAt({ order }: Frozen<Unit>, target: string, is: 'given' | 'done'): boolean {
  return order.is === is && order.act.verb === 'fire' && order.act.at === target;
}

function writtenFor({ id, order }: Frozen<Unit>): OrderAct {
  if (order.is === 'unwritten' || order.act.verb === 'sealed')
    throw new Error(`nobody knows the order of ${id}`);
  return order.act;
}

function inWords(act: OrderAct): string {
  return act.verb === 'fire' ? `fire at {${act.at}}` : act.verb === 'move' ? `move to ${act.to}` : 'hold';
}
