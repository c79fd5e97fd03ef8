/**
 * Windows: two patrols meet at dusk. Every step may be answered by fire, and every shot by another.
 *
 * 1. Each side secretly sets up a leader, two squads and a dummy, concealed, in its two home columns, and an
 *    ambush, hidden altogether, in its three. The enemy sees a concealed unit as `?2` and a hidden one not at all.
 * 2. In its turn a side moves its units one after another, up to two hexes each and never back; the
 *    ambush stays. Four turns a side.
 * 3. After each step the enemy may fire at whoever made it. The side shot at may fire back at the shooter, which
 *    may be answered in its turn, and so on. The window opened last closes first.
 * 4. A unit fires once in a player turn. The same two dice say if it hits, if it may fire again (the coloured die
 *    is within its rate of fire), and if its weapon jams for good (double six).
 * 5. A shot hits with no more than its firepower less the range, less 2 at a concealed unit. By 4 less, it hits hard.
 * 6. A hit shows what it hit, and dummies vanish. Then leaders check morale, and after them the others: one better
 *    beside a leader who stands, one worse beside one who doesn't. Who fails breaks; broken already or far off, dies.
 * 7. Who fires is seen. Who would step into an ambush finds it instead, and his move ends.
 * 8. At any time a side may show a concealed unit. Broken units within a hex of a leader so shown check morale,
 *    and are fit again if they hold.
 * 9. After four turns, or when a side has no fit unit left, the side with more fit units wins.
 *
 * Version 2 takes off only 1 for concealment, says `shoot` for `fire`, and gives a draw to whoever fired less.
 */
import { aliasOf, dropAlias, giveAlias, meantBy, noAliases } from '../../src/engine/aliases.ts';
import type { Rule } from '../../src/engine/ask.ts';
import { bytes, clone, type Frozen, type Json } from '../../src/engine/data.ts';
import { hash32 } from '../../src/engine/random.ts';
import { choosing, roll, together } from '../../src/engine/rule.ts';
import type { Rulebook, Table } from '../../src/engine/rulebook.ts';
import { type ActOf, piece, type Verbs, verbs, word } from '../../src/engine/verbs.ts';
import { columnOf, type Hex, range } from './hexes.ts';
import {
  CARDS,
  determinize,
  enemyOf,
  FORCE,
  HEXES,
  kindOf,
  type Move,
  nameFor,
  ROSTER,
  SIDES,
  type Side,
  type State,
  type Unit,
  unitOf,
  unseen,
  view,
  type Window,
  zoneOf,
} from './windows-units.ts';

/** What a version of the rules changes. */
type Edition = { fire: 'fire' | 'shoot'; concealment: number; countsShots: boolean };
type WindowsTable = Table<State, Edition>;

const unit = piece();
const hex = word<Hex>('a hex');
const common = { place: { unit, at: hex }, move: { unit, to: hex }, halt: {}, pass: {}, show: { unit } };
const verbs1 = verbs({ ...common, fire: { unit, at: piece() } });
const verbs2 = verbs({ ...common, shoot: { unit, at: piece() } }, { fire: 'shoot' });
type WindowsAct = ActOf<typeof verbs1> | ActOf<typeof verbs2>;
type Show = Extract<WindowsAct, { verb: 'show' }>;
const choose = choosing<State, WindowsAct>();
const PASS = { verb: 'pass' } as const;

const LAST_TURN = 4;

