/** What the presentation of every book is held to: tables well laid, words fit to be read, rules that exist, chances that are true. */
import { expect, test } from 'vitest';
import {
  type Act,
  type ActCard,
  type Frozen,
  type GameState,
  judgeCard,
  Match,
  type Presentation,
  quickDice,
  Random,
  type Rulebook,
  type SheetPart,
  type Tabletop,
} from '../../../engine/index.ts';
import type { Grounded } from '../world.ts';
import { citesOf, isFit, type Moment, textsIn } from './tour.ts';

type Walk<S extends GameState, W, A extends Act> = (look: (moment: Moment<S, W, A>) => void) => void;

interface HeldPresentation<S extends GameState, W extends Grounded, A extends Act> {
  readonly book: Rulebook<S, W, A>;
  readonly rules: ReadonlySet<string>;
  /** Random games to look at, by name. */
  readonly tours: readonly (readonly [name: string, walk: Walk<S, W, A>])[];
  /** One of each scenario. */
  readonly tour: (scenario: string) => Walk<S, W, A>;
  /** How many pieces there are, each of which must have a counter. */
  readonly pieces: (view: Frozen<S>) => number;
  /** How many are left to be set up. */
  readonly waiting: (view: Frozen<S>, world: W) => number;
  /** The steps of a turn, as the table shows them. */
  readonly phases: string | ((scenario: string) => string);
  /** Of the moments of a scenario's tour, at least so many. */
  readonly least?: number;
}

