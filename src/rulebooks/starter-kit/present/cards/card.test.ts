import { expect, test } from 'vitest';
import { type ActCard, comesTo, likelihood, odds, signed } from '../../../../engine/index.ts';
import { play, skirmish } from '../../testing/bench.ts';
import { crowd, sceneOf, TOURS, textsIn } from '../test-tour.ts';
import { actCard } from './card.ts';

/** How the fire card reads each of its lines: `column 8, +2`. */
function lines({ parts }: ActCard): readonly string[] {
  const columns = parts.filter(({ title }) => title.startsWith('Firepower against'));
  const modifiers = parts.filter(({ title }) => title.startsWith('Modifiers against'));
  return columns.map(({ reads }, i) => `${reads}, ${signed(modifiers[i]?.tally.value ?? 0)}`);
}

/** Whose leader it would be is known to the roll before it alone. */
const BARE = new Set(['promote']);

/** Crews recuperate whatever anybody does. */
const UNASKED = new Set(['3.1.n']);

test.each(TOURS)('in a game of %s whatever throws dice has a card', (_, tour) => {
  const faults: string[] = [];
  let before: { readonly verb: string; readonly since: number } | undefined;
  tour(({ match, scene, taken }) => {
    const since = match.journal.length;
    const hasRolled =
      before &&
      match.journal
        .all()
        .slice(before.since, since)
        .some(entry => entry.is === 'roll' && !UNASKED.has(entry.cite));
    if (before && hasRolled) faults.push(`${before.verb} throws dice and has no card`);
    before = BARE.has(taken.verb) || actCard(scene, taken) ? undefined : { verb: taken.verb, since };
  });
  expect(faults).toEqual([]);
});

test('fire comes to what its card has said', () => {
  let promised: { readonly lines: readonly string[]; readonly since: number } | undefined;
  let kept = 0;
  crowd(5, ({ match, scene, taken }) => {
    if (promised) {
      const said = match.journal.all().slice(promised.since);
      const announced = said.flatMap(entry =>
        entry.is === 'say' ? (/column \d+, [+-]\d+$/.exec(entry.text) ?? []) : [],
      );
      expect(announced.slice(0, promised.lines.length)).toEqual(promised.lines);
      kept++;
    }
    const card = taken.verb === 'shoot' ? actCard(scene, taken) : undefined;
    const isFire = card && lines(card).length > 0 && lines(card).every(line => line.startsWith('column'));
    promised = isFire ? { lines: lines(card), since: match.journal.length } : undefined;
  });
  expect(kept).toBeGreaterThan(5);
});

const GROUP = {
  hexes: { '1:E4': 'woods' },
  phase: 'german prep-fire',
  units: ['german 4-6-7 C4', 'german 9-1 C4', 'russian 4-4-7 E4'],
  weapons: ['german LMG of u1'],
} as const;

test('a declaration shows what each act would make of it', () => {
  const match = skirmish(GROUP);
  play(match, 'german', 'ready u1');
  const alone = actCard(sceneOf(match), { verb: 'at', hex: '1:E4' });
  expect(alone && lines(alone)).toEqual(['column 4, +1']);
  play(match, 'german', 'at 1:E4');
  const withGun = actCard(sceneOf(match), { verb: 'add', shooter: 'w1' });
  expect(withGun && lines(withGun)).toEqual(['column 6, +1']);
  play(match, 'german', 'add w1');
  const led = actCard(sceneOf(match), { verb: 'direct', leader: 'u2' });
  expect(led && lines(led)).toEqual(['column 6, +0']);
  expect(led?.title).toBe('4-6-7 A and LMG at E4');
  expect(led?.rolls?.[0]?.falls.map(({ result }) => result).join(' ')).toBe(
    '1KIA K/2 2MC 1MC 1MC NMC PTC - - - -',
  );
});

