/** The Cohesion Point of formations (7.1.1): how it is found, and what counts against it. */
import { expect, test } from 'vitest';
import type { Rule } from '../../../engine/index.ts';
import { cohesionPoint, OUR_CHARTS } from '../charts/index.ts';
import { reduce, suffer } from '../fire/effects.ts';
import type { Game } from '../game.ts';
import { lose, unitById } from '../game.ts';
import { enact, hundred, type Position, skirmish, standing } from '../testing/bench.ts';
import { trouble } from './check.ts';
import { standingsAtFirst } from './cohesion.ts';

test('[panzer 7.1.1.1.a, 7.1.1.1.b, 7.1.1.a] an Italian Veteran formation of 17, early in 1941, rolls 63: Good, CP-9 (E-001)', () => {
  const match = skirmish(
    {
      doing: [{ is: 'cohesion' }],
      phase: 'spotting',
      options: ['7.1'],
      size: [13, 20],
      date: { year: 1941, month: 3 },
      grades: { italian: 'Veteran' },
      formations: { italian: { losses: 0 } },
      units: [
        ...Array.from({ length: 17 }, () => ({ card: 'm13-40', at: '1:C9' }) as const),
        // Trucks do not fight, and are not counted (7.1.1.b).
        { card: 'italian-truck', at: '1:C9' },
        { card: 'british-truck', at: '1:M20' },
      ],
    },
    [hundred(63)],
  );
  expect(match.state.formations).toEqual({ italian: { losses: 0, level: 'Good', point: 9 } });
});

test('[panzer 7.1.1.b, 7.1.1.1.b] tens and ones are added and rounded down; Excellent is 6 of ten (E-002), and one the least', () => {
  expect(cohesionPoint(OUR_CHARTS, 'Good', 17)).toBe(9);
  expect(cohesionPoint(OUR_CHARTS, 'Good', 4)).toBe(2);
  expect(cohesionPoint(OUR_CHARTS, 'Excellent', 10)).toBe(6);
  expect(cohesionPoint(OUR_CHARTS, 'Good', 20)).toBe(11);
  expect(cohesionPoint(OUR_CHARTS, 'Poor', 1)).toBe(1);
});

/** What is rolled for a formation of ten that its scenario lists so. */
const varied = (
  card: 'pz-iiih' | 'm13-40' | 'm3-stuart' | 'crusader-i',
  roll: number,
  cohesion?: 'Excellent',
) => {
  const side = { 'pz-iiih': 'german', 'm13-40': 'italian', 'm3-stuart': 'american', 'crusader-i': 'british' }[
    card
  ];
  const match = skirmish(
    {
      doing: [{ is: 'cohesion' }],
      phase: 'spotting',
      options: ['7.1', '7.1.1.1'],
      platoons: cohesion ? { [side]: { cohesion } } : {},
      formations: { [side]: { losses: 0 } },
      units: [
        { card, at: '1:C9' },
        { card: card === 'crusader-i' ? 'german-truck' : 'british-truck', at: '1:H1' },
      ],
    },
    [hundred(roll)],
  );
  return match.state.formations?.[side]?.level;
};

test('[panzer 7.1.1.1.c, 7.1.1.e] Germans and British keep within two levels of what is listed (E-003)', () => {
  expect([varied('pz-iiih', 100), varied('pz-iiih', 1)]).toEqual(['Superb', 'Poor']);
  for (const card of ['pz-iiih', 'crusader-i'] as const)
    expect([varied(card, 100, 'Excellent'), varied(card, 1, 'Excellent')]).toEqual([
      'Outstanding',
      'Adequate',
    ]);
});

test('[panzer 7.1.1.1.d] Italians and Americans rise by one level at most, and fall to any (E-004)', () => {
  for (const card of ['m13-40', 'm3-stuart'] as const)
    expect([varied(card, 100, 'Excellent'), varied(card, 1, 'Excellent')]).toEqual(['Superior', 'Poor']);
});

