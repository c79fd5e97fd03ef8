import { expect, test } from 'vitest';
import type { Scenario } from '../scenario/scenario.ts';
import { type Dice, isGone, offers, type Position, play, skirmish, unit } from '../testing/bench.ts';

const SQUAD = 'american 2-5-4-6';
const FOE = 'u99: german 1-6-4-5 M10 shaken';

/** Americans come on along column A in turn 1, the others of them in turn 2. */
const groups: Scenario['groups'] = [
  { id: 'american', side: 'american', units: {}, enter: { turn: 1, along: ['1:A1-A3'] } },
  { id: 'late', side: 'american', units: {}, enter: { turn: 2, along: ['1:A1-A3'] } },
  { id: 'german', side: 'german', units: {} },
];
const begin = (position: Position, dice: Dice = []) =>
  skirmish(
    { ...position, scenario: { groups, ...position.scenario }, units: [...position.units, FOE] },
    dice,
  );

test('[lnl 22.0.a, 22.0.b] in their turn units come on by the edge, and pay for the first hex', () => {
  const match = begin({ units: [SQUAD, 'american 2-5-4-6 group late'], hexes: { A2: 'woods' } });
  expect(offers(match, 'american', 'enter')).toEqual(['enter u1']);
  play(match, 'american', 'enter u1');
  expect(offers(match, 'american', 'step')).toEqual(['step 1:A1', 'step 1:A2', 'step 1:A3']);
  expect(offers(match, 'american', 'done')).toEqual([]);
  play(match, 'american', 'step 1:A2');
  expect(match.state.doing.at(-1)).toMatchObject({ spent: 2 });
  play(match, 'american', 'step 1:B2', 'done');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:B2', moved: 'Moved' });
  expect(match.state.active).toBe('german');
});

test('[lnl 22.0.a] one unit or one stack an impulse', () => {
  const match = begin({ units: [SQUAD, SQUAD, SQUAD] });
  play(match, 'american', 'enter u1');
  expect(offers(match, 'american', 'with')).toEqual(['with u2', 'with u3']);
  play(match, 'american', 'with u2', 'step 1:A1', 'done');
  expect(match.state.active).toBe('german');
  play(match, 'german', 'pass');
  expect(offers(match, 'american', 'enter')).toEqual(['enter u3']);
});

test('[lnl 22.0.a, 6.1.d] they come on in any way they can, and after an Assault Move may fire', () => {
  const match = begin({ units: [SQUAD, 'german 1-6-4-5 D2 fired'] });
  play(match, 'american', 'enter u1', 'assault', 'step 1:A2', 'done');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:A2', moved: 'Assault Move' });
  expect(offers(match, 'american', 'ready')).toEqual(['ready u1']);
  const crawling = begin({ units: [SQUAD] });
  play(crawling, 'american', 'enter u1', 'crawl', 'step 1:A2');
  expect(unit(crawling, 'u1')).toMatchObject({ at: '1:A2', moved: 'Low Crawl' });
});

test('[lnl 22.0.a, 1.3.g] nobody enters where there is no room', () => {
  const full = ['1:A1', '1:A2', '1:A3'].flatMap(at => [1, 2, 3].map(() => `american 2-5-4-6 ${at}`));
  const match = begin({ units: [SQUAD, ...full] });
  expect(offers(match, 'american', 'enter')).toEqual([]);
});

test('[lnl 1.7.f] a gun that comes on faces some way, and chooses which', () => {
  const match = begin({ units: ['american 57mm ATG'] });
  play(match, 'american', 'enter u1', 'step 1:A1', 'pivot u1 2');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:A1', facing: 2 });
});

test('[lnl 5.3.a] they are fired at as they come', () => {
  const match = begin({ units: [SQUAD, 'german 1-6-4-5 D2'] });
  play(match, 'american', 'enter u1', 'step 1:A2');
  expect(match.choiceOf('german')).toMatchObject({ window: { on: 'opportunity-fire' } });
});

test('[lnl 22.0.d] where the victory conditions ask for it a stack leaves the map for a point', () => {
  const victory: Scenario['victory'] = {
    side: 'american',
    all: [{ is: 'exit', side: 'american', along: ['1:M1-M3'], least: 2 }],
    words: '',
  };
  const match = begin({ units: ['american 2-5-4-6 L1', 'american 2-5-4-6 L8'], scenario: { victory } });
  play(match, 'american', 'activate 1:L1', 'move u1');
  expect(offers(match, 'american', 'exit')).toEqual([]);
  play(match, 'american', 'step 1:M1', 'exit');
  expect(isGone(match, 'u1')).toBe(true);
  expect(match.state.losses).toEqual([{ side: 'american', card: 'american 2-5-4-6', how: 'exited' }]);
  expect(match.state.active).toBe('german');
});

test('[lnl 11.4.a, 22.0.b] a Sniper of the group does not enter, and is not lost with those who did not', () => {
  const match = begin({ units: [SQUAD, 'american Sniper'], turns: 2 }, '1,6');
  expect(offers(match, 'american', 'enter')).toEqual(['enter u1']);
  play(match, 'american', 'pass');
  play(match, 'german', 'pass');
  play(match, 'american', 'pass');
  expect([isGone(match, 'u1'), isGone(match, 'u2')]).toEqual([true, false]);
});

test('[lnl 22.0.b] the weapons of those who did not come are lost with them', () => {
  const match = begin({ units: [SQUAD], weapons: ['american BAR of u1'], turns: 2 }, '1,6');
  play(match, 'american', 'pass');
  play(match, 'german', 'pass');
  play(match, 'american', 'pass');
  expect(isGone(match, 'w1')).toBe(true);
});

test('[lnl 22.0.a] each side brings on its own units', () => {
  const both: Scenario['groups'] = groups.map(group => ({
    ...group,
    enter: { turn: 1, along: ['1:A1-A3'] },
  }));
  const match = begin({ units: [SQUAD, 'german 1-6-4-5'], scenario: { groups: both } });
  expect(offers(match, 'american', 'enter')).toEqual(['enter u1']);
});

const LEAVING: Partial<Scenario> = {
  victory: {
    side: 'american',
    all: [{ is: 'exit', side: 'american', along: ['1:M1-M3'], least: 2 }],
    words: '',
  },
};

test('[lnl 22.0.a] weapons go off the map with their unit', () => {
  const weapons = ['american BAR of u1', 'american BAR of u2'];
  const match = begin({ units: ['american 2-5-4-6 M1', 'american 2-5-4-6 L8'], weapons, scenario: LEAVING });
  play(match, 'american', 'activate 1:M1', 'move u1', 'exit');
  expect([isGone(match, 'w1'), isGone(match, 'w2')]).toEqual([true, false]);
});

test('[lnl 22.0.a, 5.1.a] no Shaken unit leaves the map', () => {
  const match = begin({ units: ['american 2-5-4-6 M1 shaken'], scenario: LEAVING });
  play(match, 'american', 'activate 1:M1', 'move u1');
  expect(offers(match, 'american', 'exit')).toEqual([]);
});

test('[lnl 22.0.a, 11.4.a] who is off the map is told why he does not come: a Sniper, and one of another turn', () => {
  const match = begin({
    units: [SQUAD, 'american Sniper', 'american 2-5-4-6 group late'],
  });
  const why = (piece: string) =>
    match.whyNot('american', { piece }).map(({ cite, why: said }) => `${cite} ${said}`);
  expect(why('u2')).toEqual(['11.4.a he shows himself during play']);
  expect(why('u3')).toEqual(['22.0.a it enters in turn 2']);
});
