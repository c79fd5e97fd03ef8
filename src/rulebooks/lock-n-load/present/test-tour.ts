/** For tests of the presentation: a look at every moment of a random game, and what must be true of all texts. */
import { readFileSync } from 'node:fs';
import { clone, Match, quickDice, Random, type Side, type Tally } from '../../../engine/index.ts';
import { type BookAct, VERBS } from '../acts.ts';
import { lockNLoad } from '../index.ts';
import { autoSetUp } from '../scenario/auto-set-up.ts';
import type { Location, State } from '../state.ts';
import { type Position, standing } from '../testing/bench.ts';
import type { World } from '../world.ts';
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
  /** The id of what is asked. */
  readonly ask: string;
  readonly acts: readonly BookAct[];
  /** The act that is taken next. */
  readonly taken: BookAct;
}

type Look = (moment: Moment) => void;

/** Plays a scenario from its set-up on, and looks at every ask before it is answered. */
export function tour(
  scenario: string,
  seed: number,
  look: Look,
  { most = LONG_ENOUGH }: { readonly most?: number } = {},
): Match<State, World> {
  const random = new Random(`${scenario} ${seed}`);
  const match = Match.begin(lockNLoad, { scenario, options: {} }, { dice: quickDice(random) });
  wander(match, random, look, most);
  return match;
}

/** By then small games are over, and large ones in full swing. */
const LONG_ENOUGH = 400;
const INTERJECTS_ONE_IN = 40;

/** Units set up sensibly, then do anything: with a will to do something, so that the sides come to blows. */
export function wander(match: Match<State, World>, random: Random, look: Look, most = LONG_ENOUGH): void {
  const { world } = match;
  let plan: readonly BookAct[] = [];
  for (let n = 0; n < most; n++) {
    const [choice] = match.choices;
    if (!choice || match.outcome) return;
    if (random.below(INTERJECTS_ONE_IN) === 0 && breakIn(match, random)) continue;
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
    look({ match, scene: { world, view }, by: choice.by, ask: choice.id, acts, taken });
    const verdict = match.answer(choice.by, VERBS.print(taken));
    if (!verdict.ok) throw new Error(verdict.problem);
  }
}

/** A Sniper who shows himself whoever is asked. */
function breakIn(match: Match<State, World>, random: Random): boolean {
  if (!match.fresh) return false;
  const side = random.pick(match.sides);
  const anytime = match.anytime(side);
  if (anytime.length === 0) return false;
  const verdict = match.interject(side, random.pick(anytime));
  if (!verdict.ok) throw new Error(verdict.problem);
  return true;
}

/** Games to look at: a small one, one at night, and the crowd. */
export const TOURS: readonly (readonly [string, (look: Look) => void])[] = [
  ['first light', look => void tour('first-light', 1, look)],
  ['the storm group', look => void tour('storm-group', 1, look)],
  ['a crowd', look => [3, 5, 7].forEach(seed => void crowd(seed, look))],
];

const GARRISON = ['1:B2', '1:B4', '1:C3', '1:B2/1', '1:B4#b'] as const;
const RELIEF = ['1:E3', '1:F2', '1:F4', '1:C3'] as const;
const spread = (cards: readonly string[], places: readonly Location[]) =>
  cards.map((card, i) => ({ card, at: places[i % places.length] as Location }));

/** So many counters of every kind so close together that everything happens which the book knows. */
export const CROWD: Position = {
  size: [7, 5],
  hexes: { '1:C3': 'wooden building', '1:D3': 'woods', '1:F2': 'stone building', '1:F4': 'brush' },
  buildings: { house: { material: 'stone', hexes: ['B2', 'B1', 'A1'], upper: 1 } },
  turns: 5,
  phase: 'rally',
  bunkers: [{ at: '1:B4', kind: 'Bunker', facing: 2 }],
  foxholes: ['1:F4'],
  wire: ['1:D2'],
  mines: [{ at: '1:D4', by: 'german', firepower: 1 }],
  smoke: [{ at: '1:E2', stage: 1 }],
  melees: [{ at: '1:C3' }],
  cup: ['Deadly', 'Iron Nerve'],
  scenario: {
    rules: ['night'],
    groups: ['german', 'british'].map(side => ({ id: side, side, units: {}, ambush: true })),
    victory: {
      side: 'british',
      all: [
        { is: 'exit', side: 'british', along: ['1:A1-A5'], least: 30 },
        { is: 'control', side: 'british', places: ['1:B2', '1:B2/1', '1:F2'], least: 3 },
      ],
      words: 'Thirty points off the map.',
    },
  },
  units: [
    ...spread(
      ['german 1-6-4-5', 'german 2-3-4-6', 'german 0-4-4-5', 'german Lt. Koch', 'german MG42 team'],
      GARRISON,
    ),
    { card: 'german 75mm infantry gun', at: '1:D5', facing: 1 },
    { card: 'german 50mm mortar', at: '1:E5' },
    { card: 'german Medic', at: '1:B2', shaken: true },
    { card: 'german Kessler', at: '1:B4' },
    { card: 'german 0-4-4-5', at: '1:C3', shaken: true },
    ...spread(
      ['british 2-4-4-6', 'british 2-5-4-5', 'british 1-4-4-5', 'british 1-5-4-5-4', 'british Lt. Penrose'],
      RELIEF,
    ),
    { card: 'british Scout', at: '1:E3', wounded: true },
    { card: 'british Fenwick', at: '1:F2', wounded: true, skill: 'Crack Shot' },
    { card: 'british 1-4-4-5', at: '1:F4' },
    { card: 'british Sniper' },
  ],
  weapons: [
    { card: 'german MG42', possessedBy: 'u1', assembled: true },
    { card: 'german Flamethrower', possessedBy: 'u2' },
    { card: 'german Satchel Charge', possessedBy: 'u2' },
    { card: 'german MG34', at: '1:B4' },
    { card: 'british Bren', possessedBy: 'u11', jammed: true },
    { card: 'british PIAT', possessedBy: 'u12' },
    { card: 'german MG34', possessedBy: 'u14' },
  ],
};

export function crowd(seed: number, look: Look): void {
  const random = new Random(`crowd ${seed}`);
  const { world, view } = standing(CROWD);
  const book = { ...lockNLoad, world: () => world, begin: () => clone<State>(view) };
  const match = Match.begin(book, { scenario: 'test', options: {} }, { dice: quickDice(random) });
  wander(match, random, look);
}

export const sceneOf = ({ world, state }: Match<State, World>): Scene => ({ world, view: state });

/** Ids of pieces and places are for records; `undefined` is for nobody. */
export const isFit = (text: string): boolean =>
  text.length > 0 && !/\b[uw]\d+\b|\b\d:[A-Z]+\d|undefined|null|NaN|\[object|[{}]/.test(text);

export const citesOf = ({ kept, dropped }: Tally): readonly string[] => [
  ...kept.map(({ cite }) => cite),
  ...dropped.map(({ entry }) => entry.cite),
];

/** Every text in a plain value, however deep. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
