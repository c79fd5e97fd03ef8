/**
 * Impulses: two companies fight for a ridge, a few hexes at a time.
 *
 * 1. The sides take impulses in turn. In its impulse a side activates one hex of its own, or passes. Two passes in
 *    a row end the round; after four rounds the game ends. A unit is used once a round.
 * 2. Before anything else is done in an impulse, it may be chained on: a leader in it brings in another hex
 *    within two of him, where another leader may bring in more.
 * 3. Then the side lets units of these hexes act in any order it likes, one bit at a time: a unit moves one hex (two
 *    at the most), or all squads of a hex that have not moved fire together. Who has fired doesn't move.
 * 4. After each hex moved, unused enemy squads within three hexes may snap at the mover, hex by hex.
 * 5. Fire reaches three hexes. A die for each target kills it if it shows no more than the squads that fire, and
 *    one more if a leader stands beside them.
 * 6. In the end the side with more units on the ridge (column C) wins.
 */

import type { Rule } from '../../src/engine/kernel/ask.ts';
import { clone, type Frozen } from '../../src/engine/kernel/data.ts';
import { choosing, roll } from '../../src/engine/kernel/rule.ts';
import type { Rulebook, Table } from '../../src/engine/kernel/rulebook.ts';
import { type ActOf, piece, verbs, word } from '../../src/engine/kernel/verbs.ts';
import { against, atMost, sumOf } from '../../src/engine/telling/account.ts';
import { fingerprint, moreWins, pieceIn } from './common.ts';
import { columnOf, fieldOf, type Hex, range } from './hexes.ts';

const SIDES = ['red', 'blue'] as const;
type Side = (typeof SIDES)[number];

interface Unit {
  id: string;
  side: Side;
  leads: boolean;
  at: Hex | 'off';
  used: boolean;
}
interface Impulse {
  is: 'impulse';
  side: Side;
  units: string[];
  fired: string[];
  /** Once for each hex moved. */
  moved: string[];
}
type Window = { is: 'window'; by: Side; unit: string };
interface State {
  round: number;
  passes: number;
  doing: ({ is: 'round'; side: Side } | Impulse | Window)[];
  units: Unit[];
}
type ImpulsesTable = Table<State, undefined>;
type Seen = Frozen<State>;
type Units = readonly Frozen<Unit>[];

const unit = piece();
const hex = word<Hex>('a hex');
const bookVerbs = verbs({
  activate: { hex },
  chain: { hex },
  move: { unit, to: hex },
  fire: { from: hex, at: hex },
  snap: { from: hex, at: unit },
  done: {},
  pass: {},
});
const choose = choosing<State, ActOf<typeof bookVerbs>>();
const PASS = { verb: 'pass' } as const;
const DONE = { verb: 'done' } as const;

const HEXES = fieldOf(5, 4);
const RIDGE = 2;
const LAST_ROUND = 4;
const MOST_MOVES = 2;
const FIRE_RANGE = 3;
const CHAIN_RANGE = 2;
/** Two leaders and four squads a side. */
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
  fingerprints: () => ({ start: fingerprint(START) }),
  begin: () => ({
    round: 1,
    passes: 0,
    doing: [{ is: 'round', side: 'red' }],
    units: SIDES.flatMap(side =>
      START[side].map((at, i) => ({ id: `${side[0]}${i + 1}`, side, leads: i < 2, at, used: false })),
    ),
  }),

  *activity(table) {
    const frame = table.state.doing.at(-1);
    if (frame?.is === 'round') yield* beginImpulse(table, frame.side);
    if (frame?.is === 'impulse') yield* actOnce(table, frame);
    if (frame?.is === 'window') yield* snapOrPass(table, frame);
  },
  outcome({ units, round }) {
    if (round <= LAST_ROUND) return undefined;
    const onRidge = units.filter(({ at }) => columnOf(at) === RIDGE);
    return moreWins(SIDES, onRidge, '6');
  },

  view: state => state,
  determinize: view => clone<State>(view),
  nameFor: (_state, _side, id) => id,
  digest: (before, after) =>
    after.units.flatMap(({ id, at }, i) =>
      at === 'off' && before.units[i]?.at !== 'off' ? [{ of: id, is: 'lost' }] : [],
    ),
};

const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

function hexesOf(units: Units): readonly Hex[] {
  return HEXES.filter(at => units.some(each => each.at === at));
}

function unusedOf(side: Side, { units }: Seen): Units {
  return units.filter(each => each.side === side && !each.used);
}

function closeFrame(table: ImpulsesTable): void {
  table.own(table.state.doing).pop();
}

// ---- 1. rounds

function* beginImpulse(table: ImpulsesTable, side: Side): Rule<void> {
  const { state } = table;
  const acts = (view: Seen) => [
    ...hexesOf(unusedOf(side, view)).map(at => ({ verb: 'activate', hex: at }) as const),
    PASS,
  ];
  const act = yield* choose({ by: side, id: 'impulse', cite: '1', turn: true, acts });
  table.own(state.doing)[0] = { is: 'round', side: enemyOf(side) };
  table.own(state).passes = act.verb === 'pass' ? state.passes + 1 : 0;
  if (act.verb === 'activate') {
    const impulse: Impulse = { is: 'impulse', side, units: [], fired: [], moved: [] };
    table.own(state.doing).push(impulse);
    bringIn(table, impulse, act.hex);
  } else if (state.passes === SIDES.length) {
    for (const each of state.units) table.own(each).used = false;
    Object.assign(table.own(state), { passes: 0, round: state.round + 1 });
  }
}

