/**
 * Trails: raiders cross a stream to a village, and the guards then fire at them where they were.
 *
 * 1. The guards first lay two mines in secret beyond the stream, not in houses.
 * 2. Each turn the raiders move one after another, up to four squares each and none twice. The stream (column C)
 *    can be waded only after a raider has been at the sluice, B1, in the same turn.
 * 3. On its way a raider captures each house that it enters, and takes the satchel up where it lies.
 * 4. When all have moved, the guards may fire three times, each time at a raider on any square of its trail. What
 *    happened before the last shot is settled.
 * 5. Two dice, and 2 more in a house: 8 or less is a hit.
 * 6. Whoever is hit never went further. What the raiders did is told again without what he did from there on. If
 *    the water then turns out to have been high, those who waded are taken back and go on as they please.
 * 7. Before a mine goes off it is shown, and the guards may fire at everything up to then, which is settled after
 *    that. A die of 3 or less ends the move. A mine once found does no more harm.
 * 8. After five turns the raiders need two points: one for each house, one for the satchel beyond the stream.
 */

import type { Rule } from '../../src/engine/kernel/ask.ts';
import { clone, type Frozen } from '../../src/engine/kernel/data.ts';
import { choosing, roll } from '../../src/engine/kernel/rule.ts';
import type { Rulebook, Table } from '../../src/engine/kernel/rulebook.ts';
import { type ActOf, piece, verbs, word } from '../../src/engine/kernel/verbs.ts';
import { against, atMost, sumOf, term } from '../../src/engine/telling/account.ts';
import { fingerprint, pieceIn } from './common.ts';
import { columnOf, neighbours, type Square } from './squares.ts';

interface Raider {
  id: string;
  at: Square;
  /** Numbered in the order of all steps. Empty unless it has moved this turn; the first is where it set out. */
  trail: { at: Square; when: number }[];
}
/** What raiders change on their way. */
interface Things {
  captured: Square[];
  /** Where it lies, or who has it. */
  satchel: Square | string;
  /** The sluice is shut. */
  low: boolean;
}
type Frame =
  | { is: 'mining' | 'moving' | 'firing' | 'settling' }
  | { is: 'walking'; unit: string }
  | { is: 'mined'; unit: string; at: Square };
interface State {
  turn: number;
  doing: Frame[];
  raiders: Raider[];
  /** As the turn found them; what has become of them since, the trails tell. */
  found: Things;
  hiddenMines: (Square | '?')[];
  /** Squares where a raider has been or found a mine: none is hidden there. */
  clear: Square[];
  shots: number;
  /** The number of the last step; none before `settled` is fired at any more. */
  clock: number;
  settled: number;
}
type TrailsTable = Table<State, undefined>;
type Seen = Frozen<State>;

const square = word<Square>('a square such as C4', /^[A-Z]\d$/);
const bookVerbs = verbs({
  mine: { at: square },
  go: { unit: piece() },
  step: { to: square },
  stop: {},
  shoot: { unit: piece(), at: square },
  pass: {},
});
const choose = choosing<State, ActOf<typeof bookVerbs>>();
const PASS = { verb: 'pass' } as const;
const STOP = { verb: 'stop' } as const;

const FIELD = { columns: 6, rows: 3 };
const STREAM = 3;
const SLUICE = 'B1';
const HOUSES = ['D1', 'E3', 'F2'];
const MINEABLE = ['D2', 'D3', 'E1', 'E2', 'F1', 'F3'];
const RAIDERS = { r1: 'A1', r2: 'A3', r3: 'B2', r4: 'B3' };
const MINES = 2;
const STEPS = 4;
const LAST_TURN = 5;
const NEW_TURN = { shots: 3, clock: 0, settled: 0 } as const;

