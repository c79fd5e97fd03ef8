/**
 * Trails: raiders cross a village, and the guards then fire at them where they were.
 *
 * 1. The guards first lay three mines in secret between columns C and F, not on houses.
 * 2. Each turn the raiders move, leaders first. A leader has 5 points and takes the squads of his square along, which
 *    have 5 as long as they go with him and 2 of their own. A square costs 1, a house or the cart's square 2;
 *    none is entered twice in a move.
 * 3. On the way a raider captures each house it enters, pushes the cart ahead of it, may take the satchel, and may
 *    once a game drop smoke.
 * 4. When all have moved, each gun may fire once, at a raider on any square of its trail and as that square was then;
 *    what happened before the last shot is settled.
 * 5. Two dice, +1 beyond three squares, +2 in a house, +2 in smoke: 5 or less kills, 8 or less stops.
 * 6. Whoever is hit never went further. What the raiders did is told again without what he did from there on.
 *    A squad whose leader was hit before it used his points is taken back to where it began to use them, and goes
 *    on as it pleases with the points of its own.
 * 7. Before a mine goes off it is shown, and the guns may fire at everything up to then. A die of 1 kills, 2 or 3
 *    stops; nothing before is fired at any more.
 * 8. After five turns houses, satchel and cart in column G count a point each; the raiders need three.
 */
import type { Rule } from '../../src/engine/ask.ts';
import { bytes, clone, type Frozen } from '../../src/engine/data.ts';
import { hash32 } from '../../src/engine/random.ts';
import { choosing, roll } from '../../src/engine/rule.ts';
import type { Rulebook } from '../../src/engine/rulebook.ts';
import { type ActOf, piece, verbs, word } from '../../src/engine/verbs.ts';
import { beside, columnOf, distance, neighbours, rowOf, type Square } from './squares.ts';
import {
  begin,
  companyOf,
  costOf,
  cover,
  type Deed,
  isLeader,
  isMined,
  MINEABLE,
  mayEnter,
  nextToMove,
  OWN_POINTS,
  type Raider,
  raiderIn,
  type Seen,
  spent,
  type Things,
  type TrailsState,
  type TrailsTable,
  type TrailsWorld,
  told,
  village,
} from './trails-state.ts';

const square = word<Square>('a square such as C4', /^[A-Z]\d$/);
const bookVerbs = verbs({
  mine: { at: square },
  go: { unit: piece() },
  step: { to: square },
  take: { unit: piece() },
  smoke: { unit: piece() },
  stop: {},
  shoot: { gun: piece(), unit: piece(), at: square },
  pass: {},
});
const choose = choosing<TrailsState, ActOf<typeof bookVerbs>>();

export const trails: Rulebook<TrailsState, TrailsWorld> = {
  id: 'trails',
  title: 'Trails',
  version: 1,
  verbs: bookVerbs,
  scenarios: [{ id: 'village', title: 'The village' }],

  world({ scenario }) {
    if (scenario === 'village') return village;
    throw new Error(`trails has no scenario '${scenario}'; expected village`);
  },
  sides: () => ['raiders', 'guards'],
  fingerprints: world => ({ village: (hash32(bytes([world, begin()])) >>> 0).toString(16) }),
  begin,

  *activity(table) {
    const frame = table.state.doing.at(-1);
    switch (frame?.is) {
      case 'mining':
        return yield* layMine(table);
      case 'moving':
        return yield* beginMove(table);
      case 'walking':
      case 'rerouting':
        return yield* walk(table, frame.units, frame.is);
      case 'mined':
        return yield* springMine(table, frame.units, frame.at);
      case 'firing':
        return yield* fire(table);
      default:
        return settle(table);
    }
  },

  outcome({ turn, raiders, things }, { turns }) {
    const alive = raiders.filter(each => !each.killed);
    if (turn <= turns && alive.length > 0) return undefined;
    const satchel = alive.some(each => each.id === things.satchel) ? 1 : 0;
    const cart = columnOf(things.cart) === village.field.columns ? 1 : 0;
    const points = things.captured.length + satchel + cart;
    return {
      winner: points >= 3 ? 'raiders' : 'guards',
      why: `the raiders have ${points} points`,
      cite: 'trails 8',
    };
  },

  view(state, side) {
    return side === 'guards' ? state : { ...state, hiddenMines: state.hiddenMines.map(() => '?') };
  },
  /** Mines can still be hidden wherever they may be laid and no raider has been. */
  determinize(view, side, _, random) {
    const state = clone<TrailsState>(view);
    if (side === 'guards') return state;
    const could = MINEABLE.filter(at => !view.trodden.includes(at) && !view.knownMines.includes(at));
    state.hiddenMines = random.shuffled(could).slice(0, view.hiddenMines.length);
    return state;
  },
  nameFor: (_, __, id) => id,

  digest(before, after) {
    return after.raiders.flatMap((now, i) => {
      const was = before.raiders[i];
      if (was === undefined || was.killed) return [];
      if (now.killed) return [`${now.id} killed`];
      return now.trail.length < was.trail.length ? [`${now.id} taken back`] : [];
    });
  },
};

