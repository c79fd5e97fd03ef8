import { expect, test } from 'vitest';
import { type DiceSource, handDice, scriptedDice } from '../../src/engine/dice.ts';
import { Match } from '../../src/engine/match.ts';
import { odds } from '../../src/engine/odds.ts';
import { playAtRandom } from './random-play.ts';
import { windows, windowsV2 } from './windows.ts';

type Windows = Match<ReturnType<typeof windows.begin>, ReturnType<typeof windows.world>>;

/** Both sides set up: red's concealed units are ?1 to ?4 to blue, blue's to red, in this order. */
function setUp(dice: DiceSource): Windows {
  const match = Match.begin(windows, { scenario: 'dusk', options: {} }, { dice });
  for (const place of ['r1 B1', 'r2 B1', 'r3 B2', 'r4 C3', 'r5 A3']) play(match, `red: place ${place}`);
  for (const place of ['b1 F1', 'b2 F1', 'b3 F2', 'b4 D1', 'b5 F3']) play(match, `blue: place ${place}`);
  return match;
}

function play(match: Windows, ...answers: readonly string[]): void {
  for (const each of answers) {
    const [side = '', text = ''] = each.split(': ');
    expect(match.answer(side, text), each).toEqual({ ok: true });
  }
}

/** Who is asked what, and about whom. */
function asked(match: Windows): string {
  return match.choices
    .map(({ by, id, window }) => [by, id, ...(window ? [window.on, window.subject] : [])].join(' '))
    .join();
}

const unit = (match: Windows, id: string) => match.state.units.find(each => each.id === id);

const MISS = [6, 5];

test('[3] a shot may be answered, and the answer answered; the window opened last closes first', () => {
  const match = setUp(scriptedDice([MISS, MISS, MISS]));
  play(match, 'red: move r2 C1');
  expect(asked(match)).toBe('blue react step ?2');
  play(match, 'blue: fire b3 ?2');
  expect(asked(match)).toBe('red react shot b3');
  play(match, 'red: fire r3 b3');
  expect(asked(match)).toBe('blue react shot r3');
  play(match, 'blue: fire b2 r3');
  expect(asked(match)).toBe('red react shot b2');
  expect(match.state.doing.map(frame => frame.is)).toEqual([
    'turn',
    'move',
    'window',
    'window',
    'window',
    'window',
  ]);

  const closing = [];
  for (const side of ['red', 'blue', 'red', 'blue']) {
    play(match, `${side}: pass`);
    closing.push(asked(match));
  }
  expect(closing).toEqual(['blue react shot r3', 'red react shot b3', 'blue react step ?2', 'red move']);
});

test('[1] a side sees concealed units by alias, and hidden ones not at all', () => {
  const match = setUp(scriptedDice([]));
  const strangers = match.view('red').units.filter(each => each.side === 'blue');
  expect(strangers.map(({ id, at }) => `${id} ${at}`)).toEqual(['?1 F1', '?2 F1', '?3 F2', '?4 F3']);
  expect(JSON.stringify(match.view('red'))).not.toMatch(/"b\d"/);
  expect(match.journal.as('red').filter(entry => entry.is === 'secret')).toHaveLength(5);
});

test('[7] a hidden ambush that fires is seen: before that, its enemy hears only that something fires', () => {
  const match = setUp(scriptedDice([MISS]));
  play(match, 'red: move r2 C1', 'blue: fire b4 ?2');
  const heard = match.journal.as('red').slice(-4);
  expect(heard.map(entry => ('act' in entry ? entry.act : 'text' in entry ? entry.text : entry.is))).toEqual([
    'fire ? ?2',
    'what nobody saw at D1 is {b4}: ambush',
    'roll',
    '{b4} misses {r2}',
  ]);
  expect(match.journal.as('blue').at(-1)).toMatchObject({ text: '{b4} misses {?2}' });
  expect(match.view('red').units.map(each => each.id)).toContain('b4');
});

test('[7] the hex of an ambush is offered; who steps there finds it and stays', () => {
  const match = setUp(scriptedDice([]));
  play(match, 'red: move r2 C1', 'blue: pass');
  play(match, 'red: move r2 D1');
  expect(unit(match, 'r2')).toMatchObject({ at: 'C1', moved: true });
  expect(unit(match, 'b4')).toMatchObject({ at: 'D1', cover: 'open' });
  expect(asked(match)).toBe('red turn');
});

test('[8] a dummy is shown in the middle of the enemy move, which then goes on', () => {
  const match = setUp(scriptedDice([]));
  play(match, 'red: move r2 C1', 'blue: pass');
  expect(match.anytime('blue')).toContain('show b5');
  expect(match.interject('blue', 'show b5')).toEqual({ ok: true });
  expect(unit(match, 'b5')).toMatchObject({ shape: 'dead', at: 'off' });
  expect(asked(match)).toBe('red move');
  expect(match.interject('blue', 'show b5')).toEqual({
    ok: false,
    problem: "blue, at any time: 'show b5' is not offered",
  });
});

test('[8] a leader shown inside a window rallies the unit that broke beside him', () => {
  const match = setUp(scriptedDice([MISS, [2, 2], [4, 4], [3, 4]]));
  play(match, 'red: move r2 C1', 'blue: fire b3 ?2', 'red: fire r3 b3');
  expect(unit(match, 'b3')).toMatchObject({ shape: 'broken' });
  expect(match.interject('blue', 'show b1')).toEqual({ ok: true });
  expect(unit(match, 'b3')).toMatchObject({ shape: 'fit' });
  expect(asked(match)).toBe('blue react shot r3');
});

