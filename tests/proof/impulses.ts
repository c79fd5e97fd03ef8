/**
 * Impulses: two companies fight for a ridge, a few hexes at a time.
 *
 * 1. The sides take impulses in turn. In its impulse a side activates one hex of its own, or passes. Two passes in
 *    a row end the round; after five rounds the game ends. A unit is used once a round.
 * 2. Before anything else is done in an impulse, it may be chained on: a leader in it brings in another hex
 *    within two of him, where another leader may bring in more.
 * 3. Then the side lets units of these hexes act in any order it likes, one bit at a time: a unit moves one hex (two
 *    at the most), or all squads of a hex that have not moved fire together. Who has fired doesn't move.
 * 4. After each hex moved, unused enemy squads within three hexes may snap at the mover, hex by hex.
 * 5. An attack is three a squad, one more for a leader beside them, and a die. Each target throws a die too and adds
 *    four, or three for a leader, and two if it lies low. Less than the attack shakes it; four less, or once
 *    more, is the end of it.
 * 6. At any time, also in the enemy's impulse, a unit may lie low. It does nothing more in the round, and on a six
 *    it is shaken. Shaken units do nothing; at the end of a round they recover on four or more.
 * 7. In the end the side with more good units on the ridge (column C) wins, then the side with more units. A side
 *    without units has lost.
 */
import type { Rule } from '../../src/engine/ask.ts';
import { bytes, clone, type Frozen } from '../../src/engine/data.ts';
import { hash32 } from '../../src/engine/random.ts';
import { choosing, roll } from '../../src/engine/rule.ts';
import type { Rulebook, Table } from '../../src/engine/rulebook.ts';
import { type ActOf, piece, verbs, word } from '../../src/engine/verbs.ts';
import { columnOf, fieldOf, type Hex, range } from './hexes.ts';

const SIDES = ['red', 'blue'] as const;
type Side = (typeof SIDES)[number];

interface Unit {
  id: string;
  side: Side;
  leads: boolean;
  at: Hex | 'off';
  shape: 'good' | 'shaken' | 'dead';
  used: boolean;
  low: boolean;
}

interface Impulse {
  is: 'impulse';
  side: Side;
  hexes: Hex[];
  units: string[];
  fired: string[];
  /** Once for each hex moved. */
  moved: string[];
}
type Window = { is: 'window'; by: Side; unit: string };
type Doing = { is: 'round'; side: Side } | Impulse | Window;

interface State {
  round: number;
  passes: number;
  doing: Doing[];
  units: Unit[];
}
type ImpulsesTable = Table<State, undefined>;

const unit = piece();
const hex = word<Hex>('a hex');
const bookVerbs = verbs({
  activate: { hex },
  chain: { hex },
  move: { unit, to: hex },
  fire: { from: hex, at: hex },
  snap: { from: hex, at: unit },
  duck: { unit },
  done: {},
  pass: {},
});
type ImpulsesAct = ActOf<typeof bookVerbs>;
type Duck = Extract<ImpulsesAct, { verb: 'duck' }>;
const choose = choosing<State, ImpulsesAct>();
const PASS = { verb: 'pass' } as const;

const HEXES = fieldOf(5, 4);
const RIDGE = 2;
const LAST_ROUND = 5;
const MOST_MOVES = 2;
const FIRE_RANGE = 3;
const CHAIN_RANGE = 2;
/** Two leaders and four squads a side, and where they start. */
const START: Readonly<Record<Side, readonly Hex[]>> = {
  red: ['A1', 'A3', 'A1', 'A3', 'B2', 'B4'],
  blue: ['E1', 'E3', 'E1', 'E3', 'D2', 'D4'],
};

export const impulses: Rulebook<State, undefined> = {
  id: 'impulses',
  title: 'Impulses',
  version: 1,
  verbs: bookVerbs,
  scenarios: [{ id: 'ridge', title: 'The ridge' }],

  world: () => undefined,
  sides: () => SIDES,
  fingerprints: () => ({ start: hash32(bytes(START)).toString(16) }),
  begin: () => ({
    round: 1,
    passes: 0,
    doing: [{ is: 'round', side: 'red' }],
    units: SIDES.flatMap(side =>
      START[side].map((at, i) => {
        const id = `${side[0]}${i + 1}`;
        return { id, side, leads: i < 2, at, shape: 'good', used: false, low: false } as const;
      }),
    ),
  }),

  *activity(table) {
    const frame = table.state.doing.at(-1);
    if (frame?.is === 'round') yield* beginImpulse(table, frame.side);
    if (frame?.is === 'impulse') yield* actOnce(table, frame);
    if (frame?.is === 'window') yield* snapOrPass(table, frame);
  },
  outcome({ units, round }) {
    const count = (side: Side, counts: (unit: Frozen<Unit>) => boolean) =>
      units.filter(each => each.side === side && each.shape !== 'dead' && counts(each)).length;
    const lead = (counts: (unit: Frozen<Unit>) => boolean) => count('red', counts) - count('blue', counts);
    const anyLeft = SIDES.every(side => count(side, () => true) > 0);
    if (anyLeft && round <= LAST_ROUND) return undefined;
    const margin =
      (anyLeft && lead(each => each.shape === 'good' && columnOf(each.at) === RIDGE)) || lead(() => true);
    if (margin === 0) return { why: 'neither side holds more', cite: '7' };
    return {
      winner: margin > 0 ? 'red' : 'blue',
      why: anyLeft ? 'it holds more' : 'nobody else is left',
      cite: '7',
    };
  },

  anytime: (view, side) =>
    view.units
      .filter(each => each.side === side && each.shape === 'good' && !each.low)
      .map(each => ({ verb: 'duck', unit: each.id })),
  interject: (table, _side, act) => lieLow(table, unitOf(table.state, (act as Duck).unit)),

  view: state => state,
  determinize: view => clone<State>(view),
  nameFor: (_state, _side, id) => id,
  digest: (before, after) =>
    after.units.flatMap(({ id, shape }, i) => (shape === before.units[i]?.shape ? [] : [`${id} ${shape}`])),
};