function rulebook(version: number, edition: Edition, bookVerbs: Verbs): Rulebook<State, Edition> {
  return {
    id: 'windows',
    title: 'Windows',
    version,
    verbs: bookVerbs,
    scenarios: [{ id: 'dusk', title: 'Two patrols at dusk' }],

    world: () => edition,
    sides: () => SIDES,
    fingerprints: () => ({ cards: hash32(bytes([ROSTER, CARDS])).toString(16) }),
    begin: ({ countsShots }) => ({
      turn: 1,
      doing: [{ is: 'setup' }],
      units: ROSTER.map(({ id, side }) => unseen(id, side, 'off')),
      aliases: { red: clone(noAliases), blue: clone(noAliases) },
      trodden: { red: [], blue: [] },
      ...(countsShots ? { shots: { red: 0, blue: 0 } } : {}),
    }),

    *activity(table) {
      const frame = table.state.doing.at(-1);
      if (frame?.is === 'setup') yield* setUp(table);
      if (frame?.is === 'turn') yield* takeTurn(table, frame.side);
      if (frame?.is === 'move') yield* moveOn(table, frame);
      if (frame?.is === 'window') yield* answerOrPass(table, frame);
    },
    outcome(state) {
      const [red, blue] = [fitUnits(state, 'red'), fitUnits(state, 'blue')];
      if (red > 0 && blue > 0 && state.turn <= LAST_TURN) return undefined;
      const lead = red - blue || (state.shots ? state.shots.blue - state.shots.red : 0);
      const why = `${red} fit units of red stand against ${blue} of blue`;
      return { ...(lead === 0 ? {} : { winner: lead > 0 ? 'red' : 'blue' }), why, cite: '9' };
    },

    anytime: (view, side) =>
      view.units
        .filter(each => each.side === side && each.cover === 'concealed')
        .map(each => ({ verb: 'show', unit: each.id })),
    *interject(table, _side, act) {
      const shown = unitOf(table.state, (act as Show).unit);
      show(table, shown, '8');
      if (kindOf(shown.id) === 'leader') yield* rallyAround(table, shown);
    },

    view,
    determinize: (view, side, _edition, random) => determinize(view, side, random),
    nameFor,
    digest: (before, after) =>
      after.units.flatMap(now => {
        const { cover, shape, weapon } = before.units.find(each => each.id === now.id) ?? now;
        return [
          ...(now.cover === cover ? [] : [`${now.id} seen`]),
          ...(now.shape === shape ? [] : [`${now.id} ${now.shape}`]),
          ...(now.weapon === 'jammed' && weapon !== 'jammed' ? [`${now.id} jammed`] : []),
        ];
      }),
  };
}

export const windows = rulebook(1, { fire: 'fire', concealment: 2, countsShots: false }, verbs1);
export const windowsV2: typeof windows = {
  ...rulebook(2, { fire: 'shoot', concealment: 1, countsShots: true }, verbs2),
  migrations: { 1: state => ({ ...(state as Record<string, Json>), shots: { red: 0, blue: 0 } }) },
};

function fitUnits(state: Frozen<State>, of: Side): number {
  return state.units.filter(({ id, side, shape }) => side === of && shape === 'fit' && kindOf(id) !== 'dummy')
    .length;
}

// ---- 1. setting up

function* setUp(table: WindowsTable): Rule<void> {
  const placed = yield* together({ red: placeForce('red'), blue: placeForce('blue') });
  for (const side of SIDES) {
    // Aliases are given in the order in which the owner placed: they tell no more than he lets them tell.
    for (const { id, at } of placed[side]) {
      const placing = table.own(unitOf(table.state, id));
      placing.at = at;
      if (kindOf(id) === 'ambush') continue;
      placing.cover = 'concealed';
      giveAlias(table, table.state.aliases, enemyOf(side), id);
      table.reveal([enemyOf(side)], '1', `{${id}} is at ${at}`);
    }
  }
  table.own(table.state.doing)[0] = { is: 'turn', side: 'red' };
}

function* placeForce(side: Side): Rule<readonly { id: string; at: Hex }[]> {
  const placed: { id: string; at: Hex }[] = [];
  while (placed.length < FORCE.length) {
    const waiting = ROSTER.filter(card => card.side === side && !placed.some(({ id }) => id === card.id));
    const { unit: id, at } = yield* choose({
      by: side,
      id: 'set-up',
      cite: '1',
      secret: true,
      acts: () =>
        waiting.flatMap(card =>
          zoneOf(side, card.kind).map(at => ({ verb: 'place', unit: card.id, at }) as const),
        ),
    });
    placed.push({ id, at });
  }
  return placed;
}

