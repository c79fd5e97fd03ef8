import { expect, test } from 'vitest';
import { type DiceSource, handDice, scriptedDice } from '../../src/engine/dice/dice.ts';
import { Random } from '../../src/engine/dice/random.ts';
import { Tape } from '../../src/engine/fuzz/tape.ts';
import { checkUpgrade } from '../../src/engine/fuzz/upgrade.ts';
import { Match } from '../../src/engine/match/match.ts';
import { comesTo, likelihood, odds } from '../../src/engine/odds/odds.ts';
import { play, playAtRandom } from './random-play.ts';
import { windows, windowsV2 } from './windows.ts';

type Windows = Match<ReturnType<typeof windows.begin>, ReturnType<typeof windows.world>>;

/** Both sides set up. Blue sees r1 in B1 as ?2 and r2 in B2 as ?3; red sees b2 in E2 as ?2. Ambushes: C3, D1. */
function setUp(dice: DiceSource): Windows {
  const match = Match.begin(windows, { scenario: 'dusk', options: {} }, { dice });
  for (const place of ['r1 B1', 'r2 B2', 'r3 B3', 'r4 A1', 'r5 C3']) play(match, `red: place ${place}`);
  for (const place of ['b1 E1', 'b2 E2', 'b3 E3', 'b4 F1', 'b5 D1']) play(match, `blue: place ${place}`);
  return match;
}

/** Who is asked what, and about whom. */
function asked(match: Windows): string {
  return match.choices
    .map(({ by, id, window }) => [by, id, ...(window ? [window.on, window.subject] : [])].join(' '))
    .join();
}

const unit = (match: Windows, id: string) => match.state.units.find(each => each.id === id);

const MISS = [4, 5];

test('[3] a shot may be answered, and the answer answered; the window opened last closes first', () => {
  const match = setUp(scriptedDice([MISS, MISS, MISS]));
  play(match, 'red: move r1 C1');
  expect(asked(match)).toBe('blue react step ?2');
  play(match, 'blue: fire b2 ?2');
  expect(asked(match)).toBe('red react shot b2');
  play(match, 'red: fire r2 b2');
  expect(asked(match)).toBe('blue react shot r2');
  play(match, 'blue: fire b1 r2');
  expect(asked(match)).toBe('red react shot b1');
  expect(match.state.doing.map(frame => frame.is)).toEqual(['turn', 'window', 'window', 'window', 'window']);

  const closing = ['red', 'blue', 'red', 'blue'].map(side => asked(play(match, `${side}: pass`)));
  expect(closing).toEqual(['blue react shot r2', 'red react shot b2', 'blue react step ?2', 'red move']);
});

test('[1] a side sees concealed units by alias, and hidden ones not at all', () => {
  const match = setUp(scriptedDice([]));
  const strangers = match.view('red').units.filter(each => each.side === 'blue');
  expect(strangers.map(({ id, at }) => `${id} ${at}`)).toEqual(['?1 E1', '?2 E2', '?3 E3', '?4 F1']);
  expect(JSON.stringify(match.view('red'))).not.toMatch(/"b\d"/);
  expect(match.journal.as('red').filter(entry => entry.is === 'secret')).toHaveLength(5);
});

test('[1] a side imagines any squad or dummy behind an alias, and the ambush where nothing was seen', () => {
  const match = setUp(scriptedDice([]));
  play(
    match,
    'red: move r1 C1',
    'blue: pass',
    'red: move r1 C2',
    'blue: pass',
    'red: move r1 D2',
    'blue: pass',
  );
  const behind = new Set<string>();
  const hides = new Set<string>();
  const random = new Random(1);
  for (let i = 0; i < 200; i++) {
    const { units } = windows.determinize(match.view('red'), 'red', match.world, random);
    behind.add(units.find(({ at }) => at === 'E1')?.id ?? '');
    hides.add(units.find(({ id }) => id === 'b5')?.at ?? '');
  }
  expect([...behind].sort()).toEqual(['b1', 'b2', 'b3', 'b4']);
  expect([...hides].sort()).toEqual(['D1', 'D3', 'F2', 'F3']);
});

test('[5] a hidden ambush that fires is seen: before that, its enemy hears only that something fires', () => {
  const match = setUp(scriptedDice([MISS]));
  play(match, 'red: move r1 C1', 'blue: fire b5 ?2');
  const heard = match.journal.as('red').slice(-3);
  expect(heard.map(entry => ('act' in entry ? entry.act : 'text' in entry ? entry.text : entry.is))).toEqual([
    'fire ? ?2',
    'what nobody saw at D1 is {b5}: ambush',
    'roll',
  ]);
  expect(match.journal.as('blue').at(-1)).toMatchObject({ why: '{b5} fires at {?2}' });
});

