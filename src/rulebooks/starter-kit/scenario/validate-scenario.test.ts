import { expect, test } from 'vitest';
import { problemText } from '../../../board/index.ts';
import { SCENARIOS } from './content.ts';
import type { Scenario } from './scenario.ts';
import { scenarioProblems } from './validate-scenario.ts';

const [first] = SCENARIOS as readonly [Scenario, ...Scenario[]];
const texts = (scenario: object) =>
  scenarioProblems(JSON.stringify(scenario, undefined, 1), 'a.json').map(problemText);

test.each(SCENARIOS.map(scenario => [scenario.id, scenario] as const))(
  'the shipped scenario %s is valid',
  (_, scenario) => expect(texts(scenario)).toEqual([]),
);

test('[aslsk 1.3.a] a scenario card states boards, forces, set-up or entry, length and victory', () => {
  for (const part of ['battlefield', 'groups', 'turns', 'victory', 'rules'] as const) {
    const { [part]: _, ...rest } = first;
    expect(texts(rest).join()).toContain(`${part}: missing`);
  }
});

const [group, other] = first.groups as [Scenario['groups'][0], Scenario['groups'][0]];
const withGroup = (changes: object) => ({ ...first, groups: [{ ...group, ...changes }, other] });
const withVictory = (...all: readonly object[]) => ({ ...first, victory: { ...first.victory, all } });

test.each<[string, object, string]>([
  ['a board that does not exist', { ...first, battlefield: 'atlantis' }, 'battlefield: '],
  ['a stranger who moves first', { ...first, movesFirst: 'french' }, "movesFirst: there is no side 'french'"],
  [
    'a stranger who is favoured',
    { ...first, favours: { side: 'french', percent: 70, rules: 1 } },
    "favours.side: there is no side 'french'",
  ],
  ['a group of nobody', withGroup({ side: 'french' }), "groups[0].side: there is no side 'french'"],
  ['two groups of one name', { ...first, groups: [group, { ...other, id: group.id }] }, 'is there twice'],
  ['an unknown counter', withGroup({ units: { 'german 9-9-9': 1 } }), "there is no counter 'german 9-9-9'"],
  ['a gun among the men', withGroup({ units: { 'german LMG': 1 } }), 'is not among units'],
  ['an enemy in the ranks', withGroup({ units: { 'russian 4-4-7': 1 } }), 'fights for another side'],
  ['a tank among the weapons', withGroup({ weapons: { 'german Panther': 1 } }), 'is not among weapons'],
  ['a gun among the tanks', withGroup({ vehicles: { 'german LMG': 1 } }), 'is not among vehicles'],
  ['a gun without a crew', withGroup({ weapons: { 'german 5cm PaK 38': 1 } }), '1 guns and 0 crews'],
  [
    'a heavy gun on its way',
    withGroup({
      units: { 'german 2-2-8': 1 },
      weapons: { 'german 10.5cm leFH 18': 1 },
      setUp: undefined,
      enter: { turn: 1, along: ['1:W5'] },
    }),
    'guns that come onto the map',
  ],
  ['a group of nobody at all', withGroup({ units: {}, weapons: {} }), 'a group of nobody'],
  ['more tanks than hexes', withGroup({ setUp: ['1:P3'], vehicles: { 'german Panther': 2 } }), 'too few'],
  ['concealment in Europe', withGroup({ concealment: 2 }), 'where nobody may be concealed'],
  ['a jungle in Europe', { ...first, rules: ['light-jungle'] }, 'a light jungle where there is none'],
  ['guns without men', withGroup({ units: { 'german 8-0': 1 } }), 'weapons without squads'],
  ['neither set-up nor entry', withGroup({ setUp: undefined }), 'neither a set-up area nor an entry'],
  ['an area off the map', withGroup({ setUp: ['1:A1-B2'] }), 'setUp[0]: no hex in 1:A1-B2'],
  ['an area too small', withGroup({ setUp: ['1:P3'], units: { 'german 4-6-7': 4 } }), 'too few'],
  [
    'entry in the middle',
    withGroup({ setUp: undefined, enter: { turn: 1, along: ['1:P5'] } }),
    'does not lie at an edge',
  ],
  [
    'entry after the end',
    withGroup({ setUp: undefined, enter: { turn: 9, along: ['1:W5'] } }),
    'after the end',
  ],
  [
    'a building that is not there',
    withVictory({ is: 'control-buildings', side: 'german', buildings: ['1:b99'], least: 1 }),
    "victory.all[0].buildings[0]: no building '1:b99'",
  ],
  [
    'more than there is',
    withVictory({ is: 'control-hexes', side: 'german', hexes: ['1:P5'], least: 2 }),
    'at most 1',
  ],
  [
    'an exit inside',
    withVictory({ is: 'exit', side: 'german', along: ['1:P5'], least: 2 }),
    'does not lie at an edge',
  ],
])('%s is refused with its place', (_, scenario, expected) => {
  expect(texts(scenario).join('\n')).toContain(expected);
});

test('[aslsk 4.4.1.a, 4.4.1.c, 4.4.5.a] anti-tank weapons are there from their first month on', () => {
  const problems = (weapon: string, year: number, month: number) => {
    const [nation = ''] = weapon.split(' ');
    const sides = [
      { id: 'german', nation, name: nation },
      ...first.sides.filter(({ id }) => id !== 'german'),
    ];
    const units = { [`${nation} 8-0`]: 1, [nation === 'american' ? 'american 6-6-6' : `${nation} 4-4-7`]: 1 };
    return texts({ ...withGroup({ units, weapons: { [weapon]: 1 } }), sides, date: { year, month } });
  };
  for (const [weapon, year, month] of [
    ['american BAZ 43', 1942, 11],
    ['american BAZ 44', 1944, 1],
    ['american BAZ 45', 1945, 1],
    ['german PSK', 1943, 9],
    ['british PIAT', 1943, 4],
  ] as const) {
    expect(problems(weapon, year, month)).toEqual([]);
    const [before, then] = month === 1 ? [year - 1, 12] : [year, month - 1];
    expect(problems(weapon, before, then).join()).toContain('yet in');
  }
});

test('[aslsk 8.4.3] the early U.S. Army fights the Japanese before June 1942, and nobody else', () => {
  const early = (date: object, nation = 'japanese') => {
    const sides = [
      { id: 'us', nation: 'american', name: 'Americans' },
      { id: 'them', nation, name: 'The enemy' },
    ];
    const groups = [
      { id: 'one', side: 'us', elr: 2, units: { 'american 4-4-7': 1, 'american 1-2-6': 1 }, setUp: ['1:P3'] },
      { id: 'two', side: 'them', elr: 2, units: { [`${nation} 4-4-7`]: 1 }, setUp: ['1:P5'] },
    ];
    return texts({ ...first, sides, groups, date }).filter(text => text.includes('first months')).length;
  };
  expect(early({ year: 1942, month: 5 })).toBe(0);
  expect(early({ year: 1942, month: 6 })).toBe(2);
  expect(early({ year: 1942, month: 5 }, 'russian')).toBe(2);
});