function unitOf(state: Frozen<State>, id: string): Frozen<Unit> {
  const found = state.units.find(each => each.id === id);
  if (found === undefined) throw new Error(`there is no unit ${id}`);
  return found;
}

const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
const isAble = ({ shape, low }: Frozen<Unit>): boolean => shape === 'good' && !low;
const isUnused = (each: Frozen<Unit>): boolean => isAble(each) && !each.used;

function hexesOf(units: readonly Frozen<Unit>[]): readonly Hex[] {
  return HEXES.filter(at => units.some(each => each.at === at));
}

function closeFrame(table: ImpulsesTable): void {
  table.own(table.state.doing).pop();
}

// ---- 1. rounds

function* beginImpulse(table: ImpulsesTable, side: Side): Rule<void> {
  const { state } = table;
  const act = yield* choose({
    by: side,
    id: 'impulse',
    cite: '1',
    acts: view => {
      const unused = view.units.filter(each => each.side === side && isUnused(each));
      return [...hexesOf(unused).map(at => ({ verb: 'activate', hex: at }) as const), PASS];
    },
  });
  table.own(state.doing)[0] = { is: 'round', side: enemyOf(side) };
  table.own(state).passes = act.verb === 'pass' ? state.passes + 1 : 0;
  if (act.verb === 'activate') {
    table.own(state.doing).push({ is: 'impulse', side, hexes: [], units: [], fired: [], moved: [] });
    bringIn(table, state.doing.at(-1) as Impulse, act.hex);
  } else if (state.passes === SIDES.length) {
    yield* endRound(table);
  }
}

function* endRound(table: ImpulsesTable): Rule<void> {
  const { state } = table;
  for (const each of state.units) {
    if (each.shape === 'shaken') yield* recover(table, each);
    if (each.used || each.low) Object.assign(table.own(each), { used: false, low: false });
  }
  table.own(state).passes = 0;
  table.own(state).round++;
}

function* recover(table: ImpulsesTable, shaken: Frozen<Unit>): Rule<void> {
  const { id, side } = shaken;
  const recovers = yield* roll({ white: 6 }, `{${id}} recovers`, ({ white }) => white >= 4, {
    cite: '6',
    by: side,
  });
  if (recovers) table.own(shaken).shape = 'good';
}

// ---- 2 and 3. one bit of an impulse

function bringIn(table: ImpulsesTable, impulse: Frozen<Impulse>, at: Hex): void {
  table.own(impulse.hexes).push(at);
  for (const each of table.state.units) {
    if (each.side !== impulse.side || each.at !== at || !isUnused(each)) continue;
    table.own(each).used = true;
    table.own(impulse.units).push(each.id);
  }
}

function* actOnce(table: ImpulsesTable, impulse: Frozen<Impulse>): Rule<void> {
  const act = yield* choose({
    by: impulse.side,
    id: 'act',
    cite: '3',
    acts: view => [
      ...chains(view, impulse),
      ...moves(view, impulse),
      ...attacks(view, impulse),
      { verb: 'done' } as const,
    ],
  });
  if (act.verb === 'chain') bringIn(table, impulse, act.hex);
  else if (act.verb === 'move') move(table, impulse, unitOf(table.state, act.unit), act.to);
  else if (act.verb === 'fire') yield* fire(table, impulse, act.from, act.at);
  else closeFrame(table);
}

function activated(view: Frozen<State>, { units, fired }: Frozen<Impulse>): readonly Frozen<Unit>[] {
  return view.units.filter(each => units.includes(each.id) && isAble(each) && !fired.includes(each.id));
}

function chains(view: Frozen<State>, impulse: Frozen<Impulse>) {
  if (impulse.fired.length + impulse.moved.length > 0) return [];
  const leaders = activated(view, impulse).filter(each => each.leads);
  const unused = view.units.filter(each => each.side === impulse.side && isUnused(each));
  return hexesOf(unused)
    .filter(at => leaders.some(leader => range(leader.at, at) <= CHAIN_RANGE))
    .map(at => ({ verb: 'chain', hex: at }) as const);
}

