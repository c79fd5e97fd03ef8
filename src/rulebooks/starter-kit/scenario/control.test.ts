import { expect, test } from 'vitest';
import { type Position, play, skirmish } from '../testing/bench.ts';
import { controllerOf } from './victory.ts';

const SQUAD = { card: 'russian 4-4-7', at: '1:C4' } as const;
const FARM = { farm: { material: 'stone', hexes: ['C5', 'C6'] } } as const;

const game = (position: Pick<Position, 'units'> & Partial<Position>) =>
  skirmish({
    attacker: 'russian',
    phase: 'advance',
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
const FAR = { card: 'german 4-6-7', at: '1:M10', broken: true } as const;

test('[aslsk 2.0.Control.a] a good order squad takes a building by one of its hexes, if no enemy is in any', () => {
  const match = game({ units: [SQUAD, FAR] });
  play(match, 'russian', 'advance u1 1:C5');
  expect(match.state.control).toEqual({ '1:farm': 'russian' });
});

test('[aslsk 2.0.Control.a] not while an enemy is in it, even a broken one', () => {
  const match = game({ units: [SQUAD, { card: 'german 4-6-7', at: '1:C6', broken: true }] });
  play(match, 'russian', 'advance u1 1:C5');
  expect(match.state.control).toEqual({ '1:farm': 'german' });
});

test('[aslsk 2.0.Control.a] a leader takes nothing', () => {
  const match = game({ units: [{ card: 'russian 9-1', at: '1:C4' }, FAR] });
  play(match, 'russian', 'advance u1 1:C5');
  expect(match.state.control).toEqual({ '1:farm': 'german' });
});

test('[aslsk 2.0.Control.a] what is taken stays so when the unit goes on', () => {
  const match = game({ phase: 'movement', units: [{ ...SQUAD, at: '1:B6' }, FAR] });
  play(match, 'russian', 'move u1', 'step 1:C7', 'step 1:D7');
  expect(match.state.control).toEqual({ '1:farm': 'german', '1:C7': 'russian' });
});

const TANK = { card: 'russian T-34/85', at: '1:C7' } as const;
const GERMAN = { card: 'german 4-6-7', at: '1:C7' } as const;
const hexHolder = (position: Pick<Position, 'units'> & Partial<Position>) =>
  controllerOf(game({ control: { '1:C7': 'german' }, ...position }).state, { key: '1:C7', hexes: ['1:C7'] });

test('[aslsk 2.0.Control.b] a tank controls the hex in which it is as long as it is there, unless an enemy in good order is, too', () => {
  expect(hexHolder({ units: [SQUAD, FAR], vehicles: [TANK] })).toBe('russian');
  expect(hexHolder({ units: [SQUAD, FAR], vehicles: [{ ...TANK, at: '1:C8' }] })).toBe('german');
  expect(hexHolder({ units: [SQUAD, GERMAN], vehicles: [TANK] })).toBe('german');
  expect(hexHolder({ units: [SQUAD, { ...GERMAN, broken: true }], vehicles: [TANK] })).toBe('russian');
});

test('[aslsk 2.0.Control.b] of a building it controls nothing', () => {
  const match = game({ units: [SQUAD, FAR], vehicles: [{ ...TANK, at: '1:C5' }] });
  expect(controllerOf(match.state, { key: '1:farm', hexes: ['1:C5', '1:C6'] })).toBe('german');
});

test('[aslsk 2.0.Control.a] who is broken takes nothing', () => {
  const broken = { ...SQUAD, at: '1:C5', broken: true } as const;
  const match = game({ units: [broken, { ...SQUAD, at: '1:H4' }, FAR] });
  play(match, 'russian', 'done');
  expect(match.state.control).toEqual({ '1:farm': 'german' });
});

test('[aslsk 2.0.Control.a] nor does anybody while an enemy vehicle is in it; a wreck denies nothing', () => {
  const taken = (vehicle: object) => {
    const tank = { card: 'german Panther', at: '1:C6', ...vehicle } as const;
    const match = game({ units: [SQUAD, FAR], vehicles: [tank] });
    play(match, 'russian', 'advance u1 1:C5');
    return match.state.control['1:farm'];
  };
  expect([taken({}), taken({ wreck: true })]).toEqual(['german', 'russian']);
});

test('[aslsk 2.0.Control.a] only in good order: neither broken nor held in melee', () => {
  const holder = (more: object, melees: readonly '1:C5'[] = []) => {
    const inside = { ...SQUAD, at: '1:C5', ...more } as const;
    const others = melees.length > 0 ? [{ card: 'german 4-6-7', at: '1:C5' } as const] : [];
    const match = game({ phase: 'prep-fire', units: [inside, FAR, ...others], melees });
    while (match.state.phase === 'prep-fire' && match.choices[0]) play(match, match.choices[0].by, 'done');
    return match.state.control['1:farm'];
  };
  expect([holder({}), holder({ broken: true }), holder({}, ['1:C5'])]).toEqual([
    'russian',
    'german',
    'german',
  ]);
});