// ---- mines are laid

function* layMine(table: TrailsTable): Rule<void> {
  const { state } = table;
  const { at } = yield* choose({
    by: 'guards',
    id: 'mine',
    cite: 'trails 1',
    prompt: 'Lay a mine.',
    secret: true,
    acts: view => {
      const free = MINEABLE.filter(square => !view.hiddenMines.includes(square));
      return free.map(square => ({ verb: 'mine', at: square }));
    },
  });
  table.own(state.hiddenMines).push(at);
  if (state.hiddenMines.length === village.mines) table.own(state).doing = [{ is: 'moving' }];
}

// ---- the raiders move

function* beginMove(table: TrailsTable): Rule<void> {
  const { state } = table;
  if (nextToMove(state).length === 0) {
    table.own(state).doing = [{ is: 'settling' }, { is: 'firing' }];
    return;
  }
  const { unit: mover } = yield* choose({
    by: 'raiders',
    id: 'move',
    cite: 'trails 2',
    prompt: 'Who moves next?',
    acts: view => nextToMove(view).map(({ id }) => ({ verb: 'go', unit: id })),
  });
  const units = companyOf(state, mover);
  const when = tick(table);
  for (const id of units) {
    const unit = raiderIn(state, id);
    table.own(unit).trail = [{ at: unit.at, cost: 0, with: others(units, id), did: [], when }];
  }
  table.own(state.doing).push({ is: 'walking', units });
}

/** One step of those who go together, or one deed on the way. */
function* walk(table: TrailsTable, units: readonly string[], how: 'walking' | 'rerouting'): Rule<void> {
  const { state } = table;
  if (units.length === 0) return leaveFrame(table);
  const act = yield* choose({
    by: 'raiders',
    id: how,
    cite: how === 'walking' ? 'trails 2' : 'trails 6',
    prompt: `Where ${units.length > 1 ? 'do' : 'does'} ${units.map(id => `{${id}}`).join(' and ')} go?`,
    acts: view => {
      const { at } = raiderIn(view, units[0]);
      const ways = neighbours(village.field, at, true).filter(to =>
        units.every(id => mayEnter(view, id, units, to)),
      );
      const smokers = units.filter(id => view.things.smoke.every(({ by }) => by !== id));
      return [
        ...ways.map(to => ({ verb: 'step', to }) as const),
        ...(view.things.satchel === at ? units : []).map(unit => ({ verb: 'take', unit }) as const),
        ...smokers.map(unit => ({ verb: 'smoke', unit }) as const),
        { verb: 'stop' },
      ];
    },
  });
  if (act.verb === 'stop') leaveFrame(table);
  else if (act.verb === 'take') doThere(table, act.unit, { did: 'took' });
  else if (act.verb === 'smoke') doThere(table, act.unit, { did: 'smoked' });
  else if (isMined(state, act.to)) approachMine(table, units, act.to);
  else enter(table, units, act.to);
}

function enter(table: TrailsTable, units: readonly string[], to: Square): void {
  const { state } = table;
  const when = tick(table);
  const cost = costOf(state, to);
  for (const id of units) {
    const unit = raiderIn(state, id);
    const ahead = beside(village.field, to, columnOf(to) - columnOf(unit.at), rowOf(to) - rowOf(unit.at));
    // Each of those who go together does the deed: if one of them turns out never to have come, the other did it.
    const did: Deed[] = [
      ...(village.houses.includes(to) ? [{ did: 'captured' } as const] : []),
      ...(state.things.cart === to && ahead ? [{ did: 'pushed', to: ahead } as const] : []),
    ];
    table.own(unit.trail).push({ at: to, cost, with: others(units, id), did, when });
    table.own(unit).at = to;
  }
  if (!state.trodden.includes(to)) table.own(state.trodden).push(to);
  tellAgain(table);
}

function doThere(table: TrailsTable, id: string, deed: Deed): void {
  const last = raiderIn(table.state, id).trail.at(-1);
  if (last) table.own(last.did).push(deed);
  tellAgain(table);
}

/** Undoing is telling anew: the trails that stand say where everything is. */
function tellAgain(table: TrailsTable): void {
  table.own(table.state).things = told(table.state, table.state.clock);
}

// ---- mines go off

/** What can't be undone waits until everything before it has been fired at. */
function approachMine(table: TrailsTable, units: readonly string[], at: Square): void {
  const { state } = table;
  if (state.hiddenMines.includes(at)) {
    table.reveal(['raiders'], 'trails 7', `There are mines at ${at}.`);
    table.own(state).hiddenMines = others(state.hiddenMines, at);
    table.own(state.knownMines).push(at);
  }
  table.own(state.doing).push({ is: 'mined', units: [...units], at }, { is: 'firing' });
}