export const trails: Rulebook<State, undefined> = {
  id: 'trails',
  title: 'Trails',
  version: 1,
  verbs: bookVerbs,
  scenarios: [{ id: 'village', title: 'The village' }],
  world: () => undefined,
  sides: () => ['raiders', 'guards'],
  fingerprints: () => ({ village: fingerprint(FIELD, HOUSES, RAIDERS) }),
  begin: () => ({
    turn: 1,
    doing: [{ is: 'mining' }],
    raiders: Object.entries(RAIDERS).map(([id, at]) => ({ id, at, trail: [] })),
    found: { captured: [], satchel: 'C2', low: false },
    hiddenMines: [],
    clear: [],
    ...NEW_TURN,
  }),

  *activity(table) {
    const frame = table.state.doing.at(-1);
    if (frame?.is === 'mining') yield* layMine(table);
    if (frame?.is === 'moving') yield* beginMove(table);
    if (frame?.is === 'walking') yield* walk(table, frame.unit);
    if (frame?.is === 'mined') yield* springMine(table, frame.unit, frame.at);
    if (frame?.is === 'firing') yield* fire(table);
    if (frame?.is === 'settling') settle(table);
  },
  outcome({ turn, raiders, found: { captured, satchel } }) {
    if (turn <= LAST_TURN) return undefined;
    const at = raiders.find(({ id }) => id === satchel)?.at ?? satchel;
    const points = captured.length + (columnOf(at) > STREAM ? 1 : 0);
    const winner = points >= 2 ? 'raiders' : 'guards';
    return { winner, why: `the raiders have ${points} points`, cite: '8' };
  },

  view: (state, side) =>
    side === 'guards' ? state : { ...state, hiddenMines: state.hiddenMines.map(() => '?') },
  determinize(view, side, _world, random) {
    const state = clone<State>(view);
    if (side === 'guards') return state;
    const could = random.shuffled(MINEABLE.filter(at => !view.clear.includes(at)));
    state.hiddenMines = could.slice(0, view.hiddenMines.length);
    return state;
  },
  nameFor: (_state, _side, id) => id,
  hides: () => [
    {
      id: 'hidden-mines',
      title: 'mines laid in secret',
      unknownTo: ({ hiddenMines }, side) => (side === 'raiders' ? hiddenMines : []),
      isPossible: ({ hiddenMines, doing }, side) =>
        side === 'raiders' && (hiddenMines.length > 0 || doing.at(-1)?.is === 'mining'),
    },
  ],
  digest: (before, after) =>
    after.raiders
      .filter(({ trail }, i) => trail.length < (before.raiders[i]?.trail.length ?? 0))
      .map(({ id }) => ({ of: id, is: 'taken back' })),
};

/** What became of the things up to a step: as the turn found them, and then every step that stands, in its order. */
export function told({ found, raiders }: Seen, until: number): Frozen<Things> {
  const steps = raiders.flatMap(({ id, trail }) => trail.map(step => ({ id, ...step })));
  const past = steps.filter(({ when }) => when <= until).sort((a, b) => a.when - b.when);
  return past.reduce<Frozen<Things>>(
    ({ captured, satchel, low }, { id, at }) => ({
      captured: HOUSES.includes(at) && !captured.includes(at) ? [...captured, at] : captured,
      satchel: satchel === at ? id : satchel,
      low: low || at === SLUICE,
    }),
    found,
  );
}

// ---- 1. mines are laid

function* layMine(table: TrailsTable): Rule<void> {
  const { state } = table;
  const acts = ({ hiddenMines }: Seen) =>
    MINEABLE.filter(at => !hiddenMines.includes(at)).map(at => ({ verb: 'mine', at }) as const);
  const { at } = yield* choose({ by: 'guards', id: 'mine', cite: '1', secret: true, acts });
  table.own(state.hiddenMines).push(at);
  if (state.hiddenMines.length === MINES) table.own(state).doing = [{ is: 'moving' }];
}

// ---- 2. the raiders move

const waiting = ({ raiders }: Seen) => raiders.filter(({ trail }) => trail.length === 0);

function* beginMove(table: TrailsTable): Rule<void> {
  const { state } = table;
  if (waiting(state).length === 0) {
    table.own(state).doing = [{ is: 'settling' }, { is: 'firing' }];
    return;
  }
  const acts = (view: Seen) => waiting(view).map(({ id }) => ({ verb: 'go', unit: id }) as const);
  const { unit } = yield* choose({ by: 'raiders', id: 'move', cite: '2', acts });
  table.own(state.doing).push({ is: 'walking', unit });
  enter(table, unit, pieceIn(state.raiders, unit).at);
}

function* walk(table: TrailsTable, unit: string): Rule<void> {
  const acts = (view: Seen) => [...ways(view, unit).map(to => ({ verb: 'step', to }) as const), STOP];
  const prompt = `Where does {${unit}} go?`;
  const act = yield* choose({ by: 'raiders', id: 'walk', cite: '2', prompt, acts });
  if (act.verb === 'stop') leaveFrame(table);
  else if (table.state.hiddenMines.includes(act.to)) findMine(table, unit, act.to);
  else enter(table, unit, act.to);
}

