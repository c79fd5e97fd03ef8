/** For tests of the presentation: a look at every moment of a random game, and what must be true of all texts. */
import { readFileSync } from 'node:fs';
import type { HexId } from '../../../board/index.ts';
import { clone, Match, quickDice, Random, type Side, type Tally } from '../../../engine/index.ts';
import { type BookAct, VERBS } from '../acts.ts';
import { starterKit } from '../index.ts';
import { autoSetUp } from '../scenario/auto-set-up.ts';
import type { State } from '../state.ts';
import { type Position, skirmish, worldOf } from '../testing/bench.ts';
import type { SightOption, World } from '../world.ts';
import type { Scene } from './names.ts';

export const RULES: ReadonlySet<string> = new Set(
  readFileSync(new URL('../compendium.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line).id as string),
);

export interface Moment {
  readonly match: Match<State, World>;
  readonly scene: Scene;
  readonly by: Side;
  readonly acts: readonly BookAct[];
  /** The act that is taken next. */
  readonly taken: BookAct;
}

/** Plays the first turns of a scenario, and looks at every ask before it is answered. */
export function tour(
  scenario: string,
  seed: number,
  look: (moment: Moment) => void,
  sight: SightOption = 'open',
) {
  const random = new Random(`${scenario} ${seed}`);
  const setup = { scenario, options: { sight } };
  wander(Match.begin(starterKit, setup, { dice: quickDice(random) }), random, look);
}

/** By then small games are over, and large ones in full swing. */
const LONG_ENOUGH = 400;

/** Units set up sensibly, then do anything: with a will to do something, so that the sides come to blows. */
export function wander(match: Match<State, World>, random: Random, look: (moment: Moment) => void): void {
  const { world } = match;
  let plan: readonly BookAct[] = [];
  for (let n = 0; n < LONG_ENOUGH; n++) {
    const [choice] = match.choices;
    if (!choice || match.outcome) return;
    const view = match.view(choice.by);
    const acts = choice.acts(view) as readonly BookAct[];
    const isIdle = ({ verb }: BookAct) => verb === 'done' || verb === 'pass' || verb === 'lift';
    const deeds = acts.filter(act => !isIdle(act));
    // A plan is dear, and holds until it is carried out.
    if (choice.id === 'set-up' && plan.length === 0) plan = autoSetUp(world, view, choice.by);
    const [planned] = choice.id === 'set-up' ? plan : [];
    plan = plan.slice(1);
    const end = choice.id === 'set-up' ? acts.find(({ verb }) => verb === 'done') : undefined;
    const taken = planned ?? end ?? random.pick(deeds.length > 0 && random.below(8) > 0 ? deeds : acts);
    look({ match, scene: { world, view }, by: choice.by, acts, taken });
    const verdict = match.answer(choice.by, VERBS.print(taken));
    if (!verdict.ok) throw new Error(verdict.problem);
  }
}

type Tour = readonly [name: string, walk: (look: (moment: Moment) => void) => void];

/** Games to look at: a small one, and the crowd with and without a look along the lines, and with tanks. */
export const TOURS: readonly Tour[] = [
  ['the crossroads', look => tour('the-crossroads', 1, look)],
  ['a crowd', look => [3, 5, 7].forEach(seed => void crowd(seed, look))],
  ['a crowd that may not look', look => [2, 8].forEach(seed => void crowd(seed, look, 'strict'))],
  ['tanks in a crowd', look => [1, 4].forEach(seed => void crowd(seed, look, 'open', TANKS))],
];

const GARRISON = ['1:B2', '1:B4', '1:C3'] as const;
const RELIEF = ['1:E3', '1:F2', '1:F4'] as const;
const spread = (cards: readonly string[], hexes: readonly HexId[]) =>
  cards.map((card, i) => ({ card, at: hexes[i % hexes.length] as HexId }));

/** So many counters of every kind so close together that everything happens which the book knows. */
export const CROWD: Position = {
  size: [7, 5],
  hexes: {
    '1:B2': 'stone building',
    '1:C3': 'wooden building',
    '1:D3': 'woods',
    '1:F2': 'stone building',
    '1:F4': 'brush',
  },
  roads: [['B4', 'C4', 'D3', 'E3', 'F3']],
  date: { year: 1944, month: 10 },
  turns: 5,
  phase: 'rally',
  elr: 2,
  scenario: {
    rules: ['panzerfausts'],
    groups: ['german', 'british'].map(side => ({
      id: side,
      side,
      elr: 2,
      units: { 'german 4-6-7': 4 },
    })),
    victory: {
      side: 'british',
      all: [{ is: 'exit', side: 'british', along: ['1:A1-A5'], least: 30 }],
      words: 'Thirty points off the map.',
    },
  },
  units: [
    ...spread(
      ['german 4-6-8', 'german 5-4-8', 'german 4-6-7', 'german 9-1', 'german 8-0', 'german 2-4-7'],
      GARRISON,
    ),
    ...spread(
      ['british 4-5-8', 'british 4-5-7', 'british 4-5-7', 'british 9-1', 'british 8-0', 'british 2-4-7'],
      RELIEF,
    ),
  ],
  weapons: [
    { card: 'german LMG', by: 'u1' },
    { card: 'german DC', by: 'u2' },
    { card: 'german PSK', by: 'u3' },
    { card: 'german MMG', at: '1:B4' },
    { card: 'british DC', by: 'u7' },
    { card: 'british 51mm MTR', by: 'u8' },
    { card: 'british MMG', by: 'u9' },
    { card: 'british FT', by: 'u7' },
    { card: 'british PIAT', by: 'u12' },
    { card: 'british LMG', by: 'u9', malfunctioned: true },
  ],
};

/** The same with armour: with and without turrets, lids and smoke, on tracks and on wheels. */
export const TANKS: Partial<Position> = {
  vehicles: [
    { card: 'german PzKpfw IIIN', at: '1:B4', facing: 1 },
    { card: 'german StuG IIIG', at: '1:A3', facing: 1 },
    { card: 'german SdKfz 234/1', at: '1:C4', facing: 0, crewExposed: true },
    { card: 'british Cromwell IV', at: '1:F3', facing: 4 },
    { card: 'british Crusader III', at: '1:G3', facing: 4, bogged: 'bogged' },
    { card: 'british Daimler', at: '1:E4', facing: 4 },
  ],
};

export function crowd(
  seed: number,
  look: (moment: Moment) => void,
  sight: SightOption = 'open',
  more: Partial<Position> = {},
): void {
  const random = new Random(`crowd ${seed}`);
  const position = { ...CROWD, ...more, sight };
  const world = worldOf(position);
  const state = skirmish(position).state;
  const book = { ...starterKit, world: () => world, begin: () => clone<State>(state) };
  const setup = { scenario: 'test', options: { sight } };
  wander(Match.begin(book, setup, { dice: quickDice(random) }), random, look);
}

export const sceneOf = ({ world, state }: Match<State, World>): Scene => ({ world, view: state });

/** Ids of pieces and hexes are for records; `undefined` is for nobody. */
export const isFit = (text: string): boolean =>
  text.length > 0 && !/\b[uvw]\d+\b|\b\d:[A-Z]+\d|undefined|null|NaN|\[object|[{}]/.test(text);

export const citesOf = ({ kept, dropped }: Tally): readonly string[] => [
  ...kept.map(({ cite }) => cite),
  ...dropped.map(({ entry }) => entry.cite),
];

/** Every text in a plain value, however deep. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
