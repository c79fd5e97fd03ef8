/**
 * Windows open on public facts. A game is played at random, and beside it another world, which a side can't tell from it: as long as
 * nothing comes to light for that side the same sides are asked the same, in windows of the same kinds, in both. Every kind of window
 * that the book has is met while something truly is hidden.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facesOf, thingsBetween } from '../src/engine/fuzz/partings.ts';
import { playAtRandom, type Subject } from '../src/engine/fuzz/random-match.ts';
import { Tape } from '../src/engine/fuzz/tape.ts';
import { handDice, includes, Match, Random, type Side } from '../src/engine/index.ts';
import { rulebooks } from '../src/rulebooks/index.ts';
import { skirmish as tankRiders } from '../src/rulebooks/lock-n-load/testing/bench.ts';
import { CONCEALED, GUNS, game, JUNGLE } from '../src/rulebooks/starter-kit/concealment/test-games.ts';
import { RALLY_STEPS } from '../src/rulebooks/starter-kit/doing.ts';
import type { State } from '../src/rulebooks/starter-kit/state.ts';

/** Tanks among men under ?, with Panzerfausts and a hidden gun. */
const ARMOUR = game(
  ['concealment', 'panzerfausts'],
  [
    {
      id: 'garrison',
      side: 'german',
      elr: 3,
      units: { 'german 2-2-8': 1, 'german 4-6-7': 3, 'german 8-1': 1 },
      weapons: { 'german 7.5cm PaK 40': 1, 'german LMG': 1 },
      vehicles: { 'german PzKpfw IVH': 1 },
      concealment: 2,
      setUp: ['1:A1-D7'],
    },
    {
      id: 'column',
      side: 'american',
      elr: 3,
      units: { 'american 6-6-6': 3, 'american 8-1': 1 },
      weapons: { 'american MMG': 1, 'american BAZ 44': 1 },
      vehicles: { 'american M4A3': 2 },
      concealment: 1,
      setUp: ['1:E1-I7'],
    },
  ],
  ['german', 'american'],
);

const GAMES = [GUNS, CONCEALED, JUNGLE] as unknown as readonly Subject[];
const MOST_GAMES = 30;
/** A second world is imagined anew after so many rests. */
const RESTS = 12;

type World = Match;
const asked = ({ choices }: World) =>
  choices.map(({ by, id, window }) => [by, id, window?.on ?? 'no window']);

/** The match as it would be in a world that the side imagines. */
function imagined(match: World, side: Side, random: Random): World {
  const { rulebook, rest, world } = match;
  const state = rulebook.determinize(match.view(side), side, world, random);
  const start = { rest, version: rulebook.version, state: JSON.parse(JSON.stringify(state)) };
  return Match.resume(rulebook, { ...match.record(), steps: [], snapshots: [start] }, { dice: handDice })
    .match;
}

interface Beside {
  readonly side: Side;
  readonly match: World;
  readonly from: number;
}

/** Somebody from whom something is kept, and a world that differs in it. */
function someWorldBeside(match: World, random: Random): Beside | undefined {
  const { rulebook, state, world, rest: from } = match;
  const things = rulebook.hides?.(world) ?? [];
  const kept = match.sides.filter(side =>
    things.some(thing => thing.unknownTo(state, side, world).length > 0),
  );
  if (kept.length === 0) return undefined;
  const side = random.pick(kept);
  const other = imagined(match, side, random);
  const isApart = thingsBetween([match, other], side).length > 0;
  return isApart && other.choices.every(({ by }) => other.offered(by).length > 0)
    ? { side, match: other, from }
    : undefined;
}

/** One game; the kinds of windows that opened in both worlds while these differed. */
function play({ book, setup }: Subject, luck: string, met: Set<string>): void {
  const random = new Random(luck);
  const match: World = Match.begin(book, setup, { dice: handDice });
  let beside: Beside | undefined;
  for (let steps = 0; !match.outcome && steps < 3000; steps++) {
    if (beside && isOver(match, beside)) beside = undefined;
    if (!beside && match.fresh && !match.chance) beside = someWorldBeside(match, random);
    if (beside) compare(match, beside, met);
    if (match.chance) {
      const faces = facesOf(match, `${luck} ${steps}`);
      match.typeDice(faces);
      if (beside && !beside.match.typeDice(faces).ok) beside = undefined;
      continue;
    }
    const { by } = random.pick(match.choices);
    const text = random.pick(match.offered(by));
    match.answer(by, text);
    if (beside && !(beside.match.offered(by).includes(text) && beside.match.answer(by, text).ok))
      beside = undefined;
  }
}

