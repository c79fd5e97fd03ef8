import { expect, test } from 'vitest';
import { type Position, play, skirmish } from '../testing/bench.ts';
import { controllerOf } from './victory.ts';

const SQUAD = 'russian 4-4-7 C4';
const FARM = { farm: { material: 'stone', hexes: ['C5', 'C6'] } } as const;

const game = (position: Pick<Position, 'units'> & Partial<Position>) =>
  skirmish({
    phase: 'russian advance',
    buildings: FARM,
    control: { '1:farm': 'german' },
    scenario: {
      victory: {
        side: 'russian',
        all: [
          { is: 'control-buildings', side: 'russian', buildings: ['1:farm'], least: 1 },
          { is: 'control-hexes', side: 'russian', hexes: ['1:C7'], least: 1 },
        ],
        words: '',
      },
    },
    ...position,
  });
const FAR = 'german 4-6-7 M10 broken';

test('[aslsk 2.0.Control.a] a good order squad takes a building by one of its hexes, if no enemy is in any', () => {
  const match = game({ units: [SQUAD, FAR] });
  play(match, 'russian', 'advance u1 1:C5');
  expect(match.state.control).toEqual({ '1:farm': 'russian' });
});

test('[aslsk 2.0.Control.a] not while an enemy is in it, even a broken one', () => {
  const match = game({ units: [SQUAD, 'german 4-6-7 C6 broken'] });
  play(match, 'russian', 'advance u1 1:C5');
  expect(match.state.control).toEqual({ '1:farm': 'german' });
});

test('[aslsk 2.0.Control.a] a leader takes nothing', () => {
  const match = game({ units: ['russian 9-1 C4', FAR] });
  play(match, 'russian', 'advance u1 1:C5');
  expect(match.state.control).toEqual({ '1:farm': 'german' });
});

test('[aslsk 2.0.Control.a] what is taken stays so when the unit goes on', () => {
  const match = game({ phase: 'movement', units: ['russian 4-4-7 B6', FAR] });
  play(match, 'russian', 'move u1', 'step 1:C7', 'step 1:D7');
  expect(match.state.control).toEqual({ '1:farm': 'german', '1:C7': 'russian' });
});

const TANK = 'russian T-34/85 C7';
const GERMAN = 'german 4-6-7 C7';
const hexHolder = (position: Pick<Position, 'units'> & Partial<Position>) =>
  controllerOf(game({ control: { '1:C7': 'german' }, ...position }).state, { key: '1:C7', hexes: ['1:C7'] });

test('[aslsk 2.0.Control.b] a tank controls the hex in which it is as long as it is there, unless an enemy in good order is, too', () => {
  expect(hexHolder({ units: [SQUAD, FAR], vehicles: [TANK] })).toBe('russian');
  expect(hexHolder({ units: [SQUAD, FAR], vehicles: ['russian T-34/85 C8'] })).toBe('german');
  expect(hexHolder({ units: [SQUAD, GERMAN], vehicles: [TANK] })).toBe('german');
  expect(hexHolder({ units: [SQUAD, `${GERMAN} broken`], vehicles: [TANK] })).toBe('russian');
});

test('[aslsk 2.0.Control.b] of a building it controls nothing', () => {
  const match = game({ units: [SQUAD, FAR], vehicles: ['russian T-34/85 C5'] });
  expect(controllerOf(match.state, { key: '1:farm', hexes: ['1:C5', '1:C6'] })).toBe('german');
});

test('[aslsk 2.0.Control.a] who is broken takes nothing', () => {
  const broken = 'russian 4-4-7 C5 broken';
  const match = game({ units: [broken, 'russian 4-4-7 H4', FAR] });
  play(match, 'russian', 'done');
  expect(match.state.control).toEqual({ '1:farm': 'german' });
});

test('[aslsk 2.0.Control.a] nor does anybody while an enemy vehicle is in it; a wreck denies nothing', () => {
  const taken = (vehicle: string) => {
    const tank = `german Panther C6 ${vehicle}`;
    const match = game({ units: [SQUAD, FAR], vehicles: [tank] });
    play(match, 'russian', 'advance u1 1:C5');
    return match.state.control['1:farm'];
  };
  expect([taken(''), taken('wreck')]).toEqual(['german', 'russian']);
});

test('[aslsk 2.0.Control.a] only in good order: neither broken nor held in melee', () => {
  const holder = (more: string, melees: readonly '1:C5'[] = []) => {
    const inside = `russian 4-4-7 C5 ${more}`;
    const others = melees.length > 0 ? ['german 4-6-7 C5'] : [];
    const match = game({ phase: 'prep-fire', units: [inside, FAR, ...others], melees });
    while (match.state.phase === 'prep-fire' && match.choices[0]) play(match, match.choices[0].by, 'done');
    return match.state.control['1:farm'];
  };
  expect([holder(''), holder('broken'), holder('', ['1:C5'])]).toEqual(['russian', 'german', 'german']);
});
