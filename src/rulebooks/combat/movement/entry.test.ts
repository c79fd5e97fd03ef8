import { expect, test } from 'vitest';
import { SCENARIOS } from '../scenario/content.ts';
import { scenarioProblems } from '../scenario/scenario.ts';
import { autoSetUp } from '../scenario/set-up.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';

const GROUPS: NonNullable<Position['scenario']> = {
  groups: [
    {
      id: 'german',
      side: 'german',
      name: 'germans',
      units: {},
      enter: { turn: 2, along: ['1:A4'] },
    },
    { id: 'american', side: 'american', name: 'americans', units: {}, setUp: ['1:M9'] },
  ],
};
const SQUAD = { card: 'german 6-6' };
const coming = (units: Position['units'], more: Partial<Position> = {}) =>
  skirmish({ units: [...units, 'american 7-6 M9 moved run'], scenario: GROUPS, turn: 2, ...more });

test('[combat 3.2.2.1.a] reinforcements come from their turn on, by an impulse, and move on', () => {
  const early = coming([SQUAD], { turn: 1 });
  expect(refusals(early, 'german', 'enter u1 cautious')).toEqual(['3.2.2.1.a']);
  const match = coming([SQUAD], { turn: 3 });
  play(match, 'german', 'enter u1 cautious', 'at 1:A4');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:A4', moved: 'cautious' });
  expect(offers(match, 'german', 'step')).toContain('step u1 1:A5');
  play(match, 'german', 'done');
  expect(match.choices.map(({ by }) => by)).toEqual(['american']);
});

test('[combat 3.2.2.1.b] who has no turn of entry sets up with the others of the side', () => {
  const { world, state } = standing({
    units: [{ card: 'german 6-6', group: 'german' }, SQUAD, 'american 7-6 M9'],
    scenario: {
      groups: [
        { id: 'german', side: 'german', name: 'germans', units: {}, setUp: ['1:A1'] },
        ...(GROUPS.groups ?? []).slice(1),
      ],
    },
    doing: [{ is: 'set-up', side: 'german' }],
  });
  expect(autoSetUp(world, state, 'german')).toHaveLength(2);
  const later = standing({ units: [SQUAD, 'american 7-6 M9'], scenario: GROUPS });
  expect(autoSetUp(later.world, later.state, 'german')).toEqual([]);
});

test('[combat 3.2.2.2.a] they come on at the listed hexes and those beside them', () => {
  const match = coming([SQUAD]);
  play(match, 'german', 'enter u1 cautious');
  expect(offers(match, 'german', 'at').toSorted()).toEqual([
    'at 1:A3',
    'at 1:A4',
    'at 1:A5',
    'at 1:B3',
    'at 1:B4',
  ]);
});

test('[combat 3.2.2.2.b] E-003 where three squads have come the fourth pays a point more, the fifth two', () => {
  const spent = (entered: number, card = 'german 6-6') => {
    const match = coming([{ card }], { entered: { '1:A4': entered } });
    play(match, 'german', 'enter u1 cautious', 'at 1:A4');
    return (match.state.doing[0] as { readonly spent: Record<string, number> }).spent.u1;
  };
  expect([spent(0), spent(4), spent(6), spent(8)]).toEqual([1, 1, 2, 3]);
  // Leaders take no room.
  expect(spent(7, 'german nco')).toBe(1);
  const all = coming([SQUAD, SQUAD, { card: 'german nco' }, SQUAD, SQUAD]);
  play(all, 'german', 'enter u3 cautious', 'join u1', 'join u2', 'join u4', 'join u5', 'at 1:A4');
  expect((all.state.doing[0] as { readonly spent: object }).spent).toEqual({
    u1: 1,
    u2: 1,
    u3: 1,
    u4: 1,
    u5: 2,
  });
  expect(all.state.entered).toEqual({ '1:A4': 8 });
});

test('[combat 3.2.2.2.b] who has too few points for that comes elsewhere', () => {
  const match = coming([SQUAD], { entered: { '1:A4': 14 } });
  play(match, 'german', 'enter u1 assault');
  expect(refusals(match, 'german', 'at 1:A4')).toEqual(['3.2.2.2.b']);
});

test('they come as a platoon with a leader alone, and not where the enemy is seen', () => {
  const match = coming([SQUAD, SQUAD, { card: 'german nco' }], {});
  play(match, 'german', 'enter u1 cautious');
  expect(refusals(match, 'german', 'join u2')).toEqual(['10.5.1']);
  play(match, 'german', 'join u3', 'join u2');
  const held = skirmish({ units: [SQUAD, 'american 7-6 A4'], scenario: GROUPS, turn: 2 });
  play(held, 'german', 'enter u1 cautious');
  expect(refusals(held, 'german', 'at 1:A4')).toEqual(['3.2.2.2.a']);
});

test('[combat 3.3.1.b] if all of a side come from off the map, the other sets up first', () => {
  const [first] = SCENARIOS;
  const groups = first?.groups.map(({ setUp, ...group }) =>
    group.side === 'german' ? { ...group, setUp } : { ...group, enter: { turn: 1, along: ['1:A1-A10'] } },
  );
  const wrong = (setsUpFirst: string) =>
    scenarioProblems(
      JSON.stringify({ format: 'hedgerow scenario 1', ...first, groups, setsUpFirst }),
      'x.json',
    ).filter(problem => JSON.stringify(problem).includes('off the map')).length;
  expect([wrong('american'), wrong('german')]).toEqual([1, 0]);
});