const COMPANY: Position = {
  phase: 'combat',
  options: ['7.1'],
  platoons: { german: { cohesion: 'Good' } },
  formations: { german: { losses: 0, level: 'Good', point: 5 } },
  units: [
    { card: 'pz-iiih', at: '1:A1' },
    { card: 'german-squad', at: '1:C1' },
    { card: 'german-half-squad', at: '1:E1' },
    { card: 'pak-38', at: '1:G1' },
    { card: 'german-truck', at: '1:A9' },
    { card: 'british-truck', at: '1:M9' },
  ],
};
/** What the company has lost after this. */
const losses = (happens: (game: Game) => Rule<void>, position: Position = COMPANY) => {
  const { match } = enact(position, [hundred(100), hundred(99)], function* (game) {
    yield* happens(game);
    yield* trouble(game);
  });
  return match.state.formations?.german;
};
const falls = (id: 'u1' | 'u2' | 'u3' | 'u4' | 'u5', fate: Parameters<typeof lose>[2]) =>
  function* (game: Game): Rule<void> {
    lose(game, unitById(game.state, id), fate);
  };

test('[panzer 7.1.1.2.a] a leg or towed unit that is eliminated counts, a squad that is reduced does not', () => {
  expect(losses(falls('u3', 'eliminated'))?.losses).toBe(1);
  expect(losses(falls('u4', 'eliminated'))?.losses).toBe(1);
  expect(losses(game => reduce(game, unitById(game.state, 'u2')))?.losses).toBe(0);
  expect(losses(game => reduce(game, unitById(game.state, 'u3')))?.losses).toBe(1);
});

test('[panzer 7.1.1.2.b, 7.1.1.b] combat vehicles that are bailed out of, knocked out or burnt count; damage, tracks and trucks do not', () => {
  for (const fate of ['bailed out', 'knocked out', 'brewed up'] as const)
    expect(losses(falls('u1', fate))?.losses).toBe(1);
  expect(losses(falls('u1', 'left'))?.losses).toBe(0);
  for (const is of ['Hull Damage', 'TK'] as const)
    expect(losses(game => suffer(game, unitById(game.state, 'u1'), { is, mayBail: false }))?.losses).toBe(0);
  expect(losses(falls('u5', 'knocked out'))?.losses).toBe(0);
});

test('[panzer 7.1.1.2.d, 7.1.1.2.a] of two squads reduced, a half-squad, a truck and a tank that is left two count (E-039)', () => {
  const lost = losses(function* (game) {
    yield* reduce(game, unitById(game.state, 'u2'));
    lose(game, unitById(game.state, 'u3'), 'eliminated');
    lose(game, unitById(game.state, 'u1'), 'bailed out');
    lose(game, unitById(game.state, 'u5'), 'knocked out');
  });
  expect(lost?.losses).toBe(2);
});

test('[panzer 7.1.1.2.c] batteries that are knocked out are no loss of any formation', () => {
  const lost = losses(
    function* (game) {
      const [battery] = game.state.batteries;
      if (battery) game.own(battery).lost = true;
    },
    { ...COMPANY, batteries: [{ id: 'b1', side: 'german', kind: '10.5cm leFH' }] },
  );
  expect(lost?.losses).toBe(0);
});

test('[panzer 7.1.1.d, 7.1.e, 7.1.a] what the scenario lists is there from the first, whatever the grade, and only combat units count', () => {
  for (const grade of ['Elite', 'Green'] as const) {
    const { world, view } = standing({ ...COMPANY, grades: { german: grade } });
    // Four combat units at Good: 2 of them.
    expect(standingsAtFirst(world, view.units)).toMatchObject({
      german: { losses: 0, level: 'Good', point: 2 },
    });
  }
  const { world, view } = standing({ ...COMPANY, options: ['7.1', '7.1.1.1'] });
  expect(standingsAtFirst(world, view.units).german).toEqual({ losses: 0 });
});

test('[panzer 7.1.1.1.e] with unknown cohesion it is rolled for at the first loss, and not before', () => {
  const unknown = {
    ...COMPANY,
    options: ['7.1', '7.1.1.1.e'],
    formations: { german: { losses: 0 } },
  } as const;
  const waiting = skirmish({ ...unknown, doing: [{ is: 'cohesion' }] });
  expect(waiting.state.formations?.german).toEqual({ losses: 0 });
  // 100 and 5 for Germans is Superb, but two levels above Good are the limit.
  expect(losses(falls('u1', 'knocked out'), unknown)).toEqual({ losses: 1, level: 'Superior', point: 2 });
  expect(losses(falls('u5', 'knocked out'), unknown)).toEqual({ losses: 0 });
});