test.each([
  { dice: [3, 4], weapon: 'ready', hits: 1 },
  { dice: [4, 3], weapon: 'spent', hits: 1 },
  { dice: [2, 6], weapon: 'ready', hits: 0 },
  { dice: [5, 6], weapon: 'spent', hits: 0 },
  { dice: [6, 6], weapon: 'jammed', hits: 0 },
])('[4] the ambush rolls $dice: $hits hits, and it is $weapon', ({ dice, weapon, hits }) => {
  const script = scriptedDice([dice, ...(hits ? [[1, 1]] : [])]);
  const match = setUp(script);
  play(match, 'red: move r2 C1', 'blue: fire b4 ?2');
  expect(unit(match, 'b4')).toMatchObject({ weapon });
  expect(unit(match, 'r2')).toMatchObject({ cover: hits ? 'open' : 'concealed' });
  expect(script.left).toBe(0);
});

/** Red's leader and a squad stand in C1, beside the ambush, and blue may fire. */
function besideTheAmbush(dice: DiceSource): Windows {
  const match = setUp(dice);
  play(match, 'red: move r1 C1', 'blue: pass', 'red: halt', 'red: move r2 C1');
  return match;
}

test.each([
  { leader: [4, 4], fares: 'fit', squad: 'fit' },
  { leader: [5, 4], fares: 'broken', squad: 'broken' },
])(
  '[6] the leader checks first: he is $fares, so that a squad with a 6 is $squad',
  ({ leader, fares, squad }) => {
    const match = besideTheAmbush(scriptedDice([[3, 1], leader, [3, 3]]));
    play(match, 'blue: fire b4 ?2');
    const rolls = match.journal.all().flatMap(entry => (entry.is === 'roll' ? [entry.why] : []));
    expect(rolls).toEqual(['{b4} fires', 'morale of {r1}', 'morale of {r2}']);
    expect(unit(match, 'r1')).toMatchObject({ shape: fares });
    expect(unit(match, 'r2')).toMatchObject({ shape: squad });
  },
);

test('[6] the odds of the whole cascade are those of a calculation by hand', () => {
  const match = besideTheAmbush(scriptedDice([]));
  const fire = { verb: 'fire', unit: 'b4', at: '?2' };
  const { exact, facts } = odds(match.tryOut(), 'blue', fire);
  const chance = (of: string) => facts.find(fact => fact.of === of)?.chance;
  // The ambush hits with 7 or less, in 21 ways; in 3 of them, with 3 or less, it hits hard.
  const afterHit = (plain: number, hard: number) => (18 * plain + 3 * hard) / 36;
  expect(exact).toBe(true);
  // The leader breaks with 9 to 11, or, hit hard, with 8 to 10.
  expect(chance('r1 broken')).toBeCloseTo(afterHit(9 / 36, 12 / 36), 12);
  // A squad breaks with 8 to 10 (7 to 9) beside a leader who stands, else with 6 to 8 (5 to 7).
  expect(chance('r2 broken')).toBeCloseTo(afterHit((26 * 12 + 10 * 16) / 36 ** 2, 15 / 36), 12);
});

test('version 2 takes a game up between a shot and its dice, under its own verb and modifier', () => {
  const match = setUp(handDice);
  play(match, 'red: move r2 C1', 'blue: fire b3 ?2');
  const saved = match.save();
  const dice = () =>
    scriptedDice([
      [3, 3],
      [1, 1],
    ]);

  const old = Match.resume(windows, saved, { dice: dice() });
  expect(unit(old.match, 'r2')).toMatchObject({ cover: 'concealed' });

  const { match: later, dropped } = Match.resume(windowsV2, saved, { dice: dice() });
  expect(dropped).toEqual([]);
  expect(unit(later, 'r2')).toMatchObject({ cover: 'open' });
  expect(later.state.shots).toEqual({ red: 0, blue: 1 });
  expect(later.record().steps.at(-1)?.answers[0]).toMatchObject({ act: 'shoot b3 ?2' });
  expect(later.record().snapshots.map(each => each.version)).toEqual([1, 2]);
  expect(later.offered('red')).toEqual(['shoot r2 b3', 'shoot r3 b3', 'pass']);
});

test.each([windows, windowsV2])(
  'two hundred random games of version $version end, and every rule is met',
  book => {
    let deepest = 0;
    const met = new Map<string, number>();
    for (let seed = 1; seed <= 200; seed++) {
      const { match } = playAtRandom(book, 'dusk', seed, ({ state }) => {
        deepest = Math.max(deepest, state.doing.filter(frame => frame.is === 'window').length);
      });
      for (const entry of match.journal.all()) {
        const [what] =
          /runs into|holds|breaks|dies|dummy$|ambush$/.exec('text' in entry ? entry.text : '') ?? [];
        if (what) met.set(what, (met.get(what) ?? 0) + 1);
      }
      if (match.state.units.some(each => each.weapon === 'jammed'))
        met.set('jammed', (met.get('jammed') ?? 0) + 1);
    }
    expect(deepest).toBeGreaterThanOrEqual(5);
    for (const what of ['runs into', 'holds', 'breaks', 'dies', 'dummy', 'ambush', 'jammed']) {
      expect(met.get(what) ?? 0, what).toBeGreaterThanOrEqual(10);
    }
  },
  60_000,
);
