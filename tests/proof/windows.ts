/**
 * Windows: two patrols meet at dusk. Every step may be answered by fire, and every shot by another.
 *
 * 1. Each side secretly sets up three squads, a dummy and an ambush in its half, one to a hex. The enemy sees
 *    squads and dummies concealed, as `?2`, and the ambush not at all.
 * 2. The sides take turns, six each. In its turn a side moves one unit up to three hexes; the ambush stays.
 * 3. After each step the enemy may fire at the mover. The side shot at may fire back at the shooter, which may be
 *    answered in its turn, and so on. The window opened last closes first.
 * 4. All but dummies fire, once a turn and up to four hexes. The same two dice say whether a shot kills (with no
 *    more than 9 less the range, less 2 at a concealed unit), whether the shooter may fire again (the coloured die
 *    shows 1 or 2), and whether its weapon jams for good (11 or 12).
 * 5. Who fires or is hit is seen, and dummies then vanish. Who would step into an ambush finds it instead.
 * 6. At any time a side may show a concealed unit.
 * 7. In the end the side with more units wins; dummies don't count.
 *
 * Version 2 takes off only 1 for concealment, says `shoot` for `fire`, and has a turn more a side.
 */

import { type Aliases, aliasOf, dropAlias, giveAlias, noAliases } from '../../src/engine/kernel/aliases.ts';
import type { Rule } from '../../src/engine/kernel/ask.ts';
import { clone, type Frozen, type Json } from '../../src/engine/kernel/data.ts';
import type { Hidden } from '../../src/engine/kernel/hidden.ts';
import { choosing, roll, together } from '../../src/engine/kernel/rule.ts';
import type { Rulebook, Table } from '../../src/engine/kernel/rulebook.ts';
import { type ActOf, piece, type Verbs, verbs, word } from '../../src/engine/kernel/verbs.ts';
import { against, atLeast, atMost, sumOf } from '../../src/engine/telling/account.ts';
import { fingerprint, moreWins, pieceIn } from './common.ts';
import { columnOf, fieldOf, type Hex, range } from './hexes.ts';

const SIDES = ['red', 'blue'] as const;
type Side = (typeof SIDES)[number];

interface Unit {
  id: string;
  side: Side;
  /** `off` before the set-up and after death. */
  at: Hex | 'off';
  cover: 'open' | 'concealed' | 'hidden';
  weapon: 'ready' | 'spent' | 'jammed';
}
/** The unit is chosen with its first step. */
type Turn = { is: 'turn'; side: Side; steps: number; unit?: string };
type Window = { is: 'window'; by: Side; after: 'step' | 'shot'; unit: string };
interface State {
  turnsLeft: number;
  doing: ({ is: 'setup' } | Turn | Window)[];
  units: Unit[];
  aliases: Aliases;
  /** Hexes where something has been seen: no ambush is hidden there. */
  bare: Hex[];
}
/** What a version of the rules changes. */
type Edition = { fire: 'fire' | 'shoot'; concealment: number; turns: number };
type Fields = Readonly<Record<string, Json>>;
type WindowsTable = Table<State, Edition>;
type Seen = Frozen<State>;

const unit = piece();
const hex = word<Hex>('a hex');
const common = { place: { unit, at: hex }, move: { unit, to: hex }, pass: {}, show: { unit } };
const verbs1 = verbs({ ...common, fire: { unit, at: unit } });
const verbs2 = verbs({ ...common, shoot: { unit, at: unit } }, { fire: 'shoot' });
type WindowsAct = ActOf<typeof verbs1> | ActOf<typeof verbs2>;
const choose = choosing<State, WindowsAct>();
const PASS = { verb: 'pass' } as const;

const HEXES = fieldOf(6, 3);
const STEPS = 3;
const RANGE = 4;
const FORCE = ['squad', 'squad', 'squad', 'dummy', 'ambush'] as const;
const ROSTER = ['r', 'b'].flatMap(letter => FORCE.map((_, i) => `${letter}${i + 1}`));