test('where nobody may look beforehand the card tells nothing of the line', () => {
  const cardIn = (hexes: Record<string, 'open' | 'brush' | 'stone building'>) => {
    const match = skirmish({ ...GROUP, hexes, sight: 'strict' });
    play(match, 'german', 'ready u1', 'at 1:E4');
    return actCard(sceneOf(match), { verb: 'shoot' });
  };
  const clear = cardIn({ '1:D4': 'open' });
  expect(clear?.parts.at(-1)?.reads).toBe('+0 on the dice, if the line is clear and nothing hinders it');
  for (const between of ['brush', 'stone building'] as const) {
    expect(cardIn({ '1:D4': between, '1:D5': between })).toEqual(clear);
  }
});

/** How often the dice fall so that the card has this result. */
function chanceOf(card: ActCard | undefined, result: string): number {
  const rows = card?.rolls?.[0]?.falls.filter(each => each.result === result) ?? [];
  return rows.reduce((sum, { chance }) => sum + chance, 0);
}

test('the card of a rally is what the dice then do', () => {
  const match = skirmish({
    hexes: { '1:C4': 'woods' },
    phase: 'german rally',
    units: ['german 4-6-7 C4 broken', 'german 9-1 C4', 'russian 4-4-7 M9'],
  });
  play(match, 'german', 'done');
  const act = { verb: 'rally', unit: 'u1', by: 'u2' } as const;
  const card = actCard(sceneOf(match), act);
  expect(card?.parts.at(-1)).toMatchObject({
    tally: { value: -2 },
    need: { words: 'rallies with 9 or less' },
  });
  const found = odds(match.tryOut(), 'german', act);
  const rallied = likelihood(found, ending => comesTo(ending, { of: 'u1', is: 'rallied' }));
  expect(chanceOf(card, 'rallies')).toBeCloseTo(rallied.chance, 10);
});

test('the card of close combat has odds, kill number and modifiers', () => {
  const match = skirmish({
    phase: 'german close-combat',
    units: ['german 4-6-7 C4', 'russian 4-4-7 C4 exhausted'],
  });
  play(match, 'german', 'attack u1');
  const card = actCard(sceneOf(match), { verb: 'target', unit: 'u2' });
  expect(card?.parts.map(({ title, tally, reads }) => [title, tally.value, reads])).toEqual([
    ['Attack', 4, undefined],
    ['Defence', 4, 'odds of 1:1'],
    ['Kill number', 5, 'less eliminates, 5 reduces one'],
    ['Modifiers', -1, '-1 on the dice'],
  ]);
  expect(chanceOf(card, 'all eliminated')).toBeCloseTo(10 / 36);
});

test('the card of a step says what is left after it', () => {
  const match = skirmish({
    hexes: { '1:D4': 'woods' },
    phase: 'german movement',
    units: ['german 4-6-7 C4', 'russian 4-4-7 M9'],
  });
  play(match, 'german', 'move u1');
  const card = actCard(sceneOf(match), { verb: 'step', to: '1:D4' });
  expect(card?.parts.map(({ title, reads }) => [title, reads])).toEqual([
    ['Cost', '2 MF left after it'],
    ['Movement factors of 4-6-7 A', '4 MF'],
  ]);
});

test('an ordnance shot shows its number to hit, and what a hit is worth', () => {
  const match = skirmish({
    hexes: { '1:H4': 'woods' },
    phase: 'german prep-fire',
    units: ['german 4-6-7 C4', 'russian 4-4-7 H4'],
    weapons: ['german 50mm MTR of u1'],
  });
  play(match, 'german', 'ready w1', 'at 1:H4');
  const card = actCard(sceneOf(match), { verb: 'shoot' });
  const number = card?.parts[0]?.tally.value ?? 0;
  expect(card?.parts.map(({ title }) => title)).toEqual([
    'To hit',
    'Modifiers to hit 4-4-7 B',
    'Modifiers of a hit on 4-4-7 B',
  ]);
  expect(card?.parts[1]?.need?.words).toBe(`hits with ${number} or less`);
  expect(card?.parts[2]?.tally.kept.map(({ id }) => id)).toEqual(['air burst']);
  expect(
    textsIn(card?.rolls?.map(({ falls }) => falls.map(({ result }) => result))).filter(
      text => text === 'hit critically',
    ),
  ).toHaveLength(1);
});