test('[5] the hex of an ambush is offered; who would step there finds it and stays', () => {
  const match = setUp(scriptedDice([]));
  play(match, 'red: move r1 C1', 'blue: pass', 'red: move r1 D1');
  expect(unit(match, 'r1')).toMatchObject({ at: 'C1' });
  expect(unit(match, 'b5')).toMatchObject({ at: 'D1', cover: 'open' });
  expect(asked(match)).toBe('red move');
});

test('[6] a dummy is shown in the middle of the enemy move, which then goes on', () => {
  const match = setUp(scriptedDice([]));
  play(match, 'red: move r1 C1', 'blue: pass');
  expect(match.interject('blue', 'show b4')).toEqual({ ok: true });
  expect(unit(match, 'b4')).toMatchObject({ cover: 'open', at: 'off' });
  expect(asked(match)).toBe('red move');
  expect(match.interject('blue', 'show b4')).toMatchObject({ ok: false });
});

test.each([
  { dice: [2, 3], weapon: 'ready', at: 'off' },
  { dice: [3, 3], weapon: 'spent', at: 'off' },
  { dice: [2, 5], weapon: 'ready', at: 'C1' },
  { dice: [5, 5], weapon: 'spent', at: 'C1' },
  { dice: [5, 6], weapon: 'jammed', at: 'C1' },
])('[4] one roll $dice says three things: the ambush is $weapon, its target $at', ({ dice, weapon, at }) => {
  const match = setUp(scriptedDice([dice]));
  play(match, 'red: move r1 C1', 'blue: fire b5 ?2');
  expect(unit(match, 'b5')).toMatchObject({ weapon });
  expect(unit(match, 'r1')).toMatchObject({ at });
});

test('[4] the odds of a shot are those of a calculation by hand', () => {
  const match = play(setUp(scriptedDice([])), 'red: move r1 C1');
  const fire = { verb: 'fire', unit: 'b5', at: '?2' };
  const found = odds(match.tryOut(), 'blue', fire);
  const chance = (of: string, is: string) => likelihood(found, ending => comesTo(ending, { of, is })).chance;
  expect(found.exact).toBe(true);
  expect(chance('r1', 'lost'), '6 or less').toBeCloseTo(15 / 36, 12);
  expect(chance('b5', 'jammed'), '11 or 12').toBeCloseTo(3 / 36, 12);
  expect(chance('b5', 'spent'), 'a coloured die of 3 or more, and not jammed').toBeCloseTo(21 / 36, 12);
});

test('version 2 takes a game up between a shot and its dice, under its own verb and modifier', () => {
  const match = play(setUp(handDice), 'red: move r1 C1', 'blue: fire b5 ?2');
  const saved = match.save();
  const seven = () => scriptedDice([[3, 4]]);
  expect(unit(Match.resume(windows, saved, { dice: seven() }).match, 'r1')).toMatchObject({ at: 'C1' });

  const { match: later, dropped } = Match.resume(windowsV2, saved, { dice: seven() });
  expect(dropped).toEqual([]);
  expect(unit(later, 'r1')).toMatchObject({ at: 'off' });
  expect([match.state.turnsLeft, later.state.turnsLeft]).toEqual([12, 14]);
  expect(later.record().steps.at(-1)?.answers[0]).toMatchObject({ act: 'shoot b5 ?2' });
  expect(later.record().snapshots.map(each => each.version)).toEqual([1, 2]);
  expect(later.offered('red')).toEqual(['shoot r2 b5', 'shoot r3 b5', 'shoot r5 b5', 'pass']);
});

test.each([windows, windowsV2])(
  'random games of version $version end, and every rule is met',
  book => {
    let deepest = 0;
    const met = new Map<string, number>();
    for (let seed = 1; seed <= 40; seed++) {
      const { match } = playAtRandom(book, 'dusk', seed, ({ state }) => {
        deepest = Math.max(deepest, state.doing.filter(frame => frame.is === 'window').length);
      });
      for (const entry of match.journal.all()) {
        const [what] = /dummy$|ambush$/.exec('text' in entry ? entry.text : '') ?? [];
        if (what) met.set(what, (met.get(what) ?? 0) + 1);
      }
      for (const { weapon } of match.state.units) met.set(weapon, (met.get(weapon) ?? 0) + 1);
    }
    expect(deepest).toBeGreaterThanOrEqual(3);
    for (const what of ['dummy', 'ambush', 'jammed']) expect(met.get(what) ?? 0, what).toBeGreaterThan(10);
  },
  30_000,
);

test('fifty games under way go from version 1 to version 2 and on to their end', () => {
  const subject = { book: windows, setup: { scenario: windows.scenarios[0]?.id ?? '', options: {} } };
  for (let game = 0; game < 50; game++) {
    expect(() => checkUpgrade(subject, new Tape({ seed: `upgrade ${game}` }), windowsV2)).not.toThrow();
  }
});