export function holdPresentation<S extends GameState, W extends Grounded, A extends Act>({
  book,
  rules,
  tours,
  tour,
  pieces,
  waiting,
  phases,
  least = 50,
}: HeldPresentation<S, W, A>): void {
  const presentation = book.presentation as Presentation<S, W, A>;
  const ids = book.scenarios.map(({ id }) => id);
  const faults = ({ view, world }: Moment<S, W, A>['scene']) =>
    tableFaults(presentation.tabletop(view, undefined, world), world, rules, pieces(view));

  test.each(ids)('the table of %s is well laid, from the set-up on', id => {
    let n = 0;
    tour(id)(({ scene }) => {
      if (n++ % 4 === 0) expect(faults(scene)).toEqual([]);
    });
    expect(n).toBeGreaterThan(least);
  });

  test.each(tours)('the table of %s is well laid, whatever is under way', (_, walk) => {
    let n = 0;
    walk(({ scene }) => {
      if (n++ % 3 === 0) expect(faults(scene)).toEqual([]);
    });
    expect(n).toBeGreaterThan(50);
  });

  test.each(ids)('at the start of %s all waits in boxes, told apart by titles, and areas are shown', id => {
    const world = book.world({ scenario: id, options: {} });
    const view = book.begin(world) as Frozen<S>;
    const table = presentation.tabletop(view, undefined, world);
    expect(table.counters.every(({ at, box }) => at === undefined && box !== undefined)).toBe(true);
    const { setsUpFirst, turns } = (world as unknown as { scenario: { setsUpFirst: string; turns: number } })
      .scenario;
    expect(table.overlays.find(({ kind }) => kind === 'zone')?.side).toBe(setsUpFirst);
    expect([table.turns.at, table.phases.at]).toEqual([-1, -1]);
    expect(table.turns.steps).toHaveLength(turns);
    expect(table.phases.steps.map(({ short }) => short).join(' ')).toBe(
      typeof phases === 'string' ? phases : phases(id),
    );
    const titles = table.counters.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(tours)('in a game of %s every act has words of its own', (_, walk) => {
    const unfit = new Set<string>();
    walk(({ scene: { view, world }, acts }) => {
      const said = acts.map(act => presentation.words(act, view, world));
      for (const { label, hint = 'none', cost } of said) {
        for (const text of [label, hint]) if (!isFit(text)) unfit.add(text);
        for (const cite of cost ? citesOf(cost) : []) if (!rules.has(cite)) unfit.add(cite);
      }
      const labels = said.map(({ label }) => label);
      const twice = labels.find((label, i) => labels.indexOf(label) !== i);
      if (twice !== undefined) unfit.add(`twice in ${acts[0]?.verb}: ${twice}`);
    });
    expect([...unfit]).toEqual([]);
  });

  test.each(tours)('in a game of %s the log calls things by the names of counters', (_, walk) => {
    const [counters, nameless] = [new Set<string>(), new Set<string>()];
    walk(({ match: { state, world, journal } }) => {
      for (const { id } of presentation.tabletop(state, undefined, world).counters) counters.add(id);
      const texts = journal.all().flatMap(entry => ('text' in entry ? [entry.text] : []));
      for (const [, id = ''] of texts.join().matchAll(/\{([^}]+)\}/g))
        if (!counters.has(id)) nameless.add(id);
    });
    expect(counters.size).toBeGreaterThanOrEqual(10);
    expect([...nameless]).toEqual([]);
  });

  test.each(tours)('in a game of %s cards are sound', (_, walk) => {
    const unsound = new Set<string>();
    let n = 0;
    walk(({ scene: { view, world }, by, acts }) => {
      for (const act of acts.slice(0, 12)) {
        const card = presentation.card?.(act, view, by, world);
        if (!card) continue;
        n++;
        for (const text of textsOf(card)) if (!isFit(text)) unsound.add(text);
        for (const cite of card.parts.flatMap(({ tally }) => citesOf(tally)))
          if (!rules.has(cite)) unsound.add(cite);
        if (card.parts.length === 0) unsound.add(`${act.verb} has an empty card`);
      }
    });
    expect([...unsound]).toEqual([]);
    expect(n).toBeGreaterThan(50);
  });

  const setUps = ids.flatMap(id => [0, 1, 2].map(variation => [id, variation] as const));
  test.each(setUps)('a set-up of %s can be had at a click, variation %i', (id, variation) => {
    const dice = quickDice(new Random(id));
    const match = Match.begin(book, { scenario: id, options: {} }, { dice });
    while (match.state.doing.at(-1)?.is === 'set-up') {
      const [by = ''] = match.choices.map(choice => choice.by);
      const acts = book.autoSetUp?.(match.view(by), by, match.world, variation) ?? [];
      for (const act of [...acts, 'done']) expect(match.answer(by, act)).toMatchObject({ ok: true });
    }
    const { counters } = presentation.tabletop(match.state, undefined, match.world);
    expect(counters.filter(({ at }) => at !== undefined).length).toBeGreaterThan(0);
    expect(waiting(match.state, match.world)).toBe(0);
  });

  test.each(book.scenarios)('the card of $id says all that a player chooses by', ({ id, about }) => {
    const world = book.world({ scenario: id, options: {} }) as unknown as {
      readonly scenario: { readonly date: { readonly year: number } };
    };
    const year = String(world.scenario.date.year);
    expect(textsIn(about).filter(text => !isFit(text))).toEqual([]);
    expect(about?.date).toContain(year);
    expect(about?.place).not.toContain(year);
    expect(about?.sides.map(({ forces }) => forces.length)).not.toContain(0);
    expect(about?.minutes).toBeGreaterThanOrEqual(10);
    expect(about?.minutes).toBeLessThanOrEqual(180);
  });
}

/** Everything that is wrong with a tabletop. */
function tableFaults(
  table: Tabletop,
  { field }: Grounded,
  rules: ReadonlySet<string>,
  pieces: number,
): readonly string[] {
  const ids = new Set(table.counters.map(({ id }) => id));
  const found: string[] = [];
  const check = (isTrue: boolean, fault: string) => {
    if (!isTrue) found.push(fault);
  };
  const isCited = (cite: string | undefined) => cite !== undefined && rules.has(cite);
  const isOnMap = (place: string) => field.names.has(place.replace(/[/#].*$/, ''));
  check(ids.size === table.counters.length, 'a counter lies there twice');
  check(ids.size === pieces, 'a piece has no counter');
  for (const { id, at, box, on, title, face, back, badges } of table.counters) {
    check((at === undefined) !== (box === undefined), `${id} is in one place`);
    check(at === undefined || isOnMap(at), `${id} is on the map`);
    check(on === undefined || ids.has(on), `${id} is on something`);
    check(isFit(title), `${id} is called ${title}`);
    for (const { text, name, cite } of [...face.figures, ...(back?.figures ?? [])])
      check(isFit(text) && isFit(name) && isCited(cite), `${id}: figure ${name} ${cite}`);
    for (const { text, means, cite } of badges)
      check(isFit(text) && isFit(means) && isCited(cite), `${id}: badge ${text} ${cite}`);
  }
  for (const { hexes, text, means, cite } of table.overlays) {
    check(hexes.length > 0 && hexes.every(isOnMap), `${text} lies on the map`);
    check(isFit(text) && isFit(means) && isCited(cite), `overlay ${text}: ${means} ${cite}`);
  }
  for (const { text, cite } of table.status) check(isFit(text) && isCited(cite), `status ${text} ${cite}`);
  check(!textsIn(table).some(text => text.includes('undefined')), 'something is undefined');
  return found;
}

/** Every text of a card but the ids of targets and of what entries are about. */
const textsOf = ({ title, targets = [], by, parts, rolls = [] }: ActCard): readonly string[] => [
  title,
  ...targets.map(({ otherwise }) => otherwise),
  by?.title ?? 'none',
  ...parts.flatMap(part => [
    part.title,
    part.reads ?? 'none',
    part.need?.words ?? 'none',
    ...part.tally.kept.map(({ id }) => id),
    ...part.tally.dropped.flatMap(({ entry, why }) => [entry.id, why]),
  ]),
  ...rolls.flatMap(roll => [roll.title ?? 'none', ...roll.falls.map(({ result }) => result)]),
];

/** By verb: how many chances that a card has stated were held against the rules; and those that were wrong. */
export function judged<S extends GameState, W, A extends Act>(
  book: Rulebook<S, W, A>,
  walks: readonly Walk<S, W, A>[],
) {
  const presentation = book.presentation as Presentation<S, W, A>;
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  for (const walk of walks)
    walk(({ match, scene: { view, world }, by, taken }) => {
      const card = presentation.card?.(taken, view, by, world);
      if (card === undefined) return;
      const verdict = judgeCard(match.tryOut(), by, taken, card);
      if (verdict.compared > 0) counts[taken.verb] = (counts[taken.verb] ?? 0) + verdict.compared;
      wrong.push(...verdict.wrong.map(each => `${book.verbs.print(taken)}: ${each}`));
    });
  return { counts, wrong };
}

/** A data sheet names each value once, with a rule of the book and a source. */
export function holdSheet(parts: readonly SheetPart[], rules: ReadonlySet<string>): void {
  expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
  for (const part of parts) {
    const figures = part.is === 'figures' ? part.figures : [];
    expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length);
    expect(figures.filter(({ cite, source }) => source === undefined || !rules.has(cite ?? ''))).toEqual([]);
    if (part.is !== 'figures') expect(part.source).toBeDefined();
    const cites = [part.cite, ...(part.is === 'rings' ? part.rings.map(({ cite }) => cite) : [])];
    for (const cite of cites.filter(each => each !== undefined)) expect(rules).toContain(cite);
  }
}
