import { expect, test } from 'vitest';
import { enact, type Position, play, skirmish, worldOf } from '../testing/bench.ts';
import { takeControl } from './control.ts';
import type { Scenario } from './scenario.ts';
import { initialControl, outcome, pointsOf, progress } from './victory.ts';

const SQUAD = 'german 1-6-4-5 D4';
const ENEMY = 'american 2-5-4-6 D4';

const victory = (condition: Scenario['victory']['all'][number]): Partial<Scenario> => ({
  victory: { side: condition.side, all: [condition], words: 'words' },
});
const HOLD = victory({ is: 'control', side: 'german', places: ['1:D4', '1:D4/1'], least: 1 });

function controlled(units: Position['units'], rest: Partial<Position> = {}) {
  const position = { units, scenario: HOLD, control: { '1:D4': 'american' }, ...rest };
  return enact(position, [], function* (game) {
    takeControl(game);
  }).match.state.control;
}

test('[lnl 22.1.a] a squad or Hero in Good Order takes the hex in which it is, and no other level of it', () => {
  expect(controlled([SQUAD])).toEqual({ '1:D4': 'german' });
  expect(controlled(['german Lt. Koch D4', SQUAD])).toEqual({ '1:D4': 'german' });
  expect(controlled(['german Dorn D4/1'])).toEqual({
    '1:D4': 'american',
    '1:D4/1': 'german',
  });
});

test('[lnl 22.1.a] who holds a place already does not take it again, and nothing is said of it', () => {
  const position = { units: [SQUAD], scenario: HOLD, control: { '1:D4': 'german' } } as const;
  const { match } = enact(position, [], function* (game) {
    takeControl(game);
  });
  expect(match.journal.all().filter(({ is }) => is === 'say')).toEqual([]);
});

test('[lnl 22.1.a] neither the Shaken nor Leaders and Medics take anything', () => {
  for (const unit of [`${SQUAD} shaken`, 'german Lt. Koch D4'])
    expect(controlled([unit])).toEqual({ '1:D4': 'american' });
});

test('[lnl 22.1.a] half-squads, crews and weapon teams do, Medics, Scouts and Snipers do not', () => {
  const taker = (card: string) => controlled([`german ${card} D4`])['1:D4'];
  expect(['0-4-4-5', 'crew', 'MG42 team', '50mm mortar'].map(taker)).toEqual(Array(4).fill('german'));
  expect(['Medic', 'Scout', 'Sniper'].map(taker)).toEqual(Array(3).fill('american'));
});

test('[lnl 22.1.a] those who pass through take it on the way, and keep it', () => {
  const match = skirmish({
    units: ['american 2-5-4-6 D3', 'german 1-6-4-5 L9 shaken'],
    scenario: HOLD,
    control: { '1:D4': 'german' },
  });
  play(match, 'american', 'activate 1:D3', 'move u1', 'step 1:D4', 'step 1:D5', 'done');
  expect(match.state.control).toEqual({ '1:D4': 'american' });
});

test('[lnl 22.1.b] while both are there it stays with whom it was', () => {
  for (const units of [
    [SQUAD, ENEMY],
    [ENEMY, SQUAD],
  ])
    expect(controlled(units, { melees: [{ at: '1:D4' }] })).toEqual({ '1:D4': 'american' });
});

test('at the start a side controls what lies in its own set-up area alone', () => {
  const groups = [
    { id: 'german', side: 'german', units: {}, setUp: ['1:A1-D10'] },
    { id: 'american', side: 'american', units: {}, setUp: ['1:H1-I10'] },
  ];
  const world = worldOf({ units: [SQUAD, ENEMY], scenario: { ...HOLD, groups } });
  expect(initialControl(world)).toEqual({ '1:D4': 'german', '1:D4/1': 'german' });
});

test('[lnl 22.0.d] nothing is decided before the last turn is over', () => {
  const { match } = enact(
    { units: [SQUAD, ENEMY], scenario: HOLD, control: { '1:D4': 'german' } },
    [],
    function* () {},
  );
  expect(outcome({ ...match.state, doing: [] }, match.world)).toBeUndefined();
  expect(outcome(match.state, match.world)).toMatchObject({ winner: 'german', why: 'words' });
  expect(outcome({ ...match.state, control: {} }, match.world)).toMatchObject({ winner: 'american' });
});

test('[lnl 22.0.c] a half-squad counts half of a squad', () => {
  expect(pointsOf('german 1-6-4-5')).toBe(2 * pointsOf('german 0-4-4-5'));
});

test('losses and departures are counted for those whom they help', () => {
  const { match } = enact({ units: [SQUAD, ENEMY] }, [], function* () {});
  const losses = [
    { side: 'american', card: 'american 2-5-4-6', how: 'eliminated' },
    { side: 'american', card: 'american 1-4-4-6', how: 'exited' },
  ] as const;
  const view = { ...match.state, losses, points: { german: 3 } };
  expect(progress(view, { is: 'casualties', side: 'german', least: 1 })).toBe(2);
  expect(progress(view, { is: 'exit', side: 'american', along: ['1:A1'], least: 1 })).toBe(1);
  expect(progress(view, { is: 'points', side: 'german', least: 1 })).toBe(3);
});