function ways(view: Seen, unit: string): readonly Square[] {
  const { at, trail } = pieceIn(view.raiders, unit);
  if (trail.length > STEPS) return [];
  const { low } = told(view, view.clock);
  const mayEnter = (to: Square) => (low || columnOf(to) !== STREAM) && trail.every(step => step.at !== to);
  return neighbours(FIELD, at, true).filter(mayEnter);
}

function enter(table: TrailsTable, unit: string, at: Square): void {
  const { state } = table;
  const raider = pieceIn(state.raiders, unit);
  table.own(state).clock++;
  table.own(state.clear).push(at);
  table.own(raider.trail).push({ at, when: state.clock });
  table.own(raider).at = at;
}

// ---- 7. mines go off

/** What can't be undone waits until everything before it has been fired at. */
function findMine(table: TrailsTable, unit: string, at: Square): void {
  const { state } = table;
  table.reveal(['raiders'], '7', `There is a mine at ${at}.`);
  table.own(state).hiddenMines = state.hiddenMines.filter(each => each !== at);
  table.own(state.clear).push(at);
  table.own(state.doing).push({ is: 'mined', unit, at }, { is: 'firing' });
}

function* springMine(table: TrailsTable, unit: string, at: Square): Rule<void> {
  leaveFrame(table);
  enter(table, unit, at);
  table.own(table.state).settled = table.state.clock;
  const stops = yield* roll({ die: 6 }, `a mine under {${unit}}`, ({ die }) => die <= 3, {
    cite: '7',
    tell: (dice, hit) => against(sumOf(dice), atMost(3), hit, hit ? 'it stops there' : 'it gets through'),
  });
  if (stops) cut(table, unit, table.state.clock);
}

// ---- 4 to 6. the guards fire

function* fire(table: TrailsTable): Rule<void> {
  const { state } = table;
  if (state.shots === 0) return leaveFrame(table);
  const window = { on: 'fire', pass: PASS };
  const act = yield* choose({ by: 'guards', id: 'fire', cite: '4', window, acts: shotsIn });
  if (act.verb === 'pass') return leaveFrame(table);
  const { unit, at } = act;
  const when = pieceIn(state.raiders, unit).trail.find(step => step.at === at)?.when ?? 0;
  Object.assign(table.own(state), { shots: state.shots - 1, settled: when });
  const cover = HOUSES.includes(at) ? 2 : 0;
  const hits = yield* roll(
    { coloured: 6, white: 6 },
    `fire at {${unit}} in ${at}`,
    ({ coloured, white }) => coloured + white + cover <= 8,
    {
      cite: '5',
      by: 'guards',
      tell: (dice, hit) =>
        against(sumOf(dice, term('house', cover, '5')), atMost(8), hit, hit ? 'hit' : 'missed', {
          of: [unit],
        }),
    },
  );
  if (hits) cut(table, unit, when);
}

function shotsIn({ raiders, settled }: Seen) {
  const shots = raiders.flatMap(({ id, trail }) => {
    const open = trail.filter(({ when }) => when >= settled);
    return open.map(({ at }) => ({ verb: 'shoot', unit: id, at }) as const);
  });
  return [...shots, PASS];
}

/** The raider never went further than that step, whatever it was about to do. Undoing is telling anew. */
function cut(table: TrailsTable, unit: string, when: number): void {
  const { state } = table;
  const raider = pieceIn(state.raiders, unit);
  const trail = raider.trail.filter(step => step.when <= when);
  Object.assign(table.own(raider), { trail, at: trail.at(-1)?.at ?? raider.at });
  table.own(state).doing = state.doing.filter(frame => !('unit' in frame && frame.unit === unit));
  table.say('6', `{${unit}} never went further than ${raider.at}.`);
  for (const other of state.raiders) {
    const [, ...steps] = other.trail;
    const waded = steps.find(({ at, when: then }) => columnOf(at) === STREAM && !told(state, then).low);
    if (waded === undefined) continue;
    cut(table, other.id, waded.when - 1);
    table.own(state.doing).push({ is: 'walking', unit: other.id });
  }
}

function settle(table: TrailsTable): void {
  const { state } = table;
  const found = { ...told(state, state.clock), low: false };
  for (const raider of state.raiders) table.own(raider).trail = [];
  Object.assign(table.own(state), { ...NEW_TURN, turn: state.turn + 1, found, doing: [{ is: 'moving' }] });
}

function leaveFrame(table: TrailsTable): void {
  table.own(table.state.doing).pop();
}
