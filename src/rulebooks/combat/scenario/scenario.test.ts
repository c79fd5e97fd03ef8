import { expect, test } from 'vitest';
import { Match, quickDice, Random } from '../../../engine/index.ts';
import { VERBS } from '../acts.ts';
import { combat } from '../index.ts';
import { type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { SCENARIOS } from './content.ts';
import { holderOf } from './control.ts';
import { scenarioProblems } from './scenario.ts';
import { autoSetUp } from './set-up.ts';
import { countOf, outcome, pointsOf } from './victory.ts';

test.each(SCENARIOS.map(scenario => [scenario.id, scenario] as const))(
  '%s is a sound document',
  (id, scenario) => {
    expect(scenarioProblems(JSON.stringify(scenario), `${id}.json`)).toEqual([]);
  },
);

// ---- control

const victory = (...hexes: string[]) => ({
  victory: {
    side: 'german',
    all: [{ is: 'control' as const, side: 'german', hexes, least: 1 }],
    words: 'hold it',
  },
});

/** Who holds D4 in this position. */
function holder(units: Position['units'], more: Partial<Position> = {}) {
  const { world, state } = standing({ units, scenario: victory('1:D4'), ...more });
  return holderOf(world, state, '1:D4');
}

test('[combat 3.2.3.3.a, 3.2.3.3.d] who had men in a hex last holds it; leaders alone take nothing', () => {
  const take = (...units: string[]) => {
    const match = skirmish({ units: [...units, 'american 7-6 M9 moved run'], scenario: victory('1:D4') });
    play(match, 'german', 'move u1 run', 'step u1 1:D4', 'step u1 1:D5');
    return match.state.holders;
  };
  expect(take('german 6-6 D3')).toEqual({ '1:D4': 'german' });
  expect(take('german nco D3')).toEqual({});
  expect(holder(['american 7-6 M9', 'german 6-6 A1'], { holders: { '1:D4': 'german' } })).toBe('german');
});

test('[combat 3.2.3.3.a, 3.2.3.3.b] with both sides in it, on whatever floor, it is disputed', () => {
  const mill = { buildings: { mill: { material: 'stone' as const, hexes: ['D4'], upper: 1 } } };
  const held = { holders: { '1:D4': 'german' as const } };
  expect(holder(['german 6-6 D4', 'american 7-6 D4/1'], { ...mill, ...held })).toBeUndefined();
  // An enemy leader by himself takes it from nobody, and lets nobody hold it.
  expect(holder(['german 6-6 A1', 'american nco D4'], held)).toBeUndefined();
});

test('[combat 3.2.3.3.c] untouched it belongs to who set up there, otherwise to nobody', () => {
  const area = (setUp: string[]) => ({
    scenario: {
      ...victory('1:D4'),
      groups: [
        { id: 'german', side: 'german', name: 'g', units: {}, setUp },
        { id: 'american', side: 'american', name: 'a', units: {}, setUp: ['1:M1-M9'] },
      ],
    },
  });
  expect(holder(['german 6-6 A1', 'american 7-6 M9'], area(['1:A1-F9']))).toBe('german');
  expect(holder(['german 6-6 A1', 'american 7-6 M9'], area(['1:A1-B9']))).toBeUndefined();
});

test('[combat 3.2.3.3.1] E-004 a building is held by men in any of its hexes, with no enemy in all of it', () => {
  const hall = { buildings: { hall: { material: 'stone' as const, hexes: ['D4', 'D5'] } } };
  const match = skirmish({
    units: ['german 6-6 D6', 'american 7-6 M9 moved run'],
    scenario: victory('1:D4'),
    ...hall,
  });
  play(match, 'german', 'move u1 run', 'step u1 1:D5');
  expect(holderOf(match.world, match.state, '1:D4')).toBe('german');
  expect(
    holder(['german 6-6 D5', 'american 7-6 D4/1'], { ...hall, holders: { '1:D4': 'german' } }),
  ).toBeUndefined();
});

test('[combat 3.2.3] after the last turn who has all that is asked for wins, otherwise the other', () => {
  const end = (holders: Position['holders'], least = 1) => {
    const goal = victory('1:D4', '1:E5').victory;
    const { world, state } = standing({
      units: ['german 6-6 A1', 'american 7-6 M9'],
      scenario: { victory: { ...goal, all: goal.all.map(each => ({ ...each, least })) }, turns: 3 },
      turn: 4,
      ...(holders && { holders }),
    });
    return outcome(state, world)?.winner;
  };
  expect(end({ '1:D4': 'german' })).toBe('german');
  expect(end({ '1:D4': 'german' }, 2)).toBe('american');
  expect(end({ '1:D4': 'american' })).toBe('american');
  const { world, state } = standing({
    units: ['german 6-6 A1', 'american 7-6 M9'],
    scenario: { turns: 3 },
    turn: 3,
  });
  expect(outcome(state, world)).toBeUndefined();
});

test('[combat 3.2.3.1, 3.2.3.2] points for squads, halves, teams and leaders; who left counts as if it had fallen, for its own side', () => {
  const worth = (card: string, half?: true) => pointsOf({ card, ...(half && { half }) });
  expect([
    worth('german 6-6'),
    worth('german 6-6', true),
    worth('german MG 34'),
    worth('german nco'),
    worth('german officer'),
  ]).toEqual([2, 1, 1, 1, 2]);
  const { world, state } = standing({
    units: [
      { card: 'german 6-6', lost: 'exited' },
      { card: 'american 7-6', lost: 'exited' },
      { card: 'american 7-6', lost: 'eliminated' },
      'german 6-6 A1',
    ],
  });
  expect(countOf(world, state, { is: 'exit', side: 'german', along: ['1:A1'], least: 1 })).toBe(2);
  expect(countOf(world, state, { is: 'casualties', side: 'german', least: 1 })).toBe(2);
});

// ---- set-up

test('[combat 3.3.1.a, 3.2.2] the first side sets up all it has before the second places anything', () => {
  for (const { id, setsUpFirst, groups, sides } of SCENARIOS) {
    const match = Match.begin(combat, { scenario: id, options: {} }, { dice: quickDice(new Random(id)) });
    const [first, second] = [setsUpFirst, sides.find(side => side.id !== setsUpFirst)?.id ?? ''];
    expect(match.choices.map(({ by }) => by)).toEqual([first]);
    expect(match.offered(first)).not.toContain('done');
    for (const act of autoSetUp(match.world as never, match.view(first) as never, first))
      play(match, first, VERBS.print(act));
    play(match, first, 'done');
    expect(match.choices.map(({ by }) => by)).toEqual([second]);
    const own = match.state as { readonly units: readonly { readonly side: string; readonly at?: string }[] };
    const count = groups
      .filter(({ side }) => side === first)
      .flatMap(({ units }) => Object.values(units as Record<string, number>))
      .reduce((sum, n) => sum + n, 0);
    expect(own.units.filter(({ side, at }) => side === first && at !== undefined)).toHaveLength(count);
  }
});

test('[combat 3.3.2, 3.2.5.a, 8.1.1] any location of one’s area, no hex beyond it, and no more than fit', () => {
  const position: Position = {
    units: [{ card: 'german 6-6' }, 'german 6-6 D4', 'german 6-6 D4', 'german 6-6 D4', 'american 7-6 M9'],
    buildings: { mill: { material: 'stone', hexes: ['D4'], upper: 1 } },
    doing: [{ is: 'set-up', side: 'german' }],
    scenario: { groups: [{ id: 'german', side: 'german', name: 'g', units: {}, setUp: ['1:D4'] }] },
  };
  const match = skirmish(position);
  expect(match.offered('german')).toEqual(['place u1 1:D4/1']);
  expect(refusals(match, 'german', 'place u1 1:D4')).toEqual(['8.1.1']);
  expect(refusals(match, 'german', 'place u1 1:D5')).toEqual(['3.3.2']);
});

/** One German who sets up in D4 and D5, with trenches there and beyond, and wire that is no place. */
const dugGround = (units: Position['units'] = []): Position => ({
  units: [{ card: 'german 6-6' }, ...units, 'american 7-6 M9'],
  doing: [{ is: 'set-up', side: 'german' }],
  scenario: {
    ...victory('1:D9'),
    groups: [{ id: 'german', side: 'german', name: 'g', units: {}, setUp: ['1:D4-D5'] }],
    works: [
      { is: 'trench', at: '1:D5' },
      { is: 'wire', at: '1:D4' },
      { is: 'trench', at: '1:D6' },
    ],
  },
});

test('[combat 3.3.2] a trench is a location of its hex: men set up in those of their area, and in no other', () => {
  const match = skirmish(dugGround());
  expect(match.offered('german')).toEqual(['place u1 1:D4', 'place u1 1:D5', 'place u1 1:D5#trench']);
  // There is none in D4, and that of D6 is beyond the area.
  expect(refusals(match, 'german', 'place u1 1:D4#trench')).toEqual(['3.3.2']);
  expect(refusals(match, 'german', 'place u1 1:D6#trench')).toEqual(['3.3.2']);
  play(match, 'german', 'place u1 1:D5#trench');
  expect(unit(match, 'u1').at).toBe('1:D5#trench');
});

test('[combat 8.1.1] a trench and the ground of its hex have room each for their own', () => {
  const full = (at: string) => Array.from({ length: 3 }, () => `german 6-6 ${at}`);
  const inTrench = skirmish(dugGround(full('D5#trench')));
  expect(refusals(inTrench, 'german', 'place u1 1:D5#trench')).toEqual(['8.1.1']);
  expect(inTrench.offered('german')).toContain('place u1 1:D5');
  const above = skirmish(dugGround(full('D5')));
  expect(refusals(above, 'german', 'place u1 1:D5')).toEqual(['8.1.1']);
  expect(above.offered('german')).toContain('place u1 1:D5#trench');
});

test('a set-up that is made for somebody has trenches for cover', () => {
  const { world, state } = standing(dugGround());
  expect(autoSetUp(world, state, 'german')).toEqual([{ verb: 'place', unit: 'u1', at: '1:D5#trench' }]);
});
