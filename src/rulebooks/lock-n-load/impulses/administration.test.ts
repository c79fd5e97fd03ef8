import { expect, test } from 'vitest';
import { enact, isGone, type Position, unit } from '../testing/bench.ts';
import { administrationPhase } from './administration.ts';

const SQUAD = { card: 'german 1-6-4-5', at: '1:C4' } as const;
const clean = (position: Partial<Position>) =>
  enact({ units: [SQUAD], phase: 'administration', ...position }, [], administrationPhase).match;

test('[lnl 9.0.a, 2.0.a] all activity markers come off, and wounds and shock do not', () => {
  const units = [
    'german 1-6-4-5 C4 moved Assault Move fired',
    'german 1-6-4-5 C4 opsComplete called shaken',
    'german Lt. Koch C4 moved Low Crawl wounded',
  ];
  const match = clean({ units });
  expect(['u1', 'u2', 'u3'].map(id => unit(match, id))).toEqual([
    { id: 'u1', side: 'german', group: 'german', ...SQUAD },
    { id: 'u2', side: 'german', group: 'german', ...SQUAD, shaken: true },
    { id: 'u3', side: 'german', group: 'german', card: 'german Lt. Koch', at: '1:C4', wounded: true },
  ]);
});

test('[lnl 9.0.a, 20.2.b] Spotted markers, Starshells and barrages go; foxholes and wire stay', () => {
  const { state } = clean({
    spotted: ['1:C4'],
    starshells: ['1:D4'],
    barrages: [{ at: '1:D4', by: 'american', firepower: 2 }],
    foxholes: ['1:C4'],
    wire: ['1:C5'],
  });
  expect(state).toMatchObject({ spotted: [], foxholes: ['1:C4'], wire: ['1:C5'] });
  expect(state).not.toHaveProperty('starshells');
  expect(state).not.toHaveProperty('barrages');
});

test('[lnl 7.0.d] Smoke 1 becomes Smoke 2, and that is gone a turn later', () => {
  const smoke = [
    { at: '1:C4', stage: 1 },
    { at: '1:D4', stage: 2 },
  ] as const;
  expect(clean({ smoke }).state.smoke).toEqual([{ at: '1:C4', stage: 2 }]);
  expect(clean({ smoke: [{ at: '1:C4', stage: 2 }] }).state).not.toHaveProperty('smoke');
});

test('[lnl 8.1.b] a Melee goes on only where both sides are left, with a new round', () => {
  const units = [SQUAD, 'american 2-5-4-6 C4', 'german 1-6-4-5 D4'];
  const melees = [
    { at: '1:C4', fought: true },
    { at: '1:D4', fought: true },
  ] as const;
  expect(clean({ units, melees }).state.melees).toEqual([{ at: '1:C4' }]);
});

test('[lnl 8.0.o] a captured weapon that won no Melee is gone', () => {
  expect(isGone(clean({ weapons: ['american BAR of u1 doomed'] }), 'w1')).toBe(true);
});

test('[lnl 22.0.b] reinforcements that did not come on their turn are lost', () => {
  const scenario = {
    groups: [
      { id: 'german', side: 'german', units: {}, enter: { turn: 1, along: ['1:A1'] } },
      { id: 'american', side: 'american', units: {}, enter: { turn: 2, along: ['1:A1'] } },
    ],
  };
  const match = clean({ units: [SQUAD, SQUAD.card, 'american 2-5-4-6'], scenario });
  expect(match.state.units.map(({ id }) => id)).toEqual(['u1', 'u3']);
});

test('[lnl 9.0.b] the turn moves on to the next Rally Phase', () => {
  expect(clean({ turn: 2 }).state).toMatchObject({ turn: 3, phase: 'rally', passes: 0 });
});