// ---- 2. moving

function* takeTurn(table: WindowsTable, side: Side): Rule<void> {
  const act = yield* choose({
    by: side,
    id: 'turn',
    cite: '2',
    acts: view => [
      ...view.units.filter(each => each.side === side && !each.moved).flatMap(each => steps(view, each)),
      PASS,
    ],
  });
  if (act.verb === 'pass') return endTurn(table, side);
  table.own(table.state.doing).push({ is: 'move', unit: act.unit, left: 2 });
  step(table, act.unit, act.to);
}

function* moveOn(table: WindowsTable, { unit: id, left }: Frozen<Move>): Rule<void> {
  const { side, shape } = unitOf(table.state, id);
  if (left === 0 || shape !== 'fit') return closeFrame(table);
  const act = yield* choose({
    by: side,
    id: 'move',
    cite: '2',
    acts: view => [...steps(view, unitOf(view, id)), { verb: 'halt' } as const],
  });
  if (act.verb === 'halt') closeFrame(table);
  else step(table, id, act.to);
}

function steps(view: Frozen<State>, { id, side, at, shape }: Frozen<Unit>) {
  if (shape !== 'fit' || kindOf(id) === 'ambush') return [];
  const held = (to: Hex) => view.units.some(each => each.side !== side && each.at === to);
  const isBack = (to: Hex) => (side === 'red' ? columnOf(to) < columnOf(at) : columnOf(to) > columnOf(at));
  return HEXES.filter(to => range(at, to) === 1 && !held(to) && !isBack(to)).map(
    to => ({ verb: 'move', unit: id, to }) as const,
  );
}

function step(table: WindowsTable, id: string, to: Hex): void {
  const { state } = table;
  const mover = table.own(unitOf(state, id));
  const move = table.own(state.doing.at(-1) as Move);
  mover.moved = true;
  move.left--;
  const found = state.units.find(each => each.side !== mover.side && each.at === to);
  if (found) {
    show(table, found, '7');
    table.say('7', `{${id}} runs into {${found.id}} and stops`);
    move.left = 0;
    return;
  }
  mover.at = to;
  table.own(state.trodden[mover.side]).push(to);
  table.own(state.doing).push({ is: 'window', by: enemyOf(mover.side), after: 'step', unit: id });
}

function closeFrame(table: WindowsTable): void {
  table.own(table.state.doing).pop();
}

function endTurn(table: WindowsTable, side: Side): void {
  const { state } = table;
  for (const each of state.units) {
    if (each.moved) table.own(each).moved = false;
    if (each.weapon === 'spent') table.own(each).weapon = 'ready';
  }
  table.own(state.doing)[0] = { is: 'turn', side: enemyOf(side) };
  if (side === 'blue') table.own(state).turn++;
}

// ---- 3. windows

/** The window opens whether or not the side has anything that could fire: that may be its secret. */
function* answerOrPass(table: WindowsTable, { by, after, unit: id }: Frozen<Window>): Rule<void> {
  const { state, world } = table;
  if (unitOf(state, id).shape === 'dead') return closeFrame(table);
  const at = nameFor(state, by, id);
  const act = yield* choose({
    by,
    id: 'react',
    cite: '3',
    window: { on: after, pass: PASS, subject: at },
    acts: view => [
      ...shooters(view, by, unitOf(view, at)).map(each => ({ verb: world.fire, unit: each.id, at }) as const),
      PASS,
    ],
  });
  if (act.verb === 'pass') return closeFrame(table);
  yield* fire(table, unitOf(state, act.unit), unitOf(state, meantBy(state.aliases, by, act.at)));
}

function shooters(view: Frozen<State>, by: Side, target: Frozen<Unit>): readonly Frozen<Unit>[] {
  return view.units.filter(
    ({ id, side, at, shape, weapon }) =>
      side === by && shape === 'fit' && weapon === 'ready' && range(at, target.at) <= CARDS[kindOf(id)].range,
  );
}