// ---- 2 and 3. one bit of an impulse

function* actOnce(table: ImpulsesTable, impulse: Frozen<Impulse>): Rule<void> {
  const act = yield* choose({
    by: impulse.side,
    id: 'act',
    cite: '3',
    acts: view => [...chains(view, impulse), ...moves(view, impulse), ...attacks(view, impulse), DONE],
  });
  if (act.verb === 'chain') bringIn(table, impulse, act.hex);
  else if (act.verb === 'move') move(table, impulse, act.unit, act.to);
  else if (act.verb === 'fire') yield* fire(table, impulse, act.from, act.at);
  else closeFrame(table);
}

function bringIn(table: ImpulsesTable, { side, units }: Frozen<Impulse>, at: Hex): void {
  for (const each of unusedOf(side, table.state).filter(unused => unused.at === at)) {
    table.own(each).used = true;
    table.own(units).push(each.id);
  }
}

/** Who may still act in the impulse. */
function activated(view: Seen, { units, fired }: Frozen<Impulse>): Units {
  return view.units.filter(({ id }) => units.includes(id) && !fired.includes(id));
}

function chains(view: Seen, impulse: Frozen<Impulse>) {
  if (impulse.fired.length + impulse.moved.length > 0) return [];
  const leaders = activated(view, impulse).filter(each => each.leads);
  return hexesOf(unusedOf(impulse.side, view))
    .filter(at => leaders.some(leader => range(leader.at, at) <= CHAIN_RANGE))
    .map(at => ({ verb: 'chain', hex: at }) as const);
}

function moves(view: Seen, impulse: Frozen<Impulse>) {
  const held = hexesOf(view.units.filter(each => each.side !== impulse.side));
  return activated(view, impulse).flatMap(({ id, at }) => {
    if (impulse.moved.filter(each => each === id).length === MOST_MOVES) return [];
    const ways = HEXES.filter(to => range(at, to) === 1 && !held.includes(to));
    return ways.map(to => ({ verb: 'move', unit: id, to }) as const);
  });
}

function attacks(view: Seen, impulse: Frozen<Impulse>) {
  const targets = hexesOf(view.units.filter(each => each.side !== impulse.side));
  return hexesOf(squadsToFire(view, impulse)).flatMap(from =>
    targets.filter(at => range(from, at) <= FIRE_RANGE).map(at => ({ verb: 'fire', from, at }) as const),
  );
}

function squadsToFire(view: Seen, impulse: Frozen<Impulse>): Units {
  return activated(view, impulse).filter(each => !each.leads && !impulse.moved.includes(each.id));
}

function move(table: ImpulsesTable, { side, moved }: Frozen<Impulse>, id: string, to: Hex): void {
  const { units, doing } = table.state;
  table.own(pieceIn(units, id)).at = to;
  table.own(moved).push(id);
  table.own(doing).push({ is: 'window', by: enemyOf(side), unit: id });
}

function* fire(table: ImpulsesTable, impulse: Frozen<Impulse>, from: Hex, at: Hex): Rule<void> {
  const squads = squadsToFire(table.state, impulse).filter(each => each.at === from);
  table.own(impulse.fired).push(...squads.map(each => each.id));
  const targets = table.state.units.filter(each => each.side !== impulse.side && each.at === at);
  yield* attack(table, impulse.side, squads, targets);
}

// ---- 4. snapping at movers

/** Nothing is hidden here, so the window opens only for a side that can use it. */
function* snapOrPass(table: ImpulsesTable, { by, unit: id }: Frozen<Window>): Rule<void> {
  const { state } = table;
  if (snappers(state, by, id).length === 0) return closeFrame(table);
  const window = { on: 'move', pass: PASS, subject: id };
  const acts = (view: Seen) => [
    ...hexesOf(snappers(view, by, id)).map(from => ({ verb: 'snap', from, at: id }) as const),
    PASS,
  ];
  const act = yield* choose({ by, id: 'snap', cite: '4', window, acts });
  if (act.verb === 'pass') return closeFrame(table);
  const squads = snappers(state, by, id).filter(each => each.at === act.from);
  for (const each of squads) table.own(each).used = true;
  yield* attack(table, by, squads, [pieceIn(state.units, id)]);
}

function snappers(view: Seen, by: Side, mover: string): Units {
  const { at } = pieceIn(view.units, mover);
  return unusedOf(by, view).filter(each => !each.leads && range(each.at, at) <= FIRE_RANGE);
}

// ---- 5. attacks

function* attack(table: ImpulsesTable, side: Side, squads: Units, targets: Units): Rule<void> {
  const leaders = table.state.units.filter(each => each.side === side && each.leads);
  const isLed = leaders.some(leader => squads.some(squad => squad.at === leader.at));
  const strength = squads.length + (isLed ? 1 : 0);
  for (const target of targets) {
    const why = `fire at {${target.id}}, strength ${strength}`;
    const kills = yield* roll({ die: 6 }, why, ({ die }) => die <= strength, {
      cite: '5',
      by: side,
      tell: (dice, hit) =>
        against(sumOf(dice), atMost(strength), hit, hit ? 'killed' : 'missed', { of: [target.id] }),
    });
    if (kills) table.own(target).at = 'off';
  }
}