const sideOf = (id: string): Side => (id.startsWith('r') ? 'red' : 'blue');
const kindOf = (id: string) => FORCE[Number(id.slice(1)) - 1] ?? 'dummy';
const isAmbush = (id: string) => kindOf(id) === 'ambush';
const enemyOf = (side: string): Side => (side === 'red' ? 'blue' : 'red');
const halfOf = (side: string) => HEXES.filter(at => columnOf(at) < 3 === (side === 'red'));
const isFree = ({ units }: Seen, at: Hex) => units.every(each => each.at !== at);

function rulebook(version: number, edition: Edition, bookVerbs: Verbs): Rulebook<State, Edition> {
  return {
    id: 'windows',
    title: 'Windows',
    version,
    verbs: bookVerbs,
    scenarios: [{ id: 'dusk', title: 'Two patrols at dusk' }],
    world: () => edition,
    sides: () => SIDES,
    fingerprints: () => ({ forces: fingerprint(HEXES, ROSTER) }),
    begin: ({ turns }) => ({
      turnsLeft: 2 * turns,
      doing: [{ is: 'setup' }],
      units: ROSTER.map(id => unseen(id, 'off')),
      aliases: { red: clone(noAliases), blue: clone(noAliases) },
      bare: [],
    }),

    *activity(table) {
      const frame = table.state.doing.at(-1);
      if (frame?.is === 'setup') yield* setUp(table);
      if (frame?.is === 'turn') yield* move(table, frame);
      if (frame?.is === 'window') yield* answerOrPass(table, frame);
    },
    outcome({ turnsLeft, units }) {
      if (turnsLeft > 0) return undefined;
      const left = units.filter(({ id, at }) => at !== 'off' && kindOf(id) !== 'dummy');
      return moreWins(SIDES, left, '7');
    },

    anytime({ units }, by) {
      const concealed = units.filter(each => each.side === by && each.cover === 'concealed');
      return concealed.map(({ id }) => ({ verb: 'show', unit: id }));
    },
    *interject(table, _side, act) {
      show(table, (act as Extract<WindowsAct, { verb: 'show' }>).unit, '6');
    },

    view(state, side) {
      const units = state.units.filter(each => each.side === side || each.cover !== 'hidden');
      return renamed({ ...state, units }, side, id => nameFor(state, side, id), {});
    },
    /** Who is behind an alias, and where the ambush hides, may be all that the side can't rule out. */
    determinize(view, side, _edition, random) {
      const unknown = ROSTER.filter(id => sideOf(id) !== side && view.units.every(each => each.id !== id));
      const suspects = [...random.shuffled(unknown.filter(id => !isAmbush(id))), ...unknown.filter(isAmbush)];
      const strangers = view.units.filter(({ id }) => id.startsWith('?'));
      const behind = new Map(strangers.map(({ id }, i) => [id, suspects[i] ?? id]));
      const hides = halfOf(enemyOf(side)).filter(at => !view.bare.includes(at));
      const hide = () => (view.doing[0]?.is === 'setup' ? 'off' : random.pick(hides));
      const units = [...view.units, ...suspects.slice(strangers.length).map(id => unseen(id, hide()))];
      const aliases = Object.fromEntries([...behind].map(([alias, id]) => [id, alias]));
      return clone<State>(renamed({ ...view, units }, side, id => behind.get(id) ?? id, aliases));
    },
    nameFor,
    hides: () => [
      hidden('secret-set-up', 'a set-up in secret', ({ doing }) => doing[0]?.is === 'setup'),
      hidden('concealed-unit', 'who is behind an alias', (_state, { cover }) => cover === 'concealed'),
      hidden(
        'hidden-ambush',
        'an ambush that nobody has seen',
        ({ doing }, { cover }) => cover === 'hidden' && doing[0]?.is !== 'setup',
      ),
    ],
    digest: (before, after) =>
      after.units.flatMap(({ id, at, weapon }, i) => [
        ...(at === 'off' && before.units[i]?.at !== 'off' ? [{ of: id, is: 'lost' }] : []),
        ...(weapon === before.units[i]?.weapon ? [] : [{ of: id, is: weapon }]),
      ]),
  };
}