function moves(view: Frozen<State>, impulse: Frozen<Impulse>) {
  const held = hexesOf(view.units.filter(each => each.side !== impulse.side));
  return activated(view, impulse)
    .filter(each => impulse.moved.filter(id => id === each.id).length < MOST_MOVES)
    .flatMap(({ id, at }) =>
      HEXES.filter(to => range(at, to) === 1 && !held.includes(to)).map(
        to => ({ verb: 'move', unit: id, to }) as const,
      ),
    );
}

function attacks(view: Frozen<State>, impulse: Frozen<Impulse>) {
  const targets = hexesOf(view.units.filter(each => each.side !== impulse.side));
  return hexesOf(squadsToFire(view, impulse)).flatMap(from =>
    targets.filter(at => range(from, at) <= FIRE_RANGE).map(at => ({ verb: 'fire', from, at }) as const),
  );
}

function squadsToFire(view: Frozen<State>, impulse: Frozen<Impulse>): readonly Frozen<Unit>[] {
  return activated(view, impulse).filter(each => !each.leads && !impulse.moved.includes(each.id));
}

function move(table: ImpulsesTable, impulse: Frozen<Impulse>, mover: Frozen<Unit>, to: Hex): void {
  table.own(mover).at = to;
  table.own(impulse.moved).push(mover.id);
  table.own(table.state.doing).push({ is: 'window', by: enemyOf(mover.side), unit: mover.id });
}

function* fire(table: ImpulsesTable, impulse: Frozen<Impulse>, from: Hex, at: Hex): Rule<void> {
  const squads = squadsToFire(table.state, impulse).filter(each => each.at === from);
  table.own(impulse.fired).push(...squads.map(each => each.id));
  const targets = table.state.units.filter(each => each.side !== impulse.side && each.at === at);
  yield* attack(table, squads, targets);
}

// ---- 4. snapping at movers

/** Nothing is hidden here, so the window opens only for a side that can use it. */
function* snapOrPass(table: ImpulsesTable, { by, unit: id }: Frozen<Window>): Rule<void> {
  const { state } = table;
  if (snappers(state, by, unitOf(state, id)).length === 0) return closeFrame(table);
  const act = yield* choose({
    by,
    id: 'snap',
    cite: '4',
    window: { on: 'move', pass: PASS, subject: id },
    acts: view => {
      const hexes = hexesOf(snappers(view, by, unitOf(view, id)));
      return [...hexes.map(from => ({ verb: 'snap', from, at: id }) as const), PASS];
    },
  });
  if (act.verb === 'pass') return closeFrame(table);
  const target = unitOf(state, id);
  const squads = snappers(state, by, target).filter(each => each.at === act.from);
  for (const each of squads) table.own(each).used = true;
  yield* attack(table, squads, [target]);
}

function snappers(view: Frozen<State>, by: Side, { at: to }: Frozen<Unit>): readonly Frozen<Unit>[] {
  return view.units.filter(
    each => each.side === by && !each.leads && isUnused(each) && range(each.at, to) <= FIRE_RANGE,
  );
}

// ---- 5. attacks

function* attack(
  table: ImpulsesTable,
  squads: readonly Frozen<Unit>[],
  targets: readonly Frozen<Unit>[],
): Rule<void> {
  const [first] = squads;
  if (first === undefined) return;
  const { side, at } = first;
  const led = table.state.units.some(
    each => each.side === side && each.at === at && each.leads && isAble(each),
  );
  const strength = 3 * squads.length + (led ? 1 : 0);
  const total = yield* roll({ coloured: 6 }, `fire from ${at}`, ({ coloured }) => strength + coloured, {
    cite: '5',
    by: side,
  });
  for (const target of targets) yield* withstand(table, target, total);
}

function* withstand(table: ImpulsesTable, target: Frozen<Unit>, attack: number): Rule<void> {
  const { id, side, shape, leads, low } = target;
  const defence = (leads ? 3 : 4) + (low ? 2 : 0);
  const result = yield* roll(
    { white: 6 },
    `{${id}} against ${attack}`,
    ({ white }) => {
      if (defence + white >= attack) return 'good';
      return shape === 'shaken' || defence + white <= attack - 4 ? 'dead' : 'shaken';
    },
    { cite: '5', by: side },
  );
  table.say('5', result === 'good' ? `{${id}} stands` : `{${id}} is ${result}`);
  if (result === 'good') return;
  table.own(target).shape = result;
  if (result === 'dead') table.own(target).at = 'off';
}

// ---- 6. lying low

function* lieLow(table: ImpulsesTable, ducking: Frozen<Unit>): Rule<void> {
  const { id, side } = ducking;
  Object.assign(table.own(ducking), { used: true, low: true });
  const panics = yield* roll({ white: 6 }, `{${id}} lies low`, ({ white }) => white === 6, {
    cite: '6',
    by: side,
  });
  if (panics) table.own(ducking).shape = 'shaken';
}