// ---- 4 to 6. fire

function* fire(table: WindowsTable, shooter: Frozen<Unit>, target: Frozen<Unit>): Rule<void> {
  const { state, world } = table;
  const { firepower, rate } = CARDS[kindOf(shooter.id)];
  const concealment = target.cover === 'concealed' ? world.concealment : 0;
  const need = firepower - range(shooter.at, target.at) - concealment;
  show(table, shooter, '7');
  if (state.shots) table.own(state.shots)[shooter.side]++;
  const { hit, again, jams } = yield* roll(
    { coloured: 6, white: 6 },
    `{${shooter.id}} fires`,
    ({ coloured, white }) => ({
      hit: coloured + white <= need - 4 ? 2 : coloured + white <= need ? 1 : 0,
      again: coloured <= rate,
      jams: coloured + white === 12,
    }),
    { cite: '4', by: shooter.side },
  );
  table.own(shooter).weapon = jams ? 'jammed' : again ? 'ready' : 'spent';
  table.own(state.doing).push({ is: 'window', by: target.side, after: 'shot', unit: shooter.id });
  if (hit === 0) table.say('5', `{${shooter.id}} misses {${target.id}}`);
  else yield* suffer(table, target, hit);
}

/** Hidden units share the hex unharmed: nobody knows that they are there. */
function* suffer(table: WindowsTable, { side, at }: Frozen<Unit>, hit: number): Rule<void> {
  const struck = table.state.units.filter(
    each => each.side === side && each.at === at && each.cover !== 'hidden',
  );
  for (const each of struck) show(table, each, '6');
  const standing = struck.filter(each => each.shape !== 'dead');
  let help = 0;
  for (const leader of standing.filter(each => kindOf(each.id) === 'leader')) {
    yield* checkMorale(table, leader, -hit);
    help = leader.shape === 'fit' ? 1 : -1;
  }
  for (const each of standing.filter(each => kindOf(each.id) !== 'leader'))
    yield* checkMorale(table, each, help - hit);
}

function* checkMorale(table: WindowsTable, checked: Frozen<Unit>, modifier: number): Rule<boolean> {
  const { id, side, shape } = checked;
  const morale = CARDS[kindOf(id)].morale + modifier;
  const result = yield* roll(
    { coloured: 6, white: 6 },
    `morale of {${id}}`,
    ({ coloured, white }) => {
      if (coloured + white <= morale) return 'holds';
      return shape === 'broken' || coloured + white > morale + 3 ? 'dies' : 'breaks';
    },
    { cite: '6', by: side },
  );
  table.say('6', `{${id}} ${result}`);
  if (result === 'breaks') table.own(checked).shape = 'broken';
  if (result === 'dies') die(table, checked);
  return result === 'holds';
}

function die(table: WindowsTable, unit: Frozen<Unit>): void {
  const dead = table.own(unit);
  dead.shape = 'dead';
  dead.at = 'off';
}

// ---- 7 and 8. being seen

function show(table: WindowsTable, shown: Frozen<Unit>, cite: string): void {
  if (shown.cover === 'open') return;
  const { id, side, at } = shown;
  const { aliases } = table.state;
  const alias = aliasOf(aliases, enemyOf(side), id) ?? 'what nobody saw';
  dropAlias(table, aliases, enemyOf(side), id);
  table.own(shown).cover = 'open';
  table.reveal([enemyOf(side)], cite, `${alias} at ${at} is {${id}}: ${kindOf(id)}`);
  if (kindOf(id) === 'dummy') die(table, shown);
}

function* rallyAround(table: WindowsTable, { side, at }: Frozen<Unit>): Rule<void> {
  const near = table.state.units.filter(
    each => each.side === side && each.shape === 'broken' && range(each.at, at) <= 1,
  );
  for (const each of near) if (yield* checkMorale(table, each, 0)) table.own(each).shape = 'fit';
}
