import { expect, test } from 'vitest';
import { fetchLore } from '../bots/doctrine/fetch.ts';
import { seat } from '../bots/index.ts';
import { ask, handDice, Match, quickDice, Random, type Rulebook, type Side } from '../engine/index.ts';
import { rulebookCalled, rulebooks } from '../rulebooks/index.ts';
import { skirmish } from '../rulebooks/starter-kit/testing/bench.ts';
import { forecast, recent } from './forecast.ts';
import { tabletopOf } from './now.ts';
import type { Shot } from './shot.ts';
import { dangerOf, shotAt, shotOf, shotsOf } from './shots.ts';

interface Moment {
  readonly match: Match;
  readonly side: Side;
  readonly shots: readonly Shot[];
}

/** The first moment of a game between corporals at which somebody could be shot at by more than one word. */
async function firstShot(book: Rulebook, options = {}): Promise<Moment | undefined> {
  const lore = await fetchLore(book);
  const scenario = book.scenarios[0]?.id ?? '';
  const match = Match.begin(book, { scenario, options }, { dice: quickDice(new Random(4)) });
  const bots = new Map(match.sides.map(side => [side, seat('corporal', lore, side, 4)]));
  for (let i = 0; i < 600 && !match.outcome; i++) {
    const [choice] = match.choices;
    const bot = choice && bots.get(choice.by);
    if (choice === undefined || bot === undefined) break;
    const shots = i % 3 === 0 ? shotsOf(lore, recent(match.save()), choice.by) : [];
    if (shots.some(({ acts }) => acts.length > 1)) return { match, side: choice.by, shots };
    expect(match.say(choice.by, bot.answer(ask(match, choice))).ok).toBe(true);
  }
  return undefined;
}

const aslsk = rulebookCalled('aslsk') as Rulebook;
const books = rulebooks.filter(({ id }) => id !== 'panzer').map(book => [book.id, book] as const);

test.each(books)(
  '%s: shots are put together word by word, each of them offered, and their odds are the rules’ own',
  async (_, book) => {
    const { match, side, shots } = (await firstShot(book)) as Moment;
    const before = JSON.stringify(match.save());
    const record = recent(match.save());
    for (const shot of shots) {
      const told = match.fork({ dice: handDice, journal: false });
      for (const act of shot.acts.slice(0, -1)) expect(told.answer(side, act)).toEqual({ ok: true });
      expect(forecast(book, recent(told.save()), side, shot.acts.at(-1) ?? '')).toEqual(shot.forecast);
      expect(told.answer(side, shot.acts.at(-1) ?? '')).toEqual({ ok: true });
      expect(told.chance).toBeDefined();
      const others = tabletopOf(match, side).counters.filter(counter => counter.side !== side);
      expect(others.map(({ at }) => at)).toContain(shot.at);
      for (const { act } of shot.joined) {
        const without = shot.acts.filter(each => each !== act);
        expect(shotOf(book, record, side, without)?.acts ?? without).toEqual(without);
      }
      for (const { act, place } of shot.others) {
        const larger = shotOf(book, record, side, shot.acts.toSpliced(place, 0, act));
        if (larger) expect(larger.joined.map(each => each.act)).toContain(act);
      }
    }
    expect(JSON.stringify(match.save())).toBe(before);
  },
);

test('where the doctrine sees no shot worth while, there is one all the same for who wants it', async () => {
  const { match, side, shots } = (await firstShot(aslsk)) as Moment;
  const record = recent(match.save());
  const at = shots[0]?.at ?? '';
  const found = shotAt(aslsk, record, side, at);
  expect(found?.at).toBe(at);
  expect(found && shotOf(aslsk, record, side, found.acts)).toEqual(found);
  const own = tabletopOf(match, side).counters.find(counter => counter.side === side && counter.at)?.at ?? '';
  expect(shotAt(aslsk, record, side, own)).toBeUndefined();
});

test('where nobody may look along lines beforehand no shot is made ready: it would tell of its line', async () => {
  const { match, side, shots } = (await firstShot(aslsk)) as Moment;
  expect(shots.length).toBeGreaterThan(0);
  const strict = await firstShot(aslsk, { sight: 'strict' });
  expect(strict).toBeUndefined();
  expect(shotOf(aslsk, recent(match.save()), side, ['dance'])).toBeUndefined();
});

/** Somebody about to step into the open before a squad, with this between them. */
const crossing = (sight: 'open' | 'strict', between: 'open' | 'stone building' = 'open', concealed = false) =>
  skirmish({
    hexes: { '1:C5': between, '1:C6': 'open', '1:C7': 'open' },
    phase: 'movement',
    attacker: 'german',
    sight,
    ...(concealed && { scenario: { rules: ['concealment'] } }),
    units: [
      { card: 'german 4-6-7', at: '1:C8' },
      { card: 'russian 4-4-7', at: '1:C4', ...(concealed && { concealed: true }) },
    ],
  }) as unknown as Match;

/** The doctrine for a match on a field of its own. */
const loreOf = async ({ rulebook }: Match) => ({ ...(await fetchLore(aslsk)), book: rulebook });

test('before a step it is told what the others could do about it: the worst, by the rules; nothing where all are out of their sight', async () => {
  const dangerBehind = async (between: 'open' | 'stone building') => {
    const match = crossing('open', between);
    expect(match.answer('german', 'move u1').ok).toBe(true);
    return dangerOf(await loreOf(match), recent(match.save()), 'german', 'step 1:C7');
  };
  const danger = await dangerBehind('open');
  expect(danger?.at).toBe('1:C7');
  expect(danger?.first).toEqual(['u2']);
  expect(danger?.forecast.chances?.targets.map(({ of }) => of)).toEqual(['u1']);
  expect(await dangerBehind('stone building')).toBeUndefined();
});

test('no danger is told where it could tell of something hidden, or of a line that nobody may look along', async () => {
  for (const match of [crossing('strict'), crossing('open', 'open', true)]) {
    const lore = await loreOf(match);
    expect(match.answer('german', 'move u1').ok).toBe(true);
    expect(dangerOf(lore, recent(match.save()), 'german', 'step 1:C7')).toBeUndefined();
  }
});