/** Something has come to light for the side, or there are other dice that it does not see. */
function isOver(match: World, { side, match: other, from }: Beside): boolean {
  const both = [match, other];
  return (
    match.rest - from > RESTS ||
    both.some(({ outcome, chance }) => outcome !== undefined || (chance && !includes(chance.seen, side))) ||
    both.some(each => each.revealedSince(from, side))
  );
}

function compare(match: World, { side, match: other }: Beside, met: Set<string>): void {
  expect(asked(other), `${side}, at ${match.rest}`).toEqual(asked(match));
  if (thingsBetween([match, other], side).length === 0) return;
  for (const { window } of match.choices) if (window) met.add(window.on);
}

/** The kinds of windows that the sources of a book speak of. */
function kindsIn(folder: string, more: readonly string[] = []): readonly string[] {
  const root = new URL(`../src/rulebooks/${folder}/`, import.meta.url);
  const files = (readdirSync(root, { recursive: true }) as string[]).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap(file => {
    const text = readFileSync(new URL(file, root), 'utf8');
    return [...text.matchAll(/(?:optional\(|mayLeave\(|window: \{\s*on: )'([a-z-]+)'/g)].map(
      ([, on]) => on ?? '',
    );
  });
  return [...new Set([...found, ...more])].toSorted();
}

/** Steps of the rally phase in which somebody is asked something that he may leave. */
const STEPS = RALLY_STEPS.filter(step => !['reinforce', 'recuperate', 'clear'].includes(step));

/** A moment at which a window opens that random games rarely meet. */
interface Scene {
  readonly opens: string;
  readonly phase: State['phase'];
  readonly attacker: Side;
  /** Who is there beside a hidden gun in B3 and a squad under a ? in A5. */
  readonly pieces: Readonly<Record<string, object>>;
  /** What leads to it, once it can be done: before that, everybody does nothing. */
  readonly acts: readonly (readonly [by: Side, text: string])[];
}

const SCENES: readonly Scene[] = [
  {
    opens: 'promote',
    phase: 'rally',
    attacker: 'american',
    pieces: { u6: { at: '1:H4', broken: true } },
    acts: [['american', 'self-rally u6']],
  },
  {
    opens: 'faust-target',
    phase: 'prep-fire',
    attacker: 'german',
    pieces: { u3: { at: '1:F2' }, u6: { at: '1:F3' }, u7: { at: '1:F3' }, w3: { by: 'u6' } },
    acts: [
      ['german', 'faust u3'],
      ['german', 'at 1:F3'],
      ['german', 'shoot'],
    ],
  },
  {
    opens: 'reaction-fire',
    phase: 'movement',
    attacker: 'american',
    pieces: { u3: { at: '1:D5' }, v2: { at: '1:E5', facing: 4 } },
    acts: [
      ['american', 'drive v2'],
      ['american', 'start'],
      ['american', 'enter 1:D5'],
    ],
  },
  {
    opens: 'stack-leaders',
    phase: 'close-combat',
    attacker: 'american',
    pieces: {
      u3: { at: '1:E4' },
      u6: { at: '1:E4', advanced: true },
      u7: { at: '1:E4', advanced: true },
      u9: { at: '1:E4', advanced: true },
    },
    acts: [],
  },
  ...(['motion-turn', 'motion-turret'] as const).map(
    (opens): Scene => ({
      opens,
      phase: 'movement',
      attacker: 'american',
      pieces: { v1: { at: '1:F1', facing: 1 }, u6: { at: '1:F5' } },
      acts: [
        ['american', 'move u6'],
        ['american', 'step 1:F4'],
        ['american', 'step 1:G4'],
        ['german', 'rouse v1'],
        ...(opens === 'motion-turret' ? [['german', 'done'] as const] : []),
      ],
    }),
  ),
];

const UNSEEN = {
  u1: { at: '1:B3', hidden: true },
  w1: { by: 'u1', facing: 1, emplaced: true },
  u2: { at: '1:A5', concealed: true },
};

/** The armour's fight as it stands in a scene. */
function standing({ phase, attacker, pieces }: Scene): Subject {
  const { book, setup } = ARMOUR as unknown as Subject;
  const begun = book.begin(book.world(setup)) as unknown as State;
  const placed: Readonly<Record<string, object>> = { ...UNSEEN, ...pieces };
  const there = <T extends { readonly id: string }>(all: readonly T[]) =>
    all.flatMap(each => (placed[each.id] ? [{ ...each, ...placed[each.id] }] : []));
  const { units, weapons, vehicles = [] } = begun;
  const state = {
    ...begun,
    doing: [],
    phase,
    attacker,
    units: there(units),
    weapons: there(weapons),
    vehicles: there(vehicles),
  };
  return { book: { ...book, begin: () => JSON.parse(JSON.stringify(state)) }, setup };
}

const ONES = ({ chance }: World) =>
  Object.fromEntries(Object.keys(chance?.dice ?? {}).map(name => [name, 1] as const));

/** Gives the answer in all worlds; false where one of them does not offer it. */
const giveTo = (worlds: readonly World[], by: Side, text: string): boolean =>
  worlds.every(each => each.choiceOf(by) && each.offered(by).includes(text) && each.answer(by, text).ok);

test.each(SCENES)('Starter Kit: “$opens” opens whatever is hidden', scene => {
  const random = new Random(scene.opens);
  let apart = 0;
  for (let draw = 0; draw < 12; draw++) {
    const { book, setup } = standing(scene);
    const match: World = Match.begin(book, setup, { dice: handDice });
    const beside = someWorldBeside(match, random);
    if (!beside) continue;
    const both = [match, beside.match];
    const acts = [...scene.acts];
    const met = new Set<string>();
    for (let steps = 0; steps < 40 && !met.has(scene.opens); steps++) {
      compare(match, beside, met);
      if (match.chance) for (const each of both) each.typeDice(ONES(each));
      else {
        const [next] = acts;
        const isNow = next && match.choiceOf(next[0]) && match.offered(next[0]).includes(next[1]);
        const [{ by = '' } = {}] = match.choices;
        const idle = ['done', 'pass'].find(text => match.offered(by).includes(text)) ?? '';
        if (isNow) acts.shift();
        if (!giveTo(both, ...(isNow ? next : ([by, idle] as const)))) break;
      }
    }
    if (met.has(scene.opens)) apart++;
  }
  expect(apart).toBeGreaterThan(2);
});

test('Starter Kit: the same windows open in worlds that a side can’t tell apart, of every kind', () => {
  const all = kindsIn('starter-kit', STEPS);
  const kinds = all.filter(kind => !SCENES.some(({ opens }) => opens === kind));
  const met = new Set<string>();
  for (let round = 0; round < MOST_GAMES && kinds.some(kind => !met.has(kind)); round++) {
    const subject = GAMES[round % GAMES.length];
    if (subject) play(subject, `windows ${round}`, met);
  }
  expect(kinds.filter(kind => !met.has(kind))).toEqual([]);
  expect([...met].filter(kind => !all.includes(kind))).toEqual([]);
}, 300_000);

const RIDER = { card: 'american 2-5-4-6', aboard: 'v1', outside: true } as const;

function shakenRiders() {
  const match = tankRiders(
    {
      vehicles: ['american M4A1 buttoned E5'],
      hexes: { M1: 'woods' },
      units: ['german 1-6-4-5 E8', RIDER, RIDER, 'u8: american 2-5-4-6 M1 shaken', 'u9: german 1-6-4-5 A1'],
    },
    '6,1 3 2',
  );
  for (const answer of ['activate 1:E8', 'ready u1', 'shoot'])
    expect(match.answer('german', answer).ok).toBe(true);
  return match;
}

test('Lock ’n Load: whatever window opens, all that it opens on lies before both sides', () => {
  const book = rulebooks.find(({ id }) => id === 'lnl');
  if (book === undefined) throw new Error('no such book');
  const kinds = kindsIn('lock-n-load');
  const met = new Set<string>();
  const look = (match: Pick<Match, 'choices' | 'sides' | 'view' | 'state'>) => {
    for (const { by, window } of match.choices) {
      if (!window) continue;
      met.add(window.on);
      for (const side of match.sides) expect(match.view(side), `${by}, ${window.on}`).toBe(match.state);
    }
  };
  // Riders are seldom Shaken by chance: some are, beside others who may get off with them.
  look(shakenRiders() as unknown as Match);
  for (let round = 0; round < MOST_GAMES && kinds.some(kind => !met.has(kind)); round++) {
    const scenario = book.scenarios[round % book.scenarios.length]?.id ?? '';
    playAtRandom({ book, setup: { scenario, options: {} } }, new Tape({ seed: `windows ${round}` }), {
      look(match) {
        look(match);
        return undefined;
      },
    });
  }
  expect([...met].toSorted()).toEqual(kinds);
}, 120_000);