export const windows = rulebook(1, { fire: 'fire', concealment: 2, turns: 6 }, verbs1);
export const windowsV2: typeof windows = {
  ...rulebook(2, { fire: 'shoot', concealment: 1, turns: 7 }, verbs2),
  migrations: { 1: old => ({ ...(old as Fields), turnsLeft: Number((old as Fields).turnsLeft) + 2 }) },
};

// ---- 1. setting up, and what a side knows

function unseen(id: string, at: Unit['at']): Unit {
  return { id, side: sideOf(id), at, cover: 'hidden', weapon: 'ready' };
}

/** Places of enemies that are hidden so. */
function hidden(
  id: string,
  title: string,
  isSo: (state: Seen, unit: Frozen<Unit>) => boolean,
): Hidden<State, Edition> {
  return {
    id,
    title,
    unknownTo: (state, side) =>
      state.units
        .filter(each => each.side !== side && each.at !== 'off' && isSo(state, each))
        .map(each => `${each.id} ${each.at}`),
    isPossible: () => true,
  };
}

function nameFor({ units, aliases }: Seen, side: string, id: string): string {
  const unit = units.find(each => each.id === id);
  if (!unit || unit.side === side || unit.cover === 'open') return id;
  // In a view things have aliases already.
  return aliasOf(aliases, side, id) ?? (id.startsWith('?') ? id : '?');
}