function* springMine(table: TrailsTable, units: readonly string[], at: Square): Rule<void> {
  const { state } = table;
  leaveFrame(table);
  const entering = units.filter(id => mayEnter(state, id, units, at));
  if (entering.length === 0) return;
  enter(table, entering, at);
  table.own(state).settled = state.clock;
  for (const id of entering) {
    const read = ({ die }: { readonly die: number }): Effect =>
      die === 1 ? 'killed' : die <= 3 ? 'stopped' : 'missed';
    hit(table, id, state.clock, yield* roll({ die: 6 }, `mines under {${id}}`, read, { cite: 'trails 7' }));
  }
}

// ---- the guards fire

type Effect = 'missed' | 'stopped' | 'killed';

function* fire(table: TrailsTable): Rule<void> {
  const { state } = table;
  if (state.guns.every(gun => gun.fired)) return leaveFrame(table);
  const act = yield* choose({
    by: 'guards',
    id: 'fire',
    cite: 'trails 4',
    prompt: 'Fire at a raider where it was?',
    window: { on: 'fire', pass: { verb: 'pass' } },
    acts: view => [...shotsIn(view), { verb: 'pass' }],
  });
  if (act.verb === 'pass') return leaveFrame(table);
  const gun = state.guns.find(each => each.id === act.gun);
  const step = raiderIn(state, act.unit).trail.find(each => each.at === act.at);
  if (gun === undefined || step === undefined) throw new Error(`no such shot: ${bookVerbs.print(act)}`);
  table.own(gun).fired = true;
  table.own(state).settled = step.when;
  const modifier = cover(state, step) + (distance(gun.at, step.at) > 3 ? 1 : 0);
  const effect = yield* roll(
    { coloured: 6, white: 6 },
    `{${gun.id}} fires at {${act.unit}} in ${step.at}`,
    ({ coloured, white }): Effect => {
      const total = coloured + white + modifier;
      return total <= 5 ? 'killed' : total <= 8 ? 'stopped' : 'missed';
    },
    { cite: 'trails 5', by: 'guards' },
  );
  hit(table, act.unit, step.when, effect);
}

function shotsIn({ guns, raiders, settled }: Seen) {
  const targets = raiders
    .filter(each => !each.killed)
    .flatMap(({ id, trail }) =>
      trail.filter(step => step.when >= settled).map(({ at }) => ({ unit: id, at })),
    );
  const loaded = guns.filter(gun => !gun.fired);
  return loaded.flatMap(gun => targets.map(target => ({ verb: 'shoot', gun: gun.id, ...target }) as const));
}

function hit(table: TrailsTable, id: string, when: number, effect: Effect): void {
  if (effect === 'missed') return;
  const unit = raiderIn(table.state, id);
  table.say('trails 6', `{${id}} is ${effect} and never went further.`);
  takeBack(table, unit, when);
  if (effect === 'killed') {
    table.own(unit).killed = true;
    doThere(table, id, { did: 'dropped' });
  }
  if (isLeader(id)) loseLead(table, id, when);
}

/** The unit never made the steps after this one, nor what it did on them. */
function takeBack(table: TrailsTable, unit: Frozen<Raider>, when: number): void {
  const { state } = table;
  const trail = unit.trail.filter(step => step.when <= when);
  table.own(unit).trail = trail;
  table.own(unit).at = trail.at(-1)?.at ?? unit.at;
  table.own(state).doing = state.doing.map(frame =>
    'units' in frame ? { ...frame, units: others(frame.units, unit.id) } : frame,
  );
  tellAgain(table);
}

function loseLead(table: TrailsTable, leader: string, when: number): void {
  const { state } = table;
  // Frames are left last in, first out: the first squad's is pushed last.
  for (const squad of state.raiders.filter(each => !each.killed && !isLeader(each.id)).reverse()) {
    const { trail } = squad;
    const led = trail.findIndex((_, i) => spent(trail.slice(0, i + 1)) > OWN_POINTS);
    const before = trail[led - 1];
    const step = trail[led];
    if (!before || !step || step.when <= when || !step.with.includes(leader)) continue;
    table.say('trails 6', `{${squad.id}} was not led beyond ${before.at}.`);
    takeBack(table, squad, before.when);
    table.own(state.doing).push({ is: 'rerouting', units: [squad.id] });
  }
}

function settle(table: TrailsTable): void {
  const { state } = table;
  for (const unit of state.raiders) table.own(unit).trail = [];
  for (const gun of state.guns) table.own(gun).fired = false;
  const own = table.own(state);
  own.doing = [{ is: 'moving' }];
  own.turn = state.turn + 1;
  own.found = clone<Things>(state.things);
  own.clock = 0;
  own.settled = 0;
}

// ---- small things

function others(all: readonly string[], but: string): string[] {
  return all.filter(each => each !== but);
}

function leaveFrame(table: TrailsTable): void {
  table.own(table.state.doing).pop();
}

/** Numbers the next step. */
function tick(table: TrailsTable): number {
  table.own(table.state).clock = table.state.clock + 1;
  return table.state.clock;
}