/** The state under other names, with other aliases of the side. Units stand by name: their order tells nothing. */
function renamed(state: Seen, side: string, name: (id: string) => string, of: Aliases[string]['of']): Seen {
  const { doing, units, aliases } = state;
  return {
    ...state,
    doing: doing.map(frame => ('unit' in frame ? { ...frame, unit: name(frame.unit) } : frame)),
    units: units.map(each => ({ ...each, id: name(each.id) })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    aliases: { ...aliases, [side]: { next: aliases[side]?.next ?? 1, of } },
  };
}

function* setUp(table: WindowsTable): Rule<void> {
  const { units, aliases, bare, doing } = table.state;
  yield* together({ red: placeForce(table, 'red'), blue: placeForce(table, 'blue') });
  // Aliases go by place: they tell no more than that.
  for (const at of HEXES) {
    const placed = units.find(each => each.at === at);
    if (placed === undefined || isAmbush(placed.id)) continue;
    table.own(placed).cover = 'concealed';
    table.own(bare).push(at);
    const alias = giveAlias(table, aliases, enemyOf(placed.side), placed.id);
    table.reveal([enemyOf(placed.side)], '1', `${alias} is at ${at}`);
  }
  table.own(doing)[0] = { is: 'turn', side: 'red', steps: 0 };
}

function* placeForce(table: WindowsTable, side: Side): Rule<void> {
  for (const id of ROSTER.filter(each => sideOf(each) === side)) {
    const acts = (view: Seen) =>
      halfOf(side).flatMap(at => (isFree(view, at) ? [{ verb: 'place', unit: id, at } as const] : []));
    const { at } = yield* choose({ by: side, id: 'set-up', cite: '1', secret: true, acts });
    table.own(pieceIn(table.state.units, id)).at = at;
  }
}

// ---- 2. moving

function* move(table: WindowsTable, turn: Frozen<Turn>): Rule<void> {
  const { state } = table;
  const { side, steps } = turn;
  const act = yield* choose({
    by: side,
    id: 'move',
    cite: '2',
    turn: true,
    acts: view => stepsIn(view, turn),
  });
  if (act.verb === 'pass') return endTurn(table, side);
  Object.assign(table.own(turn), { unit: act.unit, steps: steps + 1 });
  const found = state.units.find(each => each.at === act.to);
  if (found) return show(table, found.id, '5');
  table.own(pieceIn(state.units, act.unit)).at = act.to;
  table.own(state.bare).push(act.to);
  table.own(state.doing).push({ is: 'window', by: enemyOf(side), after: 'step', unit: act.unit });
}

function stepsIn(view: Seen, { side, steps, unit: mover }: Frozen<Turn>) {
  const isMover = ({ id, side: of }: Frozen<Unit>) => of === side && (mover ? id === mover : !isAmbush(id));
  const moves = view.units.filter(isMover).flatMap(({ id, at }) => {
    const free = HEXES.filter(to => range(at, to) === 1 && isFree(view, to));
    return free.map(to => ({ verb: 'move', unit: id, to }) as const);
  });
  return steps < STEPS ? [...moves, PASS] : [PASS];
}

function endTurn(table: WindowsTable, side: Side): void {
  const { state } = table;
  for (const each of state.units) if (each.weapon === 'spent') table.own(each).weapon = 'ready';
  table.own(state).turnsLeft--;
  table.own(state).doing = [{ is: 'turn', side: enemyOf(side), steps: 0 }];
}

// ---- 3 and 4. windows and fire

/** The window opens whether or not the side has anything that could fire: that may be its secret. */
function* answerOrPass(table: WindowsTable, { by, after, unit: id }: Frozen<Window>): Rule<void> {
  const { state, world } = table;
  const subject = nameFor(state, by, id);
  const window = { on: after, pass: PASS, subject };
  const acts = (view: Seen) => shotsIn(view, by, subject, world.fire);
  const act = yield* choose({ by, id: 'react', cite: '3', window, acts });
  if (act.verb === 'pass') table.own(state.doing).pop();
  else yield* fire(table, pieceIn(state.units, act.unit), pieceIn(state.units, id));
}

function shotsIn({ units }: Seen, by: Side, at: string, verb: Edition['fire']) {
  const target = pieceIn(units, at);
  const armed = units.filter(
    each => each.side === by && kindOf(each.id) !== 'dummy' && each.weapon === 'ready',
  );
  const inRange = armed.filter(each => range(each.at, target.at) <= RANGE);
  return [...inRange.map(({ id }) => ({ verb, unit: id, at }) as const), PASS];
}

function* fire(table: WindowsTable, shooter: Frozen<Unit>, target: Frozen<Unit>): Rule<void> {
  const concealment = target.cover === 'concealed' ? table.world.concealment : 0;
  const need = 9 - range(shooter.at, target.at) - concealment;
  show(table, shooter.id, '5');
  const { kills, again, jams } = yield* roll(
    { coloured: 6, white: 6 },
    `{${shooter.id}} fires at {${target.id}}`,
    ({ coloured, white }) => {
      const sum = coloured + white;
      return { kills: sum <= need, again: coloured <= 2, jams: sum >= 11 };
    },
    {
      cite: '4',
      by: shooter.side,
      tell: (dice, shot) => [
        against(sumOf(dice), atMost(need), shot.kills, shot.kills ? 'killed' : 'missed', { of: [target.id] }),
        ...(shot.again && !shot.jams
          ? [against(sumOf({ coloured: dice.coloured }), atMost(2), true, 'it may fire again')]
          : []),
        ...(shot.jams ? [against(sumOf(dice), atLeast(11), true, 'it jams', { of: [shooter.id] })] : []),
      ],
    },
  );
  table.own(shooter).weapon = jams ? 'jammed' : again ? 'ready' : 'spent';
  table.own(table.state.doing).push({ is: 'window', by: target.side, after: 'shot', unit: shooter.id });
  if (!kills) return;
  show(table, target.id, '5');
  table.own(target).at = 'off';
}

// ---- 5 and 6. being seen

function show(table: WindowsTable, id: string, cite: string): void {
  const { units, aliases } = table.state;
  const shown = pieceIn(units, id);
  const { side, at, cover } = shown;
  if (cover === 'open') return;
  const alias = aliasOf(aliases, enemyOf(side), id) ?? 'what nobody saw';
  dropAlias(table, aliases, enemyOf(side), id);
  table.own(shown).cover = 'open';
  table.reveal([enemyOf(side)], cite, `${alias} at ${at} is {${id}}: ${kindOf(id)}`);
  if (kindOf(id) === 'dummy') table.own(shown).at = 'off';
}
